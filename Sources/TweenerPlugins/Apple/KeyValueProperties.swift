// Makes the properties of KeyValuePlugin, one for each key and kind of value whatever the class: an
// object that begins to be observed changes its class, and what is tweened must stay the same
// thing.

#if canImport(ObjectiveC)
  import Foundation
  import Tweener

  #if canImport(QuartzCore) && !os(watchOS)
    import QuartzCore
  #endif

  final class KeyValueProperties {
    /// By the type of the values, then by key.
    private var known: [ObjectIdentifier: [String: TweenProperty]] = [:]

    /// The property of a key whose value is such a one; `nil` where that is nothing that can be
    /// tweened.
    func property(_ key: String, like value: Any?) -> TweenProperty? {
      switch value {
      case nil: return nil
      case let number as NSNumber:
        if KeyValueKey.isWhole(number) { return property(key, 0) { ($0 as? NSNumber)?.intValue } }
        return property(key, 0.0) { ($0 as? NSNumber)?.doubleValue }
      case is CGPoint: return property(key, CGPoint.zero) { $0 as? CGPoint }
      case is CGSize: return property(key, CGSize.zero) { $0 as? CGSize }
      case is CGRect: return property(key, CGRect.zero) { $0 as? CGRect }
      case is CGAffineTransform:
        return property(key, CGAffineTransform(Transform2D.identity)) { $0 as? CGAffineTransform }
      #if canImport(QuartzCore) && !os(watchOS)
        case is CATransform3D: return property(key, CATransform3DIdentity) { $0 as? CATransform3D }
      #endif
      case let value?: return PlatformValues.color(value) == nil ? nil : colorProperty(key)
      }
    }

    /// The property of a key and a type of values, which is made once.
    private func known(_ key: String, _ type: Any.Type, _ make: () -> TweenProperty)
      -> TweenProperty
    {
      let type = ObjectIdentifier(type)
      if let property = known[type]?[key] { return property }
      let property = make()
      known[type, default: [:]][key] = property
      return property
    }

    /// `missing`: the value for one of another kind, which another object of the class may hold.
    private func property<Value: Tweenable>(
      _ key: String, _ missing: Value, _ read: @escaping (Any?) -> Value?
    ) -> TweenProperty {
      known(key, Value.self) {
        TweenProperty(
          get: { (object: NSObject) in read(object.value(forKey: key)) ?? missing },
          set: { object, value in
            KeyValueKey.withoutActions(of: object) { object.setValue(value, forKey: key) }
          })
      }
    }

    /// Written as the kind of colour that the object holds.
    private func colorProperty(_ key: String) -> TweenProperty {
      known(key, RGBAColor.self) {
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
  }
#endif
