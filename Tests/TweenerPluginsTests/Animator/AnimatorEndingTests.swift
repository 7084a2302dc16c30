import Testing
import Tweener
import TweenerPlugins

/// The answers of calls in every state are in `AnimatorStateTableTests`, and what follows from
/// calls of chance, within a tolerance, in `AnimatorModelTests`.
@Suite("An animator: stopping, finishing, pausing on completion")
struct AnimatorEndingTests {
  @Test("stopAnimation(true): all stays where it is, nothing is called, all is forgotten")
  func stopWithoutFinishing() {
    let stage = AnimatorStage(playing: 0.5)
    #expect(stage.animator.stopAnimation(true))
    #expect(stage.look == "inactive, x 25")
    #expect(stage.tweener.tweenCount == 0)
    stage.play(5)
    #expect(stage.look == "inactive, x 25")
  }

  @Test("stopAnimation(false): all stays until it is finished", arguments: [false, true])
  func stop(_ isPaused: Bool) {
    for (position, x) in [(TweenAnimator.Position.start, 10.0), (.end, 100), (.current, 32.5)] {
      let stage = AnimatorStage()
      stage.sled.x = 10
      stage.play(0.5)
      if isPaused { stage.animator.pauseAnimation() }
      #expect(stage.animator.stopAnimation(false))
      #expect(!stage.animator.isRunning)
      #expect(stage.after(5, stage.look) == "stopped at 0.25, x 32.5")
      #expect(stage.tweener.isTweening(stage.sled))
      #expect(stage.animator.finishAnimation(at: position))
      #expect(stage.look == "inactive, x \(AnimatorStage.short(x)), called \(position)")
      #expect(stage.tweener.tweenCount == 0)
      #expect(!stage.animator.finishAnimation(at: position))
      #expect(stage.positions == [position])
    }
  }

  @Test("Ends are exact, bit for bit, also where the easing does not end at 1")
  func exact() {
    let stage = AnimatorStage(easing: .custom { 0.9 * $0 }, isEmpty: true)
    stage.sled.x = 0.1
    stage.add(["x": 0.7])
    stage.play(1)
    #expect(stage.after(1, stage.sled.x) == 0.7)
    stage.add(["x": 0.3])
    stage.play(1)
    stage.animator.isReversed = true
    #expect(stage.after(1, stage.sled.x) == 0.7)
  }

  @Test("A stopped animator leaves alone what another tween took meanwhile")
  func stoppedAndTaken() {
    let stage = AnimatorStage()
    stage.add(["y": 100])
    stage.play(1)
    stage.animator.stopAnimation(false)
    stage.tweener.addTween(stage.sled, [.duration: 1, "x": 0])
    stage.advance(1)
    stage.animator.finishAnimation(at: .end)
    #expect(stage.place == [0, 100])
  }

  @Test("pausesOnCompletion: it stands at the end, calls no completion, and keeps what it moves")
  func pausesOnCompletion() {
    let stage = AnimatorStage(easing: .inQuad)
    stage.animator.pausesOnCompletion = true
    stage.play(5)
    #expect(stage.look == "paused at 1, x 100")
    #expect(stage.tweener.isTweening(stage.sled, "x"))
  }

  @Test("pausesOnCompletion: it does not go on there, until it is turned round; at both ends")
  func toAndFro() {
    let stage = AnimatorStage(easing: .inQuad)
    stage.animator.pausesOnCompletion = true
    stage.animator.startAnimation()
    for end in 0..<4 {
      #expect(stage.after(5, stage.sled.x) == (end.isMultiple(of: 2) ? 100 : 0))
      #expect(!stage.animator.continueAnimation())
      #expect(!stage.animator.startAnimation())
      stage.animator.isReversed.toggle()
      #expect(stage.animator.fractionComplete == 0)
      #expect(end == 2 ? stage.animator.startAnimation() : stage.animator.continueAnimation())
      #expect(stage.after(1, stage.sled.x) == 25)
    }
    #expect(stage.positions == [])
  }

  @Test("pausesOnCompletion: moved away it comes to the end again; set to false, it ends there")
  func movedAway() {
    let stage = AnimatorStage()
    stage.animator.pausesOnCompletion = true
    stage.play(5)
    #expect(stage.held(at: 0.5, stage.look) == "paused at 0.5, x 50")
    #expect(stage.animator.continueAnimation())
    #expect(stage.after(5, stage.look) == "paused at 1, x 100")
    stage.animator.pausesOnCompletion = false
    #expect(stage.animator.continueAnimation())
    #expect(stage.after(0, stage.look) == "inactive, x 100, called end")
  }

  @Test("pausesOnCompletion: what is added in flight stands at its end, too")
  func additionStands() {
    let stage = AnimatorStage()
    stage.animator.pausesOnCompletion = true
    stage.play(0.3)
    stage.add(["y": 0.3])
    #expect(stage.after(9, stage.place) == [100, 0.3])
    stage.animator.isReversed = true
    stage.animator.continueAnimation()
    #expect(abs(stage.after(0.85, stage.sled.y) - 0.15) < 1e-9)
  }
}
