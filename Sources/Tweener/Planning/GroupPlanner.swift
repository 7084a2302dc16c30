// The plans of one call with many targets: one for each class among them, or for each target where
// values are functions of the target. Asked by addTween and by timelines, target by target; decides
// what is reported and what was reported before.

struct GroupPlanner {
  private let plan: TweenDescription
  private let registry: Registry
  private let site: CallSite
  /// The call, where others of its kind may share its plan, and the type that it knows its targets
  /// to have.
  private let sharer: (call: TweenParameters, targets: AnyObject.Type?)?
  /// The registrations when the call was read.
  private let registrations: Int
  /// One for each class among the targets: mostly there is one.
  private var plans: [Planned] = []
  private var reported: [TweenProblem] = []

  /// The plan of a class, and what the call supplies to it.
  private struct Planned {
    let type: ObjectIdentifier
    let plan: ResolvedPlan
    var own = CallArguments()
  }

  init(
    _ plan: TweenDescription, _ registry: Registry, _ site: CallSite,
    sharing sharer: (call: TweenParameters, targets: AnyObject.Type?)? = nil
  ) {
    self.plan = plan
    self.site = site
    self.registry = registry
    self.sharer = sharer
    registrations = registry.registrations
  }

  /// A target's plan, what the call supplies to it, and whether to report what is wrong with it.
  @inline(__always)
  mutating func plan(for target: AnyObject, at index: Int)
    -> (plan: ResolvedPlan, own: CallArguments, reports: Bool)
  {
    let type = ObjectIdentifier(type(of: target))
    for place in plans.indices where plans[place].type == type {
      return (plans[place].plan, plans[place].own, false)
    }
    return plan(for: target, of: type, at: index)
  }

  @inline(never)
  private mutating func plan(for target: AnyObject, of type: ObjectIdentifier, at index: Int)
    -> (plan: ResolvedPlan, own: CallArguments, reports: Bool)
  {
    if let known = shared(type) {
      plans.append(known)
      return (known.plan, known.own, false)
    }
    var planner = PropertyPlanner(registry: registry, target: target, site: site, index: index)
    let made = planner.plan(plan)
    if made.traits.contains(.individual) {
      // What is wrong with all of them is reported once.
      let isNew = made.problems != reported
      reported = made.problems
      return (made, CallArguments(), isNew)
    }
    var planned = Planned(type: type, plan: made)
    if let sharer, registry.registrations == registrations,
      let shared = registry.planCache.note(made, of: sharer.call, for: target, registry)
    {
      planned = Planned(type: type, plan: shared, own: made.arguments)
    }
    plans.append(planned)
    return (planned.plan, planned.own, true)
  }

  /// The plan of calls like this one that have been seen, and what is its own.
  private func shared(_ type: ObjectIdentifier) -> Planned? {
    guard let sharer, registry.registrations == registrations else { return nil }
    return registry.withPlan(for: type, sharer.call, over: [:], sharer.targets) {
      Planned(type: type, plan: $0, own: $1)
    }
  }
}
