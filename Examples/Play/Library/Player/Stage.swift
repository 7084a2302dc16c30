// One playing of one scene: the engine, the objects, the animations by id, and the trace so far. The
// player moves its clock, the vocabularies act on it. Must not know any vocabulary's words.

import Tweener
import TweenerPlugins

final class Stage {
  /// In what the callbacks of this moment are called.
  enum Moment: Equatable {
    case tick(Double)
    case command(Double)

    var time: Double {
      switch self {
      case .tick(let time), .command(let time): time
      }
    }
  }

  let scene: Scene
  let tweener = Tweener()
  let models: [String: any SceneModel]
  let vocabulary: any Vocabulary

  var trace = SceneTrace()
  var animations: [String: Animation] = [:]
  var moment = Moment.tick(0)
  /// The command that is performed, and the target of the call in it where that is one.
  private(set) var command: SceneCommand?
  var spokenOf: String?
  /// Objects whose methods are callbacks; the engine holds them weakly.
  var listeners: [SelectorListener] = []
  /// How often the interaction lock was taken and given back, as `app` of the scene counts it.
  private(set) var lockBegins = 0
  private(set) var lockEnds = 0
  /// The first fault of a command inside a callback, which cannot throw.
  private(set) var fault: SceneFault?
  private let columns: [Column]
  private var roundingKeys: [ObjectIdentifier: [String: [TweenKey]]] = [:]

  /// Whether the trace has what each of several targets did, which pictures show.
  let notesParts: Bool

  /// The animations that were updated when the clock was read between two ticks; the tick that follows
  /// is no second update for them.
  var isBetweenTicks = false
  var updatedEarly: Set<ObjectIdentifier> = []

  init(_ scene: Scene, notesParts: Bool = false) throws(SceneFault) {
    self.scene = scene
    self.notesParts = notesParts
    var models: [String: any SceneModel] = [:]
    for target in scene.targets { models[target.name] = target.makeModel() }
    self.models = models
    vocabulary = scene.engine.makeVocabulary()
    columns = Column.all(of: scene)
    trace.columns = ["t"] + columns.map(\.description)
    tweener.onProblem = { [weak self] problem in
      guard let self else { return }
      trace.warnings.append(ProblemWords(self).message(of: problem))
    }
    tweener.onInteractionLock = { [weak self] isLocked in
      if isLocked { self?.lockBegins += 1 } else { self?.lockEnds += 1 }
    }
    // The originals have no plugins: what a scene in their words names wrongly is to stay wrong.
    if scene.engine == .own { tweener.install(StandardPlugins()) }
    FreeModel.register(
      scene.targets.compactMap { models[$0.name] as? FreeModel }, with: tweener)
    try vocabulary.prepare(self)
  }

  // MARK: Values

  /// The recorded values, in the order of the columns.
  func values() -> [SceneValue] { columns.map { $0.value(on: self) } }

  func recordRow(at time: Double) {
    trace.rows.append([.number(time)] + values())
  }

  // MARK: Commands

  /// Does what a command says, and records its answer and what it changed.
  func perform(_ command: SceneCommand, inCallback: Bool = false) throws(SceneFault) {
    let outer = (self.command, spokenOf)
    (self.command, spokenOf) = (command, nil)
    defer { (self.command, spokenOf) = outer }
    let before = values()
    let answer = try vocabulary.perform(command, on: self)
    var result = SceneTrace.Result(
      time: moment.time, operation: command.operation, id: command.id, isInCallback: inCallback)
    result.targets = command.targets
    result.answer = answer?.whole
    result.answers = command.targets.count > 1 ? answer?.each ?? [] : []
    for (index, (old, new)) in zip(before, values()).enumerated() where old != new {
      result.changed[columns[index].description] = new
    }
    trace.results.append(result)
  }

  /// A callback: logs it and runs the commands that the scene hangs on it.
  func fire(_ animation: Animation, _ event: String, isSelector: Bool = false) {
    let firing = animation.count(event, isSelector: isSelector)
    var entry = SceneTrace.Event(time: moment.time, tween: animation.name, event: event)
    entry.isSelector = isSelector
    entry.instant = tweener.time
    if case .command = moment { entry.isInCommand = true }
    trace.log.append(entry)
    for command in animation.commands(event, isSelector: isSelector) {
      guard command.nth == nil || command.nth == firing, fault == nil else { continue }
      do {
        try perform(command, inCallback: true)
      } catch {
        fault = error
      }
    }
  }

  /// Notes that a callback of one of several targets was due, told or not.
  func note(_ event: String, of target: any SceneModel, in animation: Animation) {
    guard notesParts, let name = models.first(where: { $0.value === target })?.key else { return }
    trace.parts.append(
      SceneTrace.Part(
        target: name,
        event: SceneTrace.Event(
          time: moment.time, tween: animation.name, event: event, instant: tweener.time)))
  }

  /// Whether this tick's update of an animation has been told already.
  func isRepeatedUpdate(_ animation: Animation) -> Bool {
    if isBetweenTicks { return !updatedEarly.insert(ObjectIdentifier(animation)).inserted }
    return updatedEarly.contains(ObjectIdentifier(animation))
  }

  /// The animation of a command, known by its id from now on.
  func makeAnimation(_ command: SceneCommand) -> Animation {
    let animation = Animation(command)
    if let id = command.id { animations[id] = animation }
    return animation
  }

  /// The keys under which tweens of this scene may move a property: its own, and those that round.
  func keys(for name: String, of target: any SceneModel) -> [TweenKey] {
    [target.key(for: name)] + (roundingKeys[ObjectIdentifier(target)]?[name] ?? [])
  }

  /// Remembers that a property is moved under a key of its own because it is rounded.
  func note(_ key: TweenKey, for name: String, of target: any SceneModel) {
    roundingKeys[ObjectIdentifier(target), default: [:]][name, default: []].append(key)
  }

  func model(_ name: String) -> any SceneModel {
    // The scene reader has refused names without a target.
    models[name] ?? FreeModel([])
  }
}

extension SceneTarget {
  func makeModel() -> any SceneModel {
    switch kind {
    case .object: FreeModel(properties)
    case .view: ViewModel(properties, isLayer: false)
    case .layer: ViewModel(properties, isLayer: true)
    case .typed: TypedModel(properties)
    case .model:
      #if canImport(CoreGraphics) || canImport(Foundation)
        LayerModel(properties)
      #else
        FreeModel(properties)
      #endif
    }
  }
}
