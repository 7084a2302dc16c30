import Testing
import TweenerTestSupport

@testable import Tweener

/// Springs, decays and simulations of a value on its own, against what they say of themselves.
@Suite("A value on its own, by physics")
struct AnimatedValuePhysicsTests {
  private let tweener = Tweener()

  @Test("a spring shows what TweenSpring says, bit for bit, whatever the steps")
  func spring() {
    for spring in [TweenSpring.smooth, .bouncy, TweenSpring(response: 0.4, dampingRatio: 2)] {
      for cut in [1, 7, 32] {
        let value = AnimatedValue(20.0, on: tweener)
        let tween = value.spring(to: 120, spring, velocity: -300)
        var passed: Int64 = 0
        for step in 1...40 {
          let flicks = Int64(step * cut) * 104_729
          tweener.advance(by: ruleFlicks(flicks))
          passed += flicks
          if tween.outcome != nil { break }
          let time = ruleFlicks(passed)
          let wanted = spring.value(from: 20, to: 120, velocity: -300, at: time)
          #expect(value.value.bitPattern == wanted.bitPattern, "\(spring) at \(time)")
          let velocity = spring.velocity(from: 20, to: 120, velocity: -300, at: time)
          #expect(abs(value.velocity - velocity) <= 1e-12 * abs(velocity))
        }
        #expect(tweener.after(10, value.value) == 120)
        #expect(tween.outcome == .completed)
        let length = spring.settlingDuration(from: 20, to: 120, velocity: -300)
        #expect(abs(tween.elapsed - length) < 1e-8)
      }
    }
  }

  @Test(
    "sent elsewhere a thousand times in a row, neither value nor velocity jumps",
    arguments: 1...UInt64(TrialCount.of(30, few: 1)))
  func retargets(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    let value = AnimatedValue(0.0, on: tweener)
    let springs = [
      TweenSpring.smooth, .snappy, .bouncy, TweenSpring(response: 0.8, dampingRatio: 3),
    ]
    value.spring(to: 100)
    var count = 0
    for _ in 0..<1_000 {
      tweener.advance(by: ruleFlicks(Int64.random(in: 0..<90_000_000, using: &random)))
      let (before, speed) = (value.value, value.velocity)
      let spring = springs[Int.random(in: 0..<springs.count, using: &random)]
      let end = Double.random(in: -500...500, using: &random)
      value.spring(to: end, spring)
      #expect(tweener.after(0, value.value.bitPattern) == before.bitPattern)
      #expect(abs(value.velocity - speed) <= 1e-12 * max(abs(value.velocity), abs(speed)))
      count += speed == 0 ? 0 : 1
      // What it shows a moment later, by what there was, in one step or in several.
      let length = Int64.random(in: 1..<20_000_000, using: &random)
      let middle = Int64.random(in: 0...length, using: &random)
      tweener.advance(by: ruleFlicks(middle))
      tweener.advance(by: ruleFlicks(length - middle))
      let wanted = spring.value(from: before, to: end, velocity: speed, at: ruleFlicks(length))
      #expect(value.value.bitPattern == wanted.bitPattern, "seed \(seed)")
      #expect(tweener.tweenCount == 1)
    }
    #expect(count > 900)
    #expect(tweener.tweens(of: value).count == 1)
  }

  @Test("what calls at fixed times make of it does not depend on the steps between")
  func cuts() {
    func trace(_ steps: [Int64]) -> [UInt64] {
      let tweener = Tweener()
      let value = AnimatedValue(0.0, on: tweener)
      var trace: [UInt64] = []
      for round in 0..<60 {
        switch round % 5 {
        case 0: value.spring(to: Double(round), .bouncy)
        case 1: value.animate(to: 5, duration: 0.3, easing: .outBack, delay: 0.01)
        case 2: value.spring(to: -Double(round), velocity: 40)
        case 3: value.decay(velocity: 900, .fast)
        default: value.decay()
        }
        var left: Int64 = 50_000_003
        for step in steps where left > 0 {
          tweener.advance(by: ruleFlicks(min(step, left)))
          left -= min(step, left)
        }
        tweener.advance(by: ruleFlicks(left))
        trace += [value.value.bitPattern, value.velocity.bitPattern]
      }
      return trace
    }
    let whole = trace([])
    #expect(trace([1, 1_000_000, 49_000_000]) == whole)
    #expect(trace(Array(repeating: 2_000_003, count: 25)) == whole)
    #expect(Set(whole).count > 90)
  }

  @Test("a spring takes over the velocity of an easing")
  func fromEasing() {
    let value = AnimatedValue(0.0, on: tweener)
    value.animate(to: 100, duration: 1, easing: .linear)
    tweener.advance(by: 0.5)
    value.spring(to: 0)
    tweener.advance(by: 0.125)
    #expect(value.value == TweenSpring.smooth.value(from: 50, to: 0, velocity: 100, at: 0.125))
  }

  @Test("a spring without damping swings until it is stopped")
  func endless() {
    let value = AnimatedValue(1.0, on: tweener)
    let tween = value.spring(to: 0, TweenSpring(duration: 0.5, bounce: 1))
    #expect(tween.duration == 0)
    #expect(tweener.after(1_000, value.value) == 1)
    #expect(tween.duration == .infinity)
    value.stop()
    #expect(tween.outcome == .removed)
  }

  @Test("a decay shows what TweenDecay says, with the velocity that it is given or has")
  func decay() {
    let value = AnimatedValue(20.0, on: tweener)
    let flick = value.decay(velocity: 800)
    tweener.advance(by: 0.25)
    #expect(value.value == TweenDecay.normal.value(from: 20, velocity: 800, at: 0.25))
    let (start, speed) = (value.value, value.velocity)
    let slower = value.decay(.fast)
    #expect(tweener.after(0.25, flick.outcome) == .overwritten(by: slower))
    #expect(value.value == TweenDecay.fast.value(from: start, velocity: speed, at: 0.25))
    tweener.advance(by: 10)
    #expect(value.value == TweenDecay.fast.restingValue(from: start, velocity: speed))
    #expect(slower.outcome == .completed)
  }

  @Test("a decay without a velocity is over at once, where it is")
  func decayFromRest() {
    let value = AnimatedValue(20.0, on: tweener)
    let tween = value.decay()
    #expect(tweener.after(0, tween.outcome) == .completed)
    #expect(value.value == 20)
  }

  @Test("each component of a decay has its own velocity, by a value of the type")
  func decayOfTwo() {
    let value = AnimatedValue(SIMD2(1.0, 2.0), on: tweener)
    value.decay(velocity: SIMD2(300, -50), .fast)
    tweener.advance(by: 0.125)
    #expect(
      value.value
        == SIMD2(
          TweenDecay.fast.value(from: 1, velocity: 300, at: 0.125),
          TweenDecay.fast.value(from: 2, velocity: -50, at: 0.125)))
    // And in a dictionary, for any property.
    let box = RuleBox()
    tweener.addTween(
      box, ["frame": TweenValue.decay().velocity(RuleFrame(x: 100, y: -100, width: 0, height: 7))])
    tweener.advance(by: 10)
    for (end, velocity) in [(box.frame.x, 100.0), (box.frame.y, -100), (box.frame.height, 7)] {
      #expect(end == TweenDecay.normal.restingValue(from: 0, velocity: velocity))
    }
    #expect(box.frame.width == 0)
  }

  @Test(
    "a decay in a timeline may have a velocity for each component, and lasts as long as the longest"
  )
  func decayInTimeline() {
    let value = AnimatedValue(SIMD2(0.0, 0.0), on: tweener)
    var timeline = TweenTimeline()
    timeline.add(value, ["value": TweenValue.decay().velocity(SIMD2(10.0, 800.0))])
    let longest = TweenDecay.normal.settlingDuration(velocity: 800)
    #expect(abs(timeline.duration - longest) < 1e-8)
    let tween = tweener.addTimeline(timeline)
    #expect(tween.problems.isEmpty)
    tweener.advance(by: 10)
    #expect(value.value.y == TweenDecay.normal.restingValue(from: 0, velocity: 800))
  }

  @Test("a simulation begins with the velocity that it is given or has, and ends at rest")
  func simulation() {
    let pull = TweenSimulation<Double>(
      acceleration: { value, velocity, _ in -400 * value - 40 * velocity },
      isAtRest: { value, velocity in abs(value) < 0.001 && abs(velocity) < 0.001 })
    let spring = TweenSpring(mass: 1, stiffness: 400, damping: 40)
    let value = AnimatedValue(10.0, on: tweener)
    let tween = value.simulate(pull, velocity: 100)
    tweener.advance(by: 0.25)
    let wanted = spring.value(from: 10, to: 0, velocity: 100, at: 0.25)
    #expect(abs(value.value - wanted) < 1e-5)
    let speed = value.velocity
    value.simulate(pull)
    tweener.advance(by: 0)
    #expect(abs(value.velocity - speed) <= 1e-9 * abs(speed))
    #expect(tween.outcome != nil)
    tweener.advance(by: 5)
    #expect(!value.isAnimating)
    #expect(abs(value.value) < 0.001)
  }
}
