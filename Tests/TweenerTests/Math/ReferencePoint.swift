// A function's true value at one point, and how far a result is from it. Used by the tests of this
// folder; the points are in the files named after the functions.

@testable import Tweener

/// A true value to a thousandth of an ULP.
struct ReferencePoint: Sendable {
  let x: Double
  /// The double nearest to the true value.
  let nearest: Double
  /// What the true value is above `nearest`, in ULPs of `nearest`.
  let rest: Double

  /// Reads triples: two bit patterns in hexadecimal and thousandths of an ULP.
  static func read(_ text: String) -> [ReferencePoint] {
    let words = text.split(whereSeparator: \.isWhitespace)
    return stride(from: 0, to: words.count, by: 3).map { i in
      ReferencePoint(
        x: Double(bitPattern: UInt64(words[i], radix: 16)!),
        nearest: Double(bitPattern: UInt64(words[i + 1], radix: 16)!),
        rest: Double(words[i + 2])! / 1000)
    }
  }

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
