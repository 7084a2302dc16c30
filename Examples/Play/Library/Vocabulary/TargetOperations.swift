// Removing, pausing, resuming and asking, which all engines have in the same shapes: of everything, of
// targets, of some properties of a target.

import Tweener

extension Stage {
  enum Verb: String {
    case remove, pause, resume
  }

  /// Removes, pauses or resumes what a command names; `nil` where its operation is none of the three.
  func control(_ command: SceneCommand) throws(SceneFault) -> SceneValue? {
    guard
      let verb = [Verb.remove, .pause, .resume].first(where: { isForm(command.operation, of: $0) })
    else { return nil }
    if command.operation.hasSuffix("All") { return .bool(apply(verb)) }
    guard !command.targets.isEmpty else {
      throw command.fault("“\(command.operation)” needs a target")
    }
    let targets = command.targets.map(model)
    guard let names = command.properties else { return .bool(apply(verb, to: targets)) }
    var isChanged = false
    for target in targets {
      let named = names.flatMap { keys(for: $0, of: target) }
      let changed =
        switch verb {
        case .remove: tweener.removeTween(target, named)
        case .pause: tweener.pauseTween(target, named)
        case .resume: tweener.resumeTween(target, named)
        }
      if changed { isChanged = true }
    }
    return .bool(isChanged)
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

  private func apply(_ verb: Verb, to targets: [any SceneModel]) -> Bool {
    switch verb {
    case .remove: tweener.removeTweens(targets)
    case .pause: tweener.pauseTweens(targets)
    case .resume: tweener.resumeTweens(targets)
    }
  }

  /// Whether any target of the command is tweened, or any of the properties it names.
  func isTweening(_ command: SceneCommand) throws(SceneFault) -> SceneValue {
    guard !command.targets.isEmpty else {
      throw command.fault("“\(command.operation)” needs a target")
    }
    return .bool(
      command.targets.map(model).contains { target in
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
