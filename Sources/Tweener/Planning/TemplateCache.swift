// A template and its plans. Shared by its copies; asked by addTween.

/// The words of a template, and the plans that an engine has made of it, for each class of targets.
final class TemplateCache {
  let parameters: TweenParameters
  /// Identifies the engine, and does not keep it alive.
  private var registry: Registry?
  private var registrations = -1
  private var plans: [ObjectIdentifier: ResolvedPlan] = [:]
  /// The plan that served last. Uncounted: it is one of `plans`, until they are emptied.
  private var latest: (type: ObjectIdentifier, plan: Unmanaged<ResolvedPlan>)?

  init(_ parameters: TweenParameters) { self.parameters = parameters }

  /// The plan that served last, where that was for a target's class, and nothing has been
  /// registered since.
  @inline(__always)
  func latest(for target: AnyObject, _ registry: Registry) -> Unmanaged<ResolvedPlan>? {
    guard let latest, latest.type == ObjectIdentifier(type(of: target)), isPresent(in: registry)
    else { return nil }
    return latest.plan
  }

  /// Whether what is known here was made for an engine, and nothing has been registered with it
  /// since.
  @inline(__always)
  private func isPresent(in registry: Registry) -> Bool {
    self.registry === registry && registrations == registry.registrations
  }

  /// The plan for a target's class, and whether it was made just now.
  func plan(
    for target: AnyObject, at index: Int = 0, _ registry: Registry,
    _ targets: AnyObject.Type?, _ site: CallSite
  ) -> (plan: ResolvedPlan, isNew: Bool) {
    if !isPresent(in: registry) { forget(for: registry) }
    let type = ObjectIdentifier(type(of: target))
    if let latest, latest.type == type { return (latest.plan.takeUnretainedValue(), false) }
    if let known = plans[type] {
      latest = (type, .passUnretained(known))
      return (known, false)
    }
    let plan = make(for: target, at: index, registry, targets, site)
    // What makes a plan may run code of the caller's, which may register something, or use this
    // template elsewhere.
    if plan.traits.contains(.individual) || plans[type] != nil || !isPresent(in: registry) {
      return (plan, true)
    }
    plans[type] = plan
    latest = (type, .passUnretained(plan))
    return (plan, true)
  }

  /// Empties the cache, for an engine. What was kept may be the last to hold something that calls
  /// an engine when it is released.
  private func forget(for registry: Registry) {
    latest = nil
    registrations = registry.registrations
    let old = (takeOut(&self.registry, leaving: registry), takeOut(&plans, leaving: [:]))
    withExtendedLifetime(old) {}
  }

  private func make(
    for target: AnyObject, at index: Int, _ registry: Registry,
    _ targets: AnyObject.Type?, _ site: CallSite
  ) -> ResolvedPlan {
    let reader = ParameterReader(easings: registry.easings, targetType: type(of: target))
    let description = reader.read(parameters, for: targets)
    // Its pieces are planned for each call: they are a timeline.
    if description.hasKeyframes { return ResolvedPlan(plan: description, problems: []) }
    var planner = PropertyPlanner(registry: registry, target: target, site: site, index: index)
    return planner.plan(description)
  }
}
