// Unsafe memory: the loops over a lane's blocks whose entries move by a spring, a decay or a
// hand-over. The formulas are those of ComponentMotion, four entries at a time.
//
// Why they are sound: see Lane. Nothing changes the lane while it is swept; `vectors` and `holds`
// have room for the blocks of a batch. Such lanes have one component an entry, and no repeating
// clock.

extension Lane {
  /// Writes every entry's value.
  func sweepMotion(_ now: Double) { move(nil, now) }

  /// Puts the values of some blocks of the present chunk into `vectors`.
  func findMotion(_ range: Range<Int>, _ now: Double) { move(range, now) }

  /// Finds the values of some blocks, or writes those of all.
  private func move(_ range: Range<Int>?, _ now: Double) {
    switch key.motion {
    case .hold, .easing, .functions: return
    case .spring(let spring): spring.accept(Swing(lane: self, range: range, now: now))
    case .decay(let decay):
      let kernel = DecayKernel(drag: decay.drag)
      find(range) { findDecay($0, now, kernel) }
    case .handover: find(range) { findHandover($0, now) }
    }
  }

  /// Calls `body` with a range of blocks; without one, for all blocks of all chunks, and stores
  /// what it has found.
  @inline(__always)
  private func find(_ range: Range<Int>?, _ body: (_ range: Range<Int>) -> Void) {
    if let range { return body(range) }
    for chunk in 0..<chunkCount {
      turn(to: chunk)
      let count = blockCount(chunk)
      var first = 0
      while first < count {
        let end = min(count, first &+ Self.batch)
        body(first..<end)
        storeValues(first..<end)
        first = end
      }
    }
  }

  private struct Swing: SpringVisitor {
    let lane: Lane
    let range: Range<Int>?
    let now: Double

    func visit<Kernel: SpringKernel>(_ kernel: Kernel) {
      lane.find(range) { lane.findSwing($0, now, kernel) }
    }
  }

  @inline(__always)
  private func findSwing(_ range: Range<Int>, _ now: Double, _ kernel: some SpringKernel) {
    let (blocks, vectors, isScaled) = (blocks, vectors, key.clock == .scaled)
    let now = SIMD4<Double>(repeating: now)
    let latest = SIMD4<Double>(repeating: kernel.latest)
    for block in range {
      let seconds = blocks.seconds(block, now, isScaled: isScaled).atMost(latest)
      vectors[block &- range.lowerBound] = kernel.value(
        from: blocks.from(block), to: blocks.delta(block), velocity: blocks.third(block),
        at: seconds)
    }
  }

  @inline(__always)
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
