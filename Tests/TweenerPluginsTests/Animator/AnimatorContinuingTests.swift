import Testing
import Tweener
import TweenerPlugins

@Suite("An animator: continueAnimation")
struct AnimatorContinuingTests {
  @Test("A spring goes on from rest, and takes until it rests", arguments: [false, true])
  func spring(isReversed: Bool) throws {
    let stage = AnimatorStage(isReversed: isReversed, at: 0.25)
    let spring = TweenSpring(duration: 0.4, bounce: 0.3)
    #expect(stage.animator.continueAnimation(easing: .inQuad, spring: spring, durationFactor: 7))
    let (first, last) = isReversed ? (75.0, 0.0) : (25, 100)
    for step in 1...6 {
      let wanted = spring.value(from: first, to: last, at: Double(step) / 10)
      #expect(abs(stage.after(0.1, stage.sled.x) - wanted) < 1e-6)
    }
    #expect(stage.after(10, stage.sled.x) == last)
    #expect(abs(try #require(stage.endTime) - spring.settlingDuration()) < 1e-6)
    #expect(stage.positions == [isReversed ? .start : .end])
  }

  @Test("A spring without damping is refused; one that stands at a fraction calls no completion")
  func springRefused() {
    let stage = AnimatorStage()
    stage.animator.pauseAnimation()
    #expect(!stage.animator.continueAnimation(spring: TweenSpring(bounce: 1)))
    #expect(stage.keys == ["spring"])
    #expect(!stage.animator.isRunning)
    #expect(stage.animator.continueAnimation(spring: .smooth, upTo: 0.5))
    #expect(abs(stage.after(10, stage.sled.x) - 50) < 1e-4)
    #expect(stage.positions.isEmpty)
  }

  @Test(
    "durationFactor 0 is the time that is left, else that share of the whole duration",
    arguments: [(0, 0.5), (0.1, 0.2), (1, 2), (0.25, 0.5), (3, 6)], [false, true])
  func durationFactor(_ given: (Double, Double), isReversed: Bool) {
    let (factor, seconds) = given
    let stage = AnimatorStage(isReversed: isReversed, at: 0.75)
    stage.animator.continueAnimation(durationFactor: factor)
    stage.advance(seconds / 2)
    #expect(abs(stage.animator.fractionComplete - 0.875) < 1e-12)
    #expect(abs(stage.sled.x - (isReversed ? 12.5 : 87.5)) < 1e-6)
    #expect(stage.after(10, stage.endTime) == seconds)
    #expect(stage.positions == [isReversed ? .start : .end])
  }

  @Test(
    "upTo: it comes to a stand there, exactly, and calls no completion", arguments: [0, 0.35],
    [false, true])
  func upTo(_ factor: Double, isReversed: Bool) {
    let stage = AnimatorStage(isReversed: isReversed, at: 0)
    #expect(stage.animator.continueAnimation(durationFactor: factor, upTo: 0.3))
    stage.advance(factor == 0 ? 0.3 : factor)
    #expect(abs(stage.animator.fractionComplete - 0.15) < 1e-12)
    #expect(stage.after(5, stage.animator.fractionComplete) == 0.3)
    #expect(abs(stage.sled.x - (isReversed ? 70 : 30)) < 1e-12)
    #expect(stage.stateName == "paused")
    #expect(stage.positions == [])
    #expect(!stage.animator.continueAnimation(upTo: 0.3))
    #expect(stage.animator.continueAnimation())
    #expect(stage.after(1.4, stage.positions) == [isReversed ? .start : .end])
  }

  @Test("A factor counts for this run alone; turned round it keeps its pace")
  func pace() {
    let stage = AnimatorStage(at: 0.5)
    stage.animator.continueAnimation(durationFactor: 1)
    #expect(abs(stage.after(1, stage.sled.x) - 75) < 1e-6)
    stage.animator.isReversed = true
    #expect(abs(stage.after(1, stage.sled.x) - 50) < 1e-6)
    stage.animator.pauseAnimation()
    stage.animator.continueAnimation()
    #expect(abs(stage.after(0.5, stage.sled.x) - 25) < 1e-6)
  }

  @Test(
    "upTo: moved past the place it stands where it was moved to; turned, it goes to the other end")
  func upToLeft() {
    for isTurned in [false, true] {
      let stage = AnimatorStage()
      stage.animator.pauseAnimation()
      stage.animator.continueAnimation(upTo: 0.5)
      stage.advance(0.5)
      if isTurned {
        stage.animator.isReversed = true
        #expect(stage.after(0.5, stage.look) == "inactive, x 0, called start")
      } else {
        #expect(stage.held(at: 0.6, stage.sled.x) == 60)
        #expect(!stage.animator.isRunning)
        #expect(stage.after(1, stage.sled.x) == 60)
      }
    }
  }

  @Test("upTo: a fraction that is not ahead is no way to go; 1 and more is the end")
  func upToRange() {
    let stage = AnimatorStage(at: 0.5)
    for fraction in [0.5, 0.2, 0, -1] { #expect(!stage.animator.continueAnimation(upTo: fraction)) }
    #expect(stage.animator.continueAnimation(upTo: 2))
    #expect(stage.after(1, stage.positions) == [.end])
  }

  @Test("An easing leads on from what shows, in the direction of play", arguments: [false, true])
  func easing(isReversed: Bool) {
    let stage = AnimatorStage(easing: .inCubic, isReversed: isReversed, at: 0.5)
    #expect(stage.animator.continueAnimation(easing: .outQuad))
    stage.advance(0.5)
    #expect(abs(stage.sled.x - (isReversed ? 12.5 : 87.5)) < 1e-9)
    #expect(stage.after(0.5, stage.sled.x) == (isReversed ? 0 : 100))
    #expect(stage.positions == [isReversed ? .start : .end])
  }

  @Test("An easing without a hand before it begins with what shows, too")
  func easingInFlight() {
    let stage = AnimatorStage(easing: .inQuad, playing: 1)
    stage.animator.pauseAnimation()
    stage.animator.continueAnimation(easing: .linear)
    #expect(abs(stage.after(0.5, stage.sled.x) - 62.5) < 1e-9)
    // Back over the same way, and on along its own easing.
    stage.animator.isReversed = true
    #expect(abs(stage.after(0.5, stage.sled.x) - 25) < 1e-9)
    #expect(abs(stage.after(0.5, stage.sled.x) - 6.25) < 1e-9)
  }

  @Test("An easing with upTo leads to what the animator's own easing says there")
  func easingUpTo() {
    let stage = AnimatorStage(easing: .inQuad)
    stage.animator.pauseAnimation()
    stage.animator.continueAnimation(easing: .linear, upTo: 0.5)
    #expect(abs(stage.after(0.5, stage.sled.x) - 12.5) < 1e-9)
    #expect(stage.after(1, stage.sled.x) == 25)
    stage.animator.continueAnimation()
    #expect(stage.after(0.5, stage.sled.x) == 56.25)
  }

  @Test("An easing of an animation that has not begun lasts from its beginning to the end")
  func easingDelayed() {
    for isReversed in [false, true] {
      let stage = AnimatorStage(isEmpty: true, isReversed: isReversed)
      stage.add(["x": 100], delayFactor: 0.5)
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
    let stage = AnimatorStage(easing: .inQuad, at: 0)
    stage.animator.continueAnimation(easing: .linear)
    stage.advance(2)
    stage.sled.x = 0
    stage.add(["x": 100])
    stage.play(1)
    #expect(stage.sled.x == 25)
  }

  @Test("What is not finite, and a negative factor, is refused and reported; nothing is changed")
  func refused() {
    let stage = AnimatorStage(at: 0.5)
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(!stage.animator.continueAnimation(upTo: number))
      #expect(!stage.animator.continueAnimation(durationFactor: number))
    }
    #expect(!stage.animator.continueAnimation(durationFactor: -1))
    #expect(stage.problems.map(\.kind) == Array(repeating: .numberOutOfRange, count: 7))
    #expect(!stage.animator.isRunning)
  }

  @Test("A factor too small for any clock brings it there in the next advance")
  func tinyFactor() {
    for factor in [1e-9, 1e-300, Double.leastNonzeroMagnitude] {
      let stage = AnimatorStage(at: 0)
      #expect(stage.animator.continueAnimation(durationFactor: factor))
      #expect(stage.after(1e-8, stage.look) == "inactive, x 100, called end")
    }
  }

  @Test("A factor too large for any clock is no fault: it goes on, and can be caught again")
  func hugeFactor() {
    let stage = AnimatorStage(at: 0.5)
    #expect(stage.animator.continueAnimation(durationFactor: .greatestFiniteMagnitude))
    #expect(stage.after(10, stage.animator.isRunning))
    #expect(stage.problems == [])
    stage.animator.pauseAnimation()
    stage.animator.continueAnimation()
    #expect(stage.after(1.1, stage.positions) == [.end])
  }

  @Test("The shortest way, and the slowest run turned round, are no fault")
  func extremes() {
    for way in [Double.ulpOfOne, 1e-9] {
      let stage = AnimatorStage(at: 1 - way)
      #expect(stage.animator.continueAnimation(durationFactor: 1))
      #expect(stage.after(2, stage.positions) == [.end])
      stage.add(["x": 0])
      stage.animator.fractionComplete = 1 - way
      stage.animator.continueAnimation(durationFactor: .greatestFiniteMagnitude)
      stage.animator.isReversed = true
      #expect(stage.after(1, stage.animator.isRunning))
      #expect(abs(stage.sled.x) < 1e-6)
      #expect(stage.problems == [])
    }
  }

  @Test("Dragged and sent up to a place ahead it goes there without turning back")
  func draggedUpTo() {
    let stage = AnimatorStage(easing: .inCubic, at: 0.5)
    stage.animator.continueAnimation(upTo: 0.6)
    let way = [stage.sled.x] + stage.values(of: stage.sled.x, every: 0.01, times: 30)
    #expect(zip(way, way.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(stage.sled.x > 50)
    #expect(stage.animator.fractionComplete == 0.6)
  }
}
