// Makes what the engine plays of a timeline that has been laid out: the plans of its members for
// their targets. Made for one call of addTimeline.

struct TimelineMaker {
  let registry: Registry
  /// The settings of all members: their overwrite mode, and whether their targets are kept.
  let head: TweenDescription
  private let registrations: Int
  /// Says of a target that the timeline cannot move it; `nil` where that is true of none.
  var isRefused: ((AnyObject) -> Bool)?
  /// The components that the timeline to which the members are appended has lost.
  var lost = LostComponents()
  /// The problems of the members.
  private(set) var problems: [TweenProblem] = []

  init(registry: Registry, head: TweenDescription) {
    self.registry = registry
    registrations = registry.registrations
    self.head = head
  }

  /// Puts a timeline into a draft. `layout` is that of `timeline`, member by member.
  mutating func fill(
    _ draft: inout TweenEngine.TimelineDraft, _ timeline: TweenTimeline, _ layout: TimelineLayout
  ) {
    let storage = timeline.storage
    draft.targets = storage.targets
    draft.tweens = layout.tweens
    draft.items.reserveCapacity(layout.members.count)
    var first = 0
    for index in layout.members.indices {
      var count = 0
      if case .tweens(let given) = layout.members[index].content { count = given }
      defer { first += count }
      if count == 1, isRefused == nil, draft.tweens[first].plan != nil {
        draft.append(tween: first)
      } else if count > 0 {
        add(first..<first + count, storage.members[index], to: &draft)
      } else {
        add(storage.members[index], layout.members[index], to: &draft)
      }
    }
    draft.end = layout.end
  }

  /// Adds a member that is no tween.
  private mutating func add(
    _ member: TimelineMember, _ placed: PlacedMember, to draft: inout TweenEngine.TimelineDraft
  ) {
    let content: TweenEngine.TimelineItem.Content
    switch (member.content, placed.content) {
    case (.timeline(let nested), .timeline(let layout, let description)):
      var timing = description.timing
      timing.delay = 0
      timing.duration = layout.playDuration
      // The plays after an endless one never come.
      if layout.isEndless { timing.repeats = -1 }
      var inner = TweenEngine.TimelineDraft(
        timing: timing, callbacks: description.callbacks)
      fill(&inner, nested.timeline, layout)
      content = .timeline(inner)
    case (.call(let body), _): content = .call(body)
    case (.pause, _): content = .pause
    default: return
    }
    draft.items.append(TweenEngine.TimelineItem(start: placed.start, content: content))
  }

  /// Adds the tweens of one call.
  private mutating func add(
    _ places: Range<Int>, _ member: TimelineMember, to draft: inout TweenEngine.TimelineDraft
  ) {
    let site = member.site
    let commonType: AnyObject.Type? = member.commonType
    var latest: (description: TweenDescription, planner: GroupPlanner)?
    var keyframes: KeyframesMaker?
    for (index, place) in places.enumerated() {
      let target = draft.targets[place]
      if let isRefused, isRefused(target) {
        problems += [TweenProblem.movesItself(target)].located(site)
        continue
      }
      guard let description = draft.tweens[place].read else {
        if let plan = draft.tweens[place].plan { noteLosses(plan, target, site) }
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
          for plan in inner.tweens.compactMap(\.plan) { noteLosses(plan, target, site) }
        }
        problems += keyframes?.takeProblems() ?? []
        continue
      }
      if latest?.description !== description {
        let call = isOrdinary(description) ? draft.tweens[place].call : nil
        let planner = GroupPlanner(
          description.inTimeline(head), registry, site,
          sharing: call.map { ($0, commonType) })
        latest = (description, planner)
      }
      guard let (plan, own, isNew) = latest?.planner.plan(for: target, at: index) else { continue }
      if isNew { problems += plan.problems }
      draft.tweens[place].set(plan, own)
      draft.append(tween: place)
      noteLosses(plan, target, site)
    }
  }

  /// Reports what a member would move and its timeline has lost: the engine leaves that out.
  private mutating func noteLosses(_ plan: ResolvedPlan, _ target: AnyObject, _ site: CallSite) {
    if lost.isEmpty { return }
    var properties: [PropertyIndex] = []
    for part in plan.parts where lost.contains(part.key, of: target) {
      if !properties.contains(part.property) { properties.append(part.property) }
    }
    problems += properties.map { property in
      TweenProblem.lost(plan.properties[Int(property)].name, of: target)
    }.located(site)
  }

  /// Whether the plan of a call may serve others: nothing was registered meanwhile, and the whole
  /// timeline says of a member what the call says itself.
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
  fileprivate static func lost(_ name: TweenKey, of target: AnyObject) -> TweenProblem {
    TweenProblem(
      .unsupportedInTimeline, key: name.description,
      targetType: ValueText.describe(type: type(of: target)),
      fault: "the timeline has lost it for good, or it was split off",
      remedy: "it is left out; add a tween beside the timeline")
  }

  fileprivate static func movesItself(_ target: AnyObject) -> TweenProblem {
    TweenProblem(
      .unsupportedInTimeline, key: "add", value: "a playhead",
      targetType: ValueText.describe(type: type(of: target)),
      fault: "moving it moves this timeline, of which the member would be a part",
      remedy: "the member is left out; add a tween of the playhead beside the timeline")
  }
}

extension TimelineLayout {
  /// Flicks of one play; of an endless one more than anybody plays.
  var playDuration: Int64 { isEndless ? Flicks.endless : duration }
}
