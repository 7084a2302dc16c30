// Unsafe memory: blocks of numbers, one entry a component or a few that are adjacent in memory and
// have one clock; all entries with one easing, kind of clock and width. Filled by the engine, swept
// once an advance.
//
// Why it is sound. Blocks are initialised as a whole before their first entry is, and only reached
// through the checked calls below; the unused entries of the last block write to memory of the
// lane's own. The engine keeps a sampler, and a plan the functions of its properties, as long as a
// tween of theirs has an entry, and a loop as long as its timeline has one. A destination was
// handed out by DirectWriter for a target that the engine holds until its entries have been
// removed; the sweep runs no code but its own.

final class Lane {
  let key: LaneKey
  /// Its number among all lanes that ever were; 0 of one that nothing enters.
  let serial: Int32
  /// Whether writing it runs code of the caller's: it is delivered, not swept.
  let runsCallerCode: Bool
  /// Whether each entry moves by a function of the caller's.
  let isByFunctions: Bool
  /// The stage of a frame in which it is written.
  let stage: SamplerStage
  /// Whether single entries can be written: as bytes, as they are computed.
  private let writesOne: Bool
  /// Whether entries move by an easing of ours.
  private let isEased: Bool
  // No access to what follows runs code of the caller's: builds without checks of their own need
  // none here.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var chunks: LaneChunks
  /// The chunk that is being swept or delivered. Here, as the loops are slower with its layout
  /// handed over.
  private(set) var blocks: LaneBlocks
  /// The first of the components that an entry moves; the others follow it.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var owners = UniqueArray<ComponentIndex>()
  /// The destination of unused entries.
  let scratch = UnsafeMutableRawPointer.allocate(
    byteCount: Lane.widest * 8, alignment: LaneBlocks.alignment)
  /// Times and values of some blocks, on their way from the formula to their destinations.
  let vectors = Lane.vectors()
  /// The hold masks of the repeating entries among them.
  let holds = Lane.vectors()
  /// Eases times in place, by the curve of the lane. Nothing of a lane without one is eased.
  let ease: Easing.VectorFunction

  /// Components an entry, at most.
  static let widest = 4
  /// Blocks that are computed together: room for so many vectors.
  static let batch = 8

  /// To be called before a chunk is swept or delivered, as the lane may have grown since.
  @inline(__always)
  func turn(to chunk: Int) { blocks.base = chunks.base(chunk) }

  var count: Int { owners.count }

  private static func vectors() -> UnsafeMutablePointer<SIMD4<Double>> {
    let vectors = UnsafeMutablePointer<SIMD4<Double>>.allocate(capacity: batch)
    vectors.initialize(repeating: .zero, count: batch)
    return vectors
  }

  /// Of looping entries: up to this instant none has to go on.
  var loopLimit = Double.infinity

  init(key: LaneKey, serial: Int32 = 0) {
    (self.key, self.serial) = (key, serial)
    runsCallerCode = key.runsCallerCode
    isByFunctions = key.motion == .functions
    stage = key.stage
    ease = key.motion.curve.vectorFunction
    isEased = key.easing != nil
    writesOne =
      !key.runsCallerCode && key.stage == .stored && key.limits.isNone
      && !key.layout.isWhole && (key.clock == .unit || key.clock == .scaled) && isEased
    blocks = LaneBlocks(key, base: scratch)
    chunks = LaneChunks(blocks)
    scratch.initializeMemory(as: Double.self, repeating: 0, count: Self.widest)
  }

  deinit {
    chunks.deallocate()
    vectors.deallocate()
    holds.deallocate()
    scratch.deallocate()
  }

  func reserve(_ wanted: Int) {
    if wanted > chunks.capacity { chunks.grow(to: wanted, used: count) }
    owners.reserveCapacity(wanted)
  }

  /// Adds an entry and returns its index. The caller sets its segments.
  func append(
    _ clock: LaneClock, destination: UnsafeMutableRawPointer, owner component: ComponentIndex
  ) -> EntryIndex {
    if count == chunks.capacity {
      // Up to a chunk room doubles; from then on there is a chunk more.
      reserve(max(count + 1, min(2 * count, LaneChunks.size), 16))
    }
    let index = count
    let (blocks, place) = chunks.entry(index)
    if place % LaneBlocks.size == 0 {
      blocks.initialize(place / LaneBlocks.size, scratch: scratch)
    }
    blocks.put(clock, at: place)
    blocks.put(destination, at: place)
    owners.append(component)
    return EntryIndex(index)
  }

  func set(_ index: EntryIndex, _ clock: LaneClock) {
    let (blocks, place) = chunks.entry(checked(index))
    blocks.put(clock, at: place)
  }

  /// Sets the segment of one of an entry's components.
  func set(_ index: EntryIndex, member: Int, _ segment: LaneSegment) {
    precondition(member >= 0 && member < key.numberCount, "a number of an entry")
    let (blocks, place) = chunks.entry(checked(index))
    blocks.put(segment, at: place, member: member)
  }

  /// Lets an entry hold a number in one of its components, whatever the time; to be called for all
  /// of them. False where the lane moves otherwise than by an easing, or not at rate 1.
  @inline(__always)
  func hold(_ index: EntryIndex, _ number: Double, of component: ComponentIndex) -> Bool {
    guard isEased, key.clock == .unit else { return false }
    let (blocks, place) = chunks.entry(checked(index))
    let member = Int(component - owners[Int(index)])
    precondition(member >= 0 && member < key.numberCount, "a component of an entry")
    blocks.put(.held, at: place)
    blocks.put(LaneSegment(from: number), at: place, member: member)
    return true
  }

  /// Sets what computes an entry's values: a sampler, or the function by which it moves.
  func set(_ index: EntryIndex, computer: AnyObject) {
    let (blocks, place) = chunks.entry(checked(index))
    blocks.put(computer: computer, at: place)
  }

  /// The loop that gives an entry its ways.
  func loop(_ index: EntryIndex) -> LaneLoop {
    let (blocks, place) = chunks.entry(checked(index))
    return blocks.loop(place)._withUnsafeGuaranteedRef { $0 }
  }

  /// Sets what tells an entry's ways, and up to which instant the present one is true.
  func set(_ index: EntryIndex, _ loop: LaneLoop, until limit: Double) {
    set(index, computer: loop)
    loopLimit = min(loopLimit, limit)
  }

  /// Writes the values of one entry at the present, as a sweep does. Answers of how many
  /// components; 0 where this lane cannot.
  @inline(__always)
  func write(one index: EntryIndex, _ present: LaneTime) -> Int32 {
    guard writesOne else { return 0 }
    let (blocks, place) = chunks.entry(checked(index))
    let eased = blocks.span(entry: place) == .infinity ? 0 : eased(index, present)
    if key.width > 1 {
      write(wide: index, eased)
    } else {
      let value = blocks.value(place, member: 0, of: 1, eased)
      DirectWriter.store(key.layout.bits(value), key.layout, blocks.destination(place))
    }
    return Int32(key.width)
  }

  /// Writes an entry of several components.
  @inline(never)
  private func write(wide index: EntryIndex, _ eased: Double) {
    let (blocks, place) = chunks.entry(checked(index))
    var destination = blocks.destination(place)
    for member in 0..<blocks.width {
      let value = blocks.value(place, member: member, of: blocks.width, eased)
      DirectWriter.store(key.layout.bits(value), key.layout, destination)
      destination += Int(key.layout.size)
    }
  }

  /// The share of its way that an entry has come, behind its easing.
  @inline(never)
  private func eased(_ index: EntryIndex, _ present: LaneTime) -> Double {
    let (blocks, place) = chunks.entry(checked(index))
    return key.easing?(blocks.clock(place, key.clock).time(at: now(present)) + 0) ?? 0
  }

  @inline(__always)
  private func checked(_ index: EntryIndex) -> Int {
    let index = Int(index)
    precondition(index >= 0 && index < count, "an entry of this lane")
    return index
  }

  /// Removes an entry. The last one takes its place: what comes back is that one's owner, or `nil`.
  func remove(_ index: EntryIndex) -> ComponentIndex? {
    let index = checked(index)
    let moved = owners.removeLast()
    let (blocks, last) = chunks.entry(count)
    if index < count {
      let (hole, place) = chunks.entry(index)
      hole.copy(last, of: blocks, to: place)
    }
    blocks.put(scratch, at: last)
    guard index < count else { return nil }
    owners[index] = moved
    return moved
  }

  func owner(of index: EntryIndex) -> ComponentIndex { owners[Int(index)] }

  func changeOwner(_ index: EntryIndex, to component: ComponentIndex) {
    owners[Int(index)] = component
  }
}
