import Testing

@testable import Tweener

@Suite("A tween of a value that nobody keeps")
struct LooseValueTests {
  private let stage = RuleStage()
  private var tweener: Tweener { stage.tweener }

  private final class Heard<Value> {
    var values: [Value] = []
  }

  @Test("its function hears the start at the call, then each change, and the end once")
  func hears() {
    let heard = Heard<Double>()
    let tween = tweener.addTween(from: 2.0, to: 10, duration: 4, easing: .inQuad) {
      heard.values.append($0)
    }
    #expect(heard.values == [2])
    #expect(tweener.tweenCount == 1)
    for _ in 0..<6 { tweener.advance(by: 1) }
    #expect(heard.values == (0...4).map { ruleValue(from: 2, to: 10, Double($0), of: 4, .inQuad) })
    #expect(tween.outcome == .completed)
    #expect(tweener.tweenCount == 0)
  }

  @Test("in a delay it has heard the start, once")
  func delay() {
    let heard = Heard<Int>()
    tweener.addTween(from: 0, to: 2, duration: 1, delay: 1) { heard.values.append($0) }
    for _ in 0..<10 { tweener.advance(by: 0.25) }
    #expect(heard.values == [0, 1, 2])
  }

  @Test("with a negative delay it hears the start, then where it begins")
  func negativeDelay() {
    let heard = Heard<Double>()
    tweener.addTween(from: 0.0, to: 8, duration: 1, delay: -0.5) { heard.values.append($0) }
    #expect(tweener.after(0.25, heard.values) == [0, 6])
  }

  @Test("without a duration it hears the end alone, in the call", arguments: [0, -1, Double.nan])
  func atOnce(duration: Double) {
    let heard = Heard<Double>()
    let tween = tweener.addTween(from: 1.0, to: 5, duration: duration) { heard.values.append($0) }
    #expect(heard.values == [5])
    #expect(tween.outcome == .completed)
    #expect(stage.problems.count == (duration == 0 ? 0 : 1))
  }

  @Test("without a duration and behind a delay it hears the start, then the end")
  func atOnceLater() {
    let heard = Heard<Double>()
    tweener.addTween(from: 1.0, to: 5, duration: 0, delay: 1) { heard.values.append($0) }
    #expect(heard.values == [1])
    #expect(tweener.after(1, heard.values) == [1, 5])
  }

  @Test("where nothing changes it is heard once")
  func still() {
    let heard = Heard<Double>()
    let tween = tweener.addTween(from: 3.0, to: 3, duration: 1) { heard.values.append($0) }
    for _ in 0..<4 { tweener.advance(by: 0.5) }
    #expect(heard.values == [3])
    #expect(tween.outcome == .completed)
    tweener.addTween(from: 3.0, to: 3, duration: 0) { heard.values.append($0) }
    #expect(heard.values == [3, 3])
  }

  @Test("what is not finite is reported, and the function hears nothing")
  func notFinite() {
    let heard = Heard<Double>()
    let tweens = [
      tweener.addTween(from: .nan, to: 3, duration: 1) { heard.values.append($0) },
      tweener.addTween(from: 1, to: .infinity, duration: 1) { heard.values.append($0) },
    ]
    for _ in 0..<4 { tweener.advance(by: 0.5) }
    #expect(heard.values == [])
    #expect(stage.kinds == [.numberOutOfRange, .numberOutOfRange])
    #expect(tweens.allSatisfy { $0.state == .ended })
  }

  @Test("any Tweenable will do")
  func types() {
    let vectors = Heard<SIMD2<Double>>()
    tweener.addTween(from: SIMD2(0.0, 8), to: SIMD2(8, 0), duration: 1) {
      vectors.values.append($0)
    }
    let frames = Heard<RuleFrame>()
    tweener.addTween(from: RuleFrame(), to: RuleFrame(x: 4, width: 2), duration: 1) {
      frames.values.append($0)
    }
    #expect(tweener.after(0.5, vectors.values) == [SIMD2(0, 8), SIMD2(4, 4)])
    #expect(frames.values == [RuleFrame(), RuleFrame(x: 2, width: 1)])
  }

  @Test("its function may end it, in the call and later")
  func removes() {
    let heard = Heard<Double>()
    let first = tweener.addTween(from: 0.0, to: 8, duration: 1) { [tweener] in
      heard.values.append($0)
      tweener.removeAllTweens()
    }
    #expect(heard.values == [0])
    #expect(first.outcome == .removed)
    var second: Tween?
    second = tweener.addTween(from: 0.0, to: 8, duration: 1) {
      heard.values.append($0)
      if $0 >= 4 { second?.remove() }
    }
    for _ in 0..<8 { tweener.advance(by: 0.25) }
    #expect(heard.values == [0, 0, 2, 4])
    #expect(second?.outcome == .removed)
  }

  @Test("its function may add another, for ever, and no stack grows")
  func chain() {
    var count = 0
    func next() {
      count += 1
      guard count < 2_000 else { return }
      tweener.addTween(from: 0, to: 1, duration: 0.001) { if $0 == 1 { next() } }
    }
    next()
    for _ in 0..<3 { tweener.advance(by: 1) }
    #expect(count == 2_000)
    #expect(tweener.tweenCount == 0)
  }

  @Test("the tween keeps it, whatever else happens, and lets go of the function at the end")
  func life() {
    final class Token {}
    func begin() -> (Tween, () -> Bool) {
      let token = Token()
      let tween = tweener.addTween(from: 0.0, to: 1, duration: 2) { _ in _ = token }
      return (tween, { [weak token] in token != nil })
    }
    let (first, isAlive) = begin()
    for _ in 0..<150 { tweener.advance(by: 0.01) }
    #expect(first.state == .running)
    #expect(isAlive())
    #expect(tweener.after(1, first.outcome) == .completed)
    #expect(!isAlive())
    let (second, isSecondAlive) = begin()
    second.remove()
    #expect(!isSecondAlive())
  }

  @Test("when the engine goes it lets go of the function")
  func engineGone() {
    final class Token {}
    func begin() -> () -> Bool {
      let (tweener, token) = (Tweener(), Token())
      tweener.addTween(from: 0.0, to: 1, duration: 2) { _ in _ = token }
      return { [weak token] in token != nil }
    }
    #expect(!begin()())
  }

  @Test("its handle plays it backwards and seeks it, and the function hears")
  func handle() {
    let heard = Heard<Double>()
    let tween = tweener.addTween(from: 0.0, to: 8, duration: 4) { heard.values.append($0) }
    tweener.advance(by: 1)
    tween.seek(to: 3)
    tween.reverse()
    #expect(tweener.after(2, heard.values) == [0, 2, 6, 2])
    #expect(tweener.after(1, heard.values.last) == 0)
    #expect(tween.outcome == .reverseCompleted)
  }

  @MainActor @Test("the shared engine has it too")
  func shared() {
    let heard = Heard<Double>()
    let tween = Tweener.shared.addTween(from: 0.0, to: 8, duration: 4) { heard.values.append($0) }
    tween.remove()
    #expect(tween.outcome == .removed)
    Tweener.shared.addTween(from: 0.0, to: 8, duration: 0) { heard.values.append($0) }
    #expect(heard.values == [0, 8])
  }
}
