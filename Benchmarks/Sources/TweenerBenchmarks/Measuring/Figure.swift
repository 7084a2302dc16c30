// One line of the table.

struct Figure {
  var row: String
  var size: Int
  /// Nanoseconds, bytes or a count: the median over the repetitions.
  var value: Double
  /// A write of the C loop in the same repetitions, in nanoseconds; of a program GSAP's time.
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
    case .growth(let limit), .doubling(let limit):
      guard let ratio else { return .open }
      return ratio <= limit ? .met : .missed(ratio / limit)
    case .faster(let limit):
      guard let ratio else { return .open }
      return ratio >= limit ? .met : .missed(limit / ratio)
    case .bytes(let limit): return value <= limit ? .met : .missed(value / limit)
    case .allocations: return value == 0 ? .met : .missed(.infinity)
    case .none: return .open
    }
  }

  /// Why a change that shows this must not land: an allocation, or a figure more than twice its bar.
  var alarm: String? {
    guard case .missed(let factor) = verdict, factor > 2 * (KnownMisses.factors[row] ?? 1) else {
      return nil
    }
    return "more than twice its bar, or allocating"
  }
}
