// The entries of a node that are under way and have events inside them, in the order of their next
// events. Pure.

struct ActiveEntries {
  /// An entry, and its next event on the node's time. Where there is none, its time is beyond all
  /// others in the direction.
  struct Item {
    let entry: Int32
    let rank: Int32
    let time: Int64

    init(entry: Int, rank: Int, time: Int64) {
      self.entry = Int32(entry)
      self.rank = Int32(rank)
      self.time = time
    }

    /// An entry that comes to nothing any more.
    init(entry: Int, isForward: Bool) {
      self.init(entry: entry, rank: 0, time: isForward ? .max : .min)
    }

    var hasEvent: Bool { time != .max && time != .min }
  }

  /// In the order in which their events come; an entry is there once.
  private(set) var items: [Item] = []
  /// The direction of the node's time by which they are in order.
  private(set) var isForward = true

  var isEmpty: Bool { items.isEmpty }

  /// The entry whose event comes first, where one has an event.
  var first: Item? { items.first.flatMap { $0.hasEvent ? $0 : nil } }

  /// Removes all; the next ones are those of a direction.
  mutating func removeAll(isForward: Bool) {
    items.removeAll(keepingCapacity: true)
    self.isForward = isForward
  }

  mutating func insert(_ item: Item) {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if precedes(items[middle], item) { low = middle + 1 } else { high = middle }
    }
    items.insert(item, at: low)
  }

  mutating func remove(_ entry: Int) {
    if let place = items.firstIndex(where: { $0.entry == entry }) { items.remove(at: place) }
  }

  /// Sets the event of an entry anew: of the first one as a rule.
  mutating func update(_ item: Item) {
    guard let place = items.firstIndex(where: { $0.entry == item.entry }) else { return }
    items.remove(at: place)
    insert(item)
  }

  /// Brings them into the order of the other direction.
  mutating func turn(_ item: (Int) -> Item) {
    isForward.toggle()
    items = items.map { item(Int($0.entry)) }.sorted(by: precedes)
  }

  /// Calls `body` with the entries whose events a place on the node's time has come to.
  func forEachDue(_ isDue: (Int64) -> Bool, _ body: (Int) -> Void) {
    for item in items {
      guard item.hasEvent, isDue(item.time) else { return }
      body(Int(item.entry))
    }
  }

  private func precedes(_ left: Item, _ right: Item) -> Bool {
    if left.time != right.time { return isForward == (left.time < right.time) }
    let (mine, other) = ((left.rank, left.entry), (right.rank, right.entry))
    return isForward ? mine < other : mine > other
  }
}
