// A member's own time at a place of its timeline: for those whose onUpdate is called when it has
// moved (SEMANTICS 38). Pure.

extension TimelineNode {
  /// The way to each of some members: an entry of this node, then entries of the nodes in it.
  func ways(toMembers wanted: Set<Int>) -> [Int: [Int]] {
    var ways: [Int: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      if wanted.contains(entry.member) { ways[entry.member] = [index] }
      for (number, way) in entry.node?.ways(toMembers: wanted) ?? [:] {
        ways[number] = [index] + way
      }
    }
    return ways
  }

  /// The timelines in it that have an onUpdate, each after those inside it, and the ways to them.
  func updatedNodes() -> [(node: TimelineNode, way: [Int])] {
    entries.indices.flatMap { index -> [(node: TimelineNode, way: [Int])] in
      guard let node = entries[index].node else { return [] }
      let inner = node.updatedNodes().map { (node: $0.node, way: [index] + $0.way) }
      return node.callbacks?[.update] == nil ? inner : inner + [(node, [index])]
    }
  }

  /// Whether an entry on the way to a member has several plays.
  func repeats(along way: ArraySlice<Int>) -> Bool {
    guard let index = way.first else { return false }
    if entries[index].timing?.repeats ?? 0 != 0 { return true }
    return entries[index].node?.repeats(along: way.dropFirst()) == true
  }

  /// The time of a member, or of a timeline, at a position in one play of this node. `plays` tells
  /// the plays around this node apart.
  func time(along way: ArraySlice<Int>, at local: OwnTime, plays: Int64) -> MemberTime {
    guard let index = way.first, let timing = entries[index].timing else { return MemberTime() }
    let own = timing.innerTime(at: local, from: entries[index].start)
    guard let node = entries[index].node, way.count > 1 else {
      let isOver = own.isAtOrAfter(timing.length)
      return MemberTime(own: isOver ? OwnTime(whole: timing.length) : own, plays: plays)
    }
    let place = timing.place(at: timing.clamped(own))
    return node.time(
      along: way.dropFirst(), at: place.local, plays: plays &* 1_000_003 &+ place.play)
  }
}

/// The time of a member: its own time, within its plays and pauses.
struct MemberTime: Equatable {
  var own = OwnTime(whole: 0)
  /// A number that differs where the plays around it do.
  var plays: Int64 = 0
}
