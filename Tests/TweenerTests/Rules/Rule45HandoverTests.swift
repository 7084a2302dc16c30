import Testing

@testable import Tweener

@Suite("Rule 45: hand-over")
struct Rule45HandoverTests {
  /// A box that another tween moves at 100 a second, taken over at 50 after half a second.
  private func takenOver(
    _ parameters: TweenParameters, directWrites: Bool = true
  ) -> (stage: RuleStage, box: RuleBox, tween: Tween) {
    let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox())
    stage.add(box, [.duration: 10, "x": 1000, "observed": 1000])
    stage.tweener.advance(by: 0.5)
    let tween = stage.add(box, parameters)
    return (stage, box, tween)
  }

  @Test(
    "45 the value is the easing's and the velocity's share, bit for bit, however it is written",
    arguments: [Easing.linear, .inOutQuad, .outBack, .inElastic], [true, false])
  func rule45_formula(easing: Easing, directWrites: Bool) {
    let (stage, box, _) = takenOver(
      [.duration: 2, .easing: easing, .handover: HandoverMode.smooth, "x": 0, "observed": 0],
      directWrites: directWrites)
    stage.tweener.advance(by: 0)
    let own = -50 * easing.derivative(0) / 2
    for step in 1...7 {
      stage.tweener.advance(by: 0.25)
      let time = Double(step) / 8
      let left = 1 - time
      let base: Double = 50 + (0 - 50) * easing(time)
      let expected: Double = base + (100 - own) * 2 * (time * (left * left))
      #expect(box.x == expected, "\(step)")
      #expect(box.observed == expected, "\(step)")
    }
    #expect(stage.after(0.25, [box.x, box.observed]) == [0, 0])
  }

  @Test("45 neither value nor velocity jumps, and it ends as it would")
  func rule45_continuous() {
    for easing in [Easing.inOutCubic, .outQuad, .inBack, .steps(3, jump: .end)] {
      let (stage, box, tween) = takenOver(
        [.duration: 1, .easing: easing, .handover: "smooth", "x": 20])
      #expect(stage.after(0, box.x) == 50)
      #expect(abs((stage.tweener.velocity(of: box, \.x) ?? 0) - 100) < 1e-10)
      #expect(stage.after(1, box.x) == 20)
      #expect(tween.outcome == .completed)
    }
  }

  @Test("45 it never leaves the easing by more than 4/27 of the velocity's way")
  func rule45_bound() {
    let (stage, box, _) = takenOver([.duration: 3, .handover: HandoverMode.smooth, "x": 50])
    var most = 0.0
    for _ in 0..<300 {
      stage.tweener.advance(by: 0.01)
      most = max(most, abs(box.x - 50))
    }
    let bound: Double = 4.0 / 27 * 300
    #expect(most <= bound * (1 + 0x1p-50))
    #expect(most > bound * 0.9999)
  }

  @Test("45 where a hand-over leads")
  func rule45_stories() {
    /// A story of `x`, which a tween moves at 100 a second, and which another takes over at 50.
    func handedOver(
      _ title: String, _ words: TweenParameters, _ steps: KeyValuePairs<RuleStep, Double>
    ) {
      story(
        title, { $0.x }, steps,
        adding: { stage, box in
          stage.add(box, [.duration: 10, "x": 1000])
          stage.advance(0.5)
          return [stage.add(box, words)]
        })
    }
    let smooth: TweenParameters = [.duration: 2, .handover: HandoverMode.smooth, "x": 0]
    handedOver("45 without the word it jumps", [.duration: 2, "x": 0], [1: 25])
    story("45 where nothing moves nothing is added", smooth.merging(["x": 8]) { $1 }, [0.5: 2])
    handedOver(
      "45 nothing is added at rate 0", smooth.merging([.duration: 1, .timeScale: 0]) { $1 },
      [0: 50, [.timeScale(1), 0.5]: 25])
    handedOver(
      "45 nor in later plays", smooth.merging([.duration: 1, .repeat: 1]) { $1 }, [1.5: 25])
    handedOver(
      "45 nor at an infinite slope",
      smooth.merging([.duration: 1, .easing: Easing.outCirc]) { $1 },
      [0.5: 50 - 50 * Easing.outCirc(0.5)])
    handedOver(
      "45 a rate counts: both velocities are in own time",
      smooth.merging(["x": 50, .timeScale: 2]) { $1 }, [0.5: 62.5])
    handedOver(
      "45 with a negative delay it counts from where the tween begins",
      smooth.merging(["x": 50, .delay: -1]) { $1 },
      [0: 50, 0.5: 62.5, .progress(0.25): 50, 2: 50])
  }

  @Test("45 with a negative delay it begins with the velocity that there is")
  func rule45_negativeDelay() {
    let (stage, box, _) = takenOver(
      [.duration: 2, .delay: -1, .handover: HandoverMode.smooth, "x": 50])
    stage.tweener.advance(by: 0)
    #expect(abs((stage.tweener.velocity(of: box, \.x) ?? 0) - 100) < 1e-10)
  }

  @Test("45 a thousand hand-overs in a row have no jump")
  func rule45_chain() {
    let (stage, box) = (RuleStage(), RuleBox())
    var random = SystemRandomNumberGenerator()
    stage.add(box, [.duration: 1, "x": 100])
    stage.tweener.advance(by: 0.3)
    for turn in 0..<1000 {
      let (value, velocity) = (box.x, stage.tweener.velocity(of: box, \.x) ?? 0)
      let end = Double.random(in: -100...100, using: &random)
      let length = Double.random(in: 0.5...2, using: &random)
      _ =
        turn % 3 == 0
        ? stage.add(box, [.spring: TweenSpring(duration: length, bounce: 0.2), "x": end])
        : stage.add(
          box,
          [.duration: length, .easing: Easing.inOutSine, .handover: HandoverMode.smooth, "x": end])
      #expect(stage.after(0, box.x) == value)
      let next = stage.tweener.velocity(of: box, \.x) ?? 0
      let largest: Double = max(abs(velocity), abs(end - value) / length * 8)
      #expect(abs(next - velocity) <= 1e-12 * largest)
      stage.tweener.advance(by: Double.random(in: 0.01...0.4, using: &random))
    }
  }

  @Test("45 keyframes, and numbers behind a function of the call's, take over nothing, and say so")
  func rule45_refused() {
    let way = TweenValue.to(0).interpolated { $0 + ($1 - $0) * $2 }
    let words: TweenParameters = [.duration: 1, .handover: HandoverMode.smooth, "y": 100]
    for value in [TweenValue.keyframes([0, 8]), way] {
      let (stage, box, tween) = takenOver(words.merging(["x": value]) { $1 })
      let (plain, other, _) = takenOver([.duration: 1, "x": value])
      #expect(stage.after(0.25, box.x) == plain.after(0.25, other.x))
      #expect(tween.problems.map(\.key) == ["handover"])
      #expect(tween.problems.first?.targetType == "RuleBox")
      #expect(tween.problems.first?.fault.contains("\"x\"") == true)
    }
    let (_, _, tween) = takenOver(
      [.handover: "smooth", .keyframes: [[.duration: 1, "x": 5]] as [TweenParameters]])
    #expect(tween.problems.map(\.key) == ["handover"])
  }
}
