import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("Kernels in every width")
struct EasingWidthTests {
  /// Runs a kernel in every width, and in one lane as `Easing` itself does.
  private struct Comparison: EasingVisitor {
    struct KernelFormula<K: EasingKernel>: Formula {
      let kernel: K
      func callAsFunction<N: EasingNumber>(_ x: N) -> N { kernel(x) }
    }

    let easing: Easing
    let times: [Double]

    /// The first time at which any two ways differ.
    func visit<K: EasingKernel>(_ kernel: K) -> Double? {
      KernelFormula(kernel: kernel).firstDifferenceBetweenWidths(at: times)
        ?? times.first { kernel($0).bitPattern != easing($0).bitPattern }
    }

    func visitCustom(_ curve: (Double) -> Double) -> Double? { .nan }
  }

  @Test(arguments: EasingSamples.all + [.steps(4, jump: .start), .steps(4, jump: .both)])
  func `four lanes give the bits of one at 10,000 times`(easing: Easing) {
    let seed: UInt64 = 11
    let count = TrialCount.of(1_250, atLeast: 20) * 8
    let random = EasingSamples.randomTimes(count - 16, seed: seed)
    let special = EasingSamples.times.suffix(6) + [0, 1, 0.5, 0.25, 0.75, 1, 0, 1, 0, 0.5]
    let times = random + special
    #expect(times.count == count)
    let difference = easing.accept(Comparison(easing: easing, times: times))
    #expect(difference == nil, "seed \(seed)")
  }
}
