// The simulation of one property of one tween: its track, which all components read, and how far it
// has been looked at. Kept by the motions of the components.

/// A reference, as reading a track makes more of it known. What is read depends on the time alone.
final class SimulationRun {
  private var track: SimulationTrack
  /// Up to when it is known whether all components come to rest, in flicks.
  private(set) var horizon: Int64 = 0
  private let step: Int64
  /// Its fault has been reported.
  var isReported = false
  /// The track is being read: a force that asks the engine may come here once more, and gets what
  /// the start was.
  private var isReading = false
  private let starts: [Double]

  /// The number of steps that are looked at together.
  static let stepsAhead: Int64 = 256
  /// From so many steps on a simulation counts as one that never rests.
  static let mostSteps: Int64 = 100_000
  /// No jump asks for more steps at once, as each is integrated: some 19 hours of the usual step.
  static let mostStepsAhead: Int64 = 1 << 24

  /// The longest jump, in flicks.
  static func mostAhead(step: Int64) -> Int64 { mostStepsAhead * step }

  /// The number of steps to be integrated until a time is known; `nil` where it is known or the
  /// steps are few enough.
  func tooManySteps(to time: Int64) -> Int64? {
    guard end == nil, time > horizon, (time - horizon) / step > Self.mostStepsAhead else {
      return nil
    }
    return (time - horizon) / step
  }

  init(_ forces: SimulationForces, values: [Double], velocities: [Double]) {
    track = SimulationTrack(forces, values: values, velocities: velocities)
    step = forces.step
    starts = values
  }

  /// The time at which all components are at rest, in flicks; `nil` while that is not known.
  var end: Int64? { isReading ? nil : track.end }
  /// The fault of the force.
  var fault: PhysicsFault? { isReading ? nil : track.fault }
  /// Whether it has been looked at for so long that it counts as one that never rests.
  var isEndless: Bool { horizon / step >= Self.mostSteps }

  /// Looks for the end a little further, if it is not known.
  func lookAhead() {
    guard !isReading, track.end == nil else { return }
    horizon += Self.stepsAhead * step
    _ = read(0, horizon, 0)
  }

  func state(of component: Int, at seconds: Double) -> MotionState {
    if isReading { return (starts[component], 0) }
    let (time, fraction) = Self.flicks(seconds)
    return read(component, time, fraction)
  }

  private func read(_ component: Int, _ time: Int64, _ fraction: Double) -> MotionState {
    isReading = true
    defer { isReading = false }
    return track.state(of: component, at: time, fraction: fraction)
  }

  /// Seconds as flicks: whole ones where they are meant, which seconds tell to far less than a
  /// flick.
  private static func flicks(_ seconds: Double) -> (whole: Int64, fraction: Double) {
    let flicks = seconds * Double(Flicks.perSecond)
    guard flicks > 0, flicks < 0x1p52 else { return (flicks > 0 ? 1 << 52 : 0, 0) }
    let nearest = flicks.nearestWhole()
    if (flicks - nearest).magnitude < 0x1p-10 { return (Int64(nearest), 0) }
    let whole = Int64(flicks)
    return (whole, flicks - Double(whole))
  }
}
