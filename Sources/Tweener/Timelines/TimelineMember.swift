// The members of a timeline, as they were added. Kept in the order of adding; TimelineLayout has
// their positions on the timeline.

/// The addition of one call to a timeline, without the targets, which are TimelineStorage's.
struct TimelineMember {
  enum Content {
    case tweens(TimelineTweens)
    case timeline(TweenTimeline, TweenParameters)
    case call(() -> Void)
    case label(String)
    case pause
  }

  let content: Content
  let position: TimelinePosition
  let site: CallSite

  @inline(__always)
  var tweens: TimelineTweens? {
    if case .tweens(let tweens) = content { tweens } else { nil }
  }
}

/// The words of a call and the number and types of its targets, of which there is at least one.
struct TimelineTweens {
  /// The number of its targets. They are those behind the targets of the members before.
  let count: Int
  /// Of the first target, for reports.
  let targetType: Any.Type
  /// The type that the call knows all targets to have: the forms of callback follow from it.
  let commonType: AnyObject.Type
  /// All that the call says; of a template, what that says.
  let parameters: TweenParameters
}

/// The members of a timeline, shared by its copies until one of them is changed.
final class TimelineStorage {
  let defaults: TweenParameters
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var members: [TimelineMember]
  /// The targets of all members, one member's behind the other's.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var targets: [AnyObject]
  /// Whether timelines are among the members.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var hasNested: Bool
  /// The lengths of the members, as far as they follow from the dictionaries, and the numbers of
  /// members and targets that were read for that: the result of the last query. Members are only
  /// added.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var extent: (layout: TimelineLayout, members: Int, targets: Int)?

  init(defaults: TweenParameters) {
    self.defaults = defaults
    (members, targets, hasNested) = ([], [], false)
  }

  /// A storage of its own for a timeline that is to be changed.
  init(copying other: TimelineStorage) {
    defaults = other.defaults
    (members, targets, hasNested) = (other.members, other.targets, other.hasNested)
  }

  @inline(__always)
  func append(_ member: TimelineMember) {
    if case .timeline = member.content { hasNested = true }
    if members.isEmpty { members.reserveCapacity(Self.fewest) }
    members.append(member)
  }

  /// Adds what a call says. Its targets are to be appended next.
  @inline(__always)
  func append(
    _ tweens: consuming TimelineTweens, at position: consuming TimelinePosition,
    _ site: consuming CallSite
  ) {
    append(TimelineMember(content: .tweens(tweens), position: position, site: site))
  }

  @inline(__always)
  func append(target: AnyObject) {
    if targets.isEmpty { targets.reserveCapacity(Self.fewest) }
    targets.append(target)
  }

  /// Most timelines have as many members.
  private static var fewest: Int { 4 }

  /// The timelines that are members, in order; without the first so many members.
  func nested(behind first: Int = 0) -> [TimelineStorage] {
    guard hasNested else { return [] }
    return members[first...].compactMap { member in
      if case .timeline(let nested, _) = member.content { nested.storage } else { nil }
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
    let nested = nested()
    let old = takeOut(&members, leaving: [])
    withExtendedLifetime(old) {}
    return nested
  }
}
