// A ball that is dropped: four parabolas.

/// in(t) = (b - x)(x - a), where x = 2.75(1 - t) is in the piece a … b of -1, 1, 2, 2.5, 2.75.
///
/// The parabolas are Penner's (his squares plus constants, factored into their zeros), but
/// exactly 0 at 0 and exactly 1 at 1.
struct BounceKernel: EasingKernel {
  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N {
    let x = N(2.75) * (N(1) - t)
    let (a, b) = piece(of: x)
    return (b - x) * (x - a)
  }

  func slope(at t: Double) -> Double {
    let x = 2.75 * (1 - t)
    let (a, b) = piece(of: x)
    return -2.75 * (a + b - 2 * x)
  }

  @inline(__always)
  private func piece<N: EasingNumber>(of x: N) -> (N, N) {
    let third = N.select(x, below: N(2.5), N(2), N(2.5))
    let thirdEnd = N.select(x, below: N(2.5), N(2.5), N(2.75))
    let second = N.select(x, below: N(2), N(1), third)
    let secondEnd = N.select(x, below: N(2), N(2), thirdEnd)
    return (
      N.select(x, below: N(1), N(-1), second), N.select(x, below: N(1), N(1), secondEnd)
    )
  }
}

extension Easing {
  /// A dropped ball in reverse: ever higher bounces, then up.
  public static var inBounce: Easing { Easing(.bounce(.in)) }
  /// A dropped ball: down, then ever lower bounces.
  public static var outBounce: Easing { Easing(.bounce(.out)) }
  /// Bounces at both ends.
  public static var inOutBounce: Easing { Easing(.bounce(.inOut)) }
  /// Bounces in the middle.
  public static var outInBounce: Easing { Easing(.bounce(.outIn)) }
}
