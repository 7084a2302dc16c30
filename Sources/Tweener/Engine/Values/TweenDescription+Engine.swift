// Queries that the engine makes of a plan beyond its stored properties.

extension EasingChoice {
  func callAsFunction(_ time: Double) -> Double {
    switch self {
    case .easing(let easing): easing(time)
    case .function(let function): function(time)
    }
  }

  /// The slope of the curve at a time that rises or falls.
  func slope(at time: Double, isFalling: Bool) -> Double {
    switch self {
    case .easing(let easing): easing.slope(at: time, isFalling: isFalling)
    case .function(let function):
      Easing.slope(of: function, at: Easing.clamped(time), isFalling: isFalling)
    }
  }

  /// The easing, where it is a value: a curve of ours, or one of the caller's that has an identity.
  var easing: Easing? { if case .easing(let easing) = self { easing } else { nil } }

  /// The easing, where it runs no code of the caller's.
  var laneEasing: Easing? { easing.flatMap { $0.isCustom ? nil : $0 } }

  /// The caller's function, where it is one.
  var function: EasingFunction? {
    switch self {
    case .function(let function): return EasingFunction(function)
    case .easing(let easing):
      guard case .custom(let curve) = easing.shape else { return nil }
      return EasingFunction(curve.function)
    }
  }
}

extension ResolvedPlan {
  /// A time behind the easing of a property that lanes can move.
  func eased(_ time: Double, _ property: Int) -> Double {
    properties[property].laneEasing.map { $0(time) } ?? time
  }
}

extension TweenProblem {
  /// A number that a member of the engine or of a handle cannot take.
  static func refused(key: String, value: some Any, range: String) -> TweenProblem {
    TweenProblem(
      .numberOutOfRange, key: key, value: String(describing: value), fault: "out of range",
      remedy: "give it \(range); this call changes nothing")
  }
}
