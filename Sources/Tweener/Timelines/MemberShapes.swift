// The shapes of the latest timelines that had nothing but members: the next ones are often like one
// of them. One list an engine; it holds places and numbers, and nothing of anybody's.

struct MemberShapes {
  /// The one that served last is the first.
  private var shapes: [MemberShape] = []

  /// A shape of so many members, of which the last starts at a place.
  mutating func find(_ count: Int, lastStart: Int64) -> MemberShape? {
    let found = shapes.firstIndex {
      $0.shape.entries.count == count && $0.shape.entries[count - 1].start == lastStart
    }
    guard let found else { return nil }
    if found > 0 { shapes.insert(shapes.remove(at: found), at: 0) }
    return shapes[0]
  }

  mutating func note(_ shape: MemberShape) {
    if shapes.count == Self.most { shapes.removeLast() }
    shapes.insert(shape, at: 0)
  }

  private static let most = 4
}

/// The shape of a timeline that has nothing but members, and when they start for the first time.
final class MemberShape {
  let shape: NodeShape
  let starts: [(time: Int64, member: Int)]

  /// Shapes of many members are not kept.
  private static let most = 64

  /// `nil` for an empty shape, for one with more than `most` entries or written components, and for
  /// one with anything but members without keyframes.
  init?(_ shape: NodeShape, _ starts: [(time: Int64, member: Int)]) {
    guard 1...Self.most ~= shape.entries.count, shape.written.count <= Self.most,
      shape.keyframes.isEmpty, shape.entries.allSatisfy(\.isMember)
    else { return nil }
    self.shape = shape
    self.starts = starts
  }
}
