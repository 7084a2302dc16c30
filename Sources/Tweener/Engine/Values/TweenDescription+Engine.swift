// Queries that the engine makes of a plan beyond its stored properties.

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
