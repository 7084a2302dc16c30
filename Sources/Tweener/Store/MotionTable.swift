// The motions of living tweens' components. Few tweens have any; a row's place here is in its RowExtras. Kept by RowTable;
// whoever takes a list out lets go of it when nothing is under way, as it may hold closures of the caller's.

struct MotionTable {
  struct Entry {
    let part: PartIndex
    let motion: ComponentMotion
  }

  /// The first is nobody's: what a row without motions has.
  private var lists: [[Entry]] = [[]]
  private var free: [MotionsIndex] = []

  /// How many tweens have motions.
  var count: Int { lists.count - free.count - 1 }

  @inline(__always)
  func motion(_ index: MotionsIndex, _ part: PartIndex) -> ComponentMotion? {
    lists[Int(index)].first { $0.part == part }?.motion
  }

  func entries(_ index: MotionsIndex) -> [Entry] { lists[Int(index)] }

  /// Adds a motion to a list, or to a new one where `index` is the first. Returns the list's place.
  mutating func add(_ motion: ComponentMotion, _ part: PartIndex, to index: MotionsIndex)
    -> MotionsIndex
  {
    let place = index == .first ? makeList() : index
    lists[Int(place)].append(Entry(part: part, motion: motion))
    return place
  }

  private mutating func makeList() -> MotionsIndex {
    if let index = free.popLast() { return index }
    lists.append([])
    return MotionsIndex(lists.count - 1)
  }

  /// Empties a list, and keeps its memory for another. Returns what is to be let go of when nothing is under way.
  mutating func remove(_ index: MotionsIndex) -> [AnyObject] {
    free.append(index)
    let runs = lists[Int(index)].compactMap { $0.motion.simulation }
    lists[Int(index)].removeAll(keepingCapacity: true)
    return runs
  }
}

extension RowTable {
  /// How a component of a row moves; `nil` where its easing says all.
  @inline(__always)
  func motion(_ component: TweenComponent) -> ComponentMotion? {
    motions.motion(self[extras: component.row].motions, component.part)
  }

  /// The motions of a row's components.
  func motions(of slot: Slot) -> [MotionTable.Entry] { motions.entries(self[extras: slot].motions) }

  /// Keeps how a component of a row moves.
  func keep(_ motion: ComponentMotion, _ part: PartIndex, of slot: Slot) {
    self[extras: slot].motions = motions.add(motion, part, to: self[extras: slot].motions)
  }

  /// Gives a part that is split off what the whole has.
  func shareMotions(of slot: Slot, with part: Slot) {
    if self[slot].extras == .first { return }
    for entry in motions(of: slot) { keep(entry.motion, entry.part, of: part) }
  }

  /// Takes a row's motions away. Returns what is to be let go of when nothing is under way.
  func dropMotions(_ slot: Slot) -> [AnyObject] {
    guard self[slot].extras != .first else { return [] }
    let index = self[extras: slot].motions
    guard index != .first else { return [] }
    self[extras: slot].motions = .first
    return motions.remove(index)
  }
}
