// Values that move by physics: with a velocity of their own, dying away, or under a force. The
// planner makes a PropertyMotion of them.

/// A decay as a call gives it.
struct GivenDecay {
  let decay: TweenDecay
  /// `nil` for that which the property has.
  let velocity: Double?
  /// Makes of the place where it would rest the place where it shall.
  let landing: ((Double) -> Double)?
  let bounds: ClosedRange<Double>?
}

/// A simulation as a call gives it.
struct GivenSimulation {
  let forces: SimulationForces
  /// The components that its property has.
  let count: Int
  let faults: [PhysicsFault]
}

extension TweenValue {
  /// This value with the velocity with which the property starts, in units a second of the tween's
  /// own time: for tweens with a spring, for decays and for simulations.
  ///
  /// ```swift
  /// tweener.addTween(box, [.spring: "bouncy", "x": TweenValue.to(100).velocity(-300)])
  /// ```
  ///
  /// - Parameter velocity: one number for all components, or a value of the property's type. One
  ///   that is not finite or of another type is reported, and left out.
  public func velocity(_ velocity: some Tweenable) -> TweenValue {
    var value = self
    value.velocity = velocity
    return value
  }

  /// Lets a property go with a velocity, which dies away: where it comes to rest follows from that.
  ///
  /// ```swift
  /// // What was flung comes to rest at a whole row, and springs back from its ends.
  /// let flung = TweenValue.decay(
  ///   velocity: -800, landing: { ($0 / 40).rounded() * 40 }, within: -4000...0)
  /// tweener.addTween(box, ["y": flung])
  /// ```
  ///
  /// The tween lasts until the decay comes to rest (see
  /// ``TweenDecay/settlingDuration(velocity:)``); the call's `duration` and `easing` are those of
  /// its other properties. Each component goes by itself.
  ///
  /// - Parameters:
  ///   - velocity: at the start, in units a second of the tween's own time, one number for all
  ///     components; `nil` for the velocity that the property has. A velocity for each component is
  ///     given by ``velocity(_:)``. Not finite is reported, and left out.
  ///   - decay: how fast the velocity dies away.
  ///   - landing: is asked once a component, when the tween starts, with the place where it would
  ///     rest, and answers with the place where it shall. The decay then starts with the velocity
  ///     that it has, and its drag is changed to fit. If that place lies against the velocity, or
  ///     there is no velocity, a critically damped spring of natural frequency 10 a second goes
  ///     there instead. An answer that is not finite is reported, and counts for nothing.
  ///   - bounds: at either bound the property goes on as such a spring, to the bound, with the
  ///     velocity that it has there; a start outside springs back at once.
  public static func decay(
    velocity: Double? = nil, _ decay: TweenDecay = .normal,
    landing: ((Double) -> Double)? = nil, within bounds: ClosedRange<Double>? = nil
  ) -> TweenValue {
    .init(
      kind: .decay(
        GivenDecay(decay: decay, velocity: velocity, landing: landing, bounds: bounds)))
  }

  /// Whether it says how the property moves, and no end: a decay or a simulation.
  package var movesByItself: Bool {
    switch kind {
    case .decay, .simulated: true
    default: false
    }
  }

  /// Moves a property under a force of your own, from where it is and with the velocity that it
  /// has.
  ///
  /// ```swift
  /// let pull = TweenSimulation<Double>(
  ///   acceleration: { value, velocity, _ in -100 * value - 4 * velocity },
  ///   isAtRest: { value, velocity in abs(value) < 0.01 && abs(velocity) < 0.01 })
  /// tweener.addTween(box, ["x": TweenValue.simulated(pull).velocity(300)])
  /// ```
  ///
  /// The tween ends with the first step at which all components are at rest; until then its
  /// `duration` is infinite. A property with another number of components than `Value` is reported
  /// and left alone. A force that tears everything apart stops the property at the last finite
  /// value, which is reported; a simulation that never rests goes on until its tween is removed,
  /// which is reported once.
  public static func simulated<Value>(_ simulation: TweenSimulation<Value>) -> TweenValue {
    .init(
      kind: .simulated(
        GivenSimulation(
          forces: simulation.forces, count: Value.tweenableComponents.count,
          faults: simulation.faults)))
  }
}

extension GivenDecay: CustomStringConvertible {
  var description: String {
    var arguments = velocity.map { ["velocity: \($0)"] } ?? []
    if decay != .normal { arguments.append("\(decay)") }
    if landing != nil { arguments.append("landing: { … }") }
    if let bounds { arguments.append("within: \(bounds)") }
    return ".decay(\(arguments.joined(separator: ", ")))"
  }
}
