// Something kept about objects that may go at any time, without keeping them. Used by
// TransformCache and ScreenReports.

struct WeakTable<Value> {
  private struct Entry {
    weak var object: AnyObject?
    var value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// At this size those that have gone are looked for.
  private var limit = 64

  var count: Int { entries.count }

  /// The value that is kept for an object. A new object may have the address of one that has gone;
  /// it has no value yet.
  subscript(_ object: AnyObject) -> Value? {
    get {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
        return nil
      }
      return entry.value
    }
    set {
      entries[ObjectIdentifier(object)] = newValue.map { Entry(object: object, value: $0) }
      if entries.count >= limit {
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, entries.count * 2)
      }
    }
  }
}
