// Unsafe memory: blocks of numbers, one entry a component or a few that lie side by side in memory and go by one
// clock; all entries with one easing, kind of clock and width. Filled by the engine, swept once an advance.
//
// Why it is sound. Blocks are initialised as a whole before their first entry is, and only reached through the
// checked calls below; the entries of the last block that are nobody's write to a place of the lane's own. A
// destination was handed out by DirectWriter for a target that the engine holds until its entries have been
// removed; the sweep runs no code but its own.

final class Lane {
  let key: LaneKey
  private(set) var count = 0
  private var capacity = 0
  private(set) var blocks: LaneBlocks
  /// The first of the components that an entry moves; the others follow it.
  private(set) var owner: UnsafeMutablePointer<Int32>
  /// Where entries write that are nobody's.
  private let nowhere = UnsafeMutableRawPointer.allocate(
    byteCount: Lane.widest * 8, alignment: LaneBlocks.alignment)
  /// Values on their way from the formula to their destinations.
  let vectors = UnsafeMutablePointer<SIMD4<Double>>.allocate(capacity: Lane.eased)

  /// Components an entry, at most.
  static let widest = 4
  /// Blocks of several components that are eased before they are stored.
  static let eased = 2

  /// While accessors run, of whatever lane, which may do anything, entries keep their places.
  var isDelivering = false
  /// The entries to be written in the present delivery, and the first of them whose turn has not come.
  var standing = 0
  var next = 0
  /// Some entries are removed and still have a place.
  var hasGaps = false
  /// What accessors have removed since it was last looked at.
  var removed: [(index: Int, owner: Int32)] = []
  /// Owners of entries that were removed before their turn came.
  var owed: [Int32] = []
  let stop = UnsafeMutablePointer<BatchStop>.allocate(capacity: 1)

  init(key: LaneKey) {
    self.key = key
    blocks = LaneBlocks(key)
    owner = .allocate(capacity: 0)
    vectors.initialize(repeating: .zero, count: Self.eased)
    nowhere.initializeMemory(as: Double.self, repeating: 0, count: Self.widest)
    stop.initialize(to: BatchStop())
  }

  deinit {
    blocks.base.deallocate()
    owner.deallocate()
    vectors.deallocate()
    nowhere.deallocate()
    stop.deallocate()
  }

  func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let used = (count + LaneBlocks.size - 1) / LaneBlocks.size * blocks.stride
    let grown = (wanted + LaneBlocks.size - 1) / LaneBlocks.size
    let base = UnsafeMutableRawPointer.allocate(
      byteCount: grown * blocks.stride, alignment: LaneBlocks.alignment)
    base.copyMemory(from: blocks.base, byteCount: used)
    blocks.base.deallocate()
    blocks.base = base
    capacity = grown * LaneBlocks.size
    let owners = UnsafeMutablePointer<Int32>.allocate(capacity: capacity)
    owners.moveInitialize(from: owner, count: count)
    owner.deallocate()
    owner = owners
  }

  /// Adds an entry and returns its index. Its courses are to be set.
  func append(
    _ clock: LaneClock, destination: UnsafeMutableRawPointer, owner component: Int32
  ) -> Int32 {
    if count == capacity { reserve(max(2 * capacity, 16)) }
    if count % LaneBlocks.size == 0 {
      blocks.initialize(count / LaneBlocks.size, nowhere: nowhere)
    }
    let (index, blocks) = (count, blocks)
    (owner + index).initialize(to: component)
    blocks.put(clock, at: index)
    blocks.put(destination, at: index)
    count = index + 1
    return Int32(index)
  }

  func set(_ index: Int32, _ clock: LaneClock) {
    let index = checked(index)
    stop.pointee.isWanted = isDelivering
    blocks.put(clock, at: index)
  }

  /// Sets where one of an entry's components goes.
  func set(_ index: Int32, member: Int, _ course: LaneCourse) {
    precondition(member >= 0 && member < key.width, "a component of an entry")
    blocks.put(course, at: checked(index), member: member)
  }

  @inline(__always)
  private func checked(_ index: Int32) -> Int {
    precondition(index >= 0 && index < count, "an entry of this lane")
    return Int(index)
  }

  /// Removes an entry. The last one takes its place: what comes back is that one's owner, or `nil`.
  func remove(_ index: Int32) -> Int32? {
    let index = checked(index)
    if isDelivering {
      removed.append((index, owner[index]))
      owner[index] = Self.gone
      hasGaps = true
      stop.pointee.isWanted = true
      return nil
    }
    return takeOut(index)
  }

  /// Removes an entry, whoever is looking at the others.
  func takeOut(_ index: Int) -> Int32? {
    count -= 1
    if index < count { blocks.copy(count, to: index) }
    blocks.put(nowhere, at: count)
    guard index < count else { return nil }
    owner[index] = owner[count]
    return owner[index]
  }

  func owner(of index: Int32) -> Int32 { owner[checked(index)] }

  func changeOwner(_ index: Int32, to component: Int32) {
    owner[checked(index)] = component
  }

  /// In the place of the owner of an entry that was removed while accessors ran.
  static var gone: Int32 { -1 }
}
