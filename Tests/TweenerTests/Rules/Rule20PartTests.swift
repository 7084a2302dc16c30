import Testing
import Tweener

@Suite("Rule 20: removing and pausing by property")
struct Rule20PartTests {
  private let stage = RuleStage()
  private let box = RuleBox()
  private let whole = RuleFrame(x: 4, y: 4, width: 4, height: 4)

  @Test("20 removing by property")
  func rule20_removing() {
    heard(
      "20 removing x from a tween of frame takes one of four", [.duration: 4, "frame": whole],
      { "\($0.edges) \($0.isTweening("left")) \($0.isTweening("frame")) \($0.fate) \($0.called)" },
      [
        1: "[1.0, 1.0, 1.0, 1.0] true true running start @0.0",
        [.removeKeys(["left"]), .call { #expect(!$0.removeTween($1, ["left"])) }, 1]:
          "[1.0, 2.0, 2.0, 2.0] false true running ",
        2: "[1.0, 4.0, 4.0, 4.0] false false completed complete @4.0, end completed @4.0",
      ])
    meeting(
      "20 removing frame takes the x of a tween of x; with nothing left it is removed",
      [[.duration: 4, "left": 4], [.duration: 4, "top": 4, "y": 4]],
      { "\($0.edges) \($0.y): \($0.fates)" },
      [
        1: "[1.0, 1.0, 0.0, 0.0] 1.0: a running, b running",
        [.removeKeys(["frame"]), 1]: "[1.0, 1.0, 0.0, 0.0] 2.0: a removed, b running",
      ])
    heard(
      "20 removing one after another removes the tween with the last",
      [.duration: 4, "frame": whole], { "\($0.fate) \($0.called)" },
      [
        1: "running start @0.0", .removeKeys(["left"]): "running ",
        .removeKeys(["top"]): "running ",
        .removeKeys(["wide"]): "running ", .removeKeys(["high"]): "removed end removed @1.0",
      ])
    story(
      "20 a waiting tween loses a part as well", [.delay: 1, .duration: 1, "x": 4, "y": 4],
      { [$0.x, $0.y] }, [[.removeKeys(["x"]), 2]: [0, 4]])
  }

  @Test("20 pausing and resuming by property")
  func rule20_pausing() {
    // Handle and callbacks stay with what runs; the paused part goes on where it was, in silence.
    heard(
      "20 pausing by property splits the tween", [.duration: 4, "frame": whole],
      { "\($0.edges) \($0.fate), of \($0.tweenCount) \($0.called)" },
      [
        1: "[1.0, 1.0, 1.0, 1.0] running, of 1 start @0.0",
        [.pauseKeys(["left", "wide"]), 1]: "[1.0, 2.0, 1.0, 2.0] running, of 2 ",
        2: "[1.0, 4.0, 1.0, 4.0] completed, of 1 complete @4.0, end completed @4.0",
        [.resumeKeys(["left"]), 1]: "[2.0, 4.0, 1.0, 4.0] completed, of 2 ",
        [.call { #expect($0.resumeTween($1)) }, 9]: "[4.0, 4.0, 4.0, 4.0] completed, of 0 ",
      ])
    heard(
      "20 where none runs they stay with the paused part", [.duration: 4, "frame": whole],
      { "\($0.fate), of \($0.tweenCount) \($0.called)" },
      [
        1: "running, of 1 start @0.0", .pauseKeys(["frame"]): "paused, of 1 pause @1.0",
        [.resumeKeys(["frame"]), 3]:
          "completed, of 0 resume @1.0, complete @4.0, end completed @4.0",
      ])
    heard(
      "20 resuming a part of a paused tween: handle and callbacks go with what runs",
      [.duration: 4, "x": 4, "y": 4], { "\([$0.x, $0.y]) \($0.fate) \($0.called)" },
      [
        [1, .pause]: "[1.0, 1.0] paused start @0.0, pause @1.0",
        .resumeKeys(["x"]): "[1.0, 1.0] running resume @1.0",
        3: "[4.0, 1.0] completed complete @4.0, end completed @4.0",
        .call { #expect($0.tweens(of: $1).map(\.state) == [.paused]) }: "[4.0, 1.0] completed ",
      ])
    story(
      "20 the parts do not merge again: they run side by side, and either can be removed",
      [.duration: 4, "x": 4, "y": 4], { [$0.x, $0.y, Double($0.tweenCount)] },
      [
        1: [1, 1, 1], [.pauseKeys(["x"]), .resumeKeys(["x"])]: [1, 1, 2], 1: [2, 2, 2],
        [.remove, 1]: [3, 2, 1],
      ])
    heard(
      "20 a waiting tween is split too", [.delay: 1, .duration: 1, "x": 4, "y": 4],
      { "\([$0.x, $0.y]) \($0.fate) \($0.called)" },
      [
        [0.5, .pauseKeys(["x"])]: "[0.0, 0.0] waiting ",
        1.5: "[0.0, 4.0] completed start @1.0, complete @2.0, end completed @2.0",
        [.resumeKeys(["x"]), 1]: "[2.0, 4.0] completed ",
      ])
  }

  @Test("20 a part that was split off keeps the age of the whole")
  func rule20_age() {
    let older = stage.add(box, [.duration: 4, "x": 4, "y": 4])
    stage.tweener.advance(by: 1)
    let newer = stage.add(box, [.delay: 1, .duration: 4, "x": 40])
    // Both tweens of x stand; of the older one only that part.
    #expect(stage.tweener.pauseTween(box, ["x"]))
    #expect(older.state == .running)
    #expect(stage.tweener.tweens(of: box).count == 3)
    newer.resume()
    stage.tweener.advance(by: 2)
    // The part that waits paused is older than the newcomer, which takes its component.
    #expect(newer.state == .running)
    #expect(stage.tweener.tweens(of: box) == [older, newer])
    let quarter: Double = 1 + 39 * 0.25
    #expect(box.x == quarter)
  }

  @Test("20 repeating and reversing, a part goes on exactly where the whole was")
  func rule20_repeating() {
    let (whole, split) = (RuleStage(), RuleStage())
    let alone = RuleBox()
    let parameters: TweenParameters = [
      .duration: 0.7, .repeat: -1, .repeatDelay: 0.2, .autoreverse: true,
      .easing: Easing.inCubic, .timeScale: 1.3, "x": 4, "y": 4,
    ]
    _ = whole.add(alone, parameters)
    _ = split.add(box, parameters)
    for step in 0..<60 {
      whole.tweener.advance(by: 0.077)
      split.tweener.advance(by: 0.077)
      // Paused and let go within one instant, time and again, by either name.
      split.tweener.pauseTween(box, step % 2 == 0 ? ["x"] : ["y"])
      split.tweener.resumeTween(box)
      #expect([box.x, box.y] == [alone.x, alone.y], "step \(step)")
    }
    #expect(split.tweener.tweens(of: box).count == 2)
  }

  @Test("20 pausing what is paused, resuming what runs: nothing changes, the answer is false")
  func rule20_answers() {
    let tween = stage.add(box, [.duration: 4, "x": 4])
    #expect(!tween.resume())
    #expect(!stage.tweener.resumeTween(box))
    #expect(!stage.tweener.resumeTween(box, ["x"]))
    #expect(!stage.tweener.resumeTweens([box]))
    #expect(!stage.tweener.resumeAllTweens())
    #expect(tween.pause())
    #expect(!tween.pause())
    #expect(!stage.tweener.pauseTween(box))
    #expect(!stage.tweener.pauseTween(box, ["x"]))
    #expect(!stage.tweener.pauseTweens([box]))
    #expect(!stage.tweener.pauseAllTweens())
    #expect(stage.tweener.tweens(of: box) == [tween])
    #expect(stage.tweener.resumeAllTweens())
    #expect(stage.tweener.pauseAllTweens())
    #expect(stage.tweener.resumeTweens([box]))
    #expect(stage.tweener.pauseTweens([box]))
    #expect(stage.tweener.resumeTween(box))
    #expect(!stage.tweener.pauseTween(box, ["y"]))
    #expect(!stage.tweener.removeTween(box, ["y"]))
    #expect(!stage.tweener.pauseTween(RuleBox()))
    #expect(stage.problems.isEmpty)
  }

  @Test("20 a name that splits into properties means all of them")
  func rule20_splitter() {
    meeting(
      "corner", [[.duration: 4, "corner": 4, "wide": 4]],
      preparing: { stage, _ in
        stage.tweener.registerPropertySplitter("corner", for: RuleBox.self) {
          ["left": $0, "top": $0]
        }
      }, { "\($0.edges) \($0.isTweening("corner")): \($0.fates)" },
      [
        1: "[1.0, 1.0, 1.0, 0.0] true: a running",
        [.pauseKeys(["corner"]), 1]: "[1.0, 1.0, 2.0, 0.0] true: a running",
        .removeKeys(["corner"]): "[1.0, 1.0, 2.0, 0.0] false: a running",
      ])
  }

  @Test("20 an unknown name is reported and changes nothing")
  func rule20_unknown() {
    stage.add(box, [.duration: 4, "x": 4])
    #expect(!stage.tweener.removeTween(box, ["xx"]))
    #expect(stage.kinds == [.unknownProperty])
  }
}
