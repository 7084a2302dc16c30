// The reader that lays out a timeline and the timelines in it: it reads each member once, and finds
// its position. Problems are reported with the call that added the member, and do not stop the
// reading.

struct TimelineReader {
  /// The registrations of the engine; `nil` where the layout of a timeline is read without one.
  /// Then no code of the caller's is called, and no callback read.
  private let registry: Registry?
  /// By timeline: one that is nested often is read once.
  private var layouts: [ObjectIdentifier: TimelineLayout] = [:]
  /// The problems, nested timelines first, without those that the descriptions of tweens report
  /// themselves.
  private(set) var problems: [TweenProblem] = []
  private var suggestionsLeft = 32
  /// Whether members may have plans that are known: where the whole timeline says of them what a
  /// call of their own would.
  private let knowsPlans: Bool
  /// Whether nothing but the extents of timelines is asked for, which they know of members that
  /// have been read for that.
  private let asksForExtent: Bool

  /// The texts of positions that are known; `nil` where a timeline is asked without an engine.
  private let texts: PositionTexts?

  init(
    registry: Registry?, texts: PositionTexts? = nil, knowsPlans: Bool = false,
    asksForExtent: Bool = false
  ) {
    self.texts = texts
    self.asksForExtent = asksForExtent
    self.registry = registry
    self.knowsPlans = knowsPlans
  }

  /// The layout of a timeline, behind what plays already. Nested ones are read before those that
  /// have them, without recursion.
  mutating func layout(_ timeline: TweenTimeline, behind end: TimelineLayout = TimelineLayout())
    -> TimelineLayout
  {
    var open = timeline.storage.nested(behind: known(timeline.storage))
    while let next = open.last {
      let isRead = layouts[ObjectIdentifier(next)] != nil
      let missing =
        isRead
        ? [] : next.nested(behind: known(next)).filter { layouts[ObjectIdentifier($0)] == nil }
      if missing.isEmpty {
        open.removeLast()
        if !isRead { layouts[ObjectIdentifier(next)] = read(next) }
      } else {
        open += missing
      }
    }
    return read(timeline.storage, behind: end)
  }

  /// The number of a timeline's members that need not be read.
  private func known(_ timeline: TimelineStorage) -> Int {
    asksForExtent ? timeline.extent?.members ?? 0 : 0
  }

  /// Reads one timeline, whose nested ones have been read.
  private mutating func read(
    _ timeline: TimelineStorage, behind end: TimelineLayout = TimelineLayout()
  ) -> TimelineLayout {
    let (members, targets) = (timeline.members, timeline.targets)
    // A call reads with the registry of its engine: no reference to it is counted.
    let registry = (knowsPlans ? registry : nil).map { Unmanaged.passUnretained($0) }
    var (layout, known, first) = (end, 0, 0)
    if asksForExtent {
      (layout, known, first) = takeOut(&timeline.extent, leaving: nil) ?? (end, 0, 0)
    } else {
      layout.reserve(members: members.count, tweens: targets.count)
    }
    for index in known..<members.count {
      // Calls of one target often differ in numbers alone. Then nothing else of the member is
      // looked at.
      if let registry, let tweens = members[index].tweens, tweens.count == 1,
        registry._withUnsafeGuaranteedRef({
          appendKnown(
            tweens, targets, first, timeline.defaults, members, index, $0, to: &layout)
        })
      {
        first += 1
        continue
      }
      let member = members[index]
      switch member.content {
      case .label(let name):
        if layout.isLabel(name), !end.isLabel(name) {
          problems.append(member.labelAddedTwice(name))
        }
        layout.append(label: name, at: place(member.position, of: member, in: &layout))
      case .call(let body): append(.call(body), member, to: &layout)
      case .pause: append(.pause, member, to: &layout)
      case .tweens(let tweens):
        let own = targets[first..<first + tweens.count]
        if !appendKnown(tweens, own, timeline.defaults, member, to: &layout) {
          append(tweens, own, timeline.defaults, member, to: &layout)
        }
        first += tweens.count
      case .timeline(let nested, let own): append(nested, own, member, to: &layout)
      }
    }
    if asksForExtent { timeline.extent = (layout.extent, members.count, targets.count) }
    return layout
  }

  private mutating func append(
    _ content: PlacedMember.Content, _ member: TimelineMember, to layout: inout TimelineLayout
  ) {
    let place = place(member.position, of: member, in: &layout)
    layout.append(PlacedMember(content: content, start: place, end: place))
  }

  private func parameterReader(for targetType: Any.Type?) -> ParameterReader {
    ParameterReader(
      easings: registry?.easings ?? EasingRegistry(), targetType: targetType,
      readsCallbacks: registry != nil)
  }

  // MARK: Tweens

  private mutating func append(
    _ tweens: TimelineTweens, _ targets: ArraySlice<AnyObject>, _ defaults: TweenParameters,
    _ member: TimelineMember, to layout: inout TimelineLayout
  ) {
    var words = TimelineWords(targetType: tweens.targetType, site: member.site)
    let call = words.tween(tweens.parameters, over: defaults)
    let description = parameterReader(for: tweens.targetType).read(
      call, own: tweens.parameters, layer: words.layer, for: tweens.commonType)
    let offsets = description.stagger?.flicks(count: tweens.count)
    var (isStill, repeats) = (false, Int64(0))
    let plain = description.each == nil ? measured(description, tweens, member) : description
    let placed = targets.enumerated().map { index, target in
      var own = self.description(plain, target, index, member.site)
      if plain.each != nil { own = measured(own, tweens, member) }
      if own.timing.timeScale == 0 {
        own = own.placed { $0.timeScale = 1 }
        isStill = true
      }
      if own.timing.repeatsNothing {
        repeats = own.timing.repeats
        own = own.placed { $0.repeats = 0 }
      }
      return (own, span: TimelineSpan(own.timing, offset: offsets?[index] ?? 0))
    }
    if isStill { words.reportStandstill(description) }
    if repeats != 0 { words.reportRepeat(repeats) }
    if placed.contains(where: \.span.isTooLong) { words.reportTooManyPlays(call, description) }
    problems += words.problems
    let kind = kind(of: call, description, tweens, words)
    append(placed.map(\.span), member, to: &layout) { index, start, end in
      let own = placed[index].0
      return PlacedTween(own, call: own.isPlaced ? nil : kind, start: start, end: end)
    }
  }

  /// Adds the tweens of a call that last so long, counted from its place.
  private mutating func append(
    _ spans: [TimelineSpan], _ member: TimelineMember, to layout: inout TimelineLayout,
    _ tween: (_ index: Int, _ start: Int64, _ end: Int64) -> PlacedTween
  ) {
    let start = spans.lazy.map(\.start).min() ?? 0
    let end = spans.lazy.map(\.end).max() ?? 0
    let place = place(
      member.position, of: member, in: &layout, length: end - start,
      reach: spans.lazy.map(\.reach).max() ?? 0)
    for (index, span) in spans.enumerated() {
      layout.tweens.append(tween(index, place + span.start, place + span.end))
    }
    layout.append(
      PlacedMember(
        content: .tweens(spans.count), start: place + start, end: place + end,
        isEndless: spans.contains(where: \.isEndless)))
  }

  /// The call of a member as one of a kind of calls that may share a plan: how far apart its
  /// targets start is no matter of the plan. `nil` where it shares none.
  private func kind(
    of call: TweenParameters, _ description: TweenDescription, _ tweens: TimelineTweens,
    _ words: TimelineWords
  ) -> TweenParameters? {
    guard knowsPlans, tweens.count == 1 || description.each == nil, words.problems.isEmpty else {
      return nil
    }
    if description.stagger == nil { return call }
    return call.filter { $0.key.name.flatMap(ReservedKey.match)?.word != .stagger }
  }

  /// The description of a call as a member, whose length is known.
  private mutating func measured(
    _ description: TweenDescription, _ tweens: TimelineTweens, _ member: TimelineMember
  ) -> TweenDescription {
    var physics = TimelinePhysics(targetType: tweens.targetType)
    let placed = physics.placed(description)
    problems += physics.problems.located(member.site)
    return placed
  }

  /// Adds a call with one target that is like others before it: the `index`th of the members, with
  /// the `first` of the targets. False where it is to be read.
  @inline(__always)
  private mutating func appendKnown(
    _ tweens: TimelineTweens, _ targets: [AnyObject], _ first: Int, _ defaults: TweenParameters,
    _ members: [TimelineMember], _ index: Int, _ registry: Registry,
    to layout: inout TimelineLayout
  ) -> Bool {
    func append(_ plan: ResolvedPlan, _ own: inout CallArguments) -> Bool {
      let span = TimelineSpan(own.timing ?? plan.timing)
      if span.isTooLong { return false }
      let place =
        members[index].position.isEnd && layout.hasRoom(for: span.end)
        ? layout.duration
        : place(
          members[index].position, of: members[index], in: &layout,
          length: span.end - span.start, reach: span.end)
      layout.append(plan, &own, span, at: place)
      return true
    }
    return registry.withPlan(
      for: ObjectIdentifier(type(of: targets[first])), tweens.parameters, over: defaults,
      tweens.commonType, append) ?? false
  }

  /// Adds a call with several targets of one class that is like others before it, but for how far
  /// apart they start. False where it is to be read.
  private mutating func appendKnown(
    _ tweens: TimelineTweens, _ targets: ArraySlice<AnyObject>, _ defaults: TweenParameters,
    _ member: TimelineMember, to layout: inout TimelineLayout
  ) -> Bool {
    guard knowsPlans, targets.count > 1, let registry, let target = targets.first,
      targets.allSatisfy({ type(of: $0) == type(of: target) })
    else { return false }
    var (call, stagger) = (tweens.parameters, Stagger?.none)
    if let value = call[.stagger] {
      stagger = Stagger(given: value)
      guard stagger?.isInRange == true else { return false }
      call[.stagger] = nil
    }
    func append(_ plan: ResolvedPlan, _ own: inout CallArguments) -> Bool {
      let timing = own.timing ?? plan.timing
      // Here, as the easing of a stagger may be the caller's: for a call that is read it is asked
      // there.
      let offsets = stagger?.flicks(count: targets.count)
      let spans = (0..<targets.count).map { TimelineSpan(timing, offset: offsets?[$0] ?? 0) }
      if spans.contains(where: \.isTooLong) { return false }
      let arguments = own
      self.append(spans, member, to: &layout) { PlacedTween(plan, arguments, start: $1, end: $2) }
      return true
    }
    return registry.withPlan(
      for: ObjectIdentifier(type(of: target)), call, over: defaults, tweens.commonType, append)
      ?? false
  }

  /// The description of a call for one of its targets.
  private mutating func description(
    _ description: TweenDescription, _ target: AnyObject, _ index: Int, _ site: CallSite
  ) -> TweenDescription {
    guard let each = description.each else { return description }
    guard let registry else { return each.withoutFunctions }
    var planner = PropertyPlanner(
      registry: registry, target: target, site: site, index: index)
    let own = planner.evaluated(each)
    problems += planner.problems.located(site)
    return own
  }

  // MARK: Nested timelines

  private mutating func append(
    _ timeline: TweenTimeline, _ own: TweenParameters, _ member: TimelineMember,
    to layout: inout TimelineLayout
  ) {
    var nested = layouts[ObjectIdentifier(timeline.storage)] ?? TimelineLayout()
    if nested.depth > TimelineLayout.maximumDepth {
      problems.append(member.nestedTooDeeply)
      nested = TimelineLayout()
    }
    var words = TimelineWords(targetType: nil, site: member.site)
    let description = parameterReader(for: nil).read(
      words.timeline(own, as: .nestedTimelines, duration: nested.duration), for: nil)
    var timing = description.timing
    timing.duration = nested.duration
    if timing.timeScale == 0 {
      words.reportStandstill(description)
      timing.timeScale = 1
    }
    if timing.repeatsNothing {
      words.reportRepeat(timing.repeats)
      timing.repeats = 0
    }
    // The plays after an endless one never come.
    if nested.isEndless { timing.repeats = -1 }
    let span = TimelineSpan(timing)
    if span.isTooLong { words.reportTooManyPlays(own, description) }
    problems += words.problems + description.problems.located(member.site)
    let place = place(
      member.position, of: member, in: &layout, length: span.end - span.start,
      reach: span.reach)
    (timing.delay, timing.duration) = (0, nested.playDuration)
    layout.append(
      PlacedMember(
        content: .timeline(nested, timing, description.callbacks), start: place + span.start,
        end: place + span.end, isEndless: span.isEndless))
  }

  // MARK: Places

  /// The position of a member of some length, which ends `reach` after it. The end of the timeline
  /// replaces a position that cannot be found, 0 one before 0. The layout stays as it is: it is
  /// `inout` because a borrowed one is copied, which is 1 % of `intro`.
  private mutating func place(
    _ position: TimelinePosition, of member: @autoclosure () -> TimelineMember,
    in layout: inout TimelineLayout, length: Int64 = 0, reach: Int64 = 0
  ) -> Int64 {
    // Places beyond this one are not told apart.
    let latest = TimelineLayout.farthest - max(reach, 0)
    do {
      let place = try position.place(texts, layout.labels)
      if let instant = layout.instant(place, length: length), instant <= latest {
        if instant >= 0 { return instant }
        problems.append(member().placeBeforeBeginning)
        return 0
      }
      problems.append(member().placeTooFar)
    } catch .unknownLabel(let name) {
      suggestionsLeft -= 1
      let known = suggestionsLeft >= 0 ? layout.labels.keys.ordered(by: <) : []
      problems.append(member().unknownLabel(name, known: known))
    } catch {
      problems.append(member().unreadablePosition)
    }
    return min(layout.duration, latest)
  }
}

extension TimelineLayout {
  /// The length of a timeline and the positions of its labels, as far as they follow from the
  /// dictionaries: no engine is asked, and no code of the caller's is called. The cost is that of
  /// the members added since the last query.
  static func extent(of timeline: TweenTimeline) -> TimelineLayout {
    var reader = TimelineReader(registry: nil, asksForExtent: true)
    return reader.layout(timeline)
  }
}

extension PlanForEach {
  /// The description of the call without the words that are functions of the target.
  fileprivate var withoutFunctions: TweenDescription {
    var builder = builder
    _ = builder.takeEach()
    return builder.plan(builder.values.callbacks)
  }
}
