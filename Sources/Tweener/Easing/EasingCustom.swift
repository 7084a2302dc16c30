// A curve of the caller's own.

/// Gives a closure an identity, so that an `Easing` that holds it can be compared.
final class CustomCurve: Hashable, Sendable {
  let function: @Sendable (Double) -> Double

  init(_ function: @escaping @Sendable (Double) -> Double) { self.function = function }

  static func == (a: CustomCurve, b: CustomCurve) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A function of the caller's in place of an easing: an object, so that plain memory can refer to
/// it.
final class EasingFunction {
  let function: (Double) -> Double

  init(_ function: @escaping (Double) -> Double) { self.function = function }
}

extension Easing {
  /// Whether it is a function of the caller's.
  var isCustom: Bool { if case .custom = shape { true } else { false } }

  /// A curve of your own: progress 0 … 1 in, eased progress out.
  ///
  /// It is called with progress within 0 … 1 only. Nothing is done to its results: a tween still
  /// ends on its exact end value, whatever the curve says at 1. Two custom easings are equal only
  /// where one is a copy of the other. For speed, prefer a built-in: a custom curve is a call per
  /// value.
  ///
  /// ```swift
  /// let easing = Easing.custom { t in t * t * t }
  /// print(easing(0.5))  // prints 0.125
  /// ```
  public static func custom(_ function: @escaping @Sendable (Double) -> Double) -> Easing {
    Easing(.custom(CustomCurve(function)))
  }
}
