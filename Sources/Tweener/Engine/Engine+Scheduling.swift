// What a tween does next, and when. Every change of a row's clock or standing ends here.

extension TweenEngine {
  /// The reading of the clock that drives a row.
  @inline(__always)
  func drivingNow(_ slot: Int32) -> Int64 { rows[slot].usesFrames ? clock.frame : clock.now }

  /// Own time at which the row's next boundary lies; a quiet row has only its completion.
  @inline(__always)
  func nextBoundary(_ slot: Int32) -> Int64 {
    guard rows[slot].state == .running else { return 0 }
    return rows[slot].skipsRepeatEvents ? rows.timing(slot).total : nextRepeat(slot)
  }

  @inline(__always)
  private func nextRepeat(_ slot: Int32) -> Int64 {
    let (timing, ended) = (rows.timing(slot), rows[extras: slot].playsEnded)
    return rows[slot].isInGap ? timing.start(ofPlay: ended) : timing.end(ofPlay: ended)
  }

  /// Enters the row's next boundary into the queue, unless it is there.
  func schedule(_ slot: Int32) {
    let stands = rows[slot].isPaused || !rows[slot].isAlive
    catchUp(slot)
    let instant =
      stands ? Flicks.never : rows.clock(slot).instant(reaching: nextBoundary(slot))
    guard instant != rows[slot].nextInstant else { return }
    let stamp = rows[slot].expect(instant)
    guard instant != Flicks.never else { return }
    let isStart = rows[slot].state == .waiting
    enter(
      TweenEvent(
        instant: instant, order: TweenEvent.order(isStart: isStart, age: rows[slot].age),
        slot: slot, stamp: stamp))
  }

  private func enter(_ event: TweenEvent) {
    if !clock.isAdvancing, depth > 0, isImmediate(event.slot) {
      immediate.append(event)
    } else if event.instant <= drivingNow(event.slot) {
      pending.append(event)
    } else if rows[event.slot].usesFrames {
      frameQueue.push(event)
      tidy(&frameQueue)
    } else {
      timeQueue.push(event)
      tidy(&timeQueue)
    }
  }

  /// What the queue holds for a row is no longer true.
  @inline(__always)
  func forgetEvent(_ slot: Int32) {
    _ = rows[slot].expect(Flicks.never)
  }

  @inline(__always)
  func isDue(_ event: TweenEvent) -> Bool { rows[event.slot].expects(event) }

  /// Entries of a queue, true ones and such as are true no longer.
  private var mostEvents: Int { 64 + 4 * rows.aliveCount }

  @inline(__always)
  func tidy(_ queue: inout EventQueue) {
    if queue.count > mostEvents { queue.compact(isDue) }
  }

  /// Everything due at the present instant, in generations: what callbacks add belongs to the next one.
  func processDueEvents() {
    var generation = 0
    let isFirst = processedAt != clock.now
    processedAt = clock.now
    while true {
      let batch = popDue()
      if batch.isEmpty { return }
      generation += 1
      guard generation <= Self.mostGenerations else {
        deferred.append(contentsOf: batch)
        for event in batch where isDue(event) { assignWriters(event.slot) }
        report(.tooManyGenerations(time: Flicks.seconds(clock.now)))
        return
      }
      var next = 0
      while next < batch.count {
        let event = batch[next]
        let end = startSimple(batch, from: next)
        if end > next {
          next = end
          continue
        }
        next += 1
        guard isDue(event) else { continue }
        if isFirst, generation == 1 { handling = event.order }
        handle(event)
      }
      handling = .max
    }
  }

  static var mostGenerations: Int { 10_000 }

  private func popDue() -> [TweenEvent] {
    var batch: [TweenEvent] = []
    swap(&batch, &pending)
    while let event = timeQueue.first, event.instant <= clock.now {
      _ = timeQueue.pop()
      batch.append(event)
    }
    while let event = frameQueue.first, event.instant <= clock.frame {
      _ = frameQueue.pop()
      batch.append(event)
    }
    var isSorted = true
    for index in batch.indices.dropFirst() where batch[index].isLess(than: batch[index - 1]) {
      isSorted = false
      break
    }
    if !isSorted { batch.sort { $0.isLess(than: $1) } }
    return batch
  }

  private func handle(_ event: TweenEvent) {
    let slot = event.slot
    forgetEvent(slot)
    if rows[slot].state == .waiting {
      start(slot)
    } else {
      passBoundaries(slot)
    }
  }
}
