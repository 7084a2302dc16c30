import Testing
import Tweener

@Suite("Rule 15: the later call wins, from the moment it starts")
struct Rule15LaterWinsTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("15 during the newcomer's delay the older tween goes on", arguments: [true, false])
  func rule15_delay(directWrites: Bool) {
    let stage = RuleStage(directWrites: directWrites)
    let older = stage.add(box, noted: "older", [.duration: 2, "x": 8])
    let newer = stage.add(box, noted: "newer", [.delay: 1, .duration: 1, "x": 0])
    #expect(stage.after(0.75, box.x) == 3)
    #expect(older.state == .running)
    #expect(stage.after(0.75, box.x) == 2)
    #expect(older.outcome == .overwritten(by: newer))
    stage.expectLog(
      "older start @0.0", "newer start @1.0", "older overwrite @1.0", "older end overwritten @1.0")
  }

  @Test("15 an older tween that starts while a newer one runs gives up what they share")
  func rule15_olderStartsLater() {
    let older = stage.add(box, noted: "older", [.delay: 1, .duration: 1, "x": 100])
    let newer = stage.add(box, noted: "newer", [.duration: 2, "x": 8])
    #expect(stage.after(1.5, box.x) == 6)
    #expect(older.outcome == .overwritten(by: newer))
    #expect(stage.after(0.5, box.x) == 8)
    stage.expectLog(
      "newer start @0.0", "older start @1.0", "older overwrite @1.0", "older end overwritten @1.0",
      "newer complete @2.0", "newer end completed @2.0")
  }

  @Test("15 it keeps the components that they do not share")
  func rule15_olderKeepsTheRest() {
    let older = stage.add(box, noted: "older", [.delay: 1, .duration: 1, "x": 100, "y": 4])
    _ = stage.add(box, [.duration: 2, "x": 8])
    #expect(stage.after(1.5, [box.x, box.y]) == [6, 2])
    #expect(older.state == .running)
    #expect(stage.after(0.5, older.outcome) == .completed)
    #expect([box.x, box.y] == [8, 4])
    stage.expectLog(
      "older start @1.0", "older overwrite @1.0", "older complete @2.0", "older end completed @2.0")
  }

  @Test("15 equal starts: the later call wins", arguments: [0.0, 0.5])
  func rule15_equalStarts(delay: Double) {
    let older = stage.add(box, noted: "older", [.delay: delay, .duration: 1, "x": 100])
    let newer = stage.add(box, noted: "newer", [.delay: delay, .duration: 1, "x": 8])
    #expect(stage.after(delay + 0.5, box.x) == 4)
    #expect(older.outcome == .overwritten(by: newer))
    #expect(
      stage.log.map { $0.prefix { $0 != "@" } } == [
        "older start ", "newer start ", "older overwrite ", "older end overwritten ",
      ])
  }

  @Test("15 where the newer one has ended before, nothing overlaps")
  func rule15_noOverlap() {
    let older = stage.add(box, [.delay: 2, .duration: 1, "x": 100])
    let newer = stage.add(box, [.duration: 1, "x": 8])
    #expect(stage.after(2.5, newer.outcome) == .completed)
    #expect(older.state == .running)
    #expect(box.x == 54)
  }

  @Test("15 three in a row: each takes over from the one before at its exact value")
  func rule15_three() {
    let tweens = [(0.0, 8.0), (0.5, 0), (0.75, 10)].map {
      stage.add(box, [.delay: $0.0, .duration: 1, "x": $0.1])
    }
    // 4 at 0.5; 4 × 0.75 = 3 at 0.75; half-way from 3 to 10 at 1.25.
    #expect(stage.after(1.25, box.x) == 6.5)
    #expect(tweens[0].outcome == .overwritten(by: tweens[1]))
    #expect(tweens[1].outcome == .overwritten(by: tweens[2]))
  }

  @Test("15 a newcomer without delay or duration wins at once, and holds against what it ended")
  func rule15_atOnce() {
    let older = stage.add(box, [.duration: 1, "x": 8, "y": 8])
    stage.tweener.advance(by: 0.5)
    let newer = stage.add(box, ["x": -1])
    #expect(box.x == -1)
    #expect(stage.after(0.25, [box.x, box.y]) == [-1, 6])
    #expect(newer.outcome == .completed)
    #expect(older.state == .running)
  }

  @Test("15 the same targets in either order of the calls")
  func rule15_bothOrders() {
    for isFlipped in [false, true] {
      let (stage, box) = (RuleStage(), RuleBox())
      let slow: TweenParameters = [.duration: 4, "x": 40]
      let fast: TweenParameters = [.duration: 2, "x": -40]
      let first = stage.add(box, isFlipped ? fast : slow)
      let second = stage.add(box, isFlipped ? slow : fast)
      #expect(stage.after(1, first.outcome) == .overwritten(by: second))
      #expect(box.x == (isFlipped ? 10 : -20))
    }
  }

  @Test("15 one that took at its call keeps what it has from an older one that starts later")
  func rule15_keepsWhatItTookAtTheCall() {
    let older = stage.add(box, [.delay: 3, .duration: 1, "x": 100])
    let newer = stage.add(box, [.duration: 1, .overwrite: OverwriteMode.atAdd, "x": 8])
    #expect(stage.after(0.25, older.state) == .waiting)
    older.seek(to: 0.5)
    #expect(older.outcome == .overwritten(by: newer))
    #expect(stage.after(0.25, box.x) == 4)
  }
}
