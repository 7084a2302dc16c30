// NSView's answers to ScreenNames. A view of AppKit has a transform and a fill only where it has a
// layer, and its frame knows nothing of the layer's transform.

#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  import QuartzCore

  extension NSView: ViewAdapter {
    var isFrameItsOwn: Bool { frameRotation == 0 }

    /// A view turned by `frameRotation` has no other frame.
    var screenFrame: CGRect {
      get { frame }
      set { frame = newValue }
    }

    var screenOrigin: CGPoint {
      get { bounds.origin }
      set { setBoundsOrigin(newValue) }
    }

    var hasScreenFrame: Bool { isFrameItsOwn }

    /// AppKit anchors a view's layer at a corner; meant is the middle.
    var screenPivot: CGPoint {
      guard let layer else { return .zero }
      return CGPoint(
        x: (0.5 - layer.anchorPoint.x) * layer.bounds.size.width,
        y: (0.5 - layer.anchorPoint.y) * layer.bounds.size.height)
    }

    var hasScreenLayer: Bool { layer != nil }

    var screenMatrix: ScreenMatrix {
      get { layer?.screenMatrix ?? .identity }
      set { layer?.screenMatrix = newValue }
    }

    var screenAlpha: Double {
      get { Double(alphaValue) }
      set { alphaValue = CGFloat(newValue) }
    }

    var screenFill: RGBAColor {
      get { layer?.screenFill ?? .clear }
      set { layer?.screenFill = newValue }
    }
  }

  #if compiler(>=6.2)
    extension NSView: @MainActor Hideable {}
  #else
    extension NSView: @preconcurrency Hideable {}
  #endif
#endif
