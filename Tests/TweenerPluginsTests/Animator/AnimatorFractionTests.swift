import Testing
import Tweener
import TweenerPlugins

@Suite("An animator: fractions, direction, scrubbing")
struct AnimatorFractionTests {
  @Test("Setting a fraction makes an inactive animator active and paused, and shows it at once")
  func inactive() {
    let stage = AnimatorStage()
    stage.animator.fractionComplete = 0.3
    #expect(stage.animator.state == .active)
    #expect(!stage.animator.isRunning)
    #expect(stage.sled.x == 30)
    #expect(stage.animator.fractionComplete == 0.3)
    #expect(stage.after(4, stage.sled.x) == 30)
  }

  @Test("Setting a fraction while it runs goes on from there")
  func running() {
    let stage = AnimatorStage(easing: .inQuad)
    stage.animator.startAnimation()
    stage.advance(0.5)
    stage.animator.fractionComplete = 0.5
    #expect(stage.sled.x == 25)
    #expect(stage.animator.isRunning)
    #expect(stage.after(0.5, stage.sled.x) == 56.25)
    #expect(stage.after(0.5, stage.positions) == [.end])
  }

  @Test("A stopped animator is not moved, an inactive one reads 0")
  func stopped() {
    let stage = AnimatorStage()
    #expect(stage.animator.fractionComplete == 0)
    stage.animator.fractionComplete = 0.3
    stage.animator.stopAnimation(false)
    stage.animator.fractionComplete = 0.9
    #expect(stage.animator.fractionComplete == 0.3)
    #expect(stage.sled.x == 30)
    #expect(stage.animator.state == .stopped)
  }

  @Test("Fractions are clamped to 0…1; what is not finite is refused and reported, in each state")
  func range() {
    let stage = AnimatorStage()
    for number in [Double.nan, .infinity, -.infinity] {
      stage.animator.fractionComplete = number
      #expect(stage.animator.state == .inactive)
    }
    #expect(stage.problems.problems.map(\.key) == Array(repeating: "fractionComplete", count: 3))
    stage.animator.fractionComplete = 7
    #expect(stage.animator.fractionComplete == 1)
    #expect(stage.sled.x == 100)
    stage.animator.fractionComplete = -7
    #expect(stage.animator.fractionComplete == 0)
    #expect(stage.sled.x == 0)
    stage.animator.fractionComplete = 0.25
    stage.animator.fractionComplete = .nan
    #expect(stage.animator.fractionComplete == 0.25)
    stage.animator.startAnimation()
    stage.animator.fractionComplete = .infinity
    #expect(stage.animator.isRunning)
    #expect(stage.animator.fractionComplete == 0.25)
  }

  @Test("A fraction reads as it was set, in both directions")
  func reads() {
    for isReversed in [false, true] {
      let stage = AnimatorStage(duration: 0.1)
      stage.animator.isReversed = isReversed
      for number in [0.1, 0.3, 1.0 / 3, 0.123456789, 0.9] {
        stage.animator.fractionComplete = number
        #expect(stage.animator.fractionComplete == number)
      }
    }
  }

  @Test("The fraction is that of the direction of play; turning round jumps nowhere")
  func direction() {
    let stage = AnimatorStage(easing: .inQuad)
    stage.animator.startAnimation()
    stage.advance(0.5)
    stage.animator.isReversed = true
    #expect(stage.animator.fractionComplete == 0.75)
    #expect(stage.sled.x == 6.25)
    #expect(stage.after(0.25, stage.animator.fractionComplete) == 0.875)
    #expect(stage.sled.x == 1.5625)
    #expect(stage.after(0.25, stage.sled.x) == 0)
    #expect(stage.positions == [.start])
    #expect(stage.tweener.time == 1)
  }

  @Test("Turned round while it is paused, it stays where it is, and goes on the other way")
  func turnedPaused() {
    let stage = AnimatorStage()
    stage.animator.fractionComplete = 0.75
    stage.animator.isReversed = true
    #expect(stage.animator.fractionComplete == 0.25)
    #expect(stage.sled.x == 75)
    stage.animator.fractionComplete = 0.5
    #expect(stage.sled.x == 50)
    stage.animator.fractionComplete = 0.75
    #expect(stage.sled.x == 25)
    stage.animator.continueAnimation()
    #expect(stage.after(0.25, stage.sled.x) == 12.5)
    #expect(stage.after(0.25, stage.positions) == [.start])
  }

  @Test("Turned round twice it is where it would be")
  func turnedTwice() {
    let stage = AnimatorStage(easing: .inOutCubic)
    stage.animator.startAnimation()
    stage.advance(0.75)
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
    #expect(stage.sled.x == 100)
    #expect(stage.animator.fractionComplete == 0)
    #expect(stage.after(1, stage.sled.x) == 40)
    #expect(stage.after(1, stage.sled.x) == 20)
    #expect(stage.positions == [.start])
    #expect(!stage.animator.isReversed)
  }

  @Test("Turned round during its delay it has arrived when the delay is over")
  func turnedInDelay() {
    let stage = AnimatorStage()
    stage.animator.startAnimation(afterDelay: 1)
    stage.advance(0.5)
    stage.animator.isReversed = true
    #expect(stage.after(0.25, stage.positions) == [])
    #expect(stage.after(0.25, stage.positions) == [.start])
    #expect(stage.sled.x == 0)
  }

  @Test("A stopped animator is not turned round")
  func turnedStopped() {
    let stage = AnimatorStage()
    stage.animator.fractionComplete = 0.25
    stage.animator.stopAnimation(false)
    stage.animator.isReversed = true
    #expect(!stage.animator.isReversed)
    #expect(stage.animator.fractionComplete == 0.25)
  }

  @Test(
    "With scrubsLinearly the value at a fraction that is set while it is paused is linear in it",
    arguments: [Easing.inQuad, .inOutCubic, .outElastic, .outBounce, .steps(4)])
  func linear(_ easing: Easing) {
    let stage = AnimatorStage(easing: easing)
    stage.animator.addAnimations(stage.sled, ["y": 100], delayFactor: 0.5)
    for fraction in [0.1, 0.3, 0.77, 0.5, 0.123456789, 1, 0] {
      stage.animator.fractionComplete = fraction
      #expect(stage.sled.x == 100 * fraction)
      #expect(stage.sled.y == 100 * max((fraction - 0.5) / 0.5, 0))
    }
  }

  @Test("Without scrubsLinearly it shows what the easing says")
  func byEasing() {
    let stage = AnimatorStage(easing: .inQuad)
    stage.animator.scrubsLinearly = false
    stage.animator.fractionComplete = 0.5
    #expect(stage.sled.x == 25)
    stage.animator.scrubsLinearly = true
    stage.animator.fractionComplete = 0.5
    #expect(stage.sled.x == 50)
    stage.animator.scrubsLinearly = false
    stage.animator.fractionComplete = 0.5
    #expect(stage.sled.x == 25)
    stage.animator.continueAnimation()
    #expect(stage.after(0.5, stage.sled.x) == 56.25)
  }

  @Test("Pausing and going on without a fraction between keeps to the easing")
  func pausedOnly() {
    let stage = AnimatorStage(easing: .inQuad)
    stage.animator.startAnimation()
    stage.advance(1)
    stage.animator.pauseAnimation()
    #expect(stage.sled.x == 25)
    stage.animator.continueAnimation()
    #expect(stage.after(0.5, stage.sled.x) == 56.25)
  }

  @Test("Let go, it begins with what shows; the difference fades with the way that is left")
  func departs() {
    let stage = AnimatorStage(easing: .inQuad)
    stage.animator.fractionComplete = 0.5
    #expect(stage.sled.x == 50)
    stage.animator.continueAnimation()
    stage.advance(1e-6)
    #expect(abs(stage.sled.x - 50) < 1e-3)
    stage.advance(0.5 - 1e-6)
    // The easing says 0.5625 at 0.75, and 0.25 at 0.5, where 0.5 was shown.
    #expect(abs(stage.sled.x - 100 * (0.5625 + 0.25 * (1 - 0.5625) / (1 - 0.25))) < 1e-9)
    #expect(stage.after(0.5, stage.sled.x) == 100)
    #expect(stage.positions == [.end])
  }

  @Test("Let go the other way, the difference fades towards the start")
  func departsBack() {
    let stage = AnimatorStage(easing: .inQuad)
    stage.animator.fractionComplete = 0.5
    stage.animator.isReversed = true
    stage.animator.continueAnimation()
    stage.advance(0.5)
    #expect(abs(stage.sled.x - 100 * (0.0625 + 0.25 * 0.0625 / 0.25)) < 1e-9)
    #expect(stage.after(0.5, stage.sled.x) == 0)
    #expect(stage.positions == [.start])
  }

  @Test("fractionShown is the fraction whose setting changes nothing")
  func fractionShown() {
    for isReversed in [false, true] {
      let stage = AnimatorStage(easing: .inOutCubic)
      stage.animator.isReversed = isReversed
      stage.animator.startAnimation()
      stage.advance(0.7)
      stage.animator.pauseAnimation()
      let shown = stage.sled.x
      stage.animator.fractionComplete = stage.animator.fractionShown
      #expect(abs(stage.sled.x - shown) < 1e-12)
      stage.animator.fractionComplete = stage.animator.fractionShown
      #expect(abs(stage.sled.x - shown) < 1e-12)
      #expect(stage.animator.fractionShown == stage.animator.fractionComplete)
    }
  }

  @Test("Brought to its end by hand it ends when it goes on, in the next advance")
  func atEnd() {
    for isReversed in [false, true] {
      let stage = AnimatorStage()
      stage.animator.isReversed = isReversed
      stage.animator.fractionComplete = 1
      #expect(stage.after(1, stage.positions) == [])
      #expect(stage.animator.continueAnimation(durationFactor: 3))
      #expect(stage.positions == [])
      #expect(stage.after(0, stage.positions) == [isReversed ? .start : .end])
      #expect(stage.sled.x == (isReversed ? 0 : 100))
    }
  }

  @Test(
    "A preset that returns is back at the whole, by hand and playing",
    arguments: ["flash", "fadeOutIn"])
  func returning(preset: String) {
    let tweener = Tweener()
    tweener.install(StandardPlugins())
    let (layer, other) = (LayerModel(), LayerModel())
    let animator = TweenAnimator(duration: 1, easing: .linear, on: tweener)
    animator.addAnimations(layer, ["preset": preset])
    animator.startAnimation()
    let returns = preset == "flash" ? 2.0 : 1
    for quarter in 1...4 {
      tweener.advance(by: 0.25)
      let share = (Double(quarter) / 4 * returns).truncatingRemainder(dividingBy: 1)
      #expect(layer.alpha == abs(1 - 2 * share))
    }
    let scrubbed = TweenAnimator(duration: 1, easing: .linear, on: tweener)
    scrubbed.addAnimations(other, ["preset": preset])
    scrubbed.fractionComplete = 0.5 / returns
    #expect(other.alpha == 0)
    scrubbed.fractionComplete = 1
    #expect(other.alpha == 1)
    scrubbed.stopAnimation(false)
    scrubbed.finishAnimation(at: .end)
    #expect(other.alpha == 1)
  }
}
