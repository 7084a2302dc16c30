/// A call in which a plugin expands one key into several others; see
/// ``Tweener/registerShorthand(_:words:_:)``.
///
/// ```swift
/// tweener.registerShorthand("drop", words: ["soft"]) { call in
///   let isSoft = call.take("soft") as? Bool ?? false
///   let easing = isSoft ? Easing.outQuad : .outBounce
///   if call.given(.easing) == nil { call.parameters[.easing] = easing }
///   call.fill(.duration, 0.5)
///   call.parameters["y"] = TweenValue.by(call.value as? Double ?? 10)
/// }
/// tweener.addTween(box, ["drop": 80.0, "soft": true])
/// tweener.advance(by: 0.25)
/// print(box.y)  // prints 60.0
/// ```
public struct TweenShorthand {
  /// The value that the call gives for the shorthand's key.
  public let value: Any
  /// The call's other parameters, those of its `base` included.
  public var parameters: TweenParameters
  /// The type of the target; `nil` for a caller.
  public let targetType: Any.Type?

  let easings: EasingRegistry
  private(set) var problems = ProblemList()

  /// Removes a key, in all its spellings, from the parameters and returns the value that the call
  /// gives for it.
  public mutating func take(_ key: TweenKey) -> Any? {
    var found: Any?
    for spelling in Self.spellings(key) {
      let value = parameters.removeValue(forKey: spelling)
      if found == nil { found = value }
    }
    return found
  }

  /// The value that the call gives for a key, by any of its spellings.
  public func given(_ key: TweenKey) -> Any? {
    Self.spellings(key).lazy.compactMap { parameters[$0] }.first
  }

  /// Sets the value of a key where the call gives none by any spelling.
  public mutating func fill(_ key: TweenKey, _ value: Any) {
    if given(key) == nil { parameters[key] = value }
  }

  /// The easing of a name, built in or registered, ignoring case.
  public func easing(named name: String) -> Easing? { easings.easing(named: name) }

  /// Every name of an easing.
  public var easingNames: [String] { easings.names }

  /// Reports something wrong with a key of the call: to `onProblem`, and in the tween's `problems`.
  ///
  /// - Parameters:
  ///   - kind: what sort of fault it is.
  ///   - fault: what is wrong.
  ///   - remedy: what would have been right, and what happens instead.
  ///   - known: where a name is wrong, all the right ones: the nearest is suggested before the
  ///     remedy.
  public mutating func report(
    _ kind: TweenProblem.Kind, _ key: TweenKey, _ value: Any, fault: String, remedy: String,
    known: [String] = []
  ) {
    let nearest = (value as? String).flatMap { NearestName.suggest($0, among: known) }
    let advice = nearest.map(NearestName.question)
    problems.add(
      TweenProblem(
        kind, key, value, on: targetType, fault: fault,
        remedy: [advice, remedy].compactMap { $0 }.joined(separator: " "), suggestion: nearest),
      at: nil)
  }

  private static func spellings(_ key: TweenKey) -> [TweenKey] {
    guard let name = key.name, let match = ReservedKey.match(name) else { return [key] }
    return match.word.entry.spellings.map { TweenKey($0) }
  }
}

/// The kind of shorthands that a call had.
enum ShorthandExpansion {
  case none
  /// Each expands equal calls equally.
  case pure
  case other
}

/// The shorthands of an engine. Kept with its easings, for its readers.
final class ShorthandList {
  typealias Expand = (inout TweenShorthand) -> Void

  typealias Entry = (key: TweenKey, isPure: Bool, expand: Expand)

  private var entries: [Entry] = []

  /// Takes over all that another list has. Only where this one has nothing.
  func share(_ other: ShorthandList) {
    entries = other.entries
  }

  /// False when the key has one already; the new one counts.
  func register(_ key: TweenKey, isPure: Bool, _ expand: @escaping Expand) -> Bool {
    let before = entries
    var after = before.filter { $0.key != key }
    let isNew = after.count == before.count
    after.append((key, isPure, expand))
    entries = after
    // A shorthand may be the last to hold something that calls the engine when it goes.
    withExtendedLifetime(before) {}
    return isNew
  }

  /// The first of a dictionary's shorthands, in the order in which they were registered.
  func first(in parameters: TweenParameters) -> Entry? {
    entries.first { parameters[$0.key] != nil }
  }
}
