// The special properties, splitters and modifiers that Tweener scenes ask for by name, registered with
// the engine or, for modifiers, turned into keys that do the same.

import Tweener
import TweenerPlugins

struct ClassicExtras {
  private var isSnapping = false
  private var isCurving = false

  static let names = [
    "byAmount", "curve", "display", "field", "half", "pair", "quad", "snap10", "sound",
  ]

  mutating func register(_ scene: Scene, with tweener: Tweener) throws(SceneFault) {
    for name in scene.registered {
      switch name {
      case "half": Self.registerHalf(tweener)
      case "field": Self.registerFields(tweener)
      case "byAmount":
        Self.registerSplitter("_by", tweener) { ["v": TweenValue.by($0)] }
      case "pair":
        Self.registerSplitter("_pair", tweener) { ["a": $0, "b": 2 * $0] }
      case "display": Self.registerDisplay(tweener)
      case "sound": Self.registerSound(tweener)
      case "snap10": isSnapping = true
      case "curve":
        isCurving = true
        tweener.install(PathPlugin())
      case "quad": tweener.registerEasing("quad", .inQuad)
      default:
        throw SceneFault(
          "unknown extra “\(name)”: one of \(Self.names.joined(separator: ", "))",
          at: scene.position, path: "register")
      }
    }
  }

  private static func registerHalf(_ tweener: Tweener) {
    tweener.registerSpecialProperty(
      "_half",
      get: { (model: FreeModel) in model[number: "v"] / 2 },
      set: { (model: FreeModel, value: Double) in model[number: "v"] = value * 2 })
  }

  private static func registerFields(_ tweener: Tweener) {
    tweener.registerSpecialProperty("_field_a", \FreeModel[number: "a"])
    tweener.registerSpecialProperty("_field_b", \FreeModel[number: "b"])
  }

  private static func registerDisplay(_ tweener: Tweener) {
    registerSplitter("_scale", tweener) { ["scaleX": $0, "scaleY": $0] }
    tweener.registerSpecialProperty(
      "_frame",
      get: { (model: FreeModel) in model[number: "currentFrame"] },
      set: { (model: FreeModel, value: Double) in
        model[number: "currentFrame"] = (value + 0.5).rounded(.down)
      })
    tweener.registerSpecialProperty(
      "_autoAlpha",
      get: { (model: FreeModel) in model[number: "alpha"] },
      set: { (model: FreeModel, value: Double) in
        model[number: "alpha"] = value
        _ = model.write("visible", .bool(value > 0))
      })
  }

  private static func registerSound(_ tweener: Tweener) {
    tweener.registerSpecialProperty("_sound_volume", \FreeModel[number: "soundTransform.volume"])
    tweener.registerSpecialProperty("_sound_pan", \FreeModel[number: "soundTransform.pan"])
  }

  /// A name for several numbers of a free object.
  private static func registerSplitter(
    _ name: TweenKey, _ tweener: Tweener, _ parts: @escaping (Double) -> [String: Any]
  ) {
    tweener.registerPropertySplitter(name, for: FreeModel.self) { value in
      guard let number = value as? Double else { return nil }
      var parameters: TweenParameters = [:]
      for (part, value) in parts(number) { parameters[.path(\FreeModel[number: part])] = value }
      return parameters
    }
  }

  /// The key and value of a property; `nil` for a modifier, which says how others are written.
  func property(
    _ field: SceneField, of model: any SceneModel, among fields: [SceneField], on stage: Stage
  ) -> (TweenKey, Any)? {
    if field.name == "_snap10", isSnapping { return nil }
    if field.name == "_bezier", isCurving {
      return ("_bezier", (field.value.list ?? [field.value]).map { controls($0, of: model) })
    }
    let value = field.value.number ?? model.tweenable(field.value)
    let snapped = fields.first { $0.name == "_snap10" }?.value.names ?? []
    if isSnapping, snapped.contains(field.name), model.read(field.name)?.number != nil {
      // The end value is written as it was given.
      let grid = SnapGrid(step: 10, exception: field.value.number)
      let key = TweenKey.path(\FreeModel[snapping: field.name, to: grid])
      stage.note(key, for: field.name, of: model)
      return (key, value)
    }
    return (model.key(for: field.name), value)
  }

  /// A control point under the keys that the properties have here.
  private func controls(_ point: SceneValue, of model: any SceneModel) -> [TweenKey: Any] {
    let named = (point.fields ?? []).map { field in
      (model.key(for: field.name), field.value.number ?? model.tweenable(field.value))
    }
    return Dictionary(named) { $1 }
  }
}
