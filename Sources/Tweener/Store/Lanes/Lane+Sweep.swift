// Unsafe memory: the loops over a lane's blocks that are most of what a frame costs.
//
// Why they are sound: see Lane. Nothing changes the lane while it is swept; `vectors` and `holds`
// have room for the blocks of a stage.

extension Lane {
  /// The present by the clock that its entries go by.
  func now(_ present: LaneTime) -> Double { key.usesFrames ? present.frame : present.instant }

  /// Writes every entry's values.
  func sweep(_ present: LaneTime) {
    guard count > 0 else { return }
    let now = now(present)
    if isPlain, let easing = key.easing {
      easing.accept(PlainSweep(lane: self, now: now))
    } else {
      forEachStage { range, _ in
        find(range, now)
        store(range)
      }
    }
  }

  /// Lets the entries of a looping lane whose ways are over go on to the next. Calls `leave` with
  /// those whose next way another lane computes, which is to take them out.
  func followLoops(_ present: LaneTime, leave: (EntryIndex) -> Void) {
    let now = now(present)
    if now <= loopLimit { return }
    loopLimit = .infinity
    var leaving: [EntryIndex] = []
    for chunk in 0..<chunkCount {
      turn(to: chunk)
      let blocks = blocks
      for place in 0..<entryCount(chunk) {
        var limit = blocks.loopLimit(place)
        if now > limit {
          guard let next = blocks.follow(place, now) else {
            leaving.append(EntryIndex(chunk &* LaneChunks.size &+ place))
            continue
          }
          limit = next
        }
        if limit < loopLimit { loopLimit = limit }
      }
    }
    // The last entry takes the place of one that leaves.
    for entry in leaving.reversed() { leave(entry) }
  }

  /// Whether each entry is the most frequent kind: one component, one play at rate 1, stored as it
  /// is computed.
  private var isPlain: Bool {
    key.width == 1 && (key.clock == .unit || key.clock == .looping) && key.limits.isNone
      && !key.layout.isWhole && stage == .stored
  }

  /// The sweep of plain entries, compiled for each curve.
  private struct PlainSweep: EasingVisitor {
    let lane: Lane
    let now: Double

    func visit<Kernel: EasingKernel>(_ kernel: Kernel) { lane.sweepPlain(kernel, now) }

    func visitCustom(_ function: (Double) -> Double) {
      preconditionFailure("an easing of the caller's own is delivered, not swept")
    }
  }

  /// Sweeps plain entries. A block's values go through memory, so that the compiler computes
  /// vectors and not single numbers; they are stored at once, so that the misses of the stores
  /// spread over time.
  @inline(__always)
  private func sweepPlain(_ kernel: some EasingKernel, _ now: Double) {
    let (vectors, isFloat) = (vectors, key.layout == .float)
    let now = SIMD4<Double>(repeating: now)
    for chunk in 0..<chunkCount {
      turn(to: chunk)
      let blocks = blocks
      for block in 0..<LaneChunks.blocks(entryCount(chunk)) {
        vectors.pointee = blocks.value(block, kernel(blocks.unitTime(block, now)))
        if isFloat {
          blocks.store(vectors, block) { value, _ in Float(value) }
        } else {
          blocks.store(vectors, block) { value, _ in value }
        }
      }
    }
  }

  /// Puts the times of some blocks into `vectors`, and the hold masks of repeating entries into
  /// `holds`.
  func findTimes(_ range: Range<Int>, _ now: Double) {
    let (blocks, vectors, holds) = (blocks, vectors, holds)
    let now = SIMD4<Double>(repeating: now)
    switch key.clock {
    case .unit, .looping:
      for block in range { vectors[block &- range.lowerBound] = blocks.unitTime(block, now) }
    case .scaled:
      for block in range { vectors[block &- range.lowerBound] = blocks.scaledTime(block, now) }
    case .repeating:
      for block in range {
        let place = block &- range.lowerBound
        (vectors[place], holds[place]) = blocks.repeatingTime(block, now)
      }
    }
  }

  /// Makes values of eased times, in blocks of one component an entry.
  func findValues(_ range: Range<Int>) {
    let (blocks, vectors, holds) = (blocks, vectors, holds)
    if key.clock == .repeating {
      for block in range {
        let place = block &- range.lowerBound
        vectors[place] = blocks.value(block, vectors[place], holds[place])
      }
    } else {
      for block in range {
        let place = block &- range.lowerBound
        vectors[place] = blocks.value(block, vectors[place])
      }
    }
  }

  /// Applies the limits to the values of some blocks, which are in `vectors`.
  func limitValues(_ count: Int) {
    let limits = key.limits
    if limits.isNone { return }
    for place in 0..<count { vectors[place] = limits(vectors[place]) }
  }

  /// Stores the values of some blocks, which are in `vectors`, within the limits.
  func store(_ range: Range<Int>) {
    if blocks.width > 1 { return storeWide(range) }
    limitValues(range.count)
    if let share = key.share {
      return key.layout == .float
        ? store(range, without: share, Float(share.factor)) { Float($0) }
        : store(range, without: share, share.factor) { $0 }
    }
    switch key.layout {
    case .double, .other: store(range) { $0 }
    case .float: store(range) { Float($0) }
    case .int8: store(range, whole: Int8.self)
    case .int16: store(range, whole: Int16.self)
    case .int32: store(range, whole: Int32.self)
    case .int64: store(range, whole: Int64.self)
    case .uint8: store(range, whole: UInt8.self)
    case .uint16: store(range, whole: UInt16.self)
    case .uint32: store(range, whole: UInt32.self)
    case .uint64: store(range, whole: UInt64.self)
    }
  }

  @inline(__always)
  private func store<Stored>(_ range: Range<Int>, _ converted: (Double) -> Stored) {
    let (blocks, vectors) = (blocks, vectors)
    for block in range {
      blocks.store(vectors + (block &- range.lowerBound), block) { value, _ in converted(value) }
    }
  }

  /// Stores what is left of sums without the share of another number.
  @inline(__always)
  private func store<Number: BinaryFloatingPoint>(
    _ range: Range<Int>, without share: SumShare, _ factor: Number,
    _ converted: (Double) -> Number
  ) {
    let (blocks, vectors, scratch) = (blocks, vectors, scratch)
    for block in range {
      blocks.store(vectors + (block &- range.lowerBound), block) { value, destination -> Number in
        // The unused entries of the last block have no other number.
        if destination == scratch { return 0 }
        let other = (destination + Int(share.distance)).load(as: Number.self)
        return converted(value) - factor * other
      }
    }
  }

  @inline(__always)
  private func store<Number: TweenableScalar & FixedWidthInteger>(
    _ range: Range<Int>, whole type: Number.Type
  ) {
    for place in 0..<range.count { vectors[place] = vectors[place].nearestWhole() }
    store(range) { Number(ofWhole: $0) }
  }

  private func storeWide(_ range: Range<Int>) {
    let entries = (range.lowerBound &* LaneBlocks.size)..<(range.upperBound &* LaneBlocks.size)
    switch (key.width, key.layout == .float) {
    case (2, false): store(entries, SIMD2<Double>.self) { $0 }
    case (2, true): store(entries, SIMD2<Double>.self) { SIMD2<Float>($0) }
    case (_, false): store(entries, SIMD4<Double>.self) { $0 }
    case (_, true): store(entries, SIMD4<Double>.self) { SIMD4<Float>($0) }
    }
  }

  @inline(__always)
  private func store<Values: SIMD, Stored>(
    _ entries: Range<Int>, _ values: Values.Type, _ converted: (Values) -> Stored
  ) where Values.Scalar == Double {
    let (blocks, isRepeating) = (blocks, key.clock == .repeating)
    let eased = UnsafeRawPointer(vectors).assumingMemoryBound(to: Double.self)
    let holds = UnsafeRawPointer(holds).assumingMemoryBound(to: Double.self)
    for entry in entries {
      let place = entry &- entries.lowerBound
      let values =
        isRepeating
        ? blocks.values(entry, eased[place], holds[place], as: Values.self)
        : blocks.values(entry, eased[place], as: Values.self)
      blocks.destination(entry).storeBytes(of: converted(values), as: Stored.self)
    }
  }
}
