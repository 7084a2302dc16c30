// The keyframes of one property: when each is reached, by which curve, and which values it has.
// Pure: knows the time of a play, and no engine. Made by PropertyPlanner; every tween of the call
// shares it, so it knows values only as rules.

/// The kinds of start of a component with keyframes.
enum KeyframeStart: UInt8 {
  /// The value that it holds: the first keyframe comes later.
  case held
  /// A keyframe at 0 that follows from the value that it holds.
  case relative
  /// A value that the call gives.
  case given
}

final class KeyframeTrack {
  /// The times of the keyframes as shares of a play, rising. At least one.
  let times: [Double]
  /// The easing of the way to each keyframe.
  let easings: [Easing]
  /// The easings of the ways as lanes compute them; `nil` where a lane cannot compute one of them.
  let laneEasings: [Easing]?
  /// The ends of the ways: of all elements to the first keyframe, then to the second.
  private let rules: [EndRule]
  /// The number of keyframes at 0: the last of them is the start.
  let startCount: Int
  /// Whether a keyframe follows from the one before it.
  let isRelative: Bool

  init(times: [Double], easings: [Easing], rules: [EndRule]) {
    self.times = times
    self.easings = easings
    laneEasings = easings.contains(where: \.isCustom) ? nil : easings
    self.rules = rules
    startCount = times.prefix { $0 == 0 }.count
    isRelative = rules.contains(where: \.isRelative)
  }

  var count: Int { times.count }

  /// The end of an element's way to a keyframe.
  func rule(_ element: Int, _ keyframe: Int) -> EndRule {
    rules[keyframe * (rules.count / times.count) + element]
  }

  /// The kind of start of an element.
  func start(_ element: Int) -> KeyframeStart {
    if startCount == 0 { return .held }
    return (0..<startCount).allSatisfy { rule(element, $0).isRelative } ? .relative : .given
  }

  /// Whether each keyframe is a value that the call gives.
  var hasPlainEnds: Bool { rules.allSatisfy(\.isPlainEnd) }

  // MARK: Times

  /// The time of a keyframe in a play, in flicks.
  func instant(_ keyframe: Int, duration: Int64) -> Int64 {
    times[keyframe] == 1
      ? duration : min(Int64((times[keyframe] * Double(duration)).nearestWhole()), duration)
  }

  /// The state of a component at a time in a play.
  enum Place: Equatable {
    /// Exactly at a keyframe: its value.
    case keyframe(Int)
    /// Behind the last keyframe: its value.
    case rest
    /// On the way to a keyframe, which begins at `start` and takes `length` flicks.
    case way(to: Int, start: Int64, length: Int64)
  }

  /// The state at a time in a play, in the play's written direction: from its end down where the
  /// play runs backwards.
  func place(at local: OwnTime, duration: Int64) -> Place {
    let next = firstKeyframe(after: local.whole, duration)
    if next == 0 { return way(to: 0, duration: duration) }
    let start = instant(next - 1, duration: duration)
    if local == OwnTime(whole: start) { return .keyframe(next - 1) }
    return next == count ? .rest : way(to: next, duration: duration)
  }

  /// The way to a keyframe.
  func way(to keyframe: Int, duration: Int64) -> Place {
    let start = keyframe == 0 ? 0 : instant(keyframe - 1, duration: duration)
    return .way(to: keyframe, start: start, length: instant(keyframe, duration: duration) - start)
  }

  /// The first keyframe that is reached after some flick; ``count`` where there is none. O(log
  /// *n*).
  private func firstKeyframe(after flick: Int64, _ duration: Int64) -> Int {
    (0..<count).firstPlace { instant($0, duration: duration) > flick }
  }

  /// The way that contains a time in a play, and at a keyframe the way ahead of it; `nil` behind
  /// the last keyframe.
  func way(ahead local: OwnTime, isRising: Bool, duration: Int64) -> (
    keyframe: Int, start: Int64, length: Int64
  )? {
    let isExact = local.fraction == 0 && !isRising
    let next = firstKeyframe(after: isExact ? local.whole - 1 : local.whole, duration)
    guard next < count,
      case .way(let keyframe, let start, let length) = way(to: next, duration: duration)
    else { return nil }
    return (keyframe, start, length)
  }

  /// The time of the next keyframe after a time in a play, towards its end or its beginning; `nil`
  /// where there is none within the play.
  func next(from local: OwnTime, isForward: Bool, duration: Int64) -> Int64? {
    if isForward {
      let next = firstKeyframe(after: local.whole, duration)
      guard next < count else { return nil }
      let time = instant(next, duration: duration)
      return time < duration ? time : nil
    }
    // Keyframes before `local`: at most at its flick where there is a fraction behind it.
    let last =
      firstKeyframe(after: local.fraction > 0 ? local.whole : local.whole - 1, duration) - 1
    guard last >= 0 else { return nil }
    let time = instant(last, duration: duration)
    return time > 0 ? time : nil
  }
}

// MARK: Values

extension ResolvedPlan {
  /// The keyframes of a component's property.
  func track(_ part: PlannedComponent) -> KeyframeTrack? { properties[Int(part.property)].track }

  /// The start and end of a component with keyframes, of what it holds.
  @inline(never)
  func keyframeEnds(startingAt held: UInt64, _ part: PlannedComponent) -> (from: UInt64, to: UInt64)
  {
    guard let track = track(part) else { return (held, held) }
    let from = (0..<track.startCount).reduce(held) {
      track.rule(Int(part.element), $1).ends(startingAt: $0, part, of: self)?.to ?? $0
    }
    return (from, value(ofKeyframe: track.count - 1, part, startingAt: from))
  }

  /// Whether a keyframe of a component that holds something leads beyond what it can hold.
  func hasKeyframeBeyond(startingAt held: UInt64, _ part: PlannedComponent) -> Bool {
    guard let track = track(part), track.isRelative else { return false }
    var value: UInt64? = held
    for keyframe in 0..<track.count {
      value = value.flatMap {
        track.rule(Int(part.element), keyframe).ends(startingAt: $0, part, of: self)?.to
      }
    }
    return value == nil
  }

  /// Whether a member of a timeline is visited at its keyframes, to go another way. Not where it
  /// plays several times, nor where keyframes come as often as frames: then a visit costs more than
  /// it saves.
  func isVisitedAtKeyframes(_ timing: Timing) -> Bool {
    guard traits.contains(.keyframes), timing.repeats == 0, !timing.isMeasured,
      !traits.contains(.motions)
    else { return false }
    let count = properties.reduce(0) { $0 + ($1.track?.count ?? 0) }
    return Int64(count) <= timing.duration / (Flicks.perSecond / 30)
  }

  /// Own times of these visits, rising.
  func keyframeVisits(_ timing: Timing) -> [Int64] {
    guard isVisitedAtKeyframes(timing) else { return [] }
    let times = properties.compactMap(\.track).flatMap { track in
      (0..<track.count).map { track.instant($0, duration: timing.duration) }
    }
    return Set(times).filter { 0 < $0 && $0 < timing.duration }.ordered(by: <)
  }

  /// The value of a keyframe, where the component starts at `start`.
  func value(ofKeyframe keyframe: Int, _ part: PlannedComponent, startingAt start: UInt64) -> UInt64
  {
    guard let track = track(part), keyframe >= track.startCount else { return start }
    let element = Int(part.element)
    var first = keyframe
    while first > track.startCount, track.rule(element, first).isRelative { first -= 1 }
    return (first...keyframe).reduce(start) {
      track.rule(element, $1).ends(startingAt: $0, part, of: self)?.to ?? $0
    }
  }

  /// The ends of the way to a keyframe, where the component starts at `start`.
  func way(toKeyframe keyframe: Int, _ part: PlannedComponent, startingAt start: UInt64)
    -> (from: UInt64, to: UInt64)
  {
    guard let track = track(part) else { return (start, start) }
    let before = value(ofKeyframe: keyframe - 1, part, startingAt: start)
    return track.rule(Int(part.element), keyframe).ends(startingAt: before, part, of: self)
      ?? (before, before)
  }

  /// The length of the way through all keyframes: the sum of the distances between them; `nil` for
  /// a component without keyframes.
  func wayLength(_ part: PlannedComponent, startingAt start: UInt64) -> Double? {
    guard let track = track(part) else { return nil }
    return (track.startCount..<track.count).reduce(0) { sum, keyframe in
      let (from, to) = way(toKeyframe: keyframe, part, startingAt: start)
      return sum + abs(double(to, part) - double(from, part))
    }
  }
}

extension EndRule {
  /// Whether the end follows from the start.
  fileprivate var isRelative: Bool {
    switch self {
    case .by, .times: true
    default: false
    }
  }

  /// Whether the end is given, and nothing else follows from it.
  var isPlainEnd: Bool { if case .to = self { true } else { false } }
}
