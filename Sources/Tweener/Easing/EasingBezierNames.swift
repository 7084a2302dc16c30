// The names of the Bézier curves. Read where the names of the built-in curves are; they take no
// `ease` before them, because `easeInQuad` is the true curve and `ease` a curve itself.

extension Easing {
  /// Every Bézier curve with a name of its own.
  static let bezierCurves: [(name: String, easing: Easing)] =
    [
      ("ease", ease), ("easeIn", easeIn), ("easeOut", easeOut), ("easeInOut", easeInOut),
      ("spring", spring),
    ]
    + families.flatMap { name, curves in
      zip(["In", "Out", "InOut"], curves).map { ("bezier" + $0 + name, $1) }
    }

  private static let families: [(name: String, curves: [Easing])] = [
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
