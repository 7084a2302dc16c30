// What a scene in this package's own words does to one of its animations, by id: pause, turn round, seek.
// Called by OwnVocabulary.

import Tweener

enum OwnControl {
  static let operations: Set<String> = [
    "pause", "resume", "remove", "reverse", "restart", "seek", "complete",
  ]

  static func perform(_ command: SceneCommand, on stage: Stage) throws(SceneFault) -> Answer? {
    let tweens = try stage.animation(of: command).tweens.map(\.tween)
    switch command.operation {
    case "pause": return Answer(anyOf: tweens.map { $0.pause() })
    case "resume": return Answer(anyOf: tweens.map { $0.resume() })
    case "remove": return Answer(anyOf: tweens.map { $0.remove() })
    case "reverse": for tween in tweens { tween.reverse() }
    case "restart": for tween in tweens { tween.restart() }
    case "complete": for tween in tweens { tween.complete() }
    case "seek":
      guard let place = command.value, place.number != nil || place.text != nil else {
        throw command.fault("“seek” needs a time or a label as “value”")
      }
      for tween in tweens {
        if let time = place.number {
          tween.seek(to: time)
        } else {
          tween.seek(to: place.text ?? "")
        }
      }
    default: break
    }
    return nil
  }
}

extension SceneCommand {
  /// Whether the command means one animation, and not what there is of some targets.
  var controlsAnimation: Bool {
    id != nil && targets.isEmpty && OwnControl.operations.contains(operation)
  }
}

extension Stage {
  /// The animation that a command names.
  func animation(of command: SceneCommand) throws(SceneFault) -> Animation {
    guard let id = command.id, let animation = animations[id] else {
      throw command.fault("there is no animation “\(command.id ?? "")” yet")
    }
    return animation
  }
}
