import Testing
import Tweener

private final class Ball {
  var x = 10.1
  var place = SIMD2(1.0, 2.0)
}

/// What is added to a property for a while.
@Suite struct OffsetTests {
  private let tweener = Tweener()
  private let ball = Ball()
  private let bump = TweenValue.offset { 40 * $0 * (1 - $0) }

  @Test("An offset goes out and comes back to the bit")
  func alone() {
    tweener.addTween(ball, [.duration: 1, .path(\Ball.x): bump, .path(\Ball.place): bump])
    #expect(tweener.after(0.5, ball.x) == 10.1 + 10)
    #expect(ball.place == SIMD2(11, 12))
    for _ in 0..<7 { tweener.advance(by: 0.1) }
    #expect(ball.x == 10.1)
    #expect(ball.place == SIMD2(1, 2))
    #expect(tweener.tweenCount == 0)
  }

  @Test("What a hand writes meanwhile is what it comes back to")
  func byHand() {
    tweener.addTween(ball, [.duration: 1, .path(\Ball.x): bump])
    tweener.advance(by: 0.5)
    ball.x = 100
    #expect(tweener.after(0.25, ball.x) == 107.5)
    #expect(tweener.after(0.25, ball.x) == 100)
  }

  @Test("It repeats, and is back at the end of every play")
  func repeats() {
    tweener.addTween(ball, [.duration: 1, .repeat: 2, .path(\Ball.x): bump])
    for _ in 0..<3 {
      #expect(tweener.after(0.5, ball.x) == 20.1)
      #expect(tweener.after(0.5, ball.x) == 10.1)
    }
  }

  @Test("A tween that moves the property and an offset of it do not meet")
  func noConflict() {
    let move = tweener.addTween(ball, [.duration: 1, .path(\Ball.x): 50])
    let shake = tweener.addTween(ball, [.duration: 0.5, .path(\Ball.x): bump])
    tweener.advance(by: 0.25)
    #expect(move.state == .running && shake.state == .running)
    tweener.advance(by: 0.75)
    #expect(move.outcome == .completed && shake.outcome == .completed)
    #expect(ball.x == 50)
  }

  @Test("Two offsets add up, and leave the property where it was")
  func twice() {
    let first = tweener.addTween(ball, [.duration: 1, .path(\Ball.x): bump])
    let second = tweener.addTween(ball, [.duration: 1, .path(\Ball.x): bump])
    #expect(tweener.after(0.5, ball.x) == 10.1 + 10 + 10)
    tweener.advance(by: 0.5)
    #expect(first.outcome == .completed && second.outcome == .completed)
    #expect(ball.x == 10.1)
  }

  @Test("Removed, it leaves the property where it is")
  func removed() {
    let shake = tweener.addTween(ball, [.duration: 1, .path(\Ball.x): bump])
    tweener.advance(by: 0.5)
    shake.remove()
    #expect(ball.x == 20.1)
    tweener.addTween(ball, [.duration: 1, .path(\Ball.x): TweenValue.by(1)])
    #expect(tweener.after(1, ball.x) == 21.1)
  }
}
