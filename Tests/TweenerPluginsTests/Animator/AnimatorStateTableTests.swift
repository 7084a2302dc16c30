import Foundation
import Testing
import Tweener
import TweenerPlugins

/// Every call in every state: the table of the page is what the animator does.
@Suite struct AnimatorStateTableTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Docs/Animator.md")

  /// `TWEENER_DRAW=1 swift test --filter AnimatorStateTable` writes the tables anew.
  @Test("Docs/Animator.md has what every call does in every state", arguments: [false, true])
  func table(_ isReversed: Bool) throws {
    let (begin, end) =
      isReversed
      ? ("<!-- states, reversed -->\n", "<!-- end of states, reversed -->")
      : ("<!-- states -->\n", "<!-- end of states -->")
    var text = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(text.range(of: begin)).upperBound
    let stop = try #require(text.range(of: end)).lowerBound
    let table = AnimatorStateTable.markdown(isReversed: isReversed)
    if ProcessInfo.processInfo.environment["TWEENER_DRAW"] != nil {
      text.replaceSubrange(start..<stop, with: table)
      try text.write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      #expect(
        text[start..<stop] == table,
        "write it anew: TWEENER_DRAW=1 swift test --filter AnimatorStateTable")
    }
  }

  @Test("A call that answers false changes nothing that can be seen, now or later")
  func falseChangesNothing() {
    for isReversed in [false, true] {
      for situation in AnimatorStateTable.situations {
        for call in AnimatorStateTable.calls {
          let stages = (0..<2).map { _ in AnimatorStage(duration: 1, isReversed: isReversed) }
          for stage in stages { situation.reach(stage) }
          guard call.make(stages[0]) == false else { continue }
          for _ in 0..<6 {
            #expect(stages[0].look == stages[1].look)
            #expect(stages[0].animator.isRunning == stages[1].animator.isRunning)
            for stage in stages { stage.advance(0.4) }
          }
        }
      }
    }
  }

  @Test("A call that answers true changes the state, or what comes")
  func trueChangesSomething() {
    for isReversed in [false, true] {
      for situation in AnimatorStateTable.situations {
        for call in AnimatorStateTable.calls {
          let stage = AnimatorStage(duration: 1, isReversed: isReversed)
          situation.reach(stage)
          let name = stage.stateName
          guard call.make(stage) == true else { continue }
          #expect(stage.stateName != name)
        }
      }
    }
  }

  @Test("However it has ended, it is as new: each call does what it does after any other end")
  func ends() throws {
    typealias Situation = AnimatorStateTable.Situation
    let finished = Situation(name: "finished") {
      $0.animator.startAnimation()
      $0.finish(at: .end)
      $0.forget()
    }
    let lost = Situation(name: "lost") {
      $0.animator.fractionComplete = 1
      $0.tweener.removeTween($0.sled)
      $0.forget()
    }
    let rested = Situation(name: "stopped without finishing") {
      $0.animator.fractionComplete = 1
      $0.animator.stopAnimation(true)
      $0.forget()
    }
    let ended = try #require(AnimatorStateTable.situations.first { $0.name == "ended" })
    for call in AnimatorStateTable.calls {
      let cell = AnimatorStateTable.cell(call, ended, isReversed: false)
      for situation in [finished, lost, rested] {
        #expect(
          AnimatorStateTable.cell(call, situation, isReversed: false) == cell,
          "\(call.text), \(situation.name)")
      }
    }
  }
}
