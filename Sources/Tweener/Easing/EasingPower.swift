// The powers of progress: quad, cubic, quart, quint.

/// in(t) = t².
struct QuadKernel: EasingKernel {
  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N { t * t }

  func slope(at t: Double) -> Double { 2 * t }
}

/// in(t) = t³, as (t · t) · t.
struct CubicKernel: EasingKernel {
  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N { (t * t) * t }

  func slope(at t: Double) -> Double { 3 * (t * t) }
}

/// in(t) = t⁴, as (t · t) · (t · t).
struct QuartKernel: EasingKernel {
  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N {
    let square = t * t
    return square * square
  }

  func slope(at t: Double) -> Double { 4 * (t * t * t) }
}

/// in(t) = t⁵, as t⁴ · t.
struct QuintKernel: EasingKernel {
  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N {
    let square = t * t
    return (square * square) * t
  }

  func slope(at t: Double) -> Double {
    let square = t * t
    return 5 * (square * square)
  }
}

extension Easing {
  /// The line: eased progress is progress.
  public static var linear: Easing { Easing(.linear) }

  /// Quadratic, gentle at the start: t².
  public static var inQuad: Easing { Easing(.quad(.in)) }
  /// Quadratic, gentle at the end: 1 - (1 - t)².
  public static var outQuad: Easing { Easing(.quad(.out)) }
  /// Quadratic, gentle at both ends.
  public static var inOutQuad: Easing { Easing(.quad(.inOut)) }
  /// Quadratic, gentle in the middle.
  public static var outInQuad: Easing { Easing(.quad(.outIn)) }

  /// Cubic, gentle at the start: t³.
  public static var inCubic: Easing { Easing(.cubic(.in)) }
  /// Cubic, gentle at the end: 1 - (1 - t)³.
  public static var outCubic: Easing { Easing(.cubic(.out)) }
  /// Cubic, gentle at both ends.
  public static var inOutCubic: Easing { Easing(.cubic(.inOut)) }
  /// Cubic, gentle in the middle.
  public static var outInCubic: Easing { Easing(.cubic(.outIn)) }

  /// Quartic, gentle at the start: t⁴.
  public static var inQuart: Easing { Easing(.quart(.in)) }
  /// Quartic, gentle at the end: 1 - (1 - t)⁴.
  public static var outQuart: Easing { Easing(.quart(.out)) }
  /// Quartic, gentle at both ends.
  public static var inOutQuart: Easing { Easing(.quart(.inOut)) }
  /// Quartic, gentle in the middle.
  public static var outInQuart: Easing { Easing(.quart(.outIn)) }

  /// Quintic, gentle at the start: t⁵.
  public static var inQuint: Easing { Easing(.quint(.in)) }
  /// Quintic, gentle at the end: 1 - (1 - t)⁵.
  public static var outQuint: Easing { Easing(.quint(.out)) }
  /// Quintic, gentle at both ends.
  public static var inOutQuint: Easing { Easing(.quint(.inOut)) }
  /// Quintic, gentle in the middle.
  public static var outInQuint: Easing { Easing(.quint(.outIn)) }
}
