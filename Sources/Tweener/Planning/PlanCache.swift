// The plans of the latest calls, by pattern: a call that has one of their patterns is not read again. One per engine; asked
// by addTween before anything else, emptied by everything that may give a key or a name another meaning.

final class PlanCache {
  let dictionaries = PatternList<DictionaryPattern>()
  let typedCalls = PatternList<TypedCallPattern>()
  /// The registrations when the patterns were made.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var registrations = 0
  /// The plans of the latest timelines whose calls say nothing. The one that served last is the first.
  private var timelines: [ResolvedPlan] = []

  private static var maximumTimelines: Int { 4 }

  /// The plan for a call whose pattern is known, and what is the call's own.
  @inline(__always)
  func plan<Call: PatternedCall>(
    for target: AnyObject, _ call: Call, _ registrations: Int,
    _ callbacks: ParameterReader.Callbacks
  ) -> SharedCall? {
    forgetPatterns(before: registrations)
    return Call.patterns(in: self).plan(for: target) { $0.arguments(call, $1, callbacks) }
  }

  /// The plan for a member of a timeline whose pattern is known. Its ends are put into `ends`.
  @inline(__always)
  func plan(
    ofMember target: AnyObject, _ own: TweenParameters, over defaults: TweenParameters,
    _ registrations: Int, _ ends: inout EndArguments
  ) -> ResolvedPlan? {
    forgetPatterns(before: registrations)
    return dictionaries.plan(
      for: target,
      hasPattern: { pattern, plan in
        plan.traits.contains(.servesMembers) && pattern.read(own, over: defaults, plan, &ends)
      })
  }

  /// The plan of a timeline whose call says nothing, by the length of a play.
  func plan(ofTimelineLasting duration: Int64, _ registrations: Int) -> ResolvedPlan? {
    forgetPatterns(before: registrations)
    guard let found = timelines.firstIndex(where: { $0.timing.duration == duration }) else {
      return nil
    }
    if found > 0 { timelines.insert(timelines.remove(at: found), at: 0) }
    return timelines[0]
  }

  /// Remembers such a plan, with which nothing is wrong.
  func note(ofTimeline plan: ResolvedPlan, _ registrations: Int) {
    forgetPatterns(before: registrations)
    if timelines.count == Self.maximumTimelines { timelines.removeLast() }
    timelines.insert(plan, at: 0)
  }

  /// What was made of a call whose pattern is not known: remembers it, if it is seen a second time. Returns the plan that the
  /// call shares with those to come, where they find it only if a tween has it.
  func note<Call: PatternedCall>(
    _ made: ResolvedPlan, of call: Call, for target: AnyObject, _ registry: Registry
  ) -> ResolvedPlan? {
    Call.patterns(in: self).note(made, of: call, for: target, registry)
  }

  @inline(__always)
  private func forgetPatterns(before registrations: Int) {
    if self.registrations == registrations { return }
    forget()
    self.registrations = registrations
  }

  func forget() {
    dictionaries.forget()
    typedCalls.forget()
    timelines = []
  }
}

/// A call that may have a pattern.
protocol PatternedCall {
  associatedtype Pattern: CallPattern where Pattern.Call == Self
  static func patterns(in cache: PlanCache) -> PatternList<Pattern>
  var entryCount: Int { get }
  func description(by reader: ParameterReader, _ callbacks: ParameterReader.Callbacks)
    -> TweenDescription
}

/// What calls have in common that differ in values and callbacks alone. They share one plan, in which both are open, and each
/// tween knows its own.
protocol CallPattern: AnyObject {
  associatedtype Call
  /// The exact class of the targets.
  var type: ObjectIdentifier { get }
  var open: OpenPlan { get }
  /// The pattern of a call, of which `made` was made, and which is to share `open`; `nil` where there is more to the call.
  init?(
    _ call: Call, _ made: ResolvedPlan, _ open: OpenPlan, for target: AnyObject,
    _ registry: Registry)
  /// What a call supplies of its own to the pattern's plan; `nil` where the call has another pattern.
  func arguments(
    _ call: Call, _ plan: ResolvedPlan, _ callbacks: ParameterReader.Callbacks
  ) -> CallArguments?
}

final class PatternList<Pattern: CallPattern> where Pattern.Call: PatternedCall {
  /// The one that served last is the first.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var patterns: [Pattern] = []
  /// What the call before looked like. A pattern is worth its memory where two calls have it.
  private var latest: (type: ObjectIdentifier, count: Int, timing: Timing)?

  private static var maximumCount: Int { 4 }

  @inline(__always)
  func plan(
    for target: AnyObject, _ arguments: (Pattern, ResolvedPlan) -> CallArguments?
  ) -> SharedCall? {
    let type = ObjectIdentifier(type(of: target))
    var index = 0
    // Counted anew each time: a number type of the caller's may do anything when it is asked for its bits.
    while index < patterns.count {
      let pattern = patterns[index]
      if pattern.type == type, let plan = pattern.open.plan,
        let arguments = arguments(pattern, plan)
      {
        bringForward(index)
        return (plan.passing(arguments.tracks), arguments)
      }
      index += 1
    }
    return nil
  }

  /// The plan of the first pattern that a call for a target has, where all that is the call's own are ends.
  @inline(__always)
  func plan(for target: AnyObject, hasPattern: (Pattern, ResolvedPlan) -> Bool) -> ResolvedPlan? {
    let type = ObjectIdentifier(type(of: target))
    var index = 0
    while index < patterns.count {
      let pattern = patterns[index]
      if pattern.type == type, let plan = pattern.open.plan, hasPattern(pattern, plan) {
        bringForward(index)
        return plan
      }
      index += 1
    }
    return nil
  }

  @inline(__always)
  private func bringForward(_ index: Int) {
    if index > 0, index < patterns.count { patterns.swapAt(0, index) }
  }

  func note(
    _ made: ResolvedPlan, of call: Pattern.Call, for target: AnyObject, _ registry: Registry
  ) -> ResolvedPlan? {
    guard isSeenAgain(made, call.entryCount, for: target), let plan = sharedPlan(of: made) else {
      return nil
    }
    let open = OpenPlan(plan)
    guard let pattern = Pattern(call, made, open, for: target, registry) else { return nil }
    let old = takeOut(&patterns, leaving: [])
    let living = old.filter { $0.open.plan != nil }
    patterns = [pattern] + living.prefix(Self.maximumCount - 1)
    withExtendedLifetime(old) {}
    return open.isPassing ? plan : nil
  }

  /// What a call shares with those to come; `nil` where there is more to it than a pattern knows.
  private func sharedPlan(of made: ResolvedPlan) -> ResolvedPlan? {
    switch made.plan.expansion {
    case .none: made.isPlain ? made.open : nil
    case .pure: made.isRepeatable ? made.withoutCallbacks : nil
    case .other: nil
    }
  }

  /// Whether the call before had as many entries, for the same class, with the same times.
  private func isSeenAgain(_ made: ResolvedPlan, _ count: Int, for target: AnyObject) -> Bool {
    let seen = (type: ObjectIdentifier(type(of: target)), count: count, timing: made.timing)
    defer { latest = seen }
    guard let latest else { return false }
    return latest.type == seen.type && latest.count == seen.count && latest.timing == seen.timing
  }

  func forget() {
    latest = nil
    // A pattern may be the last to hold something that calls the engine when it goes.
    withExtendedLifetime(takeOut(&patterns, leaving: [])) {}
  }
}
