import Testing

@testable import Tweener

@Suite("Rule 44: velocity")
struct Rule44VelocityTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  private func near(_ velocity: Double?, _ expected: Double, _ bound: Double = 1e-9) -> Bool {
    velocity.map { abs($0 - expected) <= bound * max(1, abs(expected)) } ?? false
  }

  @Test("44 it is the derivative of what shows, for every built-in curve", arguments: Easing.names)
  func rule44_derivative(name: String) throws {
    let easing = try #require(Easing(named: name))
    let box = RuleBox(x: 10)
    stage.add(box, [.duration: 2, .easing: easing, "x": 110])
    stage.tweener.advance(by: 0.74)
    let velocity = stage.tweener.velocity(of: box, \.x)
    #expect(velocity == 100 * easing.derivative(0.37) / 2)
    #expect(stage.tweener.velocity(of: box, "x") == velocity.map { [$0] })
  }

  @Test("44 what the velocity of a tween is")
  func stories() {
    story(
      "44 there is none where nothing moves it, or where a tween waits",
      [.duration: 1, .delay: 1, "x": 100], { $0.velocity },
      [[]: nil, 0.5: nil, 0.75: 100, .remove: nil])
    story(
      "44 so of another property, of no property, and of a target without tweens",
      [.duration: 1, "x": 100],
      { sight -> [Bool] in
        let others: [(RuleBox, TweenKey)] = [
          (sight.box, "y"), (sight.box, "nothing"), (RuleBox(), "x"),
        ]
        return others.map { sight.stage.tweener.velocity(of: $0, $1) == nil }
      }, [0.5: [true, true, true]])
    story(
      "44 it is 0 in a pause, between plays and at rest",
      [.duration: 1, .repeat: 1, .repeatDelay: 1, .pausesOnCompletion: true, "x": 100],
      { $0.velocity }, [0.5: 100, .pause: 0, [.resume, 1]: 0, 5: 0])
    story(
      "44 it is 0 where the value is clamped", [.duration: 1, "x": 100, .maximum: 40],
      { $0.velocity }, [0.25: 100, 0.25: 0])
    // Backwards the end of the first play is ahead.
    let limited: TweenParameters = [
      .duration: 1, .repeat: 2, .maximum: 40, "x": TweenValue.fromTo(0, 100),
    ]
    story(
      "44 between two plays the limits clamp what the next one shows", limited,
      { [$0.velocity, $0.x] }, [0.5: [0, 40], 0.5: [100, 40], .reverse: [0, 40]])
    timelineStory(
      "44 those of a member too", { [$0.velocity, $0.x] },
      [0.5: [0, 40], 0.5: [100, 40], .reverse: [0, 40]],
      members: { .of($0, limited) })
    story(
      "44 at a corner that counts which is ahead",
      [.duration: 1, .repeat: 3, .autoreverse: true, .onRepeat: {}, "x": 100], { $0.velocity },
      [0: 100, 1: -100, 1: 100, .reverse: 100, 0.5: 100, 1: -100])
    story(
      "44 at a corner of a curve too",
      [.duration: 2, .easing: Easing.points([0, 0.75, 1], at: [0, 0.5, 1]), "x": 100],
      { $0.velocity }, [1: 25])
    story(
      "44 it counts by the engine's time: a tween's rate changes it, the engine's does not",
      [.duration: 4, "x": 100, .timeScale: 2], { $0.velocity },
      [
        [.call { tweener, _ in tweener.timeScale = 3 }, 0.1]: 50, .timeScale(0.5): 12.5,
        .reverse: -12.5, .timeScale(0): 0,
      ])
    story(
      "44 between keyframes it is that of the way, at a keyframe that of the way ahead",
      [.duration: 2, "x": TweenValue.keyframes([0, 100, 50]), .repeat: 1, .autoreverse: true],
      { $0.velocity }, [0.5: 100, 0.5: -50, .reverse: -100, [.reverse, 1.5]: 50, 0.5: -100])
    story(
      "44 a value with an interpolation of its own has none",
      [.duration: 1, "x": TweenValue.to(100).interpolated { $0 + ($1 - $0) * $2 * $2 }],
      { [$0.velocity, $0.x] }, [0.5: [nil, 25]])
    timelineStory(
      "44 a timeline's members have that of what shows", with: [.timeScale: 0.5], { $0.velocity },
      [1: 50, 1.5: -50, .reverse: 50],
      members: { .of($0, [.duration: 1, "x": 100], [.duration: 2, "x": 0, .timeScale: 2]) })
    timelineStory(
      "44 where an easing would lead out of the timeline, its members stand",
      with: [.easing: Easing.outBack], { [$0.velocity, $0.x] }, [0.75: [0, 100]],
      members: { .of($0, ["x": 100, .duration: 1]) })
    timelineStory(
      "44 where the plays of a timeline meet, the play that is to come counts",
      with: [.repeat: 1, .autoreverse: true], { $0.velocity }, [1: -100, .reverse: -100, 1: nil],
      members: { .of($0, ["x": 100, .duration: 1]) })
  }

  @Test("44 exactly at a limit it is 0 on the way out, and not on the way in")
  func rule44_atLimit() {
    let (up, down) = (TweenValue.fromTo(40, 100), TweenValue.fromTo(40, 0))
    let calls: [(TweenParameters, Double)] = [
      ([.maximum: 40, "x": up], 0), ([.minimum: 40, "x": down], 0),
      ([.maximum: 40, "x": down], -40), ([.minimum: 40, "x": up], 60),
    ]
    for (words, velocity) in calls {
      story("\(words)", words.merging([.duration: 1]) { $1 }, { $0.velocity }, [0: velocity])
    }
    story(
      "reached on the way", [.duration: 1, "x": TweenValue.fromTo(0, 80), .maximum: 40],
      { $0.velocity }, [0.5: 0, .reverse: -80])
  }

  @Test("44 a member's limits clamp what it shows on the side that is ahead")
  func rule44_limitsOfMembers() {
    let timeline = TweenTimeline.of(
      box, [.duration: 1, .maximum: 40, "x": TweenValue.fromTo(0, 100)],
      [.duration: 1, .minimum: 10, "x": TweenValue.fromTo(50, 0)])
    let tween = stage.tweener.addTimeline(timeline, [.pausesOnCompletion: true])
    stage.expect(stage.tweener.velocity(of: box, \.x), [0.25: 100, 0.25: 0, 0.75: -50, 0.6875: 0])
    // At the end of the first, which is ahead: wherever it was seen last.
    for place in [0.25, 0.75, 1.5] {
      tween.seek(to: place)
      if !tween.isReversed { tween.reverse() }
      stage.expect(stage.tweener.velocity(of: box, \.x), of: tween, [.seek(1): 0, .reverse: -50])
    }
  }

  @Test("44 rounding does not change it")
  func rule44_rounded() {
    stage.add(box, [.duration: 1, "x": 10, "count": 10, .rounded: true])
    #expect(stage.after(0.33, box.x) == 3)
    #expect(near(stage.tweener.velocity(of: box, \.x), 10))
    #expect(near(stage.tweener.velocity(of: box, "count")?.first, 10))
  }

  @Test("44 at a corner of a curve of the caller's that counts which is ahead, either way")
  func rule44_customCorner() {
    let curve: @Sendable (Double) -> Double = { $0 < 0.5 ? 0.2 * $0 : 1.8 * $0 - 0.8 }
    let words: [TweenParameters] = [
      [.easing: Easing.custom(curve)], [.easing: curve as (Double) -> Double],
    ]
    /// The velocity, 180 or -20 where it is near to that.
    func look(_ sight: RuleSight) -> Double {
      [180, -20].first { near(sight.velocity, $0, 1e-6) } ?? .nan
    }
    for easing in words {
      story(
        "a tween", easing.merging([.duration: 1, .repeat: 1, .autoreverse: true, "x": 100]) { $1 },
        look,
        [
          0.5: 180, .reverse: -20, [.reverse, 1]: -20, .reverse: 180,
          [.add([.spring: TweenSpring.smooth, "x": 0]), 0]: 180,
        ])
      timelineStory(
        "time that is bent so", with: easing, look, [0.5: 180, .reverse: -20],
        members: { .of($0, [.duration: 1, "x": 100]) })
    }
  }

  @Test("44 springs and decays say their own")
  func rule44_physics() {
    stage.add(box, [.spring: TweenSpring.bouncy, "x": 100, .initialVelocity: -40])
    stage.add(box, ["y": TweenValue.decay(velocity: 900, .fast)])
    stage.tweener.advance(by: 0.25)
    let spring = TweenSpring.bouncy
    #expect(
      stage.tweener.velocity(of: box, \.x)
        == spring.velocity(from: 0, to: 100, velocity: -40, at: 0.25))
    #expect(
      near(
        stage.tweener.velocity(of: box, \.y), TweenDecay.fast.velocity(velocity: 900, at: 0.25),
        1e-13))
  }

  @Test("44 it goes through parts and computed properties")
  func rule44_computed() {
    let tweener = Tweener()
    let panel = VelocityPanel()
    tweener.registerSpecialProperty(
      "middle",
      TweenProperty(computedFrom: "frame", owns: [[\RuleFrame.x]]) {
        $0.x + $0.width / 2
      } set: {
        $0.x = $1 - $0.width / 2
      })
    tweener.addTween(
      panel, [.duration: 1, "frame": RuleFrame(x: 100, y: 50, width: 10, height: 4)])
    tweener.advance(by: 0.5)
    #expect(
      tweener.velocity(of: panel, \.frame) == RuleFrame(x: 100, y: 50, width: -10, height: -6))
    #expect(near(tweener.velocity(of: panel, "middle")?.first, 95, 1e-10))
    #expect(tweener.velocity(of: panel, "top") == [50])
    // The other way: the stored number, of which a computed property is moved.
    let other = VelocityPanel()
    tweener.addTween(other, [.duration: 2, "middle": 80])
    tweener.advance(by: 0.5)
    #expect(near(tweener.velocity(of: other, "left")?.first, 35, 1e-10))
    #expect(tweener.velocity(of: other, "middle") == [35])
    // A stored number by another name, and what is computed from it.
    let third = VelocityPanel()
    tweener.addTween(third, [.duration: 1, "left": 60])
    tweener.advance(by: 0.5)
    #expect(near(tweener.velocity(of: third, "middle")?.first, 60, 1e-10))
  }

  @Test("44 an easing that is asked for a velocity may remove its tween, and others take its place")
  func rule44_reentrant() {
    for isLimited in [false, true] {
      let stage = RuleStage()
      let (box, other) = (RuleBox(), RuleBox())
      var asked = 0
      let easing: (Double) -> Double = { time in
        asked += 1
        if asked == 40 {
          stage.tweener.removeTween(box)
          for _ in 0..<3 { _ = stage.add(other, [.duration: 1, "x": 50, "y": 50, "z": 50]) }
        }
        return time
      }
      var parameters: TweenParameters = [
        .duration: 1, .easing: easing, "x": 100, "y": 10, "frame": RuleFrame(x: 4, y: 8),
      ]
      if isLimited { parameters[.maximum] = 1_000 }
      stage.add(box, parameters)
      stage.tweener.advance(by: 0.25)
      asked = 0
      while asked < 60, stage.tweener.velocity(of: box, "frame") != nil {}
      #expect(asked >= 40)
      #expect(stage.tweener.engine.brokenInvariants() == [])
      #expect(stage.after(2, [other.x, other.y, other.z]) == [50, 50, 50])
      #expect(stage.problems.isEmpty)
    }
  }

  @Test("44 a spring that asks what moves it may be removed by the easing that answers")
  func rule44_reentrantStart() {
    let other = RuleBox()
    var isArmed = false
    let easing: (Double) -> Double = { time in
      if isArmed {
        isArmed = false
        stage.tweener.removeTween(box)
        for _ in 0..<3 { _ = stage.add(other, [.duration: 1, "x": 50, "y": 50, "z": 50]) }
      }
      return time
    }
    stage.add(box, [.duration: 1, .easing: easing, "x": 100, "y": 10, "z": 4])
    stage.tweener.advance(by: 0.25)
    isArmed = true
    let spring = stage.add(box, [.spring: TweenSpring.bouncy, "x": 0, "y": 0, "z": 0])
    #expect(stage.after(0.01, spring.outcome) == .removed)
    #expect(stage.tweener.engine.brokenInvariants() == [])
    #expect(stage.after(2, [other.x, other.y, other.z]) == [50, 50, 50])
  }

  /// The difference of what shows a little earlier and a little later, on engines of their own.
  private func measured(
    at instant: Double, _ add: (RuleStage, RuleBox) -> Void, step: Double = 1e-4
  ) -> Double {
    func x(_ time: Double) -> Double {
      let (stage, box) = (RuleStage(), RuleBox())
      add(stage, box)
      stage.tweener.advance(by: time)
      return box.x
    }
    return (x(instant + step) - x(instant - step)) / (2 * step)
  }

  private func velocity(at instant: Double, _ add: (RuleStage, RuleBox) -> Void) -> Double {
    let (stage, box) = (RuleStage(), RuleBox())
    add(stage, box)
    stage.tweener.advance(by: instant)
    return stage.tweener.velocity(of: box, \.x) ?? .nan
  }

  private func isNear(_ velocity: Double, _ expected: Double) -> Bool {
    abs(velocity - expected) <= 1e-4 * max(1, abs(expected))
  }

  /// Two members one after the other, at another rate than the timeline.
  private func members(_ box: RuleBox) -> TweenTimeline {
    var timeline = TweenTimeline(defaults: [.duration: 1, .easing: Easing.inOutQuad])
    timeline.add(box, ["x": 100])
    timeline.add(box, ["x": 20, .timeScale: 0.5])
    return timeline
  }

  @Test(
    "44 of a member it counts the rates and the directions of the timelines around it",
    arguments: [0.3, 0.9, 1.6, 2.2, 3.1, 4.4, 5.2])
  func member(instant: Double) {
    func add(_ stage: RuleStage, _ box: RuleBox) {
      var outer = TweenTimeline()
      outer.add(members(box), [.repeat: 1, .autoreverse: true, .timeScale: 0.75])
      stage.tweener.addTimeline(outer, [.timeScale: 1.5])
    }
    #expect(isNear(velocity(at: instant, add), measured(at: instant, add)))
  }

  @Test(
    "44 of a member it counts the slope of the easings around it",
    arguments: [Easing.inQuad, .outCubic, .inOutSine, .outBack], [0.2, 0.7, 1.3, 2.1, 3.7])
  func bentMember(easing: Easing, instant: Double) {
    func add(_ stage: RuleStage, _ box: RuleBox) {
      stage.tweener.addTimeline(
        members(box), [.easing: easing, .repeat: 1, .autoreverse: true, .timeScale: 1.25])
    }
    func addNested(_ stage: RuleStage, _ box: RuleBox) {
      var outer = TweenTimeline()
      outer.add(members(box), [.easing: easing, .timeScale: 1.25])
      stage.tweener.addTimeline(outer, [.easing: Easing.inSine, .repeat: 1])
    }
    #expect(isNear(velocity(at: instant, add), measured(at: instant, add)))
    #expect(isNear(velocity(at: instant, addNested), measured(at: instant, addNested)))
  }

  @Test(
    "44 where a tween moves the playhead, it counts how fast that goes, also if the tween stands",
    arguments: ["elapsed", "progress", "totalProgress"] as [TweenKey],
    [nil, .paused, .timeScale] as [TweenKey?])
  func moved(position: TweenKey, stop: TweenKey?) {
    func add(_ stage: RuleStage, _ box: RuleBox) {
      let tween = stage[box].add([
        .duration: 4, .repeat: 1, .autoreverse: true, .easing: Easing.inQuad,
        .paused: stop == .paused, .timeScale: stop == .timeScale ? 0 : 1, "x": 100,
      ])
      tween.seek(to: 0)
      _ = stage.tweener.addTween(
        tween.playhead,
        [.duration: 2, .easing: Easing.inOutSine, position: position == "elapsed" ? 7.0 : 0.875])
    }
    for instant in [0.25, 0.75, 1, 1.5] {
      #expect(isNear(velocity(at: instant, add), measured(at: instant, add)))
    }
  }

  @Test("44 where a tween moves the playhead of a timeline, it counts for its members, bent or not")
  func movedTimeline() {
    for easing in [Easing.linear, .inQuad] {
      func add(_ stage: RuleStage, _ box: RuleBox) {
        let tween = stage.tweener.addTimeline(members(box), [.easing: easing, .paused: true])
        _ = stage.tweener.addTween(tween.playhead, [.duration: 2, "totalProgress": 1])
        _ = stage.tweener.addTween(
          stage.tweener.tweens(of: tween.playhead)[0].playhead, [.duration: 3, "progress": 0.9])
      }
      for instant in [0.25, 1, 1.75, 2.5] {
        #expect(isNear(velocity(at: instant, add), measured(at: instant, add)))
      }
    }
  }

  @Test("44 beyond the ends of the playhead its tween stands")
  func movedBeyond() {
    story(
      "beyond", { [$0.velocity, $0.x] }, [0.5: [0, 100]],
      adding: { stage, box in
        let tween = stage.add(
          box, [.duration: 1, .paused: true, .pausesOnCompletion: true, "x": 100])
        stage.tweener.addTween(
          tween.playhead, [.duration: 1, .easing: Easing.outBack, "progress": 0.999])
        return [tween]
      })
  }

  @Test(
    "45, 46 what takes over from such tweens begins with their velocity", arguments: [true, false])
  func handedOver(isSpring: Bool) {
    func taken(_ add: (RuleStage, RuleBox) -> Void) {
      let (stage, box) = (RuleStage(), RuleBox())
      add(stage, box)
      stage.tweener.advance(by: 0.75)
      let velocity = stage.tweener.velocity(of: box, \.x) ?? 0
      #expect(abs(velocity) > 10)
      _ =
        isSpring
        ? stage.add(box, [.spring: TweenSpring.bouncy, "x": 0])
        : stage.add(box, [.duration: 1, .handover: HandoverMode.smooth, "x": 0])
      stage.tweener.advance(by: 0)
      #expect(isNear(stage.tweener.velocity(of: box, \.x) ?? 0, velocity))
    }
    taken { stage, box in stage.tweener.addTimeline(members(box), [.easing: Easing.inQuad]) }
    taken { stage, box in
      let tween = stage.add(box, [.duration: 2, .paused: true, "x": 100])
      tween.seek(to: 0)
      _ = stage.tweener.addTween(
        tween.playhead, [.duration: 1, .easing: Easing.inQuad, "progress": 1])
    }
  }
}

private final class VelocityPanel: TweenTarget {
  var frame = RuleFrame(x: 0, y: 0, width: 20, height: 10)
  static var tweenProperties: TweenProperties {
    [
      "frame": .init(\VelocityPanel.frame), "left": .init(\VelocityPanel.frame.x),
      "top": .init(\VelocityPanel.frame.y),
    ]
  }
}
