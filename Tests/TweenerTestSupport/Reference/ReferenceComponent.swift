import Tweener

/// One scalar of a target: what tweens own.
public struct ReferenceCell: Hashable {
  let target: Int
  /// Its place in the target.
  let index: Int
}

/// One scalar of a tween's target and where it goes.
struct ReferenceComponent {
  let cell: ReferenceCell
  let goal: ReferenceGoal
  /// What the number is of, where it is a playhead's.
  var playheadProperty: PlayheadProperty?
  var from = 0.0
  var to = 0.0
  /// Both are known before the start.
  var isResolved = false
  /// Its timeline owns it: that is so for each component from its first start on (36).
  var isTaken = false
  /// It is written by the setter of another property of the tween, which is a component of its own.
  var isClaim = false
  /// What it held when the tween took it, or before its start was shown (34).
  var held: Double?
  /// What the components held then that its setter writes, by their places in the target.
  var written: [Int: Double] = [:]
  /// How it moves, where its easing does not say all; made at the start (45 to 47).
  var motion: ReferenceMotion?
  /// What the end of a play shows, though the next play's values are known already (11, `repeatRefresh`).
  var kept: (play: Int, value: Double)?

  init(claim cell: ReferenceCell) {
    self.init(cell, .to(0))
    isClaim = true
  }

  init(_ cell: ReferenceCell, _ goal: ReferenceGoal) {
    self.cell = cell
    self.goal = goal
  }

  /// Its place in the target.
  var index: Int { cell.index }

  /// Rule 11: relative values are resolved once, at the start.
  mutating func resolve(present: Double) {
    switch goal {
    case .to(let end): (from, to) = (present, end)
    case .by(let change): (from, to) = (present, present + change)
    case .times(let factor): (from, to) = (present, present * factor)
    case .from(let start): (from, to) = (start, present)
    case .fromTo(let start, let end): (from, to) = (start, end)
    // Where it goes follows from its velocity.
    case .decay: (from, to) = (present, present)
    case .keyframes(let keyframes):
      from = keyframes.filter { $0.time == 0 }.reduce(present) { $1.value(after: $0) }
      to = keyframes.filter { $0.time > 0 }.reduce(from) { $1.value(after: $0) }
    }
  }

  /// 11: "With `repeatRefresh` every play that runs forwards starts from what the tween shows at the end of the play
  /// before", rounded and clamped as it is. Starts that the call gives stay.
  mutating func refresh(after play: Int, at end: Double, showing present: Double) {
    kept = (play, end)
    if !goal.givesStart, !goal.beginsAlike { resolve(present: present) }
  }

  /// 9: "start + (end - start) × easing(progress); where the difference of two finite ends is not finite, start × (1 -
  /// easing) + end × easing."
  func value(at eased: Double) -> Double {
    Self.value(between: from, to, at: eased)
  }

  /// The value from the end to the start: a play that runs backwards by a curve of its own (`autoreverseEasing`).
  func backwardValue(at eased: Double) -> Double {
    Self.value(between: to, from, at: eased)
  }

  static func value(between start: Double, _ end: Double, at eased: Double) -> Double {
    let delta = end - start
    if start.isFinite, end.isFinite, !delta.isFinite { return start * (1 - eased) + end * eased }
    return start + delta * eased
  }
}

extension SceneGoal {
  /// Where one of the components goes.
  func goal(of place: Int) -> ReferenceGoal {
    switch self {
    case .to(let end): .to(end[place])
    case .by(let change): .by(change[place])
    case .times(let factor): .times(factor[place])
    case .from(let start): .from(start[place])
    case .fromTo(let start, let end): .fromTo(start[place], end[place])
    case .keyframes(let keyframes): .keyframes(keyframes.map { $0.keyframe(place) })
    case .decay(let decay, let velocity): .decay(decay, velocity: velocity)
    }
  }
}

indirect enum ReferenceGoal {
  case to(Double)
  case by(Double)
  case times(Double)
  case from(Double)
  case fromTo(Double, Double)
  case keyframes([ReferenceKeyframe])
  case decay(TweenDecay, velocity: Double?)

  /// The start is the call's.
  var givesStart: Bool {
    switch self {
    case .from, .fromTo: true
    case .to, .by, .times, .decay: false
    case .keyframes(let keyframes): keyframes.contains { $0.time == 0 && !$0.isRelative }
    }
  }

  /// Each play begins as the one before: with a keyframe (43), or with the curve of a decay ("every play is the same
  /// curve").
  var beginsAlike: Bool {
    switch self {
    case .keyframes(let keyframes): keyframes.contains { $0.time == 0 }
    case .decay: true
    default: false
    }
  }
}
