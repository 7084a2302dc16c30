// The owners of one component of a target that several tweens share (`.none`). Answers at once which of them shows,
// however many there are: a heap by age, from which entries that are no longer true are taken when they come
// to the top. Used by OwnerIndex; knows nothing of rows.

/// A tween's claim to a component.
struct ComponentOwner {
  let index: ComponentIndex
  /// Whether it took the component from older tweens, and keeps it from those that start later.
  let takes: Bool
  let age: UInt64
}

struct SharedOwners {
  /// By component index.
  private(set) var owners: [ComponentIndex: ComponentOwner] = [:]
  /// Those that take: one as a rule, the oldest of all.
  private var takers: Set<ComponentIndex> = []
  /// The newest on top, with entries of some that have left or ceased to drive.
  private var heap: [ComponentOwner] = []
  /// Owners with an entry in the heap, by the age that it has.
  private var entered: [ComponentIndex: UInt64] = [:]
  /// The owner that was found to show when somebody last looked.
  var shown: ComponentIndex?
  /// Whether somebody has looked.
  var isKnown = false

  var newestTaker: ComponentOwner? {
    takers.lazy.compactMap { owners[$0] }.max { $0.age < $1.age }
  }

  mutating func add(_ owner: ComponentOwner) {
    owners[owner.index] = owner
    if owner.takes { takers.insert(owner.index) }
    enter(owner.index)
  }

  mutating func remove(_ index: ComponentIndex) {
    owners[index] = nil
    takers.remove(index)
    entered[index] = nil
    if shown == index { shown = nil }
  }

  /// An owner has been copied to another place.
  mutating func move(_ old: ComponentIndex, to new: ComponentIndex) {
    guard let owner = owners[old] else { return }
    let isShown = shown == old
    remove(old)
    add(ComponentOwner(index: new, takes: owner.takes, age: owner.age))
    if isShown { shown = new }
  }

  /// An owner may drive the component again.
  mutating func enter(_ index: ComponentIndex) {
    guard let owner = owners[index], entered[index] != owner.age else { return }
    if heap.count > 16 + 2 * owners.count { compact() }
    entered[index] = owner.age
    heap.append(owner)
    siftUp(heap.count - 1)
  }

  /// The newest owner that drives the component. Those that do not are passed over until they enter again.
  mutating func newest(where drives: (ComponentIndex) -> Bool) -> ComponentIndex? {
    while let top = heap.first {
      if entered[top.index] == top.age {
        if drives(top.index) { return top.index }
        entered[top.index] = nil
      }
      removeTop()
    }
    return nil
  }

  /// Leaves the entries that are true.
  private mutating func compact() {
    let kept = entered.keys.compactMap { owners[$0] }
    heap = kept.sorted { $0.age > $1.age }
  }

  private mutating func removeTop() {
    let last = heap.removeLast()
    if heap.isEmpty { return }
    heap[0] = last
    var place = 0
    while true {
      var next = 2 * place + 1
      guard next < heap.count else { return }
      if next + 1 < heap.count, heap[next].age < heap[next + 1].age { next += 1 }
      guard heap[place].age < heap[next].age else { return }
      heap.swapAt(place, next)
      place = next
    }
  }

  private mutating func siftUp(_ start: Int) {
    var place = start
    while place > 0, heap[(place - 1) / 2].age < heap[place].age {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }
}
