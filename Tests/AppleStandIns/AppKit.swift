// Stands in for AppKit: a view with a layer where it wants one, and a colour.

@_exported import QuartzCore

@MainActor
open class NSView: NSObject {
  public nonisolated override init() {}

  public private(set) var layer: CALayer?
  public var wantsLayer: Bool {
    get { layer != nil }
    set {
      guard newValue, layer == nil else { return }
      let layer = CALayer()
      layer.anchorPoint = .zero
      layer.frame = frame
      self.layer = layer
    }
  }
  public var frame = CGRect.zero {
    didSet {
      bounds.size = frame.size
      layer?.bounds.size = frame.size
      layer?.position = frame.origin
    }
  }
  public private(set) var bounds = CGRect.zero
  public func setBoundsOrigin(_ origin: CGPoint) { bounds.origin = origin }
  public var frameRotation = CGFloat(0)
  public var alphaValue = CGFloat(1)
  public var isHidden = false

  public func displayLink(target: Any, selector: Selector) -> CADisplayLink {
    CADisplayLink(target: target, selector: selector)
  }
}

@MainActor
open class NSWindow: NSObject {
  public nonisolated override init() {}

  public var ignoresMouseEvents = false
}

@MainActor
open class NSScreen: NSObject {
  public func displayLink(target: Any, selector: Selector) -> CADisplayLink {
    CADisplayLink(target: target, selector: selector)
  }
}

/// Does not change. Unchecked, because the class is open, as the original is.
open class NSColor: NSObject, @unchecked Sendable {
  public let cgColor: CGColor

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }
}
