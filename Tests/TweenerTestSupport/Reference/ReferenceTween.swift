import Tweener

/// One row of the reference engine: a tween, or a silent part split off one (rule 20).
final class ReferenceTween {
  /// Its place among all rows ever made; also its handle.
  let row: Int
  /// Which call it comes from, counted up. Parts of a tween have the age of the tween.
  let age: Int
  /// Of a timeline with what was added to it since.
  var spec: TweenSpec
  /// With a speed, a spring or a decay another one from the start on.
  var timing: ReferenceTiming
  let easing: Easing
  /// Hears the callbacks; `nil` in a silent part.
  var hears: ((ReferenceMoment) -> Void)?

  var clock: ReferenceClock { didSet { drivingDidChange?() } }
  var components: [ReferenceComponent] { didSet { drivingDidChange?() } }

  /// What lies on it, where it is a timeline.
  var timeline: ReferenceTimeline?
  /// Of the events of the play that it is in, how many lie behind, seen forwards.
  var passed = 0
  /// Where bent time was looked at last, as own time of straight plays, and whether it rose to there (41).
  var look = ExactTime(0)
  var risesToLook = true

  /// `onStart` has been called, and it was not restarted since.
  var isStarted = false { didSet { drivingDidChange?() } }
  /// It was restarted since it has started last, if it has.
  var wasRestarted = false
  /// Start values are read and conflicts settled: from here on it owns its components.
  var isOwner = false { didSet { drivingDidChange?() } }
  /// It has taken what it shows from its beginning on, where it is a timeline (37).
  var hasTakenFirst = false
  /// Its length is known: that of a tween that is measured is not before its start.
  var knowsLength: Bool
  var outcome: ReferenceOutcome? { didSet { drivingDidChange?() } }
  /// Told of every change of what it drives, where it moves a playhead (41).
  var drivingDidChange: (() -> Void)?

  /// The play that it is in, or, in a pause between two, the one that follows. Of the boundaries that lie at one
  /// place with its own time, those that are handled lie behind.
  var play = 0
  /// It is in the pause before that play, if only for an instant.
  var isInPause = false
  /// It is behind the end of its last play, in the stretch of `endDelay`.
  var isInEndDelay = false
  /// The instant at which a play or a pause was found to have ended: the play before still shows.
  var boundary: Int?

  /// It makes its last write and is about to end, at this place of its own time.
  var arrival: (end: ReferenceEnd, place: Int)?
  /// It was sought before its length was known.
  var wasSought = false
  /// It is paused at an end, as `pausesOnCompletion` asks (31).
  var rest: ReferenceEnd?
  /// Where it will pause (34).
  var stop: ReferenceStop?

  /// A callback that it calls now finds its components exact.
  var isExact = true
  /// It has given its interaction lock back.
  var hasUnlocked = false
  /// The newcomers, by age, that it has heard of.
  var toldOf: Set<Int> = []
  /// The row of the tween that took something from it last.
  var latestWinner = -1
  /// Its own clock moved during the present `advance`.
  var moved = false
  /// Where what is on it was when that was looked at last.
  var ownTimes: ReferenceTimeline.OwnTimes?

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
    knowsLength = !spec.isMeasured
  }

  /// Some of its components, and with one that `middle` writes, or is, the others.
  func whole(_ cells: Set<ReferenceCell>) -> Set<ReferenceCell> {
    guard let setter = components.first(where: { $0.index == SceneProperty.middleIndex }) else {
      return cells
    }
    let middle = SceneProperty.middle.components.map {
      ReferenceCell(target: setter.cell.target, index: $0)
    }
    return cells.isDisjoint(with: middle) ? cells : cells.union(middle)
  }

  /// Whether it is to have a component that the other has too. 18: "A property that says what it `writes` does not share: on what it
  /// owns, `.none` counts as `.atStart`, on either side."
  func takes(_ cell: ReferenceCell, from other: ReferenceTween) -> Bool {
    spec.overwrite != .none || whole([cell]).count > 1 || other.whole([cell]).count > 1
  }

  /// Whether it owns a component without having a value for it.
  func isClaim(_ cell: ReferenceCell) -> Bool {
    components.contains { $0.cell == cell && $0.isClaim }
  }

  /// What it writes, or is to write.
  var cells: Set<ReferenceCell> { Set(components.map(\.cell)) }

  /// Whether it has taken a component.
  func owns(_ cell: ReferenceCell) -> Bool {
    isOwner && components.contains { $0.cell == cell && (timeline == nil || $0.isTaken) }
  }

  /// Whether a member of the timeline has called its `onStart` and is to read its start values.
  func hasBegun(member number: Int) -> Bool {
    // What was split off does not grow.
    guard let members = timeline?.members, members.indices.contains(number) else { return false }
    return members[number].hasBegun && !members[number].hasRead
  }

  /// What it has taken.
  var ownedCells: Set<ReferenceCell> { cells.filter(owns) }

  /// Whether it moves something of a target, or is to.
  func isOn(_ target: Int) -> Bool {
    spec.target == target || components.contains { $0.cell.target == target }
  }

  var isAlive: Bool { outcome == nil }
  var isReversed: Bool { clock.isReversed }
  /// What its components do: a paused tween and one of `timeScale` 0 own, but do not drive (rules 17, 19), nor does one
  /// that was restarted and waits (33).
  var isDriving: Bool { isAlive && isOwner && isStarted && clock.isDriving }

  /// Rules 4 and 10: "oldest first".
  static func isOlder(_ left: ReferenceTween, _ right: ReferenceTween) -> Bool {
    (left.age, left.row) < (right.age, right.row)
  }
}
