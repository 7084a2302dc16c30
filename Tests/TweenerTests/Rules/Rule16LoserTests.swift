import Testing
import Tweener

@Suite("Rule 16: what the loser keeps and hears")
struct Rule16LoserTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("16 onOverwrite is called once per newcomer, whatever the number of components lost")
  func rule16_oncePerNewcomer() {
    heard(
      "two newcomers", [.duration: 4, "x": 4, "y": 4, "z": 4, "frame": RuleFrame(x: 4, y: 4)],
      { "\([$0.x, $0.y, $0.z, $0.frame.x, $0.frame.y]) \($0.fate) \($0.called)" },
      [
        [.add([.delay: 1, .duration: 1, "x": 0, "y": 0, "left": 0]), 2]:
          "[0.0, 0.0, 2.0, 0.0, 2.0] running start @0.0, overwrite @1.0",
        [.add([.duration: 1, "z": 0, "frame": RuleFrame()]), 0]:
          "[0.0, 0.0, 2.0, 0.0, 2.0] overwritten by c overwrite @2.0, end overwritten @2.0",
      ])
  }

  @Test("16 with none left it ends by the one that took the last")
  func rule16_last() {
    meeting(
      "the last",
      [
        [.duration: 4, "x": 4, "y": 4], [.delay: 1, .duration: 4, "x": 0],
        [.delay: 2, .duration: 4, "y": 0],
      ], { $0.fates },
      [
        1.5: "a running, b running, c waiting", 1: "a overwritten by c, b running, c running",
      ])
  }

  @Test(
    "16 a loser hears of it, whatever it and the newcomer have callbacks for", arguments: [0, 1, 2])
  func rule16_heardAtTheEndAlone(_ callbacks: Int) {
    let heard: [TweenParameters] = [
      [.onOverwrite: { stage.log.append("overwrite") }], [.onEnd: { stage.log.append("end") }],
      [.onOverwrite: { stage.log.append("overwrite") }, .onComplete: {}],
    ]
    let older = stage.add(box, heard[callbacks].merging([.duration: 1, "x": 1]) { $1 })
    stage.tweener.advance(by: 0.25)
    let newer = stage.add(
      box, [.duration: 1, "x": 2, .onComplete: { stage.log.append("complete") }])
    #expect(stage.tweener.after(2, older.outcome) == .overwritten(by: newer))
    #expect(stage.log == [callbacks == 1 ? "end" : "overwrite", "complete"])
    #expect(box.x == 2)
  }

  @Test("16 losers of one newcomer are told oldest first")
  func rule16_oldestFirst() {
    for key in ["z", "x", "y"] {
      stage.add(box, [.duration: 1, TweenKey(key): 1, .onOverwrite: { stage.log.append(key) }])
    }
    stage.add(box, [.delay: 0.5, .duration: 1, "x": 0, "y": 0, "z": 0])
    #expect(stage.tweener.after(0.5, stage.log) == ["z", "x", "y"])
  }

  @Test(
    "16 what it loses is left to the newcomer, what it keeps shows its exact value in onOverwrite")
  func rule16_exactInside() {
    var seen: [Double] = []
    stage[box].add([
      .duration: 1, "x": 8, "y": 8, .onOverwrite: { (box: RuleBox) in seen = [box.x, box.y] },
    ])
    stage.add(box, [.delay: 0.25, .duration: 1, "x": 0])
    #expect(stage.tweener.after(1, seen) == [2, 2])
  }

  @Test("16 a tween that never had a property is not touched")
  func rule16_noProperty() {
    let bare = stage.add(box, noted: "bare", [.duration: 2])
    let unknown = stage.add(box, [.duration: 2, "nothing": 4])
    stage.add(box, [.duration: 1, "x": 0, "y": 0])
    #expect(stage.tweener.after(1, bare.state) == .running)
    #expect(unknown.state == .running)
    #expect(stage.tweener.after(1, bare.outcome) == .completed)
    #expect(unknown.outcome == .completed)
    #expect(stage.log == ["bare start @0.0", "bare complete @2.0", "bare end completed @2.0"])
  }

  @Test("16 an older tween that starts against two newer ones hears both, and ends by the later")
  func rule16_twoWinners() {
    var heard = 0
    let older = stage.add(
      box, [.delay: 1, .duration: 4, "x": 4, "y": 4, .onOverwrite: { heard += 1 }])
    let first = stage.add(box, [.duration: 4, "y": 0])
    let second = stage.add(box, [.duration: 4, "x": 0])
    #expect(stage.tweener.after(1, heard) == 2)
    guard case .overwritten(let winner) = older.outcome else {
      Issue.record("the older tween goes on")
      return
    }
    #expect(winner == first || winner == second)
  }

  @Test("16 two properties of one newcomer that start apart are one newcomer")
  func rule16_samePair() {
    var heard = 0
    stage.add(box, [.duration: 8, "x": 4, "y": 4, "z": 1, .onOverwrite: { heard += 1 }])
    let newer = stage.add(box, [.delay: 1, .duration: 4, .overwrite: OverwriteMode.atAdd, "x": 0])
    #expect(heard == 1)
    #expect(stage.tweener.after(2, newer.state) == .running)
    #expect(heard == 1)
  }

  /// With a name for x that one tween of a box may have and another not.
  private func stageWithAcross() -> RuleStage {
    let stage = RuleStage()
    stage.tweener.registerPropertySplitter("across", for: RuleBox.self) { ["x": $0] }
    return stage
  }

  @Test("16 two parts of one newcomer, split while it waited, tell the loser once")
  func rule16_splitWhileWaiting() {
    let stage = stageWithAcross()
    let older = stage.add(box, noted: "older", [.duration: 9, "x": 9, "y": 9, "z": 9])
    stage.add(box, [.delay: 1, .duration: 8, "across": 0, "y": 0])
    stage.tweener.pauseTween(box, ["across"])
    #expect(stage.tweener.after(2, stage.log) == ["older start @0.0", "older overwrite @1.0"])
    stage.tweener.resumeTween(box, ["across"])
    #expect(stage.tweener.after(2, stage.log) == ["older start @0.0", "older overwrite @1.0"])
    #expect(older.state == .running)
    #expect([box.x, box.y, box.z] == [2.625, 0.625, 4])
  }

  @Test("16 nor does another newcomer in between make it a second one")
  func rule16_anotherInBetween() {
    let stage = stageWithAcross()
    let older = stage.add(box, noted: "older", [.duration: 9, "x": 9, "y": 9, "z": 9])
    stage.add(box, [.delay: 1, .duration: 8, "across": 0, "y": 0])
    stage.tweener.pauseTween(box, ["across"])
    stage.tweener.advance(by: 2)
    stage.add(box, [.duration: 4, "z": 0])
    stage.tweener.resumeTween(box, ["across"])
    stage.expectLog(
      after: 3, "older start @0.0", "older overwrite @1.0", "older overwrite @2.0",
      "older end overwritten @3.0")
    #expect(ruleShort(older.outcome ?? .removed) == "overwritten")
  }

  @Test("16 a tween that starts and loses to two parts of one newer tween is told once")
  func rule16_startsAgainstParts() {
    let stage = stageWithAcross()
    let older = stage.add(box, noted: "older", [.delay: 2, .duration: 9, "x": 9, "y": 9, "z": 9])
    stage.add(box, [.duration: 8, "across": 0, "y": 0])
    stage.tweener.advance(by: 1)
    stage.tweener.pauseTween(box, ["across"])
    #expect(stage.tweener.after(2, stage.log) == ["older start @2.0", "older overwrite @2.0"])
    #expect(older.state == .running)
  }

  @Test("16 a timeline that ended before its loser is called is named by its handle")
  func rule16_winnerThatEnded() {
    var losses = 0
    let takeLeft: () -> Void = {
      losses += 1
      guard losses == 2 else { return }
      _ = stage.add(box, [.duration: 1, .overwrite: OverwriteMode.atAdd, "left": 0])
    }
    stage.add(box, [.duration: 8, "frame": RuleFrame(x: 4, y: 4), .onOverwrite: takeLeft])
    stage.tweener.advance(by: 1)
    var (whole, part) = (TweenTimeline(), TweenTimeline())
    whole.add(box, [.duration: 4, "frame": RuleFrame(x: 1)])
    part.add(box, [.duration: 4, "left": 9])
    let older = stage.tweener.addTimeline(whole, [.delay: 1])
    let newer = stage.tweener.addTimeline(part)
    var winners: [Tween] = []
    stage.tweener.onEvent = { event in
      guard case .overwritten(by: let winner) = event.kind, event.tween == older else { return }
      winners.append(winner)
    }
    #expect(stage.tweener.after(1.5, losses) == 2)
    #expect(newer.state == .ended)
    #expect(winners.first == newer)
  }
}
