// The rows of timelines' members, whose clocks their timelines set.

/// The state, direction and rate of the row of a member, as its timeline determines them.
struct MemberStanding {
  var state: MemberState
  var isReversed: Bool
  var isScrubbed = false
  var timeScale = 1.0
}

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

  /// Sets a member's own time, state, direction and rate.
  func set(_ slot: Slot, _ own: OwnTime, at now: Int64, _ standing: MemberStanding) {
    var row = self[slot]
    row.then = now
    row.whole = own.whole
    row.isReversed = standing.isReversed
    row.isScrubbed = standing.isScrubbed
    self[slot] = row
    self[extras: slot].place(own, standing.state)
    self[extras: slot].timeScale = standing.timeScale
  }

  /// Sets the own time and the state of a member that does not drive.
  @inline(__always)
  func move(_ slot: Slot, to own: OwnTime, _ state: MemberState, at now: Int64) {
    self[slot].then = now
    self[slot].whole = own.whole
    self[extras: slot].place(own, state)
  }
}

extension RowExtras {
  @inline(__always)
  fileprivate mutating func place(_ own: OwnTime, _ state: MemberState) {
    fraction = own.fraction
    memberState = state
  }
}
