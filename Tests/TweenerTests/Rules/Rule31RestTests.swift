import Testing
import Tweener

@Suite("Rule 31: pausing on completion")
struct Rule31RestTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("31 a tween that pauses on completion, from end to end")
  func rule31_stories() {
    let words: TweenParameters = [.duration: 1, .pausesOnCompletion: true, "x": 8]
    func look(_ sight: RuleSight) -> String {
      "\([sight.x, sight.progress, sight.elapsed, sight.totalProgress]) \(sight.fate)"
    }
    func told(_ sight: RuleSight) -> String { "\(look(sight)) \(sight.called)" }
    heard(
      "31 at its end it does what an end does but for onEnd, and is paused there", words,
      updates: true, told,
      [2: "[8.0, 1.0, 1.0, 1.0] paused start @0.0, update @1.0, complete @1.0"])
    story(
      "31 it is a tween of its property still, and writes nothing there", words,
      { "\($0.x) \($0.isPaused) \($0.tweenCount) \($0.isTweening("x"))" },
      [2: "8.0 true 1 true", [.hand(\.x, 5), 2]: "5.0 true 1 true"])
    heard(
      "31 at its start it does so too", x: 3, words, updates: true, told,
      [
        0.5: "[5.5, 0.5, 0.5, 0.5] running start @0.0, update @0.5",
        [.reversed(true), 2]: "[3.0, 0.0, 0.0, 0.0] paused update @1.0, reverse complete @1.0",
      ])
    heard(
      "31 complete() elsewhere brings it to that end, where it pauses", x: 3, words, updates: true,
      told,
      [
        0.5: "[5.5, 0.5, 0.5, 0.5] running start @0.0, update @0.5",
        .complete: "[8.0, 1.0, 1.0, 1.0] paused update @0.5, complete @0.5",
        .completeAtStart: "[3.0, 0.0, 0.0, 0.0] paused update @0.5, reverse complete @0.5",
      ])
    heard(
      "31 complete() at the end where it stands calls only onEnd", words, updates: true,
      { "\($0.fate) \($0.called)" },
      [
        1: "paused start @0.0, update @1.0, complete @1.0",
        .complete: "completed end completed @1.0",
      ])
    heard(
      "31 so it does at the start", words, updates: true, { $0.called },
      [
        0.5: "start @0.0, update @0.5", .reversed(true): "",
        1: "update @1.0, reverse complete @1.0", .completeAtStart: "end reverse completed @1.5",
      ])
    story(
      "31 reverse() continues from there", words, { "\($0.x) \($0.fate)" },
      [1: "8.0 paused", [.reverse, 0.25]: "6.0 running"])
    story(
      "31 restart() continues from there", words, { "\($0.x) \($0.fate)" },
      [1: "8.0 paused", [.restart, 0.25]: "2.0 running"])
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
    heard(
      "it loses x", [.duration: 1, .pausesOnCompletion: true, "x": 8, "y": 8],
      { "\([$0.x, $0.y]) \($0.fates): \($0.called)" },
      [
        1: "[8.0, 8.0] a paused: start @0.0, complete @1.0",
        [.add([.duration: 1, "x": 0]), 0.5]: "[4.0, 8.0] a paused, b running: overwrite @1.0",
        [.reverse, 0.5]: "[0.0, 4.0] a running, b completed: resume @1.5",
      ])
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
    heard(
      "turned round", [.delay: 1, .duration: 1, .pausesOnCompletion: true, "x": 8],
      { "\([$0.x, $0.elapsed]) \($0.fates): \($0.called)" },
      [
        [.reversed(true), 0.5]: "[0.0, 0.0] a paused: ",
        [.add([.duration: 0.5, "x": 4]), 0.5]: "[4.0, 0.0] a paused, b completed: ",
        .call { #expect($0.tweens(of: $1).map { $0.resume() } == [false]) }:
          "[4.0, 0.0] a paused, b completed: ",
        [
          .reversed(false), .call { #expect($0.tweens(of: $1).map { $0.resume() } == [true]) }, 0.5,
        ]: "[6.0, 0.5] a running, b completed: resume @1.0, start @1.0",
      ])
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
