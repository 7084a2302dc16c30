// Unsafe memory: columns of numbers, one entry a component, all with one easing, clock and width; and the
// loop over them that is most of what a frame costs. Filled by the engine, swept once an advance.
//
// Why it is sound. The columns are allocated together, padded to whole vectors of initialised numbers, and
// only reached through the checked calls below. A destination was handed out by DirectWriter for a target
// that the engine holds until its entries have been removed; the sweep runs no code but its own.

final class Lane {
  let key: LaneKey
  private(set) var count = 0
  private var capacity = 0
  private(set) var start: UnsafeMutablePointer<Double>
  private(set) var span: UnsafeMutablePointer<Double>
  private(set) var from: UnsafeMutablePointer<Double>
  private(set) var delta: UnsafeMutablePointer<Double>
  private(set) var anchor: UnsafeMutablePointer<Double>
  private(set) var rate: UnsafeMutablePointer<Double>
  private(set) var destination: UnsafeMutablePointer<UnsafeMutableRawPointer>
  private(set) var owner: UnsafeMutablePointer<Int32>

  /// While accessors run, of whatever lane, which may do anything, entries keep their places.
  var isDelivering = false
  /// The entries to be written in the present delivery, and the first of them whose turn has not come.
  var standing = 0
  var next = 0
  /// Some entries are removed and still have a place.
  var hasGaps = false
  /// What accessors have removed since it was last looked at.
  var removed: [(index: Int, owner: Int32)] = []
  /// Owners of entries that were removed before their turn came.
  var owed: [Int32] = []
  let stop = UnsafeMutablePointer<BatchStop>.allocate(capacity: 1)

  /// Numbers a vector; columns are padded to a multiple.
  static let width = 4

  init(key: LaneKey) {
    self.key = key
    start = Self.column(0)
    span = Self.column(0)
    from = Self.column(0)
    delta = Self.column(0)
    anchor = Self.column(0)
    rate = Self.column(0)
    destination = .allocate(capacity: 0)
    owner = .allocate(capacity: 0)
    stop.initialize(to: BatchStop())
  }

  deinit {
    for column in [start, span, from, delta, anchor, rate] { column.deallocate() }
    destination.deallocate()
    owner.deallocate()
    stop.deallocate()
  }

  private static func column(_ capacity: Int) -> UnsafeMutablePointer<Double> {
    let alignment = MemoryLayout<SIMD4<Double>>.alignment
    let bytes = max(capacity, width) * MemoryLayout<Double>.stride
    let column = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: alignment)
      .bindMemory(to: Double.self, capacity: max(capacity, width))
    column.initialize(repeating: 1, count: max(capacity, width))
    return column
  }

  func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let grown = (wanted + Self.width - 1) / Self.width * Self.width
    func moved(_ old: UnsafeMutablePointer<Double>) -> UnsafeMutablePointer<Double> {
      let new = Self.column(grown)
      new.update(from: old, count: count)
      old.deallocate()
      return new
    }
    start = moved(start)
    span = moved(span)
    from = moved(from)
    delta = moved(delta)
    if key.isScaled {
      anchor = moved(anchor)
      rate = moved(rate)
    }
    let destinations = UnsafeMutablePointer<UnsafeMutableRawPointer>.allocate(capacity: grown)
    destinations.moveInitialize(from: destination, count: count)
    destination.deallocate()
    destination = destinations
    let owners = UnsafeMutablePointer<Int32>.allocate(capacity: grown)
    owners.moveInitialize(from: owner, count: count)
    owner.deallocate()
    owner = owners
    capacity = grown
  }

  /// Adds an entry and returns its index.
  func append(
    _ entry: LaneEntry, destination address: UnsafeMutableRawPointer, owner component: Int32
  )
    -> Int32
  {
    if count == capacity { reserve(max(2 * capacity, 16)) }
    (destination + count).initialize(to: address)
    (owner + count).initialize(to: component)
    count += 1
    set(Int32(count - 1), entry)
    return Int32(count - 1)
  }

  /// Changes an entry's numbers in place.
  func set(_ index: Int32, _ entry: LaneEntry) {
    let index = Int(index)
    precondition(index >= 0 && index < count, "an entry of this lane")
    stop.pointee.isWanted = isDelivering
    start[index] = entry.start
    span[index] = entry.span
    from[index] = entry.from
    delta[index] = entry.delta
    if key.isScaled {
      anchor[index] = entry.anchor
      rate[index] = entry.rate
    }
  }

  /// Removes an entry. The last one takes its place: what comes back is that one's owner, or `nil`.
  func remove(_ index: Int32) -> Int32? {
    let index = Int(index)
    precondition(index >= 0 && index < count, "an entry of this lane")
    if isDelivering {
      removed.append((index, owner[index]))
      owner[index] = Self.gone
      hasGaps = true
      stop.pointee.isWanted = true
      return nil
    }
    return takeOut(index)
  }

  /// Removes an entry, whoever is looking at the others.
  func takeOut(_ index: Int) -> Int32? {
    count -= 1
    guard index < count else { return nil }
    start[index] = start[count]
    span[index] = span[count]
    from[index] = from[count]
    delta[index] = delta[count]
    if key.isScaled {
      anchor[index] = anchor[count]
      rate[index] = rate[count]
    }
    destination[index] = destination[count]
    owner[index] = owner[count]
    return owner[index]
  }

  func changeOwner(_ index: Int32, to component: Int32) {
    precondition(index >= 0 && index < count, "an entry of this lane")
    owner[Int(index)] = component
  }

  /// In the place of the owner of an entry that was removed while accessors ran.
  static var gone: Int32 { -1 }

  // MARK: The sweep

  /// Writes every entry's value at `now`, in flicks since the epoch.
  func sweep(now: Double) {
    guard count > 0 else { return }
    switch key.motion {
    case .hold: for index in 0..<count { put(from[index], index) }
    case .easing(let easing): easing.accept(Sweep(lane: self, now: now))
    }
  }

  private struct Sweep: EasingVisitor {
    let lane: Lane
    let now: Double

    func visit<Kernel: EasingKernel>(_ kernel: Kernel) {
      if lane.key.isScaled { lane.sweepScaled(kernel, now) } else { lane.sweepUnit(kernel, now) }
    }

    func visitCustom(_ function: (Double) -> Double) {
      preconditionFailure("an easing of the caller's own is not swept in a lane")
    }
  }

  @inline(__always)
  private func sweepUnit(_ kernel: some EasingKernel, _ now: Double) {
    let now = SIMD4<Double>(repeating: now)
    let columns = columns
    blocks { columns.unitValues(kernel, now, $0) }
  }

  @inline(__always)
  private func sweepScaled(_ kernel: some EasingKernel, _ now: Double) {
    let now = SIMD4<Double>(repeating: now)
    let columns = columns
    blocks { columns.scaledValues(kernel, now, $0) }
  }

  var columns: LaneColumns {
    LaneColumns(
      start: vectors(start), span: vectors(span), from: vectors(from), delta: vectors(delta),
      anchor: vectors(anchor), rate: vectors(rate))
  }

  @inline(__always)
  func vectors(_ column: UnsafeMutablePointer<Double>) -> UnsafePointer<SIMD4<Double>> {
    UnsafePointer(
      UnsafeRawPointer(column)
        .assumingMemoryBound(to: SIMD4<Double>.self))
  }

  /// Computes some vectors, then stores their numbers, and so on. Storing each vector at once would let the
  /// compiler compute its numbers one by one. The last vector's padding is computed and not stored.
  @inline(__always)
  private func blocks(_ values: (Int) -> SIMD4<Double>) {
    withUnsafeTemporaryAllocation(of: SIMD4<Double>.self, capacity: Self.block) { block in
      guard let vectors = block.baseAddress else { return }
      let numbers = UnsafeRawPointer(vectors)
      let (destination, count, isFloat) = (destination, count, key.isFloat)
      var first = 0
      while first < count {
        let length = min(count &- first, Self.block &* Self.width)
        for vector in 0..<((length &+ Self.width &- 1) / Self.width) {
          (vectors + vector).initialize(to: values(first / Self.width &+ vector))
        }
        if isFloat {
          for index in 0..<length {
            let value = numbers.load(fromByteOffset: index &* 8, as: Double.self)
            destination[first &+ index].storeBytes(of: Float(value), as: Float.self)
          }
        } else {
          for index in 0..<length {
            let value = numbers.load(fromByteOffset: index &* 8, as: Double.self)
            destination[first &+ index].storeBytes(of: value, as: Double.self)
          }
        }
        first &+= length
      }
    }
  }

  /// Vectors that are computed before they are stored.
  static let block = 8

  @inline(__always)
  private func put(_ value: Double, _ index: Int) {
    if key.isFloat {
      destination[index].storeBytes(of: Float(value), as: Float.self)
    } else {
      destination[index].storeBytes(of: value, as: Double.self)
    }
  }
}
