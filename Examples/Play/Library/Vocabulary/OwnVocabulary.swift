// This package's own words, which are also GLDTween's: parameters go to the engine as they are.

import Tweener

struct OwnVocabulary: Vocabulary {
  var sleep = ClockSleep.never

  func perform(_ command: SceneCommand, on stage: Stage) throws(SceneFault) -> Answer? {
    switch command.operation {
    case "add", "addTween":
      guard !command.targets.isEmpty else { throw command.fault("“add” needs a target") }
      try add(command, on: stage)
      return Answer(anyOf: command.targets.map { _ in true })
    case "addCaller":
      let animation = stage.makeAnimation(command)
      var parameters = Self.parameters(command.parameters, for: nil)
      try CallbackWords.add(animation, of: stage, to: &parameters)
      animation.tweens.append(("", stage.tweener.addCaller(parameters)))
      return Answer(.bool(true))
    case "addTimeline": try OwnTimeline.add(command, on: stage)
    case "addTo": try OwnTimeline.grow(command, on: stage)
    case _ where command.controlsAnimation:
      return try OwnControl.perform(command, on: stage)
    case "isTweening": return try stage.isTweening(command)
    case "set": try stage.assign(command)
    case "setTimeScale":
      guard let scale = command.value?.number else {
        throw command.fault("“setTimeScale” needs a number as “value”")
      }
      stage.tweener.timeScale = scale
    case "none": break
    default:
      if let answer = try stage.control(command) { return answer }
      throw command.fault("unknown operation “\(command.operation)”")
    }
    return nil
  }

  private func add(_ command: SceneCommand, on stage: Stage) throws(SceneFault) {
    let animation = stage.makeAnimation(command)
    let models = command.targets.map(stage.model)
    func parameters(for model: any SceneModel) throws(SceneFault) -> TweenParameters {
      var parameters = Self.parameters(command.parameters, for: model)
      try CallbackWords.add(animation, of: stage, to: &parameters, each: model)
      return parameters
    }
    // What differs from target to target is the engine's to say in one call.
    if Self.isStaggered(command.parameters) {
      let tweens = try command.first(models).tweens(
        by: stage.tweener, with: models, try parameters(for: models[0]))
      animation.tweens = Array(zip(command.targets, tweens))
      return
    }
    for (name, model) in zip(command.targets, models) {
      stage.spokenOf = name
      let tween = model.tween(by: stage.tweener, try parameters(for: model))
      animation.tweens.append((name, tween))
    }
    stage.spokenOf = nil
  }

  private static func isStaggered(_ fields: [SceneField]) -> Bool {
    fields.contains { field in
      let bases = field.name == "base" ? field.value.list ?? [field.value] : []
      return field.name == "stagger" || bases.contains { isStaggered($0.fields ?? []) }
    }
  }

  /// Reserved words stay, names of properties become the target's keys.
  static func parameters(_ fields: [SceneField], for model: (any SceneModel)?) -> TweenParameters {
    var parameters: TweenParameters = [:]
    for field in fields {
      if field.name == "base" {
        let list = field.value.list ?? [field.value]
        parameters[.base] = list.map { Self.parameters($0.fields ?? [], for: model) }
        continue
      }
      if field.name == "keyframes" {
        let pieces = field.value.list ?? []
        parameters[.keyframes] = pieces.map { Self.parameters($0.fields ?? [], for: model) }
        continue
      }
      if field.name == "spring", let spring = PhysicsWords.spring(field.value) {
        parameters[.spring] = spring
        continue
      }
      let key = Self.reserved.contains(field.name) ? nil : model?.key(for: field.name)
      parameters[key ?? TweenKey(field.name)] = Self.value(field.value, for: model)
    }
    return parameters
  }

  private static func value(_ value: SceneValue, for model: (any SceneModel)?) -> Any {
    // A text of three words for numbers that are not finite is such a number.
    if let number = value.number { return number }
    if let decay = PhysicsWords.decay(value) { return decay }
    return model?.tweenable(value) ?? FreeModel([]).tweenable(value)
  }

  /// The words that are the engine's even where a target has a property of that name.
  static let reserved: Set<String> = [
    "duration", "time", "delay", "easing", "transition", "ease", "repeat", "repeatDelay",
    "repeatsDelay", "autoreverse", "yoyo", "rounded", "minimum", "min", "maximum", "max",
    "overwrite",
    "timeScale", "useFrames", "retainsTarget", "locksInteraction", "unlocksInteraction", "base",
    "paused", "pausesOnCompletion", "endDelay", "autoreverseEasing", "yoyoEase", "repeatRefresh",
    "unitsPerSecond", "stagger", "keyframes", "showsStart", "immediateRender", "spring",
    "initialVelocity", "handover",
  ]
}

extension SceneModel {
  /// Adds a tween of this object. The engine's call is generic over the class, which is known here.
  func tween(by tweener: Tweener, _ parameters: TweenParameters) -> Tween {
    tweener.addTween(self, parameters)
  }

  /// Adds tweens of several objects of this class in one call.
  func tweens(
    by tweener: Tweener, with models: [any SceneModel], _ parameters: TweenParameters
  ) -> [Tween] {
    tweener.addTween(models.compactMap { $0 as? Self }, parameters)
  }

  /// A callback that is handed the object, as the engine takes it for this class.
  func hearing(_ call: @escaping (any SceneModel) -> Void) -> Any {
    let callback: (Self) -> Void = { call($0) }
    return callback
  }
}
