// The frame of a layer that nothing transforms, from the numbers that a transform does not touch.
// Used by the adapters whose `frame` is what the transform has made of it.

#if canImport(CoreGraphics)
  import CoreGraphics
#elseif canImport(Foundation)
  import Foundation
#endif

#if canImport(CoreGraphics) || canImport(Foundation)
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
