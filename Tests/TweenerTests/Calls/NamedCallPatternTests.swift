import Testing

@testable import Tweener

@Suite("Calls of values on their own, which name their property, share a plan")
struct NamedCallPatternTests {
  private let site = CallSite(file: "", line: 0)

  private func call(_ key: TweenKey, _ value: Any) -> CallDescription {
    var call = CallDescription(options: CallOptions(duration: 1))
    call.set(key, value)
    return call
  }

  @Test("other ends of the same name are served, plain or in a value that says no more")
  func names() {
    let tweener = Tweener()
    let boxes = [ShapeBox(), ShapeBox(), ShapeBox()]
    for box in boxes.prefix(2) { _ = tweener.addTween(box, call("x", 5.0), site) }
    let served: [Any] = [7.0, 7, TweenValue.to(7.0), TweenValue.to(7)]
    for end in served {
      #expect(tweener.sharesPlan(boxes[2], call("x", end)), "\(end)")
      _ = tweener.addTween(boxes[2], call("x", end), site)
      tweener.advance(by: 1)
      #expect(boxes[2].x == 7, "\(end)")
      boxes[2].x = 0
    }
    let read: [Any] = [
      TweenValue.to(7.0).velocity(1), TweenValue.to(7.0).eased(.inQuad), TweenValue.by(7.0),
      TweenValue.to(Double.nan), [7.0, 8.0], "7",
    ]
    for end in read { #expect(!tweener.sharesPlan(boxes[2], call("x", end)), "\(end)") }
    #expect(!tweener.sharesPlan(boxes[2], call("y", 7.0)))
    #expect(!tweener.sharesPlan(boxes[2], call(.path(\ShapeBox.x), 7.0)))
  }

  @Test("a value of several numbers in a TweenValue is served too")
  func frames() {
    let tweener = Tweener()
    let boxes = [ShapeBox(), ShapeBox(), ShapeBox()]
    for box in boxes.prefix(2) {
      _ = tweener.addTween(box, call("frame", TweenValue.to(RuleFrame(x: 1))), site)
    }
    let end = call("frame", TweenValue.to(RuleFrame(x: 9, height: 4)))
    #expect(tweener.sharesPlan(boxes[2], end))
    #expect(!tweener.sharesPlan(boxes[2], call("frame", TweenValue.to(9.0))))
    _ = tweener.addTween(boxes[2], end, site)
    tweener.advance(by: 1)
    #expect(boxes[2].frame.x == 9 && boxes[2].frame.height == 4)
  }

  @Test("springs of values that take over from one another show the same bits, read or not")
  func values() {
    var seen: [[UInt64]] = []
    for forgets in [false, true] {
      let tweener = Tweener()
      let values = (0..<4).map { AnimatedValue(Double($0), on: tweener) }
      var plans: Set<ObjectIdentifier> = []
      var trace: [UInt64] = []
      for end in [10.0, -4, 25, 3] {
        for value in values {
          if forgets { tweener.engine.registry.planCache.forget() }
          let tween = value.spring(to: end, .bouncy)
          if let plan = tweener.engine.rows.plan(tween.id.slot) {
            plans.insert(ObjectIdentifier(plan))
          }
        }
        for _ in 0..<3 {
          tweener.advance(by: 0.05)
          trace += values.flatMap { [$0.value.bitPattern, $0.velocity.bitPattern] }
        }
      }
      if !forgets { #expect(plans.count <= 3) }
      seen.append(trace)
    }
    #expect(seen[0] == seen[1])
  }
}
