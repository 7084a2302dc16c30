// What a trace records: which column shows what. Made from a scene by Stage.

import Tweener

enum Column: CustomStringConvertible {
  case property(target: String, key: String)
  case app(String)
  case animation(id: String, key: String)

  static func all(of scene: Scene) -> [Column] {
    var columns: [Column] = []
    for target in scene.targets {
      columns += target.record.map { .property(target: target.name, key: $0) }
    }
    columns += scene.recordedApp.map { .app($0) }
    for (id, keys) in scene.recordedAnimations {
      columns += keys.map { .animation(id: id, key: $0) }
    }
    return columns
  }

  var description: String {
    switch self {
    case .property(let target, let key): "\(target).\(key)"
    case .app(let key): "app.\(key)"
    case .animation(let id, let key): "#\(id).\(key)"
    }
  }

  func value(on stage: Stage) -> SceneValue {
    switch self {
    case .property(let target, let key): stage.model(target).read(key) ?? .null
    case .app("begins"): .number(Double(stage.lockBegins))
    case .app("ends"): .number(Double(stage.lockEnds))
    case .app: .null
    case .animation(let id, let key):
      stage.animations[id].flatMap { $0.value(key, on: stage) } ?? .null
    }
  }
}

extension Animation {
  /// What a scene may record of an animation, read from its first tween's handle.
  func value(_ key: String, on stage: Stage) -> SceneValue? {
    guard let tween = tweens.first?.tween else { return nil }
    return switch key {
    case "time": .number(tween.progress * tween.duration)
    case "totalTime": .number(tween.elapsed)
    case "progress": .number(tween.progress)
    case "totalProgress": .number(GSAPSeek(tween, of: command).totalProgress)
    case "iteration": .number(GSAPSeek(tween, of: command).iteration)
    case "duration": .number(tween.duration)
    case "totalDuration": .number(GSAPSeek(tween, of: command).total)
    case "delay", "repeat", "repeatDelay": command.parameter(key) ?? .number(0)
    case "yoyo": command.parameter(key) ?? .bool(false)
    // Turned round, an animation of GSAP has a negative scale.
    case "timeScale":
      .number(tween.isReversed && stage.scene.engine == .gsap ? -tween.timeScale : tween.timeScale)
    case "paused": .bool(tween.isPaused)
    case "reversed": .bool(tween.isReversed)
    case "isActive": .bool(tween.state == .running)
    default: nil
    }
  }
}
