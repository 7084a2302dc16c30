import Testing
import TweenerTestSupport

@testable import Tweener

/// A tween that nobody can observe (`PlanTraits.simple`) is taken over in a batch; one with a callback is not. Both are to give the
/// same bits.
@Suite("Rule 46: what a spring takes over, in a batch and one by one")
struct Rule46TakingOverTests {
  private let springs: [TweenSpring] = [
    .bouncy, .smooth, TweenSpring(response: 0.3, dampingRatio: 1.7),
    TweenSpring(response: 0.01, dampingRatio: 1),
  ]

  /// Words of the tween that loses.
  private var losing: [TweenParameters] {
    springs.map { [.spring: $0] } + [
      [.duration: 0.7, .easing: Easing.outBounce], [.duration: 0.2],
      [.spring: TweenSpring.bouncy, .maximum: 40], [.spring: TweenSpring.bouncy, .rounded: true],
      [.duration: 0.7, .easing: Easing.inOutCubic, .minimum: 10],
    ]
  }

  /// Words of the tween that takes over.
  private var winning: [TweenParameters] {
    springs.map { [.spring: $0] } + [
      [.spring: TweenSpring.bouncy, .initialVelocity: 30],
      [.spring: TweenSpring.bouncy, .delay: 0.1],
      [.duration: 0.4, .easing: Easing.inQuad],
    ]
  }

  private struct Trace: Equatable {
    var values: [UInt64] = []
    var ends: [String] = []
  }

  /// What shows, and how the tweens end: of a property that is moved to and fro.
  private func trace(
    _ property: TweenKey, _ loser: TweenParameters, _ winner: TweenParameters, steps: [Double],
    isObserved: Bool, reverses: Bool = false
  ) -> Trace {
    let (stage, box) = (RuleStage(), RuleBox(x: 3))
    box.count = 3
    var (trace, tweens): (Trace, [Tween]) = (Trace(), [])
    func note() {
      trace.values += [box.x.bitPattern, UInt64(bitPattern: Int64(box.count))]
      let velocity = stage.tweener.velocity(of: box, property)?.first
      trace.values.append(velocity?.bitPattern ?? .max)
    }
    for (index, step) in steps.enumerated() {
      var words = index % 2 == 0 ? loser : winner
      words[property] = [100, -20, 55, 55][index % 4]
      if isObserved { words[.onStart] = {} }
      tweens.append(stage.add(box, words))
      stage.tweener.advance(by: 0)
      note()
      if reverses, index % 3 == 1 { tweens[index].isReversed = true }
      stage.tweener.advance(by: step)
      note()
    }
    for _ in 0..<40 {
      stage.tweener.advance(by: 0.05)
      note()
    }
    trace.ends = tweens.map { tween in
      let outcome = "\(String(describing: tween.outcome))".prefix(22)
      return "\(outcome) \(tween.progress) \(tween.elapsed) \(tween.duration) \(tween.state)"
    }
    #expect(stage.problems.isEmpty)
    return trace
  }

  @Test(
    "46 a batch gives the bits of one by one", arguments: ["x", "count"] as [TweenKey],
    [false, true])
  func rule46_batch(property: TweenKey, reverses: Bool) {
    let cuts: [[Double]] = [
      [0.016, 0.016, 0.016, 0.3, 0.01, 0.02], [0.2, 0, 0.2, 0.11, 0, 0], [3, 0.05, 0.7, 0.4, 2],
    ]
    for (place, loser) in losing.enumerated() {
      for (other, winner) in winning.enumerated() {
        let steps = cuts[(place + other) % cuts.count]
        let (batch, single) = (
          trace(property, loser, winner, steps: steps, isObserved: false, reverses: reverses),
          trace(property, loser, winner, steps: steps, isObserved: true, reverses: reverses)
        )
        #expect(batch == single, "\(loser.keys) \(winner.keys) \(steps)")
      }
    }
  }

  @Test("46 value and velocity found together have the bits that they have alone")
  func rule46_state() {
    var random = SplitMix64(seed: 46)
    for _ in 0..<2_000 {
      let spring = TweenSpring(
        response: Double.random(in: 0.01...2, using: &random),
        dampingRatio: Double.random(in: 0...2, using: &random))
      let scales = [1, 1e-300, 1e300, 1.7e308]
      let scale: Double = scales.randomElement(using: &random) ?? 1
      let start: Double = scale * Double.random(in: -1...1, using: &random)
      let end: Double = scale * Double.random(in: -1...1, using: &random)
      let velocity = Double.random(in: -1e4...1e4, using: &random)
      let times: [Double] = [0, Double.random(in: 0...3, using: &random), 1e9]
      let time: Double = times.randomElement(using: &random) ?? 0
      let motion = ComponentMotion.spring(PreparedSpring(spring), velocity: velocity)
      let state = motion.state(from: start, to: end, at: time)
      let value = spring.value(from: start, to: end, velocity: velocity, at: time)
      let speed = spring.velocity(from: start, to: end, velocity: velocity, at: time)
      #expect(state.value.bitPattern == value.bitPattern)
      #expect(state.velocity.bitPattern == speed.bitPattern)
    }
  }

  @Test("Prepared springs are equal where their springs are")
  func preparedSprings() {
    let first = PreparedSpring(.bouncy)
    let again = PreparedSpring(TweenSpring(bounce: 0.3))
    #expect(again !== first && again == first)
    #expect(PreparedSpring(.smooth) != first)
  }

  @Test("A template that is changed leaves its copies as they are")
  func templateCopies() {
    let stage = RuleStage()
    let (one, other) = (RuleBox(), RuleBox())
    let plain = TweenTemplate<RuleBox>(spring: .smooth).to(\.x, 10)
    stage.tweener.addTween(one, plain)
    let more = plain.to(\.x, 20).with(["y": 5])
    stage.tweener.addTween(other, more)
    stage.tweener.addTween(one, plain)
    stage.tweener.advance(by: 0)
    #expect(stage.after(10, [one.x, one.y]) == [10, 0])
    #expect(other.x == 20 && other.y == 5)
  }
}
