// The plans of one call with many targets: one for each class among them, or for each target where
// values are functions of the target. Asked by addTween, target by target; decides what is reported
// and what was reported before.

struct GroupPlanner {
  private let plan: TweenDescription
  private let registry: Registry
  private let site: CallSite
  private var plans: [ObjectIdentifier: ResolvedPlan] = [:]
  /// The class of the target before, and its plan: mostly the next one's too.
  private var latest: (type: ObjectIdentifier, plan: ResolvedPlan)?
  private var reported: [TweenProblem] = []

  init(_ plan: TweenDescription, _ registry: Registry, _ site: CallSite) {
    self.plan = plan
    self.site = site
    self.registry = registry
  }

  /// A target's plan, and whether to report what is wrong with it.
  @inline(__always)
  mutating func plan(for target: AnyObject, at index: Int) -> (plan: ResolvedPlan, reports: Bool) {
    let type = ObjectIdentifier(type(of: target))
    if let latest, latest.type == type { return (latest.plan, false) }
    return plan(for: target, of: type, at: index)
  }

  @inline(never)
  private mutating func plan(for target: AnyObject, of type: ObjectIdentifier, at index: Int)
    -> (plan: ResolvedPlan, reports: Bool)
  {
    if let known = plans[type] {
      latest = (type, known)
      return (known, false)
    }
    var planner = PropertyPlanner(registry: registry, target: target, site: site, index: index)
    let made = planner.plan(plan)
    if made.traits.contains(.individual) {
      // What is wrong with all of them is reported once.
      let isNew = made.problems != reported
      reported = made.problems
      return (made, isNew)
    }
    plans[type] = made
    latest = (type, made)
    return (made, true)
  }
}
