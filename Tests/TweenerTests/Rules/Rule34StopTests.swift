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

  @Test("34 in either direction")
  func rule34_backwards() {
    let tween = stage.add(box, played: "a", [.duration: 1, "x": 8])
    stage.tweener.advance(by: 0.75)
    tween.pause(at: 0.25)
    tween.isReversed = true
    stage.tweener.advance(by: 9)
    #expect(tween.isPaused)
    #expect(box.x == 2)
    #expect(stage.log.last == "a pause @1.25")
  }

  @Test(
    "34 a place behind, or where the tween stands, is met when the tween comes back to it",
    arguments: [0.25, 0.5])
  func rule34_behind(place: Double) {
    let tween = stage.tweener.addCaller([.duration: 1])
    stage.tweener.advance(by: 0.5)
    tween.pause(at: place)
    #expect(stage.after(0.25, tween.state) == .running)
    tween.isReversed = true
    #expect(stage.after(9, tween.elapsed) == place)
    #expect(tween.isPaused)
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

  @Test("34 one place at a time, the last given")
  func rule34_oneAtATime() {
    let tween = stage.tweener.addCaller([.duration: 1])
    tween.pause(at: 0.25)
    tween.pause(at: 0.5)
    #expect(stage.after(9, tween.elapsed) == 0.5)
    tween.resume()
    #expect(stage.after(9, tween.outcome) == .completed)
  }

  @Test("34 a seek passes the place, and a seek to it is no way to it")
  func rule34_seek() {
    let tween = stage.tweener.addCaller([.duration: 1])
    tween.pause(at: 0.5)
    tween.seek(to: 0.75)
    #expect(stage.after(0.125, tween.state) == .running)
    tween.seek(to: 0.5)
    #expect(stage.after(0.125, tween.elapsed) == 0.625)
    tween.seek(to: 0.25)
    stage.tweener.advance(by: 9)
    #expect(tween.isPaused)
    #expect(tween.elapsed == 0.5)
  }

  @Test("34 at an end the pause comes first; the end comes on resuming")
  func rule34_atTheEnds() {
    let box = RuleBox(x: 3)
    let tween = stage.add(box, played: "a", [.duration: 1, "x": 8], updates: true)
    tween.pause(at: 1)
    #expect(stage.after(2, stage.takeLog()) == ["a start @0.0", "a pause @1.0"])
    #expect(box.x == 8)
    tween.isReversed = true
    tween.pause(at: 0)
    tween.resume()
    #expect(stage.after(2, box.x) == 3)
    #expect(stage.takeLog() == ["a resume @2.0", "a pause @3.0"])
    tween.resume()
    stage.expectLog(
      after: 0, "a resume @4.0", "a update @4.0", "a reverse complete @4.0",
      "a end reverse completed @4.0")
  }

  @Test("34 what stands there behind it happens on resuming: onRepeat, forwards")
  func rule34_atABoundary() {
    let tween = stage.add(box, played: "a", [.duration: 1, .repeat: 1, "x": 8])
    tween.pause(at: 1)
    #expect(stage.after(2, box.x) == 8)
    #expect(stage.takeLog() == ["a start @0.0", "a pause @1.0"])
    tween.resume()
    #expect(stage.after(0.25, box.x) == 2)
    #expect(stage.takeLog() == ["a resume @2.0", "a repeat @2.0"])
    tween.isReversed = true
    tween.pause(at: 1)
    stage.tweener.advance(by: 1)
    // Backwards the beginning of the later play comes first.
    #expect(stage.log == ["a repeat @2.5", "a pause @2.5"])
    #expect(box.x == 8)
  }

  @Test("34 at own time 0 a waiting tween starts, then it pauses")
  func rule34_atTheStart() {
    let box = RuleBox(x: 3)
    let tween = stage.add(box, played: "a", [.delay: 1, .duration: 1, "x": 8])
    tween.pause(at: 0)
    #expect(stage.after(5, stage.log) == ["a start @1.0", "a pause @1.0"])
    #expect([tween.elapsed, box.x] == [0, 3])
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
    tween.pause(at: 0.25)
    #expect(stage.after(0.6, tween.elapsed) == 0.6)
    #expect(stage.after(9, tween.elapsed) == 0.75)
  }

  @Test("34 other tweens go on; pauses of several tweens do not meet")
  func rule34_others() {
    let other = RuleBox()
    let tween = stage.add(box, [.duration: 1, "x": 8])
    _ = stage.add(other, [.duration: 1, "x": 8])
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
    #expect(stage.after(9, tween.elapsed) == 0.5)
    tween.pause(at: 3)
    tween.resume()
    #expect(stage.after(9, tween.elapsed) == 3)
    let endless = stage.tweener.addCaller([.duration: 1, .repeat: -1])
    endless.pause(at: 1_000)
    #expect(stage.problems.count == 4)
    #expect(stage.after(2_000, endless.elapsed) == 1_000)
  }
}
