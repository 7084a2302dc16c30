// Foundation's and Core Graphics' flat matrices, where there are any: taken apart, put together,
// and tweened by their parts. CGAffineTransform exists on Apple platforms only, AffineTransform
// wherever Foundation does.

import Tweener

#if canImport(CoreGraphics)
  import CoreGraphics
#endif
#if canImport(Foundation)
  import Foundation
#endif

#if canImport(CoreGraphics)
  extension Transform2D {
    /// The parts of a matrix; see ``init(a:b:c:d:translationX:translationY:)`` for what is lost.
    public init(_ matrix: CGAffineTransform) {
      self.init(
        a: Double(matrix.a), b: Double(matrix.b), c: Double(matrix.c), d: Double(matrix.d),
        translationX: Double(matrix.tx), translationY: Double(matrix.ty))
    }
  }

  extension CGAffineTransform {
    /// The matrix of a transform.
    ///
    /// ```swift-apple
    /// path.apply(CGAffineTransform(Transform2D(rotation: .pi / 2)))
    /// ```
    public init(_ transform: Transform2D) {
      let (x, y) = (transform.xAxis, transform.yAxis)
      self.init(
        a: CGFloat(x.x), b: CGFloat(x.y), c: CGFloat(y.x), d: CGFloat(y.y),
        tx: CGFloat(transform.translationX), ty: CGFloat(transform.translationY))
    }
  }

  extension CGAffineTransform: Tweenable {
    /// The six cells.
    public static var tweenableComponents: [TweenableComponent<CGAffineTransform>] {
      [.init(\.a), .init(\.b), .init(\.c), .init(\.d), .init(\.tx), .init(\.ty)]
    }

    /// By the parts of a ``Transform2D``, the short way round; not cell by cell.
    public static var interpolation:
      (
        (_ start: CGAffineTransform, _ end: CGAffineTransform, _ eased: Double) -> CGAffineTransform
      )?
    {
      { CGAffineTransform(Transform2D($0).mixed(with: Transform2D($1), $2)) }
    }

    /// The matrix of a ``Transform2D``.
    public static func converted(from value: Any) -> CGAffineTransform? {
      (value as? Transform2D).map { CGAffineTransform($0) }
    }
  }
#endif

#if canImport(Foundation)
  extension Transform2D {
    /// The parts of a matrix; see ``init(a:b:c:d:translationX:translationY:)`` for what is lost.
    public init(_ matrix: AffineTransform) {
      self.init(
        a: Double(matrix.m11), b: Double(matrix.m12), c: Double(matrix.m21), d: Double(matrix.m22),
        translationX: Double(matrix.tX), translationY: Double(matrix.tY))
    }
  }

  extension AffineTransform {
    /// The matrix of a transform.
    public init(_ transform: Transform2D) {
      let (x, y) = (transform.xAxis, transform.yAxis)
      self.init(
        m11: CGFloat(x.x), m12: CGFloat(x.y), m21: CGFloat(y.x), m22: CGFloat(y.y),
        tX: CGFloat(transform.translationX), tY: CGFloat(transform.translationY))
    }
  }

  extension AffineTransform: Tweenable {
    /// The six cells.
    public static var tweenableComponents: [TweenableComponent<AffineTransform>] {
      [.init(\.m11), .init(\.m12), .init(\.m21), .init(\.m22), .init(\.tX), .init(\.tY)]
    }

    /// By the parts of a ``Transform2D``, the short way round; not cell by cell.
    public static var interpolation:
      ((_ start: AffineTransform, _ end: AffineTransform, _ eased: Double) -> AffineTransform)?
    {
      { AffineTransform(Transform2D($0).mixed(with: Transform2D($1), $2)) }
    }

    /// The matrix of a ``Transform2D``.
    public static func converted(from value: Any) -> AffineTransform? {
      (value as? Transform2D).map { AffineTransform($0) }
    }
  }
#endif

extension Transform2D {
  /// A matrix of Foundation or Core Graphics is taken apart.
  public static func converted(from value: Any) -> Transform2D? {
    #if canImport(CoreGraphics)
      if let matrix = value as? CGAffineTransform { return Transform2D(matrix) }
    #endif
    #if canImport(Foundation)
      if let matrix = value as? AffineTransform { return Transform2D(matrix) }
    #endif
    return nil
  }
}
