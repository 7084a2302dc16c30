// One curve of another library: what it is called there and its values at t = 0, 0.1, ... 1.
// The rows are in the files named after the libraries; the tests say which curve of ours is meant.

import Testing

@testable import Tweener

struct EasingRow: Sendable, CustomTestStringConvertible {
  let name: String
  let parameters: [String: String]
  let values: [Double]

  var testDescription: String {
    ([name] + parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
      .joined(separator: " ")
  }

  /// Reads rows: a line with the name and parameters, then indented lines of values.
  static func read(_ text: String) -> [EasingRow] {
    var rows: [EasingRow] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if line.hasPrefix(" ") {
        let row = rows.removeLast()
        rows.append(
          EasingRow(
            name: row.name, parameters: row.parameters,
            values: row.values + words.map { Double($0)! }))
      } else {
        let pairs = words.dropFirst().joined(separator: ";").split(separator: ";").map {
          let parts = $0.split(separator: "=").map(String.init)
          return (parts[0], parts[1])
        }
        rows.append(
          EasingRow(
            name: words[0], parameters: Dictionary(uniqueKeysWithValues: pairs), values: []))
      }
    }
    return rows
  }

  /// A parameter that is a number.
  subscript(parameter: String) -> Double? { parameters[parameter].flatMap { Double($0) } }

  /// The points of time of `values`.
  static let times = (0...10).map { Double($0) / 10 }

  /// The largest distance from `curve` at the points `range`; not-a-number is infinitely far.
  func distance(
    from curve: (Double) -> Double, at range: ClosedRange<Int> = 0...10
  ) -> Double {
    range.map { i in
      let distance = (values[i] - curve(Self.times[i])).magnitude
      return distance.isNaN ? .infinity : distance
    }.max()!
  }

  func distance(from easing: Easing, at range: ClosedRange<Int> = 0...10) -> Double {
    distance(from: { easing($0) }, at: range)
  }
}
