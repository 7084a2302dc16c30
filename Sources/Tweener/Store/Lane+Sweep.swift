// Unsafe memory: the loops over a lane's blocks that are most of what a frame costs.
//
// Why they are sound: see Lane. Nothing changes the lane while it is swept.

extension Lane {
  /// Writes every entry's values at `now`, in flicks since the epoch.
  func sweep(now: Double) {
    guard count > 0 else { return }
    switch key.motion {
    case .hold: sweepHeld()
    case .easing(let easing): easing.accept(Sweep(lane: self, now: now))
    }
  }

  private struct Sweep: EasingVisitor {
    let lane: Lane
    let now: Double

    func visit<Kernel: EasingKernel>(_ kernel: Kernel) {
      if lane.key.width > 1 {
        lane.sweepWide(kernel, now)
      } else if lane.key.isScaled {
        lane.sweep(kernel, now, isScaled: true)
      } else {
        lane.sweep(kernel, now, isScaled: false)
      }
    }

    func visitCustom(_ function: (Double) -> Double) {
      preconditionFailure("an easing of the caller's own is not swept in a lane")
    }
  }

  /// Entries of one component. A block's values go through memory, so that the compiler computes vectors and
  /// not single numbers; and are stored at once, so that the misses of the stores spread over time.
  @inline(__always)
  private func sweep(_ kernel: some EasingKernel, _ now: Double, isScaled: Bool) {
    let (blocks, vectors, isFloat) = (blocks, vectors, key.isFloat)
    let now = SIMD4<Double>(repeating: now)
    for block in 0..<blockCount {
      let time = isScaled ? blocks.scaledTime(block, now) : blocks.unitTime(block, now)
      vectors.pointee = blocks.value(block, kernel(time))
      if isFloat {
        blocks.store(vectors, block, isFloat: true)
      } else {
        blocks.store(vectors, block, isFloat: false)
      }
    }
  }

  /// Entries of several components: eased once each.
  @inline(__always)
  private func sweepWide(_ kernel: some EasingKernel, _ now: Double) {
    let (blocks, vectors, isScaled) = (blocks, vectors, key.isScaled)
    let now = SIMD4<Double>(repeating: now)
    var first = 0
    while first < blockCount {
      let end = min(blockCount, first &+ Self.eased)
      for block in first..<end {
        let time = isScaled ? blocks.scaledTime(block, now) : blocks.unitTime(block, now)
        vectors[block &- first] = kernel(time)
      }
      storeWide(first..<end)
      first = end
    }
  }

  /// Stores what blocks make of their eased times.
  private func storeWide(_ range: Range<Int>) {
    let eased = UnsafeRawPointer(vectors).assumingMemoryBound(to: Double.self)
    let entries = (range.lowerBound &* LaneBlocks.size)..<(range.upperBound &* LaneBlocks.size)
    switch (key.width, key.isFloat) {
    case (2, false): store(entries, eased, SIMD2<Double>.self) { $0 }
    case (2, true): store(entries, eased, SIMD2<Double>.self) { SIMD2<Float>($0) }
    case (_, false): store(entries, eased, SIMD4<Double>.self) { $0 }
    case (_, true): store(entries, eased, SIMD4<Double>.self) { SIMD4<Float>($0) }
    }
  }

  @inline(__always)
  private func store<Values: SIMD, Stored>(
    _ entries: Range<Int>, _ eased: UnsafePointer<Double>, _ values: Values.Type,
    _ converted: (Values) -> Stored
  ) where Values.Scalar == Double {
    let blocks = blocks
    for entry in entries {
      let values = blocks.values(entry, eased[entry &- entries.lowerBound], as: Values.self)
      blocks.destination(entry).storeBytes(of: converted(values), as: Stored.self)
    }
  }

  private func sweepHeld() {
    if key.width > 1 {
      for block in 0..<blockCount {
        vectors.pointee = .zero
        storeWide(block..<(block + 1))
      }
    } else {
      for block in 0..<blockCount {
        vectors.pointee = blocks.from(block)
        blocks.store(vectors, block, isFloat: key.isFloat)
      }
    }
  }

  private var blockCount: Int { (count &+ LaneBlocks.size &- 1) / LaneBlocks.size }
}
