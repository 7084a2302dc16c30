#if canImport(CoreGraphics)
  import CoreGraphics
#elseif canImport(Foundation)
  import Foundation
#endif

#if canImport(CoreGraphics) || canImport(Foundation)
  import Tweener

  /// A view without a screen: what a test or a server animates in its place.
  ///
  /// ```swift
  /// let layer = LayerModel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  /// tweener.install(StandardPlugins())
  /// tweener.addTween(layer, [.duration: 1, "centerX": 200, "alpha": 0])
  /// ```
  ///
  /// It stores; it draws nothing. The frame is the one before the transform, and stays as it is
  /// whatever the transform says (a view on a screen has the frame that its transform leads to).
  public final class LayerModel: Framed, Hideable, TextDisplaying {
    /// The frame in its parent, before the transform.
    public var frame: CGRect
    /// The point of its own coordinates that is at the frame's corner.
    public var boundsOrigin = CGPoint.zero
    /// The part of its contents that shows, in its own coordinates.
    public var scrollRect = CGRect.zero
    /// The opacity, 0…1. Not clamped here.
    public var alpha = 1.0
    /// Whether it is not shown at all.
    public var isHidden = false
    /// The text that it shows.
    public var text = ""
    /// The transform about its middle.
    public var transform = Transform2D()
    /// The transform in space, about its middle, after ``transform``.
    public var transform3d = Transform3D()
    /// The colour that it is filled with.
    public var backgroundColor = RGBAColor.clear
    /// The adjustment of its colours when it is drawn.
    public var colorAdjustment = ColorAdjustment()

    /// A layer of this frame; empty, at the origin, where none is given.
    public init(frame: CGRect = .zero) {
      self.frame = frame
    }

    /// The middle of the frame. Setting it moves the frame.
    public var center: CGPoint {
      get {
        CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
      }
      set {
        frame.origin.x = newValue.x - frame.size.width / 2
        frame.origin.y = newValue.y - frame.size.height / 2
      }
    }

    /// The rectangle of its own coordinates. Setting the size resizes the frame about its middle.
    public var bounds: CGRect {
      get { CGRect(origin: boundsOrigin, size: frame.size) }
      set {
        boundsOrigin = newValue.origin
        frame.origin.x -= (newValue.size.width - frame.size.width) / 2
        frame.origin.y -= (newValue.size.height - frame.size.height) / 2
        frame.size = newValue.size
      }
    }
  }

  extension LayerModel: CustomStringConvertible {
    /// One line: `LayerModel at 0.0, 10.0, of 40.0 by 40.0, alpha 1.0`.
    public var description: String {
      let (origin, size) = (frame.origin, frame.size)
      return "LayerModel at \(origin.x), \(origin.y), of \(size.width) by \(size.height), "
        + "alpha \(alpha)"
    }
  }

  extension LayerModel: TweenTarget {
    public static var tweenProperties: TweenProperties {
      [
        "frame": .init(\LayerModel.frame),
        "boundsOrigin": .init(\LayerModel.boundsOrigin),
        "scrollRect": .init(\LayerModel.scrollRect),
        "alpha": .init(\LayerModel.alpha),
        "transform": .init(\LayerModel.transform),
        "transform3d": .init(\LayerModel.transform3d),
        "backgroundColor": .init(\LayerModel.backgroundColor),
        "colorAdjustment": .init(\LayerModel.colorAdjustment),
      ]
    }
  }

#endif
