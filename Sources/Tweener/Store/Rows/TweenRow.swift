// The cold side of a tween: its clock, its state, what it owns. One plain value in RowTable, which
// keeps its plan and its rarely used fields (RowExtras) beside it; the engine's files read and
// change it. 64 bytes: one cache line.

struct TweenRow {
  enum State: UInt8 {
    case waiting, running, ended
  }

  /// Counts calls of addTween, so that of two tweens the later call is the larger number; parts
  /// that were split off carry the age of the whole.
  var age: UInt64 = 0
  /// The driving clock's reading when the own clock was last rebased.
  var then: Int64 = 0
  /// Own time at `then`: 0 at the start of the first play, negative in the delay.
  var whole: Int64 = 0
  /// The boundary that is in the event queue for this tween.
  var nextInstant = Flicks.never
  /// The plan that it was added with; the first is none.
  var plan = PlanIndex.first
  /// Index of the target's record; -1 for a tween without target.
  var target = TargetIndex.none
  var firstComponent = ComponentIndex.first
  var componentCount: Int32 = 0
  /// Neighbours among the target's tweens, oldest first.
  var previous = Slot.none
  var next = Slot.none
  /// The index of its rarely used fields; the first where all have their defaults.
  var extras = ExtrasIndex.first
  /// Counts what was entered into the event queue for this tween; only the latest entry is true. It
  /// may start anew: an older entry with the same number and the same instant says what is true.
  var stamp: UInt8 = 0
  var state = State.waiting
  private var flags: UInt16 = 0

  @inline(__always)
  private subscript(bit bit: UInt16) -> Bool {
    get { flags & 1 << bit != 0 }
    set { flags = newValue ? flags | 1 << bit : flags & ~(1 << bit) }
  }

  var isPaused: Bool {
    get { self[bit: 0] }
    set { self[bit: 0] = newValue }
  }
  /// Between two plays: the next boundary is the start of a play, not the end of one.
  var isInGap: Bool {
    get { self[bit: 1] }
    set { self[bit: 1] = newValue }
  }
  /// A part split off by pausing a property: its callbacks stayed with the other part.
  var isCallbackless: Bool {
    get { self[bit: 2] }
    set { self[bit: 2] = newValue }
  }
  /// In the engine's list of rows to be placed anew when time moves on.
  var isInHeld: Bool {
    get { self[bit: 3] }
    set { self[bit: 3] = newValue }
  }
  /// It has started, and has not taken its components yet: its onStart is being called, or its
  /// start values are read.
  var isBeginning: Bool {
    get { self[bit: 4] }
    set { self[bit: 4] = newValue }
  }
  /// The instant of its start is in `Callouts.starts`, as its clock no longer tells.
  var hasKeptStart: Bool {
    get { self[bit: 5] }
    set { self[bit: 5] = newValue }
  }
  /// Its last write and its last onUpdate are under way: it is not completed once more from in
  /// there.
  var isCompleting: Bool {
    get { self[bit: 6] }
    set { self[bit: 6] = newValue }
  }
  /// Asked for interaction locks to be given back, and has not yet.
  var owesUnlock: Bool {
    get { self[bit: 7] }
    set { self[bit: 7] = newValue }
  }
  var usesFrames: Bool {
    get { self[bit: 8] }
    set { self[bit: 8] = newValue }
  }
  /// Its repeats have no listener: they need no visit, and are counted when the row is looked at.
  var skipsRepeatEvents: Bool {
    get { self[bit: 9] }
    set { self[bit: 9] = newValue }
  }
  /// Has lost components, whose entries of the pool it keeps.
  var isShortened: Bool {
    get { self[bit: 11] }
    set { self[bit: 11] = newValue }
  }

  /// Its own time runs backwards, or will when it is not paused.
  var isReversed: Bool {
    get { self[bit: 12] }
    set { self[bit: 12] = newValue }
  }
  /// It waits for another start: it knows its start values, and keeps its components.
  var isRestarting: Bool {
    get { self[bit: 13] }
    set { self[bit: 13] = newValue }
  }
  /// A tween of its playhead moves its own time: its clock does not run.
  var isScrubbed: Bool {
    get { self[bit: 14] }
    set { self[bit: 14] = newValue }
  }

  /// The ends of components whose start the call gives are known: they were read at the call, when
  /// it was shown.
  var knowsGivenStarts: Bool {
    get { self[bit: 10] }
    set { self[bit: 10] = newValue }
  }

  /// The answers to queries about an ended tween. They are kept in the memory of its clock and of
  /// its neighbours.
  struct FinalState {
    let progress: Double
    let elapsed: Int64
    let duration: Int64
    let end: EndReason
  }

  var finalState: FinalState? {
    guard state == .ended else { return nil }
    let end: EndReason =
      switch firstComponent.raw {
      case 0: .completed
      case 1: .removed
      case 2: .targetGone
      case 3: .reverseCompleted
      default: .overwritten(by: TweenID(slot: previous, generation: UInt32(bitPattern: next.raw)))
      }
    return FinalState(
      progress: Double(bitPattern: UInt64(bitPattern: nextInstant)), elapsed: whole,
      duration: then, end: end)
  }

  mutating func storeFinalState(_ finalState: FinalState) {
    then = finalState.duration
    whole = finalState.elapsed
    nextInstant = Int64(bitPattern: finalState.progress.bitPattern)
    componentCount = 0
    switch finalState.end {
    case .completed: firstComponent = .first
    case .removed: firstComponent = ComponentIndex(raw: 1)
    case .targetGone: firstComponent = ComponentIndex(raw: 2)
    case .reverseCompleted: firstComponent = ComponentIndex(raw: 3)
    case .overwritten(let newcomer):
      firstComponent = ComponentIndex(raw: 4)
      previous = newcomer.slot
      next = Slot(raw: Int32(bitPattern: newcomer.generation))
    }
    state = .ended
  }

  @inline(__always)
  mutating func setComponents(_ run: (first: ComponentIndex, count: Int32)) {
    (firstComponent, componentCount) = run
  }

  /// Notes which boundary is the next. Returns the stamp of the entry for it.
  @inline(__always)
  mutating func expect(_ instant: Int64) -> UInt8 {
    nextInstant = instant
    stamp &+= 1
    return stamp
  }

  /// Takes the place of an instant while the boundaries that are due are passed: the next one is
  /// found behind them, unless a call changes the clock.
  static let passing = Int64.min

  /// Whether its due boundaries are being passed, and no call has changed its clock meanwhile.
  @inline(__always)
  var isPassing: Bool { nextInstant == Self.passing }

  /// Whether it is the row of a tween.
  @inline(__always)
  func isOf(_ id: TweenID) -> Bool { UInt32(truncatingIfNeeded: age) == id.generation }

  /// Whether an entry of the event queue is its next boundary still.
  @inline(__always)
  func expects(_ event: QueuedEvent) -> Bool {
    stamp == event.stamp && nextInstant == event.instant && age == event.age && isAlive
  }

  @inline(__always)
  var isAlive: Bool { state == .waiting || state == .running }
}
