// Which words a timeline, a timeline in it and a member take. Asked by TimelineWords and by
// patterns.

extension ReservedKey {
  /// What the whole timeline takes and no member.
  static let refusedInMembers: Set<ReservedKey> = [
    .overwrite, .useFrames, .locksInteraction, .unlocksInteraction, .onOverwrite, .onEnd, .paused,
    .pausesOnCompletion, .repeatRefresh, .onPause, .onResume, .handover, .tag,
  ]

  /// What a nested timeline takes.
  static let ofNestedTimelines: Set<ReservedKey> = [
    .delay, .repeat, .repeatDelay, .repeatsDelay, .endDelay, .autoreverse, .timeScale,
    .onStart, .onUpdate, .onRepeat, .onComplete, .onReverseComplete,
  ]

  /// What a whole timeline takes.
  static let ofTimelines: Set<ReservedKey> = ofNestedTimelines.union([
    .easing, .useFrames, .paused, .pausesOnCompletion, .overwrite, .retainsTarget,
    .locksInteraction,
    .unlocksInteraction, .onOverwrite, .onPause, .onResume, .onEnd, .startSelector,
    .updateSelector, .repeatSelector, .completionSelector, .tag,
  ])
}
