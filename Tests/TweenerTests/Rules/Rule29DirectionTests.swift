import Testing

@testable import Tweener

@Suite("Rule 29: own time moves either way")
struct Rule29DirectionTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("29 own time moves either way, by what a tween shows")
  func rule29_stories() {
    story(
      "29 while isReversed the clock goes backwards; nothing jumps", x: 10,
      [.duration: 1, "x": 20, "observed": 4],
      { "\($0.isReversed) \([$0.x, $0.observed, $0.progress, $0.elapsed])" },
      [
        0.75: "false [17.5, 3.0, 0.75, 0.75]", .reversed(true): "true [17.5, 3.0, 0.75, 0.75]",
        0.25: "true [15.0, 2.0, 0.5, 0.5]",
        [.reversed(false), 0.25]: "false [17.5, 3.0, 0.75, 0.75]",
      ])
    story(
      "29 turning round is a change of rate: the speed stays what it is",
      [.duration: 1, .timeScale: 0.5, "x": 16], { "\($0.isReversed) \([$0.x, $0.timeScale])" },
      [
        1: "false [8.0, 0.5]", .reversed(true): "true [8.0, 0.5]", 0.5: "true [4.0, 0.5]",
        [.timeScale(0.25), 0.5]: "true [2.0, 0.25]", [.timeScale(0), 5]: "true [2.0, 0.0]",
      ])
    story(
      "29 a boundary belongs to the play before it, in either direction", x: 1,
      [.duration: 1, .repeat: 5, "x": 11], { [$0.x, $0.elapsed, $0.progress] },
      [
        2.25: [3.5, 2.25, 0.25], [.reversed(true), 0.25]: [11, 2, 1], 0.25: [8.5, 1.75, 0.75],
        [.reversed(false), 0.25]: [11, 2, 1],
      ])
    story(
      "29 backwards a pause between plays is gone through, with the end value of the play before",
      [.duration: 1, .repeat: 2, .repeatDelay: 1, .autoreverse: true, "x": 8],
      [
        4.5: 4, [.reversed(true), 0.5]: 0, 0.5: 0, 0.5: 0, 0.5: 4, 0.5: 8, 0.5: 8, 0.5: 8, 0.5: 4,
      ])
    heard(
      "29 with a negative delay own time begins at minus the delay; backwards it comes to 0",
      [.delay: -0.5, .duration: 1, "x": 8], { "\([$0.x, $0.elapsed]) \($0.called)" },
      [
        0.25: "[6.0, 0.75] start @0.0", [.reversed(true), 0.5]: "[2.0, 0.25] ",
        0.5: "[0.0, 0.0] reverse complete @1.0, end reverse completed @1.0",
      ])
    story(
      "29 a tween of frames goes backwards by frames", [.useFrames: true, .duration: 8, "x": 8],
      [[0.1, 0.1, 0.1, 0.1, 0.1]: 5, [.reversed(true), 0.01, 0.01, 0.01]: 2])
    heard(
      "29 setting isReversed to what it is changes nothing", [.duration: 1, "x": 8],
      { "\($0.x) \($0.called)" },
      [
        [.reversed(false), 0.5]: "4.0 start @0.0",
        [.reversed(true), .reversed(true), 0.25]: "2.0 ",
      ])
  }

  @Test(
    "29 what shows is a function of own time: the same bits forwards, backwards and sought",
    arguments: Rule09ValueTests.easings, [true, false])
  func rule29_sameBits(easing: Easing, directWrites: Bool) {
    let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox(x: 0.1))
    let tween = stage[box].add([
      .duration: 0.7, .easing: easing, .repeat: 3, .repeatDelay: 0.3, .autoreverse: true, "x": 12.3,
    ])
    let steps: [Int64] = [
      1, 200_000_000, 293_919_999, 100_000_001, 111_679_999, 1, 123_456_789, 400_000_000,
    ]
    var places: [Int64] = []
    var there: [UInt64] = []
    for step in steps {
      stage.tweener.advance(by: ruleFlicks(step))
      places.append((places.last ?? 0) + step)
      there.append(box.x.bitPattern)
    }
    tween.isReversed = true
    var back: [UInt64] = [box.x.bitPattern]
    for step in steps.dropFirst().reversed() {
      stage.tweener.advance(by: ruleFlicks(step))
      back.append(box.x.bitPattern)
    }
    #expect(back == there.reversed())
    let sought = places.map { place in
      tween.seek(to: ruleFlicks(place))
      return box.x.bitPattern
    }
    #expect(sought == there)
  }

  @Test("29 paused exactly at a boundary, it shows the play before also when it goes on")
  func rule29_pausedAtBoundary() {
    let box = RuleBox(x: 1)
    let tween = stage.add(box, [.duration: 1, .repeat: 5, "x": 11])
    stage.tweener.advance(by: 1)
    tween.pause()
    #expect(stage.after(1, tween.progress) == 1)
    tween.resume()
    box.x = 77
    stage.tweener.settle(box)
    #expect(box.x == 11)
    tween.timeScale = 0.5
    stage.tweener.settle(box)
    #expect(box.x == 11)
    #expect(stage.after(0.5, box.x) == 3.5)
  }

  @Test("29 with a negative delay a tween that waits is at minus the delay")
  func rule29_waitingPartWay() {
    story(
      "paused", [.delay: -0.5, .duration: 1, .paused: true, "x": 8],
      { [$0.elapsed, $0.progress, $0.totalProgress, $0.playhead.elapsed] },
      [0.25: [0.5, 0.5, 0.5, 0.5]])
  }

  @Test("29 backwards it overwrites, is split and is removed as forwards")
  func rule29_conflicts() {
    story(
      "backwards", [.duration: 1, "x": 8, "y": 8, "z": 8],
      { "\([$0.x, $0.y, $0.z]): \($0.fates)" },
      [
        0.75: "[6.0, 6.0, 6.0]: a running",
        [.reversed(true), .pauseKeys(["x"]), .add([.duration: 1, "y": 20]), 0.25]:
          "[6.0, 9.5, 4.0]: a running, b running",
        [.resumeKeys(["x"]), 0.25]: "[4.0, 13.0, 2.0]: a running, b running",
        .remove: "[4.0, 13.0, 2.0]: a removed, b running",
      ])
  }

  // Rule 29: what shows is a function of own time alone, where plays have no length too.

  private static var words: TweenParameters {
    [.duration: 0, .repeatDelay: 1, .repeat: 4, .autoreverse: true, "x": 10]
  }

  /// What shows at a place between the beginning and the end: each play is over where it begins.
  private static func value(_ place: Double) -> Double { Int(place) % 2 == 0 ? 10 : 0 }

  /// Ways to a place: forwards, sought from the start and from near the end, and backwards.
  private static func ways(to place: Double, from end: Double) -> [RuleStep] {
    [
      .seconds(place), .seek(place), [.seconds(end), .seek(place)],
      [.seconds(end), .reverse, .seconds(end - place)],
      [.seconds(end), .reverse, .seek(place)],
    ]
  }

  @Test("29 A tween shows the same forwards, backwards and sought")
  func tween() {
    for place in [0.5, 1, 1.5, 2, 2.5, 3, 3.5] {
      for way in Self.ways(to: place, from: 3.75) {
        story("at \(place), \(way)", Self.words, [way: Self.value(place)])
        heard("heard", Self.words, updates: true, { $0.x }, [way: Self.value(place)])
      }
    }
  }

  @Test(
    "29 A member plays once, and shows the same forwards, backwards and sought",
    arguments: [false, true])
  func member(isNested: Bool) {
    for place in [0, 0.5, 1, 2.5, 3.5] {
      for way in Self.ways(to: 1 + place, from: 4.75) {
        timelineStory(
          "at \(place), \(way)", reports: [.zeroLengthRepeat],
          { "\($0.x) \($0.stage.problems.compactMap(\.value))" }, [way: "10.0 [\"4\"]"],
          members: { box in
            var timeline = TweenTimeline()
            if isNested {
              timeline.add(TweenTimeline.of(box, Self.words), at: 1)
            } else {
              timeline.add(box, Self.words, at: 1)
            }
            timeline.add(box, [.duration: 5, "y": 1], at: 0)
            return timeline
          })
      }
    }
  }

  @Test("29 The share of the play counts from the play that shows")
  func progress() {
    story(
      "the third play", Self.words, { [$0.elapsed, $0.x] },
      [[3.75, .reverse, .seek(3), .progress(0.5)]: [3, 0]])
  }
}
