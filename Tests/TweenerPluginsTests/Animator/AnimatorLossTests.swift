import Testing
import Tweener
import TweenerPlugins
import TweenerTestSupport

@Suite("An animator: what others do to its animations, and who keeps whom")
struct AnimatorLossTests {
  private let stage = AnimatorStage(isEmpty: true)

  @Test("Another tween takes what both write; the animator goes on with the rest")
  func overwritten() {
    stage.listen()
    stage.add(["x": 100, "y": 100])
    stage.play(0.5)
    stage.tweener.addTween(stage.sled, [.duration: 1, "x": 25])
    #expect(stage.after(0.5, stage.place) == [25, 50])
    stage.animator.isReversed = true
    #expect(stage.after(1, stage.place) == [25, 0])
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
    stage.play(1)
    stage.tweener.removeTween(stage.sled)
    #expect(stage.after(1, [stage.sled.x, other.x]) == [50, 10])
    #expect(stage.positions == [.end])
  }

  /// Adds an animation of a target that nothing else keeps.
  private func addForgotten(_ parameters: TweenParameters) -> () -> Sled? {
    let sled = Sled()
    stage.animator.addAnimations(sled, parameters)
    return { [weak sled] in sled }
  }

  @Test("Before its start it keeps its targets; then no more, and ends when the last has gone")
  func targets() {
    stage.listen()
    let target = addForgotten(["x": 100])
    #expect(target() != nil)
    stage.animator.startAnimation()
    for _ in 0..<64 { stage.advance(1e-3) }
    #expect(target() == nil)
    #expect(stage.look == "inactive, x 0, called current")
  }

  @Test("retainsTarget keeps a target until the end")
  func retained() {
    let target = addForgotten(["x": 100, .retainsTarget: true])
    stage.animator.startAnimation()
    for _ in 0..<100 { stage.advance(1e-3) }
    #expect(target() != nil)
    #expect(stage.after(3, target()) == nil)
  }

  /// An animator of a second, in an engine; either may be let go.
  private final class Held {
    var tweener: Tweener?
    let sled = Sled()
    var animator: TweenAnimator?
    var positions: [TweenAnimator.Position] = []

    init(isEmpty: Bool = false, on tweener: Tweener = Tweener()) {
      self.tweener = tweener
      let animator = TweenAnimator(duration: 1, easing: .linear, on: tweener)
      if !isEmpty { animator.addAnimations(sled, ["x": 100]) }
      animator.addCompletion { [weak self] in self?.positions.append($0) }
      self.animator = animator
    }

    /// Does something with the animator and its engine.
    func act(_ way: (TweenAnimator, Tweener) -> Void) { way(animator!, tweener!) }
  }

  @Test("While it runs its engine keeps it, also through its delay")
  func kept() {
    let tweener = engine()
    let held = Held(on: tweener)
    held.act { animator, _ in animator.startAnimation(afterDelay: 1) }
    weak var kept: TweenAnimator?
    kept = held.animator
    held.animator = nil
    tweener.advance(by: 1.5)
    #expect(kept != nil)
    #expect(held.sled.x == 50)
    #expect(tweener.after(0.5, held.positions) == [.end])
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
      let held = Held(on: engine())
      held.act { animator, tweener in
        animator.startAnimation()
        tweener.advance(by: 0.5)
        call(animator)
      }
      held.animator = nil
      #expect(held.tweener?.tweenCount == 0)
      #expect(held.sled.x == 50)
      #expect(held.positions == [])
    }
  }

  @Test("Without their engine animators do nothing more, nor does one that never started")
  func engineGone() {
    var tweener: Tweener? = Tweener()
    let stopped = (0..<3).map { _ in Held(on: tweener!) }
    stopped[0].act { animator, _ in animator.startAnimation() }
    stopped[1].act { animator, _ in animator.fractionComplete = 0.5 }
    tweener?.advance(by: 0.5)
    for held in stopped { held.tweener = nil }
    tweener = nil
    for _ in 0..<2 {
      #expect(stopped.map(\.positions) == [[.current], [.current], []])
      #expect(stopped.map(\.sled.x) == [50, 50, 0])
      for held in stopped {
        #expect(held.animator?.state == .inactive)
        #expect(held.animator?.startAnimation() == false)
        #expect(held.animator?.pauseAnimation() == false)
        held.animator?.addAnimations(held.sled, ["x": 0])
        held.animator?.fractionComplete = 0.5
        #expect(held.animator?.fractionComplete == 0)
      }
    }
  }

  @Test("It does not keep its engine: without it, it ends with .current", arguments: [true, false])
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
      let held = Held(isEmpty: isEmpty)
      held.act(way)
      #expect(held.animator?.state != .inactive)
      held.tweener?.advance(by: 0.25)
      let x = held.sled.x
      #expect(held.positions == [], "\(number)")
      held.tweener = nil
      #expect(held.positions == [.current], "\(number)")
      #expect(held.animator?.state == .inactive)
      #expect(held.animator?.finishAnimation(at: .end) == false)
      #expect(held.animator?.startAnimation() == false)
      #expect(held.positions == [.current])
      #expect(held.sled.x == x)
    }
  }

  @Test("What tells it of its engine goes with it, and is no animation")
  func watch() {
    stage.listen()
    stage.animator.pauseAnimation()
    stage.tweener.removeAllTweens()
    stage.tweener.resumeAllTweens()
    #expect(stage.after(5, stage.look) == "paused at 0, x 0")
    stage.play(5)
    #expect(stage.positions == [.end])
    #expect(stage.tweener.tweenCount == 0)
    TweenAnimator(duration: 1, on: stage.tweener).pauseAnimation()
    #expect(stage.tweener.tweenCount == 0)
  }

  @Test("Nothing is left of an animator and its engine, wherever they were")
  func noCycles() {
    let tracker = LifetimeTracker()
    for step in 0..<5 {
      Held().act { animator, _ in
        animator.addCompletion { [token = tracker.makeToken()] _ in _ = token }
        if step > 0 { animator.startAnimation() }
        if step > 1 { animator.pauseAnimation() }
        if step > 2 { animator.continueAnimation(easing: .inQuad) }
        if step > 3 { animator.stopAnimation(false) }
      }
    }
    #expect(tracker.living == 0)
  }

  @Test("Paused by name an animation stands; the animator brings it to its place when it goes on")
  func pausedByName() {
    let stage = AnimatorStage()
    stage.add(["y": 0])
    stage.play(0.5)
    stage.tweener.pauseTween(stage.sled)
    #expect(stage.after(0.5, stage.look) == "running at 0.5, x 25")
    stage.animator.pauseAnimation()
    stage.animator.continueAnimation()
    #expect(stage.sled.x == 50)
    #expect(stage.after(0.5, stage.sled.x) == 75)
    stage.tweener.pauseTween(stage.sled)
    #expect(stage.after(0.5, stage.look) == "inactive, x 100, called end")
  }

  @Test("Pausing and resuming all tweens of the engine pauses and resumes it")
  func pausedByEngine() {
    let stage = AnimatorStage(playing: 0.5)
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
    let stage = AnimatorStage(playing: 0.5)
    stage.animator.pauseAnimation()
    stage.animator.fractionComplete = 0.4
    stage.tweener.pauseAllTweens()
    stage.tweener.resumeAllTweens()
    #expect(stage.after(1, stage.look) == "paused at 0.4, x 40")
    stage.animator.continueAnimation()
    #expect(stage.after(0.6, stage.sled.x) == 70)
  }
}
