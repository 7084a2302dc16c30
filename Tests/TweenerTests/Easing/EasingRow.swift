// One curve of another library: its name there and its values at t = 0, 0.1, ... 1, from
// Reference/easings.csv. The tests say which curve of ours is meant.

import Testing
import TweenerTestSupport

@testable import Tweener

struct EasingRow: Sendable, CustomTestStringConvertible {
  let name: String
  let parameters: [String: String]
  let values: [Double]

  var testDescription: String {
    ([name] + parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
      .joined(separator: " ")
  }

  static let gldTween = rows(of: "gldtween")
  /// GLDTween with its plain defects corrected, of the curves concerned.
  static let gldTweenIntended = rows(of: "gldtween-intended")
  static let gsap = rows(of: "gsap")
  static let tweener = rows(of: "tweener")

  private static func rows(of engine: String) -> [EasingRow] {
    all.filter { $0.engine == engine }.map(\.row)
  }

  private static let all = ReferenceTable.rows("easings").map { cells in
    // The alias of another curve has words in place of parameters.
    let pairs = cells[2].split(separator: ";").map { $0.split(separator: "=").map(String.init) }
      .filter { $0.count == 2 }.map { ($0[0], $0[1]) }
    return (
      engine: cells[0],
      row: EasingRow(
        name: cells[1], parameters: Dictionary(uniqueKeysWithValues: pairs),
        values: cells.dropFirst(4).map { Double($0)! })
    )
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
