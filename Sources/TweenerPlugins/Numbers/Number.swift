// A number of any type that a caller may give. Called by what reads dictionaries.

import Tweener

enum Number {
  /// The value as a `Double`; `nil` for anything but a number.
  static func read(_ value: Any) -> Double? {
    if let number = value as? Double { return number }
    return (value as? any TweenableScalar)?.doubleValue
  }
}
