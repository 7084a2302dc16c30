import Testing

@testable import Tweener

@Suite("Rule 47: tweens by a decay")
struct Rule47FlingTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  /// A critically damped spring of natural frequency 10.
  private let spring = TweenSpring(stiffness: 100, damping: 20)

  @Test(
    "47 the value is the decay's, bit for bit, however it is written", arguments: [true, false])
  func rule47_value(directWrites: Bool) {
    for decay in [TweenDecay.normal, .fast, TweenDecay(drag: 5)] {
      let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox(x: 20))
      let tween = stage[box].add([
        "x": TweenValue.decay(velocity: 700, decay),
        "observed": TweenValue.decay(velocity: -40, decay),
      ])
      stage.tweener.advance(by: 0)
      #expect(abs(tween.duration - decay.settlingDuration(velocity: 700)) < 1e-8)
      for _ in 1...9 {
        stage.tweener.advance(by: tween.duration / 10)
        let time = stage.tweener.time
        #expect(box.x == decay.value(from: 20, velocity: 700, at: time))
        #expect(box.observed == decay.value(from: 0, velocity: -40, at: time))
      }
      #expect(stage.after(4, box.x) == decay.restingValue(from: 20, velocity: 700))
    }
  }

  @Test("47 without a velocity it takes that which the property has; at rest it stays")
  func rule47_takesOver() {
    _ = stage.add(box, [.duration: 1, "x": 300])
    stage.tweener.advance(by: 0.5)
    let tween = stage.add(box, ["x": TweenValue.decay(), "y": TweenValue.decay()])
    #expect(stage.after(0.25, box.x) == TweenDecay.normal.value(from: 150, velocity: 300, at: 0.25))
    #expect(stage.after(10, box.x) == TweenDecay.normal.restingValue(from: 150, velocity: 300))
    #expect(box.y == 0 && tween.outcome == .completed)
  }

  @Test("47 a landing is asked once, and the decay ends there with the velocity that it has")
  func rule47_landing() {
    var asked: [Double] = []
    let value = TweenValue.decay(
      velocity: 1000,
      landing: {
        asked.append($0)
        return ($0 / 100).rounded(.up) * 100
      })
    let tween = stage.add(box, ["x": value, .repeat: 1])
    #expect(stage.after(0, asked) == [TweenDecay.normal.restingValue(from: 0, velocity: 1000)])
    #expect(stage.tweener.velocity(of: box, \.x) == 1000)
    // 500, with a drag of 2 a second.
    let fit = TweenDecay(drag: 2)
    stage.tweener.advance(by: 1)
    #expect(abs(box.x - fit.value(from: 0, velocity: 1000, at: 1)) < 1e-9)
    #expect(stage.after(tween.totalDuration, box.x) == 500 && asked.count == 1)
  }

  @Test("47 a landing against the velocity, or without one, is gone to by a spring")
  func rule47_against() {
    for velocity in [300.0, 0] {
      let (stage, box) = (RuleStage(), RuleBox())
      _ = stage.add(box, ["x": TweenValue.decay(velocity: velocity, landing: { _ in -50 })])
      stage.tweener.advance(by: 0.2)
      #expect(box.x == spring.value(from: 0, to: -50, velocity: velocity, at: 0.2))
      #expect(stage.after(10, box.x) == -50)
    }
  }

  @Test("47 at a bound it springs back, from the exact instant and with the velocity there")
  func rule47_bounds() {
    let decay = TweenDecay(drag: 2)
    _ = stage.add(box, ["x": TweenValue.decay(velocity: 1000, decay, within: -100...300)])
    // It would rest at 500; at 300 its velocity is 2 · 200. e^(-2t) = 0.4.
    let turn = 0.45814536593707755
    stage.tweener.advance(by: 0.4)
    #expect(abs(box.x - decay.value(from: 0, velocity: 1000, at: 0.4)) < 1e-10)
    stage.tweener.advance(by: 0.2)
    let beyond = spring.value(from: 300, to: 300, velocity: 400, at: 0.6 - turn)
    #expect(beyond > 310)
    #expect(abs(box.x - beyond) < 1e-10)
    #expect(stage.after(10, box.x) == 300)
  }

  @Test("47 a start outside springs back at once, and a landing is asked before the bounds count")
  func rule47_outside() {
    let box = RuleBox(x: 350)
    _ = stage.add(box, ["x": TweenValue.decay(velocity: 200, within: 0...300)])
    #expect(stage.after(0.1, box.x) == spring.value(from: 350, to: 300, velocity: 200, at: 0.1))
    #expect(stage.after(10, box.x) == 300)
    _ = stage.add(
      box, ["x": TweenValue.decay(velocity: -1000, landing: { _ in -80 }, within: 0...300)])
    #expect(stage.after(10, box.x) == 0)
  }

  @Test("47 a landing that is no number is reported, and counts for nothing")
  func rule47_notANumber() {
    _ = stage[box].add([
      "x": TweenValue.decay(velocity: 100, landing: { _ in .nan }),
      "y": TweenValue.decay(velocity: .infinity), "z": 5,
    ])
    #expect(stage.after(10, stage.problems.map(\.key)) == ["y", "landing"])
    #expect(box.x == TweenDecay.normal.restingValue(from: 0, velocity: 100))
    #expect(box.y == 0 && box.z == 5)
  }

  @Test(
    "API 6: reports of physics say the target's type and the place of the call, to the tween too")
  func physicsReports() {
    let line = UInt(#line + 1)
    let tween = stage.tweener.addTween(
      RuleBox(),
      [
        .spring: TweenSpring(duration: .nan, bounce: 0), "z": 5,
        "x": TweenValue.decay(velocity: 100, landing: { _ in .nan }),
        "y": TweenValue.decay(velocity: .infinity),
        "observed": TweenValue.simulated(
          TweenSimulation<Double>(acceleration: { _, _, _ in .nan }, isAtRest: { _, _ in false })),
      ])
    stage.tweener.advance(by: 0.1)
    #expect(Set(stage.problems.map(\.key)).isSuperset(of: ["spring", "y", "landing"]))
    #expect(stage.problems.allSatisfy { $0.targetType == "RuleBox" && $0.line == line })
    #expect(stage.problems.allSatisfy { $0.file == #fileID } && tween.problems == stage.problems)
  }

  @Test("47 a landing may do anything: end its own tween, add another")
  func rule47_landingActs() {
    var tween: Tween?
    tween = stage[box].add([
      "x": TweenValue.decay(
        velocity: 100,
        landing: { rest in
          tween?.remove()
          _ = stage.add(box, [.duration: 1, "y": 10])
          return rest
        }), "z": TweenValue.decay(velocity: 10),
    ])
    #expect(stage.after(0.5, tween?.outcome) == .removed)
    #expect(box.x == 0 && box.z == 0 && box.y == 5)
  }

  @Test("47 other properties of the call take its duration and its easing")
  func rule47_beside() {
    let tween = stage.add(
      box, [.duration: 1, "x": TweenValue.decay(velocity: 100), "y": 10, "observed": 10])
    #expect(stage.after(0.5, [box.y, box.observed]) == [5, 5])
    #expect(stage.tweener.velocity(of: box, \.y) == 10)
    #expect(stage.after(1, box.y) == 10 && box.observed == 10 && tween.state == .running)
    #expect(stage.tweener.velocity(of: box, \.y) == 0)
  }

  @Test("47 in a timeline a decay needs a velocity")
  func rule47_timeline() {
    var timeline = TweenTimeline()
    timeline.add(box, ["x": TweenValue.decay(velocity: 100)])
    timeline.add(box, ["y": TweenValue.decay(), "z": 10, .duration: 1], at: 0)
    stage.tweener.addTimeline(timeline)
    #expect(stage.problems.map(\.key) == ["y"])
    #expect(stage.kinds == [.unsupportedInTimeline])
    #expect(stage.after(0.5, box.x) == TweenDecay.normal.value(from: 0, velocity: 100, at: 0.5))
    #expect(box.z == 5)
    #expect(stage.after(10, box.x) == TweenDecay.normal.restingValue(from: 0, velocity: 100))
  }
}
