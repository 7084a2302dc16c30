/// An interpolation as a ``TweenValue`` holds it, which knows no property. ``Interpolation`` is the
/// only one.
protocol ValueInterpolation {
  /// Whether it treats each component by itself, so that it holds for the parts of a value too.
  var isPerComponent: Bool { get }
}
