import Tweener

/// One row of the reference engine: a tween, or a silent part split off one (rule 20).
final class ReferenceTween {
  /// Its place among all rows ever made; also its handle.
  let row: Int
  /// Which call it comes from, counted up. Parts of a tween have the age of the tween.
  let age: Int
  let spec: TweenSpec
  let timing: ReferenceTiming
  let easing: Easing
  /// Hears the callbacks; `nil` in a silent part.
  var hears: ((ReferenceMoment) -> Void)?

  var clock: ReferenceClock
  var components: [ReferenceComponent]

  /// `onStart` has been called.
  var isStarted = false
  /// Start values are read and conflicts settled: from here on it owns its components.
  var isOwner = false
  var outcome: ReferenceOutcome?

  /// The play whose end comes next, counted from zero.
  var play = 0
  /// It is in the pause before that play, if only for an instant.
  var isInPause = false
  /// The instant at which a play or a pause was found to have ended: the play before still shows.
  var boundary: Int?
  /// It has made its last write and is about to end.
  var isCompleting = false
  /// The newcomers, by age, that it has heard of.
  var toldOf: Set<Int> = []
  /// Its own clock moved during the present `advance`.
  var moved = false

  init(
    row: Int, age: Int, spec: TweenSpec, timing: ReferenceTiming, clock: ReferenceClock,
    components: [ReferenceComponent], hears: ((ReferenceMoment) -> Void)?
  ) {
    self.row = row
    self.age = age
    self.spec = spec
    self.timing = timing
    self.easing = spec.easing.easing
    self.clock = clock
    self.components = components
    self.hears = hears
  }

  /// Some of its components, and with one that `middle` writes, or is, the others.
  func whole(_ indices: Set<Int>) -> Set<Int> {
    let middle = Set(SceneProperty.middle.components)
    guard components.contains(where: { $0.index == SceneProperty.middleIndex }),
      !indices.isDisjoint(with: middle)
    else { return indices }
    return indices.union(middle)
  }

  /// Whether it owns a component without having a value for it.
  func isClaim(_ index: Int) -> Bool {
    components.contains { $0.index == index && $0.isClaim }
  }

  var isAlive: Bool { outcome == nil }
  /// What its components do: a paused tween and one of `timeScale` 0 own, but do not drive (rules 17, 19).
  var isDriving: Bool { isAlive && isOwner && clock.isMoving }

  /// Rules 4 and 10: "oldest first".
  static func isOlder(_ left: ReferenceTween, _ right: ReferenceTween) -> Bool {
    (left.age, left.row) < (right.age, right.row)
  }
}

/// One scalar of a tween's target and where it goes.
struct ReferenceComponent {
  /// Its place in the target.
  let index: Int
  let goal: ReferenceGoal
  var from = 0.0
  var to = 0.0
  /// Both are known before the start.
  var isResolved = false
  /// It is written by the setter of another property of the tween, which is a component of its own.
  var isClaim = false

  init(claim index: Int) {
    self.init(index, .to(0))
    isClaim = true
  }

  init(_ index: Int, _ goal: ReferenceGoal) {
    self.index = index
    self.goal = goal
  }

  /// Rule 11: relative values are resolved once, at the start.
  mutating func resolve(present: Double) {
    switch goal {
    case .to(let end): (from, to) = (present, end)
    case .by(let change): (from, to) = (present, present + change)
    case .times(let factor): (from, to) = (present, present * factor)
    case .from(let start): (from, to) = (start, present)
    case .fromTo(let start, let end): (from, to) = (start, end)
    }
  }

  /// 9: "start + (end - start) × easing(progress); where the difference of two finite ends is not finite, start × (1 -
  /// easing) + end × easing."
  func value(at eased: Double) -> Double {
    let delta = to - from
    if from.isFinite, to.isFinite, !delta.isFinite { return from * (1 - eased) + to * eased }
    return from + delta * eased
  }
}

enum ReferenceGoal {
  case to(Double)
  case by(Double)
  case times(Double)
  case from(Double)
  case fromTo(Double, Double)

  /// The start is the call's.
  var givesStart: Bool {
    switch self {
    case .from, .fromTo: true
    case .to, .by, .times: false
    }
  }
}

public enum ReferenceOutcome: Equatable, Sendable {
  case completed, removed
  /// By the row.
  case overwritten(by: Int)
}

public enum ReferenceMoment: Equatable, Sendable {
  case start, update, `repeat`, overwrite, complete
  case end(ReferenceOutcome)

  var kind: SceneMoment {
    switch self {
    case .start: .start
    case .update: .update
    case .repeat: .repeat
    case .overwrite: .overwrite
    case .complete: .complete
    case .end: .end
    }
  }
}
