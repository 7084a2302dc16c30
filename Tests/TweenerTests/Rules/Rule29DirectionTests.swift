import Testing

@testable import Tweener

@Suite("Rule 29: own time moves either way")
struct Rule29DirectionTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("29 while isReversed the clock goes backwards; nothing jumps", arguments: [true, false])
  func rule29_backwards(directWrites: Bool) {
    let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox(x: 10))
    let tween = stage.add(box, [.duration: 1, "x": 20, "observed": 4])
    #expect(!tween.isReversed)
    stage.tweener.advance(by: 0.75)
    tween.isReversed = true
    #expect(tween.isReversed)
    #expect([tween.elapsed, box.x] == [0.75, 17.5])
    #expect(stage.after(0.25, [box.x, box.observed, tween.progress]) == [15, 2, 0.5])
    tween.isReversed = false
    #expect(stage.after(0.25, [box.x, box.observed]) == [17.5, 3])
  }

  @Test("29 turning round is a change of rate: the speed stays what it is")
  func rule29_rate() {
    let tween = stage.add(box, [.duration: 1, .timeScale: 0.5, "x": 16])
    stage.tweener.advance(by: 1)
    tween.isReversed = true
    #expect(tween.timeScale == 0.5)
    #expect(stage.after(0.5, box.x) == 4)
    tween.timeScale = 0.25
    #expect(stage.after(0.5, box.x) == 2)
    tween.timeScale = 0
    #expect(stage.after(5, box.x) == 2)
    #expect(tween.isReversed)
  }

  @Test("29 setting isReversed to what it is changes nothing")
  func rule29_same() {
    let tween = stage.add(box, played: "a", [.duration: 1, "x": 8])
    tween.isReversed = false
    stage.tweener.advance(by: 0.5)
    tween.isReversed = true
    tween.isReversed = true
    #expect(stage.after(0.25, box.x) == 2)
    #expect(stage.log == ["a start @0.0"])
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

  @Test(
    "29 a boundary belongs to the play before it, in either direction", arguments: [true, false])
  func rule29_boundary(directWrites: Bool) {
    let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox(x: 1))
    let tween = stage.add(box, [.duration: 1, .repeat: 5, "x": 11])
    #expect(stage.after(2.25, box.x) == 3.5)
    tween.isReversed = true
    #expect(stage.after(0.25, [tween.elapsed, box.x, tween.progress]) == [2, 11, 1])
    #expect(stage.after(0.25, box.x) == 8.5)
    tween.isReversed = false
    #expect(stage.after(0.25, box.x) == 11)
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

  @Test("29 backwards a pause between plays is gone through, with the end value of the play before")
  func rule29_gap() {
    let tween = stage.add(
      box, [.duration: 1, .repeat: 2, .repeatDelay: 1, .autoreverse: true, "x": 8])
    #expect(stage.after(4.5, box.x) == 4)
    tween.isReversed = true
    #expect(stage.values(of: box.x, every: 0.5, times: 8) == [0, 0, 0, 4, 8, 8, 8, 4])
  }

  @Test("29 with a negative delay own time begins at minus the delay; backwards it comes to 0")
  func rule29_negativeDelay() {
    let tween = stage.add(box, played: "a", [.delay: -0.5, .duration: 1, "x": 8])
    #expect(stage.after(0.25, tween.elapsed) == 0.75)
    tween.isReversed = true
    #expect(stage.after(0.5, box.x) == 2)
    #expect(stage.after(0.5, box.x) == 0)
    #expect(stage.log.last == "a end reverse completed @1.0")
  }

  @Test("29 with a negative delay a tween that waits is at minus the delay")
  func rule29_waitingPartWay() {
    let tween = stage.add(RuleBox(), [.delay: -0.5, .duration: 1, .paused: true, "x": 8])
    #expect(stage.after(0.25, [tween.elapsed, tween.progress]) == [0.5, 0.5])
    #expect(tween.totalProgress == 0.5)
    #expect(tween.playhead.elapsed == 0.5)
  }

  @Test("29 a tween of frames goes backwards by frames")
  func rule29_frames() {
    let tween = stage.add(box, [.useFrames: true, .duration: 8, "x": 8])
    for _ in 0..<5 { stage.tweener.advance(by: 0.1) }
    tween.isReversed = true
    for _ in 0..<3 { stage.tweener.advance(by: 0.01) }
    #expect(box.x == 2)
  }

  @Test("29 backwards it overwrites, is split and is removed as forwards")
  func rule29_conflicts() {
    let tween = stage.add(box, [.duration: 1, "x": 8, "y": 8, "z": 8])
    stage.tweener.advance(by: 0.75)
    tween.isReversed = true
    stage.tweener.pauseTween(box, ["x"])
    let newer = stage.add(box, [.duration: 1, "y": 20])
    #expect(stage.after(0.25, [box.x, box.y, box.z]) == [6, 9.5, 4])
    stage.tweener.resumeTween(box, ["x"])
    #expect(stage.after(0.25, [box.x, box.z]) == [4, 2])
    #expect(newer.outcome == nil)
    tween.remove()
    #expect(box.z == 2)
    #expect(tween.outcome == .removed)
  }

  // Rule 29: what shows is a function of own time alone, where plays have no length too.

  private static var words: TweenParameters {
    [.duration: 0, .repeatDelay: 1, .repeat: 4, .autoreverse: true, "x": 10]
  }

  /// What shows at a place between the beginning and the end: each play is over where it begins.
  private static func value(_ place: Double) -> Double { Int(place) % 2 == 0 ? 10 : 0 }

  @Test("29 A tween shows the same forwards, backwards and sought", arguments: [false, true])
  func tween(isHeard: Bool) {
    for place in [0.5, 1, 1.5, 2, 2.5, 3, 3.5] {
      for way in 0..<5 {
        let (stage, box) = (RuleStage(), RuleBox())
        let tween = stage.add(
          box, isHeard ? stage.played("tween", Self.words, updates: true) : Self.words)
        switch way {
        case 0: stage.tweener.advance(by: place)
        case 1: tween.seek(to: place)
        case 2:
          stage.tweener.advance(by: 3.75)
          tween.seek(to: place)
        case 3:
          stage.tweener.advance(by: 3.75)
          tween.reverse()
          stage.tweener.advance(by: 3.75 - place)
        default:
          stage.tweener.advance(by: 3.75)
          tween.reverse()
          tween.seek(to: place)
        }
        #expect(box.x == Self.value(place), "at \(place), way \(way)")
      }
    }
  }

  /// 35: "What has no length, pauses between plays apart, plays once on a timeline."
  @Test(
    "29 A member plays once, and shows the same forwards, backwards and sought",
    arguments: [false, true])
  func member(isNested: Bool) {
    for place in [0, 0.5, 1, 2.5, 3.5] {
      for way in 0..<4 {
        let (stage, box) = (RuleStage(), RuleBox())
        var (inner, timeline) = (TweenTimeline(), TweenTimeline())
        inner.add(box, Self.words)
        if isNested { timeline.add(inner, at: 1) } else { timeline.add(box, Self.words, at: 1) }
        timeline.add(box, [.duration: 5, "y": 1], at: 0)
        let tween = stage.tweener.addTimeline(timeline)
        #expect(stage.problems.filter { $0.kind == .zeroLengthRepeat }.map(\.value) == ["4"])
        switch way {
        case 0: stage.tweener.advance(by: 1 + place)
        case 1: tween.seek(to: 1 + place)
        case 2:
          stage.tweener.advance(by: 4.75)
          tween.reverse()
          stage.tweener.advance(by: 3.75 - place)
        default:
          stage.tweener.advance(by: 4.75)
          tween.reverse()
          tween.seek(to: 1 + place)
        }
        #expect(box.x == 10, "at \(place), way \(way)")
      }
    }
  }

  @Test("29 The share of the play counts from the play that shows")
  func progress() {
    let (stage, box) = (RuleStage(), RuleBox())
    let tween = stage.add(box, Self.words)
    stage.tweener.advance(by: 3.75)
    tween.reverse()
    tween.seek(to: 3)
    tween.progress = 0.5
    #expect(tween.elapsed == 3 && box.x == 0)
  }
}
