import Testing

@testable import Tweener

@Suite("Typed calls that differ in times, plain ends and callbacks alone share a plan")
struct ServedTypedCallTests {
  private typealias Describe = (TweenTemplate<CachedBox>) -> TweenTemplate<CachedBox>

  private func isShared(
    _ options: CallOptions = CallOptions(duration: 1, easing: .inQuad),
    first: Describe = { $0.to(\.x, 5) }, last: Describe
  ) -> Bool {
    cacheHits { stage in
      let box = CachedBox()
      let known = CallOptions(duration: 1, easing: .inQuad)
      stage.add(first(TweenTemplate(describing: known)).call, to: CachedBox())
      stage.add(last(TweenTemplate(describing: options)).call, to: box)
      stage.advance(0.3)
    } == 1
  }

  @Test("calls with other options and values of the same paths")
  func typed() {
    #expect(isShared { $0.to(\.x, -7.25) })
    #expect(
      isShared(CallOptions(duration: 2, delay: -0.5, easing: .inQuad, repeats: 3, repeatDelay: 0.1))
      { $0.to(\.x, 5) })
    #expect(isShared(first: { $0.by(\.x, 5) }, last: { $0.by(\.x, 6) }))
    #expect(
      isShared(
        first: { $0.to(\.point, SIMD2(7, 2)).to(\.half, 1) },
        last: { $0.to(\.half, 2).to(\.point, SIMD2(1, 2)) }))
    #expect(
      isShared(
        first: { $0.to(\.x, 5).onComplete { $0.y = 9 } },
        last: { $0.to(\.x, 5).onComplete { $0.y = 3 } })
    )
    let others: [Describe] = [
      { $0.to(\.y, 5) }, { $0.to(\.x, 5).to(\.y, 5) }, { $0 }, { $0.to(\.x, .nan) },
      { $0.by(\.x, 5) },
      { $0.to(\.x, 5, easing: .inQuad) }, { $0.to(\.x, 5).with([.rounded: true]) },
      { $0.to(\.x, 5).onStart { $0.y = 9 } },
    ]
    for (index, other) in others.enumerated() { #expect(!isShared(last: other), "\(index)") }
    let options = [
      CallOptions(duration: 1, easing: .outQuad), CallOptions(duration: 1, easing: CallHabit.curve),
      CallOptions(duration: .nan, easing: .inQuad),
      CallOptions(duration: 1, easing: .inQuad, repeats: -3),
      CallOptions(duration: 1, easing: .inQuad, autoreverse: true),
      CallOptions(easing: .inQuad, spring: .bouncy),
    ]
    for options in options { #expect(!isShared(options) { $0.to(\.x, 5) }, "\(options)") }
    // A dictionary is another call.
    let tweener = Tweener()
    tweener.addTween(CachedBox(), duration: 1) { $0.to(\.x, 5) }
    #expect(
      !tweener.sharesPlan(
        CachedBox(), [.duration: 1.0, .path(\CachedBox.x): 5.0] as TweenParameters))
  }

  @Test("springs of loose values that take over from one another show the same, shared or not")
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
          let plan = tweener.engine.rows.plan(value.spring(to: end, .bouncy).id.slot)
          if let plan { plans.insert(ObjectIdentifier(plan)) }
        }
        for _ in 0..<3 {
          tweener.advance(by: 0.05)
          trace += values.flatMap { [$0.value.bitPattern, $0.velocity.bitPattern] }
        }
      }
      if !forgets { #expect(plans.count <= 2) }
      seen.append(trace)
    }
    #expect(seen[0] == seen[1])
  }
}
