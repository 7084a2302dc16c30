import Testing
import Tweener

@Suite("Rule 4: at one instant ends come before starts, each oldest first")
struct Rule04OrderTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("4 a tween that ends where another starts on the same property does not overlap it")
  func rule04_noOverlap() {
    meeting(
      "4 the newer call starts where the older one ends",
      [[.duration: 1, "x": 10], [.delay: 1, .duration: 1, "x": 30]], isHeard: true,
      { "\($0.x): \($0.fates): \($0.log)" },
      [
        1.5: """
        20.0: a completed, b running: \
        a start @0.0, a complete @1.0, a end completed @1.0, b start @1.0
        """
      ])
    meeting(
      "4 the older call may be the one that starts: the newer one still ends first",
      [[.delay: 1, .duration: 1, "x": 30], [.duration: 1, "x": 10]],
      [1.5: "20.0: a running, b completed"])
  }

  @Test("4 ends of plays come oldest first, then starts oldest first")
  func rule04_oldestFirst() {
    // Pairwise other orders of age and of what happens at 1 s.
    stage.add(RuleBox(), noted: "s1", [.delay: 1, .duration: 1, "x": 1])
    stage.add(RuleBox(), noted: "e1", [.duration: 1, "x": 1])
    stage.add(RuleBox(), noted: "s2", [.delay: 1, .duration: 1, "x": 1])
    stage.add(RuleBox(), noted: "r1", [.duration: 0.5, .repeat: -1, "x": 1])
    stage.add(RuleBox(), noted: "e2", [.delay: 0.5, .duration: 0.5, "x": 1])
    stage.tweener.advance(by: 0.75)
    stage.log = []
    stage.expectLog(
      after: 0.5, "e1 complete @1.0", "e1 end completed @1.0", "r1 repeat @1.0", "e2 complete @1.0",
      "e2 end completed @1.0", "s1 start @1.0", "s2 start @1.0")
  }

  @Test("4 the order is that of the calls, not that of slots used again")
  func rule04_reusedSlots() {
    var started: [Int] = []
    for _ in 0..<3_000 { stage.tweener.addCaller([.duration: 1]).remove() }
    for index in 0..<2_000 {
      stage.tweener.addCaller([.delay: 1, .onStart: { started.append(index) }])
    }
    #expect(stage.after(1, started) == Array(0..<2_000))
  }

  @Test("4 a pause between plays that ends at an instant shows nothing of it")
  func rule04_gapEnds() {
    stage.add(box, [.duration: 0.5, .repeatDelay: 0.5, .repeat: -1, "x": 10])
    let other = stage.add(box, [.delay: 1, .duration: 1, "x": 30])
    #expect(stage.after(1, other.state) == .running)
    // Taken over at the last instant of the pause: from the end of the play before.
    #expect(box.x == 10)
    #expect(stage.after(0.5, box.x) == 20)
  }
}
