// Help for what plugins register: tables of properties, the types of plain numbers, values that are
// given in any form.

import Tweener

#if canImport(CoreGraphics)
  import CoreGraphics
#elseif canImport(Foundation)
  import Foundation
#endif

extension Tweener {
  /// Registers special properties by their names, in this order.
  func register(_ properties: KeyValuePairs<TweenKey, TweenProperty>) {
    for (name, property) in properties { registerSpecialProperty(name, property) }
  }
}

extension Tweenable {
  /// A value of this type, or one that converts to it.
  static func reading(_ value: Any) -> Self? { value as? Self ?? converted(from: value) }
}

/// The types of a plain number, of which a computed name is registered for each.
enum NumberTypes {
  static var all: [any (TweenableScalar & BinaryFloatingPoint).Type] {
    #if canImport(CoreGraphics) || canImport(Foundation)
      [Double.self, Float.self, CGFloat.self]
    #else
      [Double.self, Float.self]
    #endif
  }
}
