// Adding calls with the word `keyframes`: each is a timeline of one target.

extension Tweener {
  /// Adds a call with keyframes, the `index`th of its call. `reports` is false where a template has
  /// reported what is wrong.
  func addKeyframes(
    _ target: AnyObject, _ description: TweenDescription, _ site: CallSite, at index: Int = 0,
    reports: Bool = true
  ) -> Tween {
    var latest: KeyframesMaker?
    return addKeyframes(target, description, site, at: index, &latest, reports: reports)
  }

  /// Adds a call with keyframes for each of its targets.
  func addKeyframes<Target: AnyObject>(
    _ targets: [Target], _ description: TweenDescription, _ site: CallSite, reports: Bool = true,
    offsets: [Int64]?
  ) -> [Tween] {
    var latest: KeyframesMaker?
    return targets.enumerated().map { index, target in
      addKeyframes(
        target, description, site, at: index, &latest, reports: reports,
        offset: offsets?[index] ?? 0)
    }
  }

  /// `latest` has what the targets before have in common with this one.
  private func addKeyframes(
    _ target: AnyObject, _ description: TweenDescription, _ site: CallSite, at index: Int,
    _ latest: inout KeyframesMaker?, reports: Bool = true, offset: Int64 = 0
  ) -> Tween {
    let registry = engine.registry
    var problems: [TweenProblem] = []
    var own = description
    if let each = description.each {
      var planner = PropertyPlanner(
        registry: registry, target: target, site: site, index: index)
      own = planner.evaluated(each)
      problems += planner.problems.located(site)
    }
    if latest?.description !== own {
      latest = KeyframesMaker(own, in: own, registry, site)
      problems += own.problems.located(site)
    }
    var (layout, timing, callbacks, found) =
      latest?.timeline(for: target, at: index) ?? (TimelineLayout(), own.timing, nil, [])
    if let playhead = target as? TweenPlayhead,
      let problem = engine.refusal(of: playhead, as: .unsupportedTargetState)
    {
      (layout, found) = (TimelineLayout(), [problem].located(site))
    }
    problems += found
    let head = own.withoutProperties(callbacks)
    return handle(
      engine.add(
        ResolvedPlan(plan: head, problems: problems),
        TimelineNode(timing: timing, callbacks: callbacks), layout, site, reports: reports,
        offset: offset))
  }
}
