import Testing
import Tweener
import TweenerPlugins

/// The answers of calls in every state are in `AnimatorStateTableTests`, and what follows from
/// calls of chance, within a tolerance, in `AnimatorModelTests`.
@Suite("An animator: starting, pausing, going on")
struct AnimatorPlayingTests {
  private let stage = AnimatorStage()

  @Test("It moves its animations by its easing, ends after its duration, and calls its completions")
  func plays() {
    let stage = AnimatorStage(easing: .inQuad)
    #expect(stage.look == "inactive, x 0")
    #expect(stage.animator.startAnimation())
    #expect(stage.look == "running at 0, x 0")
    #expect(stage.after(1, stage.look) == "running at 0.5, x 25")
    #expect(stage.after(0.99, stage.positions) == [])
    #expect(stage.after(0.01, stage.look) == "inactive, x 100, called end")
    #expect(!stage.animator.isRunning)
    #expect(stage.animator.fractionComplete == 0)
    #expect(stage.tweener.tweenCount == 0)
  }

  @Test("The easing is inOutQuad unless another is given")
  func defaultEasing() {
    let animator = TweenAnimator(duration: 1, on: stage.tweener)
    animator.addAnimations(stage.sled, ["y": 100])
    animator.startAnimation()
    #expect(stage.after(0.25, stage.sled.y) == 12.5)
    #expect(stage.problems == [])
  }

  @Test("Its end comes at its exact instant, whatever the steps")
  func exactEnd() {
    stage.animator.startAnimation()
    for _ in 0..<7 { stage.advance(0.37) }
    #expect(stage.endTime == 2)
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
      stage.finish(at: .start)
      #expect(stage.sled.x == 20)
    }
  }

  @Test("startAnimation(afterDelay:) runs, and moves when the delay is over")
  func delay() {
    #expect(stage.animator.startAnimation(afterDelay: 0.5))
    #expect(stage.animator.isRunning)
    #expect(stage.values(of: stage.sled.x, after: 0.5, 1) == [0, 50])
    #expect(stage.after(1, stage.positions) == [.end])
    #expect(stage.endTime == 2.5)
  }

  @Test("A delay is over at its exact instant, in one large step too")
  func exactDelay() {
    stage.animator.startAnimation(afterDelay: 0.7)
    #expect(stage.after(1.7, stage.sled.x) == 50)
  }

  @Test("pauseAnimation: inactive, it becomes active, stands at its start and owns what it moves")
  func pauseInactive() {
    #expect(stage.animator.pauseAnimation())
    #expect(stage.tweener.isTweening(stage.sled, "x"))
    #expect(stage.after(3, stage.look) == "paused at 0, x 0")
    #expect(stage.animator.continueAnimation())
    #expect(stage.after(1, stage.sled.x) == 50)
  }

  @Test("Paused within a step it stands at its exact value at that instant")
  func pauseInside() {
    stage.animator.startAnimation()
    stage.tweener.addCaller([.delay: 0.7, .onComplete: { stage.animator.pauseAnimation() }])
    #expect(stage.after(1.5, stage.look) == "paused at 0.35, x 35")
  }

  @Test("Paused in its delay it goes on without the rest of it; started again, after a new one")
  func pauseDelay() {
    stage.animator.startAnimation(afterDelay: 1)
    stage.advance(0.5)
    #expect(stage.animator.pauseAnimation())
    #expect(stage.after(5, stage.sled.x) == 0)
    #expect(stage.animator.continueAnimation())
    #expect(stage.after(1, stage.sled.x) == 50)
    stage.animator.pauseAnimation()
    #expect(stage.animator.startAnimation(afterDelay: 1))
    #expect(stage.values(of: stage.sled.x, after: 1, 0.5) == [50, 75])
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
      #expect(
        caught.after(1.0 / 60, caught.sled.x) == plain.after(1.0 / 60, plain.sled.x), "\(step)")
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

  @Test(
    "A duration that is not finite, or negative, is reported and counts as 0; a delay is refused",
    arguments: [Double.nan, .infinity, -1, 1e300])
  func badTimes(_ seconds: Double) {
    let short = AnimatorStage(duration: seconds)
    #expect(short.keys == ["duration"])
    short.animator.startAnimation()
    #expect(short.after(0, short.animator.state) == .inactive)
    #expect(!stage.animator.startAnimation(afterDelay: seconds))
    #expect(stage.animator.state == .inactive)
    #expect(stage.problems.map(\.kind) == [.numberOutOfRange])
  }

  @Test("It can be used again, with the animations and completions that are added then")
  func again() {
    stage.play(2)
    stage.add(["y": 10])
    stage.sled.x = 7
    #expect(stage.animator.startAnimation())
    #expect(stage.after(1, stage.place) == [7, 5])
    #expect(stage.after(1, stage.positions) == [.end])
  }

  @Test("It can be used again from its own completion")
  func againFromCompletion() {
    stage.animator.addCompletion { [sled = stage.sled, animator = stage.animator] _ in
      animator.addAnimations(sled, ["x": 0])
      animator.startAnimation()
    }
    stage.play(3)
    #expect(stage.look == "running at 0.5, x 50, called end")
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
    private let stage = AnimatorStage()

    func play() -> Double {
      stage.play(1)
      return stage.sled.x
    }
  }
}
