// The keyframes of one property: when each is reached, by which curve, and which values it has.
// Pure: knows the time of a play, and no engine. Made by PropertyPlanner; every tween of the call
// shares it, so it knows values only as rules.

/// How a component with keyframes begins.
enum KeyframeStart: UInt8 {
  /// With what it holds: the first keyframe comes later.
  case held
  /// With a keyframe at 0 that follows from what it holds.
  case relative
  /// With a value that the call gives.
  case given
}

final class KeyframeTrack {
  /// When, as shares of a play, rising. At least one.
  let times: [Double]
  /// The easing of the way to each keyframe.
  let easings: [EasingChoice]
  /// The easings of the ways as lanes compute them; `nil` where a lane cannot compute one of them.
  let laneEasings: [Easing]?
  /// The ends of the ways: of all elements to the first keyframe, then to the second.
  private let rules: [EndRule]
  /// How many keyframes lie at 0: the last of them is the start.
  let startCount: Int

  init(times: [Double], easings: [EasingChoice], laneEasings: [Easing]?, rules: [EndRule]) {
    self.times = times
    self.easings = easings
    self.laneEasings = laneEasings
    self.rules = rules
    startCount = times.prefix { $0 == 0 }.count
  }

  /// A track with other values at its keyframes. `rules`: in its order, relative where its own are.
  init(like other: KeyframeTrack, rules: [EndRule]) {
    times = other.times
    easings = other.easings
    laneEasings = other.laneEasings
    startCount = other.startCount
    self.rules = rules
  }

  var count: Int { times.count }

  /// The end of an element's way to a keyframe.
  func rule(_ element: Int, _ keyframe: Int) -> EndRule {
    rules[keyframe * (rules.count / times.count) + element]
  }

  /// How an element begins.
  func start(_ element: Int) -> KeyframeStart {
    if startCount == 0 { return .held }
    return (0..<startCount).allSatisfy { rule(element, $0).isRelative } ? .relative : .given
  }

  /// Whether each keyframe is a value that the call gives.
  var hasPlainEnds: Bool { rules.allSatisfy(\.isPlainEnd) }

  // MARK: Times

  /// When a keyframe is reached, in flicks of a play's time.
  func instant(_ keyframe: Int, duration: Int64) -> Int64 {
    times[keyframe] == 1
      ? duration : min(Int64((times[keyframe] * Double(duration)).nearestWhole()), duration)
  }

  /// What a component shows at a place of a play.
  enum Place: Equatable {
    /// A keyframe's value, exactly there.
    case keyframe(Int)
    /// The last keyframe's value, behind it.
    case rest
    /// On the way to a keyframe, which begins at `start` and takes `length` flicks.
    case way(to: Int, start: Int64, length: Int64)
  }

  /// What shows at a place of a play, as it is written: from its end down where the play runs
  /// backwards.
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
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if instant(middle, duration: duration) > flick { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The way on which a place of a play lies, that which is ahead where it is a keyframe's; `nil`
  /// behind the last keyframe.
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

  /// When the next keyframe is reached after a place of a play, on the way to its end or to its
  /// beginning; `nil` where there is none within the play.
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
  func keyframeEnds(startingAt held: UInt64, _ part: PlannedComponent) -> (from: UInt64, to: UInt64)
  {
    guard let track = track(part) else { return (held, held) }
    let from = (0..<track.startCount).reduce(held) {
      track.rule(Int(part.element), $1).ends(startingAt: $0, part, of: self)?.to ?? $0
    }
    return (from, value(ofKeyframe: track.count - 1, part, startingAt: from))
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

  /// How long the way through all keyframes is.
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
