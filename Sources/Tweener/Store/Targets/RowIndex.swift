// Finding the tweens of a target that a call about some of its properties may mean, on a target
// with many tweens (a wall of lamps): by component in place of walking them all. Kept by
// TargetTable, filled when such a call comes; knows nothing of who owns what.

/// The tweens of one target by the components that they were added with. A tween that has ended, or
/// has lost what it had, may still be found: the one that asks looks at each.
struct RowIndex {
  /// One tween, as it is entered.
  struct Entry {
    let id: TweenID
    let age: UInt64
    let keys: [ComponentKey]
    /// Whether names that mean other components may mean it too.
    let isNamed: Bool
  }

  /// Registrations when it was made. Behind another one names may mean other components.
  let registrations: Int
  /// The age up to which all rows are entered, but for ``late``.
  private(set) var age: UInt64 = 0
  /// Rows that were put among those that are entered.
  private(set) var late: [TweenID] = []
  private var byKey: [ComponentKey: List] = [:]
  private var named = List()

  /// Tweens in the order of entering. Those that have ended are taken out now and then.
  private struct List {
    var entries: [(id: TweenID, age: UInt64)] = []
    var limit = 8

    mutating func append(_ entry: Entry, _ isAlive: (TweenID) -> Bool) {
      if entries.count == limit {
        entries.removeAll { !isAlive($0.id) }
        limit = max(8, 2 * entries.count)
      }
      entries.append((entry.id, entry.age))
    }
  }

  /// Up to here walking the rows is quicker than a dictionary.
  static let fewest = 16

  init(registrations: Int) {
    self.registrations = registrations
  }

  mutating func noteLate(_ id: TweenID) { late.append(id) }

  /// Enters rows; behind this all rows up to an age are entered.
  mutating func enter(_ new: [Entry], upTo age: UInt64, isAlive: (TweenID) -> Bool) {
    self.age = max(self.age, age)
    late = []
    for entry in new {
      for key in Set(entry.keys) where key != .added {
        byKey[key, default: List()].append(entry, isAlive)
      }
      if entry.isNamed { named.append(entry, isAlive) }
    }
  }

  /// The tweens with one of some components, oldest first; also those that other names may mean.
  func ids(with keys: Set<ComponentKey>, orNamed: Bool) -> [TweenID] {
    var found: [(id: TweenID, age: UInt64)] = orNamed ? named.entries : []
    for key in keys { found += byKey[key]?.entries ?? [] }
    // Those of one age, which are parts of one call, in the order of their slots.
    found.order { ($0.age, $0.id.slot.raw) < ($1.age, $1.id.slot.raw) }
    // A tween with several of the keys is found once for each, and follows itself.
    var ids: [TweenID] = []
    ids.reserveCapacity(found.count)
    for entry in found where ids.last != entry.id { ids.append(entry.id) }
    return ids
  }
}
