import Testing

@testable import Tweener

/// Rule 21 for `onChange`: every call is legal in it, and takes effect at once.
@Suite("A value on its own, from within its onChange")
struct AnimatedValueReentryTests {
  private let stage = RuleStage()
  private var tweener: Tweener { stage.tweener }

  /// The value, and what it hears until something is done in its onChange.
  private func value(
    at threshold: Double, _ body: @escaping (AnimatedValue<Double>) -> Void
  ) -> (value: AnimatedValue<Double>, heard: () -> [Double]) {
    let value = AnimatedValue(0.0, on: tweener)
    var heard: [Double] = []
    var isDone = false
    value.onChange = { [unowned value] in
      heard.append($0)
      guard $0 >= threshold, !isDone else { return }
      isDone = true
      body(value)
    }
    return (value, { heard })
  }

  @Test("it is stopped there")
  func stop() {
    let (value, heard) = value(at: 4) { $0.stop() }
    let tween = value.animate(to: 8, duration: 4, easing: .linear)
    for _ in 0..<6 { tweener.advance(by: 1) }
    #expect(heard() == [2, 4])
    #expect(tween.outcome == .removed)
    #expect(value.value == 4)
    #expect(tweener.tweenCount == 0)
  }

  @Test("it is set there, and hears that within")
  func set() {
    let (value, heard) = value(at: 4) { $0.value = 100 }
    let tween = value.animate(to: 8, duration: 4, easing: .linear)
    for _ in 0..<6 { tweener.advance(by: 1) }
    #expect(heard() == [2, 4, 100])
    #expect(tween.outcome == .removed)
    #expect(value.value == 100)
  }

  @Test("it is kept below a limit there, at every write")
  func clamp() {
    let value = AnimatedValue(0.0, on: tweener)
    var heard: [Double] = []
    value.onChange = { [unowned value] in
      heard.append($0)
      if $0 > 5 { value.value = 5 }
    }
    value.animate(to: 8, duration: 4, easing: .linear)
    for _ in 0..<6 { tweener.advance(by: 1) }
    value.value = 9
    #expect(heard == [2, 4, 6, 5, 9, 5])
    #expect(value.value == 5)
  }

  @Test("it is sent elsewhere there, from that instant and with the velocity it has")
  func again() {
    let (value, heard) = value(at: 4) { $0.spring(to: 0) }
    value.animate(to: 8, duration: 4, easing: .linear)
    for _ in 0..<2 { tweener.advance(by: 1) }
    #expect(value.velocity == 2)
    tweener.advance(by: 0.125)
    let wanted = TweenSpring.smooth.value(from: 4, to: 0, velocity: 2, at: 0.125)
    #expect(value.value == wanted)
    #expect(heard() == [2, 4, wanted])
  }

  @Test("it goes to and fro for ever, by an animation at each end")
  func pendulum() {
    let value = AnimatedValue(0.0, on: tweener)
    var turns = 0
    value.onChange = { [unowned value] in
      guard $0 == 1 || $0 == 0 else { return }
      turns += 1
      value.animate(to: 1 - $0, duration: 0.5, easing: .linear)
    }
    value.animate(to: 1, duration: 0.5, easing: .linear)
    for _ in 0..<40 { tweener.advance(by: 0.25) }
    #expect(turns == 20)
    #expect(tweener.tweenCount == 1)
  }

  @Test("it is there at once there, by an animation of no duration")
  func jump() {
    let (value, heard) = value(at: 4) { $0.animate(to: 50, duration: 0) }
    value.animate(to: 8, duration: 4, easing: .linear)
    for _ in 0..<6 { tweener.advance(by: 1) }
    #expect(heard() == [2, 4, 50])
    #expect(value.value == 50)
  }

  @Test("an advance there is refused, where the engine calls it")
  func advance() {
    let (value, _) = value(at: 4) { [tweener] _ in tweener.advance(by: 1) }
    value.animate(to: 8, duration: 4, easing: .linear)
    for _ in 0..<4 { tweener.advance(by: 1) }
    #expect(stage.kinds == [.advanceFromCallback])
    #expect(value.value == 8)
  }

  @Test("each of a thousand does something to another, and none is written that was removed")
  func many() {
    var random = RuleRandom(seed: 5)
    let values = (0..<1_000).map { _ in AnimatedValue(0.0, on: tweener) }
    var wasSet: [Int: Double] = [:]
    var count = 0
    for (index, value) in values.enumerated() {
      let (other, what) = (Int.random(in: 0..<1_000, using: &random), index % 5)
      var isDone = false
      value.onChange = { [unowned value] _ in
        guard !isDone, wasSet[index] == nil else { return }
        isDone = true
        count += 1
        switch what {
        case 0:
          wasSet[other] = -7
          values[other].value = -7
        case 1: values[other].stop()
        case 2 where wasSet[other] == nil: values[other].spring(to: 90, .bouncy)
        case 3: value.onChange = nil
        default: break
        }
      }
      if index % 2 == 0 {
        value.spring(to: 100, .bouncy)
      } else {
        value.animate(to: 100, duration: 1, easing: .linear)
      }
    }
    for _ in 0..<8 {
      tweener.advance(by: 0.125)
      for (index, wanted) in wasSet { #expect(values[index].value == wanted, "\(index)") }
    }
    #expect(count > 500)
    #expect(wasSet.count > 100)
    #expect(tweener.after(20, tweener.tweenCount) == 0)
    #expect(stage.problems.isEmpty)
    for value in values { value.onChange = nil }
  }
}
