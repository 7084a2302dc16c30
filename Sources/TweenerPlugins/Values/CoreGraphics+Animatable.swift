// Core Graphics' number and geometry types, where there are any: on Apple platforms, and with Foundation elsewhere.

#if canImport(CoreGraphics)
  import CoreGraphics
#elseif canImport(Foundation)
  import Foundation
#endif

#if canImport(CoreGraphics) || canImport(Foundation)
  import Tweener

  extension CGFloat: AnimatableScalar {
    public var doubleValue: Double { Double(self) }
    public init(nearest value: Double) { self.init(value) }
    public var rawBits: UInt64 { Double(self).bitPattern }
    public init(rawBits: UInt64) { self.init(Double(bitPattern: rawBits)) }
    public static var scalarLayout: ScalarLayout {
      MemoryLayout<CGFloat>.size == MemoryLayout<Double>.size ? .double : .other
    }
  }

  extension CGPoint: Animatable {
    public static var animatableComponents: [AnimatableComponent<CGPoint>] {
      [.init(\.x), .init(\.y)]
    }
  }

  extension CGSize: Animatable {
    public static var animatableComponents: [AnimatableComponent<CGSize>] {
      [.init(\.width), .init(\.height)]
    }
  }

  extension CGRect: Animatable {
    public static var animatableComponents: [AnimatableComponent<CGRect>] {
      [.init(\.origin.x), .init(\.origin.y), .init(\.size.width), .init(\.size.height)]
    }
  }
#endif
