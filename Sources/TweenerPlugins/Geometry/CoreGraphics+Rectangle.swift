#if canImport(CoreGraphics)
  import CoreGraphics
#elseif canImport(Foundation)
  import Foundation
#endif

#if canImport(CoreGraphics) || canImport(Foundation)
  import Tweener

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
