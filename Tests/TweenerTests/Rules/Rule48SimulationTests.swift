import Testing

@testable import Tweener

/// Rule 48: a simulation is integrated in whole steps and read by a cubic. Here is what it gives, alone.
@Suite("Rule 48: the values of simulations")
struct Rule48SimulationTests {
  private static func spring(_ step: Double, omega: Double = 9, ratio: Double = 0.3)
    -> TweenSimulation<Double>
  {
    TweenSimulation(
      step: step,
      acceleration: { value, velocity, _ in
        -omega * omega * value - 2 * ratio * omega * velocity
      }, isAtRest: { abs($0) < 1e-4 && abs($1) < 1e-3 })
  }

  private static func flicks(_ seconds: Double) -> Int64 { Flicks.nearest(seconds: seconds)! }

  @Test("48 a free body goes velocity × time to 1e-11 of the way")
  func freeBody() {
    let free = TweenSimulation<Double>(acceleration: { _, _, _ in 0 }, isAtRest: { _, _ in false })
    var track = SimulationTrack(free.forces, values: [0.1], velocities: [123.4])
    for seconds in [0.001, 0.7, 3.3, 59.99, 120] {
      let way = 123.4 * Double(Self.flicks(seconds)) / Double(Flicks.perSecond)
      let value = track.state(of: 0, at: Self.flicks(seconds)).value
      #expect(abs(value - (0.1 + way)) <= 1e-14 * way + 1e-16, "\(seconds)")
      #expect(abs(track.state(of: 0, at: Self.flicks(seconds)).velocity - 123.4) < 1e-10)
    }
  }

  @Test("48 it is of fourth order, and near the closed form of a spring")
  func order() {
    let exact = TweenSpring(mass: 1, stiffness: 81, damping: 5.4)
    func worst(_ step: Double) -> (value: Double, velocity: Double) {
      var track = SimulationTrack(Self.spring(step).forces, values: [1], velocities: [-20])
      var worst = (value: 0.0, velocity: 0.0)
      for index in 1...97 {
        let t = Double(index) / 97
        let value = exact.value(from: 1, to: 0, velocity: -20, at: t)
        let velocity = exact.velocity(from: 1, to: 0, velocity: -20, at: t)
        worst.value = max(worst.value, abs(track.state(of: 0, at: Self.flicks(t)).value - value))
        worst.velocity = max(
          worst.velocity, abs(track.state(of: 0, at: Self.flicks(t)).velocity - velocity))
      }
      return worst
    }
    let (coarse, fine) = (worst(1.0 / 120), worst(1.0 / 240))
    #expect(fine.value < 1e-6 && fine.velocity < 1e-3)
    #expect((10...20).contains(coarse.value / fine.value), "\(coarse.value / fine.value)")
  }

  @Test(
    "48 values depend on the time alone, in whatever order they are read",
    arguments: 1...6 as ClosedRange<UInt64>)
  func order(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let simulation = TweenSimulation<Double>(
      acceleration: { value, velocity, component in
        -40 * value - Double(component) * velocity - (value > 0.3 ? 3 : 0)
      }, isAtRest: { abs($0) < 1e-3 && abs($1) < 1e-3 })
    let times = (0..<60).map { _ in
      (
        Int64.random(in: -10...8 * Flicks.perSecond, using: &numbers),
        Double.random(in: 0..<1, using: &numbers)
      )
    }
    func read(_ order: [Int]) -> [Int: [UInt64]] {
      var track = SimulationTrack(simulation.forces, values: [1, -2], velocities: [5, 0.1])
      var shown: [Int: [UInt64]] = [:]
      for index in order {
        let (time, fraction) = times[index]
        shown[index] = [0, 1].flatMap { component in
          [
            track.state(of: component, at: time, fraction: fraction).value.bitPattern,
            track.state(of: component, at: time, fraction: fraction).velocity.bitPattern,
          ]
        }
      }
      return shown
    }
    let forwards = times.indices.sorted { times[$0].0 < times[$1].0 }
    let there = read(forwards)
    #expect(read(forwards.reversed()) == there)
    #expect(read(Array(times.indices)) == there)
    #expect(read(times.indices.shuffled(using: &numbers)) == there)
  }

  @Test("48 it ends with the first step behind which all components are at rest, and stays there")
  func rest() throws {
    let simulation = Self.spring(1.0 / 240)
    var track = SimulationTrack(simulation.forces, values: [1, 4], velocities: [0, 0])
    #expect(track.end == nil)
    _ = track.state(of: 0, at: Self.flicks(1)).value
    #expect(track.end == nil)
    let last = track.state(of: 1, at: Self.flicks(1000)).value
    let end = try #require(track.end)
    #expect(end % Self.flicks(1.0 / 240) == 0)
    #expect(track.state(of: 1, at: end).value == last)
    #expect(track.state(of: 1, at: end).velocity == 0 && track.state(of: 0, at: .max).velocity == 0)
    // One step before, one of them was not.
    let before = end - Self.flicks(1.0 / 240)
    let isMoving = [0, 1].contains { component in
      abs(track.state(of: component, at: before).value) >= 1e-4
        || abs(track.state(of: component, at: before).velocity) >= 1e-3
    }
    #expect(isMoving && track.state(of: 1, at: before).velocity != 0)
    #expect(track.state(of: 0, at: 0).value == 1 && track.state(of: 0, at: -5).value == 1)
    // Before any time behind its end was read, it may rest exactly where a block ends.
    for steps in [1, 255, 256, 257, 512] {
      var count = 0
      let counted = TweenSimulation<Double>(
        acceleration: { _, _, _ in 0 },
        isAtRest: { _, _ in
          count += 1
          return count >= steps
        })
      var track = SimulationTrack(counted.forces, values: [0], velocities: [1])
      let last = track.state(of: 0, at: Self.flicks(60)).value
      #expect(track.end == Int64(steps) * Self.flicks(1.0 / 240))
      #expect(abs(last - Double(steps) / 240) < 1e-12)
    }
  }

  @Test("48 bad steps and forces become usable ones, and are kept for a report")
  func hostile() {
    for step in [0, -1, Double.nan, .infinity] {
      let simulation = Self.spring(step)
      #expect(simulation.forces.step == Self.flicks(1.0 / 240))
      #expect(simulation.faults.first?.parameter == "step")
    }
    #expect(Self.spring(5).forces.step == Self.flicks(0.1))
    #expect(Self.spring(1e-30).forces.step == Self.flicks(0.0001))
    #expect(Self.spring(0.01).faults.isEmpty)
    for acceleration in [Double.nan, .infinity] {
      let simulation = TweenSimulation<Double>(
        acceleration: { _, _, _ in acceleration }, isAtRest: { _, _ in false })
      var track = SimulationTrack(simulation.forces, values: [2], velocities: [.nan])
      #expect(track.state(of: 0, at: Self.flicks(2)).value == 2)
      #expect(track.fault?.parameter == "acceleration")
    }
    let wild = TweenSimulation<Double>(
      acceleration: { value, _, _ in value * 1e200 }, isAtRest: { _, _ in false })
    var track = SimulationTrack(wild.forces, values: [1], velocities: [0])
    #expect(track.state(of: 0, at: Self.flicks(3)).value.isFinite)
  }
}
