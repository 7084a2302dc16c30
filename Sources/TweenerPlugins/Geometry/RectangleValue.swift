// The requirements of a type of rectangles, so that the geometry names mean its parts.

import Tweener

/// A rectangle made of a corner and a size: `CGRect`, or a struct of your own.
///
/// ```swift
/// struct Box: RectangleValue {
///   var x = 0.0, y = 0.0, width = 0.0, height = 0.0
///   static var tweenableComponents: [TweenableComponent<Box>] {
///     [.init(\.x), .init(\.y), .init(\.width), .init(\.height)]
///   }
///   static var rectanglePaths: RectanglePaths<Box, Double> {
///     RectanglePaths(x: \.x, y: \.y, width: \.width, height: \.height)
///   }
///   typealias Point = SIMD2<Double>
///   typealias Size = SIMD2<Double>
/// }
/// ```
public protocol RectangleValue: Tweenable {
  /// The type of the four numbers.
  associatedtype Scalar: TweenableScalar & BinaryFloatingPoint
  /// The type that `origin` and `center` take.
  associatedtype Point: PairValue where Point.Scalar == Scalar
  /// The type that `size` takes.
  associatedtype Size: PairValue where Size.Scalar == Scalar

  /// The key paths of the four numbers: each a listed component of the type.
  static var rectanglePaths: RectanglePaths<Self, Scalar> { get }
}

/// The key paths of a rectangle's numbers.
public struct RectanglePaths<Rectangle, Scalar> {
  let x: WritableKeyPath<Rectangle, Scalar>
  let y: WritableKeyPath<Rectangle, Scalar>
  let width: WritableKeyPath<Rectangle, Scalar>
  let height: WritableKeyPath<Rectangle, Scalar>

  /// The left edge, the top edge, and the extent from there.
  public init(
    x: WritableKeyPath<Rectangle, Scalar>, y: WritableKeyPath<Rectangle, Scalar>,
    width: WritableKeyPath<Rectangle, Scalar>, height: WritableKeyPath<Rectangle, Scalar>
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Two numbers that belong together: a point, a size.
///
/// Its components are the two numbers, horizontal first.
public protocol PairValue: Tweenable {
  /// The type of both numbers.
  associatedtype Scalar

  /// A pair of two numbers, horizontal first.
  init(horizontal: Scalar, vertical: Scalar)
  /// Across, to the right.
  var horizontal: Scalar { get }
  /// Along, downwards where the screen counts so.
  var vertical: Scalar { get }
}

extension SIMD2: PairValue where Scalar: TweenableScalar {
  public init(horizontal: Scalar, vertical: Scalar) { self.init(horizontal, vertical) }
  public var horizontal: Scalar { x }
  public var vertical: Scalar { y }
}
