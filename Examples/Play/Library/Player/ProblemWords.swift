// What the engine reports of a target's type, said of the target by its name in the scene. Used by Stage.

import Tweener

struct ProblemWords {
  private let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  /// The report, with the scene's names for the target where they can be found.
  func message(of problem: TweenProblem) -> String {
    guard let type = problem.targetType else { return problem.message }
    let names = names(problem, type).joined(separator: ", ")
    if names.isEmpty { return problem.message }
    let renamed = TweenProblem(
      problem.kind, key: problem.key, value: problem.value, targetType: names,
      fault: problem.fault.replacing(type, with: names),
      remedy: problem.remedy.replacing(type, with: names), suggestion: problem.suggestion)
    return renamed.message
  }

  /// The target of the present call; else those of that type in the commands that may have caused it: the present one
  /// or all, and of these the ones with that key where there are such.
  private func names(_ problem: TweenProblem, _ type: String) -> [String] {
    if let name = stage.spokenOf { return [name] }
    let commands = (stage.command.map { [$0] } ?? stage.scene.commands).flatMap(\.flattened)
    let named = commands.filter { command in
      problem.key.map { Self.names($0, command.parameters + command.defaults) } ?? false
    }
    let known = Set((named.isEmpty ? commands : named).flatMap(\.targets))
    return stage.scene.targets.map(\.name).filter { name in
      known.contains(name) && "\(Swift.type(of: stage.model(name)))" == type
    }
  }

  /// Whether a key is among these, or in what they have inside.
  private static func names(_ key: String, _ fields: [SceneField]) -> Bool {
    fields.contains { field in
      let inside = field.value.list ?? [field.value]
      return field.name == key || inside.contains { names(key, $0.fields ?? []) }
    }
  }
}
