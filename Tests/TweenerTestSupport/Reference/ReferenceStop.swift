/// Where a tween will pause (34), and on which side of its own time that lies.
///
/// Motion towards it reaches it; what is at the same place with own time, or was jumped over, is not reached.
struct ReferenceStop {
  enum Side {
    case above, below
    /// Own time stands there: "it means the next time".
    case here
  }

  let place: Int
  private(set) var side: Side

  init(_ place: Int, seenFrom own: ExactTime) {
    self.place = place
    side = own < ExactTime(place) ? .above : own > ExactTime(place) ? .below : .here
  }

  /// Whether a clock that goes that way comes to it.
  func liesAhead(isReversed: Bool) -> Bool {
    side == (isReversed ? .below : .above)
  }
}
