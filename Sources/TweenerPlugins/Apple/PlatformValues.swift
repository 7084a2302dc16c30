// Values of the platforms' types where this library's are wanted: `["transform": CGAffineTransform(…)]`. Asked by the
// conversions of Transform2D, Transform3D and RGBAColor; off Apple platforms there are none.

import Tweener

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore
#endif

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

enum PlatformValues {
  static func flat(_ value: Any) -> Transform2D? {
    #if canImport(CoreGraphics)
      if let matrix = value as? CGAffineTransform {
        return Transform2D(
          a: Double(matrix.a), b: Double(matrix.b), c: Double(matrix.c), d: Double(matrix.d),
          translationX: Double(matrix.tx), translationY: Double(matrix.ty))
      }
    #endif
    return nil
  }

  /// `nil` too for a matrix that cannot be taken apart.
  static func space(_ value: Any) -> Transform3D? {
    #if canImport(QuartzCore) && !os(watchOS)
      if let matrix = value as? CATransform3D {
        return Transform3D(matrix: ScreenMatrix(matrix).rows)
      }
    #endif
    return flat(value).map { Transform3D($0) }
  }

  static func color(_ value: Any) -> RGBAColor? {
    #if canImport(UIKit)
      if let color = value as? UIColor { return RGBAColor(color) }
    #elseif canImport(AppKit)
      if let color = value as? NSColor { return RGBAColor(color) }
    #endif
    #if canImport(CoreGraphics)
      return CoreColor(value).flatMap { RGBAColor($0.color) }
    #else
      return nil
    #endif
  }

  #if canImport(CoreGraphics)
    /// A colour as a platform keeps it: by its kit's class, or as Core Graphics' where `old` is that.
    static func color(_ color: RGBAColor, like old: Any?) -> Any {
      if let old, CoreColor(old) != nil { return color.cgColor }
      #if canImport(UIKit)
        return UIColor(color)
      #elseif canImport(AppKit)
        return NSColor(color)
      #else
        return color.cgColor
      #endif
    }
  #endif
}

extension Transform2D {
  /// On Apple platforms a `CGAffineTransform` will do.
  public static func converted(from value: Any) -> Transform2D? { PlatformValues.flat(value) }
}
