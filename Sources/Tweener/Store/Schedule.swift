// The next events of tweens: queues by time and by frames, and the events that are due at the
// present instant. It knows events, not rows: its callers determine which events are still valid.

struct Schedule: ~Copyable {
  /// Starts, ends of plays and completions of tweens that run on time.
  private var timeQueue = EventQueue()
  /// Starts, ends of plays and completions of tweens that run on frames.
  private var frameQueue = EventQueue()
  /// Due at the present instant, in the next generation.
  private(set) var pending: [QueuedEvent] = []
  /// An empty list for the next generation.
  private var spare: [QueuedEvent] = []
  /// Added by callbacks outside `advance`, without delay or length: they run when the callback has
  /// returned.
  private(set) var immediate: [QueuedEvent] = []
  /// Left over when an instant had too many generations.
  private(set) var deferred: [QueuedEvent] = []
  /// Parts that were split off while the whole began, with its age: they begin right after it.
  private(set) var parts: [(age: UInt64, id: TweenID)] = []
  /// The order of the event that is being handled, in the first generation of the present instant;
  /// the largest when all that was due has been.
  private var handling = UInt64.max
  /// The latest instant at which all that was due has been handled.
  private var processedAt = Int64.min

  /// Generations of events that one instant may have.
  static let maximumGenerations = 10_000
  /// Events that there is room for between generations.
  private static let mostSpare = 2_048

  /// The first event in the queue of tweens that run on time.
  var firstEvent: QueuedEvent? { timeQueue.first }

  /// Takes out the first event in that queue.
  mutating func popFirstEvent() { _ = timeQueue.pop() }

  mutating func reserve(_ count: Int) {
    timeQueue.reserve(count)
    pending.reserveCapacity(count)
  }

  // MARK: Entering

  /// Enters an event of a tween whose driving clock reads `present`.
  @inline(__always)
  mutating func enter(_ event: QueuedEvent, usesFrames: Bool = false, at present: Int64) {
    if event.instant <= present {
      pending.append(event)
    } else if usesFrames {
      frameQueue.push(event)
    } else {
      timeQueue.push(event)
    }
  }

  mutating func enterImmediate(_ event: QueuedEvent) { immediate.append(event) }

  /// Whether a queue holds many more events than there are living tweens.
  @inline(__always)
  func isCrowded(aliveCount: Int) -> Bool {
    max(timeQueue.count, frameQueue.count) > 64 + 4 * aliveCount
  }

  /// Drops invalid events from the queues.
  mutating func tidy(isValid: (QueuedEvent) -> Bool) {
    timeQueue.compact(isValid)
    frameQueue.compact(isValid)
  }

  // MARK: Handling

  /// Notes that what is due at an instant is handled. True the first time.
  mutating func beginInstant(_ now: Int64) -> Bool {
    defer { processedAt = now }
    return processedAt != now
  }

  /// Whether something is due.
  @inline(__always)
  func hasDue(now: Int64, frame: Int64) -> Bool {
    if !pending.isEmpty { return true }
    if let event = timeQueue.first, event.instant <= now { return true }
    if let event = frameQueue.first, event.instant <= frame { return true }
    return false
  }

  /// Takes out the next generation of what is due, in order.
  mutating func popDue(now: Int64, frame: Int64) -> [QueuedEvent] {
    var batch = takeOut(&spare, leaving: [])
    swap(&batch, &pending)
    timeQueue.popAll(upTo: now, into: &batch)
    frameQueue.popAll(upTo: frame, into: &batch)
    batch.order { $0.isLess(than: $1) }
    return batch
  }

  /// Keeps the memory of a batch that has been handled, for a later one. That of a large batch is
  /// given up.
  mutating func giveBack(_ batch: inout [QueuedEvent]) {
    guard batch.capacity <= Self.mostSpare else { return }
    batch.removeAll(keepingCapacity: true)
    swap(&batch, &spare)
  }

  mutating func beginHandling(_ event: QueuedEvent) { handling = event.order }

  mutating func endHandling() { handling = .max }

  /// Whether tweens of an age have their turn at the present instant still to come.
  func isStillToCome(age: UInt64) -> Bool { handling < age }

  /// Takes out the next generation of tweens that run as soon as the callback that added them has
  /// returned, in order.
  mutating func popImmediate() -> [QueuedEvent] {
    var batch = takeOut(&immediate, leaving: [])
    batch.order { $0.isLess(than: $1) }
    return batch
  }

  /// Puts events back, to be due in the next generation.
  mutating func postpone(_ events: [QueuedEvent]) { pending += events }

  /// Puts off what an instant with too many generations has left until the next step.
  mutating func deferToNextStep(_ events: [QueuedEvent]) { deferred += events }

  @inline(__always)
  mutating func resumeDeferred() {
    if deferred.isEmpty { return }
    pending += deferred
    deferred.removeAll(keepingCapacity: true)
  }

  // MARK: Parts

  /// Adds a part that begins right after the whole, whose age it has.
  mutating func addPart(_ id: TweenID, age: UInt64) { parts.append((age, id)) }

  /// Takes out the first part of this age.
  mutating func popPart(age: UInt64) -> TweenID? {
    parts.firstIndex { $0.age == age }.map { parts.remove(at: $0).id }
  }

  #if DEBUG
    /// All events that will be handled outside callbacks, in no order: for the check of the
    /// engine's invariants.
    var events: [QueuedEvent] { timeQueue.entries + frameQueue.entries + pending + deferred }
  #endif
}
