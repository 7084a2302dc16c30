import Testing
import Tweener
import TweenerPlugins

@Suite("Rule 44: velocity at the instant of letting an animator go")
struct AnimatorVelocityTests {
  /// Held at some fraction of a way of 400 in a second.
  private func held(
    at fraction: Double, _ easing: Easing = .inOutQuad, isReversed: Bool = false,
    delayFactor: Double = 0
  ) -> AnimatorStage {
    let stage = AnimatorStage(duration: 1, easing: easing, isEmpty: true, isReversed: isReversed)
    stage.add(["x": 400], delayFactor: delayFactor)
    stage.play(0.125)
    stage.animator.pauseAnimation()
    stage.animator.fractionComplete = fraction
    return stage
  }

  @Test("44 it is that of the way ahead", arguments: [false, true])
  func easing(isReversed: Bool) {
    let stage = held(at: 0.25, isReversed: isReversed)
    #expect(stage.sled.x == (isReversed ? 300 : 100))
    #expect(stage.velocity == 0)
    stage.animator.continueAnimation(easing: .linear)
    #expect(abs(stage.velocity - (isReversed ? -400 : 400)) < 1e-3)
  }

  @Test("44 by a spring it goes from rest", arguments: [false, true])
  func spring(isReversed: Bool) {
    let stage = held(at: 0.25, isReversed: isReversed)
    stage.animator.continueAnimation(spring: .snappy)
    #expect(abs(stage.velocity) < 1e-3)
    #expect(stage.after(0.05, stage.velocity) * (isReversed ? -1 : 1) > 100)
  }

  @Test(
    "44 by its own easing, by others, to places on the way, and late ones, it is what shows next",
    arguments: [0.125, 0.25, 0.5, 0.75], [false, true])
  func others(fraction: Double, isReversed: Bool) {
    let ways: [(TweenAnimator) -> Void] = [
      { $0.continueAnimation() }, { $0.continueAnimation(durationFactor: 0.3) },
      { $0.continueAnimation(easing: .outCubic, durationFactor: 2) },
      { $0.continueAnimation(easing: .inQuad, upTo: 0.875) },
      {
        $0.continueAnimation(easing: .linear)
        $0.isReversed.toggle()
      },
    ]
    for way in ways {
      for delayFactor in [0, 0.5] {
        let stage = held(at: fraction, isReversed: isReversed, delayFactor: delayFactor)
        way(stage.animator)
        let velocity = stage.velocity
        #expect(
          abs(velocity - stage.measuredVelocity()) < 0.1 + 1e-4 * abs(velocity), "\(velocity)")
      }
    }
  }

  @Test("44 a spring that is added at that instant starts with it")
  func takenOver() {
    let stage = held(at: 0.25)
    stage.animator.continueAnimation(easing: .linear)
    stage.tweener.addTween(stage.sled, [.spring: TweenSpring.smooth, "x": 0])
    #expect(abs(stage.after(0, stage.velocity) - 400) < 1e-3)
  }
}
