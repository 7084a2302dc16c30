import Testing
import Tweener
import TweenerPlugins
import TweenerTestSupport

/// Any calls in any order, also from callbacks and setters, leave an animator in good order.
@Suite("An animator: any calls in any order")
struct AnimatorRandomTests {
  /// A target whose setter may call the animator.
  final class Prickly {
    var onWrite: (() -> Void)?
    var x = 0.0 { didSet { onWrite?() } }
    var y = 0.0
  }

  final class Scene {
    let seed: UInt64
    var random: SplitMix64
    let tweener = Tweener()
    let target = Prickly()
    let animator: TweenAnimator
    var depth = 0
    var calls = 0
    var completions = 0
    var additions = 0

    init(seed: UInt64, isNested: Bool) {
      self.seed = seed
      random = SplitMix64(seed: seed)
      let easing = random.pick([Easing.linear, .inOutQuad, .outBack, .inExpo, .steps(3)])
      animator = TweenAnimator(
        duration: random.pick([0, 0.001, 0.5, 1, 2]), easing: easing, on: tweener)
      tweener.onProblem = { _ in }
      if isNested { target.onWrite = { [unowned self] in nest(10) } }
    }

    /// A call from within a call, now and then.
    func nest(_ percent: Int) {
      guard depth < 3, calls < 500, random.chance(percent) else { return }
      call()
    }

    func number() -> Double {
      random.chance(5)
        ? random.pick([.nan, .infinity, -1, 2, 1e300, -0.0])
        : random.pick([0, 0.3, random.unit(), 1])
    }

    /// A call, and a look at the animator behind it.
    func call() {
      depth += 1
      calls += 1
      defer { depth -= 1 }
      switch random.whole(in: 0...15) {
      case 0, 1: animator.startAnimation(afterDelay: random.pick([0, 0, 0.2, .nan]))
      case 2, 3: animator.pauseAnimation()
      case 4: animator.continueAnimation()
      case 5:
        animator.continueAnimation(
          easing: random.pick([nil, .outQuad, .outElastic]), durationFactor: number(),
          upTo: number())
      case 6: animator.stopAnimation(random.chance(30))
      case 7: animator.finishAnimation(at: random.pick([.start, .end, .current]))
      case 8, 9, 10: animator.fractionComplete = number()
      case 11: animator.isReversed.toggle()
      case 12: animator.pausesOnCompletion.toggle()
      case 13: animator.scrubsLinearly.toggle()
      case 14:
        let path = random.pick([\Prickly.x, \Prickly.y])
        animator.addAnimations(
          target, [.path(path): 100.0, .onUpdate: { [unowned self] in nest(5) }],
          delayFactor: number())
      default:
        additions += 1
        animator.addCompletion { [unowned self] _ in
          completions += 1
          nest(30)
        }
      }
      #expect((0...1).contains(animator.fractionComplete), "seed \(seed)")
      #expect((0...1).contains(animator.fractionShown), "seed \(seed)")
      #expect(!animator.isRunning || animator.state == .active, "seed \(seed)")
    }

    func meddle() {
      switch random.whole(in: 0...5) {
      case 0: tweener.removeTween(target)
      case 1: tweener.pauseTween(target)
      case 2: tweener.resumeAllTweens()
      case 3: tweener.pauseTween(target, [.path(\Prickly.x)])
      case 4: tweener.addTween(target, [.duration: random.unit(), .path(\Prickly.x): 50])
      default: tweener.pauseAllTweens()
      }
    }
  }

  @Test("Nothing traps, and completions are called at most once", arguments: [false, true])
  func anything(_ isNested: Bool) {
    for seed in 1...UInt64(TrialCount.of(5_000, few: 100)) {
      let scene = Scene(seed: seed, isNested: isNested)
      for _ in 0..<40 {
        scene.call()
        if scene.random.chance(30) { scene.tweener.advance(by: scene.random.pick([0, 0.1, 0.4])) }
        if isNested, scene.random.chance(5) { scene.meddle() }
        #expect(scene.target.x.isFinite && scene.target.y.isFinite, "seed \(seed)")
      }
      // However it was left, it can be brought to an end, and leaves nothing behind.
      scene.target.onWrite = nil
      scene.calls = 500
      scene.animator.stopAnimation(false)
      scene.animator.finishAnimation(at: .end)
      #expect(scene.animator.state == .inactive, "seed \(seed)")
      #expect(scene.completions <= scene.additions, "seed \(seed)")
      if !isNested { #expect(scene.tweener.tweenCount == 0, "seed \(seed)") }
    }
  }

  @Test("Only time, a fraction, a start in reverse, a finish and a late addition move anything")
  func jumps() {
    for seed in 1...UInt64(TrialCount.of(5_000, atLeast: 200)) {
      let scene = Scene(seed: seed, isNested: false)
      let (animator, target) = (scene.animator, scene.target)
      animator.addAnimations(target, [.path(\Prickly.x): 100.0])
      for _ in 0..<30 {
        let before = target.x
        switch scene.random.whole(in: 0...7) {
        case 0: animator.startAnimation()
        case 1: animator.pauseAnimation()
        case 2:
          animator.continueAnimation(
            easing: scene.random.pick([nil, .outQuad]), durationFactor: scene.random.pick([0, 0.5]))
        case 3: animator.isReversed.toggle()
        case 4: animator.scrubsLinearly.toggle()
        case 5: animator.stopAnimation(false)
        default: break
        }
        let isFirstInReverse = animator.isReversed && animator.fractionComplete == 0
        #expect(abs(target.x - before) < 1e-4 || isFirstInReverse, "seed \(seed)")
        if scene.random.chance(50) { scene.tweener.advance(by: 0.1) }
        if scene.random.chance(20) { animator.fractionComplete = scene.random.unit() }
      }
    }
  }

  @Test("Without calls between, what shows does not depend on how time was cut")
  func divisible() {
    for seed in 1...UInt64(TrialCount.of(2_000, atLeast: 60)) {
      var shown: [[Double]] = []
      for steps in [1, 7, 60] {
        let scene = Scene(seed: seed, isNested: false)
        scene.animator.addAnimations(scene.target, [.path(\Prickly.x): 100.0])
        scene.animator.addAnimations(scene.target, [.path(\Prickly.y): 100.0], delayFactor: 0.3)
        var seen: [Double] = []
        for _ in 0..<10 {
          switch scene.random.whole(in: 0...4) {
          case 0: scene.animator.startAnimation(afterDelay: 0.2)
          case 1: scene.animator.fractionComplete = scene.random.unit()
          case 2: scene.animator.isReversed.toggle()
          default: scene.animator.continueAnimation(easing: scene.random.pick([nil, .outQuad]))
          }
          for _ in 0..<steps { scene.tweener.advance(by: 0.42 / Double(steps)) }
          scene.tweener.advance(to: (scene.tweener.time * 100).rounded() / 100 + 0.01)
          seen += [scene.target.x, scene.target.y]
        }
        shown.append(seen)
      }
      #expect(shown[0] == shown[1], "seed \(seed)")
      #expect(shown[0] == shown[2], "seed \(seed)")
    }
  }
}
