// Properties that hold a platform's colour, seen as RGBAColor.

import Tweener

#if canImport(UIKit)
  import UIKit

  extension TweenProperty {
    /// A property that holds a colour of UIKit's, tweened as an ``RGBAColor``. Without one it
    /// starts at clear.
    ///
    /// ```swift-apple
    /// tweener.registerSpecialProperty("textColor", TweenProperty(color: \UILabel.textColor))
    /// tweener.addTween(label, [.duration: 1, "textColor": "tomato"])
    /// ```
    public init<Root: AnyObject>(color path: ReferenceWritableKeyPath<Root, UIColor?>) {
      self.init(
        get: { (root: Root) in root[keyPath: path].flatMap(RGBAColor.init) ?? .clear },
        set: { $0[keyPath: path] = UIColor($1) })
    }
  }
#elseif canImport(AppKit)
  import AppKit

  extension TweenProperty {
    /// A property that holds a colour of AppKit's, tweened as an ``RGBAColor``. Without one it
    /// starts at clear.
    ///
    /// ```swift-apple
    /// tweener.registerSpecialProperty("textColor", TweenProperty(color: \NSTextField.textColor))
    /// tweener.addTween(field, [.duration: 1, "textColor": "tomato"])
    /// ```
    public init<Root: AnyObject>(color path: ReferenceWritableKeyPath<Root, NSColor?>) {
      self.init(
        get: { (root: Root) in root[keyPath: path].flatMap(RGBAColor.init) ?? .clear },
        set: { $0[keyPath: path] = NSColor($1) })
    }
  }
#endif
