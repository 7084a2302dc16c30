// UIView's answers to ScreenNames.

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIView: ViewAdapter {
    var isFrameItsOwn: Bool { CATransform3DIsIdentity(transform3D) }

    var screenFrame: CGRect {
      get { anchored.frame }
      set {
        var anchored = anchored
        anchored.frame = newValue
        // A view lays out its content whenever its size is set.
        if bounds.size != anchored.bounds.size { bounds.size = anchored.bounds.size }
        center = anchored.position
      }
    }

    private var anchored: AnchoredFrame {
      AnchoredFrame(position: center, bounds: bounds, anchor: layer.anchorPoint)
    }

    var screenOrigin: CGPoint {
      get { bounds.origin }
      set { bounds.origin = newValue }
    }

    var hasScreenFrame: Bool { true }
    var screenPivot: CGPoint { .zero }
    var hasScreenLayer: Bool { true }

    var screenMatrix: ScreenMatrix {
      get { ScreenMatrix(transform3D) }
      set { transform3D = CATransform3D(newValue) }
    }

    var screenAlpha: Double {
      get { Double(alpha) }
      set { alpha = CGFloat(newValue) }
    }

    var screenFill: RGBAColor {
      get {
        let color = backgroundColor?.resolvedColor(with: traitCollection)
        return color.flatMap(RGBAColor.init) ?? .clear
      }
      set { backgroundColor = UIColor(newValue) }
    }
  }

  #if compiler(>=6.2)
    extension UIView: @MainActor Hideable {}
  #else
    extension UIView: @preconcurrency Hideable {}
  #endif
#endif
