// The questions of ScreenNames to a view or a layer. The adapters answer for their platform's
// class, and do nothing else: all that is decided is decided here, free of any platform, where
// tests reach it.

#if canImport(CoreGraphics)
  import CoreGraphics
#elseif canImport(Foundation)
  import Foundation
#endif

#if canImport(CoreGraphics) || canImport(Foundation)
  @MainActor
  protocol ViewAdapter: AnyObject {
    /// The frame as the platform has it.
    var frame: CGRect { get set }
    /// Whether ``frame`` is its own frame, and not the result of a transform.
    var isFrameItsOwn: Bool { get }
    /// The frame before any transform, whatever ``frame`` says; ``frame`` where that cannot be
    /// computed.
    var screenFrame: CGRect { get set }
    /// Whether ``screenFrame`` can be computed.
    var hasScreenFrame: Bool { get }
    /// The point of its own coordinates that is at the frame's corner.
    var screenOrigin: CGPoint { get set }
    /// From the point that the platform transforms about to the point that is meant.
    var screenPivot: CGPoint { get }
    /// Whether there is something that takes a matrix and a fill.
    var hasScreenLayer: Bool { get }
    var screenMatrix: ScreenMatrix { get set }
    /// 0…1; not clamped here.
    var screenAlpha: Double { get set }
    /// Nothing is ``RGBAColor/clear``.
    var screenFill: RGBAColor { get set }
  }

  /// The frame of a layer that nothing transforms, from the numbers that a transform does not
  /// touch: for the adapters whose `frame` is what the transform has made of it.
  struct AnchoredFrame {
    /// The position of the anchor in the parent.
    var position: CGPoint
    var bounds: CGRect
    /// The anchor as a fraction of the size.
    let anchor: CGPoint

    /// Setting it keeps the bounds' origin and the anchor.
    var frame: CGRect {
      get {
        CGRect(
          x: position.x - bounds.size.width * anchor.x,
          y: position.y - bounds.size.height * anchor.y,
          width: bounds.size.width, height: bounds.size.height)
      }
      set {
        bounds.size = newValue.size
        position = CGPoint(
          x: newValue.origin.x + newValue.size.width * anchor.x,
          y: newValue.origin.y + newValue.size.height * anchor.y)
      }
    }
  }
#endif
