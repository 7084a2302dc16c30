// CALayer's answers to ScreenNames, and the matrix of QuartzCore. A layer without a view animates
// by itself whatever is set; every write here keeps it from that.

#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore

  extension CALayer: ViewAdapter {
    @MainActor var isFrameItsOwn: Bool { CATransform3DIsIdentity(transform) }

    @MainActor var screenFrame: CGRect {
      get { anchored.frame }
      set {
        var anchored = anchored
        anchored.frame = newValue
        withoutActions {
          if bounds.size != anchored.bounds.size { bounds.size = anchored.bounds.size }
          position = anchored.position
        }
      }
    }

    private var anchored: AnchoredFrame {
      AnchoredFrame(position: position, bounds: bounds, anchor: anchorPoint)
    }

    @MainActor var screenOrigin: CGPoint {
      get { bounds.origin }
      set { withoutActions { bounds.origin = newValue } }
    }

    @MainActor var hasScreenFrame: Bool { true }
    @MainActor var screenPivot: CGPoint { .zero }
    @MainActor var hasScreenLayer: Bool { true }

    @MainActor var screenMatrix: ScreenMatrix {
      get { ScreenMatrix(transform) }
      set { withoutActions { transform = CATransform3D(newValue) } }
    }

    @MainActor var screenAlpha: Double {
      get { Double(opacity) }
      set { withoutActions { opacity = Float(newValue) } }
    }

    @MainActor var screenFill: RGBAColor {
      get { backgroundColor.flatMap(RGBAColor.init) ?? .clear }
      set { withoutActions { backgroundColor = newValue.cgColor } }
    }

    /// Sets something without the layer animating it.
    func withoutActions(_ change: () -> Void) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      change()
      CATransaction.commit()
    }
  }

  extension CALayer: Hideable {}

  extension ScreenMatrix {
    init(_ matrix: CATransform3D) {
      func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> SIMD4<Double> {
        SIMD4(Double(x), Double(y), Double(z), Double(w))
      }
      self.init()
      x = row(matrix.m11, matrix.m12, matrix.m13, matrix.m14)
      y = row(matrix.m21, matrix.m22, matrix.m23, matrix.m24)
      z = row(matrix.m31, matrix.m32, matrix.m33, matrix.m34)
      w = row(matrix.m41, matrix.m42, matrix.m43, matrix.m44)
    }
  }

  extension CATransform3D {
    init(_ matrix: ScreenMatrix) {
      self.init()
      (m11, m12, m13, m14) = (matrix.x.x, matrix.x.y, matrix.x.z, matrix.x.w)
      (m21, m22, m23, m24) = (matrix.y.x, matrix.y.y, matrix.y.z, matrix.y.w)
      (m31, m32, m33, m34) = (matrix.z.x, matrix.z.y, matrix.z.z, matrix.z.w)
      (m41, m42, m43, m44) = (matrix.w.x, matrix.w.y, matrix.w.z, matrix.w.w)
    }
  }
#endif
