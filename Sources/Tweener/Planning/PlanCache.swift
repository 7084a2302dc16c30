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

  /// As many kinds of calls as are remembered.
  static var maximumCount: Int { 1_024 }

  /// Lends the plan for a call of a known kind to `body`, and what is the call's own, which `body`
  /// may take. `type` is the class of the target. Callbacks may take `targets`, the type that the
  /// call knows its targets to have. `defaults` complete the words of a member of a timeline;
  /// `nil` for any other. `body` may run the caller's code, which may use this cache: nothing of it
  /// is read afterwards.
  @inline(__always)
  func withPlan<Result>(
    for type: ObjectIdentifier, _ call: TweenParameters, over defaults: TweenParameters? = nil,
    _ registrations: Int, _ targets: AnyObject.Type?,
    _ body: (ResolvedPlan, inout CallArguments) -> Result
  ) -> Result? {
    forgetPatterns(before: registrations)
    guard count > 0, call.replacesNothing, defaults?.replacesNothing != false else { return nil }
    var signature = call.signature
    for (key, _) in defaults?.entries ?? [] where call[key] == nil { signature &+= key.signature }
    clock += 1
    var next = buckets[bucket(signature)]?.first(signature, type)
    while let pattern = next {
      let result: Result? = pattern.withPlan { plan in
        guard pattern.mayRead(over: defaults, plan) else { return nil }
        var reader = pattern.reader
        guard pattern.reads(call, over: defaults, plan, targets, &reader) else { return nil }
        pattern.lastUse = clock
        return reader.tracks.isEmpty
          ? body(plan, &reader.own) : body(plan.passing(reader.tracks), &reader.own)
      }
      if let result { return result }
      next = pattern.next?.first(signature, type)
    }
    return nil
  }

  /// Remembers what was made of a call of a kind that is not known. Returns the plan that the call
  /// shares with those to come.
  func note(
    _ made: ResolvedPlan, of call: TweenParameters, for target: AnyObject, _ registry: Registry
  ) -> ResolvedPlan? {
    forgetPatterns(before: registry.registrations)
    guard call.replacesNothing, made.isShareable else { return nil }
    let plan = made.open
    guard let pattern = CallPattern(call, plan, for: target, registry) else { return nil }
    enter(pattern)
    return plan
  }

  // MARK: The table

  @inline(__always)
  private func bucket(_ signature: UInt64) -> Int {
    Int(truncatingIfNeeded: signature) & (buckets.count - 1)
  }

  private func put(_ pattern: CallPattern) {
    let bucket = bucket(pattern.signature)
    pattern.next = buckets[bucket]
    buckets[bucket] = pattern
    count += 1
  }

  /// Enters a pattern. Forgets those of its bucket whose plan is gone, and those that have been
  /// unused for the longest time: one of a full bucket, so that a lookup looks at few, and half of
  /// a full table, so that this is rarely done. Makes more buckets where there are too few.
  private func enter(_ new: CallPattern) {
    // Powers of two: few at first, as many an engine has few kinds of calls.
    let most = 64
    if buckets.isEmpty { buckets = Array(repeating: nil, count: 8) }
    clock += 1
    new.lastUse = clock
    let isFull = count == Self.maximumCount
    let grows = buckets.count < most && count >= 2 * buckets.count
    put(new)
    let home = bucket(new.signature)
    var old: [CallPattern] = []
    for bucket in isFull || grows ? buckets.indices : home..<home + 1 {
      var next = takeOut(&buckets[bucket], leaving: nil)
      while let pattern = next {
        old.append(pattern)
        next = pattern.next
      }
    }
    if grows { buckets = Array(repeating: nil, count: most) }
    count -= old.count
    let used = old.filter { $0.kept != nil || $0.used != nil }
    // Patterns with the same keys share a bucket: up to 32 do.
    let excess = isFull ? used.count / 2 : used.count - 32
    let oldest = excess > 0 ? used.map(\.lastUse).ordered(by: <)[excess] : 0
    for pattern in used.reversed() where pattern.lastUse >= oldest { put(pattern) }
    // A pattern may be the last to hold something that calls the engine when it goes.
    withExtendedLifetime(old) {}
  }

  @inline(__always)
  private func forgetPatterns(before registrations: Int) {
    if self.registrations == registrations { return }
    forget()
    self.registrations = registrations
  }

  func forget() {
    count = 0
    withExtendedLifetime(takeOut(&buckets, leaving: [])) {}
  }
}
