import Testing
import Tweener

@Suite("Rule 34: pausing at a place")
struct Rule34StopTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test(
    "34 it pauses exactly at that own time, once; the rest of the step is not used",
    arguments: [true, false], [0.3, 1, 3])
  func rule34_exactly(directWrites: Bool, scale: Double) {
    let stage = RuleStage(directWrites: directWrites)
    let tween = stage.add(
      box, played: "a", [.duration: 1, .timeScale: scale, "x": 8, "observed": 4])
    tween.pause(at: 0.25)
    stage.tweener.advance(by: 100)
    #expect(tween.isPaused)
    #expect([tween.elapsed, box.x, box.observed] == [0.25, 2, 1])
    #expect(stage.log.count == 2)
    #expect(stage.log.last?.hasPrefix("a pause @\(scale == 1 ? "0.25" : "")") == true)
    tween.resume()
    #expect(stage.after(100, tween.outcome) == .completed)
  }

  @Test("34 pausing at a place, by where a tween stands and what it calls")
  func rule34_stories() {
    func told(_ sight: RuleSight) -> String {
      "\([sight.elapsed, sight.x]) \(sight.fate) \(sight.called)"
    }
    heard(
      "34 in either direction", [.duration: 1, "x": 8], told,
      [
        0.75: "[0.75, 6.0] running start @0.0",
        [.pauseAt(0.25), .reversed(true), 9]: "[0.25, 2.0] paused pause @1.25",
      ])
    for place in [0.25, 0.5] {
      story(
        "34 a place behind, or where the tween stands, is met when the tween comes back to it",
        [.duration: 1, "x": 8], { "\($0.elapsed) \($0.fate)" },
        [
          [0.5, .pauseAt(place), 0.25]: "0.75 running", [.reversed(true), 9]: "\(place) paused",
        ])
    }
    story(
      "34 one place at a time, the last given", [.duration: 1, "x": 8],
      { "\($0.elapsed) \($0.fate)" },
      [[.pauseAt(0.25), .pauseAt(0.5), 9]: "0.5 paused", [.resume, 9]: "1.0 completed"])
    story(
      "34 a seek passes the place, and a seek to it is no way to it", [.duration: 1, "x": 8],
      { "\($0.elapsed) \($0.fate)" },
      [
        [.pauseAt(0.5), .seek(0.75), 0.125]: "0.875 running",
        [.seek(0.5), 0.125]: "0.625 running", [.seek(0.25), 9]: "0.5 paused",
      ])
    heard(
      "34 at an end the pause comes first; the end comes on resuming", x: 3,
      [.duration: 1, "x": 8], updates: true, told,
      [
        [.pauseAt(1), 2]: "[1.0, 8.0] paused start @0.0, pause @1.0",
        [.reversed(true), .pauseAt(0), .resume]: "[1.0, 8.0] running resume @2.0",
        2: "[0.0, 3.0] paused pause @3.0", .resume: "[0.0, 3.0] running resume @4.0",
        0: """
        [0.0, 3.0] reverse completed update @4.0, reverse complete @4.0, end reverse completed @4.0
        """,
      ])
    heard(
      "34 what stands there behind it happens on resuming: onRepeat, forwards",
      [.duration: 1, .repeat: 1, "x": 8], told,
      [
        [.pauseAt(1), 2]: "[1.0, 8.0] paused start @0.0, pause @1.0",
        [.resume, 0.25]: "[1.25, 2.0] running resume @2.0, repeat @2.0",
        // Backwards the beginning of the later play comes first.
        [.reversed(true), .pauseAt(1), 1]: "[1.0, 8.0] paused repeat @2.5, pause @2.5",
      ])
    heard(
      "34 at own time 0 a waiting tween starts, then it pauses", x: 3,
      [.delay: 1, .duration: 1, "x": 8], told,
      [[.pauseAt(0), 5]: "[0.0, 3.0] paused start @1.0, pause @1.0"])
  }

  @Test("34 a label after the end of a play is reported", arguments: [nil, Easing.inQuad])
  func rule34_labelBehindEnd(easing: Easing?) {
    var timeline = TweenTimeline.of(box, [.duration: 1, "x": 8])
    timeline.addLabel("far", at: 5)
    timeline.addLabel("end", at: 1)
    var words: TweenParameters = [.repeat: 8]
    if let easing { words[.easing] = easing }
    let tween = stage.tweener.addTimeline(timeline, words)
    tween.pause(at: "end")
    tween.pause(at: "far")
    #expect(
      tween.problems.map(\.message) == [
        "Tweener: \"pause(at:)\" = \"far\": the label is at 5.0 s, after the end of a play; "
          + "give one within 0…1.0; this call changes nothing"
      ])
    #expect(stage.after(3, tween.isPaused) && tween.elapsed == 1)
    tween.seek(to: "far")
    #expect(tween.elapsed == 1)
  }

  @Test("34 it may be given before, in a callback, and again where it has paused")
  func rule34_again() {
    let tween = stage.tweener.addCaller([
      .duration: 1,
      .onPause: { (tween: Tween) in
        if tween.elapsed < 0.75 {
          tween.pause(at: tween.elapsed + 0.25)
          tween.resume()
        }
      },
    ])
    stage.expect(tween.elapsed, of: tween, [[.pauseAt(0.25), 0.6]: 0.6, 9: 0.75])
  }

  @Test("34 other tweens go on; pauses of several tweens do not meet")
  func rule34_others() {
    let other = RuleBox()
    let tween = stage.add(box, [.duration: 1, "x": 8])
    stage.add(other, [.duration: 1, "x": 8])
    tween.pause(at: 0.5)
    #expect(stage.after(0.75, [box.x, other.x]) == [4, 6])
  }

  @Test("34 given in the middle, it moves no later boundary by a flick (1)")
  func rule34_noDrift() {
    var ends: [Double] = []
    for isGiven in [false, true] {
      let stage = RuleStage()
      let tween = stage.tweener.addCaller([
        .delay: ruleFlicks(1), .duration: ruleFlicks(7), .timeScale: 1.0 / 3,
        .onComplete: { ends.append(stage.tweener.time) },
      ])
      for _ in 0..<30 {
        if isGiven { tween.pause(at: 0) }
        stage.tweener.advance(by: ruleFlicks(1))
        if tween.isPaused { tween.resume() }
      }
    }
    #expect(ends.count == 2 && ends.first == ends.last)
  }

  @Test("34 values that are not finite or lie outside the tween are refused and reported")
  func rule34_refused() {
    let tween = stage.tweener.addCaller([.duration: 1, .repeat: 1, .endDelay: 1])
    tween.pause(at: 0.5)
    for place in [-0.5, 3.5, .nan, .infinity] { tween.pause(at: place) }
    #expect(stage.kinds == Array(repeating: .numberOutOfRange, count: 4))
    #expect(tween.problems == stage.problems)
    stage.expect(tween.elapsed, of: tween, [9: 0.5, [.pauseAt(3), .resume, 9]: 3])
    let endless = stage.tweener.addCaller([.duration: 1, .repeat: -1])
    endless.pause(at: 1_000)
    #expect(stage.problems.count == 4)
    #expect(stage.after(2_000, endless.elapsed) == 1_000)
  }
}
