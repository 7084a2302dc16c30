// Words of the older libraries that mean nothing here, and what to do instead. Asked for the report about an unknown
// property.

enum UnreadWord {
  private static let instead = [
    "transitionParams": "give the easing with its numbers: Easing.outBack(overshoot: 3)",
    "skipUpdates": "leave it out, or drive the engine with fewer frames",
    "onError": "set onProblem of the engine; callbacks do not throw",
  ]
  private static let events = [
    "onStart", "onUpdate", "onRepeat", "onComplete", "onOverwrite", "onError",
  ]

  /// What to do instead of giving a word that is not read; `nil` for every other name.
  static func remedy(for name: String) -> String? {
    if let remedy = instead[name] { return remedy }
    for event in events where name.hasPrefix(event) {
      switch name.dropFirst(event.count) {
      case "Params": return "let the callback's closure capture what it needs"
      case "Scope": return "let the callback's closure capture its object, or give a TweenAction"
      default: break
      }
    }
    return nil
  }
}
