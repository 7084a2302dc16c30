// Where every member of a timeline lies on the timeline's own time, in flicks. Pure: it plays nothing and knows no engine but
// for what is registered there. Made by TimelineReader, member by member, in the order of adding.

final class TimelineLayout {
  /// One for each member of the timeline, in the order of adding; a label lies where it points to.
  private(set) var members: [PlacedMember] = []
  private(set) var labels: [String: Int64] = [:]
  /// The latest end. An endless member counts with one play.
  private(set) var duration: Int64 = 0
  private(set) var isEndless = false
  /// How many members there are, those of nested timelines included, each as often as it is nested.
  private(set) var count = 0
  /// How many timelines there are on the longest way to the innermost, this one included.
  private(set) var depth = 1

  /// The member that was added last; labels do not count.
  private var previous: (start: Int64, end: Int64) = (0, 0)

  /// Places beyond this (more than fifty years) are not told apart.
  static let farthest: Int64 = 1 << 60
  /// How many timelines may be one in the other, within the outermost.
  static let maximumDepth = 64

  func reserve(_ count: Int) { members.reserveCapacity(count) }

  func isLabel(_ name: String) -> Bool { labels[name] != nil }

  /// A place in flicks, for a member of some length; `nil` where a number is not finite or too large.
  func instant(_ place: TimelinePlace, length: Int64) -> Int64? {
    let anchor =
      switch place.anchor {
      case .beginning: Int64(0)
      case .end: duration
      case .previousStart: previous.start
      case .previousEnd: previous.end
      case .label(let name): labels[name] ?? duration
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

  func append(label name: String, at instant: Int64) {
    labels[name] = instant
    members.append(PlacedMember(content: .label, place: instant, start: instant, end: instant))
    count += 1
  }

  func append(_ member: PlacedMember) {
    // What begins before the timeline does is part-way in there.
    previous = (max(member.start, 0), max(member.end, 0))
    duration = max(duration, previous.end)
    if member.isEndless { isEndless = true }
    if case .timeline(let nested, _) = member.content { depth = max(depth, nested.depth + 1) }
    members.append(member)
    let (sum, overflow) = count.addingReportingOverflow(member.count)
    count = overflow ? .max : sum
  }
}

/// One member on its timeline's own time.
struct PlacedMember {
  enum Content {
    /// One for each target.
    case tweens([PlacedTween])
    case timeline(TimelineLayout, TweenDescription)
    case call
    case label
    case pause
  }

  let content: Content
  /// Where the member was put: a delay begins here.
  let place: Int64
  /// The earliest start, delay and stagger included; before 0 where a negative delay starts it part-way in.
  let start: Int64
  /// The latest end; an endless member's is that of its first play.
  let end: Int64
  var isEndless = false

  fileprivate var count: Int {
    guard case .timeline(let layout, _) = content else { return 1 }
    return layout.count == .max ? .max : layout.count + 1
  }
}

/// One target of a member.
struct PlacedTween {
  /// What the call says; for this target alone where times are functions of the target.
  let description: TweenDescription
  /// What a stagger adds to the delay, in flicks of the tween's own time.
  let offset: Int64
  let start: Int64
  let end: Int64
  let isEndless: Bool
  /// The call, with defaults underneath, where its plan may be known or kept.
  let call: TweenParameters?
  /// The plan of a call that has been seen, and its ends.
  let known: SharedCall?
}
