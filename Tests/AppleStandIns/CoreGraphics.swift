// Stands in for CoreGraphics: the geometry of Foundation, and as much of transforms and colours as is used.

@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize

public struct CGAffineTransform: Equatable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
}

public typealias CFTypeID = UInt
public typealias CFTypeRef = AnyObject
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFGetTypeID(_ object: CFTypeRef!) -> CFTypeID { object is CGColor ? 1 : 0 }

/// The name of a colour space.
public final class CFString: Sendable {}

public enum CGColorRenderingIntent: Sendable { case defaultIntent }
public final class CFDictionary {}

public final class CGColorSpace: Sendable {
  public static let extendedSRGB = CFString()
  public init?(name: CFString) {}
}

public final class CGColor: Sendable {
  public static let typeID: CFTypeID = 1
  public let components: [CGFloat]?

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? { self }
}
