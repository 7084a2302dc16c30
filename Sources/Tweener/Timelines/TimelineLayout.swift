// The position of every member of a timeline on the timeline's own time, in flicks. Pure: it plays
// nothing and knows no engine but for what is registered there. Made by TimelineReader, member by
// member, in the order of adding.

struct TimelineLayout {
  /// One for each member of the timeline, in the order of adding; a label has the position that it
  /// points to.
  var members: [PlacedMember] = []
  /// One for each target of the timeline's members, in their order. A member is added behind its
  /// own.
  var tweens: [PlacedTween] = []
  /// The targets of these. Set by TimelineMaker, as what follows is.
  var targets: [AnyObject] = []
  /// By the place of a tween, the timeline of a call with keyframes.
  var keyframes: [Int: PlacedMember] = [:]
  private(set) var labels: [String: Int64] = [:]
  /// The latest end. An endless member counts with one play.
  private(set) var duration: Int64 = 0
  private(set) var isEndless = false
  /// The depth of nesting: the number of timelines on the longest way to the innermost, this one
  /// included.
  private(set) var depth = 1

  /// The member that was added last; labels do not count.
  private var previous: (start: Int64, end: Int64) = (0, 0)

  /// Places beyond this (more than fifty years) are not told apart.
  static let farthest: Int64 = 1 << 60
  /// The greatest depth of nested timelines, the outermost included.
  static let maximumDepth = 64

  /// The beginning of a layout of what is added behind all of this: places, and no members.
  var end: TimelineLayout {
    var end = extent
    end.depth = 1
    return end
  }

  /// The layout without its members.
  var extent: TimelineLayout {
    var extent = self
    (extent.members, extent.tweens, extent.targets, extent.keyframes) = ([], [], [], [:])
    return extent
  }

  /// The number of entries of a node that plays it.
  var entryCount: Int {
    members.reduce(into: tweens.count) { count, member in
      switch member.content {
      case .tweens, .label: break
      case .timeline, .call, .pause: count += 1
      }
    }
  }

  mutating func reserve(members: Int, tweens: Int) {
    self.members.reserveCapacity(members)
    self.tweens.reserveCapacity(tweens)
  }

  func isLabel(_ name: String) -> Bool { labels[name] != nil }

  /// A place in flicks, for a member of some length; `nil` where a number is not finite or too
  /// large.
  func instant(_ place: TimelinePlace, length: Int64) -> Int64? {
    let anchor =
      switch place.anchor {
      case .beginning: Int64(0)
      case .end: duration
      case .previousStart: previous.start
      case .previousEnd: previous.end
      case .label: place.label ?? duration
      }
    let shift =
      switch place.shift {
      case .seconds(let seconds): Flicks.nearest(seconds: seconds)
      case .ofPrevious(let share): Self.share(share, of: previous.end - previous.start)
      case .ofAdded(let share): Self.share(share, of: length)
      }
    return shift.map { anchor + $0 }
  }

  private static func share(_ share: Double, of length: Int64) -> Int64? {
    let flicks = (Double(length) * share).nearestWhole()
    return flicks.magnitude <= Double(farthest) ? Int64(flicks) : nil
  }

  mutating func append(label name: String, at instant: Int64) {
    labels[name] = instant
    members.append(PlacedMember(content: .label, start: instant, end: instant))
  }

  @inline(__always)
  mutating func append(_ member: PlacedMember) {
    // What begins before the timeline does is part-way in there.
    previous = (max(member.start, 0), max(member.end, 0))
    duration = max(duration, previous.end)
    if member.isEndless { isEndless = true }
    if case .timeline(let nested, _, _) = member.content { depth = max(depth, nested.depth + 1) }
    members.append(member)
  }

  /// Whether a member that ends so long behind its place may be put behind everything so far.
  @inline(__always)
  func hasRoom(for reach: Int64) -> Bool { duration <= Self.farthest - max(reach, 0) }

  /// Adds a member with one tween, whose plan is known. Its arguments are taken out of `own`.
  @inline(__always)
  mutating func append(
    _ plan: ResolvedPlan, _ own: inout CallArguments, _ span: TimelineSpan, at place: Int64
  ) {
    let (start, end) = (place + span.start, place + span.end)
    tweens.append(PlacedTween(plan, start: start, end: end))
    swap(&tweens[tweens.count - 1].own, &own)
    append(PlacedMember(content: .tweens(1), start: start, end: end, isEndless: span.isEndless))
  }
}

/// One member on its timeline's own time.
struct PlacedMember {
  enum Content {
    /// As many as there are targets, of the layout's.
    case tweens(Int)
    /// With its plays, whose delay is part of the start, and its callbacks.
    indirect case timeline(TimelineLayout, Timing, TweenCallbacks?)
    indirect case call(() -> Void)
    case label
    case pause
  }

  var content: Content
  /// The earliest start, delay and stagger included; before 0 where a negative delay starts it
  /// part-way in.
  let start: Int64
  /// The latest end; an endless member's is that of its first play.
  let end: Int64
  var isEndless = false
}

/// One target of a member. Its plan is known, or to be made of a description.
struct PlacedTween {
  /// The plan of a call of a kind that has been seen; `nil` where it is still to be made.
  private(set) var plan: ResolvedPlan?
  /// The arguments of the call to that plan.
  fileprivate(set) var own: CallArguments
  /// The description of the call, where it has been read; for this target alone where times are
  /// functions of the target.
  let read: TweenDescription?
  /// The call, defaults underneath, where its plan may be known or kept.
  let call: TweenParameters?
  let start: Int64
  let end: Int64

  @inline(__always)
  init(_ plan: ResolvedPlan, _ own: CallArguments = CallArguments(), start: Int64, end: Int64) {
    (self.plan, self.own, self.start, self.end) = (plan, own, start, end)
    (read, call) = (nil, nil)
  }

  init(_ read: TweenDescription, call: TweenParameters?, start: Int64, end: Int64) {
    (self.read, self.call, self.start, self.end) = (read, call, start, end)
    (plan, own) = (nil, CallArguments())
  }

  mutating func set(_ plan: ResolvedPlan?, _ own: CallArguments = CallArguments()) {
    (self.plan, self.own) = (plan, own)
  }
}
