// The engine's core: all its state, and nothing else. What it does stands in the files beside this one, one
// subject each. Handles point here; nothing here knows the facade or what drives it.
//
// Exclusive access to this state is checked at run time in debug builds and sanitizer runs only: the checks
// would cost more than the work. No access to it is open while code of the caller's runs, which those
// builds, with the random scenes, prove.

final class TweenEngine {
  // What lives.
  let rows = RowTable()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var components = ComponentPool()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var targets = TargetTable()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var writers = WriterSet()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var updates = UpdateList()

  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var clock = EngineClock()

  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var schedule = Schedule()

  // What is going on.
  /// Callbacks and setters of the caller's under way.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var depth = 0
  /// The tween whose start values code of the caller's is asked for.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var reading: TweenID?
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var isDraining = false
  /// By slot, the newcomers whose losers have heard of them, for living tweens with an onOverwrite.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var notifiedNewcomers: [Int32: Set<UInt32>] = [:]
  /// Objects to be let go of when no code of the engine depends on them: targets, plans, and whatever else may
  /// hold the last reference to something of the caller's.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var released: [AnyObject] = []

  // What was registered and asked for.
  let resolver: PropertyResolver
  let easings = EasingRegistry()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var calls: UInt64 = 0
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var lock = InteractionLock()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var problemsBySlot: [Int32: TweenProblems] = [:]
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var onProblem: (TweenProblem) -> Void = StandardErrorReport.write
  /// Called at the end of every step that is a frame.
  var onAdvance: (() -> Void)?
  /// Called when there is something to do again; what drives the engine listens.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var onWork: (() -> Void)?

  /// Paused tweens, of all that are alive.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var pausedCount = 0
  /// Whether time changes anything.
  var hasWork: Bool { rows.aliveCount > pausedCount }

  /// Counts registrations of every kind; both counts only grow, so their sum tells.
  var registrations: Int { resolver.registrations + easings.registrations }

  init(directWrites: Bool) {
    resolver = PropertyResolver(writesDirectly: directWrites)
    resolver.onTableProblem = { [unowned self] in report($0) }
  }
}
