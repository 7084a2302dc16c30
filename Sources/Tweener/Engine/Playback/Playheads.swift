// Tweens of a tween's own time (SEMANTICS 41): while one drives a playhead, the clock of the
// playhead's tween is stopped, and the setter of the playhead moves the tween.

extension TweenEngine {
  /// The playhead of a tween: one object as long as the tween lives.
  func playhead(of id: TweenID) -> TweenPlayhead {
    if let known = playheads[id] { return known }
    let made = TweenPlayhead(engine: self, id: id)
    if rows.isAlive(id) { playheads[id] = made }
    return made
  }

  /// The time of a label in the first play of a timeline, in seconds of its own time; `nil` where
  /// there is none.
  func time(ofLabel label: String, of id: TweenID) -> Double? {
    guard rows.isAlive(id), let run = run(ofHead: id.slot), let place = run.end?.labels[label]
    else { return nil }
    return Flicks.seconds(run.root.unbent(place))
  }

  /// The playheads that a tween moves: as its target, or as those of its members.
  func movedPlayheads(by id: TweenID) -> [TweenPlayhead] {
    living(movers(of: id)).compactMap {
      rows[$0.slot].componentCount == 0 ? nil : object(of: $0.slot) as? TweenPlayhead
    }
  }

  /// The plan of a tween that moves a playhead, without its properties where that is refused.
  func admitted(_ plan: ResolvedPlan, to target: AnyObject?, _ site: CallSite) -> ResolvedPlan {
    guard let playhead = target as? TweenPlayhead,
      let problem = refusal(of: playhead, as: .unsupportedTargetState)
    else { return plan }
    return ResolvedPlan(
      plan: plan.plan, problems: plan.problems + [problem].located(site))
  }

  /// The report that a playhead cannot be moved, by a member of a timeline that plays where that is
  /// given; `nil` where it can be. What moves a playhead has none that could be moved.
  func refusal(
    of playhead: TweenPlayhead, as kind: TweenProblem.Kind,
    appendingTo mover: TweenID? = nil
  ) -> TweenProblem? {
    let fault: String
    if playhead.engine !== self {
      fault = "its tween is not one of this engine"
    } else if playhead.id == mover {
      fault = "moving it moves this timeline"
    } else if !movedPlayheads(by: playhead.id).isEmpty {
      fault = "its tween moves a playhead itself"
    } else if let moved = mover.flatMap({ playheads[$0] }), !ids(of: moved).isEmpty {
      fault = "a tween moves the playhead of this timeline"
    } else {
      return nil
    }
    return TweenProblem(
      kind, key: "playhead", targetType: ValueText.describe(type: TweenPlayhead.self),
      fault: fault,
      remedy: "it is not moved; move the playhead of a tween of this engine that moves none")
  }

  /// To be called when a row of a playhead was added: ends it when the call is done, where the
  /// playhead has outlived its tween.
  func checkPlayhead(_ slot: Slot) {
    guard let playhead = object(of: slot) as? TweenPlayhead, playhead.engine === self,
      !rows.isAlive(playhead.id)
    else { return }
    noteEnded(playhead.id, "playhead")
    let id = rows.id(slot)
    putOff(of: id) { $0.end(id, .targetGone) }
  }

  /// Ends the tweens of a playhead whose tween has ended.
  func dropPlayhead(of id: TweenID) {
    guard let playhead = playheads.removeValue(forKey: id) else { return }
    for id in ids(of: playhead) { end(id, .targetGone) }
    callouts.release(playhead)
  }

  /// To be called when a tween of a playhead began or ceased to drive it: stops or frees the clock
  /// of the playhead's tween.
  func scrubbingDidChange(_ slot: Slot) {
    guard let playhead = object(of: slot) as? TweenPlayhead, rows.isAlive(playhead.id) else {
      return
    }
    let scrubbed = playhead.id.slot
    let isScrubbed = slots(of: rows[slot].target).contains { isDrivingPosition($0) }
    guard rows[scrubbed].isScrubbed != isScrubbed else { return }
    rebase(scrubbed)
    rows[scrubbed].isScrubbed = isScrubbed
    clockDidChange(scrubbed)
  }

  /// Of a timeline's members only those that show do so: the clocks of others are where they were
  /// last seen.
  private func isDrivingPosition(_ slot: Slot) -> Bool {
    rows.isDriving(slot)
      && componentIndices(slot).contains {
        components[$0].isOwned && !components[$0].isCovered && isClaim($0)
      }
  }

  /// Sets own time by its playhead, as the caller's hand does. Where a tween moves it, the
  /// callbacks between are called.
  func scrub(_ id: TweenID, to position: PlayheadPosition) {
    command(
      id, { $0.setPosition(id, position, JumpManner(callsBack: $0.rows[id.slot].isScrubbed)) })
  }

  /// A tween of the playhead sets own time, or its speed: the calls between are made when all has
  /// been written.
  func sweep(_ id: TweenID, to position: PlayheadPosition) {
    guard rows.isAlive(id) else { return }
    // One that waits starts by a place, which calls its onStart.
    if rows[id.slot].state == .waiting, !position.isRate { return startLater(id, at: position) }
    // An easing that goes below 0 is reported once, not in each step.
    if case .rate(let rate) = position, Timing.rate(rate) == nil,
      callouts.problems(of: id).contains(where: { $0.key == "timeScale" })
    {
      return
    }
    setPosition(id, position, rows[id.slot].isScrubbed ? .callsLater : .silent)
  }

  /// Sets own time, or its speed.
  func setPosition(_ id: TweenID, _ position: PlayheadPosition, _ manner: JumpManner = .silent) {
    switch position {
    case .elapsed(let seconds):
      guard seconds.isFinite else {
        return refuse("elapsed", seconds, range: "finite seconds", id)
      }
      setElapsed(id, seconds: seconds, manner, for: "elapsed")
    case .progress(let share): setShareOfPlay(id, share, manner)
    case .totalProgress(let share): setShare(id, share, manner)
    case .rate(let rate): setRate(id, rate)
    }
  }

  /// Reports a number that a handle's member cannot take.
  func refuse(_ key: String, _ value: Double, range: String, _ id: TweenID) {
    guard rows.isAlive(id) else { return noteEnded(id, key) }
    note(.refused(key: key, value: value, range: range), of: id)
  }
}
