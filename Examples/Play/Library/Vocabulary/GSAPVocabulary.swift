// GSAP's words: `to`, `from`, `fromTo` and `set`, methods on animations, kills, the global clock. What
// this package does not have is refused by name. Must not know how eases and staggers are made.

import Tweener

final class GSAPVocabulary: Vocabulary {
  private var globalScale = 1.0

  func prepare(_ stage: Stage) throws(SceneFault) {
    try refuseExtras(of: stage.scene)
    GSAPText.register(
      stage.scene.targets.compactMap { stage.models[$0.name] as? FreeModel }, with: stage.tweener)
  }

  func perform(_ command: SceneCommand, on stage: Stage) throws(SceneFault) -> Answer? {
    switch command.operation {
    case "to", "from", "fromTo", "set":
      try GSAPTween(command, stage).add()
    case "call":
      let animation = try animation(command, stage)
      guard command.method == "kill" else {
        return try GSAPMethod.call(command, on: animation, of: stage)
      }
      try kill(Self.killing(command, stage), animation, on: stage)
    case "kill":
      try kill(command, try animation(command, stage), on: stage)
    case "killTweensOf":
      for target in command.targets.map(stage.model) {
        if let names = command.properties {
          stage.tweener.removeTween(target, names.flatMap { stage.keys(for: $0, of: target) })
        } else {
          stage.tweener.removeTween(target)
        }
      }
    case "delayedCall": try delayedCall(command, on: stage)
    case "globalTimeline": try global(command, on: stage)
    case "assign": try stage.assign(command)
    case "none": break
    // Tweens that wait, or are paused, do not count.
    case "isTweening":
      return Answer(
        anyOf: command.targets.map { target in
          stage.tweener.tweens(of: stage.model(target)).contains { $0.state == .running }
        })
    case "getTweensOf":
      let counts = command.targets.map { stage.tweener.tweens(of: stage.model($0)).count }
      return Answer(counts: counts)
    case "timeline": try GSAPTimeline.add(command, on: stage)
    case "addTo": try GSAPTimeline.grow(try animation(command, stage), command.members, stage)
    case "addPause": try GSAPTimeline.grow(try animation(command, stage), [command], stage)
    default: throw command.fault("unknown operation “\(command.operation)”")
    }
    return nil
  }

  private func animation(_ command: SceneCommand, _ stage: Stage) throws(SceneFault) -> Animation {
    try stage.animation(of: command)
  }

  /// A `kill` that says in its arguments which properties it means.
  private static func killing(_ command: SceneCommand, _ stage: Stage) -> SceneCommand {
    var command = command
    let names = command.arguments.dropFirst().first?.names ?? []
    if !names.isEmpty { command.properties = names }
    return command
  }

  /// Ends an animation, or its tweens of some targets, or takes some properties from these.
  private func kill(
    _ command: SceneCommand, _ animation: Animation, on stage: Stage
  ) throws(SceneFault) {
    for (target, tween) in animation.tweens
    where command.targets.isEmpty || command.targets.contains(target) {
      guard let names = command.properties else {
        tween.remove()
        continue
      }
      let model = stage.model(target)
      // Properties are taken from all tweens of a target, so there must be no other one.
      guard tween.state == .ended || stage.tweener.tweens(of: model) == [tween] else {
        throw command.notYet("“kill” of properties where the target has other tweens")
      }
      stage.tweener.removeTween(model, names.flatMap { stage.keys(for: $0, of: model) })
    }
  }

  private func delayedCall(_ command: SceneCommand, on stage: Stage) throws(SceneFault) {
    let animation = stage.makeAnimation(command)
    let call: () -> Void = { [weak stage] in stage?.fire(animation, "call") }
    let tween = stage.tweener.addCaller([.delay: command.delay ?? 0, .onComplete: call])
    animation.tweens.append(("", tween))
  }

  /// The global timeline is the engine's clock.
  private func global(_ command: SceneCommand, on stage: Stage) throws(SceneFault) {
    switch command.method {
    case "timeScale":
      guard let scale = command.arguments.first?.number else {
        throw command.fault("“timeScale” needs a number in “args”")
      }
      globalScale = scale
      stage.tweener.timeScale = scale
    case "paused":
      stage.tweener.timeScale = command.arguments.first?.bool == true ? 0 : globalScale
    case "pause": stage.tweener.timeScale = 0
    case "resume", "play": stage.tweener.timeScale = globalScale
    default: throw command.notYet("“\(command.method ?? "")” of the global timeline")
    }
  }
}

extension SceneCommand {
  /// The fault of a scene that asks for what this package does not have.
  func notYet(_ what: String) -> SceneFault {
    var fault = fault("this package does not have \(what) yet")
    fault.isNotYet = true
    return fault
  }
}
