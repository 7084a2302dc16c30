// The motion of a property that has no easing, or whose easing does not determine all of it. Read
// from a call by PropertyPlanner; the engine makes a ComponentMotion of it for each component, when
// the tween starts.

enum PropertyMotion {
  case spring(PreparedSpring, StartVelocity)
  case decay(GivenDecay, StartVelocity)
  case simulation(SimulationForces, StartVelocity)
  /// By its easing, from the velocity that it has.
  case handover

  /// The velocity with which a property's components start, by element: 0 where there is none.
  /// `nil` for the velocity that they have.
  typealias StartVelocity = [Double]?

  /// Whether its duration is known only at the start.
  var isMeasured: Bool { if case .handover = self { false } else { true } }

  /// Whether its end follows from the motion.
  var findsEnd: Bool {
    switch self {
    case .decay, .simulation: true
    case .spring, .handover: false
    }
  }

  /// Whether a lane can compute it.
  var isLaned: Bool {
    switch self {
    case .spring, .handover: true
    case .decay(let decay, _): decay.landing == nil && decay.bounds == nil
    case .simulation: false
    }
  }
}
