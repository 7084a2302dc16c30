// A property that goes its own way: to the engine its components are the eased progress, from 0 to 1, and here
// that becomes values. Made by PropertyPlanner for the tweens of one plan, which each have a sampler of their own.

final class WayAccess: PropertyAccess {
  private let base: PropertyAccess
  private let bound: BoundWay
  /// The property as it would be planned without a way: its start and end values.
  private let inner: ResolvedPlan

  /// `inner` has the property alone, with all its components, and the call's rounding and limits.
  init(base: PropertyAccess, way: BoundWay, inner: ResolvedPlan, encoding: UInt32) {
    self.base = base
    bound = way
    self.inner = inner
    super.init(
      elements: base.elements.map { PropertyElement(progressAt: $0.key, encoding: encoding) },
      isDirect: false, valueType: base.valueType, dependencies: base.dependencies,
      claims: base.claims)
  }

  override var isProgress: Bool { true }

  #if DEBUG
    override var mayWriteOthers: Bool { base.mayWriteOthers }
  #endif

  override func begin(_ target: AnyObject) -> (any Sampler)? {
    var from = Array(repeating: UInt64(0), count: elements.count)
    from.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { base.read(target, into: start) }
    }
    var to = from
    for part in inner.parts {
      let element = Int(part.element)
      (from[element], to[element]) = part.endRule.ends(startingAt: from[element], part, of: inner)
    }
    return bound.begin(target, &from, &to).map {
      InterpolationSampler(base: base, inner: inner, from: from, to: to, between: $0)
    }
  }
}

/// One tween's way through a property that is interpolated by a function.
private final class InterpolationSampler: Sampler {
  private let base: PropertyAccess
  private let inner: ResolvedPlan
  private let from: [UInt64]
  private let to: [UInt64]
  private let between: ComponentSampler

  init(
    base: PropertyAccess, inner: ResolvedPlan, from: [UInt64], to: [UInt64],
    between: ComponentSampler
  ) {
    self.base = base
    self.inner = inner
    self.from = from
    self.to = to
    self.between = between
  }

  func write(_ target: AnyObject, eased: Double, mask: UInt64) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { buffer in
      guard let values = buffer.baseAddress else { return }
      if eased == 0 || eased == 1 {
        for (index, end) in (eased == 0 ? from : to).enumerated() { values[index] = end }
      } else {
        between.value(eased, into: values)
      }
      if inner.plan.isFinished {
        for part in inner.parts { finish(&values[Int(part.element)], part) }
      }
      base.write(target, values, mask: mask)
    }
  }

  /// Rounds and clamps, where that changes anything.
  private func finish(_ bits: inout UInt64, _ part: PlannedComponent) {
    let value = inner.double(bits, part)
    let finished = inner.plan.finished(value)
    if finished != value { bits = inner.bits(finished, part) }
  }
}

extension TweenDescription {
  /// A number rounded and clamped as the call asks.
  func finished(_ number: Double) -> Double {
    var number = isRounded ? number.nearestWhole() : number
    if let minimum, number < minimum { number = minimum }
    if let maximum, number > maximum { number = maximum }
    return number
  }

  /// The same plan without rounding and limits: for tweens of progress.
  var unfinished: TweenDescription {
    var values = TweenOptions()
    values.timing = timing
    values.easing = easing
    values.overwrite = overwrite
    values.retainsTarget = retainsTarget
    values.showsStart = showsStart
    values.locksInteraction = locksInteraction
    values.unlocksInteraction = unlocksInteraction
    return TweenDescription(values, callbacks: callbacks, wanted: wanted, problems: problems)
  }
}
