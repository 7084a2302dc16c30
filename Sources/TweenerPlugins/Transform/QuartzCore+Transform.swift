// Core Animation's matrix of space, where there is one: taken apart, put together, and tweened by
// its parts.

#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore
  import Tweener

  extension Transform3D {
    /// The parts of a matrix; `nil` where it has none: see ``init(matrix:)``.
    ///
    /// ```swift-apple
    /// let turn = Transform3D(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    /// ```
    public init?(_ matrix: CATransform3D) {
      self.init(matrix: ScreenMatrix(matrix).rows)
    }
  }

  extension CATransform3D {
    /// The matrix of a transform.
    ///
    /// ```swift-apple
    /// layer.sublayerTransform = CATransform3D(Transform3D(perspective: SIMD3(0, 0, -0.002)))
    /// ```
    public init(_ transform: Transform3D) {
      self.init(ScreenMatrix(transform))
    }
  }

  extension CATransform3D: Tweenable {
    /// The sixteen cells, row by row.
    public static var tweenableComponents: [TweenableComponent<CATransform3D>] {
      [
        .init(\.m11), .init(\.m12), .init(\.m13), .init(\.m14),
        .init(\.m21), .init(\.m22), .init(\.m23), .init(\.m24),
        .init(\.m31), .init(\.m32), .init(\.m33), .init(\.m34),
        .init(\.m41), .init(\.m42), .init(\.m43), .init(\.m44),
      ]
    }

    /// By the parts of a ``Transform3D``. Where one of the two cannot be taken apart, the end shows
    /// from the first moment: a matrix mixed cell by cell is no movement.
    public static var interpolation:
      ((_ start: CATransform3D, _ end: CATransform3D, _ eased: Double) -> CATransform3D)?
    {
      { start, end, eased in
        guard let from = Transform3D(start), let to = Transform3D(end) else { return end }
        return CATransform3D(from.mixed(with: to, eased))
      }
    }

    /// The matrix of a transform by its parts.
    public static func converted(from value: Any) -> CATransform3D? {
      if let transform = value as? Transform3D { return CATransform3D(transform) }
      return (value as? Transform2D).map { CATransform3D(Transform3D($0)) }
    }
  }
#endif
