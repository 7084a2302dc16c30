// Springs and decays as scenes write them: `"spring": { "response": 0.5, "dampingRatio": 0.7 }`, `"x": { "decay": 800 }`. Read for
// OwnVocabulary.

import Tweener

enum PhysicsWords {
  /// The spring of an object with the names of an initialiser; `nil` for any other value.
  static func spring(_ value: SceneValue) -> TweenSpring? {
    guard let fields = value.fields else { return nil }
    func number(_ name: String) -> Double? {
      fields.first { $0.name == name }?.value.number
    }
    if let response = number("response") {
      return TweenSpring(response: response, dampingRatio: number("dampingRatio") ?? 1)
    }
    if let stiffness = number("stiffness") {
      return TweenSpring(
        mass: number("mass") ?? 1, stiffness: stiffness, damping: number("damping") ?? 0)
    }
    return TweenSpring(duration: number("duration") ?? 0.5, bounce: number("bounce") ?? 0)
  }

  /// The decay of an object with the word `decay`: its velocity, or `null` for that which there is. `rate` is what is left after a
  /// millisecond; `landing` a grid on which it comes to rest, `within` its bounds.
  static func decay(_ value: SceneValue) -> TweenValue? {
    guard let fields = value.fields, let decay = fields.first(where: { $0.name == "decay" }) else {
      return nil
    }
    func field(_ name: String) -> SceneValue? { fields.first { $0.name == name }?.value }
    let grid = field("landing")?.number
    let bounds = field("within")?.list?.compactMap(\.number) ?? []
    return .decay(
      velocity: decay.value.number,
      field("rate")?.number.map { TweenDecay(rate: $0) } ?? .normal,
      landing: grid.map { grid in { ($0 / grid).rounded() * grid } },
      within: bounds.count == 2 && bounds[0] <= bounds[1] ? bounds[0]...bounds[1] : nil)
  }
}
