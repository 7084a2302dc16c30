import Tweener
import TweenerPlugins

/// What every call of an animator does in every state, found by calling it; the table of Docs/Animator.md.
enum AnimatorStateTable {
  /// A state in which a call may find an animator, and how it gets there. Its animation moves x from 0 to 100 in a second.
  struct Situation: Sendable {
    let name: String
    let reach: @Sendable (AnimatorStage) -> Void
  }

  struct Call: Sendable {
    let text: String
    /// Whether it shows only at the end what the call did.
    var isAddition = false
    /// The answer, where the call has one.
    let make: @Sendable (AnimatorStage) -> Bool?

    init(_ text: String, make: @escaping @Sendable (AnimatorStage) -> Bool) {
      (self.text, self.make) = (text, make)
    }

    init(
      _ text: String, isAddition: Bool = false, make: @escaping @Sendable (AnimatorStage) -> Void
    ) {
      (self.text, self.isAddition) = (text, isAddition)
      self.make = { stage in
        make(stage)
        return nil
      }
    }
  }

  static let situations: [Situation] = [
    Situation(name: "inactive") { _ in },
    Situation(name: "in its delay") { $0.animator.startAnimation(afterDelay: 1) },
    Situation(name: "running") { $0.play(0.25) },
    Situation(name: "paused") { $0.animator.fractionComplete = 0.25 },
    Situation(name: "at rest at its end") {
      $0.animator.pausesOnCompletion = true
      $0.play(1)
    },
    Situation(name: "stopped") {
      $0.animator.fractionComplete = 0.25
      $0.animator.stopAnimation(false)
    },
    Situation(name: "ended") {
      $0.play(1)
      $0.forget()
    },
  ]

  static let calls: [Call] = [
    Call("startAnimation()") { $0.animator.startAnimation() },
    Call("pauseAnimation()") { $0.animator.pauseAnimation() },
    Call("continueAnimation()") { $0.animator.continueAnimation() },
    Call("continueAnimation(upTo: 0.75)") { $0.animator.continueAnimation(upTo: 0.75) },
    Call("stopAnimation(true)") { $0.animator.stopAnimation(true) },
    Call("stopAnimation(false)") { $0.animator.stopAnimation(false) },
    Call("finishAnimation(at: .start)") { $0.animator.finishAnimation(at: .start) },
    Call("finishAnimation(at: .end)") { $0.animator.finishAnimation(at: .end) },
    Call("finishAnimation(at: .current)") { $0.animator.finishAnimation(at: .current) },
    Call("fractionComplete = 0.5") { $0.animator.fractionComplete = 0.5 },
    Call("fractionComplete = .nan") { $0.animator.fractionComplete = .nan },
    Call("isReversed.toggle()") { $0.animator.isReversed.toggle() },
    Call("addAnimations(…)", isAddition: true) { $0.add(["y": 10]) },
    Call("addCompletion(…)", isAddition: true) { $0.listen() },
  ]

  /// What can be seen of an animator.
  private struct Look {
    let name: String
    let isReversed: Bool
    let fraction: Double
    let x: Double

    init(_ stage: AnimatorStage) {
      (name, isReversed) = (stage.stateName, stage.animator.isReversed)
      (fraction, x) = (stage.animator.fractionComplete, stage.sled.x)
    }
  }

  /// What one call does in one situation, in words: its answer, the state behind it, what it changed, what it called, and what the
  /// next two seconds bring.
  static func cell(_ call: Call, _ situation: Situation, isReversed: Bool) -> String {
    let stage = AnimatorStage(duration: 1, isReversed: isReversed)
    situation.reach(stage)
    let before = Look(stage)
    let answer = call.make(stage)
    var words = changes(from: before, to: Look(stage))
    words += stage.takePositions().map { "calls `.\($0)`" }
    let isChanged = !words.isEmpty
    if !stage.problems.isEmpty { words.append("reported") }
    if call.isAddition {
      words += outcome(of: stage)
    } else if isChanged {
      stage.advance(2)
      words += stage.takePositions().map { "then `.\($0)`" }
    }
    let text = words.joined(separator: ", ")
    switch answer {
    case nil: return words.isEmpty ? "nothing" : text
    case true?: return "**true**: \(text)"
    case false?: return words.isEmpty ? "false" : "false: \(text)"
    }
  }

  private static func changes(from before: Look, to after: Look) -> [String] {
    var words: [String] = []
    if before.name != after.name { words.append(after.name) }
    if before.isReversed != after.isReversed {
      words.append(after.isReversed ? "reversed" : "forwards")
    }
    if before.fraction != after.fraction {
      words.append("at \(AnimatorStage.short(after.fraction))")
    }
    if before.x != after.x { words.append("x \(AnimatorStage.short(after.x))") }
    return words
  }

  /// What an addition has brought when the animator has ended.
  private static func outcome(of stage: AnimatorStage) -> [String] {
    stage.animator.pausesOnCompletion = false
    stage.animator.finishAnimation(at: .end)
    if stage.positions.isEmpty { stage.animator.startAnimation() }
    let isMoved = stage.tweener.isTweening(stage.sled, "y")
    stage.advance(3)
    var words: [String] = []
    if isMoved { words.append("y comes to \(AnimatorStage.short(stage.sled.y))") }
    let calls = stage.takePositions()
    // One is that of the stage, unless that has ended before.
    if calls.count > stage.ownCompletions { words.append("called with `.\(calls[0])`") }
    return words
  }

  /// The table for one direction of play, as Docs/Animator.md has it.
  static func markdown(isReversed: Bool) -> String {
    let head = "| | " + situations.map(\.name).joined(separator: " | ") + " |\n"
    let line = "|" + String(repeating: "---|", count: situations.count + 1) + "\n"
    let rows = calls.map { call in
      "| `\(call.text)` | "
        + situations.map { cell(call, $0, isReversed: isReversed) }.joined(separator: " | ")
        + " |\n"
    }
    return head + line + rows.joined()
  }
}
