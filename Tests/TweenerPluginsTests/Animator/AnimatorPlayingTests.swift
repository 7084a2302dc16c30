import Testing
import Tweener
import TweenerPlugins

@Suite("An animator: starting, pausing, going on")
struct AnimatorPlayingTests {
  private let stage = AnimatorStage()

  @Test("It moves its animations by its easing, ends after its duration, and calls its completions")
  func plays() {
    let stage = AnimatorStage(easing: .inQuad)
    #expect(stage.animator.state == .inactive)
    #expect(stage.animator.startAnimation())
    #expect(stage.animator.state == .active)
    #expect(stage.animator.isRunning)
    #expect(stage.after(1, stage.sled.x) == 25)
    #expect(stage.animator.fractionComplete == 0.5)
    #expect(stage.after(0.99, stage.positions) == [])
    #expect(stage.after(0.01, stage.sled.x) == 100)
    #expect(stage.positions == [.end])
    #expect(stage.animator.state == .inactive)
    #expect(!stage.animator.isRunning)
    #expect(stage.animator.fractionComplete == 0)
    #expect(stage.tweener.tweenCount == 0)
  }

  @Test("The easing is inOutQuad unless another is given")
  func defaultEasing() {
    let tweener = engine()
    let sled = Sled()
    let animator = TweenAnimator(duration: 1, on: tweener)
    animator.addAnimations(sled, ["x": 100])
    animator.startAnimation()
    #expect(tweener.after(0.25, sled.x) == 12.5)
  }

  @Test("Its end comes at its exact instant, whatever the steps")
  func exactEnd() {
    var end = 0.0
    stage.animator.addCompletion { [tweener = stage.tweener] _ in end = tweener.time }
    stage.animator.startAnimation()
    for _ in 0..<7 { stage.advance(0.37) }
    #expect(end == 2)
  }

  @Test("Start values are read in the call that makes it active")
  func startValues() {
    let calls: [(TweenAnimator) -> Void] = [
      { $0.startAnimation() }, { $0.startAnimation(afterDelay: 1) }, { $0.pauseAnimation() },
      { $0.fractionComplete = 0 },
    ]
    for call in calls {
      let stage = AnimatorStage()
      stage.sled.x = 20
      call(stage.animator)
      stage.sled.x = 70
      stage.animator.stopAnimation(false)
      stage.animator.finishAnimation(at: .start)
      #expect(stage.sled.x == 20)
    }
  }

  @Test("Start values of an animation with a delay are read in the call, too")
  func delayedStartValues() {
    stage.animator.addAnimations(stage.sled, ["y": 50], delayFactor: 0.5)
    stage.sled.y = 10
    stage.animator.startAnimation()
    #expect(stage.after(0.5, stage.sled.y) == 10)
    #expect(stage.after(1, stage.sled.y) == 30)
  }

  @Test("startAnimation(afterDelay:) runs, and moves when the delay is over")
  func delay() {
    #expect(stage.animator.startAnimation(afterDelay: 0.5))
    #expect(stage.animator.isRunning)
    #expect(stage.after(0.5, stage.sled.x) == 0)
    #expect(stage.after(1, stage.sled.x) == 50)
    #expect(stage.after(1, stage.positions) == [.end])
    #expect(stage.tweener.time == 2.5)
  }

  @Test("A delay is over at its exact instant, in one large step too")
  func exactDelay() {
    stage.animator.startAnimation(afterDelay: 0.7)
    #expect(stage.after(1.7, stage.sled.x) == 50)
  }

  @Test("startAnimation: false while it runs, also during its delay")
  func startTwice() {
    #expect(stage.animator.startAnimation(afterDelay: 1))
    #expect(!stage.animator.startAnimation())
    stage.advance(2)
    #expect(!stage.animator.startAnimation())
    #expect(stage.sled.x == 50)
  }

  @Test("startAnimation: paused, it goes on, after the delay that is given")
  func startPaused() {
    stage.animator.startAnimation()
    stage.advance(1)
    stage.animator.pauseAnimation()
    #expect(stage.animator.startAnimation(afterDelay: 1))
    #expect(stage.after(1, stage.sled.x) == 50)
    #expect(stage.after(0.5, stage.sled.x) == 75)
  }

  @Test("pauseAnimation: true when it runs; nothing moves any more")
  func pause() {
    stage.animator.startAnimation()
    stage.advance(0.5)
    #expect(stage.animator.pauseAnimation())
    #expect(!stage.animator.isRunning)
    #expect(!stage.animator.pauseAnimation())
    #expect(stage.after(5, stage.sled.x) == 25)
    #expect(stage.animator.fractionComplete == 0.25)
    #expect(stage.animator.state == .active)
    #expect(stage.positions == [])
  }

  @Test("pauseAnimation: inactive, it becomes active, stands at its start and owns what it moves")
  func pauseInactive() {
    #expect(stage.animator.pauseAnimation())
    #expect(stage.animator.state == .active)
    #expect(!stage.animator.isRunning)
    #expect(stage.animator.fractionComplete == 0)
    #expect(stage.tweener.isTweening(stage.sled, "x"))
    #expect(stage.after(3, stage.sled.x) == 0)
    #expect(stage.animator.continueAnimation())
    #expect(stage.after(1, stage.sled.x) == 50)
  }

  @Test("Paused within a step it stands at its exact value at that instant")
  func pauseInside() {
    stage.animator.startAnimation()
    stage.tweener.addCaller([.delay: 0.7, .onComplete: { stage.animator.pauseAnimation() }])
    #expect(stage.after(1.5, stage.sled.x) == 35)
    #expect(stage.animator.fractionComplete == 0.35)
  }

  @Test("Paused during its delay it goes on without the rest of the delay")
  func pauseDelay() {
    stage.animator.startAnimation(afterDelay: 1)
    stage.advance(0.5)
    #expect(stage.animator.pauseAnimation())
    #expect(stage.after(5, stage.sled.x) == 0)
    #expect(stage.animator.continueAnimation())
    #expect(stage.after(1, stage.sled.x) == 50)
  }

  @Test("Pausing and going on changes nothing of the way")
  func pausesLeaveNoTrace() {
    let (plain, caught) = (AnimatorStage(easing: .inOutCubic), AnimatorStage(easing: .inOutCubic))
    plain.animator.startAnimation()
    caught.animator.startAnimation()
    for step in 0..<120 {
      if step % 7 == 3 {
        caught.animator.pauseAnimation()
        caught.advance(0.3)
        caught.animator.continueAnimation()
      }
      plain.advance(1.0 / 60)
      caught.advance(1.0 / 60)
      #expect(caught.sled.x == plain.sled.x, "\(step)")
    }
    #expect(caught.positions == [.end])
  }

  @Test("Without animations it runs for its duration all the same")
  func empty() {
    let stage = AnimatorStage(isEmpty: true)
    stage.listen()
    #expect(stage.animator.startAnimation())
    #expect(stage.after(1.9, stage.animator.state) == .active)
    #expect(stage.after(0.1, stage.positions) == [.end])
  }

  @Test("With duration 0 it can be dragged, and shows its end in the next advance")
  func noDuration() {
    let stage = AnimatorStage(duration: 0)
    stage.animator.fractionComplete = 0.5
    #expect(stage.sled.x == 50)
    #expect(stage.animator.continueAnimation())
    #expect(stage.positions == [])
    #expect(stage.after(0, stage.sled.x) == 100)
    #expect(stage.positions == [.end])
  }

  @Test("A duration that is not finite, or negative, is reported and counts as 0")
  func badDuration() {
    for duration in [Double.nan, .infinity, -1, 1e300] {
      let tweener = Tweener()
      let problems = ProblemList(of: tweener)
      let animator = TweenAnimator(duration: duration, on: tweener)
      #expect(problems.problems.map(\.key) == ["duration"])
      animator.startAnimation()
      #expect(tweener.after(0, animator.state) == .inactive)
    }
  }

  @Test("A delay that is not finite, or negative, is refused and reported")
  func badDelay() {
    for delay in [Double.nan, .infinity, -1, 1e300] {
      let stage = AnimatorStage()
      #expect(!stage.animator.startAnimation(afterDelay: delay))
      #expect(stage.animator.state == .inactive)
      #expect(stage.problems.problems.map(\.kind) == [.numberOutOfRange])
    }
  }

  @Test("It can be used again, with the animations and completions that are added then")
  func again() {
    stage.animator.startAnimation()
    stage.advance(2)
    stage.animator.addAnimations(stage.sled, ["y": 10])
    stage.sled.x = 7
    #expect(stage.animator.startAnimation())
    #expect(stage.after(1, [stage.sled.x, stage.sled.y]) == [7, 5])
    #expect(stage.after(1, stage.positions) == [.end])
  }

  @Test("It can be used again from its own completion")
  func againFromCompletion() {
    stage.animator.addCompletion { [sled = stage.sled, animator = stage.animator] _ in
      animator.addAnimations(sled, ["x": 0])
      animator.startAnimation()
    }
    stage.animator.startAnimation()
    #expect(stage.after(3, stage.sled.x) == 50)
    #expect(stage.animator.isRunning)
  }

  @Test("It belongs to whoever made it: the main actor's shared engine, or an actor of one's own")
  func isolation() async {
    await MainActor.run {
      let animator = TweenAnimator(duration: 1, on: .shared)
      #expect(animator.state == .inactive)
    }
    #expect(await Stage().play() == 50)
  }

  private actor Stage {
    private let tweener: Tweener
    private let sled = Sled()
    private let animator: TweenAnimator

    init() {
      tweener = Tweener()
      animator = TweenAnimator(duration: 1, easing: .linear, on: tweener)
    }

    func play() -> Double {
      animator.addAnimations(sled, ["x": 100])
      animator.startAnimation()
      tweener.advance(by: 0.5)
      return sled.x
    }
  }
}
