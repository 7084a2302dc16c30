// What every engine's words have in common: the operations on targets, and the callbacks. The words of
// each engine are in files of their own. Must not know how time passes.

import Tweener

/// The words of one engine, translated into calls of this package's public surface.
protocol Vocabulary {
  /// When the original dates a command to the clock on the wall and not to its last tick.
  var sleep: ClockSleep { get }
  /// Registers what scenes in this vocabulary count on.
  func prepare(_ stage: Stage)
  /// Does what a command says; the answer is what the original's call would give back.
  func perform(_ command: SceneCommand, on stage: Stage) throws(SceneFault) -> SceneValue?
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
  func prepare(_ stage: Stage) {}
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
    "complete": .onComplete, "overwrite": .onOverwrite,
  ]

  /// Hangs the listed events of an animation on a tween.
  static func add(
    _ animation: Animation, of stage: Stage, to parameters: inout TweenParameters
  ) throws(SceneFault) {
    let command = animation.command
    for (event, _) in command.callbacks {
      guard let key = keys[event] else {
        throw command.fault("there is no event “\(event)”: \(names)")
      }
      let callback: () -> Void = { [weak stage] in stage?.fire(animation, event) }
      if event == "complete", let spelling = command.completionKey {
        parameters[TweenKey(spelling)] = callback
      } else {
        parameters[key] = callback
      }
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
