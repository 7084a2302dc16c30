/// API 8: what is added to a timeline that plays.
extension ReferenceEngine {
  public func append(
    _ items: [TimelineItem], to row: Int,
    hearsMember: @escaping (TweenSpec, ReferenceMoment) -> Void
  ) -> Bool {
    call {
      let row = rows[row]
      // "A timeline with an `easing`, an ended tween and one that is no timeline refuse."
      guard row.isAlive, let old = row.timeline, !isBent(row) else { return false }
      let (passed, entries, place) = (row.passed, old.root.entries.count, localTime(row))
      var shown: [ReferenceCell: Double] = [:]
      for component in row.components where row.owns(component.cell) {
        shown[component.cell] = timelineValue(component, of: row, at: place)
      }
      row.spec.items = (row.spec.items ?? []) + items
      var timeline = makeTimeline(row.spec, hearsMember: hearsMember)
      for number in old.members.indices { timeline.members[number] = old.members[number] }
      let new = old.members.count..<timeline.members.count
      row.timeline = timeline
      noteAddedTimes(row)
      addComponents(row, of: new, beside: old)
      lengthen(row)
      if row.isStarted {
        findPassed(row, of: entries, passed)
        keepShown(row, shown, new)
        startLate(row, new, at: place, shown)
        if row.isAlive { takeShown(row, new, shown) }
        // What was there shows what it showed.
        show(row) { component in
          shown[component.cell]?.bitPattern != self.value(component, of: row).bitPattern
        }
      } else {
        findFirstPlay(row)
        forgetStarts(row, old.members.indices)
        showMemberStarts(row)
      }
      return true
    }
  }

  /// "What the timeline has lost or what was split off stays so."
  private func addComponents(
    _ row: ReferenceTween, of new: Range<Int>, beside old: ReferenceTimeline
  ) {
    let known = old.members.reduce(into: Set()) { $0.formUnion($1.cells) }
    for number in new {
      for cell in row.timeline?.members[number].cells ?? [] where !known.contains(cell) {
        if !row.cells.contains(cell) { row.components.append(ReferenceComponent(cell, .to(0))) }
      }
    }
    row.components.sort { ($0.cell.target, $0.index) < ($1.cell.target, $1.index) }
  }

  /// "To one that has not started it is as if it had been added before": what is first no more has not been shown.
  private func forgetStarts(_ row: ReferenceTween, _ old: Range<Int>) {
    for number in old {
      guard let timeline = row.timeline else { return }
      let member = timeline.members[number]
      if member.hasRead { continue }
      for (place, component) in member.components.enumerated() {
        let isShown =
          member.spec.showsStart && component.goal.givesStart
          && timeline.firstMember(component.cell) == number
        if !isShown { row.timeline?.members[number].components[place].isResolved = false }
      }
    }
  }

  /// "The play and the place in it stay, although plays grow longer … In a pause between plays the time in the pause stays; at its
  /// end, and in `endDelay`, it stands where the old play ended."
  private func lengthen(_ row: ReferenceTween) {
    let (old, own) = (row.timing, ownTime(row))
    row.timing = ReferenceTiming(row.spec)
    let longer = row.timing.duration - old.duration
    guard longer > 0, own > ExactTime(0) else { return }
    let isBehind = row.rest == .end || row.isInEndDelay
    let play = row.isInPause ? row.play - 1 : row.play
    var passed = own - old.start(of: play)
    if isBehind { passed = min(passed, ExactTime(old.duration)) }
    let gained = row.isInPause || row.timing.isBackward(play) ? longer : 0
    let place = passed + ExactTime(row.timing.start(of: play) + gained)
    row.clock.setPosition(place, at: count(of: row))
    row.boundary = nil
    if isBehind { (row.rest, row.isInEndDelay) = (nil, false) }
  }

  /// What lies at or before its place is passed, of what was there what was passed before.
  private func findPassed(_ row: ReferenceTween, of entries: Int, _ passed: Int) {
    let (own, list) = (ownTime(row), events(row))
    var (count, known) = (0, 0)
    while known < passed, count < list.count {
      if list[count].entry < entries { known += 1 }
      count += 1
    }
    while count < list.count, list[count].entry >= entries {
      let place = ExactTime(list[count].place)
      guard row.isReversed ? place < own : place <= own else { break }
      count += 1
    }
    row.passed = count
  }

  /// "Members whose start is at or before that place (in a later play: all) have their start values read at once, in silence."
  private func startLate(
    _ row: ReferenceTween, _ new: Range<Int>, at local: ExactTime, _ shown: [ReferenceCell: Double]
  ) {
    let play = position(row).play
    for number in row.timeline?.startOrder ?? [] where new.contains(number) && row.isAlive {
      guard let member = row.timeline?.members[number] else { break }
      if play > 0 || ExactTime(member.firstStart) <= local { readStarts(of: number, row, shown) }
    }
  }

  /// What a component shows before a new member that comes first now is what it showed, until that has started.
  private func keepShown(
    _ row: ReferenceTween, _ shown: [ReferenceCell: Double], _ new: Range<Int>
  ) {
    guard let timeline = row.timeline else { return }
    for (cell, value) in shown {
      guard let first = timeline.firstMember(cell), new.contains(first),
        let place = timeline.members[first].components.firstIndex(where: {
          $0.cell == cell && !$0.isResolved
        })
      else { continue }
      row.timeline?.members[first].components[place].held = value
    }
  }
}
