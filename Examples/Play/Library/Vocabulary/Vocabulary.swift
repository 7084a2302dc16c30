// What every engine's words have in common: the operations on targets, and the callbacks. The words of
// each engine are in files of their own. Must not know how time passes.

import Tweener

/// The words of one engine, translated into calls of this package's public surface.
protocol Vocabulary {
  /// When the original dates a command to the clock on the wall and not to its last tick.
  var sleep: ClockSleep { get }
  /// Whether a command is dated to the clock on the wall, though the engine is awake.
  func readsClock(_ command: SceneCommand) -> Bool
  /// Registers what scenes in this vocabulary count on, and the extras that a scene names.
  func prepare(_ stage: Stage) throws(SceneFault)
  /// Does what a command says; the answer is what the original's call would give back.
  func perform(_ command: SceneCommand, on stage: Stage) throws(SceneFault) -> Answer?
}

/// What a command answers: as one call, and for each of its targets alone.
struct Answer {
  var whole: SceneValue
  var each: [SceneValue]

  init(_ whole: SceneValue, each: [SceneValue] = []) {
    self.whole = whole
    self.each = each
  }

  /// One truth value a target; the whole is true where any is.
  init(anyOf answers: [Bool]) {
    self.init(.bool(answers.contains(true)), each: answers.map { .bool($0) })
  }

  /// One count a target; the whole is their sum.
  init(counts: [Int]) {
    self.init(.number(Double(counts.reduce(0, +))), each: counts.map { .number(Double($0)) })
  }
}

/// When an engine's own clock stands still, so that a command finds the time on the wall.
enum ClockSleep {
  case never
  /// The engine is made by the first command.
  case untilFirstCommand
  /// The engine stops when a tick finds nothing to do.
  case wheneverIdle
}

extension Vocabulary {
  var sleep: ClockSleep { .never }
  func readsClock(_ command: SceneCommand) -> Bool { false }

  func prepare(_ stage: Stage) throws(SceneFault) { try refuseExtras(of: stage.scene) }

  /// Extra properties are a matter of Tweener scenes.
  func refuseExtras(of scene: Scene) throws(SceneFault) {
    guard let name = scene.registered.first else { return }
    throw SceneFault(
      "“\(name)” is an extra of Tweener scenes, which this one is not", at: scene.position,
      path: "register")
  }
}

extension SceneEngine {
  func makeVocabulary() -> any Vocabulary {
    switch self {
    case .own: OwnVocabulary()
    case .gldtween: OwnVocabulary(sleep: .untilFirstCommand)
    case .tweener: ClassicVocabulary()
    case .gsap: GSAPVocabulary()
    }
  }
}

/// The callbacks of a command, in the engine's form.
struct CallbackWords {
  /// Event to key.
  static let keys: [String: TweenKey] = [
    "start": .onStart, "update": .onUpdate, "repeat": .onRepeat,
    "complete": .onComplete, "overwrite": .onOverwrite, "reverseComplete": .onReverseComplete,
    "pause": .onPause, "resume": .onResume,
  ]

  /// Hangs the listed events of an animation on a tween.
  ///
  /// Where the call has several targets, `model` is one of them, and every target's callbacks are noted.
  static func add(
    _ animation: Animation, of stage: Stage, to parameters: inout TweenParameters,
    each model: (any SceneModel)? = nil
  ) throws(SceneFault) {
    let command = animation.command
    // Tweener calls `onError` where a callback throws, which those of scenes do not.
    for (event, _) in command.callbacks where event != "error" || stage.scene.engine != .tweener {
      guard let key = keys[event] else {
        throw command.fault("there is no event “\(event)”: \(names)")
      }
      let callback: () -> Void = { [weak stage] in
        if event != "update" || stage?.isRepeatedUpdate(animation) == false {
          stage?.fire(animation, event)
        }
      }
      let spelling = event == "complete" ? command.completionKey.map { TweenKey($0) } : nil
      parameters[spelling ?? key] =
        command.targets.count < 2
        ? callback
        : model?.hearing { [weak stage] target in
          stage?.note(event, of: target, in: animation)
          callback()
        } ?? callback
    }
    guard !command.selectors.isEmpty else { return }
    let listener = SelectorListener(stage, animation)
    stage.listeners.append(listener)
    for (event, _) in command.selectors {
      switch event {
      case "start": parameters[.startSelector] = TweenAction(listener, SelectorListener.started)
      case "update": parameters[.updateSelector] = TweenAction(listener, SelectorListener.updated)
      case "repeat": parameters[.repeatSelector] = TweenAction(listener, SelectorListener.repeated)
      case "complete":
        parameters[.completionSelector] = TweenAction(listener, SelectorListener.completed)
      default: throw command.fault("there is no selector for “\(event)”")
      }
    }
  }

  static var names: String { "one of " + keys.keys.sorted().joined(separator: ", ") }
}
