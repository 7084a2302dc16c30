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

  /// Start and end bits, given what the component holds at the start.
  @inline(__always)
  func ends(startingAt current: UInt64, _ part: PlannedPart, of plan: TargetPlan)
    -> (from: UInt64, to: UInt64)
  {
    switch self {
    case .to(let end): (current, end)
    case .by(let change): (current, plan.bits(plan.double(current, part) + change, part))
    case .times(let factor): (current, plan.bits(plan.double(current, part) * factor, part))
    case .from(let start): (start, current)
    case .fromTo(let start, let end): (start, end)
    }
  }
}
