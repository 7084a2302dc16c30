// Unsafe memory: the layout of a lane's entries in a chunk, and the formula of their values: that
// of LaneClock and LaneSegment, several at a time. Made by LaneChunks and bounded by Lane.
//
// Four entries are a block: their starts side by side, a vector, then their spans and the other
// numbers of their clocks; then their `from`, entry by entry as many numbers as it moves
// components, in the same way their `delta`, for repeating ones their `to`, the address of each
// entry's first component, and of the object that computes its values where there is one. So the
// sweep reads one stream of memory, and a change of a single entry touches two or three cache lines
// of it.

struct LaneBlocks {
  /// The address of the chunk's first block.
  var base: UnsafeMutableRawPointer
  /// Numbers an entry.
  let width: Int
  /// Bytes a block, and before the first entry's `from`, `delta` and destination.
  let stride: Int
  private let fromOffset: Int
  private let deltaOffset: Int
  private let toOffset: Int
  /// Whether an entry has a third number for each component: ``LaneSegment/to``.
  private let hasThird: Bool
  private let destinationOffset: Int
  /// Whether an entry has the address of an object that computes its values, and where: a sampler,
  /// a function of the caller's, or the loop that gives an entry with a looping clock its next way.
  private let hasComputer: Bool
  private let computerOffset: Int

  /// Entries a block, numbers a vector.
  static let size = 4
  static let alignment = MemoryLayout<SIMD4<Double>>.alignment
  static let vectorBytes = MemoryLayout<SIMD4<Double>>.stride
  private static let numberBytes = MemoryLayout<Double>.stride

  /// The vectors of a block that tell time.
  enum Time {
    static let start = 0
    static let span = 1
    static let second = 2
    static let third = 3
  }

  init(_ key: LaneKey, base: UnsafeMutableRawPointer) {
    self.base = base
    width = key.numberCount
    switch key.motion {
    case .spring, .handover: hasThird = true
    case .easing, .functions, .decay: hasThird = key.clock == .repeating
    }
    fromOffset = (key.clock == .unit ? 2 : 4) * Self.vectorBytes
    deltaOffset = fromOffset + width * Self.vectorBytes
    toOffset = deltaOffset + width * Self.vectorBytes
    destinationOffset = toOffset + (hasThird ? width * Self.vectorBytes : 0)
    hasComputer = key.sampling != nil || key.motion == .functions || key.clock == .looping
    computerOffset = destinationOffset + Self.vectorBytes
    stride = computerOffset + (hasComputer ? Self.vectorBytes : 0)
  }

  // MARK: One entry

  /// An entry's numbers of those that are `offset` bytes into its block, where each entry has so
  /// many: one, or one for each of its components.
  @inline(__always)
  private func number(_ index: Int, _ offset: Int, of count: Int = 1) -> UnsafeMutableRawPointer {
    // Divided without a sign, as no index is below 0: that is a shift.
    let place = UInt(bitPattern: index).quotientAndRemainder(dividingBy: UInt(Self.size))
    let (block, entry) = (Int(bitPattern: place.quotient), Int(bitPattern: place.remainder))
    return base + (block &* stride &+ offset &+ entry &* count &* Self.numberBytes)
  }

  @inline(__always)
  func put(_ clock: LaneClock, at index: Int) {
    number(index, Time.start * Self.vectorBytes).storeBytes(of: clock.start, as: Double.self)
    number(index, Time.span * Self.vectorBytes).storeBytes(of: clock.span, as: Double.self)
    guard fromOffset > Time.second * Self.vectorBytes else { return }
    number(index, Time.second * Self.vectorBytes).storeBytes(of: clock.second, as: Double.self)
    number(index, Time.third * Self.vectorBytes).storeBytes(of: clock.third, as: Double.self)
  }

  @inline(__always)
  func put(_ segment: LaneSegment, at index: Int, member: Int) {
    let place = member &* Self.numberBytes
    (number(index, fromOffset, of: width) + place).storeBytes(of: segment.from, as: Double.self)
    (number(index, deltaOffset, of: width) + place).storeBytes(of: segment.delta, as: Double.self)
    if hasThird {
      (number(index, toOffset, of: width) + place).storeBytes(of: segment.to, as: Double.self)
    }
  }

  /// The clock of an entry.
  @inline(__always)
  func clock(_ index: Int, _ kind: LaneClock.Kind) -> LaneClock {
    func time(_ vector: Int) -> Double {
      number(index, vector &* Self.vectorBytes).load(as: Double.self)
    }
    var clock = LaneClock(kind: kind, start: time(Time.start), span: time(Time.span))
    if kind != .unit { (clock.second, clock.third) = (time(Time.second), time(Time.third)) }
    return clock
  }

  @inline(__always)
  func span(entry index: Int) -> Double {
    number(index, Time.span * Self.vectorBytes).load(as: Double.self)
  }

  /// The value of one of an entry's components, of which there are so many.
  @inline(__always)
  func value(_ index: Int, member: Int, of width: Int, _ eased: Double) -> Double {
    let first = number(index, fromOffset, of: width) + member &* Self.numberBytes
    return first.load(as: Double.self)
      + (first + (deltaOffset &- fromOffset)).load(as: Double.self) * eased
  }

  @inline(__always)
  func put(_ destination: UnsafeMutableRawPointer, at index: Int) {
    number(index, destinationOffset)
      .storeBytes(of: destination, as: UnsafeMutableRawPointer.self)
  }

  @inline(__always)
  func destination(_ index: Int) -> UnsafeMutableRawPointer {
    number(index, destinationOffset).load(as: UnsafeMutableRawPointer.self)
  }

  func put(computer: AnyObject, at index: Int) {
    precondition(hasComputer, "an entry whose values an object computes")
    number(index, computerOffset)
      .storeBytes(of: .passUnretained(computer), as: Unmanaged<AnyObject>.self)
  }

  func computer(_ index: Int) -> Unmanaged<AnyObject> {
    precondition(hasComputer, "an entry whose values an object computes")
    return number(index, computerOffset).load(as: Unmanaged<AnyObject>.self)
  }

  /// The loop of an entry whose clock loops.
  @inline(__always)
  func loop(_ index: Int) -> Unmanaged<LaneLoop> { .fromOpaque(computer(index).toOpaque()) }

  /// The last instant at which an entry whose clock loops is true.
  @inline(__always)
  func loopLimit(_ index: Int) -> Double {
    number(index, Time.second * Self.vectorBytes).load(as: Double.self)
  }

  /// Lets an entry whose clock loops show what is true at an instant. Returns the last one at which
  /// it is; `nil` where another lane computes what shows then.
  func follow(_ index: Int, _ now: Double) -> Double? {
    loop(index)._withUnsafeGuaranteedRef { loop in
      let (clock, segment, lane) = loop.find(at: now)
      if lane != loop.lane { return nil }
      put(clock, at: index)
      put(segment, at: index, member: 0)
      return clock.second
    }
  }

  /// Copies an entry of a chunk that is laid out alike.
  @inline(__always)
  func copy(_ source: Int, of other: LaneBlocks, to index: Int) {
    var offset = 0
    while offset < stride {
      // The numbers of each component are between those of the clock and the addresses.
      let count = offset < fromOffset || offset >= destinationOffset ? 1 : width
      let old = other.number(source, offset, of: count)
      let new = number(index, offset, of: count)
      for place in Swift.stride(from: 0, to: count &* Self.numberBytes, by: Self.numberBytes) {
        new.storeBytes(
          of: old.load(fromByteOffset: place, as: UInt64.self), toByteOffset: place,
          as: UInt64.self)
      }
      offset += count &* Self.vectorBytes
    }
  }

  // MARK: A block

  /// Makes numbers of a fresh block. Its entries write to `scratch` until they are set.
  func initialize(_ block: Int, scratch: UnsafeMutableRawPointer) {
    for offset in Swift.stride(from: 0, to: destinationOffset, by: Self.vectorBytes) {
      (base + (block &* stride &+ offset)).storeBytes(of: .one, as: SIMD4<Double>.self)
    }
    for entry in 0..<Self.size { put(scratch, at: block &* Self.size &+ entry) }
  }

  @inline(__always)
  private func vector(_ block: Int, _ offset: Int) -> SIMD4<Double> {
    (base + (block &* stride &+ offset)).load(as: SIMD4<Double>.self)
  }

  @inline(__always)
  private func time(_ block: Int, _ index: Int) -> SIMD4<Double> {
    vector(block, index &* Self.vectorBytes)
  }

  /// The times of a block's entries at rate 1. 0 is added because a way back would end at -0.
  @inline(__always)
  func unitTime(_ block: Int, _ now: SIMD4<Double>) -> SIMD4<Double> {
    (now - time(block, Time.start)) / time(block, Time.span) + .zero
  }

  /// The times of a block's entries, 0…1, with clocks of any rate.
  @inline(__always)
  func scaledTime(_ block: Int, _ now: SIMD4<Double>) -> SIMD4<Double> {
    let passed = (now - time(block, Time.start)) * time(block, Time.third)
    let time = (time(block, Time.second) + passed) / time(block, Time.span)
    let early = SIMD4.select(time, below: .zero, .zero, time)
    return SIMD4.select(.one, below: early, .one, early)
  }

  /// The seconds of a block's entries that count them, not below 0.
  @inline(__always)
  func seconds(_ block: Int, _ now: SIMD4<Double>, isScaled: Bool) -> SIMD4<Double> {
    let passed = now - time(block, Time.start)
    let place =
      isScaled ? time(block, Time.second) + passed * time(block, Time.third) : passed
    let seconds = place / time(block, Time.span)
    return SIMD4.select(seconds, below: .zero, .zero, seconds)
  }

  /// The times of a block's entries with repeating clocks, and which of them hold between two
  /// plays, where: see ``HoldMask``.
  ///
  /// Exact: all numbers but the last quotient are whole and small enough
  /// (``TweenEngine/assignWriters(_:)``).
  @inline(__always)
  func repeatingTime(_ block: Int, _ now: SIMD4<Double>)
    -> (time: SIMD4<Double>, hold: SIMD4<Double>)
  {
    let passed = now - time(block, Time.start)
    let (span, cycle) = (time(block, Time.span), time(block, Time.second))
    let phase = time(block, Time.third)
    let nearest = Self.nearestWhole(passed / cycle)
    let plays = SIMD4.select(passed, below: nearest * cycle, nearest - .one, nearest)
    let rest = passed - plays * cycle
    // At the instant where a play begins that before it still holds.
    let isFirst = rest .<= .zero .& plays .> .zero
    let play = plays.replacing(with: plays - .one, where: isFirst)
    let half = (play + phase - .one) * 0.5
    let isBackward = phase .> .zero .& half .!= Self.nearestWhole(half)
    let isStanding = isFirst .| rest .>= span
    let moving = rest.replacing(with: span - rest, where: isBackward)
    let end = SIMD4(repeating: HoldMask.to).replacing(with: HoldMask.from, where: isBackward)
    return (
      moving.replacing(with: span, where: isStanding) / span,
      SIMD4(repeating: HoldMask.moving).replacing(with: end, where: isStanding)
    )
  }

  /// The end of the segment at which an entry holds, as a number of a vector.
  enum HoldMask {
    static let moving = 0.0
    static let to = 1.0
    static let from = 2.0
  }

  /// Adding this makes a number so large that no fraction fits: it is rounded to the nearest whole,
  /// halves to even.
  @inline(__always)
  private static func nearestWhole(_ numbers: SIMD4<Double>) -> SIMD4<Double> {
    let large = SIMD4<Double>(repeating: 0x1.8p52)
    return (numbers + large) - large
  }

  /// The start values of entries of one component.
  @inline(__always)
  func from(_ block: Int) -> SIMD4<Double> { vector(block, fromOffset) }

  /// The distances from start to end of entries of one component; of springs, the ends.
  @inline(__always)
  func delta(_ block: Int) -> SIMD4<Double> { vector(block, deltaOffset) }

  /// The third number of entries of one component.
  @inline(__always)
  func third(_ block: Int) -> SIMD4<Double> { vector(block, toOffset) }

  /// The values of entries of one component.
  @inline(__always)
  func value(_ block: Int, _ eased: SIMD4<Double>) -> SIMD4<Double> {
    vector(block, fromOffset) + vector(block, deltaOffset) * eased
  }

  /// The values of repeating entries of one component, some of which hold between two plays.
  @inline(__always)
  func value(_ block: Int, _ eased: SIMD4<Double>, _ hold: SIMD4<Double>) -> SIMD4<Double> {
    value(block, eased)
      .replacing(with: vector(block, toOffset), where: hold .== HoldMask.to)
      .replacing(with: from(block), where: hold .== HoldMask.from)
  }

  /// The values of one repeating entry's components.
  @inline(__always)
  func values<Vector: SIMD>(_ index: Int, _ eased: Double, _ hold: Double, as type: Vector.Type)
    -> Vector
  where Vector.Scalar == Double {
    if hold == HoldMask.moving { return values(index, eased, as: type) }
    return number(index, hold == HoldMask.to ? toOffset : fromOffset, of: width)
      .loadUnaligned(as: Vector.self)
  }

  /// The values of one entry's components.
  @inline(__always)
  func values<Vector: SIMD>(_ index: Int, _ eased: Double, as type: Vector.Type) -> Vector
  where Vector.Scalar == Double {
    number(index, fromOffset, of: width).loadUnaligned(as: Vector.self)
      + number(index, deltaOffset, of: width).loadUnaligned(as: Vector.self) * eased
  }

  /// Stores four numbers at the addresses of the four entries' components. `converted` gets both.
  @inline(__always)
  func store<Stored>(
    _ values: UnsafeRawPointer, _ block: Int,
    _ converted: (Double, UnsafeMutableRawPointer) -> Stored
  ) {
    let destinations = base + (block &* stride &+ destinationOffset)
    for entry in 0..<Self.size {
      let place = entry &* Self.numberBytes
      let destination = destinations.load(fromByteOffset: place, as: UnsafeMutableRawPointer.self)
      let value = values.load(fromByteOffset: place, as: Double.self)
      destination.storeBytes(of: converted(value, destination), as: Stored.self)
    }
  }
}
