import Testing
import TweenerTestSupport

@testable import Tweener

private final class Held {
  let token: LifetimeToken
  var x = 0.0
  init(_ tracker: LifetimeTracker) { token = tracker.makeToken() }
}

/// Two numbers and an object, which is no component.
private struct Pair: Tweenable {
  var first = 0.0
  var second = 0.0
  var token: LifetimeToken?

  static var tweenableComponents: [TweenableComponent<Pair>] { [.init(\.first), .init(\.second)] }
}

private final class Wide {
  var pair = Pair()
  var eight = SIMD8<Double>()
  var four = SIMD4<Float>()
}

@Suite("What is remembered of calls is bounded, and keeps nothing of the caller's")
struct PlanCacheBoundTests {
  private let tweener = Tweener()
  private let box = CachedBox()
  private let tracker = LifetimeTracker()

  /// One of very many kinds of calls.
  private func call(_ number: Int, _ end: Double = 1) -> TweenParameters {
    let keys: [TweenKey] = ["x", "y", "half", "whole", "byte", "observed", "middle", "left"]
    let words: [TweenKey] = [.duration, .delay, .repeat]
    var call: TweenParameters = [:]
    for (index, key) in keys.enumerated() where number >> index & 1 == 1 { call[key] = end }
    for (index, word) in words.enumerated() where number >> (8 + index) & 1 == 1 { call[word] = 0 }
    return call
  }

  @Test("1,100 kinds in turn leave at most 1,024, of which those stay that were used last")
  func kinds() {
    let cache = tweener.engine.registry.planCache
    for number in 0..<1_100 {
      tweener.addTween(box, call(number))
      // One kind is used again and again.
      tweener.addTween(box, call(7, 2))
      #expect(cache.count <= PlanCache.maximumCount)
    }
    #expect(cache.count == 1_100 - PlanCache.maximumCount / 2)
    for number in [7] + Array(700..<1_100) {
      #expect(tweener.sharesPlan(box, call(number, 3)), "\(number)")
    }
    #expect(!tweener.sharesPlan(box, call(8)) && !tweener.sharesPlan(box, call(400)))
    cache.forget()
    #expect(cache.count == 0 && !tweener.sharesPlan(box, call(7)))
  }

  @Test("of kinds with equal keys the 32 used last stay")
  func equalKeys() {
    let cache = tweener.engine.registry.planCache
    func call(_ number: Int) -> TweenParameters {
      [.duration: 1.0, .easing: Easing.cubicBezier(Double(number) / 64, 0, 0.2, 1), "x": 5.0]
    }
    for number in 0..<40 {
      tweener.addTween(box, call(number))
      tweener.addTween(box, call(0))
    }
    #expect(cache.count == 32)
    for number in [0] + Array(9..<40) {
      #expect(tweener.sharesPlan(box, call(number)), "\(number)")
    }
    #expect(!tweener.sharesPlan(box, call(1)) && !tweener.sharesPlan(box, call(8)))
  }

  @Test("curves of the caller's are known while a tween has them, do not pile up, and are not kept")
  func curves() {
    let cache = tweener.engine.registry.planCache
    for number in 0..<200 {
      nonisolated(unsafe) let token = tracker.makeToken()
      let easing = Easing.custom { time in withExtendedLifetime(token) { time } }
      let mix = TweenMix<CachedTint> { start, _ in
        start
      } at: { start, _ in
        withExtendedLifetime(token) { start }
      }
      let calls: [TweenParameters] = [
        [.duration: 1, .easing: easing, "x": 4, "place": SIMD3<Float>(1, 2, 3)],
        [
          .duration: 1, .autoreverseEasing: easing, "x": 4,
          .onComplete: { withExtendedLifetime(token) {} },
        ],
        [.duration: 1, "tint": TweenValue.to(CachedTint.of(1)).interpolated(by: mix)],
        [
          .duration: 1, .easing: { (time: Double) in withExtendedLifetime(token) { time } },
          "y": 3.0,
        ],
      ]
      for call in calls + calls { tweener.addTween(box, call) }
      for call in calls.prefix(3) { #expect(tweener.sharesPlan(box, call)) }
      if number % 20 == 19 {
        tweener.advance(by: 1)
        #expect(calls.allSatisfy { !tweener.sharesPlan(box, $0) })
      }
    }
    #expect(cache.count <= 96)
    #expect(tweener.after(2, tweener.tweenCount) == 0 && tracker.living == 0)
  }

  @Test("no target, no object of a value and no callback is kept")
  func memory() {
    let wide = Wide()
    for number in 0..<4 {
      let (held, token) = (Held(tracker), tracker.makeToken())
      tweener.addTween(held, [.duration: 1, .path(\Held.x): 4.0])
      tweener.addTween(
        wide, [.duration: 1, .path(\Wide.pair): Pair(first: 7, second: 1, token: token)])
      let words: TweenParameters = [.duration: number / 2, .path(\Wide.pair.first): 7]
      tweener.addTween(
        wide, words.merging([.onComplete: { withExtendedLifetime(token) {} }]) { $1 })
      var timeline = TweenTimeline()
      timeline.add(wide, words.merging([.onStart: { withExtendedLifetime(token) {} }]) { $1 })
      tweener.addTimeline(timeline)
      tweener.advance(by: 2)
      wide.pair.token = nil
    }
    for _ in 0..<64 { tweener.advance(by: 0) }
    #expect(tracker.made == 8 && tracker.living == 0)
    #expect(wide.pair.first == 7)
  }

  @Test("a callback goes when its tween ends, and when nothing is under way")
  func callbackLifetimes() {
    let boxes = (0..<6).map { _ in CachedBox() }
    var living: [Int] = []
    for (number, box) in boxes.enumerated() {
      let token = tracker.makeToken()
      tweener.addTween(
        box,
        [
          .duration: number == 5 ? 0.5 : 1, "x": 3.0, "y": 4.0,
          .onUpdate: { (tween: Tween) in
            if number == 0 { tween.remove() }
            withExtendedLifetime(token) { living.append(tracker.living) }
          },
        ])
    }
    tweener.removeTween(boxes[2])
    #expect(tracker.living == 5)
    tweener.advance(by: 0.5)
    // The first is removed and the last ends, while nothing is let go of.
    #expect(living == [5, 5, 5, 5, 5] && tracker.living == 3)
    tweener.addTween(boxes[3], [.overwrite: "all", "x": 9.0])
    #expect(tracker.living == 2)
    // Both halves have what the whole had.
    tweener.pauseTween(boxes[4], ["x"])
    #expect(tweener.after(0.5, tracker.living) == 1)
    tweener.removeAllTweens()
    #expect(tracker.living == 0)
  }

  @Test("a slot that serves again calls nothing of the tween before")
  func slots() {
    var calls = 0
    // Slots serve again after 1,024 more tweens.
    for _ in 0..<2_500 {
      tweener.addTween(box, [.duration: 1, "x": 3.0, .onComplete: { calls += 1 }])
    }
    tweener.removeAllTweens()
    let tweens = (0..<2_500).map { _ in tweener.addTween(CachedBox(), [.duration: 1, "x": 4.0]) }
    tweener.addTween(box, [.duration: 1, "x": 3.0, .onComplete: { calls += 10 }])
    #expect(tweener.after(2, calls) == 10)
    #expect(tweens.allSatisfy { $0.outcome != nil })
  }

  @Test("more than eight numbers are the call's own")
  func wide() {
    let wide = Wide()
    for number in 1...4 {
      let eight = SIMD8<Double>(repeating: Double(number))
      tweener.addTween(wide, [.path(\Wide.eight): eight])
      #expect(
        wide.eight == eight
          && tweener.sharesPlan(wide, [.path(\Wide.eight): eight] as TweenParameters))
      let both: TweenParameters = [
        .path(\Wide.eight): eight * 2, .path(\Wide.four): SIMD4<Float>(repeating: 1),
      ]
      tweener.addTween(wide, both)
      #expect(wide.eight == eight * 2 && !tweener.sharesPlan(wide, both))
    }
  }
}
