// Properties of Objective-C objects by key, where no table knows the name.

#if canImport(ObjectiveC)
  import Foundation
  import Tweener

  #if canImport(QuartzCore) && !os(watchOS)
    import QuartzCore
  #endif

  /// Any property of an `NSObject` by its name, through key-value coding.
  ///
  /// ```swift
  /// Tweener.shared.install(StandardPlugins())
  /// Tweener.addTween(slider, [.duration: 1, "value": 0.8])
  /// Tweener.addTween(layer, [.duration: 1, "cornerRadius": 12])
  /// ```
  ///
  /// For names that nothing else knows. The object must answer to a getter and a setter of that name, and hold a
  /// number, a `CGPoint`, `CGSize`, `CGRect` or a colour when the name is first used on its class; anything else is
  /// reported as unknown. Each such property is a component of its own. One of whole numbers takes the nearest.
  public struct KeyValuePlugin: TweenerPlugin {
    public let name = "KeyValuePlugin"

    public init() {}

    public func register(in tweener: Tweener) {
      tweener.registerFallback(for: NSObject.self) { name, object in
        Self.property(name, of: object)
      }
    }

    private static func property(_ key: String, of object: NSObject) -> TweenProperty? {
      // Key-value coding traps for a key that is not there: look first.
      guard KeyValueKey.exists(key, in: object) else { return nil }
      switch object.value(forKey: key) {
      case let number as NSNumber where KeyValueKey.isWhole(number):
        return property(key, 0) { ($0 as? NSNumber)?.intValue }
      case is NSNumber: return property(key, 0.0) { ($0 as? NSNumber)?.doubleValue }
      case is CGPoint: return property(key, CGPoint.zero) { $0 as? CGPoint }
      case is CGSize: return property(key, CGSize.zero) { $0 as? CGSize }
      case is CGRect: return property(key, CGRect.zero) { $0 as? CGRect }
      case let value?: return PlatformValues.color(value).map { _ in colorProperty(key) }
      case nil: return nil
      }
    }

    /// `missing`: what stands for a value of another type, which another object of the class may hold.
    private static func property<Value: Animatable>(
      _ key: String, _ missing: Value, _ read: @escaping (Any?) -> Value?
    ) -> TweenProperty {
      TweenProperty(
        get: { (object: NSObject) in read(object.value(forKey: key)) ?? missing },
        set: { object, value in
          KeyValueKey.withoutActions(of: object) { object.setValue(value, forKey: key) }
        })
    }

    /// Written as the kind of colour that the object holds.
    private static func colorProperty(_ key: String) -> TweenProperty {
      TweenProperty(
        get: { (object: NSObject) in
          object.value(forKey: key).flatMap(PlatformValues.color) ?? .clear
        },
        set: { object, color in
          let old = object.value(forKey: key)
          KeyValueKey.withoutActions(of: object) {
            object.setValue(PlatformValues.color(color, like: old), forKey: key)
          }
        })
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
