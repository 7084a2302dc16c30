import Tweener

#if canImport(CoreGraphics)
  import CoreGraphics
#elseif canImport(Foundation)
  import Foundation
#endif

/// The names of a frame's parts, for everything that is ``Framed`` or has a property `frame`, and
/// for ``LayerModel``.
///
/// `x`, `y`, `width`, `height`, `origin`, `size`, `frame`, `center`, `position`, `centerX`,
/// `centerY`, `maxX`, `maxY`; on ``LayerModel`` `bounds` too; of a property `scrollRect` its parts,
/// as ``RectangleParts`` says. Tweens of these names conflict in exactly the numbers that both
/// write; Docs/Properties.md has the table.
///
/// Without Core Graphics and Foundation it brings nothing; ``FrameNames`` does the same for a
/// rectangle of your own.
public struct GeometryPlugin: TweenerPlugin {
  public let name = "GeometryPlugin"

  public init() {}

  public func register(in tweener: Tweener) {
    #if canImport(CoreGraphics) || canImport(Foundation)
      tweener.registerSpecialProperty(
        "frame", get: { (target: any Framed) in target.frame }, set: { $0.frame = $1 })
      FrameNames<CGRect>().register(in: tweener)
      tweener.install(RectangleParts<CGRect>(of: "scrollRect"))
      registerLayer(in: tweener)
    #endif
  }
}

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

  extension GeometryPlugin {
    /// Registers the properties that `LayerModel` computes from its frame, by name and by key path.
    private func registerLayer(in tweener: Tweener) {
      tweener.registerSpecialProperty("frame", \LayerModel.frame)
      tweener.registerSpecialProperty("boundsOrigin", \LayerModel.boundsOrigin)
      for key: TweenKey in ["bounds", .path(\LayerModel.bounds)] {
        tweener.registerPropertySplitter(key, for: LayerModel.self, CGRect.boundsParts)
      }
      tweener.register([
        .path(\LayerModel.center): .init(sameAs: "center"),
        .path(\LayerModel.center.x): .init(sameAs: "centerX"),
        .path(\LayerModel.center.y): .init(sameAs: "centerY"),
      ])
    }
  }

  extension CGRect {
    /// The parts of `bounds`, where they are part of a frame.
    static func boundsParts(_ value: Any) -> TweenParameters? {
      guard let origin = TweenValue.map(value, { CGRect.reading($0)?.origin }),
        let size = TweenValue.map(value, { CGRect.reading($0)?.size })
      else { return nil }
      // The middle is held, so that the frame grows about it.
      return ["boundsOrigin": origin, "size": size, "center": TweenValue.by(CGPoint.zero)]
    }
  }
#endif
