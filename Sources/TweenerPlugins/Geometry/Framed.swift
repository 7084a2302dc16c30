#if canImport(CoreGraphics)
  import CoreGraphics
#elseif canImport(Foundation)
  import Foundation
#endif

#if canImport(CoreGraphics) || canImport(Foundation)
  /// Something with a frame: conforming gives a class the geometry names.
  ///
  /// ```swift
  /// final class Card: Framed {
  ///   var frame = CGRect(x: 0, y: 0, width: 100, height: 60)
  /// }
  /// tweener.install(GeometryPlugin())
  /// tweener.addTween(Card(), [.duration: 1, "centerX": 200])
  /// ```
  ///
  /// The names reach the frame through this requirement. A class that is also tweened by key path
  /// (`.path(\Box.frame)`) registers the path under the name, so that both are known to be one
  /// thing, and are written as fast as a stored property can be:
  ///
  /// ```swift
  /// tweener.registerSpecialProperty("frame", \Box.frame)
  /// ```
  public protocol Framed: AnyObject {
    /// The frame, in the parent.
    var frame: CGRect { get set }
  }
#endif
