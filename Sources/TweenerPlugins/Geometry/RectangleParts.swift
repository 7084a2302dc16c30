import Tweener

/// Names for the four numbers of a rectangle that is not the frame: `scrollRect.x`, `scrollRect.y`,
/// `scrollRect.width`, `scrollRect.height`; and the whole, split into these, as `_scrollRect`.
///
/// ```swift
/// final class Sheet: TweenTarget {
///   var crop = CGRect(x: 0, y: 0, width: 100, height: 60)
///   static var tweenProperties: TweenProperties { ["crop": .init(\Sheet.crop)] }
/// }
/// let sheet = Sheet()
/// tweener.install(RectangleParts<CGRect>(of: "crop"))
/// tweener.addTween(sheet, [.duration: 1, "crop.width": 20])
/// tweener.advance(by: 0.5)
/// print(sheet.crop.width)  // prints 60.0
/// ```
///
/// For every target whose property of the rectangle's name is a `Rectangle`. ``GeometryPlugin``
/// installs it for `scrollRect` and `CGRect`.
public struct RectangleParts<Rectangle: RectangleValue>: TweenerPlugin {
  private let rectangle: String

  public var name: String { "RectangleParts of \(rectangle), \(Rectangle.self)" }

  /// The parts of the rectangle of this name.
  public init(of rectangle: String) {
    self.rectangle = rectangle
  }

  public func register(in tweener: Tweener) {
    let paths = Rectangle.rectanglePaths
    let parts = [
      ("x", paths.x), ("y", paths.y), ("width", paths.width), ("height", paths.height),
    ].map { (TweenKey("\(rectangle).\($0)"), $1) }
    for (key, path) in parts {
      tweener.registerSpecialProperty(key, TweenProperty(partOf: TweenKey(rectangle), path))
    }
    tweener.registerPropertySplitter(TweenKey("_" + rectangle), for: AnyObject.self) { value in
      var split: TweenParameters = [:]
      for (key, path) in parts {
        guard let part = TweenValue.map(value, { Rectangle.reading($0)?[keyPath: path] }) else {
          return nil
        }
        split[key] = part
      }
      return split
    }
  }
}
