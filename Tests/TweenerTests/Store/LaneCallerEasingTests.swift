import Testing
import TweenerTestSupport

@testable import Tweener

/// Easings of the caller's are called while their lane is delivered, and may do to the engine what a callback may.
@Suite("Lanes by easings of the caller's")
struct LaneCallerEasingTests {
  /// What an easing does at one of its calls.
  private final class Hook: @unchecked Sendable {
    var calls = 0
    var body: () -> Void = {}
    var at = 0

    func easing() -> Easing {
      .custom { time in
        self.calls += 1
        if self.calls == self.at { self.body() }
        return time * time
      }
    }
  }

  private static let actions: [String: @Sendable (RuleStage, [RuleBox], Easing) -> Void] = [
    "removes one to come": { stage, boxes, _ in stage.tweener.removeTween(boxes[50]) },
    "removes one before": { stage, boxes, _ in stage.tweener.removeTween(boxes[3]) },
    "removes its own": { stage, boxes, _ in stage.tweener.removeTween(boxes[19]) },
    "removes all": { stage, boxes, _ in stage.tweener.removeTweens(boxes) },
    "adds more than a lane has room for": { stage, _, easing in
      for _ in 0..<600 { _ = stage.add(RuleBox(), [.duration: 4, .easing: easing, "x": 10]) }
    },
    "pauses some": { stage, boxes, _ in
      for index in [2, 19, 20, 44] { stage.tweener.pauseTween(boxes[index]) }
    },
    "takes numbers from some": { stage, boxes, _ in
      for index in [2, 19, 20, 44] {
        _ = stage.add(boxes[index], [.duration: 0, "x": boxes[index].x])
      }
    },
    "settles one": { stage, boxes, _ in stage.tweener.settle(boxes[40]) },
  ]

  @Test(
    "one that changes its lane leaves every number at its exact value",
    arguments: actions.keys.sorted(), [1, 20, 33, 64])
  func hostile(action: String, call: Int) {
    let stage = RuleStage()
    let boxes = (0..<70).map { _ in RuleBox() }
    let hook = Hook()
    let easing = hook.easing()
    for (index, box) in boxes.enumerated() {
      _ = stage.add(box, [.duration: 4, .easing: easing, "x": Double(index + 1)])
    }
    stage.tweener.advance(by: 1)
    #expect(stage.tweener.engine.writers.scalarRows.isEmpty)
    hook.calls = 0
    hook.at = call
    hook.body = { Self.actions[action]?(stage, boxes, easing) }
    #expect(stage.tweener.after(1, hook.calls) >= call)
    let isTaken = action == "takes numbers from some"
    for (index, box) in boxes.enumerated() where !isTaken || ![2, 19, 20, 44].contains(index) {
      #expect(box.x == Double(index + 1) * 0.25, "\(index)")
    }
    #expect(stage.tweener.engine.brokenInvariants() == [])
    #expect(stage.after(0.5, stage.tweener.engine.brokenInvariants()) == [])
    let untouched = 65
    if action != "removes all" { #expect(boxes[untouched].x == 66 * 0.390625) }
    #expect(stage.problems.isEmpty)
  }
}
