// Bézier curves by name: the five of CSS and Core Animation, and the Bézier versions of Penner's
// families that web pages and the Spring library use. Their names keep them apart from the true
// curves.

extension Easing {
  /// Gentle at the start: cubic-bezier(0.42, 0, 1, 1).
  public static let easeIn = cubicBezier(0.42, 0, 1, 1)
  /// Gentle at the end: cubic-bezier(0, 0, 0.58, 1).
  public static let easeOut = cubicBezier(0, 0, 0.58, 1)
  /// Gentle at both ends: cubic-bezier(0.42, 0, 0.58, 1).
  public static let easeInOut = cubicBezier(0.42, 0, 0.58, 1)
  /// Gentle at the end, and a little at the start: cubic-bezier(0.25, 0.1, 0.25, 1).
  public static let ease = cubicBezier(0.25, 0.1, 0.25, 1)
  /// Rises beyond the end and sinks back: `spring(force: 1)`.
  public static let spring = spring(force: 1)

  /// Rises beyond the end and sinks back: cubic-bezier(0.5, 1.1 + force / 3, 1, 1).
  ///
  /// `force` has no unit; it clamps to ±1,000,000, and where it is not finite it is 1. For a spring
  /// that swings see ``dampedSpring(damping:velocity:)``.
  public static func spring(force: Double) -> Easing {
    cubicBezier(0.5, 1.1 + force.parameter(in: -1e6...1e6, otherwise: 1) / 3, 1, 1)
  }

  /// The Bézier version of `inSine`.
  public static let bezierInSine = cubicBezier(0.47, 0, 0.745, 0.715)
  /// The Bézier version of `outSine`.
  public static let bezierOutSine = cubicBezier(0.39, 0.575, 0.565, 1)
  /// The Bézier version of `inOutSine`.
  public static let bezierInOutSine = cubicBezier(0.445, 0.05, 0.55, 0.95)
  /// The Bézier version of `inQuad`.
  public static let bezierInQuad = cubicBezier(0.55, 0.085, 0.68, 0.53)
  /// The Bézier version of `outQuad`.
  public static let bezierOutQuad = cubicBezier(0.25, 0.46, 0.45, 0.94)
  /// The Bézier version of `inOutQuad`.
  public static let bezierInOutQuad = cubicBezier(0.455, 0.03, 0.515, 0.955)
  /// The Bézier version of `inCubic`.
  public static let bezierInCubic = cubicBezier(0.55, 0.055, 0.675, 0.19)
  /// The Bézier version of `outCubic`.
  public static let bezierOutCubic = cubicBezier(0.215, 0.61, 0.355, 1)
  /// The Bézier version of `inOutCubic`.
  public static let bezierInOutCubic = cubicBezier(0.645, 0.045, 0.355, 1)
  /// The Bézier version of `inQuart`.
  public static let bezierInQuart = cubicBezier(0.895, 0.03, 0.685, 0.22)
  /// The Bézier version of `outQuart`.
  public static let bezierOutQuart = cubicBezier(0.165, 0.84, 0.44, 1)
  /// The Bézier version of `inOutQuart`.
  public static let bezierInOutQuart = cubicBezier(0.77, 0, 0.175, 1)
  /// The Bézier version of `inQuint`.
  public static let bezierInQuint = cubicBezier(0.755, 0.05, 0.855, 0.06)
  /// The Bézier version of `outQuint`.
  public static let bezierOutQuint = cubicBezier(0.23, 1, 0.32, 1)
  /// The Bézier version of `inOutQuint`.
  public static let bezierInOutQuint = cubicBezier(0.86, 0, 0.07, 1)
  /// The Bézier version of `inExpo`.
  public static let bezierInExpo = cubicBezier(0.95, 0.05, 0.795, 0.035)
  /// The Bézier version of `outExpo`.
  public static let bezierOutExpo = cubicBezier(0.19, 1, 0.22, 1)
  /// The Bézier version of `inOutExpo`.
  public static let bezierInOutExpo = cubicBezier(1, 0, 0, 1)
  /// The Bézier version of `inCirc`.
  public static let bezierInCirc = cubicBezier(0.6, 0.04, 0.98, 0.335)
  /// The Bézier version of `outCirc`.
  public static let bezierOutCirc = cubicBezier(0.075, 0.82, 0.165, 1)
  /// The Bézier version of `inOutCirc`.
  public static let bezierInOutCirc = cubicBezier(0.785, 0.135, 0.15, 0.86)
  /// The Bézier version of `inBack`: takes a run-up.
  public static let bezierInBack = cubicBezier(0.6, -0.28, 0.735, 0.045)
  /// The Bézier version of `outBack`: passes the end and returns.
  public static let bezierOutBack = cubicBezier(0.175, 0.885, 0.32, 1.275)
  /// The Bézier version of `inOutBack`: run-up and overshoot.
  public static let bezierInOutBack = cubicBezier(0.68, -0.55, 0.265, 1.55)

  // The names of the Bézier curves. Read where the names of the built-in curves are; they take no
  // `ease` before them, because `easeInQuad` is the true curve and `ease` a curve itself.

  /// Every Bézier curve with a name of its own.
  static let bezierCurves: [(name: String, easing: Easing)] =
    [
      ("ease", ease), ("easeIn", easeIn), ("easeOut", easeOut), ("easeInOut", easeInOut),
      ("spring", spring),
    ]
    + bezierFamilies.flatMap { name, curves in
      zip(["In", "Out", "InOut"], curves).map { ("bezier" + $0 + name, $1) }
    }

  private static let bezierFamilies: [(name: String, curves: [Easing])] = [
    ("Sine", [bezierInSine, bezierOutSine, bezierInOutSine]),
    ("Quad", [bezierInQuad, bezierOutQuad, bezierInOutQuad]),
    ("Cubic", [bezierInCubic, bezierOutCubic, bezierInOutCubic]),
    ("Quart", [bezierInQuart, bezierOutQuart, bezierInOutQuart]),
    ("Quint", [bezierInQuint, bezierOutQuint, bezierInOutQuint]),
    ("Expo", [bezierInExpo, bezierOutExpo, bezierInOutExpo]),
    ("Circ", [bezierInCirc, bezierOutCirc, bezierInOutCirc]),
    ("Back", [bezierInBack, bezierOutBack, bezierInOutBack]),
  ]
}
