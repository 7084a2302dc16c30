import Testing
import TweenerTestSupport

@testable import Tweener

private final class Held {
  let token: LifetimeToken
  var x = 0.0
  init(_ tracker: LifetimeTracker) { token = tracker.makeToken() }
}

private final class Index: Hashable {
  let token: LifetimeToken
  init(_ tracker: LifetimeTracker) { token = tracker.makeToken() }
  static func == (one: Index, other: Index) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

private final class Shelf {
  var numbers = [0.0]
  subscript(index: Index) -> Double {
    get { numbers[0] }
    set { numbers[0] = newValue }
  }
}

@Suite("What is kept of a call keeps nothing of the caller's")
struct RecentShapeLifetimeTests {
  @Test("no target, while the shape is known and when its last tween is over")
  func targets() {
    let tracker = LifetimeTracker()
    let tweener = Tweener()
    do {
      let targets = (0..<5).map { _ in Held(tracker) }
      for target in targets { tweener.addTween(target, [.duration: 1.0, .path(\Held.x): 4.0]) }
      tweener.advance(by: 1)
      #expect(targets.map(\.x) == [4, 4, 4, 4, 4])
    }
    #expect(tracker.living == 0)
    weak var gone: Held?
    do {
      let target = Held(tracker)
      gone = target
      tweener.addTween(target, [.duration: 1.0, .path(\Held.x): 4.0])
    }
    for _ in 0..<64 { tweener.advance(by: 0) }
    #expect(gone == nil)
  }

  @Test("no callback and nothing that one captures")
  func callbacks() {
    let tracker = LifetimeTracker()
    let tweener = Tweener()
    let box = ShapeBox()
    for _ in 0..<4 {
      let token = tracker.makeToken()
      tweener.addTween(
        box, [.duration: 1.0, "x": 3.0, .onComplete: { withExtendedLifetime(token) {} }])
    }
    for _ in 0..<4 {
      let token = tracker.makeToken()
      let easing = { (time: Double) -> Double in withExtendedLifetime(token) { time } }
      tweener.addTween(box, [.duration: 1.0, .easing: easing, "y": 3.0])
    }
    tweener.removeAllTweens()
    #expect(tracker.living == 0)
  }

  @Test("no argument of a key path but the one that the engine has known it by")
  func pathArguments() {
    let tracker = LifetimeTracker()
    let tweener = Tweener()
    let shelf = Shelf()
    for turn in 0..<5 {
      tweener.addTween(shelf, [.path(\Shelf.[Index(tracker)]): Double(turn)])
      #expect(shelf.numbers == [Double(turn)])
    }
    #expect(tracker.made == 5)
    #expect(tracker.living <= 1)
  }
}
