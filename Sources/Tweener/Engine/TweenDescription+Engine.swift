// What the engine asks of a plan beyond what it says.

extension EasingChoice {
  func callAsFunction(_ time: Double) -> Double {
    switch self {
    case .easing(let easing): easing(time)
    case .function(let function): function(time)
    }
  }

  /// The easing, where a lane can compute it: `nil` for code of the caller's.
  var laneEasing: Easing? {
    guard case .easing(let easing) = self else { return nil }
    if case .custom = easing.shape { return nil }
    return easing
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
