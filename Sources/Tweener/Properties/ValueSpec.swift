// Where one component goes, decided when the parameters are read; the start values make numbers of it.

/// The end (and perhaps the start) of one component, before the tween has started.
enum ValueSpec {
  /// To these bits.
  case to(UInt64)
  /// To the start plus this.
  case by(Double)
  /// To the start times this.
  case times(Double)
  /// From these bits to what the target holds.
  case from(UInt64)
  /// Between these bits.
  case fromTo(UInt64, UInt64)
  /// To these bits the short way round a period.
  case round(UInt64, Double)
  /// The same between these bits.
  case roundFrom(UInt64, UInt64, Double)
  /// Between two numbers made of the start value.
  case computed((Double) -> (from: Double, to: Double))

  /// Start and end bits, given what the component holds at the start.
  func ends(startingAt current: UInt64, _ element: PropertyElement) -> (from: UInt64, to: UInt64) {
    switch self {
    case .to(let end): (current, end)
    case .by(let change): (current, element.bits(element.double(current) + change))
    case .times(let factor): (current, element.bits(element.double(current) * factor))
    case .from(let start): (start, current)
    case .fromTo(let start, let end): (start, end)
    case .round(let end, let period): (element.nearer(current, to: end, period), end)
    case .roundFrom(let start, let end, let period): (element.nearer(start, to: end, period), end)
    case .computed(let ends): computed(ends, current, element)
    }
  }

  private func computed(
    _ ends: (Double) -> (from: Double, to: Double), _ current: UInt64, _ element: PropertyElement
  ) -> (from: UInt64, to: UInt64) {
    let numbers = ends(element.double(current))
    guard numbers.from.isFinite, numbers.to.isFinite else { return (current, current) }
    return (element.bits(numbers.from), element.bits(numbers.to))
  }
}

extension PropertyElement {
  /// The value that means the same as `start` and lies within half a period of `end`; `start` itself where it
  /// does. At exactly half a period the direction is that of the numbers.
  fileprivate func nearer(_ start: UInt64, to end: UInt64, _ period: Double) -> UInt64 {
    let (from, to) = (double(start), double(end))
    let turns = (abs(to - from) / period - 0.5).rounded(.up)
    guard turns > 0, turns.isFinite else { return start }
    return bits(from + (to < from ? -turns : turns) * period)
  }
}
