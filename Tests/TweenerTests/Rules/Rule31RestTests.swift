import Testing
import Tweener

@Suite("Rule 31: pausing on completion")
struct Rule31RestTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test(
    "31 at its end it does what an end does but for onEnd, and is paused there",
    arguments: [true, false])
  func rule31_end(directWrites: Bool) {
    let stage = RuleStage(directWrites: directWrites)
    let tween = stage.add(
      box, played: "a", [.duration: 1, .pausesOnCompletion: true, "x": 8], updates: true)
    #expect(stage.after(2, stage.log) == ["a start @0.0", "a update @1.0", "a complete @1.0"])
    #expect(tween.state == .paused)
    #expect(tween.isPaused)
    #expect(tween.outcome == nil)
    #expect([tween.progress, tween.elapsed, tween.totalProgress] == [1, 1, 1])
    #expect(stage.tweener.isTweening(box, "x"))
    #expect(stage.tweener.tweenCount == 1)
    box.x = 5
    #expect(stage.after(2, box.x) == 5)
  }

  @Test("31 at its start it does so too")
  func rule31_start() {
    let box = RuleBox(x: 3)
    let tween = stage.add(
      box, played: "a", [.duration: 1, .pausesOnCompletion: true, "x": 8], updates: true)
    stage.tweener.advance(by: 0.5)
    tween.isReversed = true
    _ = stage.takeLog()
    #expect(stage.after(2, stage.log) == ["a update @1.0", "a reverse complete @1.0"])
    #expect(tween.state == .paused)
    #expect(box.x == 3)
    #expect([tween.progress, tween.elapsed, tween.totalProgress] == [0, 0, 0])
  }

  @Test("31 its onComplete finds it paused, and may send it on")
  func rule31_inOnComplete() {
    var states: [Tween.State] = []
    let tween = stage[box].add([
      .duration: 1, .pausesOnCompletion: true, "x": 8,
      .onComplete: { (tween: Tween) in
        states.append(tween.state)
        tween.reverse()
      },
      .onReverseComplete: { (tween: Tween) in
        states.append(tween.state)
        tween.restart()
      },
    ])
    #expect(stage.after(4.25, states) == [.paused, .paused, .paused, .paused])
    #expect(box.x == 2)
    #expect(tween.state == .running)
  }

  @Test("31 it keeps its components, and can lose them to a newer tween")
  func rule31_components() {
    let tween = stage.add(
      box, noted: "a", [.duration: 1, .pausesOnCompletion: true, "x": 8, "y": 8])
    stage.tweener.advance(by: 1)
    let newer = stage.add(box, [.duration: 1, "x": 0])
    #expect(stage.after(0.5, stage.log.last) == "a overwrite @1.0")
    #expect(tween.state == .paused)
    tween.reverse()
    #expect(stage.after(0.5, [box.x, box.y]) == [0, 4])
    #expect(newer.outcome == .completed)
  }

  @Test("31 resume() returns false while the direction is that of the end, and changes nothing")
  func rule31_resume() {
    let tween = stage.add(box, played: "a", [.duration: 1, .pausesOnCompletion: true, "x": 8])
    stage.tweener.advance(by: 1)
    _ = stage.takeLog()
    #expect(!tween.resume())
    #expect(!stage.tweener.resumeTween(box))
    #expect(!stage.tweener.resumeTween(box, ["x"]))
    #expect(!stage.tweener.resumeAllTweens())
    #expect(!tween.pause())
    #expect(stage.after(1, stage.log) == [])
    tween.isReversed = true
    #expect(tween.isPaused)
    #expect(tween.resume())
    #expect(stage.after(0.25, box.x) == 6)
    #expect(stage.log == ["a resume @2.0"])
    stage.tweener.advance(by: 5)
    #expect(!tween.resume())
    tween.isReversed = false
    #expect(tween.resume())
    #expect(stage.after(0.5, box.x) == 4)
  }

  @Test("31 reverse() and restart() continue from there", arguments: [true, false])
  func rule31_goesOn(reverses: Bool) {
    let tween = stage.add(box, [.duration: 1, .pausesOnCompletion: true, "x": 8])
    stage.tweener.advance(by: 1)
    if reverses { tween.reverse() } else { tween.restart() }
    #expect(stage.after(0.25, box.x) == (reverses ? 6 : 2))
    #expect(tween.state == .running)
  }

  @Test("31 complete() at the end where it stands calls only onEnd")
  func rule31_completeThere() {
    let end = stage.tweener.addCaller(
      stage.played("a", [.duration: 1, .pausesOnCompletion: true], updates: true))
    stage.tweener.advance(by: 1)
    _ = stage.takeLog()
    end.complete()
    #expect(stage.takeLog() == ["a end completed @1.0"])
    #expect(end.outcome == .completed)
    let start = stage.tweener.addCaller(
      stage.played("b", [.duration: 1, .pausesOnCompletion: true], updates: true))
    stage.tweener.advance(by: 0.5)
    start.isReversed = true
    stage.tweener.advance(by: 1)
    _ = stage.takeLog()
    start.complete(at: .start)
    #expect(stage.takeLog() == ["b end reverse completed @2.5"])
  }

  @Test("31 complete() elsewhere brings it to that end, where it pauses")
  func rule31_completeElsewhere() {
    let box = RuleBox(x: 3)
    let tween = stage.add(
      box, played: "a", [.duration: 1, .pausesOnCompletion: true, "x": 8], updates: true)
    stage.tweener.advance(by: 0.5)
    _ = stage.takeLog()
    tween.complete()
    #expect(box.x == 8)
    #expect(stage.takeLog() == ["a update @0.5", "a complete @0.5"])
    #expect(tween.state == .paused)
    tween.complete(at: .start)
    #expect(box.x == 3)
    #expect(stage.takeLog() == ["a update @0.5", "a reverse complete @0.5"])
    #expect(tween.outcome == nil)
  }

  @Test("31 paused or sought at an end in another way it is not at an end in this sense")
  func rule31_otherwiseThere() {
    let sought = stage.add(box, played: "a", [.duration: 1, .pausesOnCompletion: true, "x": 8])
    let paused = stage.add(box, played: "b", [.duration: 1, .pausesOnCompletion: true, "y": 8])
    paused.pause(at: 1)
    stage.tweener.advance(by: 1)
    sought.seek(to: 1)
    _ = stage.takeLog()
    #expect(sought.resume())
    #expect(paused.resume())
    stage.tweener.advance(by: 0)
    #expect(stage.log == ["a resume @1.0", "b resume @1.0", "a complete @1.0", "b complete @1.0"])
    #expect(!sought.resume())
    #expect(!paused.resume())
  }

  @Test("31 turned round before it has started, it is paused at own time 0 without components")
  func rule31_beforeTheStart() {
    let tween = stage.add(
      box, played: "a", [.delay: 1, .duration: 1, .pausesOnCompletion: true, "x": 8])
    tween.isReversed = true
    #expect(stage.after(0.5, stage.log) == [])
    #expect(tween.state == .paused)
    #expect(tween.elapsed == 0)
    let newer = stage.add(box, [.duration: 0.5, "x": 4])
    #expect(stage.after(0.5, newer.outcome) == .completed)
    #expect(stage.log == [])
    #expect(!tween.resume())
    tween.isReversed = false
    #expect(tween.resume())
    #expect(stage.after(0.5, stage.log) == ["a resume @1.0", "a start @1.0"])
    #expect(box.x == 6)
  }

  @Test("31 the interaction lock is given back at an end at which it pauses, once")
  func rule31_lock() {
    // One lock more, so that giving back twice would show.
    stage.tweener.addCaller([.locksInteraction: true])
    let tween = stage.tweener.addCaller([
      .duration: 1, .pausesOnCompletion: true, .locksInteraction: true, .unlocksInteraction: true,
    ])
    var changes: [Bool] = []
    stage.tweener.onInteractionLock = { changes.append($0) }
    stage.tweener.advance(by: 1)
    tween.reverse()
    stage.tweener.advance(by: 1)
    tween.restart()
    stage.tweener.advance(by: 1)
    tween.remove()
    #expect(stage.tweener.isInteractionLocked)
    stage.tweener.addCaller([.unlocksInteraction: true])
    #expect(!stage.tweener.isInteractionLocked)
    #expect(changes == [false])
  }

  @Test("31 the lock is open in the onComplete of such an end, and in one before the start")
  func rule31_lockOpen() {
    var seen: [Bool] = []
    stage.tweener.addCaller([
      .duration: 1, .pausesOnCompletion: true, .locksInteraction: true, .unlocksInteraction: true,
      .onComplete: { seen.append(stage.tweener.isInteractionLocked) },
    ])
    #expect(stage.after(1, seen) == [false])
    let waiting = stage.tweener.addCaller([
      .delay: 1, .duration: 1, .pausesOnCompletion: true, .locksInteraction: true,
      .unlocksInteraction: true,
    ])
    #expect(stage.tweener.isInteractionLocked)
    waiting.reverse()
    stage.tweener.advance(by: 0)
    #expect(!stage.tweener.isInteractionLocked)
  }

  @Test(
    "31 sent to its start and turned round within its own onUpdate, it comes to its end once more",
    arguments: [false, true])
  func rule31_sentBack(usesFrames: Bool) {
    var words = stage.played(
      "a", [.duration: 0, .useFrames: usesFrames, .pausesOnCompletion: true, "x": 8])
    var isFirst = true
    words[.onUpdate] = { (tween: Tween) in
      stage.note("a update")
      guard isFirst else { return }
      isFirst = false
      tween.complete(at: .start)
      tween.reverse()
    }
    let tween = stage.add(RuleBox(), words)
    #expect(
      stage.takeLog() == [
        "a start @0.0", "a update @0.0", "a update @0.0", "a reverse complete @0.0",
        "a resume @0.0",
      ])
    #expect(tween.state == .running)
    #expect(stage.after(1, stage.log) == ["a update @0.0", "a complete @0.0"])
    #expect(tween.state == .paused)
  }

  @Test(
    "31 a tween that is paused in its last onUpdate or last write is not at its end yet",
    arguments: [true, false], [true, false])
  func rule31_pausedInLastUpdate(bySetter: Bool, rests: Bool) {
    var tween: Tween?
    func pause() { if tween?.progress == 1, tween?.isPaused == false { tween?.pause() } }
    let words = stage.played("a", [.duration: 1, .pausesOnCompletion: rests, "observed": 10])
    tween = stage.add(box, words.merging(bySetter ? [:] : [.onUpdate: { pause() }]) { $1 })
    if bySetter { box.onWrite = pause }
    #expect(stage.after(2, stage.takeLog()) == ["a start @0.0", "a pause @1.0"])
    #expect(tween?.state == .paused && box.observed == 10)
  }
}
