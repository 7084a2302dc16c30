// Makes the timelines of a call with the word `keyframes`: for each target one, of its pieces and
// of the properties beside them. Made for one call, whose targets share what is planned for a
// class.

struct KeyframesMaker {
  let description: TweenDescription
  private var planners: [(start: Int64, planner: GroupPlanner)] = []
  /// The problems of values that are the same for all targets, until they are reported.
  private var refused: [TweenProblem] = []

  /// `head` says for all how they overwrite; it or the call says whether targets are kept.
  /// `target`: the first.
  init(
    _ description: TweenDescription, in head: TweenDescription, for target: AnyObject,
    _ registry: Registry, _ site: CallSite
  ) {
    self.description = description
    let head = description.inTimeline(head)
    // The pieces come behind what goes over all of them, so that they show.
    let beside = description.besideKeyframes.map { (start: Int64(0), description: $0) }
    let pieces = (description.keyframes?.pieces ?? []).map { ($0.start, $0.description) }
    for (start, piece) in (beside.map { [$0] } ?? []) + pieces {
      var physics = TimelinePhysics(targetType: type(of: target))
      let piece = physics.ofKeyframes(piece.inTimeline(head))
      planners.append((start, GroupPlanner(piece, registry, site)))
      refused += physics.problems.located(site)
    }
  }

  /// The timeline of one target, the `index`th of the call. Its time and callbacks are the call's,
  /// which are given the target. The problems of the properties come once.
  mutating func timeline(for target: AnyObject, at index: Int) -> (
    layout: TimelineLayout, timing: Timing, callbacks: TweenCallbacks?, problems: [TweenProblem]
  ) {
    var (layout, timing) = (TimelineLayout(), description.timing)
    timing.delay = 0
    var problems = takeOut(&refused, leaving: [])
    for place in planners.indices {
      let (plan, _, isNew) = planners[place].planner.plan(for: target, at: index)
      if isNew { problems += plan.problems }
      let (start, end) = (planners[place].start, planners[place].start + plan.timing.length)
      layout.tweens.append(PlacedTween(plan, start: start, end: end))
      layout.append(PlacedMember(content: .tweens(1), start: start, end: end))
      layout.targets.append(target)
    }
    return (layout, timing, description.callbacks?.bound(to: target), problems)
  }
}
