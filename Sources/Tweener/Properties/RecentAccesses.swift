// The accesses of the key paths that were asked for last. Asked by PropertyResolver, before it
// makes a key of a path and hashes it; knows nothing of how an access is found.

/// Finds an access by the identity of its key path: a literal in a program's text is one object
/// every time.
struct RecentAccesses {
  private struct Entry {
    let type: ObjectIdentifier
    /// Held, so that its identity is that of no other path.
    let path: AnyKeyPath
    let access: PropertyAccess
  }

  private var entries: [Entry] = []
  /// The entry that the next one replaces, when there are enough.
  private var oldest = 0

  private static var mostEntries: Int { 8 }

  @inline(__always)
  func access(_ path: AnyKeyPath, for type: ObjectIdentifier) -> PropertyAccess? {
    // By index: an entry that is taken out would be counted.
    for index in entries.indices where entries[index].path === path {
      if entries[index].type == type { return entries[index].access }
    }
    return nil
  }

  /// Keeps an access of a path without arguments, which the resolver keeps too: with what it takes
  /// the place of goes nothing of the caller's.
  mutating func keep(_ access: PropertyAccess, _ path: AnyKeyPath, for type: ObjectIdentifier) {
    let entry = Entry(type: type, path: path, access: access)
    if entries.count < Self.mostEntries { return entries.append(entry) }
    entries[oldest] = entry
    oldest = (oldest + 1) % Self.mostEntries
  }
}
