// Unsafe memory: delivers a lane's values through a property's accessors or through samplers, some at a time, or those that an
// easing of the caller's makes, one by one. All are code of the caller's and may do anything to the engine, also to this lane.
//
// Why it is sound. Before such code runs, what is needed behind it is copied; nothing points into a block while
// it does. Entries keep their places meanwhile (Lane.remove). A target stays alive: the engine lets go of
// targets only when no callback is under way.

extension Lane {
  /// To be called for every lane of a stage before code of the caller's runs: what enters a lane from then on is not written, unless
  /// ``deliver(one:now:)`` is asked to.
  func beginDelivery() {
    isDelivering = true
    standing = count
    next = 0
  }

  /// Writes every entry's value. What accessors change is computed anew, and what they remove is not written.
  func deliver(_ present: LaneTime) {
    guard isDelivering else { return }
    let now = now(present)
    noteMissed()
    while next < standing {
      next = deliver(from: next, upTo: standing, now)
      noteMissed()
    }
  }

  /// Writes one entry's value: one that has come since the delivery began.
  func deliver(one index: EntryIndex, _ present: LaneTime) {
    let index = Int(index)
    guard isDelivering, index >= standing, index < count else { return }
    _ = deliver(from: index, upTo: index + 1, now(present))
  }

  /// Delivers a run of entries and returns the next one's index.
  private func deliver(from first: Int, upTo limit: Int, _ now: Double) -> Int {
    if owner[first].isNone { return first + 1 }
    if case .easing(let easing) = key.motion, case .custom(let curve) = easing.shape {
      return deliver(from: first, upTo: limit, curve.function, now)
    }
    return deliverRun(from: first, upTo: limit, now)
  }

  /// Remembers which of the entries removed would still have been written.
  func noteMissed() {
    if removed.isEmpty { return }
    for entry in removed where entry.index >= next && entry.index < standing {
      missed.append(entry.owner)
    }
    removed.removeAll(keepingCapacity: true)
  }

  /// When no accessor runs any more. `moved` is told of entries that have another place.
  func endDelivery(_ moved: (_ owner: ComponentIndex, _ index: EntryIndex) -> Void) {
    isDelivering = false
    removed.removeAll(keepingCapacity: true)
    closeGaps(moved)
  }

  private func closeGaps(_ moved: (_ owner: ComponentIndex, _ index: EntryIndex) -> Void) {
    guard hasGaps else { return }
    hasGaps = false
    var index = 0
    while index < count {
      if !owner[index].isNone {
        index += 1
      } else if let owner = removeEntry(index), !owner.isNone {
        moved(owner, EntryIndex(index))
      }
    }
  }

  /// Delivers a run of entries through accessors or samplers, and returns the next one's index.
  private func deliverRun(from first: Int, upTo limit: Int, _ now: Double) -> Int {
    let base = first / LaneBlocks.size * LaneBlocks.size
    let (chunk, place) = base.quotientAndRemainder(dividingBy: LaneChunks.size)
    let end = min(
      limit, base + Self.batch * LaneBlocks.size, (chunk + 1) * LaneChunks.size)
    var length = 1
    while first + length < end, !owner[first + length].isNone { length += 1 }
    return withUnsafeTemporaryAllocation(of: SIMD4<Double>.self, capacity: Self.batch) { block in
      withUnsafeTemporaryAllocation(
        of: Unmanaged<AnyObject>.self, capacity: Self.batch * LaneBlocks.size
      ) { targets in
        guard let vectors = block.baseAddress, let objects = targets.baseAddress else {
          return first + length
        }
        let count = (first + length - base + LaneBlocks.size - 1) / LaneBlocks.size
        turn(to: chunk)
        let start = place + first - base
        fill(vectors, from: place / LaneBlocks.size, count: count, now)
        for index in 0..<length {
          (objects + index).initialize(to: .fromOpaque(blocks.destination(start + index)))
        }
        stop.pointee = BatchStop()
        let numbers =
          UnsafeRawPointer(vectors).assumingMemoryBound(to: Double.self) + (first - base)
        if let sampling = key.sampling {
          write(objects, numbers, length, sampling, from: start)
        } else {
          key.access?.writeNumbers(objects, numbers, length, stop)
        }
        return first + (stop.pointee.isWanted ? stop.pointee.written : length)
      }
    }
  }

  /// Writes through the samplers of a run of entries that begins at a place of the chunk.
  private func write(
    _ targets: UnsafePointer<Unmanaged<AnyObject>>, _ eased: UnsafePointer<Double>, _ count: Int,
    _ sampling: LaneKey.Sampling, from start: Int
  ) {
    withUnsafeTemporaryAllocation(of: Unmanaged<AnyObject>.self, capacity: count) { samplers in
      guard let first = samplers.baseAddress else { return }
      for index in 0..<count { (first + index).initialize(to: blocks.sampler(start + index)) }
      SamplerBatch(
        samplers: first, targets: targets, eased: eased, count: count, mask: sampling.mask,
        stop: stop
      ).write()
    }
  }

  /// Computes the values of some blocks.
  private func fill(
    _ values: UnsafeMutablePointer<SIMD4<Double>>, from first: Int, count: Int, _ now: Double
  ) {
    switch key.motion {
    case .easing:
      findTimes(first..<(first + count), now)
      ease(vectors, count)
      findValues(first..<(first + count))
    case .hold:
      for block in 0..<count { vectors[block] = blocks.from(first + block) }
    case .spring, .decay, .handover: findMotion(first..<(first + count), now)
    }
    limitValues(count)
    values.initialize(from: vectors, count: count)
  }
}
