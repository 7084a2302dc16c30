import Testing

@testable import Tweener

@Suite("Typed calls that differ in times, plain ends and callbacks alone share a plan")
struct ServedTypedCallTests {
  private typealias Describe = (TweenTemplate<CachedBox>) -> TweenTemplate<CachedBox>

  private func isShared(
    _ words: TweenParameters = TweenParameters(duration: 1, easing: .inQuad),
    first: Describe = { $0.to(\.x, 5) }, last: Describe
  ) -> Bool {
    cacheHits { stage in
      let box = CachedBox()
      let known = TweenParameters(duration: 1, easing: .inQuad)
      stage.add(first(TweenTemplate(passing: known)).parameters, to: CachedBox())
      stage.add(last(TweenTemplate(passing: words)).parameters, to: box)
      stage.advance(0.3)
    } == 1
  }

  @Test("calls with other options and values of the same paths")
  func typed() {
    #expect(isShared { $0.to(\.x, -7.25) })
    #expect(isShared(TweenParameters(duration: 2, easing: .inQuad)) { $0.to(\.x, 5) })
    let delayed = TweenParameters(
      duration: 2, delay: -0.5, easing: .inQuad, repeat: 3, repeatDelay: 0.1)
    #expect(
      isShared(
        delayed,
        first: { $0.to(\.x, 5).with([.delay: 1, .repeat: 1, .repeatDelay: 1]) },
        last: { $0.to(\.x, 5) }))
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
    let calls = [
      TweenParameters(duration: 1, easing: .outQuad),
      TweenParameters(duration: 1, easing: CallHabit.curve),
      TweenParameters(duration: .nan, easing: .inQuad),
      TweenParameters(duration: 1, easing: .inQuad, repeat: -3),
      TweenParameters(duration: 1, easing: .inQuad, autoreverse: true),
      TweenParameters(spring: .bouncy, easing: .inQuad), TweenParameters(easing: .inQuad),
    ]
    for call in calls { #expect(!isShared(call) { $0.to(\.x, 5) }, "\(call)") }
  }

  @Test("a dictionary that says the same is the same call")
  func dictionaries() {
    let tweener = Tweener()
    let path = \CachedBox.x
    tweener.addTween(CachedBox(), duration: 1, repeat: 2) { $0.to(path, 5) }
    #expect(tweener.sharesPlan(CachedBox(), [.duration: 2.0, .repeat: 1, .path(path): 6.0]))
    #expect(!tweener.sharesPlan(CachedBox(), [.duration: 2.0, .path(path): 6.0]))
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
