// How near a value must come to the original's: the reference page's numbers. Used by TraceComparison.

/// What is allowed between a value and the original's.
struct Tolerance {
  /// A share of the property's change.
  var relative: Double
  /// In units of the property, whatever its change: what the original rounds by, or the last digits.
  var absolute: Double

  func allows(_ value: Double, for original: Double, change: Double) -> Bool {
    if value.isNaN || original.isNaN { return value.isNaN && original.isNaN }
    return value == original || abs(value - original) <= relative * change + absolute
  }

  /// The tolerance for a property of a scene.
  static func of(_ scene: Scene, target: String) -> Tolerance {
    switch scene.engine {
    case .gldtween:
      // Computed in 32-bit floats; elastic curves lose more digits.
      Tolerance(relative: scene.usesElastic(target) ? 5e-5 : 1e-6, absolute: 1e-9)
    case .tweener: Tolerance(relative: 1e-9, absolute: 1e-12)
    // Values are rounded to 1e-6, times to 1e-7.
    case .gsap: Tolerance(relative: 1e-5, absolute: 1e-6)
    case .own: Tolerance(relative: 1e-12, absolute: 1e-12)
    }
  }
}

extension Scene {
  fileprivate func usesElastic(_ target: String) -> Bool {
    commands.contains { $0.usesElastic(target) }
  }
}

extension SceneCommand {
  fileprivate func usesElastic(_ target: String) -> Bool {
    let isElastic = parameters.contains { field in
      ["easing", "transition", "ease"].contains(field.name)
        && field.value.text?.lowercased().contains("elastic") == true
    }
    if isElastic, targets.contains(target) { return true }
    return callbacks.contains { $0.commands.contains { $0.usesElastic(target) } }
  }
}
