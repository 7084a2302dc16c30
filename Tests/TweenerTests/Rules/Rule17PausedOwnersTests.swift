import Testing
import Tweener

@Suite("Rule 17: paused tweens own, waiting ones do not")
struct Rule17PausedOwnersTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  private static let atAdd = OverwriteMode.atAdd

  @Test("17 paused tweens own, waiting ones do not")
  func rule17_meetings() {
    heard(
      "17 a paused tween can lose its components", [.duration: 1, "x": 8],
      { "\($0.x) \($0.fate): \($0.called)" },
      [
        0.5: "4.0 running: start @0.0",
        [.pause, .add([.duration: 1, "x": 0]), 0.5]:
          "2.0 overwritten by b: pause @0.5, overwrite @0.5, end overwritten @0.5",
      ])
    meeting(
      "17 a paused tween owns: an older one that starts gives way to it",
      [[.delay: 1, .duration: 1, "x": 100], [.duration: 4, "x": 8]],
      [
        [0.5, .newer(.pause), 1]: "1.0: a overwritten by b, b paused",
        [.newer(.resume), 1.5]: "4.0: a overwritten by b, b running",
      ])
    meeting(
      "17 a waiting tween owns nothing yet: it is not touched, and starts later",
      [[.delay: 2, .duration: 1, "x": 100], [.duration: 1, "x": 8]],
      [1: "8.0: a waiting, b completed", 1.5: "54.0: a running, b completed"])
    meeting(
      "17 a tween paused while it waits owns nothing either",
      [[.delay: 0.5, .duration: 1, "x": 100], [.duration: 1, "x": 8]],
      [
        [.pause, 2]: "8.0: a paused, b completed",
        [.resume, 1]: "54.0: a running, b completed",
      ])
    meeting(
      "17 except against .atAdd: a waiting tween whose time overlaps loses at the call",
      [
        [.delay: 2, .duration: 1, "x": 100],
        [.delay: 1.5, .duration: 1, .overwrite: Self.atAdd, "x": 8],
      ], isHeard: true, { "\($0.x): \($0.fates): \($0.log)" },
      [
        []: "0.0: a overwritten by b, b waiting: a overwrite @0.0, a end overwritten @0.0",
        2: "4.0: a overwritten by b, b running: b start @1.5",
      ])
    story(
      "17 .atAdd takes a running tween's component at the call, which then stands for the delay",
      [.duration: 4, "x": 8, "y": 8], { "\([$0.x, $0.y]): \($0.fates)" },
      [
        [1, .add([.delay: 1, .duration: 1, .overwrite: Self.atAdd, "x": 0]), 0.5]:
          "[2.0, 3.0]: a running, b waiting",
        1: "[1.0, 5.0]: a running, b running",
      ])
    meeting(
      "17 .atAdd leaves alone what will be over, and what begins when it is over",
      [
        [.duration: 1, "x": 8], [.delay: 2, .duration: 1, "x": 10],
        [.delay: 1, .duration: 1, .overwrite: Self.atAdd, "x": 0],
      ],
      [
        []: "0.0: a waiting, b waiting, c waiting",
        9: "10.0: a completed, b completed, c completed",
      ])
    for (repeats, stop) in [(0, .pause), (-1, [])] as [(Int, RuleStep)] {
      let late: TweenParameters = [.delay: 1_000, .duration: 1, .overwrite: Self.atAdd, "x": 0]
      meeting(
        "17 against .atAdd paused and endless tweens have no end",
        [[.duration: 1, .repeat: repeats, "x": 8]],
        [[0.5, stop, .add(late)]: "4.0: a overwritten by b, b waiting"])
    }
    meeting(
      "17 an endless .atAdd with a delay reaches over everything that starts later",
      [
        [.delay: 1_000, .duration: 1, "x": 8], [.duration: 1, "x": 8],
        [.delay: 1, .duration: 1, .repeat: -1, .overwrite: Self.atAdd, "x": 0],
      ], [[]: "0.0: a overwritten by c, b waiting, c waiting"])
  }

  @Test("17 .atAdd takes from a target with many tweens too", arguments: [true, false])
  func rule17_atAddMany(isTimeline: Bool) {
    let others = (0..<20).map { number in
      stage.add(box, [.duration: 9, .overwrite: OverwriteMode.none, "y": Double(number)])
    }
    let older = stage.add(box, [.duration: 4, "x": 8])
    stage.tweener.advance(by: 1)
    let timeline = TweenTimeline.of(box, [.duration: 1, "x": 0])
    let newer =
      isTimeline
      ? stage.tweener.addTimeline(timeline, [.overwrite: OverwriteMode.atAdd])
      : stage.add(box, [.duration: 1, .overwrite: OverwriteMode.atAdd, "x": 0])
    #expect(older.outcome == .overwritten(by: newer))
    #expect(others.allSatisfy { $0.outcome == nil })
    #expect(stage.after(0.5, box.x) == 1)
  }
}
