// Properties of Objective-C objects by key, where no table knows the name.

#if canImport(ObjectiveC)
  import Foundation
  import Tweener

  #if canImport(QuartzCore) && !os(watchOS)
    import QuartzCore
  #endif

  /// Any property of an `NSObject` by its name, through key-value coding.
  ///
  /// ```swift-apple
  /// Tweener.shared.install(StandardPlugins())
  /// Tweener.addTween(slider, [.duration: 1, "value": 0.8])
  /// Tweener.addTween(layer, [.duration: 1, "cornerRadius": 12])
  /// ```
  ///
  /// For names that nothing else knows. The object must answer to a getter and a setter of that
  /// name, and hold a number, a `CGPoint`, `CGSize`, `CGRect` or a colour when the name is first
  /// used on its class; anything else is reported as unknown. Each such property is a component of
  /// its own. One of whole numbers takes the nearest.
  public struct KeyValuePlugin: TweenerPlugin {
    public let name = "KeyValuePlugin"

    public init() {}

    public func register(in tweener: Tweener) {
      let properties = KeyValueProperties()
      tweener.registerFallback(for: NSObject.self) { name, object in
        // Key-value coding traps for a key that is not there: look first.
        guard KeyValueKey.exists(name, in: object) else { return nil }
        return properties.property(name, like: object.value(forKey: name))
      }
    }
  }

  enum KeyValueKey {
    /// Whether an object answers to a getter and a setter of this name.
    static func exists(_ key: String, in object: NSObject) -> Bool {
      guard let first = key.first, !key.contains(where: { $0 == ":" || $0 == "." }) else {
        return false
      }
      let capital = first.uppercased() + key.dropFirst()
      return object.responds(to: NSSelectorFromString("set\(capital):"))
        && [key, "is\(capital)", "get\(capital)"].contains {
          object.responds(to: NSSelectorFromString($0))
        }
    }

    /// Whether a number comes from a property of whole numbers.
    static func isWhole(_ number: NSNumber) -> Bool {
      let type = number.objCType.pointee
      return type != CChar(UInt8(ascii: "d")) && type != CChar(UInt8(ascii: "f"))
    }

    /// A layer animates by itself whatever is set; here it must not.
    static func withoutActions(of object: NSObject, _ change: () -> Void) {
      #if canImport(QuartzCore) && !os(watchOS)
        if let layer = object as? CALayer { return layer.withoutActions(change) }
      #endif
      change()
    }
  }
#endif
