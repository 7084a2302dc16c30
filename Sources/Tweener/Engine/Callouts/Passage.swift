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

/// A place on a tween's own time, or its speed, as a name of its playhead says it.
enum PlayheadPosition {
  case elapsed(Double)
  case progress(Double)
  case totalProgress(Double)
  case rate(Double)

  var isRate: Bool {
    if case .rate = self { true } else { false }
  }
}
