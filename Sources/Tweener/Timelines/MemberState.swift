/// How a member's row stands on its timeline.
enum MemberState: UInt8 {
  /// No row of a member.
  case none
  /// Before its start: it shows what the component held.
  case before
  case inside
  /// Its own time stands, while its timeline's goes on.
  case standing
}
