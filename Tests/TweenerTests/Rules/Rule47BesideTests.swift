import Testing

@testable import Tweener

/// Rules 45, 47, 48: whatever is eased beside a decay or a simulation takes the call's `duration`.
@Suite("Rule 47: what is eased beside a decay or a simulation")
struct Rule47BesideTests {
  private let stage = RuleStage()
  private let box = RuleBox()

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
    _ = stage[box].add([
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
    _ = stage.add(other, parameters.merging([.autoreverseEasing: "inQuad"]) { own, _ in own })
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
  func rule47_timeline() {
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
