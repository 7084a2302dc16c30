import Testing
import Tweener

/// What is added to a property for a while.
@Suite struct OffsetTests {
  private let tweener = quiet()
  private let ball = Dot(x: 10.1, place: SIMD2(1, 2))
  private let bump = TweenValue.offset { 40 * $0 * (1 - $0) }

  @Test("An offset goes out and comes back to the bit")
  func alone() {
    tweener.addTween(ball, [.duration: 1, "x": bump, "place": bump])
    #expect(tweener.after(0.5, ball.x) == 10.1 + 10)
    #expect(ball.place == SIMD2(11, 12))
    for _ in 0..<7 { tweener.advance(by: 0.1) }
    #expect(ball.x == 10.1)
    #expect(ball.place == SIMD2(1, 2))
    #expect(tweener.tweenCount == 0)
  }

  @Test("What a hand writes meanwhile is what it comes back to")
  func byHand() {
    tweener.addTween(ball, [.duration: 1, "x": bump])
    tweener.advance(by: 0.5)
    ball.x = 100
    #expect(tweener.values(of: ball.x, after: 0.25, 0.25) == [107.5, 100])
  }

  @Test("It repeats, alone or with another, and is back as each play ends", arguments: [1, 2])
  func repeats(count: Int) {
    for _ in 0..<count { tweener.addTween(ball, [.duration: 1, .repeat: 2, "x": bump]) }
    let middle = (0..<count).reduce(10.1) { x, _ in x + 10 }
    for _ in 0..<3 { #expect(tweener.values(of: ball.x, after: 0.5, 0.5) == [middle, 10.1]) }
    #expect(tweener.tweenCount == 0)
  }

  @Test("A tween that moves the property and an offset of it do not meet")
  func noConflict() {
    let move = tweener.addTween(ball, [.duration: 1, "x": 50])
    let shake = tweener.addTween(ball, [.duration: 0.5, "x": bump])
    #expect(tweener.after(0.25, [move.state, shake.state]) == [.running, .running])
    #expect(tweener.after(0.75, [move.outcome, shake.outcome]) == [.completed, .completed])
    #expect(ball.x == 50)
  }
}
