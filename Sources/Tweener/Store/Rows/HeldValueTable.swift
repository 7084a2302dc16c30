// Values of a tween that neither its plan nor its components have: what a component held before the
// tween took it (for `revert`), and the end of an interpolated property whose plan is shared. Few
// tweens have any; a row's place here is in its RowExtras. Kept by RowTable.

struct HeldValueTable: ~Copyable {
  private struct Entry {
    let part: PartIndex
    let bits: UInt64
  }

  /// The first is the empty list of the rows without held values.
  private var lists: [[Entry]] = [[]]
  private var free: [HeldValuesIndex] = []

  /// The number of tweens that have held values.
  var count: Int { lists.count - free.count - 1 }

  func bits(_ index: HeldValuesIndex, _ part: PartIndex) -> UInt64? {
    lists[Int(index)].first { $0.part == part }?.bits
  }

  /// Adds what a component held, unless it is known. Returns the list's place.
  mutating func add(_ bits: UInt64, _ part: PartIndex, to index: HeldValuesIndex)
    -> HeldValuesIndex
  {
    let entry = Entry(part: part, bits: bits)
    if index == .first {
      let new = insert()
      lists[Int(new)].append(entry)
      return new
    }
    if self.bits(index, part) == nil { lists[Int(index)].append(entry) }
    return index
  }

  /// Makes a list of the first of some bits, for the parts from one on.
  mutating func insert(_ ends: EndArguments, from first: PartIndex, count: Int32)
    -> HeldValuesIndex
  {
    let index = insert()
    for offset in 0..<count {
      lists[Int(index)].append(Entry(part: first + offset, bits: ends[Int(offset)]))
    }
    return index
  }

  /// Another list of the same values.
  mutating func copy(_ index: HeldValuesIndex) -> HeldValuesIndex {
    if index == .first { return index }
    let copy = insert()
    lists[Int(copy)] += lists[Int(index)]
    return copy
  }

  /// The list keeps its room for the next tween that has some.
  mutating func remove(_ index: HeldValuesIndex) {
    lists[Int(index)].removeAll(keepingCapacity: true)
    free.append(index)
  }

  /// An empty list.
  private mutating func insert() -> HeldValuesIndex {
    if let index = free.popLast() { return index }
    lists.append([])
    return HeldValuesIndex(lists.count - 1)
  }
}

extension RowTable {
  /// Keeps what a component of a row held.
  func keepHeld(_ bits: UInt64, _ part: PartIndex, of slot: Slot) {
    self[extras: slot].heldValues = heldValues.add(bits, part, to: self[extras: slot].heldValues)
  }

  /// The value that a component held when its tween took it, or before its start was shown.
  func held(_ component: TweenComponent) -> UInt64 {
    let part = plans.part(component.part)
    if part.keepsHeld {
      let index = self[extras: component.row].heldValues
      return heldValues.bits(index, component.part) ?? component.from
    }
    switch part.endRule {
    case .from, .argument(.from): return component.to
    default: return component.from
    }
  }

  /// Keeps the end values of a row that has just been made, one for each part of its plan.
  func keepEnds(_ ends: EndArguments, of slot: Slot) {
    let summary = plans[self[slot].plan]
    self[extras: slot].heldValues = heldValues.insert(
      ends, from: summary.firstPart, count: summary.partCount)
  }

  /// The end value of a property, one number for each of its elements, as ``keepEnds(_:of:)`` kept
  /// it.
  func ends(of property: PropertyIndex, count: Int, _ slot: Slot) -> [UInt64] {
    let summary = plans[self[slot].plan]
    let index = self[extras: slot].heldValues
    var ends = Array(repeating: UInt64(0), count: count)
    for place in summary.firstPart..<(summary.firstPart + summary.partCount) {
      let part = plans.part(place)
      if part.property == property, let end = heldValues.bits(index, place) {
        ends[Int(part.element)] = end
      }
    }
    return ends
  }

  /// Gives a part that is split off what the whole knows.
  func shareHeldValues(of slot: Slot, with part: Slot) {
    guard self[extras: slot].heldValues != .first else { return }
    self[extras: part].heldValues = heldValues.copy(self[extras: slot].heldValues)
  }

  func dropHeldValues(_ slot: Slot) {
    let index = self[extras: slot].heldValues
    guard index != .first else { return }
    self[extras: slot].heldValues = .first
    heldValues.remove(index)
  }
}
