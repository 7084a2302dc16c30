// The rules by which the ends of one component follow from its start value. Made when the
// parameters are read, evaluated when the tween starts.

/// The end (and perhaps the start) of one component, before the tween has started.
enum EndRule {
  /// To these bits.
  case to(UInt64)
  /// As the call's own numbers say, which are in the tween's component: calls that differ in them
  /// only share a plan.
  case argument(Argument)
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
  /// To the end that the property's motion determines.
  case motion
  /// Through the keyframes of the property.
  case keyframes(KeyframeStart)

  /// The meaning of a call's own numbers. Before the start a component has them in the place of its
  /// ends.
  enum Argument: Equatable {
    /// To these bits.
    case to
    /// To the start plus this number.
    case by
    /// From these bits to what the target holds.
    case from
    /// Between these bits.
    case fromTo
  }

  /// Says what the numbers of the call are, where they are its own.
  var argument: Argument? { if case .argument(let argument) = self { argument } else { nil } }

  /// The rule whose numbers are the call's own; `nil` for a rule that is more than numbers.
  func open(_ layout: ScalarLayout) -> EndRule? {
    switch self {
    case .to, .argument(.to): .argument(.to)
    case .by where layout == .double, .argument(.by): .argument(.by)
    case .from, .argument(.from): .argument(.from)
    case .fromTo, .argument(.fromTo): .argument(.fromTo)
    default: nil
    }
  }

  /// Whether the call gives the start, so that it does not depend on what the target holds.
  var givesStart: Bool {
    switch self {
    case .from, .fromTo, .roundFrom, .keyframes(.given), .function(givesStart: true),
      .argument(.from), .argument(.fromTo):
      true
    default: false
    }
  }

  /// Whether neither its start nor its end is what the component held.
  var hidesHeld: Bool {
    switch self {
    case .keyframes(let start): start != .held
    case .fromTo, .argument(.fromTo), .round, .roundFrom, .function: true
    case .to, .by, .times, .from, .motion, .argument: false
    }
  }

  /// Start and end bits where plain arithmetic makes them, given what the component holds at the
  /// start; `nil` where that does not, or leads beyond what it holds.
  @inline(__always)
  func plainEnds(startingAt current: UInt64, _ layout: ScalarLayout)
    -> (from: UInt64, to: UInt64)?
  {
    switch self {
    case .to(let end): (current, end)
    case .from(let start): (start, current)
    case .fromTo(let start, let end): (start, end)
    case .by(let change) where layout == .double:
      Self.plainEnds(Double(bitPattern: current), Double(bitPattern: current) + change)
    case .times(let factor) where layout == .double:
      Self.plainEnds(Double(bitPattern: current), Double(bitPattern: current) * factor)
    default: nil
    }
  }

  /// `nil` where a finite number would go where there is none.
  @inline(__always)
  static func plainEnds(_ start: Double, _ end: Double) -> (from: UInt64, to: UInt64)? {
    end.isFinite || !start.isFinite ? (start.bitPattern, end.bitPattern) : nil
  }

  /// Start and end bits, given what the component holds at the start; `nil` where a change or a
  /// factor leads beyond what it holds.
  @inline(never)
  func ends(startingAt current: UInt64, _ part: PlannedComponent, of plan: ResolvedPlan)
    -> (from: UInt64, to: UInt64)?
  {
    switch self {
    case .to(let end): (current, end)
    case .by(let change): plan.relativeEnds(current, part) { $0 + change }
    case .times(let factor): plan.relativeEnds(current, part) { $0 * factor }
    case .from(let start): (start, current)
    case .fromTo(let start, let end): (start, end)
    case .round(let end): (plan.nearer(current, to: end, part), end)
    case .roundFrom(let start, let end): (plan.nearer(start, to: end, part), end)
    case .function: plan.functionEnds(startingAt: current, part)
    case .keyframes: plan.keyframeEnds(startingAt: current, part)
    // Only asked where plain arithmetic makes none, and no interpolation has this rule.
    case .argument: nil
    // The engine sets the end when it makes the motion.
    case .motion: (current, current)
    }
  }
}

extension ResolvedPlan {
  @inline(__always)
  fileprivate func relativeEnds(
    _ current: UInt64, _ part: PlannedComponent, _ end: (Double) -> Double
  ) -> (from: UInt64, to: UInt64)? {
    let start = double(current, part)
    let end = bits(end(start), part)
    return double(end, part).isFinite || !start.isFinite ? (current, end) : nil
  }

  fileprivate func functionEnds(startingAt current: UInt64, _ part: PlannedComponent)
    -> (from: UInt64, to: UInt64)?
  {
    guard let ends = properties[Int(part.property)].ends?(double(current, part)),
      ends.from.isFinite, ends.to.isFinite, let from = finiteBits(ends.from, part),
      let to = finiteBits(ends.to, part)
    else { return nil }
    return (from, to)
  }

  /// The value that means the same as `start`, a multiple of the period away from it, and is at
  /// most half a period from `end`; `start` itself where it is that near. At exactly half a period
  /// the direction is that of the numbers.
  fileprivate func nearer(_ start: UInt64, to end: UInt64, _ part: PlannedComponent) -> UInt64 {
    let (from, to) = (double(start, part), double(end, part))
    guard let period = element(part).period else { return start }
    let distance = abs(to - from) / period - 0.5
    guard distance > 0, distance < 0x1p52 else { return start }
    let below = Double(Int64(distance))
    let turns = below < distance ? below + 1 : below
    return bits(from + (to < from ? -turns : turns) * period, part)
  }

  // Reports about ends that are known when a tween starts. Made by the engine.

  /// The report about a component whose change, factor, decay, function or keyframe leads beyond
  /// what it holds. `change`: what the component has of its call, where the rule is the call's own.
  func beyond(_ part: PlannedComponent, change: UInt64, targetType: Any.Type) -> TweenProblem {
    let property = properties[Int(part.property)]
    if case .function = part.endRule {
      return .notFinite(key: property.name, targetType: targetType)
    }
    let value: Any? =
      switch part.endRule {
      case .by(let change): TweenValue.by(change)
      case .argument(.by): TweenValue.by(Double(bitPattern: change))
      case .times(let factor): TweenValue.times(factor)
      default: nil
      }
    return .beyond(
      property.access.holder(Int(part.element)), key: property.name, value: value,
      targetType: targetType, isKeyframe: part.hasKeyframes)
  }
}

extension PropertyAccess {
  /// The type that holds an element, as a report names it.
  func holder(_ element: Int) -> Any.Type {
    switch elements[element].layout {
    case .double: Double.self
    case .float: Float.self
    default: valueType
    }
  }
}
