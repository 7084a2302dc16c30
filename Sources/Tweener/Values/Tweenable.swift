// The declaration by which a type's properties can be tweened: the numbers that it is made of.

/// A value made of numbers that a tween can move one by one.
///
/// List the stored numbers, in order; that is all:
///
/// ```swift
/// struct Rect: Tweenable {
///   var x = 0.0, y = 0.0, width = 0.0, height = 0.0
///   static var tweenableComponents: [TweenableComponent<Rect>] {
///     [.init(\.x), .init(\.y), .init(\.width), .init(\.height)]
///   }
/// }
/// ```
///
/// The engine asks once per type and keeps the answer. A conformance lists between 1 and 64
/// components; more are ignored.
public protocol Tweenable {
  /// The numbers of the value, in a fixed order.
  static var tweenableComponents: [TweenableComponent<Self>] { get }
  /// Converts a value of another type to this type: `"#f00"` for a colour, one factor
  /// for both axes.
  ///
  /// Asked when a property's value is neither of this type nor, for a type of one component, a
  /// number. Numbers of every type, and text that is one, come as `Double`. `nil`, the default,
  /// refuses the value, which is then reported.
  static func converted(from value: Any) -> Self?
  /// Why ``converted(from:)`` refuses a value, where there is more to report than the type: the
  /// nearest name to a misspelt one. `nil`, the default, where there is not.
  static func refusal(of value: Any) -> TweenValueError?
  /// The value between two others, where interpolating each number by itself is wrong: a rotation
  /// in space.
  ///
  /// Eased progress is neither 0 nor 1, and may lie outside where an easing overshoots. `nil`, the
  /// default, where the numbers may be interpolated one by one, which is much faster. (A property
  /// of one of the numbers alone is interpolated as that number.)
  static var interpolation: ((_ start: Self, _ end: Self, _ eased: Double) -> Self)? { get }
  /// The interpolation of values of up to four numbers, computed for many tweens in one loop. Where
  /// a type has an ``interpolation`` too, this one counts. `nil` by default.
  static var mix: TweenMix<Self>? { get }
}

extension Tweenable {
  public static var interpolation: ((_ start: Self, _ end: Self, _ eased: Double) -> Self)? { nil }

  public static var mix: TweenMix<Self>? { nil }

  public static func converted(from value: Any) -> Self? { nil }

  public static func refusal(of value: Any) -> TweenValueError? { nil }
}

/// One number inside a ``Tweenable`` value.
public struct TweenableComponent<Root> {
  /// The key path from the whole value to the number, where it has one.
  @usableFromInline let path: PartialKeyPath<Root>
  /// Bytes from the start of the value, or `nil` where the number is computed.
  @usableFromInline let offset: Int?
  @usableFromInline let layout: ScalarLayout
  @usableFromInline let scalarType: Any.Type
  /// Values that differ by this mean the same; `nil` where every value is another.
  @usableFromInline let period: Double?
  /// Reads (`false`) or writes (`true`) the raw bits of the number.
  @usableFromInline let transfer: (inout Root, inout UInt64, Bool) -> Void
  @usableFromInline let toDouble: (UInt64) -> Double
  @usableFromInline let fromDouble: (Double) -> UInt64
  /// Builds the whole value, where the number is all of it.
  @usableFromInline let make: ((UInt64) -> Root)?

  /// The number at a key path.
  ///
  /// - Parameter period: values that differ by this mean the same: a full turn, for an angle. A
  ///   tween of the whole value then goes round in the shorter direction, arriving at the end value
  ///   as it is given. Positive and finite; anything else counts as none.
  @inlinable @inline(__always)
  public init<Scalar: TweenableScalar>(
    _ path: WritableKeyPath<Root, Scalar>, period: Double? = nil
  ) {
    self.init(path: path, offset: MemoryLayout<Root>.offset(of: path), period: period) {
      root, bits, isWrite in
      if isWrite {
        root[keyPath: path] = Scalar(rawBits: bits)
      } else {
        bits = root[keyPath: path].rawBits
      }
    }
  }

  @usableFromInline
  init<Scalar: TweenableScalar>(
    path: WritableKeyPath<Root, Scalar>,
    offset: Int?,
    period: Double? = nil,
    make: ((UInt64) -> Root)? = nil,
    transfer: @escaping (inout Root, inout UInt64, Bool) -> Void
  ) {
    self.path = path
    self.offset = offset
    self.period = period.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.layout = Scalar.scalarLayout
    self.scalarType = Scalar.self
    self.transfer = transfer
    self.make = make
    self.toDouble = { Scalar(rawBits: $0).doubleValue }
    self.fromDouble = { Scalar(nearest: $0).rawBits }
  }
}

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
