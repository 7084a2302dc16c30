// The transitions of Tweener for ActionScript 3: its own exponential curves, an amplitude counted in
// units of the property and a period counted in milliseconds.

import Tweener

struct ClassicEasing {
  private let parameters: SceneValue?
  private let duration: Double
  /// The largest change of a property of the tween, which an amplitude is a part of.
  private let change: Double

  init(_ fields: [SceneField], _ model: any SceneModel) {
    func number(_ name: String) -> Double? {
      fields.first { $0.name == name }?.value.number
    }
    parameters = fields.first { $0.name == "transitionParams" }?.value
    duration = number("time") ?? number("duration") ?? 0
    change =
      fields.compactMap { field -> Double? in
        guard let end = field.value.number, let start = model.read(field.name)?.number else {
          return nil
        }
        return abs(end - start)
      }.max() ?? 0
  }

  /// The easing, or the text itself where it is not a known name: the engine reports it.
  func value(_ transition: SceneValue) -> Any {
    guard let name = transition.text else { return FreeModel([]).tweenable(transition) }
    let plain = name.lowercased()
    if plain.hasSuffix("expo"), let bent = Self.plain(name) { return bent }
    if plain.hasSuffix("elastic") { return elastic(plain) ?? name }
    if plain.hasSuffix("back"), let overshoot = parameters?.field("overshoot")?.number {
      return back(plain, overshoot) ?? name
    }
    return name
  }

  /// The easing of a name alone, with the original's exponential curves.
  static func plain(_ name: String) -> Easing? {
    (name.lowercased().hasSuffix("expo") ? Easing(named: name + "Bent") : nil)
      ?? Easing(named: name)
  }

  private func elastic(_ name: String) -> Easing? {
    guard parameters != nil else { return nil }
    // Curves that go out and in play each half over half of the change.
    let share = name.contains("outin") ? change / 2 : change
    var amplitude = 1.0
    if let given = parameters?.field("amplitude")?.number, share > 0 { amplitude = given / share }
    let usual = name.contains("inout") ? 0.45 : 0.3
    var period = usual
    if let given = parameters?.field("period")?.number, duration > 0 {
      period = given / 1000 / duration
    }
    switch name {
    case "easeinelastic": return .inElastic(amplitude: amplitude, period: period)
    case "easeoutelastic": return .outElastic(amplitude: amplitude, period: period)
    case "easeinoutelastic": return .inOutElastic(amplitude: amplitude, period: period)
    case "easeoutinelastic": return .outInElastic(amplitude: amplitude, period: period)
    default: return nil
    }
  }

  private func back(_ name: String, _ overshoot: Double) -> Easing? {
    switch name {
    case "easeinback": .inBack(overshoot: overshoot)
    case "easeoutback": .outBack(overshoot: overshoot)
    case "easeinoutback": .inOutBack(overshoot: overshoot)
    case "easeoutinback": .outInBack(overshoot: overshoot)
    default: nil
    }
  }
}
