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
  }

  static let situations: [Situation] = [
    Situation(name: "inactive") { _ in },
    Situation(name: "in its delay") { $0.animator.startAnimation(afterDelay: 1) },
    Situation(name: "running") {
      $0.animator.startAnimation()
      $0.advance(0.25)
    },
    Situation(name: "paused") { $0.animator.fractionComplete = 0.25 },
    Situation(name: "at rest at its end") {
      $0.animator.pausesOnCompletion = true
      $0.animator.startAnimation()
      $0.advance(1)
    },
    Situation(name: "stopped") {
      $0.animator.fractionComplete = 0.25
      $0.animator.stopAnimation(false)
    },
    Situation(name: "ended") {
      $0.animator.startAnimation()
      $0.advance(1)
      _ = $0.takePositions()
      $0.ownCompletions = 0
    },
  ]

  static let calls: [Call] = [
    Call(text: "startAnimation()") { $0.animator.startAnimation() },
    Call(text: "pauseAnimation()") { $0.animator.pauseAnimation() },
    Call(text: "continueAnimation()") { $0.animator.continueAnimation() },
    Call(text: "continueAnimation(upTo: 0.75)") { $0.animator.continueAnimation(upTo: 0.75) },
    Call(text: "stopAnimation(true)") { $0.animator.stopAnimation(true) },
    Call(text: "stopAnimation(false)") { $0.animator.stopAnimation(false) },
    Call(text: "finishAnimation(at: .start)") { $0.animator.finishAnimation(at: .start) },
    Call(text: "finishAnimation(at: .end)") { $0.animator.finishAnimation(at: .end) },
    Call(text: "finishAnimation(at: .current)") { $0.animator.finishAnimation(at: .current) },
    Call(text: "fractionComplete = 0.5") {
      $0.animator.fractionComplete = 0.5
      return nil
    },
    Call(text: "fractionComplete = .nan") {
      $0.animator.fractionComplete = .nan
      return nil
    },
    Call(text: "isReversed.toggle()") {
      $0.animator.isReversed.toggle()
      return nil
    },
    Call(text: "addAnimations(…)", isAddition: true) {
      $0.animator.addAnimations($0.sled, ["y": 10])
      return nil
    },
    Call(text: "addCompletion(…)", isAddition: true) {
      $0.listen()
      return nil
    },
  ]

  /// What can be seen of an animator.
  private struct Look: Equatable {
    let state: TweenAnimator.State
    let isRunning: Bool
    let isReversed: Bool
    let fraction: Double
    let x: Double

    init(_ stage: AnimatorStage) {
      state = stage.animator.state
      isRunning = stage.animator.isRunning
      isReversed = stage.animator.isReversed
      fraction = stage.animator.fractionComplete
      x = stage.sled.x
    }

    var name: String {
      switch state {
      case .inactive: "inactive"
      case .active: isRunning ? "running" : "paused"
      case .stopped: "stopped"
      }
    }
  }

  /// What one call does in one situation, in words: its answer, the state behind it, what it changed, what it called, and what the
  /// next two seconds bring.
  static func cell(_ call: Call, _ situation: Situation, isReversed: Bool) -> String {
    let stage = AnimatorStage(duration: 1)
    stage.animator.isReversed = isReversed
    situation.reach(stage)
    let before = Look(stage)
    let answer = call.make(stage)
    var words = changes(from: before, to: Look(stage))
    words += stage.takePositions().map { "calls `.\($0)`" }
    let isChanged = !words.isEmpty
    if !stage.problems.problems.isEmpty { words.append("reported") }
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
    if before.fraction != after.fraction { words.append("at \(short(after.fraction))") }
    if before.x != after.x { words.append("x \(short(after.x))") }
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
    if isMoved { words.append("y comes to \(short(stage.sled.y))") }
    let calls = stage.takePositions()
    // One is that of the stage, unless that has ended before.
    if calls.count > stage.ownCompletions { words.append("called with `.\(calls[0])`") }
    return words
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
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
