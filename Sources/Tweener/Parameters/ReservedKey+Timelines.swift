// The words that a timeline, a nested timeline and a member accept. Read by TimelineWords and by
// patterns.

extension ReservedKey {
  /// The words that a member of a timeline does not accept: most are words of the whole timeline.
  static let refusedInMembers: Set<ReservedKey> = [
    .overwrite, .useFrames, .locksInteraction, .unlocksInteraction, .onOverwrite, .onEnd, .paused,
    .pausesOnCompletion, .repeatRefresh, .onPause, .onResume, .handover, .tag,
  ]

  /// The words that a nested timeline accepts.
  static let ofNestedTimelines: Set<ReservedKey> = [
    .delay, .repeat, .repeatDelay, .repeatsDelay, .endDelay, .autoreverse, .timeScale,
    .onStart, .onUpdate, .onRepeat, .onComplete, .onReverseComplete,
  ]

  /// The words that a whole timeline accepts.
  static let ofTimelines: Set<ReservedKey> = ofNestedTimelines.union([
    .easing, .useFrames, .paused, .pausesOnCompletion, .overwrite, .retainsTarget,
    .locksInteraction,
    .unlocksInteraction, .onOverwrite, .onPause, .onResume, .onEnd, .startSelector,
    .updateSelector, .repeatSelector, .completionSelector, .tag,
  ])
}
