import Testing

@testable import Tweener

/// Who keeps whom: rules 23 and 24 for values on their own.
@Suite("The life of a value on its own")
struct AnimatedValueLifeTests {
  private let tweener = Tweener()

  private final class Token {}

  @Test("let go of in flight, its tweens end with targetGone within 64 advances")
  func letGo() {
    let token = Token()
    func animated() -> (tweens: [Tween], isAlive: () -> Bool) {
      let value = AnimatedValue(0.0, on: tweener)
      value.onChange = { _ in _ = token }
      let tweens = [
        value.animate(to: 1, duration: 1_000), value.spring(to: 5, TweenSpring(bounce: 1)),
        value.animate(to: 2, duration: 1, delay: 2_000),
      ]
      return (tweens, { [weak value] in value != nil })
    }
    let (tweens, isAlive) = animated()
    #expect(isAlive())
    for _ in 0..<64 { tweener.advance(by: 0.01) }
    #expect(!isAlive())
    #expect(tweens[1].outcome == .targetGone)
    #expect(tweens[2].outcome == .targetGone)
    #expect(tweener.tweenCount == 0)
  }

  @Test("held by somebody, it lives")
  func held() {
    let value = AnimatedValue(0.0, on: tweener)
    let tween = value.animate(to: 1, duration: 1_000)
    for _ in 0..<200 { tweener.advance(by: 0.01) }
    #expect(tween.state == .running)
    #expect(value.value > 0)
  }

  @Test("it and its engine do not keep each other, in flight or not")
  func noCycle() {
    func scene(_ body: (AnimatedValue<Double>, Tweener) -> Void) -> (() -> Bool, () -> Bool) {
      let tweener = Tweener()
      let value = AnimatedValue(0.0, on: tweener)
      body(value, tweener)
      return ({ [weak value] in value != nil }, { [weak tweener] in tweener != nil })
    }
    let bodies: [(AnimatedValue<Double>, Tweener) -> Void] = [
      { _, _ in },
      { value, _ in value.spring(to: 1) },
      { value, tweener in
        value.spring(to: 1)
        tweener.advance(by: 0.1)
      },
      { value, tweener in
        value.animate(to: 1, duration: 1, delay: 1)
        value.onChange = { _ in }
        tweener.advance(by: 1.5)
        tweener.pauseAllTweens()
      },
      { value, tweener in
        tweener.addTween(value, [.duration: 1, .retainsTarget: true, "value": 1])
        tweener.advance(by: 0.5)
      },
    ]
    for (index, body) in bodies.enumerated() {
      let (valueIsAlive, tweenerIsAlive) = scene(body)
      #expect(!valueIsAlive(), "\(index)")
      #expect(!tweenerIsAlive(), "\(index)")
    }
  }

  @Test("without its engine it can be read, set and heard, and what would move it does nothing")
  func engineGone() {
    func orphan() -> (AnimatedValue<Double>, Tween) {
      let tweener = Tweener()
      let value = AnimatedValue(0.0, on: tweener)
      let tween = value.animate(to: 10, duration: 1, easing: .linear)
      tweener.advance(by: 0.5)
      return (value, tween)
    }
    let (value, tween) = orphan()
    #expect(tween.outcome == .removed)
    #expect(value.value == 5)
    var heard: [Double] = []
    value.onChange = { heard.append($0) }
    let after = [
      value.animate(to: 1, duration: 0), value.spring(to: 2), value.decay(velocity: 3),
      value.simulate(TweenSimulation(acceleration: { _, _, _ in 0 }, isAtRest: { _, _ in true })),
    ]
    #expect(after.allSatisfy { $0.outcome == .removed })
    value.stop()
    #expect(!value.isAnimating)
    #expect(value.velocity == 0)
    #expect(value.value == 5)
    value.value = 6
    #expect(heard == [6])
  }

  @Test("the engine goes while it is in flight, and what it says then is heard")
  func engineGoes() {
    var heard: [Double] = []
    var value: AnimatedValue<Double>?
    func scene() {
      let tweener = Tweener()
      let made = AnimatedValue(0.0, on: tweener)
      made.onChange = { [unowned made] in
        heard.append($0)
        made.spring(to: 100)
      }
      tweener.addTween(made, [.duration: 1, "value": 4, .onEnd: { made.value = 3 }])
      tweener.advance(by: 0.25)
      value = made
    }
    scene()
    #expect(value?.value == 3)
    #expect(heard.last == 3)
    #expect(value?.isAnimating == false)
  }

  @Test("another onChange lets go of the first, also from within it, and while it reads the value")
  func replacedListener() {
    final class Farewell {
      let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
      deinit { body() }
    }
    let value = AnimatedValue(0.0, on: tweener)
    var log: [String] = []
    do {
      let farewell = Farewell { [unowned value] in
        log.append("gone \(value.onChange == nil) \(value.value)")
      }
      value.onChange = { [unowned value] _ in
        value.onChange = nil
        log.append("heard")
        withExtendedLifetime(farewell) {}
      }
    }
    value.value = 1
    #expect(log == ["heard", "gone true 1.0"])
  }

  @Test("its onChange may let go of it, by hand and from the engine")
  func letGoWithin() {
    var value: AnimatedValue<Double>? = AnimatedValue(0, on: tweener)
    var heard: [Double] = []
    let isAlive = { [weak value] in value != nil }
    value?.onChange = {
      heard.append($0)
      value = nil
    }
    value?.value = 1
    #expect(!isAlive())
    value = AnimatedValue(0, on: tweener)
    value?.onChange = { [unowned held = value] in
      heard.append($0)
      held?.onChange = nil
      value = nil
    }
    let tween = value?.animate(to: 8, duration: 4, easing: .linear)
    for _ in 0..<70 { tweener.advance(by: 0.03125) }
    #expect(heard == [1, 0.0625])
    #expect(tween?.outcome == .targetGone)
    #expect(tweener.tweenCount == 0)
  }

  @Test("sent elsewhere again and again, the engine's tweens do not grow in number")
  func level() {
    let values = (0..<10).map { AnimatedValue(Double($0), on: tweener) }
    var ended = 0
    for round in 0..<80 {
      for value in values {
        value.spring(to: Double(round))
        value.spring(to: -Double(round))
        if round % 7 == 0 { value.value = 1 }
        if round % 11 == 0 { value.stop() }
      }
      #expect(tweener.after(1.0 / 60, tweener.tweenCount) <= values.count)
      ended += values.count(where: { !$0.isAnimating })
    }
    #expect(ended > 0)
    #expect(tweener.after(10, tweener.tweenCount) == 0)
  }
}
