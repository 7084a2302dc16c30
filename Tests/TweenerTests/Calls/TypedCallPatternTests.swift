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
      let plan = engine.registry.planCache.plan(for: boxes[2], call, engine.registry.registrations)
      if !forgets { isServed = plan != nil }
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
        last: { $0.to(\.frame, RuleFrame(x: 3)) }, first: { $0.to(\.frame, RuleFrame()) }))
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
    let engine = tweener.engine
    for _ in 0..<3 { tweener.addTween(ShapeBox(), duration: 1) { $0.to(\.x, 5) } }
    let call = TweenTemplate<ShapeBox>(describing: CallOptions(duration: 1)).to(\.x, 5).call
    #expect(
      engine.registry.planCache.plan(for: ShapeBox(), call, engine.registry.registrations) != nil)
    #expect(
      engine.registry.planCache.plan(for: ShapeChild(), call, engine.registry.registrations) == nil)
    let dictionary: TweenParameters = [.duration: 1.0, .path(\ShapeBox.x): 5.0]
    #expect(
      engine.registry.planCache.plan(for: ShapeBox(), dictionary, engine.registry.registrations)
        == nil)
  }
}
