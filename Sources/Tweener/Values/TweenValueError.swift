// Why an extension refuses the value that a call gives it. Plugins throw it or return it instead of
// a value; the planner makes a report of it.

/// Why a value is refused: what is wrong with it, and what would be right.
///
/// Splitters, modifiers, filters and interpolations throw one where `nil` would say too little; it
/// is reported with the key, the value and the target's type, and the rest of the call goes on.
///
/// ```swift
/// tweener.registerPropertySplitter("lane", for: Box.self) { value in
///   guard let lane = value as? Int, (1...4).contains(lane) else {
///     throw TweenValueError("no such lane", remedy: "give 1, 2, 3 or 4")
///   }
///   return ["x": Double(lane) * 40]
/// }
/// tweener.addTween(box, [.duration: 1, "lane": 7])
/// // prints Tweener: Box, "lane" = 7: no such lane; give 1, 2, 3 or 4
/// ```
public struct TweenValueError: Error, Sendable, Hashable {
  /// The fault of the value, as a report says it: "no such lane".
  public let fault: String
  /// The right value, and what happens instead.
  public let remedy: String
  /// The nearest name to the one that was given, where one is near.
  public let suggestion: String?

  /// A refusal by its two sentences.
  public init(_ fault: String, remedy: String) {
    self.fault = fault
    self.remedy = remedy
    suggestion = nil
  }

  /// A refusal of a name that is none of the known ones: asks for the nearest, and gives the remedy
  /// where none is near.
  public init(_ fault: String, name: String, known: [String], remedy: String) {
    self.fault = fault
    suggestion = NearestName.suggest(name, among: known)
    self.remedy = suggestion.map(NearestName.question) ?? remedy
  }
}
