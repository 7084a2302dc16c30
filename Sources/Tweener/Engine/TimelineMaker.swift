// Makes what the engine plays of a timeline that has been laid out: the plans of its members for their targets. Made for one
// call of addTimeline.

struct TimelineMaker {
  let registry: Registry
  /// What holds for all members: how they overwrite, and whether their targets are kept.
  let head: TweenDescription
  private let registrations: Int
  /// Says of a target that the timeline cannot move it; `nil` where that is true of none.
  var isRefused: ((AnyObject) -> Bool)?
  /// What is wrong with the members.
  private(set) var problems: [TweenProblem] = []

  init(registry: Registry, head: TweenDescription) {
    self.registry = registry
    registrations = registry.registrations
    self.head = head
  }

  /// A timeline, and what is kept of it.
  struct Made {
    var items: [TweenEngine.TimelineItem] = []
    /// What members with plans of several calls supply of their own.
    var ends: [UInt64]
    var kept: KeptTimeline
  }

  /// What lies on a timeline. `layout` is that of `timeline`, member by member; of the first members, which `old` is what was kept
  /// of, nothing is made.
  mutating func make(
    _ timeline: TweenTimeline, _ layout: TimelineLayout, extending old: KeptTimeline? = nil
  ) -> Made {
    let storage = timeline.storage
    var made = Made(ends: layout.ends, kept: KeptTimeline(timeline, extending: old))
    let known = old?.count ?? 0
    made.items.reserveCapacity(layout.members.count - known)
    var first = 0
    for index in layout.members.indices {
      var count = 0
      if case .tweens(let given) = layout.members[index].content { count = given }
      defer { first += count }
      if index < known { continue }
      if count == 1, let target = storage.targets[first], isRefused == nil,
        case let tween = layout.tweens[first], case .known(let plan, let ends) = tween.content
      {
        made.append(target, plan, ends: ends, at: tween.start)
      } else if count > 0 {
        let range = first..<first + count
        add(
          storage.targets[range], layout.tweens[range], storage.members[index].site, to: &made)
      } else {
        add(storage.members[index], index, layout.members[index], to: &made)
      }
    }
    return made
  }

  /// Adds a member that is no tween.
  private mutating func add(
    _ member: TimelineMember, _ index: Int, _ placed: PlacedMember, to made: inout Made
  ) {
    let content: TweenEngine.TimelineItem.Content
    switch (member.content, placed.content) {
    case (.timeline(let nested), .timeline(let layout, let description)):
      var timing = description.timing
      timing.delay = 0
      if layout.isEndless { timing.duration = TimelineLayout.farthest }
      let inner = make(nested.timeline, layout)
      made.kept.append(inner.kept, member: index)
      content = .timeline(
        TweenEngine.TimelineDraft(
          timing: timing, easing: description.easing.unlessLinear,
          callbacks: description.callbacks, items: inner.items, ends: inner.ends))
    case (.call(let body), _): content = .call(body)
    case (.pause, _): content = .pause
    default: return
    }
    made.items.append(TweenEngine.TimelineItem(start: placed.start, content: content))
  }

  /// Adds the tweens of one call, and its targets to what is kept.
  private mutating func add(
    _ targets: ArraySlice<AnyObject?>, _ placed: ArraySlice<PlacedTween>, _ site: CallSite,
    to made: inout Made
  ) {
    var latest: (description: TweenDescription, planner: GroupPlanner)?
    var keyframes: KeyframesMaker?
    for (index, tween) in placed.enumerated() {
      guard let target = targets[targets.startIndex + index] else {
        made.kept.append(loose: nil)
        continue
      }
      if let isRefused, isRefused(target) {
        problems += [TweenProblem.movesItself(target)].located(site)
        made.kept.append(loose: target)
        continue
      }
      guard case .described(let description, let call) = tween.content else {
        if case .known(let plan, let ends) = tween.content {
          made.append(target, plan, ends: ends, at: tween.start)
        }
        continue
      }
      if description.keyframes != nil {
        if keyframes?.description !== description {
          keyframes = KeyframesMaker(description, in: head, registry, site)
        }
        if let draft = keyframes?.draft(for: target, at: index) {
          made.items.append(TweenEngine.TimelineItem(start: tween.start, content: .timeline(draft)))
        }
        problems += keyframes?.takeProblems() ?? []
        // It may have no pieces, and no row.
        made.kept.append(loose: target)
        continue
      }
      var ends = EndArguments()
      if let call, isOrdinary(description), let plan = known(call, for: target, &ends) {
        made.append(target, plan, ends: made.ends.enter(ends, of: plan), at: tween.start)
        continue
      }
      if latest?.description !== description {
        latest = (description, GroupPlanner(description.inTimeline(head), registry, site))
      }
      guard let (plan, isNew) = latest?.planner.plan(for: target, at: index) else {
        made.kept.append(loose: target)
        continue
      }
      if isNew { problems += plan.problems }
      if let call, isOrdinary(description) {
        _ = registry.planCache.note(plan, of: call, for: target, registry)
      }
      made.append(target, plan, ends: -1, at: tween.start)
    }
  }

  /// The plan of a call like others before it, those of the members before among them. Its own ends are put into `ends`.
  private func known(_ call: TweenParameters, for target: AnyObject, _ ends: inout EndArguments)
    -> ResolvedPlan?
  {
    registry.planCache.plan(ofMember: target, call, over: [:], registrations, &ends)
  }

  /// Whether the plan of a call may serve others: nothing was registered meanwhile, and the whole timeline says of a member what the
  /// call says itself.
  private func isOrdinary(_ description: TweenDescription) -> Bool {
    description.overwrite == head.overwrite && description.retainsTarget == head.retainsTarget
      && registry.registrations == registrations
  }
}

extension TimelineMaker.Made {
  /// Adds a tween with its plan.
  @inline(__always)
  fileprivate mutating func append(
    _ target: AnyObject, _ plan: ResolvedPlan, ends: Int32, at start: Int64
  ) {
    items.append(
      TweenEngine.TimelineItem(start: start, content: .member(target, plan, ends: ends)))
    kept.append(playing: target)
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
