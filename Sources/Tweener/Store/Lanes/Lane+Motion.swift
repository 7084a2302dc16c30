// Unsafe memory: the loops over a lane's blocks that find values, some blocks at a time. The
// formulas are those of LaneClock, LaneSegment and ComponentMotion, four entries at a time.
//
// Why they are sound: see Lane. Nothing changes the lane while it is swept or delivered; `vectors`
// and `holds` have room for the blocks of a batch. Entries that move by a spring, a decay or a
// hand-over have one component, and no repeating clock.

extension Lane {
  /// Puts the values of some blocks of the present chunk into `vectors`, or of wide entries how far
  /// they are on their way. They are still to be limited.
  func find(_ range: Range<Int>, _ now: Double) {
    switch key.motion {
    case .easing:
      findTimes(range, now)
      ease(vectors, range.count)
      if blocks.width == 1 { findValues(range) }
    case .functions: preconditionFailure("each entry moves by a function of its own")
    case .spring(let spring):
      switch spring.kernel {
      case .underdamped(let kernel):
        findSwing(range, now, kernel.latest) { kernel.factors(at: $0) }
      case .overdamped(let kernel):
        findSwing(range, now, OverdampedKernel.latest) { kernel.factors(at: $0) }
      }
    case .decay(let decay): findDecay(range, now, DecayKernel(drag: decay.drag))
    case .handover: findHandover(range, now)
    }
  }

  /// Calls `body` with each chunk's blocks, so many at a time as `vectors` has room for, and the
  /// number of their entries.
  @inline(__always)
  func forEachStage(_ body: (_ range: Range<Int>, _ count: Int) -> Void) {
    for chunk in 0..<chunkCount {
      turn(to: chunk)
      let entries = entryCount(chunk)
      for first in stride(from: 0, to: LaneChunks.blocks(entries), by: Self.batch) {
        let count = min(entries &- first &* LaneBlocks.size, Self.batch &* LaneBlocks.size)
        body(first..<(first &+ LaneChunks.blocks(count)), count)
      }
    }
  }

  /// Chunks with entries, and entries in one of them.
  var chunkCount: Int { (count &+ LaneChunks.size &- 1) / LaneChunks.size }

  @inline(__always)
  func entryCount(_ chunk: Int) -> Int {
    min(count &- chunk &* LaneChunks.size, LaneChunks.size)
  }

  /// Is compiled for each kernel of springs.
  @inline(__always)
  private func findSwing(
    _ range: Range<Int>, _ now: Double, _ latest: Double,
    _ factors: (SIMD4<Double>) -> SpringFactors<SIMD4<Double>>
  ) {
    let (blocks, vectors, isScaled) = (blocks, vectors, key.clock == .scaled)
    let (now, latest) = (SIMD4<Double>(repeating: now), SIMD4<Double>(repeating: latest))
    for block in range {
      let seconds = blocks.seconds(block, now, isScaled: isScaled).atMost(latest)
      vectors[block &- range.lowerBound] = factors(seconds).value(
        from: blocks.from(block), to: blocks.delta(block), velocity: blocks.third(block),
        at: seconds)
    }
  }

  private func findDecay(_ range: Range<Int>, _ now: Double, _ kernel: DecayKernel) {
    let (blocks, vectors, isScaled) = (blocks, vectors, key.clock == .scaled)
    let now = SIMD4<Double>(repeating: now)
    for block in range {
      let seconds = blocks.seconds(block, now, isScaled: isScaled)
      vectors[block &- range.lowerBound] = blocks.value(block, kernel.covered(at: seconds))
    }
  }

  /// Needs the times beside the eased ones: they are put into `holds`, which such lanes do not use
  /// otherwise.
  private func findHandover(_ range: Range<Int>, _ now: Double) {
    let (blocks, vectors, times) = (blocks, vectors, holds)
    findTimes(range, now)
    times.update(from: vectors, count: range.count)
    ease(vectors, range.count)
    for block in range {
      let place = block &- range.lowerBound
      vectors[place] =
        blocks.value(block, vectors[place])
        + blocks.third(block) * Handover.share(at: times[place])
    }
  }
}
