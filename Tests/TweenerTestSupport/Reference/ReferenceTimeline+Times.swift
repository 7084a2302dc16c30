/// 38: "`onUpdate` in each `advance` in which the member's own time moved".
extension ReferenceTimeline {
  /// Where a member or a nested timeline is.
  struct OwnTime: Equatable {
    var own = ExactTime(0)
    /// The plays of the timelines around it, outermost first.
    var plays: [Int]
  }

  struct OwnTimes {
    /// Of the members, by number.
    var members: [Int: OwnTime] = [:]
    /// Of the nested timelines, each after those inside it.
    var nodes: [(node: ReferenceNode, time: OwnTime)] = []

    /// A timeline that has grown has other nodes.
    func time(of node: ReferenceNode) -> OwnTime? {
      nodes.first { $0.node.spec.id == node.spec.id }?.time
    }
  }

  /// Where all that is on it is at a place of one of its plays.
  func ownTimes(at local: ExactTime, inPlay play: Int) -> OwnTimes {
    var times = OwnTimes()
    func visit(_ node: ReferenceNode, _ local: ExactTime, _ plays: [Int]) {
      for entry in node.entries {
        let own = max(own(entry, at: local), ExactTime(0))
        switch entry.content {
        case .member(let number): times.members[number] = OwnTime(own: own, plays: plays)
        case .node(let inner):
          let position = inner.timing.position(at: own)
          visit(inner, inner.timing.local(own, position), plays + [position.play])
          times.nodes.append((inner, OwnTime(own: own, plays: plays)))
        case .call, .pause: break
        }
      }
    }
    visit(root, local, [play])
    return times
  }
}

extension ReferenceEngine {
  /// Keeps where all that is on a timeline is: what moves from here on has moved.
  func noteOwnTimes(_ row: ReferenceTween) {
    row.ownTimes = row.timeline?.ownTimes(at: localTime(row), inPlay: position(row).play)
  }

  /// The same for what was added to one: what was there may have moved already.
  func noteAddedTimes(_ row: ReferenceTween) {
    guard let old = row.ownTimes else { return }
    noteOwnTimes(row)
    guard var new = row.ownTimes else { return }
    new.members.merge(old.members) { $1 }
    new.nodes = new.nodes.map { ($0.node, old.time(of: $0.node) ?? $0.time) }
    row.ownTimes = new
  }

  /// "in order of the starts; the timeline's own comes after those of its members."
  func updateMembers(_ row: ReferenceTween) {
    guard let timeline = row.timeline else { return }
    let old = row.ownTimes
    noteOwnTimes(row)
    guard let times = row.ownTimes else { return }
    let order = timeline.members.indices.sorted {
      (timeline.members[$0].firstStart, $0) < (timeline.members[$1].firstStart, $1)
    }
    for number in order where row.isAlive && row.timeline?.members[number].hasRead == true {
      if timeline.members[number].timing.length == 0 { continue }
      if times.members[number] == old?.members[number] { continue }
      fire(member: number, of: row, .update)
    }
    for (node, time) in times.nodes where row.isAlive && node.timing.length != 0 {
      if time != old?.time(of: node) { make(.node(node, .update), row) }
    }
  }
}
