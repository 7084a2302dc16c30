// What was added to a timeline. Kept in the order of adding; TimelineLayout says where on the timeline it lies.

/// What one call adds to a timeline, without the targets, which are TimelineStorage's.
struct TimelineMember {
  enum Content {
    case tweens(TimelineTweens)
    case timeline(NestedTimeline)
    case call(() -> Void)
    case label(String)
    case pause
  }

  let content: Content
  let position: TimelinePosition
  let site: CallSite

  /// What the call knows of all its targets.
  var commonType: AnyObject.Type? {
    if case .tweens(let tweens) = content { tweens.commonType } else { nil }
  }

  /// What a call with one target says.
  @inline(__always)
  var wordsOfOneTarget: TimelineTweenWords? {
    if case .tweens(let tweens) = content, tweens.count == 1 { tweens.words } else { nil }
  }

  /// The type of the first target, for reports.
  var targetType: Any.Type? {
    if case .tweens(let tweens) = content { tweens.targetType } else { nil }
  }
}

/// What a call says of its targets, of which there is at least one.
struct TimelineTweens {
  /// How many targets it has. They are those behind the targets of the members before.
  let count: Int
  /// Of the first target, for reports.
  let targetType: Any.Type
  /// What the call knows of all targets: the forms of callback follow from it.
  let commonType: AnyObject.Type
  let words: TimelineTweenWords

  /// All that the call says.
  var parameters: TweenParameters {
    switch words {
    case .dictionary(let parameters): parameters
    case .template(let template): template.given
    }
  }
}

/// What says how the tweens of a call move.
enum TimelineTweenWords {
  case dictionary(TweenParameters)
  case template(TemplateCache)

  /// Whether calls of one plan may differ in their ends.
  @inline(__always)
  var haveEnds: Bool {
    if case .dictionary = self { true } else { false }
  }
}

/// A timeline that is one member of another.
struct NestedTimeline {
  let timeline: TweenTimeline
  let parameters: TweenParameters
}

/// The members of a timeline, shared by its copies until one of them is changed.
final class TimelineStorage {
  let defaults: TweenParameters
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var members: [TimelineMember]
  /// The targets of all members, one member's behind the other's; `nil` where one is gone, which keeps its place.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var targets: [AnyObject?]
  /// Whether timelines are among the members.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var hasNested: Bool
  /// Where the first members come from.
  private let inherited: MemberOrigins
  /// Made when somebody asks for it.
  private var owner: MemberOrigins.Owner?

  init(
    defaults: TweenParameters, members: [TimelineMember] = [], targets: [AnyObject?] = [],
    origins: MemberOrigins = MemberOrigins()
  ) {
    self.defaults = defaults
    self.members = members
    self.targets = targets
    inherited = origins
    hasNested = members.contains { if case .timeline = $0.content { true } else { false } }
  }

  /// A storage of its own for a timeline that is to be changed.
  func copy() -> TimelineStorage {
    TimelineStorage(defaults: defaults, members: members, targets: targets, origins: origins)
  }

  /// Where each member comes from: copies of a timeline have it in common.
  var origins: MemberOrigins {
    if inherited.count == members.count { return inherited }
    let owner = owner ?? MemberOrigins.Owner()
    self.owner = owner
    return MemberOrigins(behind: inherited, owner, to: members.count)
  }

  @inline(__always)
  func append(_ member: TimelineMember) {
    if case .timeline = member.content { hasNested = true }
    makeRoom()
    members.append(member)
  }

  /// Adds what a call says. Its targets are to be appended next.
  @inline(__always)
  func append(
    _ tweens: consuming TimelineTweens, at position: consuming TimelinePosition,
    _ site: consuming CallSite
  ) {
    makeRoom()
    members.append(TimelineMember(content: .tweens(tweens), position: position, site: site))
  }

  @inline(__always)
  private func makeRoom() {
    if members.isEmpty { members.reserveCapacity(Self.fewest) }
  }

  @inline(__always)
  func append(target: AnyObject) {
    if targets.isEmpty { targets.reserveCapacity(Self.fewest) }
    targets.append(target)
  }

  /// Most timelines have as many members.
  private static var fewest: Int { 4 }

  /// The timelines that are members, in order.
  var nested: [TimelineStorage] {
    guard hasNested else { return [] }
    return members.compactMap { member in
      if case .timeline(let nested) = member.content { nested.timeline.storage } else { nil }
    }
  }

  /// Releases nested timelines one by one: by itself each would release the next on the stack.
  deinit {
    guard hasNested else { return }
    var left = takeNested()
    while var next = left.popLast() {
      if isKnownUniquelyReferenced(&next) { left += next.takeNested() }
    }
  }

  private func takeNested() -> [TimelineStorage] {
    let nested = nested
    let old = takeOut(&members, leaving: [])
    withExtendedLifetime(old) {}
    return nested
  }
}

/// Where the members of a timeline come from: which storage each was added to first. Members are the same where they have one
/// place and come from one storage, as a storage never takes members out.
struct MemberOrigins {
  /// Stands for a storage, which it does not keep alive.
  final class Owner {}

  /// Members up to `end`, from the end of the ones before. The last are by themselves, as mostly they are all.
  private var others: [(owner: Owner, end: Int)] = []
  private var last: (owner: Owner, end: Int)?

  init() {}

  /// More members, up to `end`, behind others.
  init(behind first: MemberOrigins, _ owner: Owner, to end: Int) {
    others = first.others
    if let last = first.last { others.append(last) }
    last = (owner, end)
  }

  /// How many members there are.
  var count: Int { last?.end ?? 0 }

  /// Whether other members are the same as these, and perhaps more behind them.
  func isBeginning(of other: MemberOrigins) -> Bool {
    if other.count < count { return false }
    let (mine, theirs) = (all, other.all)
    var (place, next, nextOther) = (0, 0, 0)
    while place < count {
      if mine[next].owner !== theirs[nextOther].owner { return false }
      place = min(mine[next].end, theirs[nextOther].end)
      if mine[next].end == place { next += 1 }
      if theirs[nextOther].end == place { nextOther += 1 }
    }
    return true
  }

  private var all: [(owner: Owner, end: Int)] { last.map { others + [$0] } ?? others }
}
