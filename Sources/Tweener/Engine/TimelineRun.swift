// A timeline that plays: the rows of its members, one clock for all of them, and what writes each component. Its tween, the
// head, has the clock, the plays and the callbacks of any tween, and no target.

final class TimelineRun {
  let head: TweenID
  let root: TimelineNode
  /// The members' tweens, by number. They have the age of the head, are not in the event queue, and end with it.
  var members: [TweenID] = []
  /// By member, its components.
  var keys: [[TrackKey]] = []
  /// By component, which members write it, and which one shows.
  var tracks: [TrackKey: TimelineTrack] = [:]
  /// Members by the place of their first start, and how many of these have been passed.
  var starts: [(time: Int64, member: Int)] = []
  var startedCount = 0
  /// Members whose onUpdate is called, by their starts.
  var updating: [Int] = []
  /// By such a member: the way to it, and where it was when that was last looked at.
  var memberWays: [Int: [Int]] = [:]
  var memberTimes: [Int: MemberTime] = [:]
  /// Its time is bent: it is evaluated once an `advance`.
  var isBent: Bool
  /// Where a bent timeline was when it was last evaluated.
  var bentLocal = OwnTime(whole: 0)
  /// A jump is under way that calls what lies between: it puts that behind step by step.
  var isWalking = false
  /// Where on the time of a play a member that starts reads its values.
  var startPlace: OwnTime?
  /// It starts where it was sought to.
  var isSought = false

  /// Places on the time of one play, by name.
  var labels: [String: Int64]
  /// What was added, for whoever asks; `nil` for a call with keyframes, and for a part that was split off.
  var source: KeptTimeline?

  init(
    head: TweenID, root: TimelineNode, labels: [String: Int64], source: KeptTimeline? = nil
  ) {
    self.source = source
    self.head = head
    self.root = root
    self.labels = labels
    isBent = root.isBent
  }

  /// The members that show something, each once, in the order of adding.
  var shownMembers: [TweenID] {
    Set(tracks.values.compactMap(\.shown)).sorted().map { members[$0] }
  }
}

/// A component of a timeline.
struct TimelineTrack {
  struct Writer {
    /// A member, by number.
    let member: Int
    let part: PartIndex
  }

  var writers: [Writer] = []
  /// The member that shows.
  var shown: Int?
}

/// A member of a timeline, found for its target.
struct PlannedMember {
  let target: AnyObject
  let plan: ResolvedPlan
  /// Where a plan of several calls leaves them to each.
  let ends: EndArguments?
  /// Of its components, in their order.
  let keys: [TrackKey]
  /// Where it first starts on the timeline's own time.
  let firstStart: Int64
}
