// The cold side of a tween: its clock, where it stands, what it owns. One plain value in RowTable, which
// keeps its plan beside it; the engine's files read and change it.

struct TweenRow {
  enum State: UInt8 {
    case free, waiting, running, ended
  }

  var generation: UInt32 = 0
  /// Counts what was entered into the event queue for this slot; only the latest entry is true.
  var stamp: UInt32 = 0
  var state = State.free
  var isPaused = false
  /// Between two plays: the next boundary is the start of a play, not the end of one.
  var isInGap = false
  /// A part split off by pausing a property: its callbacks stayed with the other part.
  var isSilent = false
  /// In the engine's list of rows to be placed anew when time moves on.
  var isInHeld = false
  /// Its onStart is being called: it has started and read nothing yet.
  var isBeginning = false
  /// A getter of the caller's is being asked for its start values.
  var isReading = false
  /// `complete()` was called meanwhile.
  var wantsCompletion = false
  /// Its last write and its last onUpdate are under way: it is not completed once more from in there.
  var isCompleting = false
  /// Asked for interaction locks to be given back, and has not yet.
  var owesUnlock = false
  var usesFrames = false
  /// Nobody listens to its repeats: they are caught up with when somebody looks, and need no visit.
  var isQuiet = false
  /// Counts calls of addTween, so that of two tweens the later call is the larger number; parts that were
  /// split off carry the age of the whole.
  var age: UInt64 = 0
  /// Own time: 0 at the start of the first play, negative in the delay.
  var clock = ClockMap(then: 0, whole: 0, rate: 1)
  /// The rate when not paused.
  var timeScale = 1.0
  /// Plays whose end has been handled.
  var playsEnded: Int64 = 0
  /// The instant of the last handled end: there the value still is that play's end value.
  var heldAt = Int64.min
  /// The boundary that is in the event queue for this tween.
  var nextInstant = Flicks.never
  /// The same in the queue of repeats that nobody listens to.
  var nextQuiet = Flicks.never
  /// The step in which the own clock was last seen to move although it was rebased since.
  var movedInStep: Int64 = 0
  /// Which plan it was added with; 0 is none.
  var plan: Int32 = 0
  /// Index of the target's record; -1 for a tween without target.
  var target: Int32 = -1
  var firstComponent: Int32 = 0
  var componentCount: Int32 = 0
  /// Neighbours among the target's tweens, oldest first.
  var previous: Int32 = -1
  var next: Int32 = -1
  /// Place in the list of rows that are written one by one; -1 when in none.
  var slowIndex: Int32 = -1
  /// The newest tween that has taken something from this one.
  var lastNewcomer = TweenID(slot: -1, generation: 0)
  /// How it ended, when it has; `lastNewcomer` is who overwrote it.
  var end = End.completed

  enum End: UInt8 {
    case completed, removed, overwritten, targetGone
  }

  /// What an ended tween can still be asked. It lies where the clock was.
  struct Epitaph {
    let progress: Double
    let elapsed: Int64
    let duration: Int64
  }

  var epitaph: Epitaph? {
    guard state == .ended else { return nil }
    return Epitaph(progress: clock.rate, elapsed: clock.whole, duration: clock.then)
  }

  mutating func engrave(_ epitaph: Epitaph, _ end: End) {
    clock = ClockMap(then: epitaph.duration, whole: epitaph.elapsed, rate: epitaph.progress)
    self.end = end
    state = .ended
    isPaused = false
  }

  mutating func setUp(_ timing: Timing, at now: Int64) {
    usesFrames = timing.usesFrames
    timeScale = timing.timeScale
    clock = ClockMap(then: now, whole: -timing.delay, rate: timing.timeScale)
  }

  @inline(__always)
  mutating func setComponents(_ first: Int32, _ count: Int32) {
    firstComponent = first
    componentCount = count
  }

  /// Notes which boundary is the next. Returns the stamp of the entry for it.
  @inline(__always)
  mutating func expect(_ instant: Int64) -> UInt32 {
    nextInstant = instant
    stamp &+= 1
    return stamp
  }

  @inline(__always)
  var isAlive: Bool { state == .waiting || state == .running }
  /// Its components move with time: they are written at every advance.
  @inline(__always)
  var isDriving: Bool { state == .running && !isPaused && timeScale > 0 }
}
