// Help for what plugins register: tables of properties, and values that are given in any form.

import Tweener

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
