// Unsafe memory: the layers of components that are written as bytes, side by side, so that a lane
// finds all of a tween's in one block. Sound because a group has as many layers as it says and
// outlives its users, and because addresses are those of components of a target that the caller
// keeps alive (DirectWriter).

/// The sum that additive tweens have added to one component of a target. It counts as long as the
/// target holds the sum.
struct AdditiveLayer {
  /// The value below it.
  private(set) var base: UInt64 = 0
  /// The sum that the target was given.
  private(set) var sum: UInt64 = 0
  /// The offset of the component in the target, for bytes.
  let offset: Int
  let layout: ScalarLayout
  /// Whether ``AdditiveLayers`` has it still.
  var isKept = true
  /// The round in which the sum was made.
  private(set) var round = 0

  /// Whether nothing is added.
  var isEmpty: Bool { base == sum }

  mutating func set(base: UInt64, sum: UInt64, round: Int) {
    (self.base, self.sum, self.round) = (base, sum, round)
  }

  /// Adds to the base, where no other tween adds: a value that is not the sum is the base from now
  /// on.
  @inline(__always)
  mutating func add(_ change: Double, to target: AnyObject) {
    let address = DirectWriter.address(offset, in: target)
    if layout != .double { return add(change, at: address) }
    let held = address.load(as: UInt64.self)
    if held != sum { base = held }
    let number = Double(bitPattern: base) + change
    sum = change == 0 || !number.isFinite ? base : number.bitPattern
    address.storeBytes(of: sum, as: UInt64.self)
  }

  /// Of any layout. Apart, as it would make the loops over doubles, which nearly all are, slower.
  @inline(never)
  private mutating func add(_ change: Double, at address: UnsafeMutableRawPointer) {
    let held = DirectWriter.load(layout, address)
    if held != sum { base = held }
    let number = layout.number(base) + change
    sum = change == 0 || !number.isFinite ? base : layout.bits(number)
    DirectWriter.store(sum, layout, address)
  }
}

/// The layers on some elements of a property of one target.
final class AdditiveLayerGroup {
  let access: PropertyAccess
  let elements: Range<Int>
  /// One for each of the elements.
  let layers: UnsafeMutablePointer<AdditiveLayer>

  init(_ access: PropertyAccess, _ elements: Range<Int>) {
    self.access = access
    self.elements = elements
    layers = .allocate(capacity: elements.count)
    for (index, element) in elements.enumerated() {
      (layers + index).initialize(
        to: AdditiveLayer(
          offset: access.elements[element].offset ?? 0, layout: access.elements[element].layout))
    }
  }

  deinit { layers.deallocate() }

  /// An element's layer.
  subscript(_ element: Int) -> AdditiveLayer {
    get { layers[place(element)] }
    _modify { yield &layers[place(element)] }
  }

  private func place(_ element: Int) -> Int {
    precondition(elements.contains(element), "an element of this group")
    return element - elements.lowerBound
  }
}
