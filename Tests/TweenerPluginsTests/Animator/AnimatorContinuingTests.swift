import Testing
import Tweener
import TweenerPlugins

@Suite("An animator: continueAnimation")
struct AnimatorContinuingTests {
  private let stage = AnimatorStage()

  @Test("Only where it is active and not running")
  func states() {
    #expect(!stage.animator.continueAnimation())
    #expect(stage.animator.state == .inactive)
    stage.animator.startAnimation()
    #expect(!stage.animator.continueAnimation())
    stage.animator.pauseAnimation()
    #expect(stage.animator.continueAnimation())
    stage.animator.stopAnimation(false)
    #expect(!stage.animator.continueAnimation())
    #expect(stage.animator.state == .stopped)
  }

  @Test(
    "A spring goes on from rest, and takes as long as it takes to come to rest",
    arguments: [false, true])
  func spring(isReversed: Bool) {
    let spring = TweenSpring(duration: 0.4, bounce: 0.3)
    var end = 0.0
    stage.animator.addCompletion { [tweener = stage.tweener] _ in end = tweener.time }
    stage.animator.isReversed = isReversed
    stage.animator.fractionComplete = 0.25
    #expect(stage.animator.continueAnimation(easing: .inQuad, spring: spring, durationFactor: 7))
    let (first, last) = isReversed ? (75.0, 0.0) : (25, 100)
    for step in 1...6 {
      stage.advance(0.1)
      let wanted = spring.value(from: first, to: last, at: Double(step) / 10)
      #expect(abs(stage.sled.x - wanted) < 1e-6)
    }
    #expect(stage.after(10, stage.sled.x) == last)
    #expect(abs(end - spring.settlingDuration()) < 1e-6)
    #expect(stage.positions == [isReversed ? .start : .end])
  }

  @Test("A spring without damping is refused; one that stands at a fraction calls no completion")
  func springRefused() {
    stage.animator.pauseAnimation()
    #expect(!stage.animator.continueAnimation(spring: TweenSpring(bounce: 1)))
    #expect(stage.problems.problems.map(\.key) == ["spring"])
    #expect(!stage.animator.isRunning)
    #expect(stage.animator.continueAnimation(spring: .smooth, upTo: 0.5))
    stage.advance(10)
    #expect(abs(stage.sled.x - 50) < 1e-4)
    #expect(stage.positions.isEmpty)
  }

  @Test("durationFactor 0 is the time that is left, else that share of the whole duration")
  func durationFactor() {
    for (factor, seconds) in [(0, 0.5), (0.1, 0.2), (1, 2), (0.25, 0.5), (3, 6)] {
      for isReversed in [false, true] {
        let stage = AnimatorStage()
        var end = 0.0
        stage.animator.addCompletion { [tweener = stage.tweener] _ in end = tweener.time }
        stage.animator.isReversed = isReversed
        stage.animator.fractionComplete = 0.75
        stage.animator.continueAnimation(durationFactor: factor)
        stage.advance(seconds / 2)
        #expect(abs(stage.animator.fractionComplete - 0.875) < 1e-12)
        #expect(abs(stage.sled.x - (isReversed ? 12.5 : 87.5)) < 1e-6)
        #expect(stage.after(10, end) == seconds)
        #expect(stage.positions == [isReversed ? .start : .end])
      }
    }
  }

  @Test("A factor counts for this run alone; turned round it keeps its pace")
  func pace() {
    stage.animator.fractionComplete = 0.5
    stage.animator.continueAnimation(durationFactor: 1)
    stage.advance(1)
    #expect(abs(stage.sled.x - 75) < 1e-6)
    stage.animator.isReversed = true
    stage.advance(1)
    #expect(abs(stage.sled.x - 50) < 1e-6)
    stage.animator.pauseAnimation()
    stage.animator.continueAnimation()
    stage.advance(0.5)
    #expect(abs(stage.sled.x - 25) < 1e-6)
  }

  @Test("upTo: it comes to a stand there, exactly, and calls no completion", arguments: [0, 0.35])
  func upTo(_ factor: Double) {
    for isReversed in [false, true] {
      let stage = AnimatorStage()
      stage.animator.isReversed = isReversed
      stage.animator.pauseAnimation()
      #expect(stage.animator.continueAnimation(durationFactor: factor, upTo: 0.3))
      stage.advance(factor == 0 ? 0.3 : factor)
      #expect(abs(stage.animator.fractionComplete - 0.15) < 1e-12)
      #expect(stage.after(5, stage.animator.fractionComplete) == 0.3)
      #expect(abs(stage.sled.x - (isReversed ? 70 : 30)) < 1e-12)
      #expect(stage.animator.state == .active)
      #expect(!stage.animator.isRunning)
      #expect(stage.positions == [])
      #expect(!stage.animator.continueAnimation(upTo: 0.3))
      #expect(stage.animator.continueAnimation())
      #expect(stage.after(1.4, stage.positions) == [isReversed ? .start : .end])
    }
  }

  @Test("upTo: a fraction that is not ahead is no way to go; 1 and more is the end")
  func upToRange() {
    stage.animator.fractionComplete = 0.5
    for fraction in [0.5, 0.2, 0, -1] { #expect(!stage.animator.continueAnimation(upTo: fraction)) }
    #expect(stage.animator.continueAnimation(upTo: 2))
    #expect(stage.after(1, stage.positions) == [.end])
  }

  @Test("upTo: turned round on the way it goes to the other end")
  func upToTurned() {
    stage.animator.pauseAnimation()
    stage.animator.continueAnimation(upTo: 0.5)
    stage.advance(0.5)
    stage.animator.isReversed = true
    #expect(stage.after(0.5, stage.positions) == [.start])
  }

  @Test("upTo: moved past the place by hand it stands where it was moved to")
  func upToPassed() {
    stage.animator.pauseAnimation()
    stage.animator.continueAnimation(upTo: 0.5)
    stage.advance(0.5)
    stage.animator.fractionComplete = 0.6
    #expect(stage.sled.x == 60)
    #expect(!stage.animator.isRunning)
    #expect(stage.after(1, stage.sled.x) == 60)
  }

  @Test("An easing leads from what shows to the end, as seen in the direction of play")
  func easing() {
    for isReversed in [false, true] {
      let stage = AnimatorStage(easing: .inCubic)
      stage.animator.isReversed = isReversed
      stage.animator.fractionComplete = 0.5
      #expect(stage.animator.continueAnimation(easing: .outQuad))
      stage.advance(0.5)
      #expect(abs(stage.sled.x - (isReversed ? 12.5 : 87.5)) < 1e-9)
      #expect(stage.after(0.5, stage.sled.x) == (isReversed ? 0 : 100))
      #expect(stage.positions == [isReversed ? .start : .end])
    }
  }

  @Test("An easing without a hand before it begins with what shows, too")
  func easingInFlight() {
    let stage = AnimatorStage(easing: .inQuad)
    stage.animator.startAnimation()
    stage.advance(1)
    stage.animator.pauseAnimation()
    stage.animator.continueAnimation(easing: .linear)
    stage.advance(0.5)
    #expect(abs(stage.sled.x - 62.5) < 1e-9)
    // Back over the same way, and on along its own easing.
    stage.animator.isReversed = true
    stage.advance(0.5)
    #expect(abs(stage.sled.x - 25) < 1e-9)
    stage.advance(0.5)
    #expect(abs(stage.sled.x - 6.25) < 1e-9)
  }

  @Test("An easing with upTo leads to what the animator's own easing says there")
  func easingUpTo() {
    let stage = AnimatorStage(easing: .inQuad)
    stage.animator.pauseAnimation()
    stage.animator.continueAnimation(easing: .linear, upTo: 0.5)
    stage.advance(0.5)
    #expect(abs(stage.sled.x - 12.5) < 1e-9)
    #expect(stage.after(1, stage.sled.x) == 25)
    stage.animator.continueAnimation()
    #expect(stage.after(0.5, stage.sled.x) == 56.25)
  }

  @Test("An easing of an animation that has not begun lasts from its beginning to the end")
  func easingDelayed() {
    for isReversed in [false, true] {
      let stage = AnimatorStage(isEmpty: true)
      stage.animator.addAnimations(stage.sled, ["x": 100], delayFactor: 0.5)
      stage.animator.isReversed = isReversed
      stage.animator.pauseAnimation()
      stage.animator.continueAnimation(easing: .outQuad)
      stage.advance(isReversed ? 0.5 : 1.5)
      #expect(abs(stage.sled.x - (isReversed ? 25 : 75)) < 1e-9)
      stage.advance(isReversed ? 0.75 : 0.5)
      #expect(stage.sled.x == (isReversed ? 0 : 100))
    }
  }

  @Test("The easing of a run is forgotten with the animations")
  func easingForgotten() {
    let stage = AnimatorStage(easing: .inQuad)
    stage.animator.pauseAnimation()
    stage.animator.continueAnimation(easing: .linear)
    stage.advance(2)
    stage.sled.x = 0
    stage.animator.addAnimations(stage.sled, ["x": 100])
    stage.animator.startAnimation()
    #expect(stage.after(1, stage.sled.x) == 25)
  }

  @Test("What is not finite, and a negative factor, is refused and reported; nothing is changed")
  func refused() {
    stage.animator.fractionComplete = 0.5
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(!stage.animator.continueAnimation(upTo: number))
      #expect(!stage.animator.continueAnimation(durationFactor: number))
    }
    #expect(!stage.animator.continueAnimation(durationFactor: -1))
    #expect(stage.problems.problems.count == 7)
    #expect(Set(stage.problems.problems.map(\.kind)) == [.numberOutOfRange])
    #expect(!stage.animator.isRunning)
  }

  @Test("A factor too small for any clock brings it there in the next advance")
  func tinyFactor() {
    for factor in [1e-9, 1e-300, Double.leastNonzeroMagnitude] {
      let stage = AnimatorStage()
      stage.animator.pauseAnimation()
      #expect(stage.animator.continueAnimation(durationFactor: factor))
      #expect(stage.after(1e-8, stage.sled.x) == 100)
      #expect(stage.positions == [.end])
    }
  }

  @Test("A factor too large for any clock is no fault: it goes on, and can be caught again")
  func hugeFactor() {
    stage.animator.fractionComplete = 0.5
    #expect(stage.animator.continueAnimation(durationFactor: .greatestFiniteMagnitude))
    stage.advance(10)
    #expect(stage.animator.isRunning)
    #expect(stage.problems.problems == [])
    stage.animator.pauseAnimation()
    stage.animator.continueAnimation()
    #expect(stage.after(1.1, stage.positions) == [.end])
  }

  @Test("The shortest way, and the slowest run turned round, are no fault")
  func extremes() {
    for way in [Double.ulpOfOne, 1e-9] {
      let stage = AnimatorStage()
      stage.animator.fractionComplete = 1 - way
      #expect(stage.animator.continueAnimation(durationFactor: 1))
      #expect(stage.after(2, stage.positions) == [.end])
      stage.animator.addAnimations(stage.sled, ["x": 0])
      stage.animator.fractionComplete = 1 - way
      stage.animator.continueAnimation(durationFactor: .greatestFiniteMagnitude)
      stage.animator.isReversed = true
      stage.advance(1)
      #expect(stage.animator.isRunning)
      #expect(abs(stage.sled.x) < 1e-6)
      #expect(stage.problems.problems == [])
    }
  }

  @Test("Dragged and sent up to a place ahead it goes there without turning back")
  func draggedUpTo() {
    let stage = AnimatorStage(easing: .inCubic)
    stage.animator.fractionComplete = 0.5
    stage.animator.continueAnimation(upTo: 0.6)
    var last = stage.sled.x
    for _ in 0..<30 {
      stage.advance(0.01)
      #expect(stage.sled.x >= last)
      last = stage.sled.x
    }
    #expect(last > 50)
    #expect(stage.animator.fractionComplete == 0.6)
  }
}
