// Unsafe memory: delivers a lane's values through a property's accessors or through samplers, some
// at a time, or those that functions of the caller's make, one by one.
//
// Why it is sound. Such code changes nothing that lives, so no entry comes or goes meanwhile, and
// no lane is swept in it: `vectors` and `holds` stay. A target stays alive: the engine lets go of
// targets only when no call is under way.

extension Lane {
  /// Writes every entry's value.
  func deliver(_ present: LaneTime) {
    let now = now(present)
    let size = Self.batch * LaneBlocks.size
    withUnsafeTemporaryAllocation(of: Unmanaged<AnyObject>.self, capacity: 2 * size) { objects in
      guard let objects = objects.baseAddress else { return }
      forEachStage { deliver($0, $1, now, objects) }
    }
  }

  /// Delivers the entries of some blocks of the chunk. `objects` has room for their targets, and as
  /// many samplers.
  private func deliver(
    _ range: Range<Int>, _ count: Int, _ now: Double,
    _ objects: UnsafeMutablePointer<Unmanaged<AnyObject>>
  ) {
    let first = range.lowerBound * LaneBlocks.size
    if isByFunctions { return storeByFunctions(first, count, range, now) }
    find(range, now)
    limitValues(range.count)
    let blocks = blocks
    for index in 0..<count {
      (objects + index).initialize(to: .fromOpaque(blocks.destination(first + index)))
    }
    let numbers = UnsafeRawPointer(vectors).assumingMemoryBound(to: Double.self)
    guard let sampling = key.sampling else {
      key.access?.writeNumbers(objects, numbers, count)
      return
    }
    let samplers = objects + Self.batch * LaneBlocks.size
    for index in 0..<count { (samplers + index).initialize(to: blocks.computer(first + index)) }
    SamplerBatch(
      samplers: samplers, targets: objects, eased: numbers, count: count, mask: sampling.mask
    ).write()
  }

  /// Stores the bytes of some entries, each by its function. Such lanes have one component an
  /// entry.
  private func storeByFunctions(_ first: Int, _ count: Int, _ range: Range<Int>, _ now: Double) {
    findTimes(range, now)
    let (blocks, times) = (
      blocks, UnsafeMutableRawPointer(vectors).assumingMemoryBound(to: Double.self)
    )
    for index in 0..<count {
      blocks.computer(first + index)._withUnsafeGuaranteedRef { computer in
        let function = unsafeDowncast(computer, to: CustomCurve.self)
        times[index] = function.function(Easing.clamped(times[index]))
      }
    }
    findValues(range)
    store(range)
  }
}
