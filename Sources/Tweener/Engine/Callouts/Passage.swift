// A jump of a tween's own time of which what lies between is to be called.

struct Passage {
  let id: TweenID
  /// Where it began; `nil` where the tween had not started.
  var old: OwnTime?
  /// Where it ended.
  let place: Int64
  /// How the tween stood when it began.
  let isPaused: Bool
  let isReversed: Bool
  /// Where one that waits is to start; `nil` of one that has jumped.
  var start: PlayheadPosition?
}
