// Runs repetitions in the harness, each next to one of the C loop, and collects the figures.

import Benchmark
import CLoops

final class Bench {
  let isShort: Bool
  private(set) var figures: [Figure] = []
  private var faults: [String] = []

  init(isShort: Bool) {
    self.isShort = isShort
  }

  /// Sizes to be tried: all, or the first and the last but one.
  func sizes(_ all: [Int]) -> [Int] {
    isShort && all.count > 2 ? [all[0], all[all.count - 2]] : all
  }

  /// Nanoseconds of each repetition of `body`, and of each of `loops` next to it.
  struct Times {
    var body: [Double]
    var loops: [[Double]]
  }

  /// Repeats `body` after `prepare`, which is not counted, and before each time runs the loops once.
  ///
  /// The harness sees to warming up and repeating; the time is that of the processor and not of the wall,
  /// which on a busy machine says more about the other programs.
  func time(
    _ name: String, repetitions given: Int? = nil, loops: [() -> Void],
    prepare: @escaping () -> Void = {}, body: @escaping () -> Void
  ) -> Times {
    let repetitions = given ?? (isShort ? 3 : 15)
    var times = Times(body: [], loops: loops.map { _ in [] })
    let suite = BenchmarkSuite(
      name: "Tweener", settings: Iterations(repetitions), WarmupIterations(1))
    suite.benchmark(name) { state in
      prepare()
      for (index, loop) in loops.enumerated() {
        times.loops[index].append(Self.nanoseconds(loop))
      }
      try state.measure { times.body.append(Self.nanoseconds(body)) }
    }
    log(name)
    var runner = BenchmarkRunner(suites: [suite], settings: [Format(.none), Quiet(true)])
    do { try runner.run() } catch {
      log("the harness failed: \(error)")
      exitProgram(1)
    }
    return Times(
      body: times.body.suffix(repetitions), loops: times.loops.map { $0.suffix(repetitions) })
  }

  private static func nanoseconds(_ body: () -> Void) -> Double {
    let start = thread_nanoseconds()
    body()
    return Double(thread_nanoseconds() - start)
  }

  /// The C loop whose writes are the unit of everything that is stated in nanoseconds: inOutQuad over
  /// 10,000 objects, which is arithmetic and not memory.
  private lazy var yardstick = Loop(size: yardstickSize)
  private let yardstickSize = 10_000
  private let yardstickFrames = 20

  /// Times something against the yardstick and enters what one of its `units` took. `fault` tells what is
  /// wrong with the values it left.
  @discardableResult
  func row(
    _ row: String, _ size: Int, repetitions: Int? = nil, units: Int, bar: Bar,
    prepare: @escaping () -> Void = {}, body: @escaping () -> Void, fault: () -> String?
  ) -> Figure? {
    let times = time(
      "\(row), \(size)", repetitions: repetitions, loops: yardstick.frames(yardstickFrames),
      prepare: prepare, body: body)
    if let fault = fault() {
      self.fault("\(row), \(size): \(fault)")
      return nil
    }
    return add(
      row, size, times, units: Double(units), writes: Double(yardstickFrames * yardstickSize),
      bar: bar)
  }

  /// Enters a figure: `times` over `units` each, against the faster of the loops over `writes` each.
  @discardableResult
  func add(
    _ row: String, _ size: Int, _ times: Times, units: Double, writes: Double, bar: Bar
  ) -> Figure {
    let loop = times.loops.min { $0.median < $1.median } ?? []
    let ratios = zip(times.body, loop).map { ($0 / units) / ($1 / writes) }
    return add(
      Figure(
        row: row, size: size, value: times.body.median / units, loop: loop.median / writes,
        ratio: ratios.median, bar: bar))
  }

  @discardableResult
  func add(_ figure: Figure) -> Figure {
    figures.append(figure)
    log("  " + Report.plain(figure))
    return figure
  }

  /// A figure whose values were wrong does not count.
  func fault(_ what: String) {
    faults.append(what)
    log("  wrong: " + what)
  }

  func report() -> Never {
    Report.write(figures, faults)
    let alarms = figures.compactMap { figure in
      figure.alarm.map { "\(figure.row), \(figure.size): \($0)" }
    }
    for alarm in alarms { log(alarm) }
    exitProgram(faults.isEmpty && alarms.isEmpty ? 0 : 1)
  }
}

extension [Double] {
  /// The middle one; not a number where there is none.
  var median: Double {
    guard !isEmpty else { return .nan }
    let sorted = sorted()
    return (sorted[count / 2] + sorted[(count - 1) / 2]) / 2
  }
}
