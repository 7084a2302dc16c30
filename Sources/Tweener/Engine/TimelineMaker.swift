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

  /// Puts a timeline into a draft. `layout` is that of `timeline`, member by member; of the first members, which `old` is what was
  /// kept of, nothing is made.
  mutating func fill(
    _ draft: inout TweenEngine.TimelineDraft, _ timeline: TweenTimeline, _ layout: TimelineLayout,
    extending old: KeptTimeline? = nil
  ) {
    let storage = timeline.storage
    let known = old?.count ?? 0
    var kept = KeptTimeline(timeline, extending: old)
    draft.targets = storage.targets
    draft.tweens = layout.tweens
    draft.ends = layout.ends
    draft.labels = layout.labels
    draft.items.reserveCapacity(layout.members.count - known)
    var first = 0
    for index in layout.members.indices {
      var count = 0
      if case .tweens(let given) = layout.members[index].content { count = given }
      defer { first += count }
      if index < known { continue }
      if count == 1, isRefused == nil, draft.tweens[first].isKnown {
        draft.append(tween: first)
      } else if count > 0 {
        add(first..<first + count, storage.members[index].site, to: &draft, &kept)
      } else {
        add(storage.members[index], index, layout.members[index], to: &draft, &kept)
      }
    }
    draft.source = kept
  }

  /// Adds a member that is no tween.
  private mutating func add(
    _ member: TimelineMember, _ index: Int, _ placed: PlacedMember,
    to draft: inout TweenEngine.TimelineDraft, _ kept: inout KeptTimeline
  ) {
    let content: TweenEngine.TimelineItem.Content
    switch (member.content, placed.content) {
    case (.timeline(let nested), .timeline(let layout, let description)):
      var timing = description.timing
      timing.delay = 0
      if layout.isEndless { timing.duration = TimelineLayout.farthest }
      var inner = TweenEngine.TimelineDraft(
        timing: timing, easing: description.easing.unlessLinear, callbacks: description.callbacks)
      fill(&inner, nested.timeline, layout)
      if let source = inner.source { kept.append(source, member: index) }
      content = .timeline(inner)
    case (.call(let body), _): content = .call(body)
    case (.pause, _): content = .pause
    default: return
    }
    draft.items.append(TweenEngine.TimelineItem(start: placed.start, content: content))
  }

  /// Adds the tweens of one call.
  private mutating func add(
    _ places: Range<Int>, _ site: CallSite, to draft: inout TweenEngine.TimelineDraft,
    _ kept: inout KeptTimeline
  ) {
    var latest: (description: TweenDescription, planner: GroupPlanner)?
    var keyframes: KeyframesMaker?
    for (index, place) in places.enumerated() {
      guard let target = draft.targets[place] else { continue }
      if let isRefused, isRefused(target) {
        problems += [TweenProblem.movesItself(target)].located(site)
        kept.loosen(at: place)
        continue
      }
      guard case .described(let description, let call) = draft.tweens[place].content else {
        draft.append(tween: place)
        continue
      }
      if description.keyframes != nil {
        if keyframes?.description !== description {
          keyframes = KeyframesMaker(description, in: head, registry, site)
        }
        if let inner = keyframes?.draft(for: target, at: index) {
          draft.items.append(
            TweenEngine.TimelineItem(
              start: draft.tweens[place].start, content: .timeline(inner)))
        }
        problems += keyframes?.takeProblems() ?? []
        // It may have no pieces, and no row.
        kept.loosen(at: place)
        continue
      }
      var ends = EndArguments()
      if let call, isOrdinary(description), let plan = known(call, for: target, &ends) {
        draft.tweens[place].content = .known(plan, ends: draft.ends.enter(ends, of: plan))
        draft.append(tween: place)
        continue
      }
      if latest?.description !== description {
        latest = (description, GroupPlanner(description.inTimeline(head), registry, site))
      }
      guard let (plan, isNew) = latest?.planner.plan(for: target, at: index) else {
        kept.loosen(at: place)
        continue
      }
      if isNew { problems += plan.problems }
      if let call, isOrdinary(description) {
        _ = registry.planCache.note(plan, of: call, for: target, registry)
      }
      draft.tweens[place].content = .known(plan, ends: -1)
      draft.append(tween: place)
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

extension TweenEngine.TimelineDraft {
  /// Makes an item of a tween whose plan is known.
  @inline(__always)
  fileprivate mutating func append(tween place: Int) {
    items.append(TweenEngine.TimelineItem(start: tweens[place].start, content: .tween(place)))
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
