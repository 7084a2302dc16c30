import Testing
import Tweener
import TweenerPlugins

@Suite("An animator: what others do to its animations, and who keeps whom")
struct AnimatorLossTests {
  private let stage = AnimatorStage(isEmpty: true)

  @Test("Another tween takes what both write; the animator goes on with the rest")
  func overwritten() {
    stage.listen()
    stage.animator.addAnimations(stage.sled, ["x": 100, "y": 100])
    stage.animator.startAnimation()
    stage.advance(0.5)
    stage.tweener.addTween(stage.sled, [.duration: 1, "x": 25])
    #expect(stage.after(0.5, [stage.sled.x, stage.sled.y]) == [25, 50])
    stage.animator.isReversed = true
    #expect(stage.after(1, [stage.sled.x, stage.sled.y]) == [25, 0])
    #expect(stage.positions == [.start])
  }

  @Test("Where the last animation is lost, the animator ends with .current", arguments: 0..<6)
  func lost(_ way: Int) {
    let stage = AnimatorStage()
    stage.animator.startAnimation()
    if way == 5 { stage.animator.pauseAnimation() }
    stage.advance(0.5)
    switch way {
    case 0: stage.tweener.removeTween(stage.sled)
    case 1: stage.tweener.removeTween(stage.sled, ["x"])
    case 2: stage.tweener.removeAllTweens()
    case 3: stage.tweener.addTween(stage.sled, [.duration: 0, "x": 25])
    case 4: for tween in stage.tweener.tweens(of: stage.sled) { tween.remove() }
    default: stage.tweener.addTween(stage.sled, [.duration: 1, .delay: 0.5, "x": 0])
    }
    #expect(stage.after(1, stage.positions) == [.current])
    #expect(stage.animator.state == .inactive)
    #expect(stage.tweener.tweens(of: stage.sled).count == (way == 5 ? 1 : 0))
    #expect(stage.after(9, stage.positions) == [.current])
    #expect(stage.tweener.tweenCount == 0)
  }

  @Test("Without animations, removing all tweens ends it with .current, too")
  func emptyLost() {
    stage.listen()
    stage.animator.startAnimation()
    stage.tweener.removeAllTweens()
    #expect(stage.positions == [.current])
  }

  @Test("Losing one of two targets, it goes on with the other")
  func oneOfTwo() {
    let (stage, other) = (AnimatorStage(), Sled())
    stage.animator.addAnimations(other, ["x": 10])
    stage.animator.startAnimation()
    stage.advance(1)
    stage.tweener.removeTween(stage.sled)
    #expect(stage.after(1, [stage.sled.x, other.x]) == [50, 10])
    #expect(stage.positions == [.end])
  }

  @Test("Before its start it keeps its targets; then no more, and ends when the last has gone")
  func targets() {
    stage.listen()
    weak var target: Sled?
    do {
      let sled = Sled()
      target = sled
      stage.animator.addAnimations(sled, ["x": 100])
    }
    #expect(target != nil)
    stage.animator.startAnimation()
    for _ in 0..<64 { stage.advance(1e-3) }
    #expect(target == nil)
    #expect(stage.positions == [.current])
    #expect(stage.animator.state == .inactive)
  }

  @Test("retainsTarget keeps a target until the end")
  func retained() {
    weak var target: Sled?
    do {
      let sled = Sled()
      target = sled
      stage.animator.addAnimations(sled, ["x": 100, .retainsTarget: true])
    }
    stage.animator.startAnimation()
    for _ in 0..<100 { stage.advance(1e-3) }
    #expect(target != nil)
    #expect(stage.after(3, target) == nil)
  }

  @Test("While it runs its engine keeps it, also through its delay")
  func kept() {
    let tweener = engine()
    let sled = Sled()
    weak var kept: TweenAnimator?
    var positions: [TweenAnimator.Position] = []
    do {
      let animator = TweenAnimator(duration: 1, easing: .linear, on: tweener)
      kept = animator
      animator.addAnimations(sled, ["x": 100])
      animator.addCompletion { positions.append($0) }
      animator.startAnimation(afterDelay: 1)
    }
    tweener.advance(by: 1.5)
    #expect(kept != nil)
    #expect(sled.x == 50)
    #expect(tweener.after(0.5, positions) == [.end])
    #expect(kept == nil)
  }

  @Test("Otherwise it goes with its holder: its animations stay where they are, nothing is called")
  func dropped() {
    let calls: [(TweenAnimator) -> Void] = [
      { $0.pauseAnimation() }, { $0.stopAnimation(false) },
      {
        $0.pausesOnCompletion = true
        $0.isReversed = true
        $0.pauseAnimation()
      },
    ]
    for call in calls {
      let tweener = engine()
      let sled = Sled()
      var positions: [TweenAnimator.Position] = []
      do {
        let animator = TweenAnimator(duration: 1, easing: .linear, on: tweener)
        animator.addAnimations(sled, ["x": 100])
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        tweener.advance(by: 0.5)
        call(animator)
      }
      #expect(tweener.tweenCount == 0)
      #expect(sled.x == 50)
      #expect(positions == [])
    }
  }

  @Test("It does not keep its engine; without it, it ends with .current and does nothing more")
  func engineGone() {
    var tweener: Tweener? = Tweener()
    let sled = Sled()
    var animators: [TweenAnimator] = []
    var positions: [TweenAnimator.Position] = []
    for _ in 0..<3 {
      let animator = TweenAnimator(duration: 1, easing: .linear, on: tweener!)
      animator.addAnimations(sled, [animators.isEmpty ? "x" : "y": 100])
      animator.addCompletion { positions.append($0) }
      animators.append(animator)
    }
    animators[0].startAnimation()
    animators[1].fractionComplete = 0.5
    tweener?.advance(by: 0.5)
    tweener = nil
    #expect(positions == [.current, .current])
    #expect([sled.x, sled.y] == [50, 50])
    for animator in animators {
      #expect(animator.state == .inactive)
      #expect(!animator.startAnimation())
      #expect(!animator.pauseAnimation())
      animator.addAnimations(sled, ["x": 0])
      animator.fractionComplete = 0.5
      #expect(animator.fractionComplete == 0)
      #expect(animator.state == .inactive)
    }
  }

  @Test(
    "Its engine goes: what is stopped, or has no animations, ends with .current too",
    arguments: [true, false])
  func engineGoneWhileStill(isEmpty: Bool) {
    let ways: [(TweenAnimator, Tweener) -> Void] = [
      { animator, _ in animator.pauseAnimation() },
      { animator, _ in animator.fractionComplete = 0.5 },
      { animator, _ in animator.startAnimation() },
      { animator, _ in
        animator.startAnimation()
        animator.pauseAnimation()
      },
      { animator, _ in
        animator.startAnimation()
        animator.stopAnimation(false)
      },
      {
        $0.pauseAnimation()
        $0.stopAnimation(false)
        $1.resumeAllTweens()
        $1.removeAllTweens()
      },
      {
        $0.pausesOnCompletion = true
        $0.startAnimation()
        $1.advance(by: 9)
      },
    ]
    for (number, way) in ways.enumerated() {
      var tweener: Tweener? = Tweener()
      let sled = Sled()
      var positions: [TweenAnimator.Position] = []
      let animator = TweenAnimator(duration: 1, easing: .linear, on: tweener!)
      if !isEmpty { animator.addAnimations(sled, ["x": 100]) }
      animator.addCompletion { positions.append($0) }
      way(animator, tweener!)
      #expect(animator.state != .inactive)
      tweener?.advance(by: 0.25)
      let x = sled.x
      #expect(positions == [], "\(number)")
      tweener = nil
      #expect(positions == [.current], "\(number)")
      #expect(animator.state == .inactive)
      #expect(!animator.finishAnimation(at: .end))
      #expect(!animator.startAnimation())
      #expect(positions == [.current])
      #expect(sled.x == x)
    }
  }

  @Test("What tells it of its engine goes with it, and is no animation")
  func watch() {
    stage.listen()
    stage.animator.pauseAnimation()
    stage.tweener.removeAllTweens()
    stage.tweener.resumeAllTweens()
    #expect(stage.after(5, stage.positions) == [])
    #expect(stage.animator.state == .active)
    stage.animator.startAnimation()
    #expect(stage.after(5, stage.positions) == [.end])
    #expect(stage.tweener.tweenCount == 0)
    do {
      let animator = TweenAnimator(duration: 1, on: stage.tweener)
      animator.pauseAnimation()
    }
    #expect(stage.tweener.tweenCount == 0)
  }

  @Test("Nothing is left of an animator and its engine, wherever they were")
  func noCycles() {
    let tracker = LifetimeProbe()
    for step in 0..<5 {
      let tweener = Tweener()
      let sled = Sled()
      let animator = TweenAnimator(duration: 1, on: tweener)
      animator.addAnimations(sled, ["x": 1])
      animator.addCompletion { [token = tracker.token()] _ in _ = token }
      if step > 0 { animator.startAnimation() }
      if step > 1 { animator.pauseAnimation() }
      if step > 2 { animator.continueAnimation(easing: .inQuad) }
      if step > 3 { animator.stopAnimation(false) }
    }
    #expect(tracker.living == 0)
  }

  @Test("Paused by name an animation stands; the animator brings it to its place when it goes on")
  func pausedByName() {
    let stage = AnimatorStage()
    stage.animator.addAnimations(stage.sled, ["y": 0])
    stage.animator.startAnimation()
    stage.advance(0.5)
    stage.tweener.pauseTween(stage.sled)
    #expect(stage.after(0.5, stage.sled.x) == 25)
    #expect(stage.animator.fractionComplete == 0.5)
    stage.animator.pauseAnimation()
    stage.animator.continueAnimation()
    #expect(stage.sled.x == 50)
    #expect(stage.after(0.5, stage.sled.x) == 75)
    stage.tweener.pauseTween(stage.sled)
    #expect(stage.after(0.5, stage.sled.x) == 100)
    #expect(stage.positions == [.end])
  }

  @Test("Pausing and resuming all tweens of the engine pauses and resumes it")
  func pausedByEngine() {
    let stage = AnimatorStage()
    stage.animator.startAnimation()
    stage.advance(0.5)
    stage.tweener.pauseAllTweens()
    #expect(!stage.animator.isRunning)
    #expect(stage.after(3, stage.sled.x) == 25)
    stage.tweener.resumeAllTweens()
    #expect(stage.animator.isRunning)
    #expect(stage.after(0.5, stage.sled.x) == 50)
    stage.tweener.pauseAllTweens()
    #expect(!stage.animator.pauseAnimation())
    #expect(stage.animator.continueAnimation())
    #expect(stage.after(0.5, stage.sled.x) == 75)
    #expect(stage.after(0.5, stage.positions) == [.end])
  }

  @Test("Resuming all tweens of the engine does not move what a finger holds")
  func heldWhileResumed() {
    let stage = AnimatorStage()
    stage.animator.startAnimation()
    stage.advance(0.5)
    stage.animator.pauseAnimation()
    stage.animator.fractionComplete = 0.4
    stage.tweener.pauseAllTweens()
    stage.tweener.resumeAllTweens()
    #expect(stage.after(1, stage.sled.x) == 40)
    #expect(!stage.animator.isRunning)
    stage.animator.continueAnimation()
    #expect(stage.after(0.6, stage.sled.x) == 70)
  }
}

/// Counts what is alive.
private final class LifetimeProbe {
  private(set) var living = 0

  final class Token {
    let probe: LifetimeProbe
    init(_ probe: LifetimeProbe) {
      self.probe = probe
      probe.living += 1
    }
    deinit { probe.living -= 1 }
  }

  func token() -> Token { Token(self) }
}
