// The patterns of the latest calls with their plans: a call that matches one is not read again. One per engine; asked by
// addTween first. Each registration empties it, because it may change what a key means.

final class PlanCache {
  /// The patterns of dictionary calls; the one that served last is the first.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var shapes: [CallPattern] = []
  /// The patterns of typed calls; the one that served last is the first.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var patterns: [TypedCallPattern] = []
  /// Class, number of entries and timing of the call before. A pattern is worth its memory where two calls have it.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var latest: (type: ObjectIdentifier, count: Int, timing: Timing)?
  /// The count of registrations when the patterns were made.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var registrations = 0

  private static let most = 4

  /// The plan for a call that matches a pattern, and the ends of its components.
  @inline(__always)
  func plan(for target: AnyObject, _ parameters: TweenParameters, _ registrations: Int)
    -> (plan: ResolvedPlan, ends: EndArguments)?
  {
    forgetStale(registrations)
    let type = ObjectIdentifier(type(of: target))
    var index = 0
    // Counted anew each time: a number type of the caller's may do anything when it is asked for its bits.
    while index < shapes.count {
      let shape = shapes[index]
      if shape.type == type, let ends = shape.ends(parameters) {
        if index > 0, index < shapes.count { shapes.swapAt(0, index) }
        return (shape.plan, ends)
      }
      index += 1
    }
    return nil
  }

  /// The plan for a typed call that matches a pattern, and the ends of its components.
  @inline(__always)
  func plan(for target: AnyObject, _ call: CallDescription, _ registrations: Int)
    -> (plan: ResolvedPlan, ends: EndArguments)?
  {
    forgetStale(registrations)
    let type = ObjectIdentifier(type(of: target))
    var index = 0
    while index < patterns.count {
      let pattern = patterns[index]
      if pattern.type == type, let ends = pattern.ends(call) {
        if index > 0, index < patterns.count { patterns.swapAt(0, index) }
        return (pattern.plan, ends)
      }
      index += 1
    }
    return nil
  }

  @inline(__always)
  private func forgetStale(_ registrations: Int) {
    if self.registrations != registrations {
      forget()
      self.registrations = registrations
    }
  }

  /// Keeps the pattern of a call that matched none, if it is seen a second time.
  func note(
    _ made: ResolvedPlan, of parameters: TweenParameters, for target: AnyObject,
    _ registry: Registry
  ) {
    guard isSeenAgain(made, parameters.count, for: target),
      let shape = CallPattern(parameters, made, for: target, registry)
    else { return }
    let old = shapes.count == Self.most ? shapes.removeLast() : nil
    shapes.insert(shape, at: 0)
    withExtendedLifetime(old) {}
  }

  /// Keeps the pattern of a typed call, if it is seen a second time.
  func note(
    _ made: ResolvedPlan, of call: CallDescription, for target: AnyObject,
    _ registry: Registry
  ) {
    // Counted below zero: a dictionary of as many entries is no call of the same kind.
    guard isSeenAgain(made, ~call.entries.count, for: target),
      let pattern = TypedCallPattern(call, made, for: target, registry)
    else { return }
    let old = patterns.count == Self.most ? patterns.removeLast() : nil
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
    // A pattern may hold the last reference to an object whose `deinit` calls the engine.
    let old = (takeOut(&shapes, leaving: []), takeOut(&patterns, leaving: []))
    withExtendedLifetime(old) {}
  }
}
