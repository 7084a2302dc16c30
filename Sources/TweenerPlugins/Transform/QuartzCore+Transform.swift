// Core Animation's matrix of space, where there is one: taken apart, put together, and tweened by its parts.

#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore
  import Tweener

  extension Transform3D {
    /// The parts of a matrix; `nil` where they cannot be told: see ``init(matrix:)``.
    public init?(_ matrix: CATransform3D) {
      func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> SIMD4<Double> {
        SIMD4(Double(x), Double(y), Double(z), Double(w))
      }
      self.init(matrix: [
        row(matrix.m11, matrix.m12, matrix.m13, matrix.m14),
        row(matrix.m21, matrix.m22, matrix.m23, matrix.m24),
        row(matrix.m31, matrix.m32, matrix.m33, matrix.m34),
        row(matrix.m41, matrix.m42, matrix.m43, matrix.m44),
      ])
    }
  }

  extension CATransform3D {
    /// The matrix of a transform.
    public init(_ transform: Transform3D) {
      let rows = transform.matrix
      self.init(
        m11: CGFloat(rows[0].x), m12: CGFloat(rows[0].y), m13: CGFloat(rows[0].z),
        m14: CGFloat(rows[0].w),
        m21: CGFloat(rows[1].x), m22: CGFloat(rows[1].y), m23: CGFloat(rows[1].z),
        m24: CGFloat(rows[1].w),
        m31: CGFloat(rows[2].x), m32: CGFloat(rows[2].y), m33: CGFloat(rows[2].z),
        m34: CGFloat(rows[2].w),
        m41: CGFloat(rows[3].x), m42: CGFloat(rows[3].y), m43: CGFloat(rows[3].z),
        m44: CGFloat(rows[3].w))
    }
  }

  extension CATransform3D: Animatable {
    /// The sixteen cells, row by row.
    public static var animatableComponents: [AnimatableComponent<CATransform3D>] {
      [
        .init(\.m11), .init(\.m12), .init(\.m13), .init(\.m14),
        .init(\.m21), .init(\.m22), .init(\.m23), .init(\.m24),
        .init(\.m31), .init(\.m32), .init(\.m33), .init(\.m34),
        .init(\.m41), .init(\.m42), .init(\.m43), .init(\.m44),
      ]
    }

    /// By the parts of a ``Transform3D``. Where one of the two cannot be taken apart, the end stands from the
    /// first moment: a matrix mixed cell by cell is no movement.
    public static var mix:
      ((_ start: CATransform3D, _ end: CATransform3D, _ eased: Double) -> CATransform3D)?
    {
      { start, end, eased in
        guard let from = Transform3D(start), let to = Transform3D(end) else { return end }
        return CATransform3D(from.mixed(with: to, eased))
      }
    }

    /// A transform by its parts stands for its matrix.
    public static func converted(from value: Any) -> CATransform3D? {
      if let transform = value as? Transform3D { return CATransform3D(transform) }
      return (value as? Transform2D).map { CATransform3D(Transform3D($0)) }
    }
  }
#endif
