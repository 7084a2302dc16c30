// The plans of calls, by what the calls say: a call of a kind that has been seen is not read again.
// One per engine; asked by addTween and by timelines before anything else, emptied by everything
// that may give a key or a name another meaning.

final class PlanCache {
  /// The registrations when the patterns were made.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var registrations = 0
  /// Lists of patterns by the low bits of their signatures.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var buckets: [CallPattern?] = []
  private(set) var count = 0
  /// Counts lookups.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var clock: UInt64 = 0
  /// The plan of timelines whose calls say nothing.
  private var silent: ResolvedPlan?

  /// As many kinds of calls as are remembered.
  static var maximumCount: Int { 1_024 }
  /// As many of them may have the same keys.
  private static var maximumAlike: Int { 32 }

  /// The plan for a call of a kind that is known, and what is the call's own.
  @inline(__always)
  func plan(
    for target: AnyObject, _ call: TweenParameters, _ registrations: Int,
    _ callbacks: ParameterReader.Callbacks
  ) -> SharedCall? {
    forgetPatterns(before: registrations)
    guard count > 0, call.replacesNothing else { return nil }
    return find(ObjectIdentifier(type(of: target)), call.signature) {
      $0.shared(call, $1, callbacks)
    }
  }

  /// The plan for a member of a timeline of a kind that is known, and what is the member's own.
  @inline(__always)
  func plan(
    ofMember target: AnyObject, _ own: TweenParameters, over defaults: TweenParameters,
    _ registrations: Int, _ callbacks: ParameterReader.Callbacks
  ) -> SharedCall? {
    forgetPatterns(before: registrations)
    guard count > 0 else { return nil }
    var signature = own.signature
    _ = defaults.readEntries { entry in
      if own[entry.pointee.key] == nil { signature &+= entry.pointee.key.signature }
      return true
    }
    return find(ObjectIdentifier(type(of: target)), signature) { pattern, plan in
      guard plan.traits.contains(.servesMembers),
        let shared = pattern.shared(ofMember: own, over: defaults, plan, callbacks)
      else { return nil }
      let timing = shared.own?.timing ?? plan.timing
      if timing.timeScale == 0 || timing.repeatsNothing { return nil }
      return shared
    }
  }

  /// A call of a timeline's member as one of those that may share a plan, and what reads its
  /// callbacks.
  typealias Sharer = (call: TweenParameters, callbacks: ParameterReader.Callbacks)

  func plan(for target: AnyObject, _ sharer: Sharer, _ registrations: Int) -> SharedCall? {
    plan(ofMember: target, sharer.call, over: [:], registrations, sharer.callbacks)
  }

  @inline(__always)
  private func find(
    _ type: ObjectIdentifier, _ signature: UInt64,
    _ shared: (CallPattern, ResolvedPlan) -> SharedCall?
  ) -> SharedCall? {
    clock += 1
    var next = buckets[bucket(signature)]
    while let pattern = next {
      if pattern.signature == signature, pattern.type == type, let plan = pattern.open.plan,
        let shared = shared(pattern, plan)
      {
        pattern.lastUse = clock
        return shared
      }
      next = pattern.next
    }
    return nil
  }

  /// Remembers what was made of a call of a kind that is not known. Returns the plan that the call
  /// shares with those to come, where they find it only if a tween has it.
  func note(
    _ made: ResolvedPlan, of call: TweenParameters, for target: AnyObject, _ registry: Registry
  ) -> ResolvedPlan? {
    forgetPatterns(before: registry.registrations)
    guard call.replacesNothing, let plan = sharedPlan(of: made) else { return nil }
    let open = OpenPlan(plan)
    guard let pattern = CallPattern(call, plan, open, for: target, registry) else { return nil }
    enter(pattern)
    return open.isPassing ? plan : nil
  }

  /// The plan that later calls of the kind can share; `nil` where the plan has more than a pattern
  /// describes.
  private func sharedPlan(of made: ResolvedPlan) -> ResolvedPlan? {
    if made.plan.lacksLength { return nil }
    return switch made.plan.expansion {
    case .none: made.isPlain ? made.open : nil
    case .pure: made.isRepeatable ? made.withoutCallbacks : nil
    case .other: nil
    }
  }

  // MARK: Timelines

  /// The plan of a timeline whose call says nothing.
  func planOfSilentTimeline(_ registrations: Int) -> ResolvedPlan? {
    forgetPatterns(before: registrations)
    return silent
  }

  /// Remembers such a plan, with which nothing is wrong.
  func note(ofSilentTimeline plan: ResolvedPlan, _ registrations: Int) {
    forgetPatterns(before: registrations)
    silent = plan
  }

  // MARK: The table

  @inline(__always)
  private func bucket(_ signature: UInt64) -> Int {
    Int(truncatingIfNeeded: signature) & (buckets.count - 1)
  }

  private func enter(_ pattern: CallPattern) {
    clock += 1
    if count == Self.maximumCount { forgetUnused() }
    if count * 2 >= buckets.count { rebuild(max(16, buckets.count * 2), leavingOut: 0) }
    pattern.lastUse = clock
    put(pattern)
    count += 1
    tidyBucket(of: pattern)
  }

  /// Forgets the patterns with the keys of a new one whose plan is gone, and the one that has been
  /// unused for the longest time where there are too many, so that a lookup looks at few.
  private func tidyBucket(of new: CallPattern) {
    var left: [CallPattern] = []
    var alike = 0
    var oldest = new
    var last = new
    while let pattern = last.next {
      let isAlike = pattern.signature == new.signature && pattern.type == new.type
      if isAlike, pattern.open.plan == nil {
        left.append(pattern)
        last.next = pattern.next
        continue
      }
      if isAlike {
        alike += 1
        if pattern.lastUse < oldest.lastUse { oldest = pattern }
      }
      last = pattern
    }
    if alike >= Self.maximumAlike, oldest !== new {
      var before = new
      while let next = before.next, next !== oldest { before = next }
      before.next = oldest.next
      left.append(oldest)
    }
    count -= left.count
    withExtendedLifetime(left) {}
  }

  private func put(_ pattern: CallPattern) {
    let bucket = bucket(pattern.signature)
    pattern.next = buckets[bucket]
    buckets[bucket] = pattern
  }

  /// Forgets the half that has been unused for the longest time, so that this is rarely done.
  private func forgetUnused() {
    var uses: [UInt64] = []
    for first in buckets {
      var next = first
      while let pattern = next {
        uses.append(pattern.lastUse)
        next = pattern.next
      }
    }
    uses.order(by: <)
    rebuild(buckets.count, leavingOut: uses[uses.count / 2])
  }

  /// Makes the table anew, without patterns that were not used since, and those whose plan is gone.
  private func rebuild(_ size: Int, leavingOut oldest: UInt64) {
    let old = takeOut(&buckets, leaving: Array(repeating: nil, count: size))
    count = 0
    var left: [CallPattern] = []
    for first in old {
      var next = first
      while let pattern = next {
        next = pattern.next
        pattern.next = nil
        if pattern.lastUse < oldest || pattern.open.plan == nil {
          left.append(pattern)
        } else {
          put(pattern)
          count += 1
        }
      }
    }
    // A pattern may be the last to hold something that calls the engine when it goes.
    withExtendedLifetime((old, left)) {}
  }

  @inline(__always)
  private func forgetPatterns(before registrations: Int) {
    if self.registrations == registrations { return }
    forget()
    self.registrations = registrations
  }

  func forget() {
    count = 0
    let old = (takeOut(&buckets, leaving: []), takeOut(&silent, leaving: nil))
    withExtendedLifetime(old) {}
  }
}
