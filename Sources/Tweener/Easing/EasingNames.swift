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
        (name: direction.rawValue + family.name, easing: family.make(direction))
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
    let named =
      Self.builtIns.first { $0.easing == self } ?? Self.bezierCurves.first { $0.easing == self }
    return named?.name ?? shape.text
  }
}
