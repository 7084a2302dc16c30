// Timelines: how one is added (SEMANTICS 35).

extension TweenEngine {
  /// Enters a timeline, whose clock and callbacks are those of a plan. Later members are appended
  /// at `end`; with `nil` it takes none.
  func add(
    _ plan: ResolvedPlan, _ root: TimelineNode, _ layout: TimelineLayout,
    end: TimelineLayout? = nil, _ site: CallSite, _ timing: Timing? = nil, reports: Bool = true,
    offset: Int64 = 0
  ) -> TweenID {
    add(plan, timing ?? plan.timing, site, reports: reports, CallArguments(), offset) {
      attach(root, layout, end: end, to: $0)
    }
  }

  /// Enters the members of a timeline behind its head, which is a row already.
  func attach(
    _ root: TimelineNode, _ layout: TimelineLayout, end: TimelineLayout?, to head: Slot
  ) {
    let run = TimelineRun(head: rows.id(head), root: root, end: end)
    run.index = runs.insert(run)
    rows[extras: head].run = run.index
    run.reserve(layout.tweens.count)
    let like = layout.tweens.last.flatMap {
      runs.shapes.find(layout.entryCount, lastStart: $0.start)
    }
    let (shape, known) = makeShape(layout, of: run, like: like)
    root.shape = shape
    if run.isBent || run.hasScales { hasBentTimelines = true }
    if let known {
      run.starts = known.starts
    } else {
      run.starts = root.firstStarts()
      sortStarts(run)
      if let shape = MemberShape(root.shape, run.starts) { runs.shapes.note(shape) }
    }
    run.sortUpdating()
    findUpdatedNodes(run)
  }

  /// Finds the timelines in one whose onUpdate is called.
  func findUpdatedNodes(_ run: TimelineRun) {
    if run.root.isHeard, !run.root.innerEntries.isEmpty {
      run.updatedNodes = run.root.updatedNodes()
    }
  }

  func sortStarts(_ run: TimelineRun) {
    run.starts.order { ($0.time, $0.member) < ($1.time, $1.member) }
    if run.root.hasMixedStarts { orderEqualStarts(run) }
  }

  /// Brings first starts at one instant into the order in which they are passed.
  private func orderEqualStarts(_ run: TimelineRun) {
    let copy = TimelineNode(timing: run.root.timing, easing: run.root.easing)
    copy.become(run.root, run.root.entries.indices, nil)
    // Where a flick is reached between two of the time inside, what starts there may have been
    // passed before: in the order of adding.
    var order = run.starts.indices.map { Int32($0 - run.starts.count) }
    var times = [Int64](repeating: 0, count: run.starts.count)
    for start in run.starts { times[start.member] = start.time }
    var first = 0
    while first < run.starts.count {
      let time = run.starts[first].time
      let end = run.starts[first...].firstIndex { $0.time != time } ?? run.starts.count
      if end - first > 1 {
        // Plays of no length pass a start several times: the first counts.
        for (offset, member) in copy.passStarts(at: time).enumerated().reversed()
        where times[member] == time { order[member] = Int32(offset) }
        let passed = run.starts[first..<end].ordered {
          (order[$0.member], $0.member) < (order[$1.member], $1.member)
        }
        run.starts[first..<end] = passed[...]
      }
      first = end
    }
    run.root.orderFirsts(by: order)
  }

  /// Makes the entries of a timeline, and rows of its members. Where they have the shape that is
  /// known, takes that one.
  func makeShape(_ layout: TimelineLayout, of run: TimelineRun, like known: MemberShape? = nil)
    -> (shape: NodeShape, known: MemberShape?)
  {
    var maker = NodeShapeMaker(capacity: layout.entryCount, like: known)
    var first = 0
    for index in layout.members.indices {
      guard case .tweens(let count) = layout.members[index].content else {
        append(layout.members[index], of: run, to: &maker)
        continue
      }
      for place in first..<first + count { append(place, in: layout, of: run, to: &maker) }
      first += count
    }
    return maker.shape()
  }

  /// Appends a tween, where its plan is known, and makes its row.
  @inline(__always)
  private func append(
    _ place: Int, in layout: TimelineLayout, of run: TimelineRun, to maker: inout NodeShapeMaker
  ) {
    guard let plan = layout.tweens[place].plan.map({ Unmanaged.passUnretained($0) }) else {
      if let inner = layout.keyframes[place] { append(inner, of: run, to: &maker) }
      return
    }
    plan._withUnsafeGuaranteedRef { plan in
      let (first, number) = (maker.writtenCount, run.members.count)
      let timing = layout.tweens[place].own.timing ?? plan.timing
      noteScale(timing, of: run)
      makeMember(place, in: layout, plan, timing, of: run, &maker)
      let start = layout.tweens[place].start
      let heard =
        plan.traits.contains(.callbacks) ? rows.summary(run.members[number].slot).events : nil
      guard plan.traits.contains(.keyframes) else {
        return maker.append(member: number, timing, at: start, writesFrom: first, heard: heard)
      }
      let visits = plan.keyframeVisits(timing).map { timing.outerTime(of: $0, from: start) }
      maker.append(
        TimelineEntry(
          member: number, timing, start: start, writes: first..<maker.writtenCount, heard: heard),
        keyframes: visits.filter { $0 > 0 })
    }
  }

  /// Appends a nested timeline, a call or a pause.
  private func append(
    _ member: PlacedMember, of run: TimelineRun, to maker: inout NodeShapeMaker
  ) {
    let first = maker.writtenCount
    var (node, call) = (TimelineNode?.none, (() -> Void)?.none)
    var heard: CallbackEvents? = .all
    switch member.content {
    case .timeline(let layout, let timing, let callbacks):
      let inner = TimelineNode(timing: timing, callbacks: callbacks)
      noteScale(timing, of: run)
      inner.shape = makeShape(layout, of: run).shape
      if callbacks == nil, !inner.isHeard { heard = nil }
      for track in inner.tracks.tracks { maker.write(track.number) }
      node = inner
    case .call(let body): call = body
    case .pause: break
    case .tweens, .label: return
    }
    maker.append(
      TimelineEntry(
        node: node, call: call, start: member.start, writes: first..<maker.writtenCount,
        heard: heard))
  }

  /// Notes the rate of an entry of a timeline.
  @inline(__always)
  private func noteScale(_ timing: Timing, of run: TimelineRun) {
    if timing.timeScale == 1 { return }
    run.hasScales = true
    if !timing.timeScale.isPowerOfTwo { run.hasRoundingScales = true }
  }

  /// Makes the row of a timeline's next member. Tells what it writes.
  @inline(__always)
  private func makeMember(
    _ place: Int, in layout: TimelineLayout, _ plan: ResolvedPlan, _ timing: Timing,
    of run: TimelineRun, _ maker: inout NodeShapeMaker
  ) {
    let (head, target) = (run.head.slot, layout.targets[place])
    let age = rows[head].age
    let record = targets.insert(target)
    let isNew = targets[record].firstRow.isNone
    let slot = rows.makeSlot(age: age)
    var row = newRow(plan, timing, age: age, usesFrames: rows[head].usesFrames, delay: 0)
    row.target = record
    row.setComponents(
      makeComponents(
        of: slot, row.plan, layout.tweens[place].own.ends, layout.tweens[place].own.starts))
    row.extras = rows.makeExtras(ofMember: run.members.count, of: run.index)
    rows.insert(row, at: slot, from: rows.site(head))
    runs.memberCount += 1
    callouts.forgetProblems(slot)
    if isNew { targets[record].setOnly(slot) } else { link(slot, target: record) }
    if !plan.traits.contains(.plainBytes) { run.writesBytes = false }
    if plan.traits.contains(.showsStart) { run.givesStarts = true }
    if plan.traits.contains(.updateCallback) { run.updating.append(run.members.count) }
    run.members.append(TweenID(slot: slot, generation: UInt32(truncatingIfNeeded: age)))
    run.tracks.beginMember()
    let part = rows.plans[row.plan].firstPart
    let lost =
      run.lost.isEmpty && !run.hasClaims && !plan.traits.contains(.claims)
      ? [] : dropRefused(slot, of: run, target)
    for index in 0..<Int32(plan.parts.count) where !lost.contains(part + index) {
      let key = TrackKey(target: record.raw, key: plan.parts[Int(index)].key)
      let track = run.tracks.number(key, isNew: isNew && index == 0 && !run.hasGrown)
      maker.write(Int32(track))
      run.tracks.add(part: part + index, on: track)
    }
    if plan.traits.contains(.ownEnds), let ends = layout.tweens[place].own.ends {
      rows.keepEnds(ends, of: slot)
    }
    if let callbacks = layout.tweens[place].own.callbacks {
      rows.callbacks.keep(callbacks, of: slot)
    }
    if plan.traits.contains(.playhead) { checkPlayhead(slot) }
  }

  /// Takes from a new member what its timeline has lost, and what is refused beside an earlier
  /// member. Tells which parts those are.
  @inline(never)
  private func dropRefused(_ slot: Slot, of run: TimelineRun, _ target: AnyObject) -> PartSet {
    let refused = refusedProperties(slot, of: run, target)
    let indices = componentIndices(slot).filter {
      run.lost.contains(key($0), of: target)
        || refused.contains(rows.part(components[$0]).property)
    }
    let gone = withWholes(indices, slot)
    let parts = PartSet(gone.map { components[$0].part })
    for index in gone { lose(index) }
    if !gone.isEmpty { dropLost(slot) }
    return parts
  }

  /// The properties that a new member is refused, each with a report: an earlier member moves
  /// another property, and one of the two writes what the other one moves (SEMANTICS 35). The
  /// positions of a playhead are one component, and none of them is refused.
  private func refusedProperties(_ slot: Slot, of run: TimelineRun, _ target: AnyObject)
    -> Set<PropertyIndex>
  {
    guard let plan = rows.plan(slot), !plan.traits.contains(.playhead) else { return [] }
    if plan.traits.contains(.claims) { run.hasClaims = true }
    guard run.hasClaims else { return [] }
    var refused: Set<PropertyIndex> = []
    for part in plan.parts where part.key != .added && !refused.contains(part.property) {
      let key = TrackKey(target: rows[slot].target.raw, key: part.key)
      guard let track = run.tracks.find(key) else { continue }
      // None of its writers is refused beside another one: the last represents all.
      let writer = run.tracks.writers[Int(run.tracks[track].last)]
      let member = run.members[Int(writer.member)]
      guard isKept(member), let other = rows.plan(member.slot) else { continue }
      let property = plan.properties[Int(part.property)]
      let earlier = other.properties[Int(rows.plans.part(writer.part).property)]
      let (mine, its) = (property.access, earlier.access)
      if mine.claims.isEmpty && its.claims.isEmpty { continue }
      if mine.elements.map(\.key) == its.elements.map(\.key) { continue }
      refused.insert(part.property)
      let problem = TweenProblem.writtenBeside(property.name, earlier.name, on: target)
        .located(rows.sites[rows.site(run.head.slot)])
      putOff(of: run.head) { [head = run.head] in
        if !$0.callouts.problems(of: head).contains(problem) { $0.note(problem, of: head) }
      }
    }
    return refused
  }

  /// Writes the starts that the call gives for components whose first member they are, when the
  /// timeline is added. All are read before the first is written: reading one may run a setter,
  /// which would write over another.
  func showMemberStarts(_ run: TimelineRun) {
    guard run.givesStarts else { return }
    var shown: [(slot: Slot, parts: PartSet)] = []
    for number in run.members.indices where isWaiting(run.members[number]) {
      let (slot, parts) = (run.members[number].slot, partsShownFromBeginning(number, run))
      // An appended member may start first now.
      if parts.isEmpty { rows[slot].knowsGivenStarts = false } else { shown.append((slot, parts)) }
    }
    // Where the timeline has grown, some are known and shown already.
    for (slot, parts) in shown where !rows[slot].knowsGivenStarts {
      readGivenStarts(slot, of: parts)
    }
    for (slot, parts) in shown { write(slot, .starts, parts: parts) }
    // Reading the start values took them off.
    guard usesAdditiveLayers else { return }
    for (slot, _) in shown { restoreLayers(target: rows[slot].target) }
  }
}

extension TweenProblem {
  fileprivate static func writtenBeside(
    _ name: TweenKey, _ earlier: TweenKey, on target: AnyObject
  ) -> TweenProblem {
    TweenProblem(
      .unsupportedInTimeline, key: name.description,
      targetType: ValueText.describe(type: type(of: target)),
      fault: "a member before it moves \(earlier), and one of the two writes what the other moves",
      remedy: "it is left out; move both by one property, or add it beside the timeline")
  }
}
