// One line of the table.

struct Figure {
  var row: String
  var size: Int
  /// Nanoseconds, bytes or a count: the median over the repetitions.
  var value: Double
  /// A write of the C loop in the same repetitions, in nanoseconds.
  var loop: Double?
  /// The median of the quotients of the repetitions.
  var ratio: Double?
  var bar: Bar

  enum Verdict {
    case met
    /// By this factor.
    case missed(Double)
    case open
  }

  var verdict: Verdict {
    switch bar {
    case .ratio, .nanoseconds:
      guard let limit = bar.ratio, let ratio else { return .open }
      return ratio <= limit ? .met : .missed(ratio / limit)
    case .growth(let limit):
      guard let ratio else { return .open }
      return ratio <= limit ? .met : .missed(ratio / limit)
    case .bytes(let limit): return value <= limit ? .met : .missed(value / limit)
    case .allocations: return value == 0 ? .met : .missed(.infinity)
    case .none: return .open
    }
  }

  /// Whether a change that shows this must not land: an allocation, or a figure more than twice its bar.
  var isAlarming: Bool {
    guard case .missed(let factor) = verdict else { return false }
    return factor > 2 * (KnownMisses.factors[row] ?? 1)
  }
}
