// The kernels of out, inOut and outIn, made of that of in. `Easing.accept` wraps a family's
// in-kernel in these. They must not know which curve they mirror: only that it is exactly 0 at 0
// and exactly 1 at 1.

/// The end of a curve that is the gentle one.
enum EasingDirection: String, Hashable, Sendable, CaseIterable {
  case `in`, out, inOut, outIn
}

/// out(t) = 1 - in(1 - t).
struct OutKernel<In: EasingKernel>: EasingKernel {
  let base: In

  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N { N(1) - base(N(1) - t) }

  func slope(at t: Double) -> Double { base.slope(at: 1 - t) }
}

/// inOut(t) = in(2t)/2 in the first half, 1 - in(2 - 2t)/2 in the second.
struct InOutKernel<In: EasingKernel>: EasingKernel {
  let base: In

  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N {
    let half = N(0.5)
    let twice = t + t
    let value = half * base(N.select(t, below: half, twice, N(2) - twice))
    return N.select(t, below: half, value, N(1) - value)
  }

  func slope(at t: Double) -> Double { base.slope(at: t < 0.5 ? 2 * t : 2 - 2 * t) }
}

/// outIn(t) = ½ - in(1 - 2t)/2 in the first half, ½ + in(2t - 1)/2 in the second.
struct OutInKernel<In: EasingKernel>: EasingKernel {
  let base: In

  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N {
    let half = N(0.5)
    let twice = t + t
    let value = half * base(N.select(t, below: half, N(1) - twice, twice - N(1)))
    return N.select(t, below: half, half - value, half + value)
  }

  func slope(at t: Double) -> Double { base.slope(at: t < 0.5 ? 1 - 2 * t : 2 * t - 1) }
}
