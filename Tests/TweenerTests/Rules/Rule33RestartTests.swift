import Testing
import Tweener

@Suite("Rule 33: restart()")
struct Rule33RestartTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test(
    "33 it begins anew with the start values that were read, forwards, resumed, with all callbacks",
    arguments: [true, false])
  func rule33_anew(directWrites: Bool) {
    let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox(x: 4))
    let tween = stage.add(
      box, played: "a", [.delay: 1, .duration: 1, .repeat: 1, "x": 8, "observed": 2])
    stage.tweener.advance(by: 2.5)
    tween.isReversed = true
    tween.pause()
    box.x = 77
    _ = stage.takeLog()
    tween.restart()
    #expect(stage.takeLog() == ["a resume @2.5"])
    #expect(tween.state == .waiting)
    #expect(!tween.isReversed && !tween.isPaused)
    #expect(tween.elapsed == 0)
    #expect(stage.after(0.5, [box.x, box.observed]) == [6, 1])
    stage.expectLog(
      after: 5, "a start @2.5", "a repeat @3.5", "a complete @4.5", "a end completed @4.5")
    #expect(box.x == 8)
  }

  @Test("33 until the next advance nothing is written")
  func rule33_notYet() {
    let tween = stage.add(box, [.duration: 1, "x": 8, "observed": 8])
    stage.tweener.advance(by: 0.5)
    tween.restart()
    #expect([box.x, box.observed] == [4, 4])
    #expect(stage.after(0, [box.x, box.observed]) == [0, 0])
  }

  @Test("33 its onStart finds the components at their exact values, as any callback does (3)")
  func rule33_inOnStart() {
    let box = RuleBox(x: 4)
    var seen: [Double] = []
    let tween = stage.add(
      box, [.duration: 1, "x": 8, .onStart: { (box: RuleBox) in seen.append(box.x) }])
    stage.tweener.advance(by: 0.5)
    tween.restart()
    #expect(stage.after(0.5, seen) == [4, 4])
  }

  @Test("33 start values are kept: neither getters nor relative values are asked again")
  func rule33_kept() {
    let box = RuleBox(x: 4)
    let tween = stage.add(box, [.duration: 1, "x": TweenValue.by(10), "observed": 4])
    stage.tweener.advance(by: 0.5)
    let reads = box.reads
    box.x = 100
    tween.restart()
    #expect(stage.after(0.5, box.x) == 9)
    #expect(box.reads == reads)
  }

  @Test("33 from a callback it begins in that advance, at that instant", arguments: [true, false])
  func rule33_inCallback(isOwn: Bool) {
    var count = 0
    let again: (Tween) -> Void = { tween in
      count += 1
      if count == 1 { tween.restart() }
    }
    var parameters = stage.noted("a", [.duration: 1, .repeat: 1, "x": 8])
    if isOwn { parameters[.onRepeat] = again }
    let tween = stage.add(box, parameters)
    if !isOwn { stage.tweener.addCaller([.duration: 1, .onComplete: { again(tween) }]) }
    #expect(stage.after(1.25, box.x) == 2)
    #expect(stage.log.filter { $0.contains("start") } == ["a start @0.0", "a start @1.0"])
  }

  @Test("33 with includingDelay it first waits, keeps its components and leaves them as they are")
  func rule33_includingDelay() {
    let tween = stage.add(box, noted: "a", [.delay: 1, .duration: 1, "x": 8, "y": 8])
    stage.tweener.advance(by: 1.5)
    tween.restart(includingDelay: true)
    #expect(tween.state == .waiting)
    #expect(stage.after(0.5, [box.x, box.y]) == [4, 4])
    #expect(stage.tweener.isTweening(box, "x"))
    // It can lose them meanwhile.
    _ = stage.add(box, [.duration: 0.25, "y": 100])
    #expect(stage.after(0.25, stage.log) == ["a start @1.0", "a overwrite @2.0"])
    #expect(stage.after(0.5, [box.x, box.y]) == [2, 100])
    #expect(stage.log.last == "a start @2.5")
  }

  @Test("33 with a negative delay it begins part-way in again, plays that it skips call nothing")
  func rule33_negativeDelay() {
    for includingDelay in [true, false] {
      let (stage, box) = (RuleStage(), RuleBox())
      let tween = stage.add(box, noted: "a", [.delay: -1.5, .duration: 1, .repeat: 3, "x": 8])
      stage.tweener.advance(by: 1)
      _ = stage.takeLog()
      tween.restart(includingDelay: includingDelay)
      #expect(stage.after(0.25, box.x) == 6)
      #expect(stage.after(0.5, stage.log) == ["a start @1.0", "a repeat @1.5"])
    }
  }

  @Test("33 components that it lost stay lost; no conflicts are settled anew")
  func rule33_lost() {
    let tween = stage.add(box, [.duration: 1, "x": 8, "y": 8])
    let newer = stage.add(box, [.duration: 4, "y": 40])
    stage.tweener.advance(by: 0.5)
    tween.restart()
    #expect(stage.after(0.5, [box.x, box.y]) == [4, 10])
    #expect(newer.outcome == nil)
  }

  @Test("33 an ended tween stays ended; one that has not started begins anew")
  func rule33_others() {
    let ended = stage.add(box, noted: "a", [.duration: 1, "x": 8])
    stage.tweener.advance(by: 1)
    ended.restart()
    #expect(stage.after(1, ended.outcome) == .completed)
    let waiting = stage.add(box, noted: "b", [.delay: 1, .duration: 1, "x": 8])
    let skipping = stage.add(box, noted: "c", [.delay: 1, .duration: 1, "y": 8])
    stage.tweener.advance(by: 0.75)
    waiting.restart(includingDelay: true)
    skipping.restart()
    #expect(stage.after(0.75, stage.log.suffix(1)) == ["c start @2.75"])
    box.x = 6
    stage.tweener.advance(by: 0.75)
    #expect(stage.log.contains("b start @3.75"))
    // Its start values are read then.
    #expect(box.x == 7)
  }

  @Test("33 removed while it waits it is gone; turned round it ends without having begun")
  func rule33_whileItWaits() {
    let removed = stage.add(box, played: "a", [.duration: 1, "x": 8])
    let turned = stage.add(box, played: "b", [.duration: 1, "y": 8])
    stage.tweener.advance(by: 0.5)
    removed.restart()
    turned.restart()
    _ = stage.takeLog()
    removed.remove()
    turned.isReversed = true
    #expect(stage.after(1, stage.log) == ["a end removed @0.5", "b end reverse completed @0.5"])
    #expect([box.x, box.y] == [4, 4])
    #expect(!stage.tweener.isTweening(box))
  }

  @Test("33 in its last onUpdate it begins anew instead of ending")
  func rule33_inLastUpdate() {
    var isFirst = true
    let tween = stage.add(
      box, noted: "a",
      [
        .duration: 1, "x": 8,
        .onUpdate: { (tween: Tween) in
          if tween.progress == 1, isFirst {
            isFirst = false
            tween.restart()
          }
        },
      ])
    #expect(stage.after(1.5, tween.state) == .running)
    #expect(box.x == 4)
    stage.tweener.advance(by: 0.5)
    stage.expectLog("a start @0.0", "a start @1.0", "a complete @2.0", "a end completed @2.0")
  }

  @Test("33 what it has kept while it waits, .atAdd takes at the call")
  func rule33_takenAtTheCall() {
    let kept = stage.add(box, [.delay: 2, .duration: 1, "x": 8])
    stage.tweener.advance(by: 2.5)
    kept.restart(includingDelay: true)
    #expect(kept.state == .waiting)
    let newer = stage.add(
      box, [.delay: 0.5, .duration: 1, .overwrite: OverwriteMode.atAdd, "x": 0])
    #expect(kept.outcome == .overwritten(by: newer))
  }
}
