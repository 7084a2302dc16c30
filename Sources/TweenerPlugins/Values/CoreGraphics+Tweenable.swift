// Core Graphics' number and geometry types, where there are any: on Apple platforms, and with
// Foundation elsewhere.

#if canImport(CoreGraphics)
  import CoreGraphics
#elseif canImport(Foundation)
  import Foundation
#endif

#if canImport(CoreGraphics) || canImport(Foundation)
  import Tweener

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
#endif
