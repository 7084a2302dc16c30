import Testing
import Tweener

@Suite("The handle: complete()")
struct HandleCompleteTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("where complete() leads, and what it calls")
  func stories() {
    func told(_ sight: RuleSight) -> String { "\(sight.x) \(sight.fate) \(sight.called)" }
    heard(
      "a running tween jumps to its end: one onUpdate, onComplete, onEnd",
      [.duration: 1, "x": 8, "left": 9], updates: true,
      { "\([$0.x, $0.frame.x]) \($0.fate) \($0.called)" },
      [
        0.25: "[2.0, 2.25] running start @0.0, update @0.25",
        .complete: "[8.0, 9.0] completed update @0.25, complete @0.25, end completed @0.25",
        5: "[8.0, 9.0] completed ",
      ])
    story(
      "a waiting tween starts first, with conflicts and relative values",
      { "\($0.x): \($0.fates): \($0.log)" },
      [
        1: "2.0: a running, b waiting: a start @0.0",
        .newer(.complete): """
        12.0: a overwritten by b, b completed: b start @1.0, a overwrite @1.0, \
        a end overwritten @1.0, b update @1.0, b complete @1.0, b end completed @1.0
        """,
      ],
      adding: { stage, box in
        let waiting: TweenParameters = [.delay: 9, .duration: 1, "x": TweenValue.by(10)]
        return [
          stage.add(box, played: "a", [.duration: 4, "x": 8]),
          stage.add(box, played: "b", waiting, updates: true),
        ]
      })
    heard(
      "a paused tween completes as well, and the engine counts it no more",
      [.duration: 1, "x": 8], { "\(told($0)) of \($0.tweenCount)" },
      [
        [0.5, .pause]: "4.0 paused start @0.0, pause @0.5 of 1",
        .complete: "8.0 completed complete @0.5, end completed @0.5 of 0",
        [.call { tweener, _ in tweener.addCaller([.duration: 1]) }, 1]: "8.0 completed  of 0",
      ])
    story(
      "rounding and clamping apply to what it writes",
      [.duration: 1, .rounded: true, .maximum: 3, "x": 2.5, "y": 9], { [$0.x, $0.y] },
      [[0.5, .complete]: [3, 3]])
    story(
      "an endless tween in a pause completes at the end of the play that ended",
      [.duration: 1, .repeat: -1, .repeatDelay: 1, .autoreverse: true, "x": 8],
      { [$0.x, $0.elapsed] }, [[1.5, .complete]: [8, 1]])
    heard(
      "a tween that has ended is left as it is", [.duration: 1, "x": 8], told,
      [.remove: "0.0 removed end removed @0.0", .complete: "0.0 removed "])
    heard(
      "removed in its last onUpdate it does not complete",
      [.duration: 1, "x": 8, .onUpdate: { (tween: Tween) in _ = tween.remove() }], told,
      [.complete: "8.0 removed start @0.0, end removed @0.0"])
  }

  @Test("repeats are skipped without onRepeat; the value is that of the last play's end")
  func repeats() {
    for (repeats, end) in [(1, 0.0), (2, 8), (3, 0)] {
      let box = RuleBox()
      stage.add(box, noted: "a", [.duration: 1, .repeat: repeats, .autoreverse: true, "x": 8])
      stage.tweener.advance(by: 0.5)
      stage.log = []
      for tween in stage.tweener.tweens(of: box) { tween.complete() }
      #expect(box.x == end)
      #expect(!stage.log.contains { $0.contains("repeat") })
    }
  }

  @Test("an endless tween completes at the end of its current play")
  func endless() {
    for (time, end) in [(0.5, 8.0), (1, 8), (1.5, 0), (2, 0), (2.5, 8)] {
      let repeats = (1...3).prefix(Int(time)).map { "repeat @\($0).0" }
      let calls = ["start @0.0"] + repeats + ["complete @\(time)", "end completed @\(time)"]
      heard(
        "\(time)", [.duration: 1, .repeat: -1, .autoreverse: true, "x": 8],
        { "\($0.x) \($0.fate) \($0.calls)" },
        [[.seconds(time), .complete]: "\(end) completed \(calls)"])
    }
  }

  @Test("a tween of no length that waits for a callback to return completes at once, once")
  func immediate() {
    stage.tweener.addCaller([
      .duration: 1,
      .onComplete: { stage.add(box, stage.noted("a", ["x": 8])).complete() },
    ])
    #expect(stage.after(1, box.x) == 8)
    #expect(stage.log == ["a start @1.0", "a complete @1.0", "a end completed @1.0"])
  }
}
