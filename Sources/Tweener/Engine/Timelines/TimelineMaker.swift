// Makes what the engine plays of a timeline that has been laid out: the plans of its members for
// their targets. Made for one call of addTimeline.

struct TimelineMaker {
  let registry: Registry
  /// The settings of all members: their overwrite mode, and whether their targets are kept.
  let head: TweenDescription
  private let registrations: Int
  /// The report that the timeline cannot move a playhead; `nil` where it can.
  private let refusal: (TweenPlayhead) -> TweenProblem?
  /// The components that the timeline to which the members are appended has lost.
  var lost = LostComponents()
  /// The problems of the members.
  private(set) var problems: [TweenProblem] = []

  init(
    registry: Registry, head: TweenDescription, refusal: @escaping (TweenPlayhead) -> TweenProblem?
  ) {
    self.registry = registry
    self.refusal = refusal
    registrations = registry.registrations
    self.head = head
  }

  /// Gives what the engine plays to the layout of a timeline.
  mutating func fill(_ layout: inout TimelineLayout, _ timeline: TweenTimeline) {
    let storage = timeline.storage
    layout.targets = storage.targets
    var first = 0
    for index in layout.members.indices {
      switch layout.members[index].content {
      case .tweens(let count):
        if !lost.isEmpty || layout.tweens[first].plan?.traits.contains(.playhead) != false {
          makePlans(first..<first + count, storage.members[index], in: &layout)
        }
        first += count
      case .timeline(var inner, let timing, let callbacks):
        guard case .timeline(let nested, _) = storage.members[index].content else { break }
        fill(&inner, nested)
        layout.members[index].content = .timeline(inner, timing, callbacks)
      case .call, .label, .pause: break
      }
    }
  }

  /// Makes the plans of the tweens of one call.
  private mutating func makePlans(
    _ places: Range<Int>, _ member: TimelineMember, in layout: inout TimelineLayout
  ) {
    let site = member.site
    let commonType: AnyObject.Type? = member.tweens?.commonType
    var latest: (description: TweenDescription, planner: GroupPlanner)?
    var keyframes: KeyframesMaker?
    for (index, place) in places.enumerated() {
      let target = layout.targets[place]
      if registry.playheadType == ObjectIdentifier(type(of: target)),
        let problem = (target as? TweenPlayhead).flatMap(refusal)
      {
        problems += [problem].located(site)
        layout.tweens[place].set(nil)
        continue
      }
      guard let description = layout.tweens[place].read else {
        if let plan = layout.tweens[place].plan { noteLosses(plan, target, site) }
        continue
      }
      if description.keyframes != nil {
        if keyframes?.description !== description {
          keyframes = KeyframesMaker(description, in: head, for: target, registry, site)
          problems += description.problems.located(site)
        }
        if let (inner, timing, callbacks, found) = keyframes?.timeline(for: target, at: index) {
          layout.keyframes[place] = PlacedMember(
            content: .timeline(inner, timing, callbacks), start: layout.tweens[place].start,
            end: layout.tweens[place].end)
          for plan in inner.tweens.compactMap(\.plan) { noteLosses(plan, target, site) }
          problems += found
        }
        continue
      }
      if latest?.description !== description {
        let call = isOrdinary(description) ? layout.tweens[place].call : nil
        let planner = GroupPlanner(
          description.inTimeline(head), registry, site,
          sharing: call.map { ($0, commonType) })
        latest = (description, planner)
      }
      guard let (plan, own, isNew) = latest?.planner.plan(for: target, at: index) else { continue }
      if isNew { problems += plan.problems }
      layout.tweens[place].set(plan, own)
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

extension TweenProblem {
  fileprivate static func lost(_ name: TweenKey, of target: AnyObject) -> TweenProblem {
    TweenProblem(
      .unsupportedInTimeline, key: name.description,
      targetType: ValueText.describe(type: type(of: target)),
      fault: "the timeline has lost it for good, or it was split off",
      remedy: "it is left out; add a tween beside the timeline")
  }
}

extension TimelineLayout {
  /// Flicks of one play; of an endless one more than anybody plays.
  var playDuration: Int64 { isEndless ? Flicks.endless : duration }
}
