// Properties with keyframes: which way a component is on, and when the next one begins. A
// component's lane entry is that of its way; at a keyframe it gets another (SEMANTICS 43).

extension TweenEngine {
  /// The position of a row between keyframes, in one of its plays.
  private func keyframePlace(
    _ slot: Slot, _ timing: Timing, _ track: KeyframeTrack, _ plan: ResolvedPlan, play: Int64
  ) -> KeyframeTrack.Place {
    track.place(
      at: localTime(slot, timing, play: play), duration: easedLength(slot, plan, timing))
  }

  /// Whether a play runs from end to start by a curve of its own.
  @inline(__always)
  func hasOwnCurve(_ slot: Slot, _ timing: Timing, play: Int64) -> Bool {
    timing.isBackward(play) && rows.traits(slot).contains(.backwardEasing)
  }

  /// Whether the place in a play, as it is written, grows with time.
  func isForward(_ slot: Slot, play: Int64) -> Bool {
    rows[slot].isReversed == rows.timing(slot).isBackward(play)
  }

  /// The clock of a stretch of a play, as the play is written: it counts the time that an easing
  /// gets.
  @inline(__always)
  func clock(
    _ slot: Slot, _ timing: Timing, play: Int64, from start: Int64, length: Int64, base: Int64
  ) -> LaneClock {
    let isBackward = timing.isBackward(play)
    let first = isBackward ? timing.duration - start - length : start
    return clock(
      slot, from: timing.start(ofPlay: play) + first, length: length, base: base,
      isBackward: isBackward && !hasOwnCurve(slot, timing, play: play))
  }

  /// The position of a row in a play, in the play's written direction.
  func localTime(_ slot: Slot, _ timing: Timing, play: Int64) -> OwnTime {
    timing.nearestLocal(to: rows.clock(slot).own(at: drivingNow(slot)), inPlay: play)
  }

  /// The position of a property with keyframes at the present instant, in one of its plays.
  func keyframePosition(
    _ slot: Slot, _ track: KeyframeTrack, _ plan: ResolvedPlan, play: Int64
  ) -> Position {
    let timing = rows.timing(slot)
    switch keyframePlace(slot, timing, track, plan, play: play) {
    case .keyframe(let keyframe): return .keyframe(keyframe)
    case .rest: return .end
    case .way(let keyframe, let start, let length):
      let clock = clock(
        slot, timing, play: play, from: start, length: length, base: drivingNow(slot))
      let time = min(max(clock.time(at: 0), 0), 1)
      // An easing may be a function of the caller's, which may do anything but advance.
      if hasOwnCurve(slot, timing, play: play), let easing = plan.plan.backwardEasing {
        return .way(toKeyframe: keyframe, easing(time), isBack: true)
      }
      return .way(toKeyframe: keyframe, track.easings[keyframe](time), isBack: false)
    }
  }

  /// Own time at which the row's next keyframe is reached; `nil` where it needs no visit there.
  func nextKeyframe(_ slot: Slot) -> Int64? {
    guard rows.traits(slot).contains(.keyframes), rows[slot].state == .running, !rows[slot].isInGap,
      !rows[slot].usesFrames, !rows[slot].skipsRepeatEvents, let plan = rows.plan(slot)
    else { return nil }
    let timing = rows.timing(slot)
    let play = rows[extras: slot].playsEnded
    let local = localTime(slot, timing, play: play)
    let isForward = isForward(slot, play: play)
    let length = easedLength(slot, plan, timing)
    var next: Int64?
    for property in plan.properties {
      guard
        let time = property.track?.next(from: local, isForward: isForward, duration: length)
      else { continue }
      next = next.map { isForward ? min($0, time) : max($0, time) } ?? time
    }
    return next.map { timing.own(of: $0, inPlay: play) }
  }

  /// Own time at which a row is visited next: an event is there, or a component changes direction.
  func nextVisit(_ slot: Slot, boundary: Int64) -> Int64 {
    let traits = rows.traits(slot)
    if traits.isDisjoint(with: [.motions, .keyframes]) { return boundary }
    var boundary = boundary
    if traits.contains(.motions), !rows[slot].isReversed, let look = nextLook(slot) {
      boundary = min(boundary, look)
    }
    guard let keyframe = nextKeyframe(slot) else { return boundary }
    return rows[slot].isReversed ? max(keyframe, boundary) : min(keyframe, boundary)
  }

  // MARK: Lanes

  /// Puts a component where it belongs on its way between keyframes.
  func assignBetweenKeyframes(
    _ index: ComponentIndex, _ part: PlannedComponent, _ play: Int64,
    _ instance: UnsafeMutableRawPointer, isLaned: Bool
  ) {
    let slot = components[index].row
    // Only rows that are visited at keyframes go on from one to the next.
    guard isLaned, part.isLaned, !rows[slot].skipsRepeatEvents, !rows[slot].usesFrames,
      let plan = rows.plan(slot), let track = plan.track(part),
      isVisitedAtKeyframes(slot, plan),
      let way = way(index, part, play, track, plan),
      abs(way.clock.start) <= EngineClock.farthest
    else { return useScalarPath(index, slot) }
    enter(index, part, way, instance)
  }

  /// The way of a component between keyframes; `nil` where a lane cannot move it.
  private func way(
    _ index: ComponentIndex, _ part: PlannedComponent, _ play: Int64, _ track: KeyframeTrack,
    _ plan: ResolvedPlan
  ) -> EntryWay? {
    let (slot, start) = (components[index].row, components[index].from)
    let timing = rows.timing(slot)
    switch keyframePlace(slot, timing, track, plan, play: play) {
    case .way(let keyframe, let first, let length):
      return way(index, part, play, keyframe, from: first, length: length, track, plan)
    case .rest:
      return part.isDirect ? held(components[index].to, part) : nil
    case .keyframe(let keyframe):
      let value = plan.value(ofKeyframe: keyframe, part, startingAt: start)
      if keyframe + 1 < track.count, isForward(slot, play: play),
        !hasOwnCurve(slot, timing, play: play),
        // A lane adds nothing to it, which makes 0 of -0.
        track.laneEasings?[keyframe + 1](0) == 0,
        part.layout.number(value).sign == .plus || part.layout.number(value) != 0,
        plan.way(toKeyframe: keyframe + 1, part, startingAt: start).from == value,
        case .way(_, let first, let length) = track.way(
          to: keyframe + 1, duration: easedLength(slot, plan, timing))
      {
        // What the next way shows at its beginning is the keyframe's value already.
        return way(index, part, play, keyframe + 1, from: first, length: length, track, plan)
      }
      // It goes another way as soon as time moves on.
      hold(slot)
      return part.isDirect ? held(value, part) : nil
    }
  }

  private func way(
    _ index: ComponentIndex, _ part: PlannedComponent, _ play: Int64, _ keyframe: Int,
    from first: Int64, length: Int64, _ track: KeyframeTrack, _ plan: ResolvedPlan
  ) -> EntryWay? {
    let slot = components[index].row
    let timing = rows.timing(slot)
    let isBack = hasOwnCurve(slot, timing, play: play)
    let (from, to) = plan.way(toKeyframe: keyframe, part, startingAt: components[index].from)
    let segment = LaneSegment(from: isBack ? to : from, to: isBack ? from : to, part.layout)
    guard segment.isExact(part.layout),
      let easing = isBack ? plan.backwardLaneEasing : track.laneEasings?[keyframe]
    else { return nil }
    return EntryWay(
      clock: clock(slot, timing, play: play, from: first, length: length, base: clock.epoch),
      segment: segment, motion: .easing(easing))
  }

  private func held(_ value: UInt64, _ part: PlannedComponent) -> EntryWay {
    EntryWay(segment: LaneSegment(from: part.layout.number(value)))
  }
}
