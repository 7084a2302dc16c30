import Testing

@testable import Tweener

/// What a value on its own shows, whom it tells, and what setting it does.
@Suite("A value on its own")
struct AnimatedValueTests {
  private let stage = RuleStage()
  private var tweener: Tweener { stage.tweener }

  private func heard(_ start: Double = 0) -> (value: AnimatedValue<Double>, log: Heard) {
    let (value, log) = (AnimatedValue(start, on: tweener), Heard())
    value.onChange = { log.values.append($0) }
    return (value, log)
  }

  private final class Heard {
    var values: [Double] = []
  }

  @Test("it is its start, at rest and unheard, until something moves it")
  func begins() {
    let (value, log) = heard(3)
    #expect(value.value == 3)
    #expect(value.velocity == 0)
    #expect(!value.isAnimating)
    #expect(tweener.after(1, log.values) == [])
  }

  @Test("an easing moves it by rule 9, and it tells each step that changes it")
  func eases() {
    let (value, log) = heard()
    let tween = value.animate(to: 8, duration: 4, easing: .inQuad, delay: 1)
    #expect(value.isAnimating)
    #expect(tweener.after(1, log.values) == [])
    var wanted: [Double] = []
    for step in 1...4 {
      tweener.advance(by: 1)
      wanted.append(ruleValue(from: 0, to: 8, Double(step), of: 4, .inQuad))
      #expect(value.value.bitPattern == wanted.last?.bitPattern)
    }
    #expect(log.values == wanted)
    #expect(tween.outcome == .completed)
    #expect(!value.isAnimating)
    #expect(tweener.after(1, log.values.count) == 4)
  }

  @Test("an easing of no duration is there at once, and is heard once")
  func atOnce() {
    let (value, log) = heard()
    let tween = value.animate(to: 5, duration: 0)
    #expect(value.value == 5)
    #expect(log.values == [5])
    #expect(tween.outcome == .completed)
  }

  @Test("the default easing is inOutQuad")
  func defaultEasing() {
    let (value, _) = heard()
    value.animate(to: 1, duration: 1)
    #expect(tweener.after(0.25, value.value) == Easing.inOutQuad(0.25))
  }

  @Test("a later easing takes over, from the exact value, and begins with its own velocity")
  func takesOver() {
    let (value, log) = heard()
    let first = value.animate(to: 10, duration: 1, easing: .linear)
    tweener.advance(by: 0.5)
    let second = value.animate(to: 0, duration: 1, easing: .inQuad)
    #expect(tweener.after(0, value.value) == 5)
    #expect(value.velocity == 0)
    #expect(first.outcome == .overwritten(by: second))
    #expect(tweener.after(0.5, log.values) == [5, 3.75])
  }

  @Test("a call with a delay takes over at its start, and one without takes over before it")
  func delayed() {
    let (value, _) = heard()
    let late = value.animate(to: 100, duration: 1, easing: .linear, delay: 1)
    let soon = value.animate(to: 10, duration: 4, easing: .linear)
    #expect(tweener.after(1, value.value) == 2.5)
    // The later call wins where both run (rule 15).
    #expect(late.outcome == .overwritten(by: soon))
    #expect(tweener.after(3, value.value) == 10)
  }

  @Test("setting it ends what moves it and what waits, and is heard once")
  func setByHand() {
    let (value, log) = heard()
    let running = value.animate(to: 10, duration: 1, easing: .linear)
    tweener.advance(by: 0.5)
    let waiting = value.animate(to: 20, duration: 1, delay: 1)
    let paused = tweener.addTween(value, [.duration: 1, .paused: true, "value": 3])
    value.value = 7
    #expect([running, waiting, paused].map(\.outcome) == [.removed, .removed, .removed])
    #expect(!value.isAnimating)
    #expect(value.velocity == 0)
    #expect(log.values == [5, 7])
    #expect(tweener.after(5, value.value) == 7)
    #expect(tweener.tweenCount == 0)
  }

  @Test("a write of equal bits is not heard, one of the other zero is")
  func equalBits() {
    let (value, log) = heard(7)
    value.value = 7
    #expect(log.values == [])
    value.value = 0
    value.value = -0.0
    value.value = .nan
    value.value = .nan
    #expect(log.values.count == 3)
    #expect(value.value.isNaN)
  }

  @Test("setting it to what it is ends what moves it all the same")
  func setToTheSame() {
    let (value, log) = heard()
    let tween = value.animate(to: 10, duration: 1, easing: .linear)
    tweener.advance(by: 0.5)
    value.value = 5
    #expect(tween.outcome == .removed)
    #expect(log.values == [5])
  }

  @Test("set in a callback between two frames, it is first left at its exact value there")
  func setBetweenFrames() {
    let (value, log) = heard()
    value.animate(to: 10, duration: 1, easing: .linear)
    tweener.addCaller([.delay: 0.25, .onComplete: { value.value = 100 }])
    #expect(tweener.after(0.5, log.values) == [2.5, 100])
  }

  @Test("stopping leaves it where it is, with no velocity, and nothing to come")
  func stops() {
    let (value, log) = heard()
    let tween = value.animate(to: 10, duration: 1, easing: .linear)
    value.animate(to: 20, duration: 1, delay: 3)
    #expect(tweener.after(0.25, value.velocity) == 10)
    value.stop()
    value.stop()
    #expect(tween.outcome == .removed)
    #expect(value.velocity == 0)
    #expect(!value.isAnimating)
    #expect(tweener.after(5, value.value) == 2.5)
    #expect(log.values == [2.5])
  }

  @Test("waiting and paused it is animating, with velocity 0")
  func waitsAndPauses() {
    let (value, _) = heard()
    let tween = value.animate(to: 10, duration: 1, easing: .linear, delay: 1)
    #expect(value.isAnimating)
    #expect(value.velocity == 0)
    #expect(tweener.after(1.5, value.velocity) == 10)
    tween.pause()
    #expect(value.isAnimating)
    #expect(value.velocity == 0)
  }

  @Test("its velocity is per second of engine time, whatever the tween's own")
  func velocity() {
    let (value, _) = heard()
    let tween = value.animate(to: 10, duration: 1, easing: .linear)
    tweener.advance(by: 0.125)
    tween.timeScale = 3
    #expect(value.velocity == 30)
  }

  @Test("it is a target: by name, by key path, in timelines, and in queries")
  func isTarget() {
    let (value, log) = heard()
    tweener.addTween(value, [.duration: 1, "value": 4])
    tweener.addTween(value, duration: 1, delay: 1) { $0.to(\.value, 8) }
    let timeline = TweenTimeline.of(value, [.duration: 1, .path(\AnimatedValue<Double>.value): 0])
    tweener.addTimeline(timeline, [.delay: 2])
    for _ in 0..<6 { tweener.advance(by: 0.5) }
    #expect(log.values == [2, 4, 6, 8, 4, 0])
    #expect(tweener.tweenCount == 0)
    #expect(stage.problems.isEmpty)
    value.animate(to: 1, duration: 1, easing: .linear)
    #expect(tweener.after(0.5, tweener.velocity(of: value, "value")) == [1])
    #expect(tweener.velocity(of: value, \.value) == 1)
    #expect(tweener.isTweening(value, "value"))
    #expect(tweener.removeTween(value, \.value))
    #expect(value.value == 0.5)
  }

  @Test("its name and its key path are one component")
  func oneComponent() {
    let (value, _) = heard()
    let first = tweener.addTween(value, [.duration: 2, "value": 4])
    tweener.advance(by: 1)
    let second = tweener.addTween(value, duration: 1) { $0.to(\.value, 8) }
    #expect(tweener.after(0.5, first.outcome) == .overwritten(by: second))
    #expect(value.value == 5)
  }

  @Test("what is not finite is reported, and what moves it goes on")
  func notFinite() {
    let (value, _) = heard()
    let tween = value.animate(to: 10, duration: 1, easing: .linear)
    tweener.advance(by: 0.25)
    value.animate(to: .nan, duration: 1)
    value.spring(to: .infinity)
    #expect(stage.kinds == Array(repeating: .numberOutOfRange, count: 2))
    #expect(tweener.after(0.25, value.value) == 5)
    #expect(tween.state == .running)
    // Without a duration that can be used it is there at once.
    value.animate(to: 3, duration: .nan)
    #expect(stage.kinds.count == 3)
    #expect(value.value == 3)
  }

  @Test("a velocity that is not finite is reported and left out, and the value moves")
  func velocityNotFinite() {
    let (value, _) = heard()
    value.spring(to: 5, .snappy, velocity: .nan)
    #expect(stage.kinds == [.numberOutOfRange])
    #expect(tweener.after(0.25, value.value) == TweenSpring.snappy.value(from: 0, to: 5, at: 0.25))
    let velocity = value.velocity
    value.decay(velocity: -.infinity)
    #expect(stage.kinds == [.numberOutOfRange, .numberOutOfRange])
    #expect(tweener.after(0, value.velocity) == velocity && velocity != 0)
  }

  @Test("a report carries the call's place")
  func callSite() {
    let (value, _) = heard()
    let line: UInt = #line + 1
    let tween = value.animate(to: .nan, duration: 1)
    #expect(tween.problems.count == 1)
    #expect(tween.problems.first?.description.contains("AnimatedValueTests.swift:\(line)") == true)
  }
}
