// Unsafe memory: a timeline that plays, as it was added, but that its targets are not held. Read by Tween.timeline.
//
// Why it is sound. A target is known by its address as long as the timeline has a row for it, which holds it; a weak reference
// would give every target a record in memory, and slow each count of its references down for good. Whoever makes the timeline's
// rows says which targets have none; whoever takes such a row away calls ``loosen(_:)`` first: from then on the reference is weak.
// What never had a row is weak from the beginning.

struct KeptTimeline {
  private struct WeakTarget {
    weak var object: AnyObject?
  }

  private let defaults: TweenParameters
  /// As they were added. In those that are timelines there is nothing: ``nested`` has them.
  private let members: [TimelineMember]
  /// Of all members, one member's behind the other's: those that a row of the timeline that plays holds.
  private var playing: [Unmanaged<AnyObject>?]
  /// By place, the others.
  private var loose: [Int: WeakTarget]
  /// By their numbers among the members.
  private var nested: [(member: Int, timeline: KeptTimeline)]
  private let origins: MemberOrigins

  /// Its nested timelines are to be added, and it is to be said which targets have no row. `old` is what was kept of its first
  /// members before.
  init(_ timeline: TweenTimeline, extending old: KeptTimeline? = nil) {
    let storage = timeline.storage
    defaults = storage.defaults
    members = storage.hasNested ? storage.members.map(\.withoutTimeline) : storage.members
    origins = storage.origins
    playing = old?.playing ?? []
    playing.reserveCapacity(storage.targets.count)
    for index in playing.count..<storage.targets.count {
      playing.append(storage.targets[index].map(Unmanaged.passUnretained))
    }
    loose = old?.loose ?? [:]
    nested = old?.nested ?? []
  }

  /// Says of a target that no row may hold it.
  mutating func loosen(at place: Int) {
    guard let target = playing[place] else { return }
    loose[place] = WeakTarget(object: target.takeUnretainedValue())
    playing[place] = nil
  }

  mutating func append(_ timeline: KeptTimeline, member: Int) { nested.append((member, timeline)) }

  /// Takes what is kept of the first members, which was `old`, as it is now.
  mutating func update(_ old: KeptTimeline, to present: KeptTimeline) {
    for place in old.playing.indices {
      playing[place] = present.playing[place]
      loose[place] = present.loose[place]
    }
    for index in old.nested.indices { nested[index] = present.nested[index] }
  }

  /// How many members there are; those of nested timelines do not count.
  var count: Int { members.count }

  /// To be called before the timeline that plays lets go of a target.
  mutating func loosen(_ object: AnyObject) {
    let address = Unmanaged.passUnretained(object).toOpaque()
    for place in playing.indices where playing[place]?.toOpaque() == address {
      playing[place] = nil
      loose[place] = WeakTarget(object: object)
    }
    for index in nested.indices { nested[index].timeline.loosen(object) }
  }

  /// The timeline, with the targets that live.
  var timeline: TweenTimeline {
    var members = members
    for (index, kept) in nested { members[index] = members[index].with(kept.timeline) }
    let targets = playing.enumerated().map { place, target in
      target?.takeUnretainedValue() ?? loose[place]?.object
    }
    return TweenTimeline(
      storage: TimelineStorage(
        defaults: defaults, members: members, targets: targets, origins: origins))
  }

  /// Whether a timeline has these members, and perhaps more behind them.
  func isBeginning(of timeline: TweenTimeline) -> Bool {
    origins.isBeginning(of: timeline.storage.origins)
  }
}

extension TimelineMember {
  /// This member with nothing in the timeline that it is.
  fileprivate var withoutTimeline: TimelineMember { with(TweenTimeline()) }

  /// This member with another timeline, where it is one.
  fileprivate func with(_ timeline: TweenTimeline) -> TimelineMember {
    guard case .timeline(let nested) = content else { return self }
    return TimelineMember(
      content: .timeline(NestedTimeline(timeline: timeline, parameters: nested.parameters)),
      position: position, site: site)
  }
}
