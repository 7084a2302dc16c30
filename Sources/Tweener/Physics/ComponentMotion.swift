// The motion of one component of one tween through a play, where an easing does not say all. Made
// when the tween starts, and kept for all its plays. It knows numbers and seconds; it must not know
// tweens.

enum ComponentMotion {
  /// From start to end by a spring, with a velocity at the start.
  case spring(PreparedSpring, velocity: Double)
  /// A velocity that dies away.
  case decay(TweenDecay, velocity: Double)
  indirect case boundedDecay(BoundedDecay)
  /// One of the components of a simulation, which a completion may have stopped after some seconds.
  case simulated(SimulationRun, component: Int, stop: Double = .infinity)
  /// By the easing, and in the first play in addition by a velocity that the easing does not have
  /// at the start.
  case handover(Handover)

  /// Whether it says how long a play takes.
  var isMeasured: Bool { if case .handover = self { false } else { true } }

  /// The simulation that it reads; it holds functions of the caller's.
  var simulation: SimulationRun? { if case .simulated(let run, _, _) = self { run } else { nil } }

  /// The value after some seconds of a play, from the component's start and end, and the velocity
  /// in units a second.
  func state(from start: Double, to end: Double, at seconds: Double) -> MotionState {
    switch self {
    case .spring(let spring, let velocity):
      spring.kernel.state(from: start, to: end, velocity: velocity, at: seconds)
    case .decay(let decay, let velocity):
      (
        decay.value(from: start, velocity: velocity, at: seconds),
        decay.velocity(velocity: velocity, at: seconds)
      )
    case .boundedDecay(let decay): decay.state(at: seconds)
    case .simulated(let run, let component, let stop) where seconds >= stop:
      (run.state(of: component, at: stop).value, 0)
    case .simulated(let run, let component, _): run.state(of: component, at: seconds)
    // The easing knows where it is.
    case .handover: (start, 0)
    }
  }

  /// The length, in seconds: infinite where it never rests, or is not known yet.
  func duration(from start: Double, to end: Double) -> Double {
    switch self {
    case .spring(let spring, let velocity):
      spring.settlingDuration(from: start, to: end, velocity: velocity)
    case .decay(let decay, let velocity): decay.settlingDuration(velocity: velocity)
    case .boundedDecay(let decay): decay.duration
    case .simulated: .infinity
    case .handover: 0
    }
  }
}

/// The amount that a tween which takes over a velocity adds to its easing: velocity · t · (1 -
/// t/D)², with the duration D.
///
/// It begins with the velocity and ends with neither value nor velocity. It is at most 4/27 ·
/// velocity · D, at a third of D.
struct Handover {
  /// Velocity times duration.
  let length: Double
  /// The share of the play at which the tween began; more than 0 where its delay is negative.
  let start: Double

  /// - Parameter duration: of a whole play, in seconds.
  init(velocity: Double, start: Double, duration: Double) {
    length = velocity * (duration * (1 - start))
    self.start = start
  }

  /// The amount that is added at a share of the play.
  func offset(at time: Double) -> Double { length * Self.share(at: progress(at: time)) }

  /// The rate of change of that amount, at a share of a play of some seconds.
  func velocity(at time: Double, duration: Double) -> Double {
    let progress = progress(at: time)
    return time < start
      ? 0 : length / (duration * (1 - start)) * (1 - progress) * (1 - 3 * progress)
  }

  private func progress(at time: Double) -> Double { max((time - start) / (1 - start), 0) }

  /// The share at `progress` within 0 … 1; times the length it is what is added.
  @inline(__always)
  static func share<N: EasingNumber>(at progress: N) -> N {
    let left = N(1) - progress
    return progress * (left * left)
  }
}
