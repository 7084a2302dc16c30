/// What the components of one lane have in common, so that one loop moves them all.
struct LaneKey: Hashable {
  enum Motion: Hashable {
    /// The end value of a play that is over, while the next has not begun.
    case hold
    case easing(Easing)
  }

  var motion: Motion
  /// The clock runs at another rate than 1, or stands between two flicks.
  var isScaled: Bool
  /// Four-byte numbers instead of eight.
  var isFloat: Bool
}
