// The entries of a node that are under way and have events inside them: a heap by their next
// events, so that the first of many is found at once. Pure.

struct ActiveEntries {
  /// An entry, and its next event on the node's time. Where there is none, its time is beyond all
  /// others in the direction.
  struct Item: Equatable {
    let entry: Int32
    let rank: Int32
    let time: Int64
    /// Of a member, its place in its plays. A timeline has its own.
    var cursor = PlayCursor(play: 0, isInGap: false)

    var hasEvent: Bool { time != .max && time != .min }

    /// Whether it comes before another one in a direction of the node's time.
    func precedes(_ other: Item, isForward: Bool) -> Bool {
      if time != other.time { return isForward == (time < other.time) }
      let (mine, its) = ((rank, entry), (other.rank, other.entry))
      return isForward ? mine < its : mine > its
    }
  }

  /// A heap: none comes before the one at half its place.
  private(set) var items: [Item] = []
  /// The direction of the node's time by which they are in order.
  private(set) var isForward = true

  var isEmpty: Bool { items.isEmpty }

  /// The entry whose event comes first, where one has an event.
  var first: Item? { items.first.flatMap { $0.hasEvent ? $0 : nil } }

  /// The place of a member in its plays; `nil` where it is not under way.
  func cursor(of entry: Int) -> PlayCursor? {
    items.first { $0.entry == entry }?.cursor
  }

  /// Removes all; the next ones are those of a direction.
  mutating func removeAll(isForward: Bool) {
    items.removeAll(keepingCapacity: true)
    self.isForward = isForward
  }

  mutating func insert(_ item: Item) {
    items.append(item)
    rise(items.count - 1)
  }

  mutating func remove(_ entry: Int) {
    guard let place = items.firstIndex(where: { $0.entry == entry }) else { return }
    let last = items.removeLast()
    guard place < items.count else { return }
    set(place, last)
  }

  /// Sets the event of an entry anew: of the first one as a rule. False where it is as it was.
  @discardableResult
  mutating func update(_ item: Item) -> Bool {
    guard let place = items.firstIndex(where: { $0.entry == item.entry }), items[place] != item
    else { return false }
    set(place, item)
    return true
  }

  /// Brings them into the order of the other direction.
  mutating func turn(_ item: (Item) -> Item) {
    let old = items
    removeAll(isForward: !isForward)
    for old in old { insert(item(old)) }
  }

  /// Calls `body` with the entries whose events a place on the node's time has come to.
  func forEachDue(_ isDue: (Int64) -> Bool, _ body: (Int) -> Void) {
    func visit(_ place: Int) {
      guard place < items.count, items[place].hasEvent, isDue(items[place].time) else { return }
      body(Int(items[place].entry))
      visit(2 * place + 1)
      visit(2 * place + 2)
    }
    visit(0)
  }

  private mutating func set(_ place: Int, _ item: Item) {
    items[place] = item
    rise(place)
    sink(place)
  }

  private mutating func rise(_ start: Int) {
    var place = start
    while place > 0, items[place].precedes(items[(place - 1) / 2], isForward: isForward) {
      items.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func sink(_ start: Int) {
    var place = start
    while true {
      var first = place
      for child in 2 * place + 1...2 * place + 2
      where child < items.count && items[child].precedes(items[first], isForward: isForward) {
        first = child
      }
      if first == place { return }
      items.swapAt(place, first)
      place = first
    }
  }
}
