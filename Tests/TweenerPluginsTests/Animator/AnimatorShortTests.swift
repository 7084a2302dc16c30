import Testing
import Tweener
import TweenerPlugins

/// Own time is whole flicks, so a fraction that is set lies a little beside what the tween shows. In a short animation that is much.
@Suite("A short animator")
struct AnimatorShortTests {
  private static let fractions = [0.05, 0.1234567, 0.5, 0.7071, 0.9618361479332808]

  @Test(
    "What a hand shows stays, to the bit, when it lets go",
    arguments: [0.000001, 0.0001, 0.001, 1], [Easing.linear, .inOutQuad, .outExpo, .outBack])
  func letGo(duration: Double, easing: Easing) {
    for fraction in Self.fractions {
      for isReversed in [false, true] {
        let stage = AnimatorStage(
          duration: duration, easing: easing, isReversed: isReversed, at: fraction)
        let shown = stage.sled.x
        #expect(abs(shown - 100 * (isReversed ? 1 - fraction : fraction)) < 0.2)
        stage.animator.startAnimation()
        stage.animator.pauseAnimation()
        #expect(stage.sled.x == shown, "\(fraction)")
        stage.animator.continueAnimation(easing: .inCubic)
        stage.animator.stopAnimation(false)
        #expect(stage.sled.x == shown, "\(fraction)")
      }
    }
  }
}
