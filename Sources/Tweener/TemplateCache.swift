// The plans of one template. Shared by its copies; asked by addTween.

/// The plans that an engine has made of a template, for each class of targets.
final class TemplateCache {
  /// Identifies the engine, and does not keep it alive.
  private var registry: Registry?
  private var registrations = -1
  private var plans: [ObjectIdentifier: ResolvedPlan] = [:]
  /// The plan that served last. Uncounted: it is one of `plans`, until they are emptied.
  private var latest: (type: ObjectIdentifier, plan: Unmanaged<ResolvedPlan>)?

  /// Adds a tween to a target, the `index`th of its call; `offset` is what a stagger adds to the delay.
  @inline(__always)
  func add<Target: AnyObject>(
    to target: Target, at index: Int = 0, in engine: TweenEngine, _ call: CallDescription,
    _ site: CallSite, offset: Int64 = 0
  ) -> TweenID {
    if let latest, latest.type == ObjectIdentifier(type(of: target as AnyObject)),
      isPresent(in: engine)
    {
      return latest.plan._withUnsafeGuaranteedRef { plan in
        // Looks at the plan no more once code of the caller's may have run, which may empty `plans`.
        plan.traits.contains(.simple) && offset >= 0
          ? engine.addSimple(plan, to: target, offset: offset) : nil
      } ?? addOther(to: target, at: index, in: engine, call, site, offset)
    }
    return addOther(to: target, at: index, in: engine, call, site, offset)
  }

  @inline(never)
  private func addOther<Target: AnyObject>(
    to target: Target, at index: Int, in engine: TweenEngine, _ call: CallDescription,
    _ site: CallSite, _ offset: Int64
  ) -> TweenID {
    let (plan, isNew) = plan(for: target, at: index, in: engine, call, site)
    return engine.add(plan, to: target, reports: isNew, offset: offset)
  }

  /// Whether what is known here was made for an engine, and nothing has been registered with it since.
  @inline(__always)
  private func isPresent(in engine: TweenEngine) -> Bool {
    registry === engine.registry && registrations == engine.registry.registrations
  }

  /// The plan for a target's class, and whether it was made just now.
  func plan<Target: AnyObject>(
    for target: Target, at index: Int = 0, in engine: TweenEngine, _ call: CallDescription,
    _ site: CallSite
  ) -> (plan: ResolvedPlan, isNew: Bool) {
    if !isPresent(in: engine) { forget(for: engine) }
    let type = ObjectIdentifier(type(of: target as AnyObject))
    if let latest, latest.type == type { return (latest.plan.takeUnretainedValue(), false) }
    if let known = plans[type] {
      latest = (type, .passUnretained(known))
      return (known, false)
    }
    let plan = make(for: target, at: index, in: engine, call, site)
    // What makes a plan may run code of the caller's, which may register something, or use this template elsewhere.
    if plan.traits.contains(.individual) || plans[type] != nil || !isPresent(in: engine) {
      return (plan, true)
    }
    plans[type] = plan
    latest = (type, .passUnretained(plan))
    return (plan, true)
  }

  /// Starts anew, for an engine. What was kept may be the last to hold something that calls an engine when it goes.
  private func forget(for engine: TweenEngine) {
    latest = nil
    registrations = engine.registry.registrations
    let old = (takeOut(&registry, leaving: engine.registry), takeOut(&plans, leaving: [:]))
    withExtendedLifetime(old) {}
  }

  private func make<Target: AnyObject>(
    for target: Target, at index: Int, in engine: TweenEngine, _ call: CallDescription,
    _ site: CallSite
  ) -> ResolvedPlan {
    let reader = ParameterReader(easings: engine.registry.easings, targetType: type(of: target))
    var planner = PropertyPlanner(
      registry: engine.registry, target: target, site: site, index: index)
    return planner.plan(reader.read(call, for: Target.self))
  }
}
