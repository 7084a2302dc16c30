// The tweens of each tag. Never accessed while code of the caller's runs: Tags.swift hashes and
// compares tags, and this table has them by those hashes.

/// One tag, with the living tweens that have it.
final class TagGroup {
  let tag: AnyHashable
  let hash: Int
  fileprivate(set) var tweens: Set<TweenID> = []

  init(_ tag: AnyHashable, hash: Int) {
    self.tag = tag
    self.hash = hash
  }
}

struct TagTable: ~Copyable {
  /// By the tags' hashes.
  private var groups: [Int: [TagGroup]] = [:]
  private var groupsOfTweens: [TweenID: [TagGroup]] = [:]

  var isEmpty: Bool { groups.isEmpty }

  func groups(hash: Int) -> [TagGroup] { groups[hash] ?? [] }

  func contains(_ group: TagGroup) -> Bool { groups(hash: group.hash).contains { $0 === group } }

  mutating func insert(_ group: TagGroup) { groups[group.hash, default: []].append(group) }

  mutating func add(_ id: TweenID, to group: TagGroup) {
    if group.tweens.insert(id).inserted { groupsOfTweens[id, default: []].append(group) }
  }

  /// Gives a tween the tags that another one has.
  mutating func share(_ id: TweenID, with other: TweenID) {
    for group in groupsOfTweens[id] ?? [] { add(other, to: group) }
  }

  /// Takes a tween out. Tags that no tween has any more come back, to be let go of when nothing is
  /// under way.
  mutating func remove(_ id: TweenID) -> [TagGroup] {
    var unused: [TagGroup] = []
    for group in groupsOfTweens.removeValue(forKey: id) ?? [] {
      group.tweens.remove(id)
      guard group.tweens.isEmpty else { continue }
      unused.append(group)
      var others = groups(hash: group.hash)
      others.removeAll { $0 === group }
      groups[group.hash] = others.isEmpty ? nil : others
    }
    return unused
  }
}
