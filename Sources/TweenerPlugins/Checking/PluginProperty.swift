import Tweener

/// A name to be checked: what to tween it to, and what it is to do. See ``PluginChecker``.
public struct PluginProperty {
  let key: TweenKey
  let end: Any
  let numbers: [Double]?
  let owns: Set<String>?
  let alsoChanges: Set<String>
  let accuracy: Double

  /// A name of the plugin's.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - end: a value to tween it to. It must differ from what a fresh target holds in every
  ///     number.
  ///   - numbers: the same as the numbers that the property has, one by one; `nil` where `end` is
  ///     one number, or where it is not made of numbers.
  ///   - owns: the stored values that it writes, by their paths in the target (`"frame.origin.x"`).
  ///     `nil`: as many as the property has numbers, whichever they are; say it where a number is
  ///     stored in several places, and where the name is split into others.
  ///   - alsoChanges: stored values that it changes besides and does not own: what a write does on
  ///     the way.
  ///   - accuracy: how far, relative to the number (absolutely below 1), what is read may be from
  ///     what was written: 0 where it is stored as it is.
  public init(
    _ name: String, to end: Any, numbers: [Double]? = nil, owns: Set<String>? = nil,
    alsoChanges: Set<String> = [], accuracy: Double = 1e-12
  ) {
    key = TweenKey(name)
    self.end = end
    self.numbers = numbers ?? Self.numbers(of: end)
    self.owns = owns
    self.alsoChanges = alsoChanges
    self.accuracy = accuracy
  }

  /// A stored property of the target that the plugin does not name: a setter that changes it and
  /// does not declare it in `writes` is found beside it.
  ///
  /// - Parameters:
  ///   - path: the key path.
  ///   - end: a value to tween it to. It must differ from what a fresh target holds in every
  ///     number.
  public init<Target: AnyObject, Value: Tweenable>(
    _ path: ReferenceWritableKeyPath<Target, Value>, to end: Value
  ) {
    key = .path(path)
    self.end = end
    numbers = Self.numbers(of: end)
    owns = nil
    alsoChanges = []
    accuracy = 0
  }

  var name: String { key.description }

  private static func numbers(of end: Any) -> [Double]? {
    (end as? any TweenableScalar).map { [$0.doubleValue] }
  }

  func isNear(_ left: Double, _ right: Double) -> Bool {
    left == right || abs(left - right) <= accuracy * max(1, abs(right))
  }

  func areNear(_ left: [Double], _ right: [Double]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { isNear($0, $1) }
  }
}
