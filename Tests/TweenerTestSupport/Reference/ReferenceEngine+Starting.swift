/// Rules 8 and 14 to 18: how a tween starts and what that costs others.
extension ReferenceEngine {
  func start(_ row: ReferenceTween) {
    if flaw == .losesFraction {
      row.clock.setPosition(ExactTime(ownTime(row).whole), at: count(of: row))
    }
    begin(row)
    // Plays of no length, or all of it after a negative delay: what is over at the start ends within it.
    passBoundaries(row)
  }

  /// 8: "`onStart` first (it may prepare the target), then start values are read, then conflicts are settled." One that
  /// was restarted has done the latter already.
  func begin(_ row: ReferenceTween, isSought: Bool = false) {
    row.isStarted = true
    noteOwnTimes(row)
    if row.wasRestarted, row.isDriving { show(row) }
    row.wasRestarted = false
    fire(row, .start)
    own(row, isSought: isSought)
    // 41: "A tween of a playhead's `rate` sets it once a step, and at its own starts and ends (at their instants)."
    for part in living where part.age == row.age && part.isDriving && part.timeline == nil {
      show(part) { $0.playheadProperty == .rate }
    }
    if isSwept {
      for part in living where part.age == row.age && part.isDriving { show(part) }
    }
  }

  /// Reads start values and settles conflicts, for the tween and for what its `onStart` split off it.
  func own(_ row: ReferenceTween, isSought: Bool = false) {
    func isToBegin(_ part: ReferenceTween) -> Bool {
      part.timeline == nil ? !part.isOwner : !part.hasTakenFirst
    }
    let parts = living.filter { $0.age == row.age && $0.isStarted && isToBegin($0) }
    for part in parts where part.isAlive && isToBegin(part) {
      if part.timeline != nil {
        part.hasTakenFirst = true
        beginTimeline(part, isSought: isSought)
      } else {
        if part.hasMotions {
          readStartValues(part)
          beginMotions(part)
          findDuration(part)
        } else {
          findDuration(part)
          readStartValues(part)
        }
        take(part, part.cells)
      }
    }
  }

  /// 8: "A start value is the exact value at that instant of whatever tween drives that component, else what the
  /// target holds."
  private func readStartValues(_ row: ReferenceTween) {
    for place in row.components.indices
    where !row.components[place].isResolved && !row.components[place].isClaim {
      readStartValue(place, of: row)
    }
  }

  func readStartValue(_ place: Int, of row: ReferenceTween) {
    let cell = row.components[place].cell
    if cell.index == SceneProperty.middleIndex {
      for index in SceneProperty.middle.components.dropFirst() {
        row.components[place].written[index] = presentValue(
          ReferenceCell(target: cell.target, index: index))
      }
    }
    let present = presentValue(place, of: row)
    row.components[place].held = present
    row.components[place].resolve(present: present)
  }

  /// API 7: "instead of `duration`: how fast the component with the longest way goes on average".
  private func findDuration(_ row: ReferenceTween) {
    guard row.spec.isMeasured else { return }
    guard let speed = row.spec.unitsPerSecond, !row.hasMotions else {
      return setDuration(row, motionLength(row))
    }
    var longest = 0.0
    for place in row.components.indices where !row.components[place].isClaim {
      var component = row.components[place]
      if !component.isResolved { component.resolve(present: presentValue(place, of: row)) }
      longest = max(longest, wayLength(component))
    }
    // No longer than a caller may say: a billion seconds.
    let seconds = min(longest / speed, 1_000_000_000)
    setDuration(row, Int((seconds * Double(Flick.second)).rounded()))
  }

  private func setDuration(_ row: ReferenceTween, _ duration: Int) {
    row.timing = ReferenceTiming(row.spec, duration: duration)
    row.knowsLength = true
    if row.wasSought { findPlay(row) } else { findFirstPlay(row) }
  }

  private func presentValue(_ place: Int, of row: ReferenceTween) -> Double {
    let component = row.components[place]
    if let property = component.playheadProperty {
      return presentValue(component.cell, as: property)
    }
    return presentValue(component.cell)
  }

  func presentValue(_ cell: ReferenceCell) -> Double {
    // What is computed, and what another property's setter writes, is read when its drivers have been written.
    let isMiddle = cell.index == SceneProperty.middleIndex
    for index in isMiddle ? SceneProperty.middle.components : [cell.index] {
      let dependency = ReferenceCell(target: cell.target, index: index)
      guard let driver = driver(of: dependency) else { continue }
      guard isMiddle || driver.isClaim(dependency) else { continue }
      // A start that was shown over another of its components stays.
      show(driver) { SceneProperty.middle.components.contains($0.index) }
    }
    let index = isMiddle ? SceneProperty.a.components[0] : cell.index
    var present = values[cell.target][index]
    if let driver = driver(of: cell), !driver.isClaim(cell),
      let driven = driver.components.first(where: { $0.cell == cell })
    {
      present = value(driven, of: driver)
    }
    return present
  }

  /// Makes a tween the owner of components, of which a timeline takes some at a time.
  func take(_ row: ReferenceTween, _ cells: Set<ReferenceCell>) {
    func own() {
      row.isOwner = true
      for place in row.components.indices where cells.contains(row.components[place].cell) {
        row.components[place].isTaken = true
      }
    }
    let targets = Set(cells.map(\.target)).union(row.spec.target.map { [$0] } ?? [])
    let others = living.filter { other in
      other.age != row.age && targets.contains { other.isOn($0) }
    }
    // 18: "`.all` removes every other tween of the target when it starts."
    if row.spec.overwrite == .all {
      for other in others {
        leave(other, other.components.filter { targets.contains($0.cell.target) })
      }
      own()
      // With what is split off them meanwhile.
      let ages = Set(others.map(\.age))
      while let other = living.first(where: { other in
        ages.contains(other.age) && targets.contains { other.isOn($0) }
      }) {
        remove(other, from: targets)
      }
      return
    }

    // 15: "The later call wins wherever two overlap in time, from the moment it starts. An older tween that
    // starts while a newer one runs gives up the shared components at its start." 18: `.none` shares.
    var losers: [ReferenceTween] = []
    var winners: [ReferenceTween] = []
    func shared(_ other: ReferenceTween) -> Set<ReferenceCell> {
      row.cells.intersection(cells).intersection(other.ownedCells)
    }
    func isOlder(_ other: ReferenceTween) -> Bool {
      flaw == .olderWins ? other.age > row.age : other.age < row.age
    }
    // What it loses to newer ones first: with what a setter writes goes the whole property, which takes nothing then.
    var lost: Set<ReferenceCell> = []
    for other in others where other.isOwner && !isOlder(other) {
      let taken = shared(other).filter { other.takes($0, from: row) }
      if taken.isEmpty { continue }
      lost.formUnion(taken)
      winners.append(other)
    }
    strip(row, lost)
    for other in others where other.isOwner && isOlder(other) {
      let shared = shared(other).filter { row.takes($0, from: other) }
      if shared.isEmpty { continue }
      strip(other, shared)
      losers.append(other)
    }
    own()
    for loser in losers { self.lost(loser, to: [row]) }
    if !winners.isEmpty { self.lost(row, to: winners) }
  }

  /// Takes components away.
  func strip(_ row: ReferenceTween, _ cells: Set<ReferenceCell>) {
    let lost = row.whole(cells)
    leave(row, row.components.filter { lost.contains($0.cell) })
    row.components.removeAll { lost.contains($0.cell) }
  }

  /// 16: "`onOverwrite` is called once per newcomer, whatever the number of components lost. With none left it
  /// ends as `.overwritten(by:)`, the one that took the last." 12: it is ended in that `onOverwrite` already.
  func lost(_ row: ReferenceTween, to winners: [ReferenceTween]) {
    for winner in winners where row.isAlive {
      let outcome = ReferenceOutcome.overwritten(by: winner.row)
      let isOver = row.components.isEmpty && winner === winners.last
      if isOver { finish(row, outcome) }
      // Parts of a split newcomer are one newcomer: they are of one age.
      row.latestWinner = winner.row
      if row.toldOf.insert(winner.age).inserted { fire(row, .overwrite) }
      if isOver { fire(row, .end(outcome)) }
    }
  }
}
