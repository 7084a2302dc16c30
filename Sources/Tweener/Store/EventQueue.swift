// Unsafe memory: what happens next, a heap of instants. Entries are not taken out when a tween
// changes its mind; the row knows which entry is still true, and the heap is swept when too many
// are not. Each entry has four children, which are beside each other in memory: half the levels of
// two children.
//
// Why it is sound. The array has its memory for itself. Events are plain bytes. Every index comes
// from a count of the events that are there, or is a part of such an index. Of several
// events that are removed together the last in memory goes first, so that the others stay there.

/// Something a tween has to do at an instant.
struct QueuedEvent {
  let instant: Int64
  /// Ends before starts, then the older call: smaller comes first.
  let order: UInt64
  let slot: Slot
  /// The row's stamp when the event was made: it is still true as long as they agree, and age and
  /// instant.
  let stamp: UInt8

  @inline(__always)
  var isStart: Bool { order >> 63 != 0 }

  @inline(__always)
  var age: UInt64 { order & ~(1 << 63) }

  static func order(isStart: Bool, age: UInt64) -> UInt64 {
    (isStart ? 1 << 63 : 0) | age
  }

  @inline(__always)
  func precedes(_ other: QueuedEvent) -> Bool {
    instant != other.instant ? instant < other.instant : isLess(than: other)
  }

  /// The order at one instant. Parts of one tween have its age; the later slot is the part split
  /// off.
  @inline(__always)
  func isLess(than other: QueuedEvent) -> Bool {
    order != other.order ? order < other.order : slot < other.slot
  }
}

struct EventQueue: ~Copyable {
  private var events = UniqueArray<QueuedEvent>()
  /// The indices of events that are taken out together.
  private var due = UniqueArray<Int32>()

  var count: Int { events.count }

  #if DEBUG
    /// All entries, in no order: for the check of the engine's invariants.
    var entries: [QueuedEvent] { (0..<count).map { events[$0] } }
  #endif

  var first: QueuedEvent? {
    @inline(__always) get { count > 0 ? heap[0] : nil }
  }

  @inline(__always)
  private var heap: UnsafeMutablePointer<QueuedEvent> { events.base }

  mutating func reserve(_ wanted: Int) {
    guard wanted > events.room else { return }
    // What is many grows by little, as it is a tenth of what a tween takes.
    let grown = events.room < 1_024 ? 2 * events.room : events.room + events.room / 8
    events.resize(to: max(wanted, grown, 8))
  }

  @inline(__always)
  mutating func push(_ event: QueuedEvent) {
    if count == events.room { reserve(count + 1) }
    events.append(event)
    if count > 1, event.precedes(heap[Self.parent(count &- 1)]) { siftUp(count &- 1) }
  }

  mutating func pop() -> QueuedEvent? {
    guard count > 0 else { return nil }
    let first = heap[0]
    remove(0)
    return first
  }

  /// Takes out all events up to an instant, in their order.
  mutating func popAll(upTo instant: Int64, into batch: inout [QueuedEvent]) {
    guard count > 0, heap[0].instant <= instant else { return }
    if popTop(upTo: instant, into: &batch) { return }
    while let event = first, event.instant <= instant {
      remove(0)
      batch.append(event)
    }
  }

  /// Takes them out together, if the heap has them in their order, as it has events of one instant
  /// that were entered in it. False where it has not. They are the top of the heap. Each is removed
  /// behind the next, and replaced by an event that comes after all of them: the rest stays a heap.
  /// Compared with the pops one by one in random queues; a thirtieth of chain.
  private mutating func popTop(upTo instant: Int64, into batch: inout [QueuedEvent]) -> Bool {
    let heap = heap
    due.append(0)
    var (place, last) = (0, 0)
    while place < due.count {
      var child = Self.child(Int(due[place]))
      let end = min(child &+ 4, count)
      while child < end {
        if heap[child].instant <= instant {
          guard heap[last].precedes(heap[child]) else {
            due.removeAll()
            return false
          }
          due.append(Int32(child))
          last = child
        }
        child &+= 1
      }
      place &+= 1
    }
    for place in 0..<due.count { batch.append(heap[Int(due[place])]) }
    while let index = due.popLast() { remove(Int(index)) }
    // The memory for as many indices is kept for the next call.
    if place > 2_048 { due = UniqueArray() }
    return true
  }

  /// Drops every entry that `isTrue` denies.
  @inline(never)
  mutating func compact(_ isTrue: (QueuedEvent) -> Bool) {
    let all = count
    events.removeAll()
    for index in 0..<all {
      let event = heap[index]
      if isTrue(event) { push(event) }
    }
  }

  /// Removes an event, and puts the last one in its place. As that mostly belongs far down, it is
  /// compared on the way up alone: the hole sinks to a leaf first.
  private mutating func remove(_ index: Int) {
    let last = events.removeLast()
    if index == count { return }
    let heap = heap
    var hole = index
    while let child = firstChild(of: hole) {
      heap[hole] = heap[child]
      hole = child
    }
    heap[hole] = last
    siftUp(hole)
  }

  /// The child of an entry that comes before the others.
  @inline(__always)
  private func firstChild(of index: Int) -> Int? {
    let (heap, first) = (heap, Self.child(index))
    if first &+ 3 < count {
      let left = heap[first &+ 1].precedes(heap[first]) ? first &+ 1 : first
      let right = heap[first &+ 3].precedes(heap[first &+ 2]) ? first &+ 3 : first &+ 2
      return heap[right].precedes(heap[left]) ? right : left
    }
    guard first < count else { return nil }
    var child = first
    for other in first &+ 1..<count where heap[other].precedes(heap[child]) { child = other }
    return child
  }

  /// The first of the four children of an entry.
  @inline(__always)
  private static func child(_ index: Int) -> Int { index &* 4 &+ 1 }

  /// The entry that has another one as a child.
  @inline(__always)
  private static func parent(_ index: Int) -> Int {
    Int(bitPattern: UInt(bitPattern: index &- 1) / 4)
  }

  private mutating func siftUp(_ start: Int) {
    let heap = heap
    var index = start
    let event = heap[index]
    while index > 0 {
      let parent = Self.parent(index)
      guard event.precedes(heap[parent]) else { break }
      heap[index] = heap[parent]
      index = parent
    }
    heap[index] = event
  }
}
