// A jump of a tween's own time whose calls between are to be made.

struct Passage {
  let id: TweenID
  /// Own time before it; `nil` where the tween had not started.
  var old: OwnTime?
  /// Own time after it.
  let place: Int64
  /// The state of the tween before it.
  let isPaused: Bool
  let isReversed: Bool
  /// The place at which one that waits is to start, and whether the way there calls what it passes;
  /// `nil` of one that has jumped.
  var start: (position: PlayheadPosition, callsBack: Bool)?
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
