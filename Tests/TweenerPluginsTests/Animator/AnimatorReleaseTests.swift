import Testing
import Tweener
import TweenerPlugins

@Suite("Letting an animator go with a velocity")
struct AnimatorReleaseTests {
  /// Held at some fraction of a way of 100 in two seconds.
  private func held(at fraction: Double, isReversed: Bool = false) -> AnimatorStage {
    AnimatorStage(easing: .inOutQuad, isReversed: isReversed, at: fraction)
  }

  @Test(
    "is a velocity from that instant on, towards where it goes", arguments: [false, true],
    [-3.0, -0.5, 0, 2, 8])
  func read(isReversed: Bool, velocity: Double) {
    let stage = held(at: 0.25, isReversed: isReversed)
    #expect(stage.animator.continueAnimation(spring: .smooth, velocity: velocity))
    let wanted = velocity * (isReversed ? -100 : 100)
    #expect(abs(stage.velocity - wanted) < 1e-2 + 1e-4 * abs(wanted))
    #expect(abs(stage.measuredVelocity() - wanted) < 0.5 + 1e-2 * abs(wanted))
    #expect(stage.problems.isEmpty)
  }

  @Test("it moves as the spring does, and ends when that rests", arguments: [-2.0, 0, 6])
  func asSpring(velocity: Double) {
    let stage = held(at: 0.25)
    let spring = TweenSpring.bouncy
    stage.animator.continueAnimation(spring: spring, velocity: velocity)
    let length = spring.settlingDuration(from: 25, to: 100, velocity: velocity * 100)
    for step in 1...8 {
      let time = Double(step) * length / 9
      let wanted = spring.value(from: 25, to: 100, velocity: velocity * 100, at: time)
      #expect(abs(stage.after(length / 9, stage.sled.x) - wanted) < 1e-4)
    }
    #expect(stage.positions.isEmpty)
    #expect(stage.after(length / 9 + 1e-3, stage.look) == "inactive, x 100, called end")
  }

  @Test("an animation with a delay goes as much faster as a hand would move it")
  func delayed() {
    let stage = AnimatorStage(easing: .inOutQuad, isEmpty: true)
    stage.add(["x": 100], delayFactor: 0.5)
    #expect(stage.held(at: 0.75, stage.sled.x) == 50)
    stage.animator.continueAnimation(spring: .smooth, velocity: 1)
    #expect(abs(stage.velocity - 200) < 0.1)
  }

  @Test("without a spring it is reported and left out; what is not finite is refused")
  func wrong() {
    let stage = held(at: 0.25)
    #expect(!stage.animator.continueAnimation(spring: .smooth, velocity: .nan))
    #expect(!stage.animator.isRunning)
    #expect(stage.animator.continueAnimation(easing: .linear, velocity: 3))
    #expect(stage.keys == ["velocity", "velocity"])
    #expect(stage.problems.last?.fault.contains("no spring") == true)
    #expect(abs(stage.after(0.75, stage.sled.x) - 62.5) < 1e-9)
  }

  @Test("typed animations move as others do")
  func typed() {
    let stage = AnimatorStage(isEmpty: true)
    stage.animator.addAnimations(stage.sled) { $0.to(\.x, 100) }
    stage.animator.addAnimations(stage.sled, delayFactor: 0.5) { $0.to(\.y, 100).endDelay(3) }
    #expect(stage.keys == ["endDelay"])
    stage.play(1.5)
    #expect(stage.place == [75, 50])
  }
}
