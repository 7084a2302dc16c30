// Finding tweens by their tags. A tag is a value of the caller's: its hash and its comparisons may
// call the engine, so each is asked while no access to the table is open.

extension TweenEngine {
  /// Gives a tween its tags.
  func setTags(_ given: [AnyHashable], of id: TweenID) {
    for tag in given {
      if let group = group(of: tag, isMade: true) { tags.add(id, to: group) }
    }
  }

  /// The living tweens that have a tag, oldest first.
  func ids(tagged tag: AnyHashable) -> [TweenID] {
    guard !tags.isEmpty else { return [] }
    beginWork()
    let tweens = group(of: tag, isMade: false)?.tweens ?? []
    endWork()
    return ranked(Array(tweens))
  }

  /// The group of a tag; `nil` where there is none and none is to be made.
  private func group(of tag: AnyHashable, isMade: Bool) -> TagGroup? {
    let hash = tag.hashValue
    var others: [TagGroup] = []
    // Comparing may add groups, and take some away.
    while let next = tags.groups(hash: hash).first(where: { group in
      !others.contains { $0 === group }
    }) {
      if next.tag == tag, tags.contains(next) { return next }
      others.append(next)
    }
    guard isMade else { return nil }
    let made = TagGroup(tag, hash: hash)
    tags.insert(made)
    return made
  }
}
