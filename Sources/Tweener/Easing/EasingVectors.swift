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
