// All lanes of an engine, found by key. Lanes whose easing has parameters come and go; an index is good for
// as long as the lane has an entry.

struct LaneSet {
  private(set) var lanes: [Lane] = []
  private var indices: [LaneKey: Int32] = [:]
  private var latest: Int32 = -1

  subscript(_ index: Int32) -> Lane { lanes[Int(index)] }

  mutating func index(_ key: LaneKey) -> Int32 {
    if latest >= 0, lanes[Int(latest)].key == key { return latest }
    if let index = indices[key] {
      latest = index
      return index
    }
    let index: Int32
    if lanes.count >= Self.many, let empty = lanes.firstIndex(where: { $0.count == 0 }) {
      indices[lanes[empty].key] = nil
      lanes[empty] = Lane(key: key)
      index = Int32(empty)
    } else {
      lanes.append(Lane(key: key))
      index = Int32(lanes.count - 1)
    }
    indices[key] = index
    latest = index
    return index
  }

  /// From this many on, empty lanes make room for new ones.
  private static let many = 256

  func sweep(now: Double) {
    for lane in lanes where lane.count > 0 { lane.sweep(now: now) }
  }
}
