// A force of the caller's own, as a value. What it does over time is SimulationTrack's.

/// A motion under a force of your own: each component has its value, its velocity and an
/// acceleration that you compute.
///
/// ```swift
/// // Falls, and bounces off the floor at 0 as off a stiff spring.
/// let fall = TweenSimulation<Double>(
///   acceleration: { value, velocity, _ in value > 0 ? -981 : -8000 * value - 40 * velocity },
///   isAtRest: { value, velocity in abs(value) < 0.5 && abs(velocity) < 5 })
/// ```
///
/// It is integrated in whole steps from the start (the classic Runge-Kutta method of fourth order),
/// and read between them by the cubic through values and velocities. So what shows depends on the
/// time alone, not on frames, and a free body goes velocity × time to 10^-11 of the way.
///
/// The functions must give the same results for the same numbers; they are called four times a step
/// and component, and again for steps that are read again later. An acceleration that is not a
/// number counts as 0; an infinite one stops the motion where it is.
public struct TweenSimulation<Value: Tweenable> {
  let forces: SimulationForces
  /// The fault of the step.
  let faults: [PhysicsFault]

  /// A simulation of a force.
  ///
  /// - Parameters:
  ///   - step: in seconds; the nearest whole number of flicks is used. Clamps to 0.0001 … 0.1; not
  ///     finite, zero and negative is 1/240. The error of a smooth motion falls with the fourth
  ///     power of the step.
  ///   - acceleration: what a component gains in velocity per second, from its value, its velocity
  ///     and its number among the components of `Value`.
  ///   - isAtRest: whether a component with this value and velocity is at rest. The simulation ends
  ///     with the first step behind which all are.
  public init(
    step: Double = 1.0 / 240,
    acceleration: @escaping (_ value: Double, _ velocity: Double, _ component: Int) -> Double,
    isAtRest: @escaping (_ value: Double, _ velocity: Double) -> Bool
  ) {
    var parameters = PhysicsParameters()
    let seconds = parameters.clamped(
      step, "step", SimulationForces.steps, otherwise: SimulationForces.usualStep, isPositive: true)
    forces = SimulationForces(
      step: Flicks.nearest(seconds: seconds) ?? 1, acceleration: acceleration, isAtRest: isAtRest)
    faults = parameters.faults
  }
}
