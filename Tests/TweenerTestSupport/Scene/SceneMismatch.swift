/// Where two records of the same scene part.
public struct SceneMismatch: Equatable, Sendable, CustomStringConvertible {
  /// The last lines both agree on.
  public var before: [SceneEntry]
  public var wanted: SceneEntry?
  public var seen: SceneEntry?

  public init(before: [SceneEntry], wanted: SceneEntry?, seen: SceneEntry?) {
    self.before = before
    self.wanted = wanted
    self.seen = seen
  }

  public var description: String {
    (before.map { "       \($0)" } + [
      "wanted \(wanted.map { "\($0)" } ?? "nothing more")",
      "seen   \(seen.map { "\($0)" } ?? "nothing more")",
    ]).joined(separator: "\n")
  }

  /// The first difference between what the reference wants and what another engine shows, if there is one.
  public static func first(wanted: [SceneEntry], seen: [SceneEntry]) -> SceneMismatch? {
    for place in 0..<max(wanted.count, seen.count) {
      let wantedEntry = place < wanted.count ? wanted[place] : nil
      let seenEntry = place < seen.count ? seen[place] : nil
      if let wantedEntry, let seenEntry, wantedEntry.allows(seenEntry) { continue }
      return SceneMismatch(
        before: Array(wanted[..<min(place, wanted.count)].suffix(4)), wanted: wantedEntry,
        seen: seenEntry)
    }
    return nil
  }

  /// The first difference between two ways of cutting the same time, which rule 2 does not allow. `onUpdate` and
  /// steps that only one of the two has do not count.
  public static func first(between left: [SceneEntry], and right: [SceneEntry]) -> SceneMismatch? {
    let common = times(left).intersection(times(right))
    return first(
      wanted: left.filter { counts($0, common) }, seen: right.filter { counts($0, common) })
  }

  private static func times(_ entries: [SceneEntry]) -> Set<Int> {
    Set(
      entries.compactMap { entry in
        if case .state(let state) = entry, state.reason == .step { state.at } else { nil }
      })
  }

  private static func counts(_ entry: SceneEntry, _ common: Set<Int>) -> Bool {
    switch entry {
    case .event(let event): event.moment != .update
    case .state(let state):
      switch state.reason {
      case .step: common.contains(state.at)
      case .stepOfNothing: false
      case .command: true
      }
    case .answer, .probe, .news: true
    }
  }
}
