// Makes what the engine plays of a timeline that has been laid out: the plans of its members for their targets. Made for one
// call of addTimeline.

struct TimelineMaker {
  let registry: Registry
  /// What holds for all members: how they overwrite, and whether their targets are kept.
  let head: TweenDescription
  private let registrations: Int
  /// Says of a target that the timeline cannot move it.
  var isRefused: (AnyObject) -> Bool = { _ in false }
  /// What is wrong with the members.
  private(set) var problems: [TweenProblem] = []

  init(registry: Registry, head: TweenDescription) {
    self.registry = registry
    registrations = registry.registrations
    self.head = head
  }

  /// What lies on a timeline, without its first members. `layout` is that of `timeline`, member by member.
  mutating func items(_ timeline: TweenTimeline, _ layout: TimelineLayout, from first: Int = 0)
    -> [(
      start: Int64, item: TweenEngine.TimelineItem
    )]
  {
    var items: [(start: Int64, item: TweenEngine.TimelineItem)] = []
    items.reserveCapacity(layout.members.count)
    for (member, placed) in zip(timeline.members, layout.members).dropFirst(first) {
      switch (member.content, placed.content) {
      case (.tweens(let tweens), .tweens(let placed)):
        add(tweens.targets, placed, member.site, to: &items)
      case (.timeline(let nested), .timeline(let layout, let description)):
        var timing = description.timing
        timing.delay = 0
        if layout.isEndless { timing.duration = TimelineLayout.farthest }
        let draft = TweenEngine.TimelineDraft(
          timing: timing, easing: description.easing.unlessLinear,
          callbacks: description.callbacks, items: self.items(nested.timeline, layout))
        items.append((placed.start, .timeline(draft)))
      case (.call(let body), _): items.append((placed.start, .call(body)))
      case (.pause, _): items.append((placed.start, .pause))
      default: break
      }
    }
    return items
  }

  private mutating func add(
    _ targets: [AnyObject?], _ placed: [PlacedTween], _ site: CallSite,
    to items: inout [(start: Int64, item: TweenEngine.TimelineItem)]
  ) {
    var latest: (description: TweenDescription, planner: GroupPlanner)?
    var keyframes: KeyframesMaker?
    for (index, tween) in placed.enumerated() {
      guard let target = targets[index] else { continue }
      if isRefused(target) {
        problems += [TweenProblem.movesItself(target)].located(site)
        continue
      }
      if tween.description.keyframes != nil {
        if keyframes?.description !== tween.description {
          keyframes = KeyframesMaker(tween.description, in: head, registry, site)
        }
        if let draft = keyframes?.draft(for: target, at: index) {
          items.append((tween.start, .timeline(draft)))
        }
        problems += keyframes?.takeProblems() ?? []
        continue
      }
      if let known = known(tween, for: target) {
        items.append((tween.start, .member(target, known.plan, known.arguments.ends)))
        continue
      }
      if latest?.description !== tween.description {
        latest = (
          tween.description, GroupPlanner(tween.description.inTimeline(head), registry, site)
        )
      }
      guard let (plan, isNew) = latest?.planner.plan(for: target, at: index) else {
        continue
      }
      if isNew { problems += plan.problems }
      if let call = call(of: tween) {
        _ = registry.planCache.note(plan, of: call, for: target, registry)
      }
      items.append((tween.start, .member(target, plan, nil)))
    }
  }

  /// The plan of a call like others before it, those of the members before among them, and the ends of its own.
  private func known(_ tween: PlacedTween, for target: AnyObject) -> SharedCall? {
    if let known = tween.known, isOrdinary(tween.description) { return known }
    guard let call = call(of: tween),
      let known = registry.planCache.plan(for: target, call, over: [:], registrations),
      known.plan.servesMembers
    else { return nil }
    return known
  }

  /// The call of a tween, where its plan may serve others.
  private func call(of tween: PlacedTween) -> TweenParameters? {
    guard tween.known == nil, isOrdinary(tween.description),
      registry.registrations == registrations
    else { return nil }
    return tween.call
  }

  /// Whether the whole timeline says of a member what the call says itself.
  private func isOrdinary(_ description: TweenDescription) -> Bool {
    description.overwrite == head.overwrite && description.retainsTarget == head.retainsTarget
  }
}

extension TweenProblem {
  fileprivate static func movesItself(_ target: AnyObject) -> TweenProblem {
    TweenProblem(
      .unsupportedInTimeline, key: "add", value: "a playhead",
      targetType: ValueText.describe(type: type(of: target)),
      fault: "moving it moves this timeline, of which the member would be a part",
      remedy: "the member is left out; add a tween of the playhead beside the timeline")
  }
}

extension EasingChoice {
  /// The easing, where it bends anything.
  var unlessLinear: EasingChoice? {
    if case .easing(.linear) = self { nil } else { self }
  }
}

extension TimelineLayout {
  /// Flicks of one play; of an endless one more than anybody plays.
  var playDuration: Int64 { isEndless ? Self.farthest : duration }
}
