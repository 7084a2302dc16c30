// A property that goes its own way: to the engine its components are the eased progress, from 0 to 1, and here
// that becomes values. Made by TargetPlanner for the tweens of one call, so that it may remember each
// target's start.

final class WayAccess: PropertyAccess {
  /// What a target's tween began with.
  private struct Ends {
    var from: [UInt64]
    var to: [UInt64]
    let steps: WaySteps
  }

  private let base: PropertyAccess
  private let bound: BoundWay
  /// The property as it would be planned without a way: its start and end values.
  private let inner: TargetPlan
  private var ends: [ObjectIdentifier: Ends] = [:]

  /// `inner` has the property alone, with all its components, and the call's rounding and limits.
  init(base: PropertyAccess, way: BoundWay, inner: TargetPlan, terms: UInt32) {
    self.base = base
    bound = way
    self.inner = inner
    super.init(
      elements: base.elements.map { PropertyElement(progressAt: $0.key, terms: terms) },
      isDirect: false, valueType: base.valueType, lookedAt: base.lookedAt)
  }

  override var isProgress: Bool { true }

  /// Called where a tween starts. What comes back is no value but the beginning of progress.
  override func read(_ target: AnyObject, into bits: UnsafeMutablePointer<UInt64>) {
    base.read(target, into: bits)
    let pairs = inner.parts.map { $0.spec.ends(startingAt: bits[Int($0.element)], $0, of: inner) }
    var from = pairs.map(\.from)
    var to = pairs.map(\.to)
    let steps = bound.begin(target, &from, &to)
    ends[ObjectIdentifier(target)] = Ends(from: from, to: to, steps: steps)
    for index in elements.indices { bits[index] = Double.zero.bitPattern }
  }

  override func write(_ target: AnyObject, _ bits: UnsafePointer<UInt64>, mask: UInt64) {
    guard let ends = ends[ObjectIdentifier(target)], mask != 0 else { return }
    let eased = Double(bitPattern: bits[mask.trailingZeroBitCount])
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { buffer in
      guard let values = buffer.baseAddress else { return }
      if eased == 0 || eased == 1 {
        for (index, end) in (eased == 0 ? ends.from : ends.to).enumerated() { values[index] = end }
      } else {
        ends.steps.value(eased, into: values)
      }
      if inner.plan.isFinished {
        for part in inner.parts { finish(&values[Int(part.element)], part) }
      }
      base.write(target, values, mask: mask)
    }
  }

  /// Rounds and clamps, where that changes anything.
  private func finish(_ bits: inout UInt64, _ part: PlannedPart) {
    let value = inner.double(bits, part)
    let finished = inner.plan.finished(value)
    if finished != value { bits = inner.bits(finished, part) }
  }
}

extension TweenPlan {
  /// A number rounded and clamped as the call asks.
  func finished(_ number: Double) -> Double {
    var number = isRounded ? number.nearestWhole() : number
    if let minimum, number < minimum { number = minimum }
    if let maximum, number > maximum { number = maximum }
    return number
  }

  /// The same plan without rounding and limits: for tweens of progress.
  var unfinished: TweenPlan {
    var values = PlanValues()
    values.timing = timing
    values.easing = easing
    values.overwrite = overwrite
    values.retainsTarget = retainsTarget
    values.showsStart = showsStart
    values.locksInteraction = locksInteraction
    values.unlocksInteraction = unlocksInteraction
    return TweenPlan(values, callbacks: callbacks, wanted: wanted, problems: problems)
  }
}
