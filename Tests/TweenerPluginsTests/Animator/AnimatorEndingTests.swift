import Testing
import Tweener
import TweenerPlugins

@Suite("An animator: stopping, finishing, pausing on completion")
struct AnimatorEndingTests {
  private let stage = AnimatorStage()

  @Test("stopAnimation(true): all stays where it is, nothing is called, all is forgotten")
  func stopWithoutFinishing() {
    stage.animator.startAnimation()
    stage.advance(0.5)
    #expect(stage.animator.stopAnimation(true))
    #expect(stage.animator.state == .inactive)
    #expect(stage.sled.x == 25)
    #expect(stage.tweener.tweenCount == 0)
    #expect(stage.positions == [])
    stage.animator.startAnimation()
    #expect(stage.after(5, stage.sled.x) == 25)
    #expect(stage.positions == [])
  }

  @Test(
    "stopAnimation(false): all stays where it is until it is finished", arguments: [false, true])
  func stop(_ isPaused: Bool) {
    for (position, x) in [(TweenAnimator.Position.start, 10.0), (.end, 100), (.current, 32.5)] {
      let stage = AnimatorStage()
      stage.sled.x = 10
      stage.animator.startAnimation()
      stage.advance(0.5)
      if isPaused { stage.animator.pauseAnimation() }
      #expect(stage.animator.stopAnimation(false))
      #expect(stage.animator.state == .stopped)
      #expect(!stage.animator.isRunning)
      #expect(stage.animator.fractionComplete == 0.25)
      #expect(stage.after(5, stage.sled.x) == 32.5)
      #expect(stage.tweener.isTweening(stage.sled))
      #expect(stage.positions == [])
      #expect(stage.animator.finishAnimation(at: position))
      #expect(stage.sled.x == x)
      #expect(stage.positions == [position])
      #expect(stage.animator.state == .inactive)
      #expect(stage.tweener.tweenCount == 0)
      #expect(!stage.animator.finishAnimation(at: position))
      #expect(stage.positions == [position])
    }
  }

  @Test("Ends are exact, bit for bit, also where the easing does not end at 1")
  func exact() {
    let stage = AnimatorStage(easing: .custom { 0.9 * $0 }, isEmpty: true)
    stage.sled.x = 0.1
    stage.animator.addAnimations(stage.sled, ["x": 0.7])
    stage.animator.startAnimation()
    stage.advance(1)
    #expect(stage.after(1, stage.sled.x) == 0.7)
    stage.animator.addAnimations(stage.sled, ["x": 0.3])
    stage.animator.startAnimation()
    stage.advance(1)
    stage.animator.isReversed = true
    #expect(stage.after(1, stage.sled.x) == 0.7)
  }

  @Test("stopAnimation and finishAnimation: only where it is active, only where it is stopped")
  func answers() {
    #expect(!stage.animator.stopAnimation(true))
    #expect(!stage.animator.stopAnimation(false))
    #expect(!stage.animator.finishAnimation(at: .end))
    stage.animator.startAnimation()
    #expect(!stage.animator.finishAnimation(at: .end))
    #expect(stage.animator.isRunning)
    #expect(stage.animator.stopAnimation(false))
    #expect(!stage.animator.stopAnimation(false))
    #expect(!stage.animator.stopAnimation(true))
    #expect(!stage.animator.startAnimation())
    #expect(!stage.animator.pauseAnimation())
    #expect(stage.animator.state == .stopped)
  }

  @Test("A stopped animator leaves alone what another tween took meanwhile")
  func stoppedAndTaken() {
    stage.animator.addAnimations(stage.sled, ["y": 100])
    stage.animator.startAnimation()
    stage.advance(1)
    stage.animator.stopAnimation(false)
    stage.tweener.addTween(stage.sled, [.duration: 1, "x": 0])
    stage.advance(1)
    stage.animator.finishAnimation(at: .end)
    #expect([stage.sled.x, stage.sled.y] == [0, 100])
  }

  @Test("pausesOnCompletion: it stands at the end, calls no completion, and keeps what it moves")
  func pausesOnCompletion() {
    let stage = AnimatorStage(easing: .inQuad)
    stage.animator.pausesOnCompletion = true
    stage.animator.startAnimation()
    #expect(stage.after(5, stage.sled.x) == 100)
    #expect(stage.animator.state == .active)
    #expect(!stage.animator.isRunning)
    #expect(stage.animator.fractionComplete == 1)
    #expect(stage.positions == [])
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

  @Test("pausesOnCompletion: set to false at an end, it ends there when it goes on")
  func pausesNoMore() {
    stage.animator.pausesOnCompletion = true
    stage.animator.startAnimation()
    stage.advance(5)
    stage.animator.pausesOnCompletion = false
    #expect(stage.animator.continueAnimation())
    #expect(stage.after(0, stage.positions) == [.end])
  }

  @Test("pausesOnCompletion: moved away by hand it comes to the end again")
  func movedAway() {
    stage.animator.pausesOnCompletion = true
    stage.animator.startAnimation()
    stage.advance(5)
    stage.animator.fractionComplete = 0.5
    #expect(stage.sled.x == 50)
    #expect(stage.animator.continueAnimation())
    #expect(stage.after(5, stage.sled.x) == 100)
    #expect(stage.animator.state == .active)
    stage.animator.stopAnimation(false)
    stage.animator.finishAnimation(at: .start)
    #expect(stage.sled.x == 0)
    #expect(stage.positions == [.start])
  }

  @Test("pausesOnCompletion: what is added in flight stands at its end, too")
  func additionStands() {
    stage.animator.pausesOnCompletion = true
    stage.animator.startAnimation()
    stage.advance(0.3)
    stage.animator.addAnimations(stage.sled, ["y": 0.3])
    #expect(stage.after(9, [stage.sled.x, stage.sled.y]) == [100, 0.3])
    stage.animator.isReversed = true
    stage.animator.continueAnimation()
    stage.advance(0.85)
    #expect(abs(stage.sled.y - 0.15) < 1e-9)
  }
}
