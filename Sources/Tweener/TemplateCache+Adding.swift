// Adding by the plans of a template.

extension TemplateCache {
  /// Adds a tween to a target by the plan that served last; `nil` where that is another one's, or
  /// is not simple.
  @inline(__always)
  func addSimple(
    to target: AnyObject, in engine: TweenEngine, _ site: CallSite, offset: Int64 = 0
  ) -> TweenID? {
    latest(for: target, engine.registry)?._withUnsafeGuaranteedRef { plan in
      // Looks at the plan no more once code of the caller's may have run, which may empty the
      // cache.
      plan.traits.contains(.simple) && offset >= 0
        ? engine.addSimple(plan, plan.timing, to: target, site, offset: offset) : nil
    }
  }

  /// Adds a tween to a target, the `index`th of its call; `offset` is what a stagger adds to the
  /// delay.
  func add<Target: AnyObject>(
    to target: Target, at index: Int = 0, in engine: TweenEngine, _ site: CallSite,
    offset: Int64 = 0
  ) -> TweenID {
    if let id = addSimple(to: target, in: engine, site, offset: offset) { return id }
    let (plan, isNew) = plan(for: target, at: index, in: engine, site)
    return engine.add(plan, to: target, site, reports: isNew, offset: offset)
  }

  /// The plan for a target's class, and whether it was made just now.
  func plan<Target: AnyObject>(
    for target: Target, at index: Int = 0, in engine: TweenEngine, _ site: CallSite
  ) -> (plan: ResolvedPlan, isNew: Bool) {
    plan(for: target, at: index, engine.registry, Target.self, site)
  }
}
