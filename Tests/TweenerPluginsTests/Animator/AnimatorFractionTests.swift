import Testing
import Tweener
import TweenerPlugins

@Suite("An animator: fractions, direction, scrubbing")
struct AnimatorFractionTests {
  @Test("Setting a fraction while it runs goes on from there")
  func running() {
    let stage = AnimatorStage(easing: .inQuad, playing: 0.5)
    #expect(stage.held(at: 0.5, stage.look) == "running at 0.5, x 25")
    #expect(stage.after(0.5, stage.sled.x) == 56.25)
    #expect(stage.after(0.5, stage.positions) == [.end])
  }

  @Test("Fractions are clamped to 0…1; what is not finite is refused and reported, in each state")
  func range() {
    let stage = AnimatorStage()
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(stage.held(at: number, stage.animator.state) == .inactive)
    }
    #expect(stage.keys == Array(repeating: "fractionComplete", count: 3))
    #expect(stage.held(at: 7, stage.look) == "paused at 1, x 100")
    #expect(stage.held(at: -7, stage.look) == "paused at 0, x 0")
    stage.animator.fractionComplete = 0.25
    #expect(stage.held(at: .nan, stage.look) == "paused at 0.25, x 25")
    stage.animator.startAnimation()
    #expect(stage.held(at: .infinity, stage.look) == "running at 0.25, x 25")
  }

  @Test("A fraction reads as it was set, in both directions", arguments: [false, true])
  func reads(isReversed: Bool) {
    let stage = AnimatorStage(duration: 0.1, isReversed: isReversed)
    for number in [0.1, 0.3, 1.0 / 3, 0.123456789, 0.9] {
      #expect(stage.held(at: number, stage.animator.fractionComplete) == number)
    }
  }

  @Test("The fraction is that of the direction of play; turning round jumps nowhere")
  func direction() {
    let stage = AnimatorStage(easing: .inQuad, playing: 0.5)
    stage.animator.isReversed = true
    #expect(stage.look == "running at 0.75, x 6.25")
    #expect(stage.after(0.25, stage.look) == "running at 0.875, x 1.5625")
    #expect(stage.after(0.25, stage.look) == "inactive, x 0, called start")
    #expect(stage.endTime == 1)
  }

  @Test("Turned round while it is paused, it stays where it is, and goes on the other way")
  func turnedPaused() {
    let stage = AnimatorStage(at: 0.75)
    stage.animator.isReversed = true
    #expect(stage.look == "paused at 0.25, x 75")
    #expect([0.5, 0.75].map { stage.held(at: $0, stage.sled.x) } == [50, 25])
    stage.animator.continueAnimation()
    #expect(stage.after(0.25, stage.sled.x) == 12.5)
    #expect(stage.after(0.25, stage.look) == "inactive, x 0, called start")
  }

  @Test("Turned round during its delay it has arrived when the delay is over")
  func turnedInDelay() {
    let stage = AnimatorStage()
    stage.animator.startAnimation(afterDelay: 1)
    stage.advance(0.5)
    stage.animator.isReversed = true
    #expect(stage.after(0.25, stage.positions) == [])
    #expect(stage.after(0.25, stage.look) == "inactive, x 0, called start")
  }

  @Test("Turned round twice it is where it would be")
  func turnedTwice() {
    let stage = AnimatorStage(easing: .inOutCubic, playing: 0.75)
    stage.animator.isReversed = true
    stage.advance(0.25)
    stage.animator.isReversed = false
    #expect(stage.after(0.5, stage.sled.x) == 50)
    #expect(stage.after(1, stage.positions) == [.end])
  }

  @Test("Reversed before its start it shows the end, and plays back to the start")
  func reversedBefore() {
    let stage = AnimatorStage(easing: .inQuad)
    stage.sled.x = 20
    stage.animator.isReversed = true
    #expect(stage.sled.x == 20)
    stage.animator.startAnimation()
    #expect(stage.look == "running at 0, x 100")
    #expect(stage.after(1, stage.look) == "running at 0.5, x 40")
    #expect(stage.after(1, stage.look) == "inactive, x 20, called start")
    #expect(!stage.animator.isReversed)
  }

  @Test(
    "With scrubsLinearly the value at a fraction that is set while it is paused is linear in it",
    arguments: [Easing.inQuad, .inOutCubic, .outElastic, .outBounce, .steps(4)])
  func linear(_ easing: Easing) {
    let stage = AnimatorStage(easing: easing)
    stage.add(["y": 100], delayFactor: 0.5)
    for fraction in [0.1, 0.3, 0.77, 0.5, 0.123456789, 1, 0] {
      let expected = [100 * fraction, 100 * max((fraction - 0.5) / 0.5, 0)]
      #expect(stage.held(at: fraction, stage.place) == expected)
    }
  }

  @Test("Without scrubsLinearly it shows what the easing says")
  func byEasing() {
    let stage = AnimatorStage(easing: .inQuad)
    for (isLinear, x) in [(false, 25.0), (true, 50), (false, 25)] {
      stage.animator.scrubsLinearly = isLinear
      #expect(stage.held(at: 0.5, stage.sled.x) == x)
    }
    stage.animator.continueAnimation()
    #expect(stage.after(0.5, stage.sled.x) == 56.25)
  }

  @Test("Pausing and going on without a fraction between keeps to the easing")
  func pausedOnly() {
    let stage = AnimatorStage(easing: .inQuad, playing: 1)
    stage.animator.pauseAnimation()
    #expect(stage.sled.x == 25)
    stage.animator.continueAnimation()
    #expect(stage.after(0.5, stage.sled.x) == 56.25)
  }

  @Test("Let go, it begins with what shows; the difference fades with the way that is left")
  func departs() {
    let stage = AnimatorStage(easing: .inQuad, at: 0.5)
    #expect(stage.sled.x == 50)
    stage.animator.continueAnimation()
    #expect(abs(stage.after(1e-6, stage.sled.x) - 50) < 1e-3)
    stage.advance(0.5 - 1e-6)
    // The easing says 0.5625 at 0.75, and 0.25 at 0.5, where 0.5 was shown.
    #expect(abs(stage.sled.x - 100 * (0.5625 + 0.25 * (1 - 0.5625) / (1 - 0.25))) < 1e-9)
    #expect(stage.after(0.5, stage.look) == "inactive, x 100, called end")
  }

  @Test("Let go the other way, the difference fades towards the start")
  func departsBack() {
    let stage = AnimatorStage(easing: .inQuad, at: 0.5)
    stage.animator.isReversed = true
    stage.animator.continueAnimation()
    stage.advance(0.5)
    #expect(abs(stage.sled.x - 100 * (0.0625 + 0.25 * 0.0625 / 0.25)) < 1e-9)
    #expect(stage.after(0.5, stage.look) == "inactive, x 0, called start")
  }

  @Test("fractionShown is the fraction whose setting changes nothing", arguments: [false, true])
  func fractionShown(isReversed: Bool) {
    let stage = AnimatorStage(easing: .inOutCubic, isReversed: isReversed, playing: 0.7)
    stage.animator.pauseAnimation()
    let shown = stage.sled.x
    for _ in 0..<2 {
      #expect(abs(stage.held(at: stage.animator.fractionShown, stage.sled.x) - shown) < 1e-12)
    }
    #expect(stage.animator.fractionShown == stage.animator.fractionComplete)
  }

  @Test(
    "Held at its end, or without duration, it ends in the next advance when it goes on",
    arguments: [(2.0, 1.0, 3.0), (0, 0.5, 0)], [false, true])
  func endsNext(_ given: (Double, Double, Double), isReversed: Bool) {
    let (duration, fraction, factor) = given
    let stage = AnimatorStage(duration: duration, isReversed: isReversed, at: fraction)
    #expect(stage.sled.x == 100 * (isReversed ? 1 - fraction : fraction))
    #expect(stage.after(1, stage.positions) == [])
    #expect(stage.animator.continueAnimation(durationFactor: factor))
    #expect(stage.positions == [])
    let end = isReversed ? "inactive, x 0, called start" : "inactive, x 100, called end"
    #expect(stage.after(0, stage.look) == end)
  }

  @Test(
    "A preset that returns is back at the whole, by hand and playing",
    arguments: [("flash", 2.0), ("fadeOutIn", 1)])
  func returning(preset: String, times: Double) {
    let tweener = engine()
    let layers = [LayerModel(), LayerModel()]
    let animators = layers.map { layer in
      let animator = TweenAnimator(duration: 1, easing: .linear, on: tweener)
      animator.addAnimations(layer, ["preset": preset])
      return animator
    }
    animators[0].startAnimation()
    for quarter in 1...4 {
      let share = (Double(quarter) / 4 * times).truncatingRemainder(dividingBy: 1)
      #expect(tweener.after(0.25, layers[0].alpha) == abs(1 - 2 * share))
    }
    animators[1].fractionComplete = 0.5 / times
    #expect(layers[1].alpha == 0)
    animators[1].fractionComplete = 1
    #expect(layers[1].alpha == 1)
    animators[1].stopAnimation(false)
    animators[1].finishAnimation(at: .end)
    #expect(layers[1].alpha == 1)
  }
}
