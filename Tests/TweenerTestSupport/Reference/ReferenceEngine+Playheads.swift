/// Rule 41: tweens of a playhead. To them the tween that is moved is a target; its number lies below 0.
extension ReferenceEngine {
  /// The components of a playhead: "`elapsed`, `progress` or `totalProgress` are one component", the speed is another.
  private enum Place {
    static let position = 0
    static let rate = 1
  }

  /// The row whose playhead a target is.
  private func movedRow(_ target: Int) -> ReferenceTween? {
    target < 0 ? rows[-1 - target] : nil
  }

  func components(_ playhead: PlayheadSpec) -> [ReferenceComponent] {
    // Parts that were split off it have later rows.
    // "What moves a playhead, as a tween or by a member, has no playhead that a tween could move."
    guard let moved = rows.first(where: { $0.spec.id == playhead.tween }),
      moved.cells.allSatisfy({ $0.target >= 0 })
    else { return [] }
    return playhead.goals.map { goal in
      let index = goal.property == .rate ? Place.rate : Place.position
      var component = ReferenceComponent(
        ReferenceCell(target: -1 - moved.row, index: index), goal.goal.goal(of: 0))
      component.playheadProperty = goal.property
      return component
    }
  }

  // MARK: The clock stands

  /// To be told of a tween that is added.
  func watchPlayheads(movedBy row: ReferenceTween) {
    let moved = Set(row.components.map(\.cell.target)).compactMap(movedRow)
    if moved.isEmpty { return }
    row.drivingDidChange = { [unowned self] in moved.forEach(holdIfMoved) }
  }

  /// "While a tween moves `elapsed`, `progress` or `totalProgress` of a playhead, the clock of that playhead's tween stands as in a
  /// pause."
  private func holdIfMoved(_ row: ReferenceTween) {
    let position = ReferenceCell(target: -1 - row.row, index: Place.position)
    let isHeld = row.isAlive && rows.contains { $0.isDriving && $0.owns(position) }
    if row.isAlive, row.clock.isHeld != isHeld { row.clock.setHeld(isHeld, at: count(of: row)) }
  }

  /// 23: "tweens of the playhead end with `.targetGone` when that tween has ended".
  func endMovers(of row: ReferenceTween) {
    let target = -1 - row.row
    // A tween that was refused the playhead is one of the playhead all the same.
    let refused = living.filter {
      $0.components.isEmpty && $0.timeline == nil && $0.spec.playhead?.tween == row.spec.id
    }
    for mover in (living(of: target) + refused).sorted(by: { $0.age < $1.age }) {
      // 42: "When all targets of a timeline are gone it ends with `.targetGone`; while some live, it goes on."
      mover.components.removeAll { mover.timeline != nil && $0.cell.target == target }
      if mover.timeline == nil || mover.components.isEmpty { end(mover, .targetGone) }
    }
  }

  // MARK: Reading and setting

  /// What a start value is read from: "the exact value at that instant of whatever tween drives that component, else what the target
  /// holds" (8).
  func presentValue(_ cell: ReferenceCell, as property: PlayheadProperty) -> Double {
    if let driver = driver(of: cell),
      let driven = driver.components.first(where: { $0.cell == cell })
    {
      if driven.playheadProperty == property { return value(driven, of: driver) }
      show(driver)
    }
    guard let row = movedRow(cell.target) else { return 0 }
    switch property {
    case .elapsed: return Flick.seconds(elapsed(row.row).whole)
    case .progress: return progress(row.row)
    case .totalProgress:
      guard let length = row.timing.length, length > 0 else { return 0 }
      return min(Double(elapsed(row.row).whole) / Double(length), 1)
    case .rate: return row.clock.rate
    }
  }

  /// What a caller sets by hand calls nothing; what a tween moves calls "in the `advance` that passes them, in order, with that
  /// advance's time", when the writes are done that move it.
  func movePlayhead(_ cell: ReferenceCell, _ property: PlayheadProperty, to value: Double) {
    guard let row = movedRow(cell.target), row.isAlive else { return }
    // Also with the last write of what moves it, which it makes when it ceases to.
    let callsBack = row.clock.isHeld
    if row.isStarted || property == .rate {
      let outer = isMovingPlayhead
      isMovingPlayhead = true
      setPlayhead(row, property, to: value, callsBack)
      isMovingPlayhead = outer
    } else {
      // "A waiting tween that is sought starts at once, with `onStart`": a callback, which comes behind the writes.
      notePassage(row, nil) { [unowned self] in
        if row.isAlive { setPlayhead(row, property, to: value, callsBack) }
      }
    }
  }

  private func setPlayhead(
    _ row: ReferenceTween, _ property: PlayheadProperty, to value: Double, _ callsBack: Bool
  ) {
    switch property {
    case .elapsed:
      seek(row.row, to: Int((value * Double(Flick.second)).rounded()), callsBack: callsBack)
    case .progress: setProgress(row.row, value, callsBack: callsBack)
    case .totalProgress: setTotalProgress(row.row, value, callsBack: callsBack)
    case .rate: if value >= 0, value <= 1_000_000 { setTimeScale(row.row, value) }
    }
  }

  /// Where a tween was before the present writes moved it.
  func placeBeforeWrites(_ row: ReferenceTween) -> ExactTime? {
    passages.first { $0.row === row }?.old
  }

  /// Puts off what a tween passes until the present writes are done; of one that they move twice all at once.
  func notePassage(_ row: ReferenceTween, _ old: ExactTime?, _ make: @escaping () -> Void) {
    if let known = passages.firstIndex(where: { $0.row === row }) {
      passages[known].make = make
    } else {
      passages.append((row, old, make))
      passagesToCall += 1
    }
  }

  /// "What the moved ones have passed is called, oldest first".
  func callPassed() {
    func isOlder(_ left: Int, _ right: Int) -> Bool {
      ReferenceTween.isOlder(passages[left].row, passages[right].row)
    }
    while passagesToCall > 0 {
      let round = passagesToCall
      passagesToCall = 0
      for _ in 0..<round {
        guard let oldest = passages.indices.min(by: isOlder) else { return }
        passages.remove(at: oldest).make()
      }
    }
  }

  // MARK: Velocity

  /// What shows a component although it is paused, or stands by its rate, as a tween moves its playhead.
  func standingMoved(of cell: ReferenceCell) -> ReferenceTween? {
    living.last { $0.isStarted && !$0.clock.isDriving && $0.clock.isHeld && $0.owns(cell) }
  }

  /// How fast a tween's own time is moved, per second of engine time (44). Beyond an end it stands at that end.
  func movedSpeed(_ row: ReferenceTween) -> Double {
    let cell = ReferenceCell(target: -1 - row.row, index: Place.position)
    guard let mover = driver(of: cell),
      let component = mover.components.first(where: { $0.cell == cell })
    else { return 0 }
    let length = row.timing.length.map(seconds) ?? .infinity
    let (unit, end) =
      switch component.playheadProperty {
      case .progress: (seconds(row.timing.duration), 1.0)
      case .totalProgress: (length, 1.0)
      default: (1.0, length)
      }
    let (velocity, place) = (velocity(component, of: mover), value(component, of: mover))
    let isAtEnd = velocity > 0 ? place < 0 || place >= end : place <= 0 || place > end
    return isAtEnd ? 0 : velocity * unit
  }
}
