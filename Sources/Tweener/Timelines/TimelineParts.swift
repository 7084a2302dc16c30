// Parts of a timeline that are split off it: nodes with some of its members. Pure.

/// Members of a timeline that go to another one.
struct MovedMembers {
  /// Their numbers there, by number.
  let numbers: [Int: Int]
  /// The components that a member writes, by their numbers there.
  let tracks: (Int) -> [Int32]
}

extension TimelineNode {
  /// Becomes a copy of a node in its present state, without callbacks, calls and pauses: with some
  /// of its entries, and of the members in them those in `moved`, under their numbers there; where
  /// `moved` is nil with all.
  func become(_ whole: TimelineNode, _ wanted: some Sequence<Int>, _ moved: MovedMembers?) {
    var (entries, written): ([TimelineEntry], [Int32]) = ([], [])
    var keyframes: [Int: [Int64]] = [:]
    // By entry, that of the whole.
    var places: [Int] = []
    for index in wanted {
      let entry = whole.entries[index]
      let first = written.count
      if let node = entry.node {
        let part = TimelineNode(timing: node.timing, easing: node.easing)
        part.become(node, node.entries.indices, moved)
        if part.entries.isEmpty { continue }
        written += part.tracks.tracks.map(\.number)
        entries.append(
          TimelineEntry(
            node: part, start: entry.start, writes: first..<written.count,
            heard: part.isHeard ? .all : nil))
      } else {
        let number = moved.map { $0.numbers[entry.member] } ?? entry.member
        guard let timing = entry.timing, let number else { continue }
        written += moved?.tracks(number) ?? Array(whole.written[entry.writes])
        keyframes[places.count] = whole.shape.keyframes[index]
        entries.append(
          TimelineEntry(
            member: number, timing, start: entry.start, writes: first..<written.count,
            heard: entry.heard))
      }
      places.append(index)
    }
    shape = NodeShape(entries, written, keyframes)
    takeProgress(of: whole, places)
  }

  /// Has passed what a node has passed of which it is a part. `places`: by entry, that of the
  /// whole.
  private func takeProgress(of whole: TimelineNode, _ places: [Int]) {
    progress = whole.progress
    progress.active.removeAll(isForward: whole.progress.active.isForward)
    let entries = Dictionary(uniqueKeysWithValues: zip(places, places.indices))
    for item in whole.progress.active.items {
      if let index = entries[Int(item.entry)] { addActive(index, item.cursor) }
    }
    guard whole.progress.behind < whole.moments.count else {
      progress.behind = moments.count
      return
    }
    let next = whole.moments[whole.progress.behind]
    progress.behind =
      moments.firstIndex { !$0.isBefore(next, asOf: places[$0.entry]) } ?? moments.count
    if entries[next.entry] == nil { progress.hasCalledStart = false }
  }
}
