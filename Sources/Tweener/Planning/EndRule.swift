// How the ends of one component follow from its start value. Made when the parameters are read, evaluated when the tween
// starts.

/// The end (and perhaps the start) of one component, before the tween has started.
enum EndRule {
  /// To these bits.
  case to(UInt64)
  /// To the bits in the tween's own component: calls that differ in these bits only share a plan.
  case argument
  /// To the start plus this.
  case by(Double)
  /// To the start times this.
  case times(Double)
  /// From these bits to what the target holds.
  case from(UInt64)
  /// Between these bits.
  case fromTo(UInt64, UInt64)
  /// To these bits, in the shorter direction round the component's period.
  case round(UInt64)
  /// Between these bits, in the shorter direction round the component's period.
  case roundFrom(UInt64, UInt64)
  /// Between two numbers that the property's own function makes of the start value.
  case function(givesStart: Bool)
  /// Where the property's motion takes it.
  case motion
  /// Through the keyframes of the property.
  case keyframes(KeyframeStart)

  /// Whether the call gives the start, so that it does not depend on what the target holds.
  var givesStart: Bool {
    switch self {
    case .from, .fromTo, .roundFrom, .keyframes(.given), .function(givesStart: true): true
    default: false
    }
  }

  /// Whether neither its start nor its end is what the component held.
  var hidesHeld: Bool {
    switch self {
    case .to, .argument, .by, .times, .from, .motion, .keyframes(.held): false
    case .fromTo, .round, .roundFrom, .function, .keyframes: true
    }
  }

  /// Start and end bits where plain arithmetic makes them, given what the component holds at the start.
  @inline(__always)
  func plainEnds(startingAt current: UInt64, _ layout: ScalarLayout)
    -> (from: UInt64, to: UInt64)?
  {
    switch self {
    case .to(let end): (current, end)
    case .from(let start): (start, current)
    case .fromTo(let start, let end): (start, end)
    case .by(let change) where layout == .double:
      (current, (Double(bitPattern: current) + change).bitPattern)
    case .times(let factor) where layout == .double:
      (current, (Double(bitPattern: current) * factor).bitPattern)
    default: nil
    }
  }

  /// Start and end bits, given what the component holds at the start.
  @inline(__always)
  func ends(startingAt current: UInt64, _ part: PlannedComponent, of plan: ResolvedPlan)
    -> (from: UInt64, to: UInt64)
  {
    switch self {
    case .to(let end): (current, end)
    case .by(let change): (current, plan.bits(plan.double(current, part) + change, part))
    case .times(let factor): (current, plan.bits(plan.double(current, part) * factor, part))
    case .from(let start): (start, current)
    case .fromTo(let start, let end): (start, end)
    case .round(let end): (plan.nearer(current, to: end, part), end)
    case .roundFrom(let start, let end): (plan.nearer(start, to: end, part), end)
    case .function: plan.functionEnds(startingAt: current, part)
    case .keyframes: plan.keyframeEnds(startingAt: current, part)
    // Never evaluated: the component has its end, and no interpolation has this rule.
    case .argument: (current, current)
    // The engine sets the end when it makes the motion.
    case .motion: (current, current)
    }
  }
}

extension ResolvedPlan {
  fileprivate func functionEnds(startingAt current: UInt64, _ part: PlannedComponent)
    -> (from: UInt64, to: UInt64)
  {
    guard let ends = properties[Int(part.property)].ends?(double(current, part)),
      ends.from.isFinite, ends.to.isFinite
    else { return (current, current) }
    return (bits(ends.from, part), bits(ends.to, part))
  }

  /// The value that means the same as `start` and lies within half a period of `end`; `start` itself where it
  /// does. At exactly half a period the direction is that of the numbers.
  fileprivate func nearer(_ start: UInt64, to end: UInt64, _ part: PlannedComponent) -> UInt64 {
    let (from, to) = (double(start, part), double(end, part))
    guard let period = element(part).period else { return start }
    let distance = abs(to - from) / period - 0.5
    guard distance > 0, distance < 0x1p52 else { return start }
    let below = Double(Int64(distance))
    let turns = below < distance ? below + 1 : below
    return bits(from + (to < from ? -turns : turns) * period, part)
  }
}
