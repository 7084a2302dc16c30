// The elastic curves by name. Parameters become harmless here and nowhere else.

extension Easing {
  /// Swings ever wider and snaps to the end; amplitude 1, period 0.3.
  public static var inElastic: Easing { inElastic() }
  /// Shoots beyond the end and swings out; amplitude 1, period 0.3.
  public static var outElastic: Easing { outElastic() }
  /// Swings at both ends; amplitude 1, period 0.45.
  public static var inOutElastic: Easing { inOutElastic() }
  /// Swings in the middle; amplitude 1, period 0.3.
  public static var outInElastic: Easing { outInElastic() }

  /// Swings ever wider and snaps to the end: -a · 2^(10(t - 1)) · sin((t - 1 - s) · 2π/p).
  ///
  /// - `amplitude`: a, as a share of the change. Below 1 it counts as 1, which is the least that
  ///   meets the end value; it clamps to 1,000,000 at most. Where it is not finite it is 1.
  /// - `period`: p, as a share of the duration. It clamps to 10^-6 … 10^6; where it is not finite,
  ///   zero or negative it is 0.3.
  ///
  /// ```swift
  /// print(Easing.inElastic(amplitude: 1, period: 0.5)(1))  // prints 1.0
  /// ```
  ///
  /// > Source: R. Penner, "Programming Macromedia Flash MX", 2002, chapter 7;
  /// > s = p/(2π) · asin(1/a).
  public static func inElastic(amplitude: Double = 1, period: Double = 0.3) -> Easing {
    elastic(.in, amplitude, period)
  }

  /// Shoots beyond the end and swings out: a · 2^(-10t) · sin((t - s) · 2π/p) + 1.
  ///
  /// The parameters are those of `inElastic(amplitude:period:)`.
  public static func outElastic(amplitude: Double = 1, period: Double = 0.3) -> Easing {
    elastic(.out, amplitude, period)
  }

  /// Swings at both ends.
  ///
  /// The parameters are those of `inElastic(amplitude:period:)`, but the period counts in halves of
  /// the duration, and is 0.45 (Penner's 0.3 · 1.5) where it is not given or not valid.
  public static func inOutElastic(amplitude: Double = 1, period: Double = 0.45) -> Easing {
    elastic(.inOut, amplitude, period)
  }

  /// Swings in the middle: an out and an in curve of half the size each.
  ///
  /// The parameters are those of `inElastic(amplitude:period:)`, but the amplitude counts in halves
  /// of the change and the period in halves of the duration.
  public static func outInElastic(amplitude: Double = 1, period: Double = 0.3) -> Easing {
    elastic(.outIn, amplitude, period)
  }

  /// A period of not-a-number is the usual one.
  static func elastic(
    _ direction: EasingDirection, _ amplitude: Double = 1, _ period: Double = .nan
  ) -> Easing {
    let usual = direction == .inOut ? 0.45 : 0.3
    let p = period > 0 ? period.parameter(in: 1e-6...1e6, otherwise: usual) : usual
    let a = amplitude.parameter(in: 1...1e6, otherwise: 1)
    return Easing(.elastic(amplitude: a, period: p, direction))
  }

  /// `inElastic` with its period in seconds, for a tween of `duration` seconds.
  ///
  /// The period is `periodSeconds / duration`; where that is not finite, zero or negative it is the
  /// usual one. Everything else as for `inElastic(amplitude:period:)`.
  ///
  /// ```swift
  /// let easing = Easing.inElastic(periodSeconds: 1, duration: 2)
  /// print(easing == .inElastic(period: 0.5))  // prints true
  /// ```
  public static func inElastic(
    amplitude: Double = 1, periodSeconds: Double, duration: Double
  ) -> Easing {
    inElastic(amplitude: amplitude, period: periodSeconds / duration)
  }

  /// `outElastic` with its period in seconds; see `inElastic(amplitude:periodSeconds:duration:)`.
  public static func outElastic(
    amplitude: Double = 1, periodSeconds: Double, duration: Double
  ) -> Easing {
    outElastic(amplitude: amplitude, period: periodSeconds / duration)
  }

  /// `inOutElastic` with its period in seconds of the half in which it swings, as Penner counts it;
  /// see `inElastic(amplitude:periodSeconds:duration:)`.
  public static func inOutElastic(
    amplitude: Double = 1, periodSeconds: Double, duration: Double
  ) -> Easing {
    inOutElastic(amplitude: amplitude, period: periodSeconds / duration)
  }

  /// `outInElastic` with its period in seconds, counted as in `inOutElastic`;
  /// see `inElastic(amplitude:periodSeconds:duration:)`.
  public static func outInElastic(
    amplitude: Double = 1, periodSeconds: Double, duration: Double
  ) -> Easing {
    outInElastic(amplitude: amplitude, period: periodSeconds / duration)
  }
}
