// Unsafe memory: where the numbers of a lane's entries lie, and the formula of their values: LaneClock's and
// LaneCourse's, for several at a time. Made and bounded by Lane.
//
// Four entries are a block: their starts side by side, a vector, then their spans, for scaled clocks anchors and
// rates; then where they come from, entry by entry as many numbers as it moves components, in the same way how
// far they go, and the address of each entry's first component. So the sweep reads one stream of memory, and
// what changes a single entry touches two or three lines of it.

struct LaneBlocks {
  var base: UnsafeMutableRawPointer
  /// Components an entry.
  let width: Int
  /// Bytes a block, and before the first entry's `from`, `delta` and destination.
  let stride: Int
  private let fromOffset: Int
  private let deltaOffset: Int
  private let destinationOffset: Int

  /// Entries a block, numbers a vector.
  static let size = 4
  static let alignment = MemoryLayout<SIMD4<Double>>.alignment
  private static let vectorBytes = MemoryLayout<SIMD4<Double>>.stride
  private static let numberBytes = MemoryLayout<Double>.stride

  /// The vectors of a block that tell time.
  private enum Time {
    static let start = 0
    static let span = 1
    static let anchor = 2
    static let rate = 3
  }

  init(_ key: LaneKey) {
    width = key.width
    fromOffset = (key.isScaled ? 4 : 2) * Self.vectorBytes
    deltaOffset = fromOffset + width * Self.vectorBytes
    destinationOffset = deltaOffset + width * Self.vectorBytes
    stride = destinationOffset + Self.vectorBytes
    base = .allocate(byteCount: 0, alignment: Self.alignment)
  }

  // MARK: One entry

  /// An entry's number among the four that lie `offset` bytes into its block.
  @inline(__always)
  private func number(_ index: Int, _ offset: Int) -> UnsafeMutableRawPointer {
    base + (index / Self.size &* stride &+ offset &+ index % Self.size &* Self.numberBytes)
  }

  /// The same where an entry has one for each of its components.
  @inline(__always)
  private func numbers(_ index: Int, _ offset: Int) -> UnsafeMutableRawPointer {
    let place = index % Self.size &* width &* Self.numberBytes
    return base + (index / Self.size &* stride &+ offset &+ place)
  }

  @inline(__always)
  func put(_ clock: LaneClock, at index: Int) {
    number(index, Time.start * Self.vectorBytes).storeBytes(of: clock.start, as: Double.self)
    number(index, Time.span * Self.vectorBytes).storeBytes(of: clock.span, as: Double.self)
    guard fromOffset > Time.anchor * Self.vectorBytes else { return }
    number(index, Time.anchor * Self.vectorBytes).storeBytes(of: clock.anchor, as: Double.self)
    number(index, Time.rate * Self.vectorBytes).storeBytes(of: clock.rate, as: Double.self)
  }

  @inline(__always)
  func put(_ course: LaneCourse, at index: Int, member: Int) {
    let place = member &* Self.numberBytes
    (numbers(index, fromOffset) + place).storeBytes(of: course.from, as: Double.self)
    (numbers(index, deltaOffset) + place).storeBytes(of: course.delta, as: Double.self)
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

  @inline(__always)
  func copy(_ source: Int, to index: Int) {
    var offset = 0
    while offset < fromOffset {
      Self.move(number(source, offset), number(index, offset))
      offset += Self.vectorBytes
    }
    for place in Swift.stride(from: 0, to: width &* Self.numberBytes, by: Self.numberBytes) {
      Self.move(numbers(source, fromOffset) + place, numbers(index, fromOffset) + place)
      Self.move(numbers(source, deltaOffset) + place, numbers(index, deltaOffset) + place)
    }
    put(destination(source), at: index)
  }

  @inline(__always)
  private static func move(_ old: UnsafeMutableRawPointer, _ new: UnsafeMutableRawPointer) {
    new.storeBytes(of: old.load(as: UInt64.self), as: UInt64.self)
  }

  // MARK: A block

  /// Makes numbers of a fresh block. Its entries write to `nowhere` until they are set.
  func initialize(_ block: Int, nowhere: UnsafeMutableRawPointer) {
    for offset in Swift.stride(from: 0, to: destinationOffset, by: Self.vectorBytes) {
      (base + (block &* stride &+ offset)).storeBytes(of: .one, as: SIMD4<Double>.self)
    }
    for entry in 0..<Self.size { put(nowhere, at: block &* Self.size &+ entry) }
  }

  @inline(__always)
  private func vector(_ block: Int, _ offset: Int) -> SIMD4<Double> {
    (base + (block &* stride &+ offset)).load(as: SIMD4<Double>.self)
  }

  @inline(__always)
  private func time(_ block: Int, _ index: Int) -> SIMD4<Double> {
    vector(block, index &* Self.vectorBytes)
  }

  /// The times of a block's entries at rate 1.
  @inline(__always)
  func unitTime(_ block: Int, _ now: SIMD4<Double>) -> SIMD4<Double> {
    (now - time(block, Time.start)) / time(block, Time.span)
  }

  /// The same for clocks of any rate.
  @inline(__always)
  func scaledTime(_ block: Int, _ now: SIMD4<Double>) -> SIMD4<Double> {
    let passed = (now - time(block, Time.start)) * time(block, Time.rate)
    let time = (time(block, Time.anchor) + passed) / time(block, Time.span)
    let early = SIMD4.select(time, below: .zero, .zero, time)
    return SIMD4.select(.one, below: early, .one, early)
  }

  /// Where entries of one component come from.
  @inline(__always)
  func from(_ block: Int) -> SIMD4<Double> { vector(block, fromOffset) }

  /// The values of entries of one component.
  @inline(__always)
  func value(_ block: Int, _ eased: SIMD4<Double>) -> SIMD4<Double> {
    vector(block, fromOffset) + vector(block, deltaOffset) * eased
  }

  /// The values of one entry's components.
  @inline(__always)
  func values<Vector: SIMD>(_ index: Int, _ eased: Double, as type: Vector.Type) -> Vector
  where Vector.Scalar == Double {
    numbers(index, fromOffset).loadUnaligned(as: Vector.self)
      + numbers(index, deltaOffset).loadUnaligned(as: Vector.self) * eased
  }

  /// Stores four numbers where the four entries' components lie.
  @inline(__always)
  func store(_ values: UnsafeRawPointer, _ block: Int, isFloat: Bool) {
    let destinations = base + (block &* stride &+ destinationOffset)
    for entry in 0..<Self.size {
      let place = entry &* Self.numberBytes
      let destination = destinations.load(fromByteOffset: place, as: UnsafeMutableRawPointer.self)
      let value = values.load(fromByteOffset: place, as: Double.self)
      if isFloat {
        destination.storeBytes(of: Float(value), as: Float.self)
      } else {
        destination.storeBytes(of: value, as: Double.self)
      }
    }
  }
}
