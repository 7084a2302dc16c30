// The names of the built-in curves. Read by `Easing(named:)` and by lists of easings.
// It must not know how a name is spelled by others: that is `EasingReader`'s.

extension Easing {
  /// The names of the built-in curves without parameters: `linear` first, then by family, then the
  /// Bézier curves that have names.
  ///
  /// Each is read by `Easing(named:)` and is the `description` of what that gives.
  public static let names: [String] = (builtIns + bezierCurves).map(\.name)

  /// Every built-in curve without parameters, with its name, in the order of `names`.
  static let builtIns: [(name: String, easing: Easing)] =
    [(name: "linear", easing: .linear)]
    + families.flatMap { family in
      EasingDirection.allCases.map { direction in
        (name: direction.prefix + family.name, easing: family.make(direction))
      }
    }

  private static let families: [(name: String, make: @Sendable (EasingDirection) -> Easing)] = [
    ("Quad", { Easing(.quad($0)) }),
    ("Cubic", { Easing(.cubic($0)) }),
    ("Quart", { Easing(.quart($0)) }),
    ("Quint", { Easing(.quint($0)) }),
    ("Sine", { Easing(.sine($0)) }),
    ("Circ", { Easing(.circ($0)) }),
    ("Expo", { Easing(.expo($0)) }),
    ("ExpoBent", { Easing(.expoBent($0)) }),
    ("Elastic", { elastic($0) }),
    ("Back", { back($0, defaultOvershoot) }),
    ("Bounce", { Easing(.bounce($0)) }),
  ]
}

extension EasingDirection {
  /// The beginning of the names of this direction.
  var prefix: String {
    switch self {
    case .in: "in"
    case .out: "out"
    case .inOut: "inOut"
    case .outIn: "outIn"
    }
  }
}

extension Easing.Jump {
  /// The word of CSS.
  var cssName: String {
    switch self {
    case .start: "jump-start"
    case .end: "jump-end"
    case .none: "jump-none"
    case .both: "jump-both"
    }
  }
}

extension Easing: CustomStringConvertible {
  /// The name of a built-in, the CSS form of steps, Bézier curves and lines through points, else
  /// the kind with parameters.
  ///
  /// ```swift
  /// print(Easing.inOutExpo, Easing.steps(3))  // prints inOutExpo steps(3, jump-end)
  /// ```
  public var description: String {
    if let builtIn = Self.builtIns.first(where: { $0.easing == self }) { return builtIn.name }
    if let curve = Self.bezierCurves.first(where: { $0.easing == self }) { return curve.name }
    switch shape {
    case .steps(let count, let jump):
      return "steps(\(count), \(jump.cssName))"
    case .cubicBezier(let p):
      return "cubic-bezier(\(p.x1), \(p.y1), \(p.x2), \(p.y2))"
    case .power(let exponent, let direction):
      return "\(direction.prefix)Power(\(exponent))"
    case .points(let points):
      return points.text
    case .back(let overshoot, let direction):
      return "\(direction.prefix)Back(overshoot: \(overshoot))"
    case .elastic(let amplitude, let period, let direction):
      return "\(direction.prefix)Elastic(amplitude: \(amplitude), period: \(period))"
    case .dampedSpring(let spring):
      return "dampedSpring(damping: \(spring.damping), velocity: \(spring.velocity))"
    default:
      return "custom"
    }
  }
}
