/// The state of a member's row on its timeline.
enum MemberState: UInt8 {
  /// No row of a member.
  case none
  /// Before its start: it shows what the component held.
  case before
  case inside
  /// Its own time does not move, while its timeline's does.
  case standing
}
