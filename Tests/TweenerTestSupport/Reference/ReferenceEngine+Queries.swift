/// What can be asked.
extension ReferenceEngine {
  public enum State: String, Sendable {
    case waiting, running, paused, ended
  }

  public func state(_ row: Int) -> State {
    let row = rows[row]
    if !row.isAlive { return .ended }
    if row.clock.isPaused { return .paused }
    return row.isStarted ? .running : .waiting
  }

  /// The fraction of the current play that is over; 0 before own time 0. "With a negative delay own time begins at minus the delay"
  /// (29), so that one that waits may be part-way in. A play of no length is over at its instant.
  public func progress(_ row: Int) -> Double {
    let row = rows[row]
    let isPartWay = row.spec.delay < 0 && ownTime(row) > ExactTime(0)
    guard row.isStarted || isPartWay else { return 0 }
    switch position(row) {
    case .atStart: return 0
    case .atEnd: return 1
    case .inside(let play):
      return row.timing.duration == 0 ? 0 : fraction(row, of: play, backwards: false)
    }
  }

  /// The tween's own time since its start; less than nothing for one that `complete()` starts before its time.
  public func elapsed(_ row: Int) -> ExactTime {
    max(ownTime(rows[row]), ExactTime(0))
  }

  /// API 7: "all plays and the pauses between"; `nil` where endless. `endDelay` is the last stretch of it.
  public func totalDuration(_ row: Int) -> Int? { rows[row].timing.length }

  /// One play; nothing until a tween with `unitsPerSecond` has started.
  public func duration(_ row: Int) -> Int { rows[row].timing.duration }

  public func isReversed(_ row: Int) -> Bool { rows[row].isReversed }

  public func outcome(_ row: Int) -> ReferenceOutcome? { rows[row].outcome }

  /// 7: "`isTweening` and `tweens(of:)` count waiting and paused tweens."
  public func isTweening(_ target: Int) -> Bool { !living(of: target).isEmpty }

  public func isTweening(_ target: Int, component: Int) -> Bool {
    living(of: target).contains { row in
      row.components.contains { $0.index == component && $0.cell.target == target }
    }
  }

  public func tweens(of target: Int) -> [Int] { living(of: target).map(\.row) }

  public var tweenCount: Int { living.count }

  public var isInteractionLocked: Bool { locks > 0 }

  /// The components a callback of the tween finds exact (3): those it is the one to show, and after its end those
  /// it left and nobody else drives.
  public func shownComponents(_ row: Int, of target: Int) -> [Int] {
    let row = rows[row]
    guard row.isDriving || !row.isAlive, row.isExact else { return [] }
    return row.components.map(\.cell).filter {
      $0.target == target && $0.index < SceneProperty.componentCount
    }.filter { cell in
      let driver = driver(of: cell)
      return row.isAlive ? driver === row : driver == nil
    }.map(\.index)
  }
}
