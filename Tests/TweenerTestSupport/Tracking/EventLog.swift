/// What happened, in order. A reference type, so that many callbacks can write to one log.
public final class EventLog<Entry> {
  public private(set) var entries: [Entry] = []

  public init() {}

  public func note(_ entry: Entry) {
    entries.append(entry)
  }

  /// The entries so far; the log is empty afterwards.
  public func take() -> [Entry] {
    defer { entries = [] }
    return entries
  }
}

/// The log of a hand-written test: one line an entry.
public typealias TextLog = EventLog<String>
