import Testing
import Tweener

@Suite("The handle: progress")
struct HandleProgressTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("what progress says, and where it leads")
  func stories() {
    // The fraction of a play that runs backwards is its elapsed fraction too.
    story(
      "progress in each state",
      [.delay: 1, .duration: 1, .repeat: 1, .repeatDelay: 1, .autoreverse: true, "x": 8],
      { $0.progress },
      [
        []: 0, 0.5: 0, 0.75: 0.25, .pause: 0.25, [.resume, 1]: 1, 1: 0.25, 1: 1,
      ])
    heard(
      "setting it writes at once, calls nothing and does not complete",
      [.duration: 1, .easing: Easing.inQuad, "x": 16], updates: true,
      { "\([$0.x, $0.progress, $0.elapsed]) \($0.fate) \($0.called)" },
      [
        0.5: "[4.0, 0.5, 0.5] running start @0.0, update @0.5",
        .progress(0.25): "[1.0, 0.25, 0.25] running ", .progress(1): "[16.0, 1.0, 1.0] running ",
        .progress(0.75): "[9.0, 0.75, 0.75] running ",
        0.25: "[16.0, 1.0, 1.0] completed update @0.75, complete @0.75, end completed @0.75",
      ])
    story(
      "it is kept within 0…1, without a report", [.duration: 1, "x": 8], { [$0.progress, $0.x] },
      [[0.5, .progress(7)]: [1, 8], .progress(-7): [0, 0]])
    heard(
      "in a pause between plays it means the play just ended",
      [.duration: 1, .repeat: 1, .repeatDelay: 1, "x": 8],
      { "\([$0.x, $0.elapsed]) \($0.called)" },
      [
        1.5: "[8.0, 1.5] start @0.0, repeat @1.0", .progress(0.5): "[4.0, 0.5] ",
        0.25: "[6.0, 0.75] ", 0.25: "[8.0, 1.0] repeat @2.0",
      ])
    story(
      "set at the very end of a play it means the play that ended",
      [.duration: 1, .repeat: 3, "x": 16], { [$0.x, $0.elapsed] },
      [[2, .progress(0.5)]: [8, 1.5]])
    story(
      "a paused tween is moved and stays paused", [.duration: 1, "x": 8],
      { "\($0.x) \($0.isPaused)" },
      [
        [0.25, .pause, .progress(0.75)]: "6.0 true", 1: "6.0 true",
        [.resume, 0.125]: "7.0 false",
      ])
    story(
      "a tween of frames is moved by frames", [.duration: 8, .useFrames: true, "x": 8],
      [[0.1, .progress(0.5)]: 4, 0.1: 5])
    story(
      "from within a callback it counts from that instant", { $0.x }, [0.75: 2],
      adding: { stage, box in
        let tween = stage.add(box, [.duration: 1, "x": 8])
        stage.tweener.addCaller([.duration: 0.5, .onComplete: { tween.progress = 0 }])
        return [tween]
      })
  }

  @Test("in a later play, and in one that runs backwards, it moves within that play")
  func laterPlay() {
    let tween = stage.add(
      box, [.duration: 1, .repeat: 3, .autoreverse: true, .easing: Easing.inQuad, "x": 16])
    stage.expect(
      [box.x, tween.elapsed], of: tween,
      [[1.75, .progress(0.25)]: [9, 1.25], .progress(1): [0, 2]])
    // Rule 32: exactly at the boundary the play before shows, so 0 is one flick behind it.
    tween.progress = 0
    #expect(
      box.x == ruleValue(from: 0, to: 16, Double(ruleSecond - 1), of: Double(ruleSecond), .inQuad))
    #expect(box.x < 16)
    #expect(tween.elapsed == ruleFlicks(ruleSecond + 1))
  }

  @Test("a handed-over component is not written by it")
  func lostComponent() {
    let tween = stage.add(box, [.duration: 1, "x": 8, "y": 8])
    stage.add(box, [.duration: 1, "x": 100])
    stage.tweener.advance(by: 0.25)
    tween.progress = 0.75
    #expect([box.x, box.y] == [25, 6])
  }

  @Test("progress set back in the last onUpdate: the tween goes on from there and completes later")
  func setBackInTheLastUpdate() {
    for cut in [[5.0], [2, 0.25, 0.25, 2.5], [1, 1, 1, 1, 1]] {
      let (stage, box) = (RuleStage(), RuleBox())
      var isFirst = true
      let tween = stage.add(
        box, noted: "tween",
        [
          .duration: 2, "x": 10,
          .onUpdate: { (tween: Tween) in
            guard tween.progress == 1, isFirst else { return }
            isFirst = false
            tween.progress = 0.25
            #expect(box.x == 2.5)
          },
        ])
      for step in cut { stage.tweener.advance(by: step) }
      #expect(stage.log == ["tween start @0.0", "tween complete @3.5", "tween end completed @3.5"])
      #expect(box.x == 10)
      #expect(tween.outcome == .completed)
    }
  }

  @Test("progress set to 1 in the last onUpdate changes nothing: it completes")
  func setToTheEndInTheLastUpdate() {
    let tween = stage.add(
      box, [.duration: 2, .repeat: 1, "x": 10, .onUpdate: { (tween: Tween) in tween.progress = 1 }])
    #expect(stage.after(1, box.x) == 10)
    for _ in 0..<4 { stage.tweener.advance(by: 1) }
    #expect(tween.outcome == .completed)
    #expect(box.x == 10)
  }

  @Test("complete() in the last onUpdate takes a progress set back to the end again")
  func setBackAndCompleted() {
    let tween = stage[box].add([
      .duration: 2, .repeat: 1, .autoreverse: true, "x": 10,
      .onUpdate: { (tween: Tween) in
        tween.progress = 0.2
        tween.complete()
      },
    ])
    tween.complete()
    #expect(tween.outcome == .completed)
    #expect(box.x == 0)
  }

  @Test("complete() of a tween whose onUpdate sets it back leaves it running there")
  func completeSetBack() {
    var isFirst = true
    let tween = stage[box].add([
      .duration: 2, .repeat: -1, "x": 10,
      .onUpdate: { (tween: Tween) in
        if isFirst { tween.progress = 0.5 }
        isFirst = false
      },
    ])
    tween.complete()
    #expect(tween.state == .running)
    #expect(box.x == 5)
    #expect(stage.after(0.5, box.x) == 7.5)
  }

  @Test("complete() from a setter in the last write, or from the last onUpdate, changes nothing")
  func completedWithin() {
    var tween: Tween?
    box.onWrite = { tween?.complete() }
    tween = stage.add(
      box, noted: "tween",
      [
        .duration: 1, "observed": 4,
        .onUpdate: { (tween: Tween) in
          box.onWrite = {}
          box.observed = 9
          tween.complete()
        },
      ])
    stage.tweener.advance(by: 1)
    #expect(stage.log == ["tween start @0.0", "tween complete @1.0", "tween end completed @1.0"])
    #expect(box.writes.first == 4)
    // What a hand writes last stays.
    #expect(box.writes.last == 9)
  }
}
