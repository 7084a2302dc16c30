// Stands in for QuartzCore: a layer stores what it is told.

@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveC

public struct CATransform3D: Sendable {
  public var m11 = CGFloat(0)
  public var m12 = CGFloat(0)
  public var m13 = CGFloat(0)
  public var m14 = CGFloat(0)
  public var m21 = CGFloat(0)
  public var m22 = CGFloat(0)
  public var m23 = CGFloat(0)
  public var m24 = CGFloat(0)
  public var m31 = CGFloat(0)
  public var m32 = CGFloat(0)
  public var m33 = CGFloat(0)
  public var m34 = CGFloat(0)
  public var m41 = CGFloat(0)
  public var m42 = CGFloat(0)
  public var m43 = CGFloat(0)
  public var m44 = CGFloat(0)

  public init() {}

  fileprivate var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CATransform3DIdentity: CATransform3D = {
  var matrix = CATransform3D()
  (matrix.m11, matrix.m22, matrix.m33, matrix.m44) = (1, 1, 1, 1)
  return matrix
}()

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DIsIdentity(_ matrix: CATransform3D) -> Bool {
  matrix.rows == CATransform3DIdentity.rows
}

open class CALayer: KeyedObject {
  public var position = CGPoint.zero
  public var bounds = CGRect.zero
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  public var transform = CATransform3DIdentity
  public var opacity: Float = 1
  public var backgroundColor: CGColor?
  public var isHidden = false

  /// Right where nothing transforms the layer; nonsense elsewhere, so that nobody relies on it.
  public var frame: CGRect {
    get {
      guard CATransform3DIsIdentity(transform) else { return .zero }
      return CGRect(
        x: position.x - bounds.size.width * anchorPoint.x,
        y: position.y - bounds.size.height * anchorPoint.y,
        width: bounds.size.width, height: bounds.size.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.origin.x + newValue.size.width * anchorPoint.x,
        y: newValue.origin.y + newValue.size.height * anchorPoint.y)
    }
  }
}

open class CATransaction: NSObject {
  public class func begin() {}
  public class func setDisableActions(_ flag: Bool) {}
  public class func commit() {}
}

public typealias CFTimeInterval = Double

public struct CAFrameRateRange: Sendable {
  public init(minimum: Float, maximum: Float, preferred: Float?) {}
}

open class CADisplayLink: NSObject {
  private let target: Any
  private let selector: Selector
  public private(set) var targetTimestamp: CFTimeInterval = 0
  public var preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: 0, preferred: nil)

  public init(target: Any, selector: Selector) {
    self.target = target
    self.selector = selector
  }

  // Apple's are of no actor; these keep a list.

  @MainActor public func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {
    Self.running.append(self)
  }

  @MainActor public func invalidate() { Self.running.removeAll { $0 === self } }

  /// The links that the run loop keeps.
  @MainActor public private(set) static var running: [CADisplayLink] = []

  /// What the run loop does when the display is about to show a frame.
  @MainActor public static func show(at time: CFTimeInterval) {
    for link in running {
      link.targetTimestamp = time
      (link.target as? any ObjectiveCTarget)?.perform(link.selector.text)
    }
  }
}
