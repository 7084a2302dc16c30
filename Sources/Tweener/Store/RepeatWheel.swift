// When the repeats that nobody listens to are to be looked at: events in buckets of a few milliseconds. They are
// taken once a step, in no order, so that sorting them, as EventQueue does, would be work for nothing.

struct RepeatWheel {
  private var buckets: [Int64: [TweenEvent]] = [:]
  /// Where the first entry may be.
  private var first = Int64.max
  private(set) var count = 0

  /// 2²² flicks are 5.9 ms: a frame sees few buckets.
  private static let shift: Int64 = 22

  /// O(1).
  mutating func push(_ event: TweenEvent) {
    let bucket = event.instant >> Self.shift
    buckets[bucket, default: []].append(event)
    first = min(first, bucket)
    count += 1
  }

  /// Moves what is due at an instant to `due`. O(1) for each, and where nothing is due as good as nothing.
  mutating func take(upTo now: Int64, into due: inout [TweenEvent]) {
    let last = now >> Self.shift
    guard count > 0, first <= last else { return }
    if last - first < Int64(buckets.count) {
      for bucket in first...last { empty(bucket, now, &due) }
    } else {
      for bucket in buckets.keys.filter({ $0 <= last }).sorted() { empty(bucket, now, &due) }
    }
    first = last
  }

  private mutating func empty(_ bucket: Int64, _ now: Int64, _ due: inout [TweenEvent]) {
    guard let events = buckets[bucket], events.contains(where: { $0.instant <= now }) else {
      return
    }
    for event in events where event.instant <= now { due.append(event) }
    let late = events.filter { $0.instant > now }
    buckets[bucket] = late.isEmpty ? nil : late
    count -= events.count - late.count
  }

  /// Drops every entry that `isTrue` denies.
  mutating func compact(_ isTrue: (TweenEvent) -> Bool) {
    buckets = buckets.compactMapValues { events in
      let kept = events.filter(isTrue)
      return kept.isEmpty ? nil : kept
    }
    count = buckets.values.reduce(0) { $0 + $1.count }
  }
}
