// What a tween does next, and when. Every change of a row's clock or standing ends here.

extension TweenEngine {
  /// The reading of the clock that drives a row.
  @inline(__always)
  func drivingNow(_ slot: Int32) -> Int64 { rows[slot].usesFrames ? frame : now }

  /// Own time at which the row's next boundary lies; a quiet row has only its completion.
  func nextBoundary(_ slot: Int32) -> Int64 {
    let row = rows[slot]
    guard row.state == .running else { return 0 }
    let timing = rows.timing(slot)
    return row.isQuiet ? timing.total : nextRepeat(row, timing)
  }

  private func nextRepeat(_ row: TweenRow, _ timing: Timing) -> Int64 {
    row.isInGap ? timing.start(ofPlay: row.playsEnded) : timing.end(ofPlay: row.playsEnded)
  }

  /// Enters the row's next boundary into the queue, unless it is there.
  func schedule(_ slot: Int32) {
    catchUp(slot)
    let row = rows[slot]
    let stands = row.isPaused || !row.isAlive
    let instant = stands ? Flicks.never : row.clock.instant(reaching: nextBoundary(slot))
    if row.isQuiet { scheduleQuiet(slot, stands) }
    guard instant != row.nextInstant else { return }
    forgetEvent(slot)
    rows[slot].nextInstant = instant
    guard instant != Flicks.never else { return }
    let order = TweenEvent.order(isStart: row.state == .waiting, age: row.age)
    let event = TweenEvent(instant: instant, order: order, slot: slot, stamp: rows[slot].stamp)
    if !isAdvancing, depth > 0, isImmediate(slot) {
      immediate.append(event)
    } else if instant <= (row.usesFrames ? frame : now) {
      pending.append(event)
    } else if row.usesFrames {
      frameQueue.push(event)
    } else {
      timeQueue.push(event)
    }
    tidyQueues()
  }

  /// What the queue holds for a row is no longer true.
  @inline(__always)
  func forgetEvent(_ slot: Int32) {
    rows[slot].nextInstant = Flicks.never
    rows[slot].stamp &+= 1
  }

  private func scheduleQuiet(_ slot: Int32, _ stands: Bool) {
    let row = rows[slot]
    guard row.state == .running else { return }
    let timing = rows.timing(slot)
    let instant =
      stands || row.clock.rate == 0
      ? Flicks.never : row.clock.instant(reaching: nextRepeat(row, timing))
    guard instant != row.nextQuiet else { return }
    rows[slot].nextQuiet = instant
    guard instant != Flicks.never else { return }
    repeatWheel.push(
      TweenEvent(instant: instant, order: row.age, slot: slot, stamp: row.generation))
  }

  /// Repeats that nobody listens to and that have passed: their rows go on with the present play.
  func settleQuiet() {
    repeatWheel.take(upTo: now, into: &repeatsDue)
    guard !repeatsDue.isEmpty else { return }
    for event in repeatsDue where isStillQuiet(event) {
      let slot = event.slot
      rows[slot].nextQuiet = Flicks.never
      catchUp(slot)
      if rows[slot].heldAt == now { hold(slot) } else { place(slot) }
      scheduleQuiet(slot, rows[slot].isPaused)
    }
    repeatsDue.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  func isDue(_ event: TweenEvent) -> Bool {
    rows[event.slot].stamp == event.stamp && rows[event.slot].isAlive
  }

  private func isStillQuiet(_ event: TweenEvent) -> Bool {
    let row = rows[event.slot]
    return row.isAlive && row.generation == event.stamp && row.nextQuiet == event.instant
  }

  private func tidyQueues() {
    let limit = 64 + 4 * rows.aliveCount
    if timeQueue.count > limit { timeQueue.compact(isDue) }
    if frameQueue.count > limit { frameQueue.compact(isDue) }
    if repeatWheel.count > limit { repeatWheel.compact(isStillQuiet) }
  }

  /// Everything due at the present instant, in generations: what callbacks add belongs to the next one.
  func settleInstant() {
    var generation = 0
    while true {
      let batch = takeDue()
      if batch.isEmpty { return }
      generation += 1
      guard generation <= Self.mostGenerations else {
        deferred.append(contentsOf: batch)
        for event in batch where isDue(event) { place(event.slot) }
        report(.tooManyGenerations(time: Flicks.seconds(now)))
        return
      }
      for event in batch where isDue(event) { handle(event) }
    }
  }

  static var mostGenerations: Int { 10_000 }

  private func takeDue() -> [TweenEvent] {
    var batch: [TweenEvent] = []
    swap(&batch, &pending)
    while let event = timeQueue.first, event.instant <= now {
      _ = timeQueue.pop()
      batch.append(event)
    }
    while let event = frameQueue.first, event.instant <= frame {
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
