// A motion under a force of the caller's, step by step. Made for a tween that is simulated; read at
// any time, in any order. It calls the caller's functions, and must not know tweens.

/// The forces of a simulation, with its step.
struct SimulationForces {
  /// The length of a step, in flicks; 1 at least.
  let step: Int64
  /// The acceleration of a component, from its value and velocity.
  let acceleration: (_ value: Double, _ velocity: Double, _ component: Int) -> Double
  /// Whether a component with this value and velocity is at rest.
  let isAtRest: (_ value: Double, _ velocity: Double) -> Bool

  static let steps = 0.0001...0.1
  static let usualStep = 1.0 / 240
}

/// Values and velocities of some components over time, integrated in whole steps from a start
/// (SEMANTICS 48).
///
/// Its values depend on the time alone, bit for bit, and not on what was read before. So every
/// 256th state is kept, and the block of states that was read last; going back to another block
/// integrates that block again. The caller's functions must give the same results for the same
/// numbers.
///
/// > Source: the classic Runge-Kutta method of fourth order; sums are compensated (W. Kahan, 1965),
/// > so that rounding does not grow with the number of steps. Between steps: the cubic through two
/// > values and two velocities (Hermite).
struct SimulationTrack {
  /// A component at a step: two numbers, and what was rounded off from each so far.
  private struct State {
    var value, valueRest, velocity, velocityRest: Double
  }

  private static let blockSize = 256

  private let forces: SimulationForces
  private let count: Int
  /// Seconds.
  private let step: Double
  /// The states at each multiple of the block size that has been reached.
  private var kept: [State]
  /// The open block, and the states of its steps as far as they are known; the first of the next
  /// block is the last.
  private var block = 0
  private var states: [State]
  /// The step at which all components are at rest, once it is known.
  private var restStep: Int?
  /// The first fault: an acceleration that is not finite, which counts as 0, or a force that leads
  /// beyond finite numbers.
  private(set) var fault: PhysicsFault?

  /// A motion from a start: as many values as velocities.
  init(_ forces: SimulationForces, values: [Double], velocities: [Double]) {
    self.forces = forces
    count = values.count
    step = Flicks.seconds(forces.step)
    kept = zip(values, velocities).map { value, velocity in
      State(
        value: value, valueRest: 0, velocity: velocity.parameter(in: -1e280...1e280, otherwise: 0),
        velocityRest: 0)
    }
    states = kept
  }

  // MARK: Reading

  /// The time at which all components are at rest, in flicks since the start, once a later time has
  /// been read.
  var end: Int64? { restStep.map { Int64($0) * forces.step } }

  /// The state of a component at a time in flicks, with the velocity per second; before 0 that of
  /// the start, from the end on that of the end, at rest.
  mutating func state(of component: Int, at time: Int64, fraction: Double = 0) -> MotionState {
    let (first, second, share) = around(component, time, fraction)
    guard let second else { return (first.value, 0) }
    // A cubic between the two, by its coefficients from the first power to the third.
    let rise = (second.value - first.value) + (second.valueRest - first.valueRest)
    let (begin, finish) = (first.velocity * step, second.velocity * step)
    let bend = (rise + rise + rise) - (begin + begin + finish)
    let twist = (begin + finish) - (rise + rise)
    let value = first.value + share * (begin + share * (bend + share * twist))
    if share == 0 { return (value, first.velocity) }
    return (value, (begin + share * (2 * bend + share * (3 * twist))) / step)
  }

  /// The states before and after a time, and how far it is between them; no second where all is at
  /// rest.
  private mutating func around(
    _ component: Int, _ time: Int64, _ fraction: Double
  ) -> (first: State, second: State?, share: Double) {
    let isBefore = time < 0
    let wanted = isBefore ? 0 : Int(time / forces.step)
    let reached = reach(wanted)
    let index = (reached - block * Self.blockSize) * count + component
    if reached == restStep { return (states[index], nil, 0) }
    let beyond = isBefore ? 0 : Double(time % forces.step) + fraction
    return (states[index], states[index + count], beyond / Double(forces.step))
  }

  // MARK: Integrating

  /// Makes the states of a step and of the next one known, or those of the end where that is
  /// before; returns the step.
  private mutating func reach(_ wanted: Int) -> Int {
    while true {
      let step = min(wanted, restStep ?? wanted)
      let index = step / Self.blockSize
      let isKept = (index + 1) * count <= kept.count
      open(isKept ? index : kept.count / max(count, 1) - 1)
      extend(to: isKept ? step + 1 : (block + 1) * Self.blockSize)
      if isKept, restStep.map({ step <= $0 }) ?? true { return step }
    }
  }

  private mutating func open(_ index: Int) {
    guard index != block else { return }
    block = index
    states = Array(kept[(index * count)..<((index + 1) * count)])
  }

  /// Integrates the open block up to a step, the end, or the start of the next block.
  private mutating func extend(to step: Int) {
    let start = block * Self.blockSize
    let limit = min(step, start + Self.blockSize)
    var known = start + states.count / max(count, 1) - 1
    while known < min(limit, restStep ?? limit) {
      known += 1
      var (isAtRest, isTorn) = (true, false)
      for component in 0..<count {
        let last = states[states.count - count]
        let next = integrated(last, component)
        isTorn = isTorn || next == nil
        states.append(next ?? last)
        isAtRest =
          isAtRest
          && forces.isAtRest(states[states.count - 1].value, states[states.count - 1].velocity)
      }
      if isAtRest || isTorn { restStep = known }
      let isNew = kept.count == (block + 1) * count
      if known == start + Self.blockSize, isNew { kept += states.suffix(count) }
    }
  }

  /// The state a step later; `nil` where it is not finite.
  private mutating func integrated(_ state: State, _ component: Int) -> State? {
    let (x, v) = (state.value, state.velocity)
    let half = step / 2
    guard let a1 = pull(x, v, component) else { return nil }
    let v2 = v + half * a1
    guard let a2 = pull(x + half * v, v2, component) else { return nil }
    let v3 = v + half * a2
    guard let a3 = pull(x + half * v2, v3, component) else { return nil }
    let v4 = v + step * a3
    guard let a4 = pull(x + step * v3, v4, component) else { return nil }
    var next = state
    let way = (step / 6) * ((v + v4) + 2 * (v2 + v3))
    Self.add(way, to: &next.value, rest: &next.valueRest)
    let gain = (step / 6) * ((a1 + a4) + 2 * (a2 + a3))
    Self.add(gain, to: &next.velocity, rest: &next.velocityRest)
    if next.value.isFinite, next.velocity.isFinite { return next }
    noteTorn(state.value)
    return nil
  }

  private mutating func noteTorn(_ value: Double) {
    fault = PhysicsFault(
      parameter: "acceleration", value: value,
      remedy: "the force tears it apart: it stops at the last finite value")
  }

  /// The acceleration; `nil` where it is infinite. Not-a-number counts as 0.
  private mutating func pull(_ value: Double, _ velocity: Double, _ component: Int) -> Double? {
    let acceleration = forces.acceleration(value, velocity, component)
    if acceleration.isFinite { return acceleration }
    guard acceleration.isNaN else {
      noteTorn(value)
      return nil
    }
    if fault == nil {
      fault = PhysicsFault(
        parameter: "acceleration", value: acceleration,
        remedy: "an acceleration is a finite number; 0 is used")
    }
    return 0
  }

  private static func add(_ amount: Double, to sum: inout Double, rest: inout Double) {
    let exact = TwoPartNumber(sumOf: sum, amount + rest)
    (sum, rest) = (exact.head, exact.tail)
  }
}
