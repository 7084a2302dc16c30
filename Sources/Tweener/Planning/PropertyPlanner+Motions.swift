// The motions of properties: which values and words ask for one, and what cannot be moved so. Part
// of PropertyPlanner.

extension PropertyPlanner {
  /// The motion of a property; `nil` where its easing says all.
  mutating func motion(
    _ value: Any, of key: TweenKey, for access: PropertyAccess, _ plan: TweenDescription
  ) throws(ValueReader.Fault) -> PropertyMotion? {
    let given = TweenValue.inside(value)
    if case .decay(let decay) = given?.kind {
      try refuseProgress(access, "a decay")
      note(decay.decay.faults)
      return .decay(decay, velocity(given?.velocity ?? decay.velocity, key, for: access))
    }
    if case .simulated(let simulation) = given?.kind {
      try refuseProgress(access, "a simulation")
      let count = access.elements.count
      guard simulation.count == count else {
        throw .refused(
          "the simulation has \(simulation.count) components, the property has \(count)",
          remedy: "give a simulation of the property's type")
      }
      guard plan.timing.delay >= -SimulationRun.mostAhead(step: simulation.forces.step) else {
        throw .refused(
          "a delay of \(Flicks.seconds(plan.timing.delay)) s asks for more than "
            + "\(SimulationRun.mostStepsAhead) steps of a simulation at once",
          remedy: "start it nearer to its beginning")
      }
      note(simulation.faults)
      return .simulation(simulation.forces, velocity(given?.velocity, key, for: access))
    }
    guard let spring = plan.spring else {
      if let velocity = given?.velocity {
        report(
          .wrongPropertyType, key, velocity,
          fault: "a velocity is given, and the call has no spring",
          remedy: "it is left out; give a spring, or handover: .smooth to keep the velocity that "
            + "there is")
      }
      if plan.handover != .smooth || access.isProgress { return nil }
      if given?.isKeyframes != true { return .handover }
      refuseHandover(key, access, "keyframes have values of their own")
      return nil
    }
    if given?.isKeyframes == true {
      throw .refused(
        "keyframes have times, and a spring has none",
        remedy: "leave out the spring, or give one value to go to")
    }
    let prepared = PreparedSpring(spring)
    if access.isProgress { return .spring(prepared, []) }
    if let own = given?.velocity {
      return .spring(prepared, velocity(own, key, for: access))
    }
    return .spring(prepared, velocity(plan.initialVelocity, .initialVelocity, for: access))
  }

  /// Reports a hand-over of a property that takes over no velocity, unless no value of its type has
  /// one.
  mutating func refuseHandover(_ key: TweenKey, _ access: PropertyAccess, _ reason: String) {
    if access.interpolation != nil { return }
    report(
      .wrongParameterType, .handover, HandoverMode.smooth,
      fault: "\"\(key)\" takes over no velocity: \(reason)",
      remedy: "it begins as its easing does; give it a plain end, or leave this out")
  }

  /// The velocity that `key` gives; one of a wrong type, or that is not finite, is reported, once
  /// for properties of one type, and left out.
  private mutating func velocity(
    _ given: Any?, _ key: TweenKey, for access: PropertyAccess
  ) -> PropertyMotion.StartVelocity {
    guard let given else { return nil }
    do throws(ValueReader.Fault) {
      return try ValueReader.doubles(given, for: access)
    } catch {
      var isFinite = true
      if case .notFinite = error { isFinite = false }
      let problem = TweenProblem.wrongVelocity(
        key, given, isFinite: isFinite, expected: access.valueType, targetType)
      if !problems.contains(problem) { problems.append(problem) }
      return nil
    }
  }

  /// Opaque and additive properties are progress, which has an end of its own.
  private func refuseProgress(_ access: PropertyAccess, _ what: String) throws(ValueReader.Fault) {
    if access.isProgress {
      throw .refused(
        "\(what) moves numbers, and the property is made of none",
        remedy: "give a value to go to")
    }
  }

  private mutating func note(_ faults: [PhysicsFault]) {
    problems += faults.map { $0.problem(on: targetType) }
  }
}

extension TweenValue {
  fileprivate var isKeyframes: Bool { if case .keyframes = kind { true } else { false } }
}
