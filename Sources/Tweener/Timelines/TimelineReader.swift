// Lays out a timeline and the timelines in it: reads each member once, and finds its place. What is wrong is reported with the
// call that added the member, and the rest goes on.

struct TimelineReader {
  /// What is registered in the engine; `nil` where a timeline is asked without one. Then no code of the caller's is called.
  private let registry: Registry?
  private let easings: EasingRegistry
  /// By timeline: one that is nested often is read once.
  private var layouts: [ObjectIdentifier: TimelineLayout] = [:]
  /// What is wrong, nested timelines first, without what the descriptions of tweens report themselves.
  private(set) var problems: [TweenProblem] = []
  private var suggestionsLeft = 32
  /// Whether members may have plans that are known: where the whole timeline says of them what a call of their own would.
  private let knowsPlans: Bool

  init(registry: Registry?, knowsPlans: Bool = false) {
    self.registry = registry
    self.knowsPlans = knowsPlans
    easings = registry?.easings ?? EasingRegistry()
  }

  /// The layout of a timeline. Nested ones are read before those that have them, without recursion.
  mutating func layout(_ timeline: TweenTimeline) -> TimelineLayout {
    var open = [timeline.storage]
    while let next = open.last {
      let isRead = layouts[ObjectIdentifier(next)] != nil
      let missing = isRead ? [] : next.nested.filter { layouts[ObjectIdentifier($0)] == nil }
      if missing.isEmpty {
        open.removeLast()
        if !isRead { layouts[ObjectIdentifier(next)] = read(next) }
      } else {
        open += missing
      }
    }
    return layouts[ObjectIdentifier(timeline.storage)] ?? TimelineLayout()
  }

  private mutating func read(_ timeline: TimelineStorage) -> TimelineLayout {
    let layout = TimelineLayout()
    layout.reserve(timeline.members.count)
    for member in timeline.members {
      switch member.content {
      case .label(let name):
        if layout.isLabel(name) { report(.labelAddedTwice(name), member) }
        layout.append(label: name, at: place(member, in: layout))
      case .call: append(.call, member, to: layout)
      case .pause: append(.pause, member, to: layout)
      case .tweens(let tweens): append(tweens, timeline.defaults, member, to: layout)
      case .timeline(let nested): append(nested, member, to: layout)
      }
    }
    return layout
  }

  private mutating func append(
    _ content: PlacedMember.Content, _ member: TimelineMember, to layout: TimelineLayout
  ) {
    let place = place(member, in: layout)
    layout.append(PlacedMember(content: content, place: place, start: place, end: place))
  }

  /// Without an engine no callback is read.
  private func reads(_ callbacks: @escaping ParameterReader.Callbacks) -> ParameterReader.Callbacks
  {
    registry == nil ? { NoCallbacks.self } : callbacks
  }

  // MARK: Tweens

  private mutating func append(
    _ tweens: TimelineTweens, _ defaults: TweenParameters, _ member: TimelineMember,
    to layout: TimelineLayout
  ) {
    // Calls of one target often differ in numbers alone.
    if let known = known(tweens, defaults) { return append(known, member, to: layout) }
    var words = TimelineWords(targetType: tweens.targetType, site: member.site)
    let reader = ParameterReader(easings: easings, targetType: tweens.targetType)
    let call = words.tween(tweens.parameters, over: defaults)
    let isAlone = knowsPlans && tweens.targets.count == 1 && words.problems.isEmpty
    let description = reader.read(call, reads(tweens.callbacks))
    let offsets = description.stagger?.flicks(count: tweens.targets.count)
    var isStill = false
    let plain = description.each == nil ? measured(description, tweens, member) : description
    let placed = tweens.targets.indices.map { index in
      var own = self.description(plain, tweens, index, member.site)
      if plain.each != nil { own = measured(own, tweens, member) }
      var timing = own.timing
      if timing.timeScale == 0 {
        timing.timeScale = 1
        isStill = true
      }
      return (own, offset: offsets?[index] ?? 0, TimelineSpan(timing, offset: offsets?[index] ?? 0))
    }
    if isStill { words.reportStandstill(description) }
    problems += words.problems
    let start = placed.lazy.map(\.2.start).min() ?? 0
    let end = placed.lazy.map(\.2.end).max() ?? 0
    let place = place(member, in: layout, length: end - start, reach: end)
    layout.append(
      PlacedMember(
        content: .tweens(
          placed.map { own, offset, span in
            PlacedTween(
              description: own, offset: offset, start: place + span.start, end: place + span.end,
              isEndless: span.isEndless, call: isAlone && !own.isPlaced ? call : nil, known: nil)
          }), place: place, start: place + start, end: place + end,
        isEndless: placed.contains { $0.2.isEndless }))
  }

  /// What a call says as a member, whose length is known.
  private mutating func measured(
    _ description: TweenDescription, _ tweens: TimelineTweens, _ member: TimelineMember
  ) -> TweenDescription {
    var physics = TimelinePhysics(targetType: tweens.targetType)
    let placed = physics.placed(description)
    problems += physics.problems.located(member.site)
    return placed
  }

  /// The plan of a template, or of a call with one target that is like others before it, and the ends of its own.
  private func known(_ tweens: TimelineTweens, _ defaults: TweenParameters) -> SharedCall? {
    guard knowsPlans, let registry, tweens.targets.count == 1, let target = tweens.targets[0],
      let known = plan(of: tweens, for: target, over: defaults, registry),
      known.plan.servesMembers
    else { return nil }
    return known
  }

  private func plan(
    of tweens: TimelineTweens, for target: AnyObject, over defaults: TweenParameters,
    _ registry: Registry
  ) -> SharedCall? {
    guard let template = tweens.template else {
      return registry.planCache.plan(
        for: target, tweens.parameters, over: defaults, registry.registrations)
    }
    guard defaults.isEmpty else { return nil }
    return template.plan(for: target, registry, tweens.callbacks).map { ($0, CallArguments()) }
  }

  private mutating func append(
    _ known: SharedCall, _ member: TimelineMember,
    to layout: TimelineLayout
  ) {
    let span = TimelineSpan(known.plan.timing)
    let place = place(member, in: layout, length: span.end - span.start, reach: span.end)
    let tween = PlacedTween(
      description: known.plan.plan, offset: 0, start: place + span.start, end: place + span.end,
      isEndless: span.isEndless, call: nil, known: known)
    layout.append(
      PlacedMember(
        content: .tweens([tween]), place: place, start: tween.start, end: tween.end,
        isEndless: span.isEndless))
  }

  /// What a call says for one of its targets.
  private mutating func description(
    _ description: TweenDescription, _ tweens: TimelineTweens, _ index: Int, _ site: CallSite
  ) -> TweenDescription {
    guard let each = description.each else { return description }
    guard let registry, let target = tweens.targets[index] else { return each.withoutFunctions }
    var planner = PropertyPlanner(
      registry: registry, target: target, site: site, index: index)
    let own = planner.evaluated(each)
    problems += planner.problems.located(site)
    return own
  }

  // MARK: Nested timelines

  private mutating func append(
    _ given: NestedTimeline, _ member: TimelineMember, to layout: TimelineLayout
  ) {
    var nested = layouts[ObjectIdentifier(given.timeline.storage)] ?? TimelineLayout()
    if nested.depth > TimelineLayout.maximumDepth {
      report(.nestedTooDeeply, member)
      nested = TimelineLayout()
    }
    var words = TimelineWords(targetType: nil, site: member.site)
    let reader = ParameterReader(easings: easings, targetType: nil)
    let description = reader.read(
      words.nested(given.parameters, duration: nested.duration), reads(given.callbacks))
    var timing = description.timing
    timing.duration = nested.duration
    if timing.timeScale == 0 {
      timing.timeScale = 1
      words.reportStandstill(description)
    }
    problems += words.problems + description.problems.located(member.site)
    // The plays after an endless one never come.
    if nested.isEndless { timing.repeats = -1 }
    let span = TimelineSpan(timing)
    let place = place(
      member, in: layout, length: span.end - span.start, reach: span.end)
    layout.append(
      PlacedMember(
        content: .timeline(nested, description), place: place, start: place + span.start,
        end: place + span.end, isEndless: span.isEndless))
  }

  // MARK: Places

  /// Where a member of some length lies, which ends `reach` after its place. The end is in place of what cannot be found, 0 in place of what is before it.
  private mutating func place(
    _ member: TimelineMember, in layout: TimelineLayout, length: Int64 = 0, reach: Int64 = 0
  ) -> Int64 {
    // Places beyond this one are not told apart.
    let latest = TimelineLayout.farthest - max(reach, 0)
    do {
      let place = try member.position.place(isLabel: layout.isLabel)
      guard let instant = layout.instant(place, length: length),
        instant <= latest
      else {
        report(.placeTooFar(member.position), member)
        return min(layout.duration, latest)
      }
      if instant >= 0 { return instant }
      report(.placeBeforeBeginning(member.position), member)
      return 0
    } catch .unknownLabel(let name) {
      suggestionsLeft -= 1
      let known = suggestionsLeft >= 0 ? layout.labels.keys.sorted() : []
      report(.unknownLabel(name, member.position, known: known), member)
    } catch {
      report(.unreadablePosition(member.position), member)
    }
    return min(layout.duration, latest)
  }

  private mutating func report(_ problem: TimelineProblem, _ member: TimelineMember) {
    let targetType = member.targetType.map(ValueText.describe(type:))
    problems.append(problem.problem(targetType).located(member.site))
  }
}

extension TimelineLayout {
  /// The layout as far as the dictionaries tell: no engine is asked, and no code of the caller's is called.
  static func of(_ timeline: TweenTimeline) -> TimelineLayout {
    var reader = TimelineReader(registry: nil)
    return reader.layout(timeline)
  }
}

extension PlanForEach {
  /// What the call says where the words that are functions of the target are not given.
  fileprivate var withoutFunctions: TweenDescription {
    var builder = builder
    _ = builder.takeEach()
    return builder.plan(callbacks)
  }
}

/// Reads no callback: for layouts without an engine.
private enum NoCallbacks: CallbackReading {
  static func read(_ given: [ParameterEntry], targetType: Any.Type?) -> (
    callbacks: TweenCallbacks, problems: ProblemList
  ) { (TweenCallbacks(), ProblemList()) }
}
