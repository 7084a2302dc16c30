// A member's own time at a place of its timeline: for those whose onUpdate is called when it has
// moved (SEMANTICS 38). Pure.

extension TimelineNode {
  /// The way to each of some members: an entry of this node, then entries of the nodes in it.
  func ways(toMembers wanted: Set<Int>) -> [Int: [Int]] {
    var ways: [Int: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      switch entry.content {
      case .member(let number, _): if wanted.contains(number) { ways[number] = [index] }
      case .node(let node):
        for (number, way) in node.ways(toMembers: wanted) { ways[number] = [index] + way }
      case .call, .pause: break
      }
    }
    return ways
  }

  /// The time of a member at a position in one play of this node. `plays` tells the plays around
  /// this node apart.
  func time(along way: ArraySlice<Int>, at local: OwnTime, plays: Int64) -> MemberTime {
    guard let first = way.first else { return MemberTime() }
    let entry = entries[first]
    let passed = local.since(entry.start)
    let outer = passed.whole < 0 ? OwnTime(whole: 0) : passed
    switch entry.content {
    case .member(_, let timing):
      let own = timing.innerTime(of: outer)
      let isOver = own.isAtOrAfter(timing.length)
      return MemberTime(own: isOver ? OwnTime(whole: timing.length) : own, plays: plays)
    case .node(let node):
      let place = node.timing.place(at: node.timing.clamped(node.timing.innerTime(of: outer)))
      return node.time(
        along: way.dropFirst(), at: place.local,
        plays: plays &* 1_000_003 &+ place.play)
    case .call, .pause: return MemberTime()
    }
  }
}

/// The time of a member: its own time, within its plays and pauses.
struct MemberTime: Equatable {
  var own = OwnTime(whole: 0)
  /// A number that differs where the plays around it do.
  var plays: Int64 = 0
}
