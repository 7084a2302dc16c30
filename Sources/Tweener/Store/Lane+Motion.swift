// Unsafe memory: the loops over a lane's blocks whose entries move by a spring, a decay or a hand-over. The formulas are those of
// ComponentMotion, four entries at a time.
//
// Why they are sound: see Lane. Nothing changes the lane while it is swept; `vectors` and `holds` have room for the blocks of a
// batch. Such lanes have one component an entry, and no repeating clock.

extension Lane {
  /// Writes every entry's value.
  func sweepMotion(_ now: Double) {
    withMotion { lane, body in
      for chunk in 0..<lane.chunkCount {
        lane.turn(to: chunk)
        let count = lane.blockCount(chunk)
        var first = 0
        while first < count {
          let end = min(count, first &+ Self.stage)
          body(first..<end, now)
          for block in first..<end {
            lane.blocks.store(
              lane.vectors + (block &- first), block, isFloat: lane.key.isFloat)
          }
          first = end
        }
      }
    }
  }

  /// Puts the values of some blocks of the present chunk into `vectors`.
  func findMotion(_ range: Range<Int>, _ now: Double) {
    withMotion { _, body in body(range, now) }
  }

  /// Calls `body` with what finds the values of some blocks, made for this lane's motion.
  @inline(__always)
  private func withMotion(
    _ body: (_ lane: Lane, _ find: (_ range: Range<Int>, _ now: Double) -> Void) -> Void
  ) {
    switch key.motion {
    case .hold, .easing: return
    case .spring(let spring):
      struct Swing: SpringVisitor {
        let lane: Lane
        let body: (Lane, (Range<Int>, Double) -> Void) -> Void

        func visit<Kernel: SpringKernel>(_ kernel: Kernel) {
          body(lane) { lane.findSwing($0, $1, kernel) }
        }
      }
      withoutActuallyEscaping(body) { spring.accept(Swing(lane: self, body: $0)) }
    case .decay(let decay):
      let kernel = DecayKernel(drag: decay.drag)
      body(self) { self.findDecay($0, $1, kernel) }
    case .handover(let easing):
      struct Hand: EasingVisitor {
        let lane: Lane
        let body: (Lane, (Range<Int>, Double) -> Void) -> Void

        func visit<Kernel: EasingKernel>(_ kernel: Kernel) {
          body(lane) { lane.findHandover($0, $1, kernel) }
        }

        func visitCustom(_ function: (Double) -> Double) {
          preconditionFailure("an easing of the caller's own is not swept in a lane")
        }
      }
      withoutActuallyEscaping(body) { easing.accept(Hand(lane: self, body: $0)) }
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

  @inline(__always)
  private func findHandover(_ range: Range<Int>, _ now: Double, _ kernel: some EasingKernel) {
    let (blocks, vectors) = (blocks, vectors)
    findTimes(range, now)
    for block in range {
      let place = block &- range.lowerBound
      let time = vectors[place]
      vectors[place] =
        blocks.value(block, kernel(time)) + blocks.third(block) * Handover.share(at: time)
    }
  }
}
