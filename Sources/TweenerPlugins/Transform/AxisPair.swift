import Tweener

#if canImport(CoreGraphics)
  import CoreGraphics
#elseif canImport(Foundation)
  import Foundation
#endif

/// A number for each axis: two factors, a movement. One number means both.
///
/// A property that takes it also takes a `SIMD2<Double>`, a `CGPoint`, a `CGSize`, a list of two
/// numbers and a plain number.
public struct AxisPair: Hashable, Sendable {
  /// Along the x axis.
  public var x: Double
  /// Along the y axis.
  public var y: Double

  /// A number for each axis.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension AxisPair: Tweenable {
  public static var tweenableComponents: [TweenableComponent<AxisPair>] {
    [.init(\.x), .init(\.y)]
  }

  public static func converted(from value: Any) -> AxisPair? {
    if let number = TweenParameters.number(value) { return AxisPair(x: number, y: number) }
    if let pair = value as? SIMD2<Double> { return AxisPair(x: pair.x, y: pair.y) }
    #if canImport(CoreGraphics) || canImport(Foundation)
      if let point = value as? CGPoint { return AxisPair(x: point.x, y: point.y) }
      if let size = value as? CGSize { return AxisPair(x: size.width, y: size.height) }
    #endif
    return filled(AxisPair(x: 0, y: 0), from: value)
  }
}
