// The names that Spring gives its Bézier curves, which are the names of other curves everywhere
// else. Asked by PresetExpansion for the word "curve"; knows no other names.

import Tweener

enum PresetCurve {
  private static let families = ["sine", "quad", "cubic", "quart", "quint", "expo", "circ", "back"]

  /// The Bézier curve of one of Spring's names, `easeInSine` or `EaseInSine`; `nil` for every other
  /// name.
  ///
  /// > Source: M. To and others, the Spring library for iOS, `SpringAnimation.swift`.
  static func easing(named name: String) -> Easing? {
    let name = name.lowercased()
    guard name.hasPrefix("easein") || name.hasPrefix("easeout"),
      families.contains(where: name.hasSuffix)
    else { return nil }
    return Easing(named: "bezier" + name.dropFirst("ease".count))
  }
}
