// One `to`, `from`, `fromTo` or `set` of GSAP: its variables in this package's words, for one target
// after the other. Called by GSAPVocabulary.

import Tweener

struct GSAPTween {
  private let command: SceneCommand
  private let stage: Stage
  private let animation: Animation

  init(_ command: SceneCommand, _ stage: Stage) throws(SceneFault) {
    guard !command.targets.isEmpty else {
      throw command.fault("“\(command.operation)” needs a target")
    }
    for field in command.parameters where Self.missing.contains(field.name) {
      throw command.notYet("“\(field.name)” of a tween")
    }
    self.command = command
    self.stage = stage
    animation = stage.makeAnimation(command)
  }

  private static let missing: Set<String> = ["modifiers"]

  private static let words: Set<String> = [
    "duration", "ease", "delay", "repeat", "repeatDelay", "yoyo", "overwrite", "paused", "stagger",
    "immediateRender", "roundProps", "snap", "id", "data", "lazy", "inherit", "defaults",
    "keyframes", "yoyoEase", "startAt", "repeatRefresh", "runBackwards", "reversed",
    "callbackScope",
    "autoRevert", "stringFilter",
  ]

  /// A `to` that runs backwards is a `from`.
  private var operation: String {
    command.operation == "to" && variable("runBackwards")?.bool == true ? "from" : command.operation
  }

  private func variable(_ name: String) -> SceneValue? {
    command.parameters.first { $0.name == name }?.value
  }

  func add() throws(SceneFault) {
    let count = command.targets.count
    var stagger: Stagger?
    if let value = variable("stagger") { stagger = try Stagger(value, count: count, command) }
    if let stagger, command.repeats { return try addGroup(stagger) }
    let group = GSAPGroup(animation, stage, count: count, repeatsAlone: stagger != nil)
    var paused: [Tween] = []
    for (index, name) in command.targets.enumerated() {
      let model = stage.model(name)
      let tween: Tween
      if let keyframes = keyframes(of: model) {
        var parameters = whole(keyframes)
        parameters[.delay] = (variable("delay")?.number ?? 0) + (stagger?.delay(index) ?? 0)
        parameters[.overwrite] = overwrite
        try group.add(to: &parameters, of: model)
        tween = stage.tweener.addTimeline(try timeline(keyframes, of: model), parameters)
      } else {
        var parameters = timing(stagger, index)
        addProperties(of: model, to: &parameters)
        try group.add(to: &parameters, of: model)
        tween = model.tween(by: stage.tweener, parameters)
      }
      animation.tweens.append((name, tween))
      if variable("paused")?.bool == true || variable("reversed")?.bool == true {
        paused.append(tween)
      }
    }
    for tween in paused { tween.pause() }
    // Turned round at its beginning it stands there until it is played.
    if variable("reversed")?.bool == true { for tween in paused { tween.isReversed = true } }
  }

  private func addProperties(of model: any SceneModel, to parameters: inout TweenParameters) {
    for field in command.parameters where !Self.words.contains(field.name) {
      let (key, value) = property(field, of: model)
      parameters[key] = value
    }
    // What the tween does not move is set all the same.
    for start in variable("startAt")?.fields ?? [] where variable(start.name) == nil {
      guard let now = model.read(start.name)?.number,
        let value = GSAPNumber.value(start.value, from: now)
      else { continue }
      parameters[model.key(for: start.name)] = TweenValue.fromTo(value, value)
    }
  }

  // MARK: Timelines

  /// Adds the tweens as members of a timeline. Where there are several, the first begins at the position and the
  /// others with the offsets of the stagger from there.
  func add(
    to timeline: inout TweenTimeline, at position: TimelinePosition
  ) throws(SceneFault) {
    let group = GSAPGroup(
      animation, stage, count: command.targets.count, repeatsAlone: variable("stagger") != nil)
    let models = command.targets.map(stage.model)
    if models.count == 1, let keyframes = keyframes(of: models[0]) {
      var parameters = whole(keyframes)
      try group.addMember(to: &parameters)
      timeline.add(try self.timeline(keyframes, of: models[0]), parameters, at: position)
      return
    }
    if variable("keyframes") != nil {
      return try addKeyframes(of: models, to: &timeline, at: position)
    }
    _ = try command.first(models)
    var parameters = timing(nil, 0)
    parameters[.overwrite] = nil
    addProperties(of: models[0], to: &parameters)
    if let stagger = variable("stagger") {
      parameters[.stagger] = stagger.number ?? models[0].tweenable(stagger)
    }
    try group.addMember(to: &parameters, each: models[0])
    models[0].join(&timeline, with: Array(models.dropFirst()), parameters, at: position)
  }

  /// The keyframes of several targets are one member. Without a stagger the ease bends the time of all together.
  private func addKeyframes(
    of models: [any SceneModel], to timeline: inout TweenTimeline, at position: TimelinePosition
  ) throws(SceneFault) {
    var stagger: Stagger?
    if let value = variable("stagger") {
      stagger = try Stagger(value, count: models.count, command)
    }
    var members = TweenTimeline()
    var parameters = GSAPTimeline.whole(command)
    for (index, model) in models.enumerated() {
      guard let keyframes = keyframes(of: model) else { continue }
      if stagger == nil { parameters[.easing] = keyframes.easing }
      members.add(
        try self.timeline(keyframes, of: model),
        stagger == nil ? [:] : [.easing: keyframes.easing], at: .at(stagger?.delay(index) ?? 0))
    }
    try GSAPGroup(animation, stage, count: 1, repeatsAlone: false).addMember(to: &parameters)
    timeline.add(members, parameters, at: position)
  }

  /// A staggered group that repeats as a whole.
  private func addGroup(_ stagger: Stagger) throws(SceneFault) {
    var members = TweenTimeline()
    let group = GSAPGroup(animation, stage, count: 1, repeatsAlone: false)
    for (index, name) in command.targets.enumerated() {
      let model = stage.model(name)
      var parameters: TweenParameters = [
        .duration: variable("duration")?.number ?? 0.5, .delay: stagger.delay(index),
        .easing: GSAPEase.easing(variable("ease")?.text ?? "power1.out"),
      ]
      addProperties(of: model, to: &parameters)
      group.addNotes(to: &parameters, of: model)
      model.join(&members, with: [], parameters, at: .at(0))
    }
    var parameters = GSAPTimeline.whole(command)
    parameters[.overwrite] = overwrite
    try group.add(to: &parameters)
    animation.tweens.append(("", stage.tweener.addTimeline(members, parameters)))
  }

  private func keyframes(of model: any SceneModel) -> GSAPKeyframes? {
    variable("keyframes").map { GSAPKeyframes(value: $0, command: command, model: model) }
  }

  /// The words of a tween of keyframes, which is a timeline of one target.
  private func whole(_ keyframes: GSAPKeyframes) -> TweenParameters {
    var parameters = GSAPTimeline.whole(command)
    parameters[.easing] = keyframes.easing
    return parameters
  }

  /// The keyframes, and beside them the properties that are given without any.
  private func timeline(
    _ keyframes: GSAPKeyframes, of model: any SceneModel
  ) throws(SceneFault) -> TweenTimeline {
    var timeline = try keyframes.timeline()
    var parameters: TweenParameters = [:]
    addProperties(of: model, to: &parameters)
    if !parameters.isEmpty {
      parameters[.duration] = timeline.duration
      model.join(&timeline, with: [], parameters, at: .at(0))
    }
    return timeline
  }

  private func timing(_ stagger: Stagger?, _ index: Int) -> TweenParameters {
    let isSet = command.operation == "set"
    var parameters: TweenParameters = [
      .duration: isSet ? 0 : variable("duration")?.number ?? 0.5,
      .delay: (variable("delay")?.number ?? 0) + (stagger?.delay(index) ?? 0),
      .easing: GSAPEase.easing(variable("ease")?.text ?? "power1.out"),
      .overwrite: overwrite,
      .showsStart: variable("immediateRender")?.bool ?? (command.operation != "to"),
    ]
    for (word, key) in [
      ("repeat", TweenKey.repeat), ("repeatDelay", .repeatDelay), ("yoyo", .autoreverse),
    ] {
      guard let value = stagger?.variable(word) ?? variable(word) else { continue }
      parameters[key] = word == "yoyo" ? value.bool ?? false : value.number ?? 0
    }
    if let refreshes = variable("repeatRefresh")?.bool { parameters[.repeatRefresh] = refreshes }
    // As seen going back: `true` is the tween's own. It implies `yoyo`.
    if let back = variable("yoyoEase"), back.bool != false {
      parameters[.autoreverseEasing] = back.text.map(GSAPEase.easing) ?? parameters[.easing]
      parameters[.autoreverse] = true
    }
    return parameters
  }

  private var overwrite: OverwriteMode {
    switch variable("overwrite") {
    case .bool(true): .all
    case .text("auto"): .atStart
    default: .none
    }
  }

  /// A property's key, with the rounding that the variables ask for, and its end or way.
  private func property(_ field: SceneField, of model: any SceneModel) -> (TweenKey, Any) {
    let value = way(field, of: model)
    guard model.read(field.name)?.number != nil, let grid = grid(field.name) else {
      return (model.key(for: field.name), value)
    }
    let key = TweenKey.path(\FreeModel[snapping: field.name, to: grid])
    stage.note(key, for: field.name, of: model)
    return (key, value)
  }

  /// Of `snap` and `roundProps` in one tween the later switches the other off.
  private func grid(_ name: String) -> SnapGrid? {
    let last = command.parameters.last { $0.name == "snap" || $0.name == "roundProps" }?.name
    guard let value = last.flatMap(variable) else { return nil }
    if value.text != nil { return value.names.contains(name) ? SnapGrid(step: 1) : nil }
    guard let grid = value.field(name) else { return nil }
    if let step = grid.number { return SnapGrid(step: step) }
    let stops = grid.numbers ?? grid.field("values")?.numbers ?? []
    return SnapGrid(
      step: grid.field("increment")?.number ?? 0, stops: stops,
      radius: grid.field("radius")?.number ?? .infinity)
  }

  private func way(_ field: SceneField, of model: any SceneModel) -> Any {
    if let text = field.value.text, text.hasPrefix("/="), let divisor = Double(text.dropFirst(2)) {
      return TweenValue.times(1 / divisor)
    }
    if model.read(field.name)?.text != nil { return text(field, of: model) }
    let starts = operation == "fromTo" ? command.startParameters : variable("startAt")?.fields ?? []
    guard let now = model.read(field.name)?.number,
      let given = GSAPNumber.value(field.value, from: now)
    else { return model.tweenable(field.value) }
    if operation == "from" { return TweenValue.from(given) }
    if let start = starts.first(where: { $0.name == field.name })?.value,
      let start = GSAPNumber.value(start, from: now)
    {
      // A relative end is counted from the start that is given.
      return TweenValue.fromTo(start, GSAPNumber.value(field.value, from: start) ?? given)
    }
    return field.value.number ?? field.value.text.flatMap(Double.init)
      ?? model.tweenable(field.value)
  }

  /// The way of a text: its numbers and colours move.
  private func text(_ field: SceneField, of model: any SceneModel) -> Any {
    let given = field.value.plain
    guard operation.hasPrefix("from") else { return GSAPText(end: given) }
    let isFrom = operation == "from"
    let start =
      isFrom
      ? given : command.startParameters.first { $0.name == field.name }?.value.plain ?? given
    let now = model.read(field.name)?.plain ?? ""
    if variable("immediateRender")?.bool ?? true { _ = model.write(field.name, .text(start)) }
    return GSAPText(start: start, end: isFrom ? now : given)
  }
}
