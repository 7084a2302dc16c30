// The names of easings, the built-in ones and an engine's own. One per engine; asked by PlanDraft.

final class EasingRegistry {
  private var own: [String: (name: String, easing: Easing)] = [:]
  /// Names as callers wrote them: reading one again costs a look-up.
  private var readBefore: [String: Easing] = [:]
  private static let mostRemembered = 256

  /// The easing of a name, ignoring case.
  func easing(named name: String) -> Easing? {
    if let easing = readBefore[name] { return easing }
    guard let easing = own[name.lowercased()]?.easing ?? Easing(named: name) else { return nil }
    if readBefore.count < Self.mostRemembered { readBefore[name] = easing }
    return easing
  }

  /// Adds a name, or says why not: the first easing of a name stays, and built-in names are taken.
  func register(_ name: String, _ easing: Easing) -> TweenProblem? {
    guard own[name.lowercased()] == nil, Easing(named: name) == nil else {
      return .nameTaken(name: name, what: "easing")
    }
    own[name.lowercased()] = (name, easing)
    return nil
  }

  /// Every name, sorted.
  var names: [String] {
    (Easing.names + own.values.map(\.name)).sorted()
  }
}
