// The table, in Markdown, with the machine it was measured on.

import Foundation

enum Report {
  static func write(_ figures: [Figure], _ faults: [String]) {
    print(machine)
    print()
    print("| row | size | Tweener | C loop, a write | ratio | bar | |")
    print("|---|--:|--:|--:|--:|--:|---|")
    for figure in figures {
      let cells = [
        figure.row, grouped(figure.size), value(figure), figure.loop.map { number($0) } ?? "",
        figure.ratio.map { number($0) } ?? "", bar(figure), verdict(figure),
      ]
      print("| " + cells.joined(separator: " | ") + " |")
    }
    print()
    for fault in faults { print("Wrong values: \(fault)") }
    let missed = figures.filter { if case .missed = $0.verdict { true } else { false } }.count
    let barred = figures.filter { if case .none = $0.bar { false } else { true } }.count
    print("\(barred - missed) of \(barred) bars met")
  }

  static func plain(_ figure: Figure) -> String {
    "\(figure.row), \(grouped(figure.size)): \(value(figure))"
      + (figure.ratio.map { ", \(number($0)) times \(unit(figure))" } ?? "") + ", "
      + verdict(figure)
  }

  private static func unit(_ figure: Figure) -> String {
    switch figure.bar {
    case .growth: "a tenth as many"
    case .doubling: "half the work"
    case .faster: "faster than GSAP"
    default: "C"
    }
  }

  private static func value(_ figure: Figure) -> String {
    switch figure.bar {
    case .bytes: number(figure.value) + " bytes"
    case .allocations: number(figure.value)
    default: number(figure.value) + " ns"
    }
  }

  private static func bar(_ figure: Figure) -> String {
    switch figure.bar {
    case .ratio(let ratio), .growth(let ratio), .doubling(let ratio): "≤ \(number(ratio))"
    case .faster(let ratio): "≥ \(number(ratio))"
    case .nanoseconds(let nanoseconds):
      "≤ \(number(figure.bar.ratio ?? 0)) (\(number(nanoseconds)) ns)"
    case .bytes(let bytes): "≤ \(number(bytes)) bytes"
    case .allocations: "0"
    case .none: ""
    }
  }

  private static func verdict(_ figure: Figure) -> String {
    switch figure.verdict {
    case .met: "met"
    case .missed(let factor): factor.isFinite ? "missed, × \(number(factor))" : "missed"
    case .open: ""
    }
  }

  /// Three digits, or all of a whole number.
  private static func number(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e6 { return grouped(Int(value)) }
    if abs(value) >= 100 { return grouped(Int(value.rounded())) }
    return String(format: abs(value) >= 10 ? "%.1f" : "%.2f", value)
  }

  private static func grouped(_ value: Int) -> String {
    var text = String(abs(value))
    var place = text.count - 3
    while place > 0 {
      text.insert(",", at: text.index(text.startIndex, offsetBy: place))
      place -= 3
    }
    return (value < 0 ? "-" : "") + text
  }

  private static var machine: String {
    let info = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let clock = info.split(separator: "\n").first { $0.hasPrefix("cpu MHz") }
      .flatMap { Double($0.split(separator: ":")[1].trimmingCharacters(in: .whitespaces)) }
    let memory = Int((Double(ProcessInfo.processInfo.physicalMemory) / 0x1p30).rounded())
    return "\(architecture), \(ProcessInfo.processInfo.activeProcessorCount) cores"
      + (clock.map { String(format: " at %.1f GHz", $0 / 1_000) } ?? "") + ", \(memory) GiB"
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86-64"
    #elseif arch(arm64)
      "arm64"
    #else
      "another architecture"
    #endif
  }
}

/// A line of progress.
func log(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}

func exitProgram(_ code: Int32) -> Never { exit(code) }
