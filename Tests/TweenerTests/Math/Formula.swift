// Checks that a formula gives the same bits in every width. Used for the functions and the kernels.

@testable import Tweener

/// Anything that is written once for every width.
protocol Formula: Sendable {
  func callAsFunction<N: EasingNumber>(_ x: N) -> N
}

extension Formula {
  /// The first argument at which two, four or eight lanes differ from one, or `nil`.
  func firstDifferenceBetweenWidths(at xs: [Double]) -> Double? {
    for i in stride(from: 0, through: xs.count - 8, by: 8) {
      let x8 = SIMD8<Double>(xs[i..<(i + 8)])
      let y8 = self(x8)
      let y4 = [self(x8.lowHalf), self(x8.highHalf)]
      let y2 = [
        self(x8.lowHalf.lowHalf), self(x8.lowHalf.highHalf), self(x8.highHalf.lowHalf),
        self(x8.highHalf.highHalf),
      ]
      for lane in 0..<8 {
        let bits = self(x8[lane]).bitPattern
        let same =
          y8[lane].bitPattern == bits && y4[lane / 4][lane % 4].bitPattern == bits
          && y2[lane / 2][lane % 2].bitPattern == bits
        if !same { return x8[lane] }
      }
    }
    return nil
  }
}
