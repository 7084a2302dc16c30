// What plugins register as tables: the names of properties, and the types of plain numbers.

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
