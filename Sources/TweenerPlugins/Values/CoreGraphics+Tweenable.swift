// Core Graphics' number and geometry types, where there are any: on Apple platforms, and with
// Foundation elsewhere.

import Tweener

#if canImport(CoreGraphics)
  import CoreGraphics
#elseif canImport(Foundation)
  import Foundation
#endif

#if canImport(CoreGraphics) || canImport(Foundation)
  extension CGFloat: TweenableScalar {
    public var doubleValue: Double { Double(self) }
    public init(nearest value: Double) { self.init(value) }
    public var rawBits: UInt64 { Double(self).bitPattern }
    public init(rawBits: UInt64) { self.init(Double(bitPattern: rawBits)) }
    public static var scalarLayout: ScalarLayout {
      MemoryLayout<CGFloat>.size == MemoryLayout<Double>.size ? .double : .other
    }
  }

  extension CGPoint: Tweenable {
    public static var tweenableComponents: [TweenableComponent<CGPoint>] {
      [.init(\.x), .init(\.y)]
    }

    /// Converts a list of two numbers.
    public static func converted(from value: Any) -> CGPoint? { filled(.zero, from: value) }
  }

  extension CGSize: Tweenable {
    public static var tweenableComponents: [TweenableComponent<CGSize>] {
      [.init(\.width), .init(\.height)]
    }

    /// Converts a list of two numbers.
    public static func converted(from value: Any) -> CGSize? { filled(.zero, from: value) }
  }

  extension CGRect: Tweenable {
    public static var tweenableComponents: [TweenableComponent<CGRect>] {
      [.init(\.origin.x), .init(\.origin.y), .init(\.size.width), .init(\.size.height)]
    }

    /// Converts a list of four numbers, the origin first.
    public static func converted(from value: Any) -> CGRect? { filled(.zero, from: value) }
  }

  extension CGPoint: PairValue {
    public init(horizontal: CGFloat, vertical: CGFloat) { self.init(x: horizontal, y: vertical) }
    public var horizontal: CGFloat { x }
    public var vertical: CGFloat { y }
  }

  extension CGSize: PairValue {
    public init(horizontal: CGFloat, vertical: CGFloat) {
      self.init(width: horizontal, height: vertical)
    }
    public var horizontal: CGFloat { width }
    public var vertical: CGFloat { height }
  }

  /// The numbers are those of `origin` and `size`; nothing standardizes a negative size.
  extension CGRect: RectangleValue {
    public typealias Point = CGPoint
    public typealias Size = CGSize

    public static var rectanglePaths: RectanglePaths<CGRect, CGFloat> {
      RectanglePaths(
        x: \.origin.x, y: \.origin.y, width: \.size.width, height: \.size.height)
    }
  }
#endif

/// The types of a plain number, of which a computed name is registered for each.
enum NumberTypes {
  static var all: [any (TweenableScalar & BinaryFloatingPoint).Type] {
    #if canImport(CoreGraphics) || canImport(Foundation)
      [Double.self, Float.self, CGFloat.self]
    #else
      [Double.self, Float.self]
    #endif
  }
}
