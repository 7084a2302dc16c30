// Programs of what people do with tweens, each beside its twin in GSAP where that is at hand (`--gsap PATH`, a copy of gsap.js of your
// own), else beside the C loop.

import CLoops
import Foundation

func lifeRows(_ bench: Bench) {
  guard let script = options.gsap else {
    for program in LifeProgram.all { row(program, bench) }
    return
  }
  // As often as it takes until node has compiled what there is to compile.
  let rival = Rival(script: script, rounds: 7)
  let rounds = bench.isShort ? 1 : 3
  if options.isAlone {
    for program in LifeProgram.all { compare([program], rival, rounds, bench, isAlone: true) }
  } else {
    compare(LifeProgram.all, rival, rounds, bench, isAlone: false)
  }
  let ratios = bench.figures.filter { $0.row.hasPrefix("life: ") }.compactMap(\.ratio)
  let mean = exp(ratios.map { log($0) }.reduce(0, +) / Double(max(ratios.count, 1)))
  log("times faster than GSAP: worst \(ratios.min() ?? 0), geometric mean \(mean)")
}

/// One program beside the C loop.
private func row(_ program: LifeProgram, _ bench: Bench) {
  var outcome: LifeProgram.Outcome?
  bench.row(
    "life: \(program.name), a unit", program.units, repetitions: bench.isShort ? 3 : 7,
    units: program.units, bar: .none,
    body: { outcome = program.measured { Double(thread_nanoseconds()) } },
    fault: { outcome.flatMap(program.fault) })
}

/// Programs beside their twins, in turn: a process of the twins, then ours, some rounds.
private func compare(
  _ programs: [LifeProgram], _ rival: Rival, _ rounds: Int, _ bench: Bench, isAlone: Bool
) {
  var times: [String: [(own: Double, other: Double)]] = [:]
  for round in 0..<rounds {
    log("life, round \(round + 1) of \(rounds)")
    let others = rival.run(isAlone ? programs.map(\.name) : [])
    for program in programs {
      var best = Double.infinity
      for _ in 0..<rival.rounds {
        let outcome = program.measured { Double(thread_nanoseconds()) }
        best = min(best, outcome.nanoseconds / Double(program.units))
        if let fault = program.fault(of: outcome) { bench.fault("\(program.name): \(fault)") }
      }
      guard let other = others[program.name] else {
        bench.fault("\(program.name): node said nothing of it")
        continue
      }
      if abs(other.sum - program.sum) > program.tolerance || other.calls != program.calls {
        bench.fault("\(program.name): GSAP ends at \(other.sum), with \(other.calls) callbacks")
      }
      times[program.name, default: []].append((best, other.nanoseconds))
    }
  }
  for program in programs {
    let pairs = times[program.name] ?? []
    bench.add(
      Figure(
        row: "life: \(program.name)" + (isAlone ? ", alone" : ""), size: program.units,
        value: pairs.map(\.own).median, loop: pairs.map(\.other).median,
        ratio: pairs.map { $0.other / $0.own }.median, bar: .faster(isAlone ? 4 : 7)))
  }
}

/// The programs in GSAP.
private struct Rival {
  let script: String
  let rounds: Int

  /// What `life.js` says of each program.
  func run(_ only: [String]) -> [String: LifeProgram.Outcome] {
    let (process, pipe) = (Process(), Pipe())
    let twins = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Life/life.js").standardized.path
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["node", twins, script, "\(rounds)"] + only
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return [:] }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var outcomes: [String: LifeProgram.Outcome] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 4, let time = Double(words[1]), let sum = Double(words[2]),
        let calls = Int(words[3])
      else { continue }
      outcomes[String(words[0])] = LifeProgram.Outcome(
        nanoseconds: time * 1_000, sum: sum, calls: calls)
    }
    return outcomes
  }
}
