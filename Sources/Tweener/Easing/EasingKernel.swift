// A curve as a formula. One small struct per curve conforms; the sweep and `Easing` call it.
// A kernel must not know about time, tweens or values: progress in, eased progress out.

/// A curve with its parameters, written once for every width of `EasingNumber`.
///
/// `t` is within 0 … 1, both included; the caller clamps. A kernel does not branch on `t`. It is
/// `@inline(__always)`, so that a loop over a known kernel holds nothing but arithmetic.
protocol EasingKernel: Sendable {
  func callAsFunction<N: EasingNumber>(_ t: N) -> N

  /// The analytic derivative at `t` within 0 … 1; one of the two slopes where the curve has a
  /// corner.
  func slope(at t: Double) -> Double
}

/// The line.
struct LinearKernel: EasingKernel {
  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N { t }

  func slope(at t: Double) -> Double { 1 }
}

// Visitors of a curve's kernel: the sweep's loops and the evaluation of single points.

/// Work to be done with a curve whose type is known, so that the compiler specialises the work.
protocol EasingVisitor {
  associatedtype Output
  func visit<K: EasingKernel>(_ kernel: K) -> Output
  func visitCustom(_ curve: @escaping (Double) -> Double) -> Output
}

extension EasingVisitor {
  /// Visits the kernel that `direction` makes of a family's in-kernel.
  func visit<K: EasingKernel>(_ base: K, _ direction: EasingDirection) -> Output {
    switch direction {
    case .in: visit(base)
    case .out: visit(OutKernel(base: base))
    case .inOut: visit(InOutKernel(base: base))
    case .outIn: visit(OutInKernel(base: base))
    }
  }
}

// Unsafe memory: eases many times at once. Each curve is compiled once for vectors, whatever loop
// its results go into. Sound because the caller has room for as many vectors as it names.

extension Easing {
  /// Replaces so many vectors of times, each 0 … 1, by their eased progress.
  typealias VectorFunction = (_ times: UnsafeMutablePointer<SIMD4<Double>>, _ count: Int) -> Void

  /// The function that eases vectors by this curve. To be made once and kept: the curve is prepared
  /// when it is made.
  var vectorFunction: VectorFunction { accept(VectorFunctionMaker()) }
}

private struct VectorFunctionMaker: EasingVisitor {
  func visit<Kernel: EasingKernel>(_ kernel: Kernel) -> Easing.VectorFunction {
    { times, count in
      for index in 0..<count { times[index] = kernel(times[index]) }
    }
  }

  func visitCustom(_ curve: @escaping (Double) -> Double) -> Easing.VectorFunction {
    { times, count in
      for index in 0..<count {
        for place in 0..<SIMD4<Double>.scalarCount {
          times[index][place] = curve(times[index][place])
        }
      }
    }
  }
}
