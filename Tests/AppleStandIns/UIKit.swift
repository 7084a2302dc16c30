// Stands in for UIKit: a view that stores in its layer, and a colour.

@_exported import QuartzCore

@MainActor
open class UIView: NSObject {
  public nonisolated override init() {}

  public let layer = CALayer()
  public let traitCollection = UITraitCollection()
  public var backgroundColor: UIColor?
  public var tintColor: UIColor! = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  public var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  public var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  public var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  public var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  public var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  public var isUserInteractionEnabled = true
}

@MainActor
open class UIWindow: UIView {}

@MainActor
open class UILabel: UIView {
  public var textColor: UIColor!
}

@MainActor
open class UISlider: UIView {}

public final class UITraitCollection: NSObject, Sendable {}

/// Does not change. Unchecked, because the class is open, as the original is.
open class UIColor: NSObject, @unchecked Sendable {
  public let cgColor: CGColor

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
}
