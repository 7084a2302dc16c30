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
    private enum Kind {
      case whole, number, point, size, rectangle, affine, color
      #if canImport(QuartzCore) && !os(watchOS)
        case space
      #endif
    }

    private var known: [Kind: [String: TweenProperty]] = [:]

    /// The property of a key whose value is such a one; `nil` where that is nothing that can be
    /// tweened.
    func property(_ key: String, like value: Any?) -> TweenProperty? {
      guard let value, let kind = kind(of: value) else { return nil }
      if let property = known[kind]?[key] { return property }
      let property = make(key, kind)
      known[kind, default: [:]][key] = property
      return property
    }

    private func kind(of value: Any) -> Kind? {
      switch value {
      case let number as NSNumber: return KeyValueKey.isWhole(number) ? .whole : .number
      case is CGPoint: return .point
      case is CGSize: return .size
      case is CGRect: return .rectangle
      case is CGAffineTransform: return .affine
      #if canImport(QuartzCore) && !os(watchOS)
        case is CATransform3D: return .space
      #endif
      default: return PlatformValues.color(value) == nil ? nil : .color
      }
    }

    private func make(_ key: String, _ kind: Kind) -> TweenProperty {
      switch kind {
      case .whole: property(key, 0) { ($0 as? NSNumber)?.intValue }
      case .number: property(key, 0.0) { ($0 as? NSNumber)?.doubleValue }
      case .point: property(key, CGPoint.zero) { $0 as? CGPoint }
      case .size: property(key, CGSize.zero) { $0 as? CGSize }
      case .rectangle: property(key, CGRect.zero) { $0 as? CGRect }
      case .affine:
        property(key, CGAffineTransform(Transform2D.identity)) { $0 as? CGAffineTransform }
      #if canImport(QuartzCore) && !os(watchOS)
        case .space: property(key, CATransform3DIdentity) { $0 as? CATransform3D }
      #endif
      case .color: colorProperty(key)
      }
    }

    /// `missing`: the value for one of another kind, which another object of the class may hold.
    private func property<Value: Tweenable>(
      _ key: String, _ missing: Value, _ read: @escaping (Any?) -> Value?
    ) -> TweenProperty {
      TweenProperty(
        get: { (object: NSObject) in read(object.value(forKey: key)) ?? missing },
        set: { object, value in
          KeyValueKey.withoutActions(of: object) { object.setValue(value, forKey: key) }
        })
    }

    /// Written as the kind of colour that the object holds.
    private func colorProperty(_ key: String) -> TweenProperty {
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
#endif
