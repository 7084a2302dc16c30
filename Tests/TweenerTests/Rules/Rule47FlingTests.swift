import Testing

@testable import Tweener

@Suite("Rule 47: tweens by a decay")
struct Rule47FlingTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  /// A critically damped spring of natural frequency 10.
  private let spring = TweenSpring(stiffness: 100, damping: 20)

  @Test(
    "47 the value is the decay's, bit for bit, however it is written", arguments: [true, false])
  func rule47_value(directWrites: Bool) {
    for decay in [TweenDecay.normal, .fast, TweenDecay(drag: 5)] {
      let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox(x: 20))
      let tween = stage[box].add([
        "x": TweenValue.decay(velocity: 700, decay),
        "observed": TweenValue.decay(velocity: -40, decay),
      ])
      stage.tweener.advance(by: 0)
      #expect(abs(tween.duration - decay.settlingDuration(velocity: 700)) < 1e-8)
      for _ in 1...9 {
        stage.tweener.advance(by: tween.duration / 10)
        let time = stage.tweener.time
        #expect(box.x == decay.value(from: 20, velocity: 700, at: time))
        #expect(box.observed == decay.value(from: 0, velocity: -40, at: time))
      }
      #expect(stage.after(4, box.x) == decay.restingValue(from: 20, velocity: 700))
    }
  }

  @Test("47 without a velocity it takes that which the property has; at rest it stays")
  func rule47_takesOver() {
    _ = stage.add(box, [.duration: 1, "x": 300])
    stage.tweener.advance(by: 0.5)
    let tween = stage.add(box, ["x": TweenValue.decay(), "y": TweenValue.decay()])
    #expect(stage.after(0.25, box.x) == TweenDecay.normal.value(from: 150, velocity: 300, at: 0.25))
    #expect(stage.after(10, box.x) == TweenDecay.normal.restingValue(from: 150, velocity: 300))
    #expect(box.y == 0 && tween.outcome == .completed)
  }

  @Test("47 a landing is asked once, and the decay ends there with the velocity that it has")
  func rule47_landing() {
    var asked: [Double] = []
    let value = TweenValue.decay(
      velocity: 1000,
      landing: {
        asked.append($0)
        return ($0 / 100).rounded(.up) * 100
      })
    let tween = stage.add(box, ["x": value, .repeat: 1])
    #expect(stage.after(0, asked) == [TweenDecay.normal.restingValue(from: 0, velocity: 1000)])
    #expect(stage.tweener.velocity(of: box, \.x) == 1000)
    // 500, with a drag of 2 a second.
    let fit = TweenDecay(drag: 2)
    stage.tweener.advance(by: 1)
    #expect(abs(box.x - fit.value(from: 0, velocity: 1000, at: 1)) < 1e-9)
    #expect(stage.after(tween.totalDuration, box.x) == 500 && asked.count == 1)
  }

  @Test("47 a landing or a bound behind is gone to by a spring")
  func rule47_against() {
    for velocity in [300.0, 0] {
      story(
        "47 a landing against the velocity, or without one",
        ["x": TweenValue.decay(velocity: velocity, landing: { _ in -50 })],
        [0.2: spring.value(from: 0, to: -50, velocity: velocity, at: 0.2), 10: -50])
    }
    story(
      "47 a start outside springs back at once", x: 350,
      ["x": TweenValue.decay(velocity: 200, within: 0...300)],
      [0.1: spring.value(from: 350, to: 300, velocity: 200, at: 0.1), 10: 300])
    story(
      "47 a landing is asked before the bounds count", x: 300,
      ["x": TweenValue.decay(velocity: -1000, landing: { _ in -80 }, within: 0...300)], [10: 0])
  }

  @Test("47 at a bound it springs back, from the exact instant and with the velocity there")
  func rule47_bounds() {
    let decay = TweenDecay(drag: 2)
    stage.add(box, ["x": TweenValue.decay(velocity: 1000, decay, within: -100...300)])
    // It would rest at 500; at 300 its velocity is 2 · 200. e^(-2t) = 0.4.
    let turn = 0.45814536593707755
    stage.tweener.advance(by: 0.4)
    #expect(abs(box.x - decay.value(from: 0, velocity: 1000, at: 0.4)) < 1e-10)
    stage.tweener.advance(by: 0.2)
    let beyond = spring.value(from: 300, to: 300, velocity: 400, at: 0.6 - turn)
    #expect(beyond > 310)
    #expect(abs(box.x - beyond) < 1e-10)
    #expect(stage.after(10, box.x) == 300)
  }

  @Test("47 a landing that is no number is reported, and counts for nothing")
  func rule47_notANumber() {
    stage[box].add([
      "x": TweenValue.decay(velocity: 100, landing: { _ in .nan }),
      "y": TweenValue.decay(velocity: .infinity), "z": 5,
    ])
    #expect(stage.after(10, stage.keys) == ["y", "landing"])
    #expect(box.x == TweenDecay.normal.restingValue(from: 0, velocity: 100))
    #expect(box.y == 0 && box.z == 5)
  }

  @Test(
    "API 6: reports of physics say the target's type and the place of the call, to the tween too")
  func physicsReports() {
    let line = UInt(#line + 1)
    let tween = stage.tweener.addTween(
      RuleBox(),
      [
        .spring: TweenSpring(duration: .nan, bounce: 0), "z": 5,
        "x": TweenValue.decay(velocity: 100, landing: { _ in .nan }),
        "y": TweenValue.decay(velocity: .infinity),
        "observed": TweenValue.simulated(
          TweenSimulation<Double>(acceleration: { _, _, _ in .nan }, isAtRest: { _, _ in false })),
      ])
    stage.tweener.advance(by: 0.1)
    #expect(Set(stage.keys).isSuperset(of: ["spring", "y", "landing"]))
    #expect(stage.problems.allSatisfy { $0.targetType == "RuleBox" && $0.line == line })
    #expect(stage.problems.allSatisfy { $0.file == #fileID } && tween.problems == stage.problems)
  }

  @Test("47 a landing may do anything: end its own tween, add another")
  func rule47_landingActs() {
    var tween: Tween?
    tween = stage[box].add([
      "x": TweenValue.decay(
        velocity: 100,
        landing: { rest in
          tween?.remove()
          _ = stage.add(box, [.duration: 1, "y": 10])
          return rest
        }), "z": TweenValue.decay(velocity: 10),
    ])
    #expect(stage.after(0.5, tween?.outcome) == .removed)
    #expect(box.x == 0 && box.z == 0 && box.y == 5)
  }

  @Test("47 other properties of the call take its duration and its easing")
  func rule47_beside() {
    let tween = stage.add(
      box, [.duration: 1, "x": TweenValue.decay(velocity: 100), "y": 10, "observed": 10])
    #expect(stage.after(0.5, [box.y, box.observed]) == [5, 5])
    #expect(stage.tweener.velocity(of: box, \.y) == 10)
    #expect(stage.after(1, box.y) == 10 && box.observed == 10 && tween.state == .running)
    #expect(stage.tweener.velocity(of: box, \.y) == 0)
  }

  @Test("47 in a timeline a decay needs a velocity")
  func rule47_timeline() {
    var timeline = TweenTimeline()
    timeline.add(box, ["x": TweenValue.decay(velocity: 100)])
    timeline.add(box, ["y": TweenValue.decay(), "z": 10, .duration: 1], at: 0)
    stage.tweener.addTimeline(timeline)
    #expect(stage.keys == ["y"])
    #expect(stage.kinds == [.unsupportedInTimeline])
    #expect(stage.after(0.5, box.x) == TweenDecay.normal.value(from: 0, velocity: 100, at: 0.5))
    #expect(box.z == 5)
    #expect(stage.after(10, box.x) == TweenDecay.normal.restingValue(from: 0, velocity: 100))
  }

  // Rules 45, 47, 48: whatever is eased beside a decay or a simulation takes the call's `duration`.

  private static let cuts = [1.0 / 240, 0.0625, 0.3, 0.75]

  /// A motion of `z` that lasts longer than a second.
  private static var motions: [TweenValue] {
    let force = TweenSimulation<Double>(
      acceleration: { value, velocity, _ in -80 * value - 4 * velocity },
      isAtRest: { abs($0) < 0.01 && abs($1) < 0.01 })
    return [.decay(velocity: 500), TweenValue.simulated(force).velocity(90)]
  }

  /// Whether `x` and its velocity are, at every cut, those of the same call without a motion of `z`.
  private func expectAlike(
    _ parameters: TweenParameters, directWrites: Bool = true, isTakenOver: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for motion in Self.motions {
      for cut in Self.cuts {
        let (alone, beside) = (
          RuleStage(directWrites: directWrites), RuleStage(directWrites: directWrites)
        )
        let (box, other) = (RuleBox(x: 8), RuleBox(x: 8))
        if isTakenOver {
          _ = alone.add(box, [.duration: 10, "x": 1000])
          _ = beside.add(other, [.duration: 10, "x": 1000])
          alone.tweener.advance(by: 0.5)
          beside.tweener.advance(by: 0.5)
        }
        _ = alone.add(box, parameters)
        _ = beside.add(other, parameters.merging(["z": motion]) { own, _ in own })
        while alone.tweener.time < 1.75 {
          alone.tweener.advance(by: cut)
          beside.tweener.advance(by: cut)
          #expect(other.x == box.x, "\(alone.tweener.time)", sourceLocation: sourceLocation)
          #expect(
            (beside.tweener.velocity(of: other, \.x) ?? 0)
              == (alone.tweener.velocity(of: box, \.x) ?? 0),
            "\(alone.tweener.time)", sourceLocation: sourceLocation)
        }
        #expect(beside.problems.isEmpty, sourceLocation: sourceLocation)
      }
    }
  }

  @Test("47 an easing goes as it does alone, however it is written", arguments: [true, false])
  func rule47_easing(directWrites: Bool) {
    expectAlike([.duration: 1, "x": 100], directWrites: directWrites)
    expectAlike(
      [.duration: 1, .easing: Easing.outBack, .delay: 0.125, "x": 100], directWrites: directWrites)
    expectAlike([.duration: 1, .delay: -0.25, .timeScale: 0.75, "x": 100])
  }

  @Test("47 so do keyframes, alone and with times and easings of their own")
  func rule47_keyframes() {
    expectAlike([.duration: 1, "x": [0, 100, 20]])
    expectAlike([
      .duration: 1,
      "x": TweenValue.keyframes([100, 20], at: [0.25, 0.75], easings: [.outQuad, .linear]),
    ])
  }

  @Test("47 so does what is made of progress: an offset, and a way of its own")
  func rule47_progress() {
    expectAlike([.duration: 1, "x": TweenValue.offset { 100 * $0 * (1 - $0) }])
  }

  @Test("47 so does what goes at a speed, alone and with a velocity to take over")
  func rule47_speed() {
    expectAlike([.unitsPerSecond: 100, "x": 108])
    expectAlike([.unitsPerSecond: 100, .handover: HandoverMode.smooth, "x": 108])
  }

  @Test("45 a hand-over blends within the call's duration, or nothing where nothing moved")
  func rule45_beside() {
    expectAlike([.duration: 1, .handover: HandoverMode.smooth, "x": 100])
    expectAlike([.duration: 1, .handover: HandoverMode.smooth, "x": 0], isTakenOver: true)
    expectAlike(
      [.duration: 1, .delay: -0.25, .easing: Easing.inOutQuad, .handover: "smooth", "x": 0],
      isTakenOver: true)
    stage[box].add([
      .duration: 1, .handover: HandoverMode.smooth, "x": 100, "y": TweenValue.decay(velocity: 500),
    ])
    for place in [25.0, 50, 75, 100, 100] { #expect(stage.after(0.25, box.x) == place) }
  }

  @Test("45 a speed has a hand-over too: the way says how long it takes")
  func rule45_speed() {
    let tween = stage.add(box, [.unitsPerSecond: 100, .handover: HandoverMode.smooth, "x": 100])
    #expect(stage.after(0.25, box.x) == 25 && tween.duration == 1)
  }

  @Test("47 played backwards it stays at its end first, also by a curve of its own")
  func rule47_backwards() {
    let other = RuleBox()
    let decay = TweenDecay(drag: 2)
    let length = decay.settlingDuration(velocity: 500)
    let parameters: TweenParameters = [
      .duration: 1, .repeat: 1, .autoreverse: true, "x": 100, "z": [0, 100, 20],
      "y": TweenValue.decay(velocity: 500, decay),
    ]
    let tween = stage.add(box, parameters)
    stage.add(other, parameters.merging([.autoreverseEasing: "inQuad"]) { own, _ in own })
    #expect(stage.after(length, [box.x, box.z]) == [100, 20])
    #expect(stage.after(length - 1.5, [box.x, other.x, box.z]) == [100, 100, 20])
    #expect(stage.tweener.velocity(of: box, \.x) == 0)
    #expect(stage.tweener.velocity(of: other, \.x) == 0)
    stage.tweener.advance(by: 1)
    #expect(abs(box.x - 50) < 1e-6 && abs(box.z - 100) < 1e-5)
    #expect(abs(other.x - 75) < 1e-6)
    #expect(abs((stage.tweener.velocity(of: box, \.x) ?? 0) + 100) < 1e-6)
    #expect(abs((stage.tweener.velocity(of: other, \.x) ?? 0) + 100) < 1e-5)
    tween.seek(to: 0.25)
    #expect(box.x == 25 && box.z == 50)
    tween.seek(to: 1)
    #expect(box.x == 100 && stage.tweener.velocity(of: box, \.x) == 0)
    tween.reverse()
    #expect(stage.tweener.velocity(of: box, \.x) == -100)
  }

  @Test("47 on a timeline too, and at a speed")
  func rule47_besideOnTimeline() {
    for parameters: TweenParameters in [
      [.duration: 1, "x": TweenValue.fromTo(0, 100)],
      [.unitsPerSecond: 100, "x": TweenValue.fromTo(0, 100)],
    ] {
      let (stage, box) = (RuleStage(), RuleBox())
      var timeline = TweenTimeline()
      timeline.add(
        box, parameters.merging(["y": TweenValue.decay(velocity: 500)]) { own, _ in own })
      stage.tweener.addTimeline(timeline)
      for place in [25.0, 50, 75, 100, 100] { #expect(stage.after(0.25, box.x) == place) }
      #expect(stage.problems.isEmpty)
    }
  }
}
