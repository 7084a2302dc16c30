// The power of progress for any exponent. Whole exponents up to 64 are products; quad to quint are
// the curves of these names.

/// in(t) = t^p, as 2^(p · log2 t), and exactly 0 at 0.
struct PowerKernel: EasingKernel {
  let exponent: Double

  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N {
    N.select(N(0), below: t, (N(exponent) * t.log2()).exp2(), N(0))
  }

  func slope(at t: Double) -> Double {
    // From inside: upright at 0 below an exponent of 1, level above.
    if t <= 0 { return exponent < 1 ? .infinity : 0 }
    return exponent * ((exponent - 1) * t.log2()).exp2()
  }
}

/// in(t) = t^n as a product of squares; exact where t^n has few enough digits.
struct WholePowerKernel: EasingKernel {
  let exponent: Int

  static let largest = 64.0

  @inline(__always)
  func callAsFunction<N: EasingNumber>(_ t: N) -> N { Self.power(t, exponent) }

  func slope(at t: Double) -> Double { Double(exponent) * Self.power(t, exponent - 1) }

  @inline(__always)
  private static func power<N: EasingNumber>(_ t: N, _ exponent: Int) -> N {
    var result = N(1)
    var square = t
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 { result = result * square }
      square = square * square
      rest >>= 1
    }
    return result
  }
}

extension EasingVisitor {
  /// Visits the kernel of an exponent.
  func visit(power exponent: Double, _ direction: EasingDirection) -> Output {
    if exponent <= WholePowerKernel.largest, exponent == exponent.nearestWhole() {
      return visit(WholePowerKernel(exponent: Int(exponent)), direction)
    }
    return visit(PowerKernel(exponent: exponent), direction)
  }
}

extension Easing {
  /// A power of progress, gentle at the start where the exponent is above 1: t^p.
  ///
  /// The exponents 1 to 5 are `linear` and the curves from quad to quint; those between are between
  /// them. Below 1 the curve is steep at the start: `inPower(0.5)` is the square root. The exponent
  /// clamps to 10^-6 … 10^6; zero, negative and not finite count as 1. The curve misses t^p by less
  /// than 2^-52.
  ///
  /// ```swift
  /// print(Easing.inPower(2) == .inQuad)  // prints true
  /// print(Easing.inPower(1.5)(0.25))  // prints 0.125
  /// ```
  public static func inPower(_ exponent: Double) -> Easing { power(exponent, .in) }

  /// A power of progress, gentle at the end where the exponent is above 1: 1 - (1 - t)^p. The
  /// exponent is that of `inPower(_:)`.
  ///
  /// ```swift
  /// print(Easing.outPower(7)(0.5))  // prints 0.9921875
  /// ```
  public static func outPower(_ exponent: Double) -> Easing { power(exponent, .out) }

  /// A power of progress, gentle at both ends where the exponent is above 1. The exponent is that
  /// of `inPower(_:)`.
  ///
  /// ```swift
  /// print(Easing.inOutPower(7)(0.25))  // prints 0.00390625
  /// ```
  public static func inOutPower(_ exponent: Double) -> Easing { power(exponent, .inOut) }

  /// A power of progress, gentle in the middle where the exponent is above 1. The exponent is that
  /// of `inPower(_:)`.
  ///
  /// ```swift
  /// print(Easing.outInPower(7)(0.25))  // prints 0.49609375
  /// ```
  public static func outInPower(_ exponent: Double) -> Easing { power(exponent, .outIn) }

  static func power(_ exponent: Double, _ direction: EasingDirection) -> Easing {
    guard exponent > 0 else { return .linear }
    let exponent = exponent.parameter(in: 1e-6...1e6, otherwise: 1)
    return switch exponent {
    case 1: .linear
    case 2: Easing(.quad(direction))
    case 3: Easing(.cubic(direction))
    case 4: Easing(.quart(direction))
    case 5: Easing(.quint(direction))
    default: Easing(.power(exponent, direction))
    }
  }
}
