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

  /// The plan for a call whose pattern is known, and where its properties go.
  @inline(__always)
  func plan<Call: PatternedCall>(for target: AnyObject, _ call: Call, _ registrations: Int)
    -> (plan: ResolvedPlan, ends: EndArguments)?
  {
    forgetPatterns(before: registrations)
    return Call.patterns(in: self).plan(for: target, call)
  }

  /// The plan for a member of a timeline whose pattern is known.
  func plan(
    for target: AnyObject, _ own: TweenParameters, over defaults: TweenParameters,
    _ registrations: Int
  ) -> (plan: ResolvedPlan, ends: EndArguments)? {
    forgetPatterns(before: registrations)
    return dictionaries.plan(for: target) { $0.ends(own, over: defaults) }
  }

  /// What was made of a call whose pattern is not known: remembers it, if it is seen a second time.
  func note<Call: PatternedCall>(
    _ made: ResolvedPlan, of call: Call, for target: AnyObject, _ registry: Registry
  ) {
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

/// What calls have in common that differ in plain numbers alone. They share one plan, in which the ends are open, and each
/// tween's components know their own.
protocol CallPattern: AnyObject {
  associatedtype Call
  /// The exact class of the targets.
  var type: ObjectIdentifier { get }
  var plan: ResolvedPlan { get }
  /// The pattern of a call, of which `made` was made; `nil` where there is more to the call than plain numbers.
  init?(_ call: Call, _ made: ResolvedPlan, for target: AnyObject, _ registry: Registry)
  /// The bits that a call's properties go to, one for each part of the plan; `nil` where the call has another pattern.
  func ends(_ call: Call) -> EndArguments?
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
  func plan(for target: AnyObject, _ call: Pattern.Call) -> (
    plan: ResolvedPlan, ends: EndArguments
  )? {
    plan(for: target) { $0.ends(call) }
  }

  @inline(__always)
  func plan(for target: AnyObject, _ ends: (Pattern) -> EndArguments?) -> (
    plan: ResolvedPlan, ends: EndArguments
  )? {
    let type = ObjectIdentifier(type(of: target))
    var index = 0
    // Counted anew each time: a number type of the caller's may do anything when it is asked for its bits.
    while index < patterns.count {
      let pattern = patterns[index]
      if pattern.type == type, let ends = ends(pattern) {
        if index > 0, index < patterns.count { patterns.swapAt(0, index) }
        return (pattern.plan, ends)
      }
      index += 1
    }
    return nil
  }

  func note(
    _ made: ResolvedPlan, of call: Pattern.Call, for target: AnyObject, _ registry: Registry
  ) {
    guard isSeenAgain(made, call.entryCount, for: target),
      let pattern = Pattern(call, made, for: target, registry)
    else { return }
    let old = patterns.count == Self.maximumCount ? patterns.removeLast() : nil
    patterns.insert(pattern, at: 0)
    withExtendedLifetime(old) {}
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
