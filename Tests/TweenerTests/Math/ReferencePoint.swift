// A function's true value at one point, and how far a result is from it. Used by the tests of this
// folder; the points are in Reference/functions.csv.

import TweenerTestSupport

@testable import Tweener

/// A true value to a thousandth of an ULP.
struct ReferencePoint: Sendable {
  let x: Double
  /// The double nearest to the true value.
  let nearest: Double
  /// What the true value is above `nearest`, in ULPs of `nearest`.
  let rest: Double

  static let exponential = all["exponential"] ?? []
  static let exponentialLessOne = all["exponentialLessOne"] ?? []
  static let logarithm = all["logarithm"] ?? []
  static let sine = all["sine"] ?? []
  static let cosine = all["cosine"] ?? []
  static let quarterSine = all["quarterSine"] ?? []
  static let halfTurnSine = all["halfTurnSine"] ?? []
  static let halfTurnCosine = all["halfTurnCosine"] ?? []
  static let arcSine = all["arcSine"] ?? []
  static let squareRoot = all["squareRoot"] ?? []

  /// By function: two bit patterns and thousandths of an ULP in a row.
  private static let all: [String: [ReferencePoint]] = {
    var points: [String: [ReferencePoint]] = [:]
    for cells in ReferenceTable.rows("functions") {
      points[cells[0], default: []].append(
        ReferencePoint(
          x: ReferenceTable.double(ofBits: cells[1]),
          nearest: ReferenceTable.double(ofBits: cells[2]), rest: Double(cells[3])! / 1000))
    }
    return points
  }()

  /// The distance of `result` from the true value, in ULPs.
  func error(of result: Double) -> Double {
    let error = ((result - nearest) / nearest.ulp - rest).magnitude
    return error.isNaN ? .infinity : error
  }
}

extension [ReferencePoint] {
  /// The largest error of `function` over these points, and where it is.
  func worst(_ function: (Double) -> Double) -> (error: Double, x: Double) {
    var worst = (error: -1.0, x: 0.0)
    for point in self {
      let error = point.error(of: function(point.x))
      if error > worst.error { worst = (error, point.x) }
    }
    return worst
  }
}
