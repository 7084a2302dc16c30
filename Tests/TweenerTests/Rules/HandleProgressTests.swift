import Testing
import Tweener

@Suite("The handle: progress")
struct HandleProgressTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("progress in each state")
  func states() {
    let tween = stage.tweener.addCaller(
      [.delay: 1, .duration: 1, .repeat: 1, .repeatDelay: 1, .autoreverse: true])
    #expect(tween.progress == 0)
    #expect(stage.after(0.5, tween.progress) == 0)
    #expect(stage.after(0.75, tween.progress) == 0.25)
    tween.pause()
    #expect(tween.progress == 0.25)
    tween.resume()
    #expect(stage.after(1, tween.progress) == 1)
    stage.tweener.advance(by: 1)
    // The fraction of a play that runs backwards is its elapsed fraction too.
    #expect(tween.progress == 0.25)
    #expect(stage.after(1, tween.progress) == 1)
  }

  @Test("setting it writes at once, calls nothing and does not complete", arguments: [true, false])
  func writes(directWrites: Bool) {
    let stage = RuleStage(directWrites: directWrites)
    let tween = stage.add(
      box, noted: "a", [.duration: 1, .easing: Easing.inQuad, "x": 16], updates: true)
    stage.tweener.advance(by: 0.5)
    stage.log = []
    tween.progress = 0.25
    #expect([box.x, tween.elapsed] == [1, 0.25])
    tween.progress = 1
    #expect([box.x, tween.progress] == [16, 1])
    #expect(tween.state == .running)
    tween.progress = 0.75
    #expect(box.x == 9)
    #expect(stage.log == [])
    stage.tweener.advance(by: 0.25)
    #expect(stage.log == ["a update @0.75", "a complete @0.75", "a end completed @0.75"])
  }

  @Test("it is clamped to 0…1")
  func clamped() {
    let tween = stage.add(box, [.duration: 1, "x": 8])
    stage.tweener.advance(by: 0.5)
    tween.progress = 7
    #expect(tween.progress == 1)
    tween.progress = -7
    #expect([tween.progress, box.x] == [0, 0])
    #expect(stage.problems.isEmpty)
  }

  @Test("in a pause between plays it means the play just ended")
  func inGap() {
    let tween = stage.add(box, noted: "a", [.duration: 1, .repeat: 1, .repeatDelay: 1, "x": 8])
    stage.tweener.advance(by: 1.5)
    tween.progress = 0.5
    #expect([box.x, tween.elapsed] == [4, 0.5])
    #expect(stage.after(0.25, box.x) == 6)
    stage.log = []
    #expect(stage.after(0.25, stage.log) == ["a repeat @2.0"])
  }

  @Test("in a later play, and in one that runs backwards, it moves within that play")
  func laterPlay() {
    let tween = stage.add(
      box, [.duration: 1, .repeat: 3, .autoreverse: true, .easing: Easing.inQuad, "x": 16])
    stage.tweener.advance(by: 1.75)
    tween.progress = 0.25
    #expect([box.x, tween.elapsed] == [9, 1.25])
    tween.progress = 1
    #expect([box.x, tween.elapsed] == [0, 2])
    // Rule 32: exactly at the boundary the play before shows, so 0 is one flick behind it.
    tween.progress = 0
    #expect(
      box.x == ruleValue(from: 0, to: 16, Double(ruleSecond - 1), of: Double(ruleSecond), .inQuad))
    #expect(box.x < 16)
    #expect(tween.elapsed == ruleFlicks(ruleSecond + 1))
  }

  @Test("set at the very end of a play it means the play that ended")
  func atBoundary() {
    let tween = stage.add(box, [.duration: 1, .repeat: 3, "x": 16])
    stage.tweener.advance(by: 2)
    tween.progress = 0.5
    #expect([box.x, tween.elapsed] == [8, 1.5])
  }

  @Test("a paused tween is moved and stays paused")
  func paused() {
    let tween = stage.add(box, [.duration: 1, "x": 8])
    stage.tweener.advance(by: 0.25)
    tween.pause()
    tween.progress = 0.75
    #expect(tween.isPaused)
    #expect(box.x == 6)
    #expect(stage.after(1, box.x) == 6)
    tween.resume()
    #expect(stage.after(0.125, box.x) == 7)
  }

  @Test("a handed-over component is not written by it")
  func lostComponent() {
    let tween = stage.add(box, [.duration: 1, "x": 8, "y": 8])
    _ = stage.add(box, [.duration: 1, "x": 100])
    stage.tweener.advance(by: 0.25)
    tween.progress = 0.75
    #expect([box.x, box.y] == [25, 6])
  }

  @Test("from within a callback it counts from that instant")
  func inCallback() {
    let tween = stage.add(box, [.duration: 1, "x": 8])
    stage.tweener.addCaller([.duration: 0.5, .onComplete: { tween.progress = 0 }])
    #expect(stage.after(0.75, box.x) == 2)
  }

  @Test("a tween of frames is moved by frames")
  func frames() {
    let tween = stage.add(box, [.duration: 8, .useFrames: true, "x": 8])
    stage.tweener.advance(by: 0.1)
    tween.progress = 0.5
    #expect(box.x == 4)
    #expect(stage.after(0.1, box.x) == 5)
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
