// Unsafe memory: the entries of lanes whose clocks loop. The last number of such a clock is the
// address of the loop.
//
// Why it is sound: see Lane and LaneBlocks. A timeline holds its loops as long as its components
// have entries that loop (`endLoop`), and an entry of a looping lane gets its loop with its clock.

extension LaneBlocks {
  /// Sets the loop that gives an entry with a looping clock its next way. To be called after the
  /// clock is set: the loop takes the place of the clock's last number.
  func put(_ loop: LaneLoop, at index: Int) {
    number(index, Time.third * Self.vectorBytes)
      .storeBytes(of: .passUnretained(loop), as: Unmanaged<LaneLoop>.self)
  }

  /// The last instant at which an entry whose clock loops is true.
  @inline(__always)
  func loopLimit(_ index: Int) -> Double {
    number(index, Time.second * Self.vectorBytes).load(as: Double.self)
  }

  /// The loop that gives an entry with a looping clock its next way.
  func loop(_ index: Int) -> Unmanaged<LaneLoop> {
    number(index, Time.third * Self.vectorBytes).load(as: Unmanaged<LaneLoop>.self)
  }

  /// Lets an entry whose clock loops show what is true at an instant. Returns the last one at which
  /// it is; `nil` where another lane computes what shows then.
  func follow(_ index: Int, _ now: Double) -> Double? {
    loop(index)._withUnsafeGuaranteedRef { loop in
      let (clock, segment, lane) = loop.find(at: now)
      if lane != loop.lane { return nil }
      put(clock, at: index)
      put(loop, at: index)
      put(segment, at: index, member: 0)
      return clock.second
    }
  }
}
