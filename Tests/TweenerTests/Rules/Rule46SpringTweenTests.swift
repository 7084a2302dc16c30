import Testing

@testable import Tweener

@Suite("Rule 46: tweens by a spring")
struct Rule46SpringTweenTests {
  private let stage = RuleStage()
  private let box = RuleBox()
  private let springs: [TweenSpring] = [
    .smooth, .snappy, .bouncy, TweenSpring(response: 0.3, dampingRatio: 1.7),
    TweenSpring(mass: 2, stiffness: 90, damping: 3),
  ]

  @Test(
    "46 the value is the spring's, bit for bit, however it is written and cut",
    arguments: [true, false])
  func rule46_value(directWrites: Bool) {
    for spring in springs {
      let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox(x: 7))
      stage.add(box, [.spring: spring, "x": 100, "observed": 30, "frame": RuleFrame(x: 1, y: 2)])
      #expect(stage.after(0, box.x) == 7)
      for step in 1...20 {
        for _ in 0..<(step % 3 + 1) { stage.tweener.advance(by: 0.015 / Double(step % 3 + 1)) }
        let time = stage.tweener.time
        #expect(box.x == spring.value(from: 7, to: 100, at: time))
        #expect(box.observed == spring.value(from: 0, to: 30, at: time))
        #expect(box.frame.y == spring.value(from: 0, to: 2, at: time))
      }
      stage.tweener.settle(box)
      #expect(box.x == spring.value(from: 7, to: 100, at: stage.tweener.time))
    }
  }

  @Test("46 its play lasts as long as the longest component takes, and ends at the end value")
  func rule46_duration() {
    let tween = stage.add(
      box, [.spring: TweenSpring.bouncy, "x": 0.1, "y": TweenValue.to(5.0).velocity(4000)])
    #expect(tween.duration == 0)
    stage.tweener.advance(by: 0)
    let long = max(
      TweenSpring.bouncy.settlingDuration(from: 0, to: 5, velocity: 4000),
      TweenSpring.bouncy.settlingDuration(from: 0, to: 0.1))
    #expect(abs(tween.duration - long) < 1e-8)
    #expect(stage.after(long - 0.001, tween.state) == .running)
    #expect(stage.after(0.01, tween.outcome) == .completed)
    #expect(box.x == 0.1 && box.y == 5)
  }

  @Test("46 a spring that takes over keeps value and velocity, a thousand times in a row")
  func rule46_retargeting() {
    var random = SystemRandomNumberGenerator()
    var (start, velocity, end, added) = (0.0, 0.0, 100.0, 0.0)
    stage.add(box, [.spring: TweenSpring.bouncy, "x": end])
    for _ in 0..<1000 {
      stage.tweener.advance(by: Double.random(in: 0.001...0.2, using: &random))
      let passed = stage.tweener.time - added
      let value = TweenSpring.bouncy.value(from: start, to: end, velocity: velocity, at: passed)
      #expect(abs(box.x - value) <= 1e-9)
      velocity = stage.tweener.velocity(of: box, \.x) ?? .nan
      (start, end, added) = (
        box.x, Double.random(in: -100...100, using: &random), stage.tweener.time
      )
      stage.add(box, [.spring: TweenSpring.bouncy, "x": end])
      #expect(stage.after(0, box.x) == start)
      #expect(stage.tweener.velocity(of: box, \.x) == velocity)
    }
  }

  @Test("46 every play is the same curve, and backwards it runs backwards")
  func rule46_plays() {
    let spring = TweenSpring.bouncy
    let tween = stage.add(
      box, [.spring: spring, .initialVelocity: 300, "x": 100, .repeat: 2, .autoreverse: true])
    stage.tweener.advance(by: 0)
    let length = tween.duration
    func value(_ time: Double) -> Double {
      spring.value(from: 0, to: 100, velocity: 300, at: time)
    }
    stage.expect(box.x, [0.25: value(0.25), .seconds(length - 0.25): 100])
    stage.tweener.advance(by: length - 0.25)
    #expect(abs(box.x - value(0.25)) < 1e-9)
    stage.tweener.advance(by: 0.5)
    #expect(abs(box.x - value(0.25)) < 1e-9)
    tween.reverse()
    stage.tweener.advance(by: 0.125)
    #expect(abs(box.x - value(0.125)) < 1e-9)
    stage.expect(box.x, of: tween, [0.125: 0, .seek(0.25): value(0.25)])
  }

  @Test("46 without damping it is endless, until it is completed")
  func rule46_endless() {
    let tween = stage.add(box, [.spring: TweenSpring(response: 1, dampingRatio: 0), "x": 10])
    stage.tweener.advance(by: 1000.5)
    #expect(abs(box.x - 20) < 1e-9)
    #expect(tween.duration == .infinity && tween.totalDuration == .infinity)
    tween.complete()
    #expect(box.x == 10 && tween.outcome == .completed)
  }

  @Test("46 what it replaces is reported, and the spring is taken")
  func rule46_replaced() {
    stage[box].add([
      .spring: "snappy", .duration: 3, .easing: Easing.inQuad, .unitsPerSecond: 4, "x": 10,
      "y": [0, 5.0],
    ])
    #expect(
      stage.problems.compactMap(\.key).sorted() == ["duration", "easing", "unitsPerSecond", "y"])
    #expect(stage.after(0.25, box.x) == TweenSpring.snappy.value(from: 0, to: 10, at: 0.25))
    #expect(box.y == 0)
  }

  @Test("46 each number of a spring that is out of range is reported")
  func rule46_badNumbers() {
    let spring = TweenSpring(mass: -1, stiffness: -100, damping: -10)
    let tween = stage.add(RuleBox(), [.spring: spring, "x": 1])
    #expect(tween.problems.map(\.key) == ["spring", "spring", "spring"])
    #expect(
      tween.problems.map(\.fault) == [
        "mass -1.0 is out of range", "stiffness -100.0 is out of range",
        "damping -10.0 is out of range",
      ])
    // As where each is the only one.
    #expect(spring == TweenSpring(mass: 1, stiffness: TweenSpring.smooth.stiffness, damping: 0))
  }

  @Test("46 bad springs and velocities are reported, with what is used instead")
  func rule46_badInput() {
    stage.add(box, [.spring: TweenSpring(mass: -1, stiffness: 100, damping: 10), "x": 1])
    stage.add(box, [.spring: "wobbly", "x": 2])
    stage.add(box, [.spring: "smooth", .initialVelocity: Double.infinity, "x": 3])
    stage.add(box, [.spring: "smooth", "x": TweenValue.to(3).velocity(Double.nan)])
    stage.add(box, [.duration: 1, .initialVelocity: 4, "x": 3])
    stage.add(box, [.duration: 1, "x": TweenValue.to(3).velocity(4), "y": 8])
    stage.add(box, [.handover: "gentle", .duration: 1, "x": 3])
    #expect(
      stage.problems.compactMap(\.key) == [
        "spring", "spring", "initialVelocity", "x", "initialVelocity", "x", "handover",
      ])
    #expect(stage.after(0.5, box.y) == 4)
  }

  @Test("46 typed calls and templates give the same bits as a dictionary")
  func rule46_typed() {
    let tweener = Tweener()
    let boxes = (0..<4).map { _ in RuleBox(x: 3) }
    tweener.addTween(boxes[0], [.spring: TweenSpring.snappy, "x": 50])
    tweener.addTween(boxes[1], spring: .snappy) { $0.to(\.x, 50) }
    tweener.addTween([boxes[2], boxes[3]], TweenTemplate<RuleBox>(spring: .snappy).to(\.x, 50))
    tweener.advance(by: 0.3)
    #expect(Set(boxes.map(\.x)) == [TweenSpring.snappy.value(from: 3, to: 50, at: 0.3)])
  }

  @Test("46 in a timeline a spring starts from rest, and its place is known in advance")
  func rule46_timeline() {
    let spring = TweenSpring.bouncy
    let timeline = TweenTimeline.of(box, [.spring: spring, "x": 100], [.duration: 1, "y": 10])
    #expect(abs(timeline.duration - spring.settlingDuration() - 1) < 1e-8)
    stage.add(box, [.duration: 1, "x": 50])
    stage.tweener.advance(by: 0.5)
    let tween = stage.tweener.addTimeline(timeline)
    #expect(stage.after(0.25, box.x) == spring.value(from: 25, to: 100, at: 0.25))
    tween.seek(to: timeline.duration - 0.5)
    #expect(box.x == 100 && abs(box.y - 5) < 1e-6)
    tween.seek(to: 0.125)
    #expect(box.x == spring.value(from: 25, to: 100, at: 0.125))

    let given = TweenTimeline.of(
      box,
      [.spring: spring, .initialVelocity: 900, "x": TweenValue.fromTo(0, 100), .handover: "smooth"])
    let length = spring.settlingDuration(from: 0, to: 100, velocity: 900)
    #expect(abs(given.duration - length) < 1e-8)
    stage.tweener.addTimeline(given)
    #expect(stage.keys == ["handover"])
    #expect(stage.after(0.25, box.x) == spring.value(from: 0, to: 100, velocity: 900, at: 0.25))
  }

  @Test("46 progress goes by a spring too: values with an interpolation of their own")
  func rule46_progress() {
    stage[box].add([
      .spring: TweenSpring.bouncy, "x": TweenValue.to(8).interpolated { $0 + ($1 - $0) * $2 * $2 },
    ])
    stage.tweener.advance(by: 0.2)
    let progress = TweenSpring.bouncy.value(from: 0, to: 1, at: 0.2)
    #expect(box.x == 8 * progress * progress)
  }

  @Test("46 splitting, pausing and removing leave the curve as it is")
  func rule46_parts() {
    let spring = TweenSpring.snappy
    stage.add(box, [.spring: spring, "x": 10, "y": 20, "frame": RuleFrame(x: 5, y: 6)])
    stage.tweener.advance(by: 0.1)
    stage.tweener.pauseTween(box, ["y", "left"])
    #expect(stage.after(0.1, box.x) == spring.value(from: 0, to: 10, at: 0.2))
    #expect(box.y == spring.value(from: 0, to: 20, at: 0.1))
    stage.tweener.resumeTween(box, ["y", "left"])
    #expect(stage.after(0.1, box.x) == spring.value(from: 0, to: 10, at: stage.tweener.time))
    #expect(abs(box.y - spring.value(from: 0, to: 20, at: 0.2)) < 1e-12)
    #expect(abs(box.frame.x - spring.value(from: 0, to: 5, at: 0.2)) < 1e-12)
    #expect(stage.after(10, [box.x, box.y, box.frame.x]) == [10, 20, 5])
    #expect(stage.tweener.engine.rows.items.count == 0)
  }
}
