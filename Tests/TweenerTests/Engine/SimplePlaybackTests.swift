import Testing
import Tweener

/// Tweens without callbacks, which the engine starts in batches, and tweens that have not started: played back all the same.
@Suite("Playback of simple and of waiting tweens")
struct SimplePlaybackTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("33 a simple tween that is restarted keeps the start values that it has read")
  func restarted() {
    let tween = stage.add(box, [.duration: 1, "x": 8])
    stage.tweener.advance(by: 0.5)
    tween.restart()
    stage.tweener.advance(by: 0.25)
    #expect(box.x == 2 && tween.elapsed == 0.25)
    stage.tweener.advance(by: 0.75)
    #expect(box.x == 8 && tween.outcome == .completed)
  }

  @Test("33 and takes nothing back from the tween that took its component")
  func restartedLoser() {
    let frame = stage.add(box, [.duration: 4, "frame": RuleFrame(x: 4, y: 4, width: 4, height: 4)])
    stage.tweener.advance(by: 1)
    let left = stage.add(box, [.duration: 4, "left": 9])
    stage.tweener.advance(by: 1)
    frame.restart()
    #expect(stage.after(1, box.frame) == RuleFrame(x: 5, y: 1, width: 1, height: 1))
    #expect(left.state == .running)
  }

  @Test(
    "30 a simple tween that is turned round before its start ends in the next advance",
    arguments: [0, 0.5])
  func turned(step: Double) {
    let tween = stage.add(box, [.duration: 1, "x": 8])
    tween.reverse()
    #expect(stage.after(step, tween.outcome) == .reverseCompleted)
    #expect(box.x == 0)
  }

  @Test(
    "31 what pauses at its start without having started begins with its first play, whatever its delay"
  )
  func negativeDelay() {
    let tween = stage.add(
      box, [.duration: 1, .delay: -2.5, .repeat: 4, .pausesOnCompletion: true, "x": 8])
    tween.isReversed = true
    stage.tweener.advance(by: 1)
    #expect(tween.isPaused && tween.elapsed == 0 && tween.progress == 0)
    tween.reverse()
    stage.tweener.advance(by: 0.25)
    #expect(box.x == 2 && tween.elapsed == 0.25)
  }

  @Test(
    "31 complete(at: .start) of a waiting tween that pauses there: reverse() plays it, resume() does not"
  )
  func completedAtStart() {
    let tween = stage.add(box, [.duration: 1, .delay: 1, .pausesOnCompletion: true, "x": 8])
    tween.complete(at: .start)
    #expect(tween.isPaused && tween.isReversed)
    #expect(!tween.resume())
    tween.reverse()
    #expect(stage.after(0.25, box.x) == 2)
  }
}
