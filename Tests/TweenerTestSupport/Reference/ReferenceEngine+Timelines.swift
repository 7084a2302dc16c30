/// Rules 35 to 40: how a timeline lives.
extension ReferenceEngine {
  // MARK: What shows

  /// The place of one play that shows now.
  func localTime(_ row: ReferenceTween) -> ExactTime {
    let local = row.timing.local(ownTime(row), position(row))
    return row.timeline?.root.bent(local) ?? local
  }

  func timelineValue(
    _ component: ReferenceComponent, of row: ReferenceTween, at local: ExactTime
  ) -> Double {
    row.timeline?.value(component.cell, at: local)
      ?? row.timeline?.valueBeforeStart(component.cell) ?? component.held ?? 0
  }

  /// 30: "start values, bit for bit".
  func startValue(_ component: ReferenceComponent, of row: ReferenceTween) -> Double {
    row.timeline == nil
      ? shaped(component.from, for: row.spec)
      : timelineValue(component, of: row, at: row.timeline?.root.bent(ExactTime(0)) ?? ExactTime(0))
  }

  // MARK: Starts

  /// 37: "Where the first member of a component gives its start, the component shows that start … and is written at the call
  /// as in rule 8."
  func showMemberStarts(_ row: ReferenceTween) {
    guard let timeline = row.timeline else { return }
    for place in row.components.indices {
      let cell = row.components[place].cell
      guard let first = timeline.firstMember(cell), givesStart(cell, of: first, row) else {
        continue
      }
      readStart(cell, of: first, row, present: presentValue(cell, of: row))
    }
    for component in row.components {
      guard let first = timeline.firstMember(component.cell),
        let start = row.timeline?.givenStart(component.cell, of: first)
      else { continue }
      store(start, of: component)
    }
  }

  /// Whether a timeline has begun to take a component.
  func hasBegun(_ row: ReferenceTween, _ cell: ReferenceCell) -> Bool {
    row.owns(cell)
      || row.timeline?.members.contains { $0.hasBegun && $0.cells.contains(cell) } ?? false
  }

  /// Where on its own time a tween takes a component.
  func firstPlace(of cell: ReferenceCell, _ row: ReferenceTween) -> Int {
    guard let timeline = row.timeline, let first = timeline.firstMember(cell) else { return 0 }
    return givesStart(cell, of: first, row)
      ? 0 : timeline.root.firstTime(at: timeline.members[first].firstStart)
  }

  private func givesStart(_ cell: ReferenceCell, of number: Int, _ row: ReferenceTween) -> Bool {
    guard let member = row.timeline?.members[number] else { return false }
    return member.spec.showsStart && member.component(cell)?.goal.givesStart == true
  }

  /// The timeline itself starts: it owns what it shows "from the timeline's beginning on".
  func beginTimeline(_ row: ReferenceTween, isSought: Bool) {
    guard let timeline = row.timeline else { return }
    row.isOwner = true
    takeShown(row, timeline.members.indices)
    // With a negative delay it starts part-way in; sought, where it is sought to.
    if !isSought, row.spec.delay < 0, ownTime(row) > ExactTime(0) { startPassedMembers(row) }
  }

  /// Takes what some members show from the timeline's beginning on. `shown`: what it shows already, where it has grown.
  func takeShown(
    _ row: ReferenceTween, _ members: Range<Int>, _ shown: [ReferenceCell: Double] = [:]
  ) {
    for number in members where row.isAlive {
      let cells = row.cells.filter { cell in
        row.timeline?.firstMember(cell) == number && givesStart(cell, of: number, row)
      }
      // What was split off at the call has not read them yet.
      for cell in cells {
        readStart(cell, of: number, row, present: shown[cell] ?? presentValue(cell, of: row))
      }
      if !cells.isEmpty { take(row, cells) }
    }
  }

  /// 37: "A member's start values are read when own time first reaches or passes its start, in order of the starts, whatever
  /// the step, also in a seek." Of equal starts, in the order of 39.
  func startPassedMembers(_ row: ReferenceTween) {
    startPassedMembers(row, position(row), localTime(row))
  }

  /// The same for a place of own time.
  func startPassedMembers(_ row: ReferenceTween, at own: ExactTime) {
    let local = row.timing.local(at: own)
    startPassedMembers(row, row.timing.position(at: own), row.timeline?.root.bent(local) ?? local)
  }

  private func startPassedMembers(
    _ row: ReferenceTween, _ position: ReferencePosition, _ local: ExactTime
  ) {
    guard let timeline = row.timeline else { return }
    let (members, play) = (timeline.members, position.play)
    for number in timeline.startOrder where row.isAlive {
      if play == 0, local < ExactTime(members[number].firstStart) { continue }
      readStarts(of: number, row)
    }
  }

  /// `before`: what a timeline that has grown showed before.
  func readStarts(
    of number: Int, _ row: ReferenceTween, _ before: [ReferenceCell: Double] = [:]
  ) {
    guard let member = row.timeline?.members[number], !member.hasRead else { return }
    let cells = member.components.map(\.cell).filter { row.cells.contains($0) }
    for cell in cells {
      // "A start value is what rule 36 shows there if a member moves the component, else what rule 8 says."
      let shown = row.timeline?.value(cell, at: ExactTime(member.firstStart))
      let present = shown ?? before[cell] ?? presentValue(cell, of: row)
      readStart(cell, of: number, row, present: present)
    }
    row.timeline?.members[number].hasRead = true
    take(row, Set(cells))
  }

  /// What rule 8 says of a component of a timeline.
  private func presentValue(_ cell: ReferenceCell, of row: ReferenceTween) -> Double {
    let property = row.components.first { $0.cell == cell }?.playheadProperty
    return property.map { presentValue(cell, as: $0) } ?? presentValue(cell)
  }

  private func readStart(
    _ cell: ReferenceCell, of number: Int, _ row: ReferenceTween, present: Double
  ) {
    guard let timeline = row.timeline else { return }
    var member = timeline.members[number]
    for place in member.components.indices
    where member.components[place].cell == cell && !member.components[place].isResolved {
      member.components[place].held = present
      member.components[place].resolve(present: present)
      member.components[place].beginMotion(ofMember: member.spec)
      member.components[place].isResolved = true
    }
    row.timeline?.members[number] = member
    for place in row.components.indices where row.components[place].cell == cell {
      if row.components[place].held == nil { row.components[place].held = present }
    }
  }

  // MARK: Events

  /// The play whose events come next, and what they are, on own time.
  func events(_ row: ReferenceTween) -> [ReferenceEvent] {
    guard let timeline = row.timeline else { return [] }
    return timeline.events(inPlay: row.isReversed ? playToBegin(row) : row.play)
  }

  /// The next event, where it comes before a place to pause at (34) and before the end of the play.
  func nextEvent(_ row: ReferenceTween) -> ReferenceEvent? {
    guard row.timeline != nil, !isBent(row), row.isReversed || !row.isInPause else { return nil }
    let list = events(row)
    let next = row.isReversed ? row.passed - 1 : row.passed
    guard list.indices.contains(next) else { return nil }
    let event = list[next]
    if let stop = row.stop, stop.liesAhead(isReversed: row.isReversed) {
      let boundary = nextBoundary(row)
      let isFirst = row.isReversed ? stop.place >= event.place : stop.place <= event.place
      // Backwards what stands at the beginning of a later play comes with its `onRepeat`, before the pause.
      let isAtBoundary = row.isReversed && stop.place == boundary && boundary > 0
      if isFirst, !isAtBoundary { return nil }
    }
    return event
  }

  func pass(_ event: ReferenceEvent, _ row: ReferenceTween, isForward: Bool) {
    row.passed += isForward ? 1 : -1
    guard let call = isForward ? event.forwards : event.backwards else { return }
    if case .pause = call {
      // 40: "`addPause` is `pause(at:)` in every play and in both directions." Silent parts have none.
      if row.hears == nil { return }
      row.boundary = nil
      // 36: "a function of its own time alone", where its rate is 0 too.
      if row.isOwner { show(row) }
      if !isBent(row) { row.clock.setPosition(ExactTime(event.place), at: count(of: row)) }
      return pause(row)
    }
    make(call, row)
    for number in isForward ? event.reads : [] where row.isAlive { readStarts(of: number, row) }
  }

  /// Calls what a timeline has come to. `isSought`: in a seek, which passes pauses.
  func make(_ call: ReferenceEvent.Call, _ row: ReferenceTween, isSought: Bool = false) {
    switch call {
    case .head(let moment): fire(row, moment, showing: row.timeline != nil)
    case .member(let number, let moment):
      if moment == .start, row.timeline?.members[number].hasRead == false {
        row.timeline?.members[number].hasBegun = true
        fire(member: number, of: row, moment)
        // Also for what its `onStart` has split off.
        for part in living where part.age == row.age && part.hasBegun(member: number) {
          readStarts(of: number, part)
        }
      } else {
        fire(member: number, of: row, moment)
      }
    case .node(let node, let moment):
      guard row.hears != nil, let hears = node.hears, !node.spec.deaf.contains(moment.kind) else {
        return
      }
      self.call(row, showing: moment != .update, isExact: true) { hears(moment) }
    case .mark(let hears):
      if row.hears != nil { self.call(row, showing: true, isExact: true) { hears(.start) } }
    case .pause: break
    }
  }

  func fire(member number: Int, of row: ReferenceTween, _ moment: ReferenceMoment) {
    guard let member = row.timeline?.members[number], let hears = member.hears,
      !member.spec.deaf.contains(moment.kind)
    else { return }
    // 35: "A member that has lost everything … calls nothing more."
    func isEmptied() -> Bool {
      !member.cells.isEmpty && member.cells.isDisjoint(with: row.cells)
    }
    if isEmptied() { return }
    call(row, showing: moment != .update, isExact: true) { if !isEmptied() { hears(moment) } }
  }

  /// 32: "calls what lies between, in the order of the direction of the jump: the boundaries after the old position, up to
  /// and including the new one, but not the completion".
  func callsBetween(
    _ row: ReferenceTween, from old: ExactTime, to new: Int
  ) -> [ReferenceEvent.Call] {
    guard let timeline = row.timeline else { return [] }
    // One that waits has passed nothing, not even what lies at 0.
    let isWaiting = !row.isStarted
    if old == ExactTime(new), !isWaiting { return [] }
    if isBent(row) {
      return bentCallsBetween(row, from: old, to: ExactTime(new), isWaiting: isWaiting)
    }
    let isForward = old < ExactTime(new) || isWaiting
    var list: [(place: Int, forwards: ReferenceEvent.Call?, backwards: ReferenceEvent.Call?)] = []
    for play in row.timing.playsToCount {
      list += timeline.events(inPlay: play).map { ($0.place, $0.forwards, $0.backwards) }
      if row.timing.isLast(play) { break }
      list.append((row.timing.end(of: play), .head(.repeat), nil))
      list.append((row.timing.start(of: play + 1), nil, .head(.repeat)))
    }
    if isForward {
      return list.filter {
        (old < ExactTime($0.place) || (isWaiting && $0.place == 0)) && $0.place <= new
      }.compactMap(\.forwards)
    }
    return list.reversed().filter { ExactTime($0.place) < old && new <= $0.place }.compactMap(
      \.backwards)
  }

  // MARK: Splitting

  /// 35: "When it is split, members' callbacks go with the members; calls, pauses and the timeline's own callbacks stay with
  /// the handle."
  func divideCallbacks(_ row: ReferenceTween, _ part: ReferenceTween) {
    for number in row.timeline?.members.indices ?? 0..<0 {
      guard let cells = row.timeline?.members[number].cells else { continue }
      let goes = cells.isDisjoint(with: row.cells) && !cells.isDisjoint(with: part.cells)
      if goes {
        row.timeline?.members[number].hears = nil
      } else {
        part.timeline?.members[number].hears = nil
      }
    }
  }
}
