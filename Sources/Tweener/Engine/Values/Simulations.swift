// Simulations while they play: when one is at rest is found a little ahead of its own time, visit
// by visit (SEMANTICS 48).

extension TweenEngine {
  /// Whether some component of a row is simulated.
  func hasSimulations(_ slot: Slot) -> Bool {
    guard rows.traits(slot).contains(.motions), let plan = rows.plan(slot) else { return false }
    return plan.properties.contains { if case .simulation? = $0.motion { true } else { false } }
  }

  /// The simulations of a row that has some, and of which it is not known when all are at rest.
  private func openSimulations(_ slot: Slot) -> [SimulationRun]? {
    guard rows.timing(slot).duration >= Flicks.endless, hasSimulations(slot) else { return nil }
    var runs: [SimulationRun] = []
    for (_, item) in rows.items(of: slot) {
      if let run = item.motion?.simulation, !runs.contains(where: { $0 === run }) {
        runs.append(run)
      }
    }
    return runs
  }

  /// Looks for the end of a row's simulations, up to a place on its own time and a little beyond.
  /// Where all are found, they say how long a play takes.
  func lookAhead(_ id: TweenID, to place: Int64) {
    let slot = id.slot
    guard let runs = openSimulations(slot) else { return }
    var end: Int64? = 0
    for run in runs {
      let isNew = run.horizon == 0 || !run.isEndless
      while run.end == nil, run.horizon <= place { run.lookAhead() }
      if let fault = run.fault, !run.isReported {
        run.isReported = true
        noteOfCall(slot) { fault.problem(key: "simulation", on: $0) }
      } else if run.end == nil, run.isEndless, isNew {
        noteOfCall(slot) {
          TweenProblem(
            .numberOutOfRange, "simulation", on: $0,
            fault: "not at rest after \(SimulationRun.mostSteps) steps",
            remedy: "it goes on until its tween is removed; let isAtRest be true at some time")
        }
      }
      end = run.end.flatMap { found in end.map { max($0, found) } }
    }
    if let end { finishSimulations(id, at: end) }
  }

  /// The number of simulation steps that a jump needs; `nil` where they are not too many.
  func tooManySteps(_ slot: Slot, to place: Int64) -> Int64? {
    openSimulations(slot)?.compactMap { $0.tooManySteps(to: place) }.max()
  }

  /// Own time at which a row is visited to look further ahead; `nil` where it needs no such visit.
  func nextLook(_ slot: Slot) -> Int64? {
    openSimulations(slot)?.filter { $0.end == nil }.map(\.horizon).min()
  }

  /// Lets simulations end where they are: a tween that is completed.
  func stopSimulations(_ id: TweenID) {
    let slot = id.slot
    if openSimulations(slot) == nil { return }
    let end = max(rows.clock(slot).own(at: drivingNow(slot)).whole, 0)
    rows.stopSimulations(of: slot, at: Flicks.seconds(end))
    finishSimulations(id, at: end)
  }

  /// The values at some time of a play become those at its end.
  private func finishSimulations(_ id: TweenID, at end: Int64) {
    let slot = id.slot
    guard let plan = rows.plan(slot) else { return }
    for case (.motion(let part), .motion(let motion)) in rows.items(of: slot)
    where motion.simulation != nil {
      guard let index = component(of: id, part: part) else { continue }
      let value = motion.state(from: 0, to: 0, at: Flicks.seconds(end)).value
      components[index].to = plan.bits(value, rows.part(components[index]))
    }
    // What is eased goes on while all simulations are at rest.
    let eased = easedLength(slot, plan, rows.timing(slot))
    rows[extras: slot].duration = max(
      end, eased, motionLength(slot, plan, ofSimulations: false))
  }
}

extension TweenProblem {
  static func tooManySteps(_ steps: Int64, key: String, _ place: Int64) -> TweenProblem {
    TweenProblem(
      .numberOutOfRange, key: key, value: "\(Flicks.seconds(place))",
      fault: "\(steps) steps of a simulation that has not come to rest",
      remedy: "go \(SimulationRun.mostStepsAhead) steps at a time; this call changes nothing")
  }
}
