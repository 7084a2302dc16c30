// The engine's core: all its state, in groups that keep their own invariants, and nothing else.
// The files beside this one have its work, one subject each. Handles point here; nothing here knows
// the facade or what drives it.
//
// Exclusive access to a group is checked at run time in debug builds and sanitizer runs only: the
// checks would cost more than the work. Two rules make that sound, and those builds, with the
// random scenes, prove them: no method of a group calls code of the caller's (``perform(_:)`` does,
// while no group is being accessed), and no closure that is passed to a group's method accesses
// that group.

final class TweenEngine {
  /// The tweens: the cold side of each, and the components that it moves.
  let rows = RowTable()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var components = ComponentPool()
  /// The targets, and who owns which of their components.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var targets = TargetTable()
  /// The writers of running components.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var writers = WriterSet()
  /// Tweens with an onUpdate.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var updates = UpdateList()
  /// The present instant.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var clock = EngineClock()
  /// The events to come.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var schedule = Schedule()
  /// Calls of the caller's code, and what waits for their end.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var callouts = Callouts()
  var lock = InteractionLock()
  /// The playheads of living tweens that callers have asked for.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var playheads: [TweenID: TweenPlayhead] = [:]
  /// The tags of living tweens.
  var tags = TagTable()
  /// The registrations.
  let registry: Registry
  var resolver: PropertyResolver { registry.resolver }

  /// The timelines that play.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var runs = TimelineRuns()
  /// Whether some timeline may have bent time, which is evaluated once an `advance`.
  var hasBentTimelines = false

  init(directWrites: Bool) {
    registry = Registry(writesDirectly: directWrites)
    registry.playheadType = ObjectIdentifier(TweenPlayhead.self)
    registry.timesOfLabels = TweenPlayhead.times
    resolver.onTableProblem = { [unowned self] in report($0) }
  }
}
