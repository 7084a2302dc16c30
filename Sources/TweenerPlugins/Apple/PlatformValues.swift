// Values of the platforms' types where this library's are wanted: `["backgroundColor":
// UIColor.red]`. Asked by the conversion of RGBAColor and by ScreenNames; off Apple platforms there
// are none.

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
  static func color(_ value: Any) -> RGBAColor? {
    #if canImport(UIKit)
      if let color = value as? UIColor { return RGBAColor(color) }
    #elseif canImport(AppKit)
      if let color = value as? NSColor { return RGBAColor(color) }
    #endif
    #if canImport(CoreGraphics)
      return coreColor(value).flatMap { RGBAColor($0) }
    #else
      return nil
    #endif
  }

  /// A matrix in space, of a platform's type; off Apple platforms there is none but the adapters'
  /// own.
  static func matrix(_ value: Any) -> ScreenMatrix? {
    #if canImport(QuartzCore) && !os(watchOS)
      if let matrix = value as? CATransform3D { return ScreenMatrix(matrix) }
    #endif
    return value as? ScreenMatrix
  }

  #if canImport(CoreGraphics)
    /// A Core Graphics colour in an `Any`; `nil` for anything else. A Core Foundation type has no
    /// class to cast to: every object passes, so it is asked for its type by number first.
    private static func coreColor(_ value: Any) -> CGColor? {
      let object = value as AnyObject
      // What answers with this number is one.
      return CFGetTypeID(object) == CGColor.typeID ? unsafeDowncast(object, to: CGColor.self) : nil
    }

    /// A colour as a platform keeps it: by its kit's class, or as Core Graphics' where `old` is
    /// that.
    static func color(_ color: RGBAColor, like old: Any?) -> Any {
      if let old, coreColor(old) != nil { return color.cgColor }
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
