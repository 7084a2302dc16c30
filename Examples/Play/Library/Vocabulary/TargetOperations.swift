// Removing, pausing, resuming and asking, which all engines have in the same shapes: of everything, of
// targets, of some properties of a target.

import Tweener

extension Stage {
  enum Verb: String {
    case remove, pause, resume
  }

  /// Removes, pauses or resumes what a command names; `nil` where its operation is none of the three.
  func control(_ command: SceneCommand) throws(SceneFault) -> Answer? {
    guard
      let verb = [Verb.remove, .pause, .resume].first(where: { isForm(command.operation, of: $0) })
    else { return nil }
    if command.operation.hasSuffix("All") { return Answer(.bool(apply(verb))) }
    guard !command.targets.isEmpty else {
      throw command.fault("“\(command.operation)” needs a target")
    }
    return Answer(
      anyOf: command.targets.map(model).map { target in
        guard let names = command.properties else { return apply(verb, to: target) }
        return apply(verb, to: target, names.flatMap { keys(for: $0, of: target) })
      })
  }

  private func isForm(_ operation: String, of verb: Verb) -> Bool {
    let endings = ["", "Many", "Props", "All", "Tweens", "Tween", "AllTweens"]
    return endings.contains { operation == verb.rawValue + $0 }
  }

  private func apply(_ verb: Verb) -> Bool {
    switch verb {
    case .remove: tweener.removeAllTweens()
    case .pause: tweener.pauseAllTweens()
    case .resume: tweener.resumeAllTweens()
    }
  }

  private func apply(_ verb: Verb, to target: any SceneModel) -> Bool {
    switch verb {
    case .remove: tweener.removeTween(target)
    case .pause: tweener.pauseTween(target)
    case .resume: tweener.resumeTween(target)
    }
  }

  private func apply(_ verb: Verb, to target: any SceneModel, _ keys: [TweenKey]) -> Bool {
    switch verb {
    case .remove: tweener.removeTween(target, keys)
    case .pause: tweener.pauseTween(target, keys)
    case .resume: tweener.resumeTween(target, keys)
    }
  }

  /// Whether any target of the command is tweened, or any of the properties it names.
  func isTweening(_ command: SceneCommand) throws(SceneFault) -> Answer {
    guard !command.targets.isEmpty else {
      throw command.fault("“\(command.operation)” needs a target")
    }
    return Answer(
      anyOf: command.targets.map(model).map { target in
        guard let names = command.properties else { return tweener.isTweening(target) }
        return names.flatMap { keys(for: $0, of: target) }.contains {
          tweener.isTweening(target, $0)
        }
      })
  }

  /// Assigns values by hand.
  func assign(_ command: SceneCommand) throws(SceneFault) {
    for name in command.targets {
      for field in command.values where !model(name).write(field.name, field.value) {
        throw SceneFault(
          "“\(name)” has no property “\(field.name)” that takes this value",
          at: field.position, path: "\(command.path).values.\(field.name)")
      }
    }
  }
}
