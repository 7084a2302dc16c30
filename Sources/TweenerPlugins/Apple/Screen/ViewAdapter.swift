// What ScreenNames asks of a view or a layer. The adapters answer for their platform's class, and
// do nothing else: all that is decided is decided here, free of any platform, where tests reach it.

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
    /// Whether ``frame`` is where it lies, and not what a transform has made of that.
    var isFrameItsOwn: Bool { get }
    /// Where it lies before any transform, whatever ``frame`` says; ``frame`` where that cannot be
    /// told.
    var screenFrame: CGRect { get set }
    /// Whether ``screenFrame`` can be told.
    var hasScreenFrame: Bool { get }
    /// The point of its own coordinates that lies at the frame's corner.
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
