// The differences of two traces.

extension TweenTrace {
  /// Something in which two traces differ.
  public struct Difference: Hashable, Sendable, CustomStringConvertible {
    /// The engine's time, in seconds; `nil` where a whole column is concerned.
    public let time: Double?
    /// The column, or an event's tween (`#2`); `nil` where a whole sample is concerned.
    public let property: String?
    /// The value or the event of the trace that was asked; `nil` where it has none.
    public let value: String?
    /// The value or the event of the other trace.
    public let other: String?

    /// One line: `at 0.5 s box.x: 50.0, not 49.0`.
    public var description: String {
      let place = [time.map { "at \($0) s" }, property].compactMap { $0 }.joined(separator: " ")
      switch (value, other) {
      case (let value?, let other?): return "\(place): \(value), not \(other)"
      case (let value?, nil): return "\(place): \(value), which the other has not"
      case (nil, let other?): return "\(place): not \(other), which the other has"
      case (nil, nil): return place
      }
    }
  }

  /// The differences of this trace from another one: values, and times, columns and events that
  /// only one of them has.
  ///
  /// ```swift
  /// let (old, new) = (TweenTrace("time\tx\n0.5\t49\n"), TweenTrace("time\tx\n0.5\t50\n"))
  /// if let old, let new { print(new.differences(from: old)) }
  /// // prints [at 0.5 s x: 50.0, not 49.0]
  /// ```
  ///
  /// - Parameters:
  ///   - other: the other one; mostly an older one.
  ///   - tolerance: how far values may be apart. With 0 all bits count.
  /// - Returns: the differences: columns, then values in the order of time, then events. None where
  ///   they agree.
  /// - Complexity: O(*n*) in the values, and O(*n* · *m*) in events that differ.
  public func differences(from other: TweenTrace, tolerance: Double = 0) -> [Difference] {
    columnDifferences(from: other) + valueDifferences(from: other, tolerance)
      + eventDifferences(from: other)
  }

  private func columnDifferences(from other: TweenTrace) -> [Difference] {
    let (mine, theirs) = (Set(columns), Set(other.columns))
    return columns.filter { !theirs.contains($0) }.map {
      Difference(time: nil, property: $0, value: "a column", other: nil)
    }
      + other.columns.filter { !mine.contains($0) }.map {
        Difference(time: nil, property: $0, value: nil, other: "a column")
      }
  }

  private func valueDifferences(from other: TweenTrace, _ tolerance: Double) -> [Difference] {
    let places = columns.enumerated().compactMap { place, name in
      other.columns.firstIndex(of: name).map { (name, place, $0) }
    }
    var found: [Difference] = []
    var (left, right) = (samples[...], other.samples[...])
    while left.first != nil || right.first != nil {
      let (mine, theirs) = (left.first, right.first)
      if let mine, let theirs, mine.time.bitPattern == theirs.time.bitPattern {
        for (name, place, otherPlace) in places {
          let (value, otherValue) = (mine.values[place], theirs.values[otherPlace])
          if Self.agree(value, otherValue, tolerance) { continue }
          found.append(
            Difference(
              time: mine.time, property: name, value: Self.text(value),
              other: Self.text(otherValue)))
        }
        (left, right) = (left.dropFirst(), right.dropFirst())
      } else if let mine, theirs.map({ mine.time <= $0.time }) ?? true {
        found.append(Difference(time: mine.time, property: nil, value: "a sample", other: nil))
        left = left.dropFirst()
      } else if let theirs {
        found.append(Difference(time: theirs.time, property: nil, value: nil, other: "a sample"))
        right = right.dropFirst()
      }
    }
    return found
  }

  private static func agree(_ left: Double, _ right: Double, _ tolerance: Double) -> Bool {
    left.bitPattern == right.bitPattern || tolerance > 0 && abs(left - right) <= tolerance
  }

  private func eventDifferences(from other: TweenTrace) -> [Difference] {
    events.difference(from: other.events).map { change in
      switch change {
      case .insert(_, let event, _):
        Difference(time: event.time, property: "#\(event.tween)", value: event.kind, other: nil)
      case .remove(_, let event, _):
        Difference(time: event.time, property: "#\(event.tween)", value: nil, other: event.kind)
      }
    }
    .sorted { ($0.time ?? 0) < ($1.time ?? 0) }
  }
}
