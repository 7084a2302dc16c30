// Unsafe memory: a lane's blocks, in chunks, so that a lane grows without copying them and without
// much room to spare. Made and bounded by Lane.
//
// Why it is sound. Every chunk has room for `size` entries, but for the first, which has room for
// `capacity` as long as it is the only one. Lane checks the index of an entry before it asks for
// the entry.

struct LaneChunks {
  /// The layout of the blocks of every chunk.
  private let layout: LaneBlocks
  /// The addresses of the chunks.
  private var bases: [UnsafeMutableRawPointer] = []
  /// Entries that there is room for.
  private(set) var capacity = 0

  private static var shift: Int { 13 }
  /// Entries a chunk. The first begins with fewer.
  static var size: Int { 1 << shift }

  init(_ layout: LaneBlocks) {
    self.layout = layout
  }

  func deallocate() {
    for base in bases { base.deallocate() }
  }

  /// The address of a chunk.
  @inline(__always)
  func base(_ chunk: Int) -> UnsafeMutableRawPointer { bases[chunk] }

  /// The blocks in which an entry is, and its place among theirs.
  @inline(__always)
  func entry(_ index: Int) -> (blocks: LaneBlocks, place: Int) {
    var blocks = layout
    blocks.base = bases[index >> Self.shift]
    return (blocks, index & (Self.size &- 1))
  }

  /// Makes room for more entries; of those before, `used` are kept.
  mutating func grow(to wanted: Int, used: Int) {
    if capacity < Self.size { growFirst(to: min(wanted, Self.size), used: used) }
    let full = (wanted + Self.size - 1) >> Self.shift
    guard full > bases.count else { return }
    while bases.count < full { bases.append(allocate(Self.size)) }
    capacity = full * Self.size
  }

  private mutating func growFirst(to wanted: Int, used: Int) {
    let room = Self.blocks(wanted) * LaneBlocks.size
    let first = allocate(room)
    if bases.isEmpty {
      bases.append(first)
    } else {
      first.copyMemory(from: bases[0], byteCount: Self.blocks(used) * layout.stride)
      bases[0].deallocate()
      bases[0] = first
    }
    capacity = room
  }

  private func allocate(_ entries: Int) -> UnsafeMutableRawPointer {
    .allocate(
      byteCount: Self.blocks(entries) * layout.stride, alignment: LaneBlocks.alignment)
  }

  /// Blocks for so many entries.
  @inline(__always)
  static func blocks(_ entries: Int) -> Int {
    (entries &+ LaneBlocks.size &- 1) / LaneBlocks.size
  }
}
