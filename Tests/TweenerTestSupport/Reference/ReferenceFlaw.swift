/// Mistakes the reference engine can be told to make, to see whether the comparison notices.
public enum ReferenceFlaw: CaseIterable, Sendable {
  /// The older call wins an overlap (against 15).
  case olderWins
  /// Starts come before ends at one instant (against 4).
  case startsFirst
  /// A clock's fraction of a flick is lost at the start (against 1).
  case losesFraction
  /// What stops being driven stays where the last step left it (against 19).
  case leavesLastWrite
  /// The next play shows at the boundary already (against 11).
  case showsNextPlay
}
