// The exponential curves as the library Tweener for ActionScript 3 has them: shifted or stretched
// by about a thousandth, so that they nearly meet the ends that the power of two misses.
// Four formulas, because the curves are not mirror images of each other. All ends are pinned.

/// The bent curve of a direction.
///
/// - in(t) = 2^(10(t - 1)) - 0.001.
/// - out(t) = 1.001(1 - 2^(-10t)).
/// - inOut(t) = 2^(10(2t - 1))/2 - 0.0005, then 1.0005(1 - 2^(-10(2t - 1))/2).
/// - outIn(t) = 1.001(1 - 2^(-20t))/2, then ½ + (2^(20(t - 1)) - 0.001)/2, and ½ in the middle.
struct ExpoBentKernel: EasingKernel {
  let direction: EasingDirection

  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N {
    let half = N(0.5)
    let centered = (t + t) - N(1)
    let exponent =
      switch direction {
      case .in: N(10) * (t - N(1))
      case .out: N(-10) * t
      case .inOut: N(-10) * centered.absolute()
      case .outIn: N(20) * N.select(t, below: half, N(0) - t, t - N(1))
      }
    let power = exponent.exp2InRange()
    let value: N
    switch direction {
    case .in: value = power - N(0.001)
    case .out: value = N(1.001) * (N(1) - power)
    case .inOut:
      let wave = half * power
      value = N.select(centered, below: N(0), wave - N(0.0005), N(1.0005) * (N(1) - wave))
    case .outIn:
      let out = (half * N(1.001)) * (N(1) - power)
      let into = half + half * (power - N(0.001))
      value = N.select(t, below: half, out, N.select(half, below: t, into, half))
    }
    return value.pinned(at: t)
  }

  func slope(at t: Double) -> Double {
    switch direction {
    case .in: ExpoKernel().slope(at: t)
    case .out: 1.001 * ExpoKernel().slope(at: 1 - t)
    case .inOut:
      t < 0.5 ? ExpoKernel().slope(at: 2 * t) : 1.0005 * ExpoKernel().slope(at: 2 - 2 * t)
    case .outIn:
      t < 0.5 ? 1.001 * ExpoKernel().slope(at: 1 - 2 * t) : ExpoKernel().slope(at: 2 * t - 1)
    }
  }
}

extension EasingNumber {
  /// `self`, but exactly 0 at t = 0 and exactly 1 at t = 1.
  @inline(__always)
  func pinned(at t: Self) -> Self {
    let started = Self.select(Self(0), below: t, self, Self(0))
    return Self.select(t, below: Self(1), started, Self(1))
  }
}

extension Easing {
  /// `inExpo` as Tweener for ActionScript 3 has it: 2^(10(t - 1)) - 0.001, ends pinned.
  public static var inExpoBent: Easing { Easing(.expoBent(.in)) }
  /// `outExpo` as Tweener for ActionScript 3 has it: 1.001(1 - 2^(-10t)), ends pinned.
  public static var outExpoBent: Easing { Easing(.expoBent(.out)) }
  /// `inOutExpo` as Tweener for ActionScript 3 has it: 0.50025 in the middle, ends pinned.
  public static var inOutExpoBent: Easing { Easing(.expoBent(.inOut)) }
  /// `outInExpo` as Tweener for ActionScript 3 has it: its halves are `outExpoBent` and
  /// `inExpoBent`.
  public static var outInExpoBent: Easing { Easing(.expoBent(.outIn)) }
}
