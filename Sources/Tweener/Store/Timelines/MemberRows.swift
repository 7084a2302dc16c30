// The rows of timelines' members, whose clocks their timelines set.

extension RowTable {
  /// Enters the rarely used fields of the row of a member that has not started.
  @inline(__always)
  func makeExtras(ofMember number: Int, of run: RunIndex) -> ExtrasIndex {
    var extras = RowExtras()
    extras.run = run
    extras.memberNumber = Int32(number)
    extras.memberState = .before
    return enter(extras)
  }

  /// Sets the own time and the state of a member.
  @inline(__always)
  func move(_ slot: Slot, to own: OwnTime, _ state: MemberState, at now: Int64) {
    self[slot].then = now
    self[slot].whole = own.whole
    self[extras: slot].fraction = own.fraction
    self[extras: slot].memberState = state
  }
}
