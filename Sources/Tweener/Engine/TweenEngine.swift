// The engine's core: all its state, and nothing else. What it does stands in the files beside this one, one
// subject each. Handles point here; nothing here knows the facade or what drives it.

final class TweenEngine {
  // What lives.
  var rows = RowTable()
  var components = ComponentPool()
  var targets = TargetTable()
  var lanes = LaneSet()
  /// Rows with components that are written one by one.
  var slowRows: [Int32] = []
  /// Memory for a copy of that list, kept between sweeps.
  var sweepList: [TweenID] = []
  /// Tweens with an onUpdate, oldest first; ended ones are skipped until the list is tidied.
  var updaters: [TweenID] = []
  var updatersEnded = 0

  // Time.
  /// Flicks that `advance` was given, mapped to engine time.
  var clock = ClockMap(then: 0, whole: 0, rate: 1)
  /// What `advance` was given, in flicks.
  var given: Int64 = 0
  /// The present instant.
  var now: Int64 = 0
  /// The frame count, a second's worth of flicks each.
  var frame: Int64 = 0
  /// Lanes count from here, so that their times stay exact as Doubles.
  var epoch: Int64 = 0
  /// The instant at which all running components were last written.
  var sweptAt = Int64.min

  // What is to come.
  /// Starts, ends of plays and completions, of tweens that run on time.
  var timeQueue = EventQueue()
  /// The same for tweens that run on frames.
  var frameQueue = EventQueue()
  /// Repeats that nobody listens to: looked at once an advance.
  var quietQueue = EventQueue()
  /// Due at the present instant, in the next generation.
  var pending: [TweenEvent] = []
  /// Added by callbacks outside `advance`, without delay or length: they run when the callback has returned.
  var immediate: [TweenEvent] = []
  /// Left over when an instant had too many generations.
  var deferred: [TweenEvent] = []
  /// Rows at which a play ended in the present instant and another is to follow.
  var held: [Int32] = []

  // What is going on.
  var isAdvancing = false
  /// Callbacks and setters of the caller's under way.
  var depth = 0
  var isDraining = false
  /// Counts steps; the instants at which the present one began.
  var step: Int64 = 0
  var stepStart: Int64 = 0
  var stepStartFrame: Int64 = 0
  /// Targets to be let go of when no code of the engine depends on them.
  var released: [AnyObject] = []
  var orphanCursor = 0

  // What was registered and asked for.
  let resolver: PropertyResolver
  let easings = EasingRegistry()
  var calls: UInt64 = 0
  var locks = 0
  var problemsBySlot: [Int32: (generation: UInt32, problems: [TweenProblem])] = [:]
  var onProblem: (TweenProblem) -> Void = StandardErrorReport.write
  var onInteractionLock: (Bool) -> Void = { _ in }
  /// Called when there is something to do again; what drives the engine listens.
  var onWork: (() -> Void)?

  /// Paused tweens, of all that are alive.
  var pausedCount = 0
  /// Whether time changes anything.
  var hasWork: Bool { rows.aliveCount > pausedCount }

  init(directWrites: Bool) {
    resolver = PropertyResolver(writesDirectly: directWrites)
  }
}
