// Takes a run-up: leaves 0 … 1 by an overshoot.

/// in(t) = t²((s + 1)t - s), as t³ + s · t²(t - 1), which is exact at both ends for every s.
struct BackKernel: EasingKernel {
  let overshoot: Double

  /// For inOut the overshoot is 1.525 times as strong, as Penner has it.
  init(direction: EasingDirection, overshoot: Double) {
    self.overshoot = direction == .inOut ? overshoot * 1.525 : overshoot
  }

  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N {
    let square = t * t
    return square * t + N(overshoot) * (square * (t - N(1)))
  }

  func slope(at t: Double) -> Double { 3 * (t * t) + overshoot * (t * (3 * t - 2)) }
}

extension Easing {
  /// Penner's overshoot, 1.70158: a tenth of the distance beyond the end. No unit.
  public static var defaultOvershoot: Double { 1.70158 }

  /// Takes a run-up before the start; `inBack(overshoot:)` with Penner's overshoot.
  public static var inBack: Easing { inBack(overshoot: defaultOvershoot) }
  /// Goes beyond the end and returns; `outBack(overshoot:)` with Penner's overshoot.
  public static var outBack: Easing { outBack(overshoot: defaultOvershoot) }
  /// Run-up and overshoot; `inOutBack(overshoot:)` with Penner's overshoot.
  public static var inOutBack: Easing { inOutBack(overshoot: defaultOvershoot) }
  /// Overshoots the middle from both sides; `outInBack(overshoot:)` with Penner's overshoot.
  public static var outInBack: Easing { outInBack(overshoot: defaultOvershoot) }

  /// Takes a run-up before the start: t³ + s · t²(t - 1).
  ///
  /// `overshoot` is s, without a unit: 0 is `inCubic`. It clamps to ±1,000,000; where it is not
  /// finite it is 1.70158.
  ///
  /// > Source: R. Penner, "Programming Macromedia Flash MX", 2002, chapter 7.
  public static func inBack(overshoot: Double) -> Easing { back(.in, overshoot) }

  /// Goes beyond the end and returns. `overshoot` as for `inBack(overshoot:)`.
  public static func outBack(overshoot: Double) -> Easing { back(.out, overshoot) }

  /// Run-up and overshoot. `overshoot` as for `inBack(overshoot:)`, here times Penner's 1.525.
  public static func inOutBack(overshoot: Double) -> Easing { back(.inOut, overshoot) }

  /// Overshoots the middle from both sides. `overshoot` as for `inBack(overshoot:)`.
  public static func outInBack(overshoot: Double) -> Easing { back(.outIn, overshoot) }

  static func back(_ direction: EasingDirection, _ overshoot: Double) -> Easing {
    let s = overshoot.parameter(in: -1e6...1e6, otherwise: defaultOvershoot)
    return Easing(.back(overshoot: s, direction))
  }
}
