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

  private static let missing: Set<String> = [
    "keyframes", "yoyoEase", "startAt", "repeatRefresh", "modifiers", "runBackwards",
  ]

  private static let words: Set<String> = [
    "duration", "ease", "delay", "repeat", "repeatDelay", "yoyo", "overwrite", "paused", "stagger",
    "immediateRender", "roundProps", "snap", "id", "data", "lazy", "inherit", "defaults",
  ]

  private func variable(_ name: String) -> SceneValue? {
    command.parameters.first { $0.name == name }?.value
  }

  func add() throws(SceneFault) {
    let count = command.targets.count
    var stagger: Stagger?
    if let value = variable("stagger") { stagger = try Stagger(value, count: count, command) }
    if stagger != nil, command.repeats { throw command.notYet("repeats of a staggered group") }
    let group = GSAPGroup(animation, stage, count: count, repeatsAlone: stagger != nil)
    var paused: [Tween] = []
    for (index, name) in command.targets.enumerated() {
      let model = stage.model(name)
      var parameters = timing(stagger, index)
      for field in command.parameters where !Self.words.contains(field.name) {
        let (key, value) = property(field, of: model)
        parameters[key] = value
      }
      try group.add(to: &parameters)
      let tween = model.tween(by: stage.tweener, parameters)
      animation.tweens.append((name, tween))
      if variable("paused")?.bool == true { paused.append(tween) }
    }
    for tween in paused { tween.pause() }
  }

  private func timing(_ stagger: Stagger?, _ index: Int) -> TweenParameters {
    let isSet = command.operation == "set"
    var parameters: TweenParameters = [
      .duration: isSet ? 0 : variable("duration")?.number ?? 0.5,
      .delay: (variable("delay")?.number ?? 0) + (stagger?.delay(index) ?? 0),
      .easing: GSAPEase.easing(variable("ease")?.text ?? "power1.out"),
      .overwrite: overwrite,
      .showsStart: variable("immediateRender")?.bool ?? true,
    ]
    for (word, key) in [
      ("repeat", TweenKey.repeat), ("repeatDelay", .repeatDelay), ("yoyo", .autoreverse),
    ] {
      guard let value = stagger?.variable(word) ?? variable(word) else { continue }
      parameters[key] = word == "yoyo" ? value.bool ?? false : value.number ?? 0
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
    if last == "snap", let step = variable("snap")?.field(name) {
      return step.number.map { SnapGrid(step: $0) }
        ?? step.numbers.map { SnapGrid(step: 0, stops: $0) }
    }
    guard last == "roundProps" else { return nil }
    let rounded = variable("roundProps")?.text?.split(separator: ",").map(String.init) ?? []
    return rounded.contains(name) ? SnapGrid(step: 1) : nil
  }

  private func way(_ field: SceneField, of model: any SceneModel) -> Any {
    if let text = field.value.text, text.hasPrefix("/="), let divisor = Double(text.dropFirst(2)) {
      return TweenValue.times(1 / divisor)
    }
    if model.read(field.name)?.text != nil { return text(field, of: model) }
    let number = field.value.number ?? field.value.text.flatMap(Double.init)
    guard let number else { return model.tweenable(field.value) }
    switch command.operation {
    case "from": return TweenValue.from(number)
    case "fromTo":
      let start = command.startParameters.first { $0.name == field.name }?.value.number
      return start.map { TweenValue.fromTo($0, number) } ?? number
    default: return number
    }
  }

  /// The way of a text: its numbers and colours move.
  private func text(_ field: SceneField, of model: any SceneModel) -> Any {
    let given = field.value.plain
    guard command.operation.hasPrefix("from") else { return GSAPText(end: given) }
    let isFrom = command.operation == "from"
    let start =
      isFrom
      ? given : command.startParameters.first { $0.name == field.name }?.value.plain ?? given
    let now = model.read(field.name)?.plain ?? ""
    if variable("immediateRender")?.bool ?? true { _ = model.write(field.name, .text(start)) }
    return GSAPText(start: start, end: isFrom ? now : given)
  }
}
