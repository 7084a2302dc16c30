// Checks that a formula gives the same bits in every width. Used for the functions and the kernels.

@testable import Tweener

/// Anything that is written once for every width.
protocol Formula: Sendable {
  func callAsFunction<N: EasingNumber>(_ x: N) -> N
}

extension Formula {
  /// The first argument at which four lanes differ from one, or `nil`.
  func firstDifferenceBetweenWidths(at xs: [Double]) -> Double? {
    for i in stride(from: 0, through: xs.count - 4, by: 4) {
      let four = SIMD4<Double>(xs[i..<(i + 4)])
      let values = self(four)
      for lane in 0..<4 where values[lane].bitPattern != self(four[lane]).bitPattern {
        return four[lane]
      }
    }
    return nil
  }
}
