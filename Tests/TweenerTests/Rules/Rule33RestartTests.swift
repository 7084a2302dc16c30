import Testing
import Tweener

@Suite("Rule 33: restart()")
struct Rule33RestartTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test(
    "33 it begins anew with the start values that were read, forwards, resumed, with all callbacks")
  func rule33_anew() {
    heard(
      "anew", x: 4, [.delay: 1, .duration: 1, .repeat: 1, "x": 8, "observed": 2],
      {
        "\([$0.x, $0.observed, $0.elapsed]) \($0.fate) \($0.isReversed) \($0.isPaused) \($0.called)"
      },
      [
        [2.5, .reversed(true)]: "[6.0, 1.0, 1.5] running true false start @1.0, repeat @2.0",
        [.pause, .hand(\.x, 77)]: "[77.0, 1.0, 1.5] paused true true pause @2.5",
        .restart: "[77.0, 1.0, 0.0] waiting false false resume @2.5",
        0.5: "[6.0, 1.0, 0.5] running false false start @2.5",
        5: "[8.0, 2.0, 2.0] completed false false repeat @3.5, complete @4.5, end completed @4.5",
      ])
  }

  @Test("33 what a tween shows that begins anew")
  func rule33_stories() {
    story(
      "33 until the next advance nothing is written", [.duration: 1, "x": 8, "observed": 8],
      { [$0.x, $0.observed] }, [[0.5, .restart]: [4, 4], 0: [0, 0]])
    story(
      "33 start values are kept: neither getters nor relative values are asked again", x: 4,
      [.duration: 1, "x": TweenValue.by(10), "observed": 4], { [$0.x, Double($0.reads)] },
      [0.5: [9, 1], [.hand(\.x, 100), .restart, 0.5]: [9, 1]])
    for anew: RuleStep in [.restart, .restartWithDelay] {
      heard(
        "33 with a negative delay it begins part-way in again, plays that it skips call nothing",
        [.delay: -1.5, .duration: 1, .repeat: 3, "x": 8], { "\($0.x) \($0.called)" },
        [
          1: "4.0 start @0.0, repeat @0.5", [anew, 0.25]: "6.0 start @1.0",
          0.5: "2.0 repeat @1.5",
        ])
    }
  }

  @Test("33 its onStart finds the components at their exact values, as any callback does (3)")
  func rule33_inOnStart() {
    let box = RuleBox(x: 4)
    var seen: [Double] = []
    let tween = stage.add(
      box, [.duration: 1, "x": 8, .onStart: { (box: RuleBox) in seen.append(box.x) }])
    stage.expect(seen, of: tween, [0.5: [4], [.restart, 0.5]: [4, 4]])
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
    // It can lose them meanwhile.
    heard(
      "waiting", [.delay: 1, .duration: 1, "x": 8, "y": 8],
      { "\([$0.x, $0.y]) \($0.fate) \($0.isTweening("x")) \($0.called)" },
      [
        [1.5, .restartWithDelay]: "[4.0, 4.0] waiting true start @1.0",
        0.5: "[4.0, 4.0] waiting true ",
        [.add([.duration: 0.25, "y": 100]), 0.25]: "[4.0, 100.0] waiting true overwrite @2.0",
        0.5: "[2.0, 100.0] running true start @2.5",
      ])
  }

  @Test("33 what it loses, and has lost")
  func rule33_lost() {
    meeting(
      "33 components that it lost stay lost; no conflicts are settled anew",
      [[.duration: 1, "x": 8, "y": 8], [.duration: 4, "y": 40]],
      { "\([$0.x, $0.y]): \($0.fates)" },
      [[0.5, .restart, 0.5]: "[4.0, 10.0]: a running, b running"])
    meeting(
      "33 what it has kept while it waits, .atAdd takes at the call",
      [[.delay: 2, .duration: 1, "x": 8]],
      [
        [2.5, .restartWithDelay]: "4.0: a waiting",
        .add([.delay: 0.5, .duration: 1, .overwrite: OverwriteMode.atAdd, "x": 0]):
          "4.0: a overwritten by b, b waiting",
      ])
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
}
