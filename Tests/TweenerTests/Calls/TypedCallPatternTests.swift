import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("Typed calls that differ in plain numbers alone are read twice, and then share a plan")
struct TypedCallPatternTests {
  private typealias Describe = (TweenTemplate<ShapeBox>) -> TweenTemplate<ShapeBox>

  /// Whether the last of three calls, of which the first two are alike, is served without being read; whether it is or not makes
  /// no difference to what can be seen.
  private func isServed(
    duration: Double = 1, easing: Easing = .inQuad, last: Describe,
    first: Describe = { $0.to(\.x, 5) }, between: (Tweener) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    var isServed = false
    var seen: [[[UInt64]]] = []
    for forgets in [false, true] {
      let tweener = Tweener()
      tweener.onProblem = { _ in }
      let engine = tweener.engine
      let boxes = [ShapeBox(), ShapeBox(), ShapeBox()]
      for box in boxes.prefix(2) {
        if forgets { engine.registry.planCache.forget() }
        tweener.addTween(box, duration: 1, easing: .inQuad, first)
      }
      between(tweener)
      if forgets { engine.registry.planCache.forget() }
      let options = CallOptions(duration: duration, easing: easing)
      let call = last(TweenTemplate(describing: options)).call
      if !forgets { isServed = tweener.sharesPlan(boxes[2], call) }
      tweener.addTween(boxes[2], duration: duration, easing: easing, last)
      var trace: [[UInt64]] = []
      for _ in 0..<5 {
        tweener.advance(by: 0.3)
        trace += boxes.map(\.bits)
      }
      seen.append(trace)
    }
    #expect(seen[0] == seen[1], sourceLocation: sourceLocation)
    return isServed
  }

  @Test("other plain numbers are served, each to its own end")
  func numbers() {
    #expect(isServed { $0.to(\.x, 5) })
    #expect(isServed { $0.to(\.x, -7.25) })
    #expect(
      isServed(
        last: { $0.to(\.x, 1).to(\.whole, 2) }, first: { $0.to(\.x, 5).to(\.whole, 9) }))
    #expect(isServed(last: { $0.to(\.observed, 1) }, first: { $0.to(\.observed, 5) }))
  }

  @Test("other options, paths, orders and values are read")
  func others() {
    #expect(!isServed(duration: 2) { $0.to(\.x, 5) })
    #expect(!isServed(easing: .outQuad) { $0.to(\.x, 5) })
    #expect(!isServed { $0.to(\.y, 5) })
    #expect(!isServed { $0.to(\.x, 5).to(\.y, 5) })
    #expect(!isServed { $0 })
    #expect(!isServed { $0.to(\.x, .nan) })
    #expect(!isServed { $0.by(\.x, 5) })
    #expect(!isServed { $0.to(\.x, 5, easing: .inQuad) })
    #expect(!isServed { $0.to(\.x, 5).with([.rounded: true]) })
    #expect(!isServed { $0.to(\.x, 5).onStart { $0.y = 9 } })
    #expect(!isServed(last: { $0.to(\.y, 1).to(\.x, 2) }, first: { $0.to(\.x, 5).to(\.y, 9) }))
    #expect(!isServed(easing: .custom { $0 }) { $0.to(\.x, 5) })
    #expect(
      !isServed(
        last: { $0.to(\.frame, RuleFrame(x: .infinity)) }, first: { $0.to(\.frame, RuleFrame()) }))
    #expect(
      !isServed(
        last: { $0.by(\.frame, RuleFrame(x: 3)) }, first: { $0.to(\.frame, RuleFrame()) }))
    #expect(
      !isServed(
        last: { $0.to(\.x, 5).onRepeat { $0.y = 9 } }, first: { $0.to(\.x, 5).onStart { $0.y = 9 } }
      ))
  }

  @Test("other values of several numbers, of every type, and other closures are served")
  func arguments() {
    #expect(
      isServed(last: { $0.to(\.frame, RuleFrame(x: 3)) }, first: { $0.to(\.frame, RuleFrame()) }))
    #expect(
      isServed(
        last: { $0.to(\.point, SIMD2(1, 2)).to(\.place, SIMD3(4, 5, 6)).to(\.half, 2) },
        first: { $0.to(\.point, SIMD2(7, 2)).to(\.place, SIMD3(4, 0, 0)).to(\.half, 1) }))
    var count = 0
    #expect(
      isServed(
        last: { $0.to(\.x, 1).onComplete { $0.y = -9 }.onEnd { _, _ in count += 1 } },
        first: { $0.to(\.x, 5).onComplete { $0.y = 9 }.onEnd { _, _ in count += 10 } }))
    #expect(count == 2 * (2 * 10 + 1))
  }

  @Test("an easing of the caller's is served while a tween has it, and not kept")
  func customEasing() {
    let tracker = LifetimeTracker()
    let tweener = Tweener()
    let box = ShapeBox()
    do {
      let token = tracker.makeToken()
      nonisolated(unsafe) let held = token
      let easing = Easing.custom { time in withExtendedLifetime(held) { time * time } }
      let call = TweenTemplate<ShapeBox>(describing: CallOptions(duration: 1, easing: easing))
        .to(\.observed, 5).call
      for _ in 0..<2 { tweener.addTween(box, duration: 1, easing: easing) { $0.to(\.observed, 5) } }
      #expect(tweener.sharesPlan(box, call))
      tweener.addTween(box, duration: 1, easing: easing) { $0.to(\.observed, 9) }
      tweener.advance(by: 0.5)
      #expect(box.observed == 5 + 4 * 0.25)
      tweener.advance(by: 0.5)
      #expect(!tweener.sharesPlan(box, call))
    }
    #expect(tracker.living == 0)
  }

  @Test("what is registered meanwhile counts")
  func registrations() {
    let changes: [(Tweener) -> Void] = [
      { $0.registerEasing("mine", .inQuad) },
      { $0.registerSpecialProperty(.path(\ShapeBox.x), \ShapeBox.y) },
      { $0.registerShorthand(.delay) { $0.parameters["y"] = 3 } },
    ]
    for change in changes {
      #expect(!isServed(last: { $0.to(\.x, 5) }, between: change))
    }
  }

  @Test("a target of another class is read, and so is a dictionary with the same entries")
  func kinds() {
    let tweener = Tweener()
    for _ in 0..<3 { tweener.addTween(ShapeBox(), duration: 1) { $0.to(\.x, 5) } }
    let call = TweenTemplate<ShapeBox>(describing: CallOptions(duration: 1)).to(\.x, 5).call
    #expect(tweener.sharesPlan(ShapeBox(), call))
    #expect(!tweener.sharesPlan(ShapeChild(), call))
    let dictionary: TweenParameters = [.duration: 1.0, .path(\ShapeBox.x): 5.0]
    #expect(!tweener.sharesPlan(ShapeBox(), dictionary))
  }
}
