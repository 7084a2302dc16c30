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
#endif
