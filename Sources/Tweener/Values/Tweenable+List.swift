// Values from a list of numbers, as data has them. Called by the conversions of types whose numbers
// have a usual order: points, sizes, rectangles, vectors.

extension Tweenable {
  /// A value made of a list of its numbers: `[20, 30]` for a point. Made for ``converted(from:)``.
  ///
  /// ```swift
  /// struct Span: Tweenable {
  ///   var low = 0.0, high = 0.0
  ///   static var tweenableComponents: [TweenableComponent<Span>] { [.init(\.low), .init(\.high)] }
  ///   static func converted(from value: Any) -> Span? { filled(Span(), from: value) }
  /// }
  /// ```
  ///
  /// A type that accepts such lists in ``converted(from:)`` has lists of another length reported
  /// with the right one.
  ///
  /// - Parameters:
  ///   - blank: any value of the type; its components are set.
  ///   - list: one number of any type for each component, in their order. For anything else the
  ///     answer is `nil`.
  public static func filled(_ blank: Self, from list: Any) -> Self? {
    guard let list = list as? [Any] else { return nil }
    let components = tweenableComponents.prefix(64)
    guard list.count == components.count else { return nil }
    var value = blank
    for (component, element) in zip(components, list) {
      guard let number = NumberReader.numberOfType(element) else { return nil }
      var bits = component.fromDouble(number)
      component.transfer(&value, &bits, true)
    }
    return value
  }
}
