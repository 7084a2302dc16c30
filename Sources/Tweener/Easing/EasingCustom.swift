// A curve of the caller's own.

/// Gives a closure an identity, so that an `Easing` that holds it can be compared, and plain memory
/// can refer to it.
///
/// A function that is not `@Sendable` is one that a call gives in place of an easing. Only plans of
/// its engine have such an `Easing`, and no caller gets it.
final class CustomCurve: Hashable, Sendable {
  nonisolated(unsafe) let function: (Double) -> Double
  /// Whether no other call can give it again.
  let isOfOneCall: Bool

  init(_ function: @escaping (Double) -> Double, isOfOneCall: Bool = false) {
    self.function = function
    self.isOfOneCall = isOfOneCall
  }

  static func == (a: CustomCurve, b: CustomCurve) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Easing {
  /// Its curve, where it is a function of the caller's.
  var curve: CustomCurve? { if case .custom(let curve) = shape { curve } else { nil } }

  /// Whether it is a function of the caller's.
  var isCustom: Bool { if case .custom = shape { true } else { false } }

  /// The easing, where it runs no code of the caller's.
  var laneEasing: Easing? { isCustom ? nil : self }

  /// The easing of a function that a call gives in its place.
  static func function(_ function: @escaping (Double) -> Double) -> Easing {
    Easing(.custom(CustomCurve(function, isOfOneCall: true)))
  }

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
