// Adding calls with the word `keyframes`: each is a timeline of one target.

extension Tweener {
  /// Adds a call with keyframes for each of its targets. `reports` is false where a template has
  /// reported what is wrong.
  func addKeyframes(
    _ targets: [AnyObject], _ description: TweenDescription, _ site: CallSite,
    reports: Bool = true, offsets: [Int64]? = nil
  ) -> [Tween] {
    // What the targets before have in common with the present one.
    var latest: KeyframesMaker?
    return targets.enumerated().map { index, target in
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
        latest = KeyframesMaker(own, in: own, for: target, registry, site)
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
          offset: offsets?[index] ?? 0))
    }
  }
}
