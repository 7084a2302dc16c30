// A dictionary whose keys run code of the caller's when they are hashed or compared: key paths with
// arguments of subscripts do. Such code may call the engine, and so come back to the very table: no
// access to it is open then, and what was found is looked for again where the table has changed
// meanwhile.

final class KeyTable<Key: Hashable, Value> {
  typealias Entry = (key: Key, value: Value)

  /// The entries by hash value.
  private var buckets: [Int: [Entry]] = [:]
  private(set) var count = 0
  /// Counts changes: what was made of the entries before one may no longer be right.
  private(set) var changes = 0

  var isEmpty: Bool { count == 0 }

  subscript(key: Key) -> Value? { entry(key)?.value }

  /// Takes over all that another table has, in the place of what this one has. Both share the
  /// memory until one of them is changed.
  func share(_ other: KeyTable) {
    changes &+= 1
    count = other.count
    withExtendedLifetime(takeOut(&buckets, leaving: other.buckets)) {}
  }

  /// The entry of a key, with the key as it was stored.
  func entry(_ key: Key) -> Entry? {
    if count == 0 { return nil }
    let hash = key.hashValue
    return buckets[hash]?.first { $0.key == key }
  }

  /// The value of a key; where there is none, the one that `make` makes, which may not look at the
  /// table.
  func value(_ key: Key, or make: () -> Value) -> Value {
    let (hash, bucket, place) = find(key)
    if let place { return bucket[place].value }
    let value = make()
    put(bucket + [(key, value)], at: hash)
    count += 1
    return value
  }

  /// Sets the value of a key. Returns the old value, which the caller releases when no call is
  /// under way: it may hold the last reference to things of the caller's.
  func set(_ key: Key, _ value: Value) -> Value? {
    var (hash, bucket, place) = find(key)
    let old = place.map { bucket[$0].value }
    if let place { bucket[place].value = value } else { bucket.append((key, value)) }
    if place == nil { count += 1 }
    put(bucket, at: hash)
    return old
  }

  /// Empties the table. Returns its entries, which the caller releases when no call is under way.
  func takeAll() -> [Entry] {
    let all = entries
    count = 0
    changes &+= 1
    buckets = [:]
    return all
  }

  /// All entries, in no order.
  var entries: [Entry] { buckets.values.flatMap { $0 } }

  /// Finds a key: its hash, the bucket of that hash and the index there, as they are when no
  /// comparison is left to be made.
  private func find(_ key: Key) -> (hash: Int, bucket: [Entry], place: Int?) {
    let hash = key.hashValue
    while true {
      let before = changes
      let bucket = buckets[hash] ?? []
      let place = bucket.firstIndex { $0.key == key }
      if changes == before { return (hash, bucket, place) }
    }
  }

  private func put(_ bucket: [Entry], at hash: Int) {
    changes &+= 1
    withExtendedLifetime(buckets.updateValue(bucket, forKey: hash)) {}
  }
}
