// Springs, decays, simulations and hand-over: what a tween makes of them when it starts, how long
// it takes, and which lane computes them. What they show is in Position.swift, how fast in
// Velocity.swift.

extension TweenEngine {
  /// Makes the motions of a starting tween's components, of their start values and of the
  /// velocities that they have. Where `parts` are given, only of these; a component that has one
  /// keeps it.
  func beginMotions(_ slot: Slot, only parts: PartSet? = nil) {
    guard rows.traits(slot).contains(.motions), let plan = rows.plan(slot) else { return }
    // All velocities before any motion: what one tells another one may need.
    let velocities = startVelocities(slot, plan)
    var simulations: [(property: PropertyIndex, run: SimulationRun)] = []
    for index in componentIndices(slot) {
      let (component, part) = (components[index], rows.part(components[index]))
      guard part.hasMotion, let motion = plan.properties[Int(part.property)].motion,
        parts?.contains(component.part) != false, rows.motion(component) == nil
      else { continue }
      let velocity = velocities.first { $0.part == component.part }?.velocity
      switch motion {
      case .spring(let spring, _):
        rows.keep(
          .spring(spring, velocity: TweenSpring.usable(velocity ?? 0)), component.part, of: slot)
      case .handover:
        if let velocity { beginHandover(component, part, velocity, plan) }
      case .decay(let decay, _):
        begin(decay, index, part, velocity ?? 0, plan)
      case .simulation(let forces, _):
        let known = simulations.first { $0.property == part.property }?.run
        let run = known ?? simulation(forces, slot, part.property, velocities, plan)
        if known == nil { simulations.append((part.property, run)) }
        rows.keep(.simulated(run, component: Int(part.element)), component.part, of: slot)
      }
    }
  }

  /// The velocity with which a component starts, in its tween's own time.
  private typealias StartVelocity = (part: PartIndex, velocity: Double)

  private func startVelocities(_ slot: Slot, _ plan: ResolvedPlan) -> [StartVelocity] {
    var velocities: [StartVelocity] = []
    let rate = rows[extras: slot].timeScale
    for index in componentIndices(slot) {
      let (component, part) = (components[index], rows.part(components[index]))
      guard part.hasMotion, !part.isClaim,
        let motion = plan.properties[Int(part.property)].motion
      else { continue }
      switch motion {
      case .spring(_, let given?), .decay(_, let given?), .simulation(_, let given?):
        let element = Int(part.element)
        if element < given.count { velocities.append((component.part, given[element])) }
      case _ where startsFromRest(slot): continue
      default:
        guard rate != 0, let velocity = velocityAtStart(of: part, slot, plan) else { continue }
        velocities.append((component.part, velocity / rate))
      }
    }
    return velocities
  }

  private func beginHandover(
    _ component: TweenComponent, _ part: PlannedComponent, _ velocity: Double, _ plan: ResolvedPlan
  ) {
    let duration = easedLength(component.row, plan, rows.timing(component.row))
    let own = rows.clock(component.row).own(at: drivingNow(component.row)).whole
    let begun = rows.summary(component.row).timing.delay < 0 ? max(own, 0) : 0
    guard begun < duration else { return }
    let (seconds, start) = (Flicks.seconds(duration), Double(begun) / Double(duration))
    let way = plan.double(component.to, part) - plan.double(component.from, part)
    let easing = plan.properties[Int(part.property)].easing
    let ease = way * easing.slope(at: start, isFalling: false) / seconds
    let handover = Handover(velocity: velocity - ease, start: start, duration: seconds)
    guard ease.isFinite, handover.length.isFinite else { return }
    rows.keep(.handover(handover), component.part, of: component.row)
  }

  private func begin(
    _ given: GivenDecay, _ index: ComponentIndex, _ part: PlannedComponent, _ velocity: Double,
    _ plan: ResolvedPlan
  ) {
    let (slot, from) = (components[index].row, components[index].from)
    let start = plan.double(from, part)
    let rest = given.decay.restingValue(from: start, velocity: velocity)
    var motion = ComponentMotion.decay(given.decay, velocity: velocity)
    var end = rest
    if given.landing != nil || given.bounds != nil {
      let answer = given.landing.map { landing in asked(slot) { landing(rest) } }
      if let answer, !answer.isFinite {
        noteOfCall(slot) {
          TweenProblem(
            .numberOutOfRange, "landing", answer, on: $0, fault: "not finite",
            remedy: "it lands where it would rest, at \(rest); answer with a finite number")
        }
      }
      let decay = BoundedDecay(
        given.decay, from: start, velocity: TweenSpring.usable(velocity),
        landing: answer.flatMap { $0.isFinite ? $0 : nil }, within: given.bounds)
      (motion, end) = (.boundedDecay(decay), decay.end)
    }
    guard let bits = plan.finiteBits(end, part), end.isFinite || !start.isFinite else {
      return refuseChange(index, at: from, part, plan)
    }
    rows.keep(motion, components[index].part, of: slot)
    components[index].to = bits
  }

  private func simulation(
    _ forces: SimulationForces, _ slot: Slot, _ property: PropertyIndex,
    _ velocities: [StartVelocity], _ plan: ResolvedPlan
  ) -> SimulationRun {
    let count = plan.properties[Int(property)].access.elements.count
    var starts = Array(repeating: 0.0, count: count)
    var speeds = starts
    for index in componentIndices(slot) {
      let (component, part) = (components[index], rows.part(components[index]))
      guard part.property == property, !part.isClaim else { continue }
      starts[Int(part.element)] = plan.double(component.from, part)
      speeds[Int(part.element)] = velocities.first { $0.part == component.part }?.velocity ?? 0
    }
    return SimulationRun(forces, values: starts, velocities: speeds)
  }

  // MARK: How long

  /// The part of each play, from its beginning as it is written, in which easings and keyframes go;
  /// behind it they are at their ends. Motions may take longer.
  func easedLength(_ slot: Slot, _ plan: ResolvedPlan, _ timing: Timing) -> Int64 {
    guard plan.isMeasuredByMotions else { return timing.duration }
    return rows.easedLengths[slot] ?? plan.plan.easedDuration
  }

  /// Whether a component is on its way ahead of a place in a play: easings may be over before it.
  func isOnItsWay(
    _ component: TweenComponent, _ timing: Timing, play: Int64, _ local: OwnTime, isReversed: Bool
  ) -> Bool {
    let property = Int(rows.part(component).property)
    guard let plan = rows.plan(component.row), plan.properties[property].motion?.isMeasured != true
    else { return true }
    let isBackward = timing.isBackward(play)
    return Self.isOnItsWay(
      isBackward ? local.subtracted(from: timing.duration) : local,
      isRising: isReversed == isBackward, of: easedLength(component.row, plan, timing))
  }

  /// Whether easings have a way ahead of a place in a play as it is written.
  static func isOnItsWay(_ place: OwnTime, isRising: Bool, of length: Int64) -> Bool {
    isRising ? place.whole < length : !place.isAfter(length)
  }

  /// Measures how long the easings of a starting row take, before its motions begin.
  func measureEasings(_ slot: Slot) {
    guard rows.summary(slot).timing.isMeasured, let plan = rows.plan(slot) else { return }
    var length = plan.plan.easedDuration
    if let speed = plan.plan.unitsPerSecond {
      length = self.length(slot, plan, unitsPerSecond: speed)
      if plan.isMeasuredByMotions { rows.easedLengths[slot] = length }
    }
    rows[extras: slot].duration = length
  }

  /// The time that the longest way of a row takes at a speed, in flicks.
  private func length(_ slot: Slot, _ plan: ResolvedPlan, unitsPerSecond speed: Double) -> Int64 {
    let ways = componentIndices(slot).map { index in
      let (component, part) = (components[index], rows.part(components[index]))
      let motion = plan.properties[Int(part.property)].motion
      if part.isClaim || motion?.isMeasured == true { return 0.0 }
      if part.isProgress { return sampledWay(slot, part, plan) }
      return plan.wayLength(part, startingAt: component.from)
        ?? abs(plan.double(component.to, part) - plan.double(component.from, part))
    }
    return Flicks.nearest(seconds: (ways.max() ?? 0) / speed) ?? Flicks.longest
  }

  /// The distance that a component of a sampler covers, up and down together.
  private func sampledWay(_ slot: Slot, _ part: PlannedComponent, _ plan: ResolvedPlan) -> Double {
    let element = plan.access(part).sampledElements[Int(part.element)]
    let (sampler, steps) = (rows.sampler(slot, part.property), 64)
    let numbers = asked(slot) {
      (0...steps).compactMap { sampler?.bits(at: Double($0) / Double(steps)) }
        .map { element.double($0[Int(part.element)]) }
    }
    guard let first = numbers.first, let last = numbers.last else { return 0 }
    let sum = zip(numbers, numbers.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
    // What goes one way has gone that far, and no rounding beyond.
    let straight = abs(last - first)
    return sum > straight * (1 + 1e-9) ? sum : straight
  }

  /// The duration of the longest motion of a row, in flicks; ``Flicks/endless`` where one never
  /// rests or that is not known.
  func motionLength(_ slot: Slot, _ plan: ResolvedPlan, ofSimulations: Bool = true) -> Int64 {
    var longest: Int64 = 0
    for case (.motion(let part), .motion(let motion)) in rows.items(of: slot)
    where ofSimulations || motion.simulation == nil {
      guard let index = component(of: rows.id(slot), part: part) else { continue }
      let (component, part) = (components[index], rows.part(components[index]))
      let seconds = motion.duration(
        from: plan.double(component.from, part), to: plan.double(component.to, part))
      longest = max(longest, Flicks.nearest(seconds: seconds) ?? Flicks.endless)
    }
    return longest
  }

  // MARK: Lanes

  /// Whether a component moves otherwise than by its easing alone.
  func moves(_ component: TweenComponent, inPlay play: Int64) -> Bool {
    switch rows.motion(component) {
    case .spring, .decay, .boundedDecay, .simulated: true
    case .handover: play == 0
    case nil: false
    }
  }

  /// Puts a component with a motion where it belongs while its row plays.
  func assignByMotion(
    _ index: ComponentIndex, _ part: PlannedComponent, _ play: Int64,
    _ instance: UnsafeMutableRawPointer, isLaned: Bool
  ) {
    let component = components[index]
    let slot = component.row
    guard isLaned, part.isLaned, component.fitsLane(part.layout),
      let plan = rows.plan(slot),
      let way = laneWay(component, part, plan.properties[Int(part.property)])
    else { return useScalarPath(index, slot) }
    let isBackward = rows.timing(slot).isBackward(play)
    let clock = clock(slot, play: play, base: laneEpoch(slot), isBackward: isBackward)
    enter(
      index, part,
      EntryWay(
        clock: way.motion.countsSeconds ? clock.inSeconds : clock, segment: way.segment,
        motion: way.motion),
      instance)
  }

  /// The way that a lane computes for a component with a motion; `nil` where no lane does.
  private func laneWay(
    _ component: TweenComponent, _ part: PlannedComponent, _ property: PlannedProperty
  ) -> (segment: LaneSegment, motion: LaneKey.Motion)? {
    let (from, to) = (part.layout.number(component.from), part.layout.number(component.to))
    switch rows.motion(component) {
    case .spring(let spring, let velocity):
      return (LaneSegment(from: from, springTo: to, velocity), .spring(spring))
    case .decay(let decay, let velocity):
      return (LaneSegment(from: from, delta: decay.way(velocity)), .decay(decay))
    case .handover(let handover):
      guard let easing = property.laneEasing, handover.start == 0 else { return nil }
      return (LaneSegment(from: from, delta: to - from, to: handover.length), .handover(easing))
    case .boundedDecay, .simulated, nil: return nil
    }
  }
}
