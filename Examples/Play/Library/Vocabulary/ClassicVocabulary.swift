// Tweener for ActionScript 3 in this package's words: `time` and `transition` with its parameters,
// conflicts settled at the call, properties split or made up by registered names.

import Tweener

final class ClassicVocabulary: Vocabulary {
  private var overwritesByItself = true
  private var extras = ClassicExtras()

  var sleep: ClockSleep { .wheneverIdle }

  func prepare(_ stage: Stage) throws(SceneFault) {
    try extras.register(stage.scene, with: stage.tweener)
  }

  func readsClock(_ command: SceneCommand) -> Bool { command.operation == "updateTime" }

  func perform(_ command: SceneCommand, on stage: Stage) throws(SceneFault) -> Answer? {
    switch command.operation {
    case "add", "addTween":
      guard !command.targets.isEmpty else { throw command.fault("“add” needs a target") }
      try add(command, on: stage)
      return Answer(anyOf: command.targets.map { _ in true })
    case "addCaller":
      try CallerWords.add(command, on: stage)
      return Answer(.bool(true))
    case "autoOverwrite":
      guard let flag = command.value?.bool else {
        throw command.fault("“autoOverwrite” needs a truth value as “value”")
      }
      overwritesByItself = flag
    case "setTimeScale":
      guard let scale = command.value?.number else {
        throw command.fault("“setTimeScale” needs a number as “value”")
      }
      stage.tweener.timeScale = scale
    case "set": try stage.assign(command)
    // ``StageClock`` has read the clock before.
    case "none", "updateTime": break
    case "isTweening": return try stage.isTweening(command)
    case "getTweenCount":
      let counts = command.targets.map { stage.tweener.tweens(of: stage.model($0)).count }
      return Answer(counts: counts)
    case "getTweens":
      let each = command.targets.map { tweened($0, on: stage) }
      return Answer(.list(each.flatMap { $0 }), each: each.map { .list($0) })
    default:
      if let answer = try stage.control(command) { return answer }
      throw command.fault("unknown operation “\(command.operation)”")
    }
    return nil
  }

  /// The names of a target that are tweened, each once: the engine does not tell more of a property.
  private func tweened(_ target: String, on stage: Stage) -> [SceneValue] {
    let model = stage.model(target)
    let names = stage.scene.targets.first { $0.name == target }?.properties.map(\.name) ?? []
    return names.filter { name in
      stage.keys(for: name, of: model).contains { stage.tweener.isTweening(model, $0) }
    }.map { .text($0) }
  }

  private func add(_ command: SceneCommand, on stage: Stage) throws(SceneFault) {
    for name in command.targets {
      let animation = stage.makeAnimation(command)
      let model = stage.model(name)
      var parameters = words(command.parameters, for: model, on: stage)
      let usual: TweenParameters = [
        .easing: Easing.outExpoBent, .overwrite: overwritesByItself ? OverwriteMode.atAdd : .none,
      ]
      parameters[.base] = [usual] + (parameters[.base] as? [TweenParameters] ?? [])
      try CallbackWords.add(animation, of: stage, to: &parameters, each: model)
      animation.tweens.append((name, model.tween(by: stage.tweener, parameters)))
    }
  }

  /// One object of parameters. A key with `null` counts as not given.
  private func words(
    _ fields: [SceneField], for model: any SceneModel, on stage: Stage
  ) -> TweenParameters {
    let kept = fields.filter { $0.value != .null }
    var parameters: TweenParameters = [:]
    for field in kept {
      switch field.name {
      case "base":
        let list = field.value.list ?? [field.value]
        parameters[.base] = list.map { words($0.fields ?? [], for: model, on: stage) }
      case "transition":
        parameters[.easing] = ClassicEasing(kept, model).value(field.value)
      case "transitionParams", "skipUpdates": break
      case "overwrite":
        parameters[.overwrite] = field.value.bool == false ? OverwriteMode.none : .atAdd
      case "time": parameters[.duration] = field.value.number ?? model.tweenable(field.value)
      case "delay", "rounded", "min", "max", "useFrames", "timeScale":
        parameters[TweenKey(field.name)] = field.value.number ?? model.tweenable(field.value)
      default:
        if let (key, value) = extras.property(field, of: model, among: kept, on: stage) {
          parameters[key] = value
        }
      }
    }
    return parameters
  }
}
