import Tweener

/// Four numbers in one property: what key paths like `\StoredModel.frame.x` reach into.
public struct Rect4: Tweenable, Equatable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public static var tweenableComponents: [TweenableComponent<Rect4>] {
    [.init(\.x), .init(\.y), .init(\.width), .init(\.height)]
  }
}
