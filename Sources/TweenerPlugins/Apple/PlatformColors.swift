// The platforms' colours to RGBAColor and back. Called by the adapters, and where a colour is given
// as a value.

#if canImport(CoreGraphics)
  import CoreGraphics

  extension RGBAColor {
    /// A colour of Core Graphics' in sRGB; `nil` where it has no channels (a pattern).
    public init?(_ color: CGColor) {
      guard let space = CGColorSpace(name: CGColorSpace.extendedSRGB),
        let components = color.converted(to: space, intent: .defaultIntent, options: nil)?
          .components, components.count == 4
      else { return nil }
      self.init(
        red: Double(components[0]), green: Double(components[1]), blue: Double(components[2]),
        alpha: Double(components[3]))
    }

    /// This colour as a `CGColor` of the sRGB space.
    public var cgColor: CGColor {
      CGColor(
        srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
  }
#endif

#if canImport(UIKit)
  import UIKit

  extension RGBAColor {
    /// A colour of UIKit's in sRGB; `nil` where it has no channels (a pattern). One that depends on
    /// light or dark is taken as it is at present: resolve it for a view's traits first.
    public init?(_ color: UIColor) {
      self.init(color.cgColor)
    }
  }

  extension UIColor {
    /// A platform colour of an `RGBAColor`. Channels outside 0…1 are kept.
    public convenience init(_ color: RGBAColor) {
      self.init(
        red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
        alpha: CGFloat(color.alpha))
    }
  }
#elseif canImport(AppKit)
  import AppKit

  extension RGBAColor {
    /// A colour of AppKit's in sRGB; `nil` where it has no channels (a pattern). One that depends
    /// on the appearance is taken as it is at present.
    public init?(_ color: NSColor) {
      self.init(color.cgColor)
    }
  }

  extension NSColor {
    /// A platform colour of an `RGBAColor`. Channels outside 0…1 are kept.
    public convenience init(_ color: RGBAColor) {
      self.init(
        srgbRed: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
        alpha: CGFloat(color.alpha))
    }
  }
#endif
