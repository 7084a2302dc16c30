// Timelines: the onUpdate of members (SEMANTICS 38).

extension TweenEngine {
  /// Calls the onUpdate of members whose own time moved, in the order of their starts.
  func callMemberUpdates(_ id: TweenID) {
    guard let run = run(ofHead: id.slot), !run.updating.isEmpty else { return }
    let old = run.memberTimes
    noteMemberTimes(run)
    for number in run.updating {
      let member = run.members[number]
      guard isKept(member), rows[member.slot].state == .running,
        rows.timing(member.slot).length > 0,
        old[number] ?? MemberTime() != run.memberTimes[number]
      else { continue }
      call(member, .update)
    }
  }

  /// Keeps where the members are whose onUpdate is called.
  func noteMemberTimes(_ run: TimelineRun) {
    if run.updating.isEmpty { return }
    if run.memberWays.count < run.updating.count {
      run.memberWays = run.root.ways(toMembers: Set(run.updating))
    }
    let slot = run.head.slot
    let own = run.root.clamped(rows.clock(slot).own(at: drivingNow(slot)))
    let place = rows.timing(slot).place(at: own)
    let local = run.root.bent(place.local)
    for (number, way) in run.memberWays {
      run.memberTimes[number] = run.root.time(along: way[...], at: local, plays: place.play)
    }
  }
}
