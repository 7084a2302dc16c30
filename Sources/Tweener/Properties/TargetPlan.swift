// A plan made concrete for one class of targets: which components, written how, going where. Made once per
// call and class by TargetPlanner; every tween of the call shares it.

/// One property of a plan, found.
struct PlannedProperty {
  let access: PropertyAccess
  /// One per element of the access.
  let specs: [ValueSpec]
  /// The elements this call writes: all but those that another key of the call writes too.
  var mask: UInt64
  /// What the caller called it, and what that name was split from.
  let names: [TweenKey]
}

final class TargetPlan {
  let plan: TweenPlan
  let properties: [PlannedProperty]
  let componentCount: Int
  let problems: [TweenProblem]

  init(plan: TweenPlan, properties: [PlannedProperty], problems: [TweenProblem]) {
    self.plan = plan
    self.properties = properties
    self.componentCount = properties.reduce(0) { $0 + $1.mask.nonzeroBitCount }
    self.problems = plan.problems + problems
  }
}
