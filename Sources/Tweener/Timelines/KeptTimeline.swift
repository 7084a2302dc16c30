// Unsafe memory: a timeline that plays, as it was added, but that its targets are not held. Read by Tween.timeline.
//
// Why it is sound. A target is known by its address as long as the timeline has a row for it, which holds it; a weak reference
// would give every target a record in memory, and slow each count of its references down for good. Whoever takes such a row away
// calls ``loosen(_:)`` first: from then on the reference is weak. What never had a row is weak from the beginning.

struct KeptTimeline {
  private struct Member {
    enum Content {
      case tweens([KeptTarget], TimelineTweens.Words)
      case timeline(KeptTimeline, TweenParameters, ParameterReader.Callbacks)
      /// What holds no target of its own.
      case other(TimelineMember.Content)
    }

    var content: Content
    let position: TimelinePosition
    let site: CallSite
    let identity: TimelineMember.Identity
  }

  private enum KeptTarget {
    /// A row of the timeline that plays holds it.
    case playing(Unmanaged<AnyObject>)
    case loose(WeakTarget)

    var object: AnyObject? {
      switch self {
      case .playing(let object): object.takeUnretainedValue()
      case .loose(let weak): weak.object
      }
    }

    func isPlaying(_ other: AnyObject) -> Bool {
      guard case .playing(let object) = self else { return false }
      return object.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
    }
  }

  private struct WeakTarget {
    weak var object: AnyObject?
  }

  private let defaults: TweenParameters
  private var members: [Member]

  /// `layout` is that of the timeline, whose members get rows from it. `old` is what was kept of its first members before.
  init(_ timeline: TweenTimeline, _ layout: TimelineLayout, extending old: KeptTimeline? = nil) {
    defaults = timeline.storage.defaults
    let all = timeline.members
    members = old?.members ?? []
    members.reserveCapacity(all.count)
    for index in members.count..<max(all.count, members.count) {
      let placed = index < layout.members.count ? layout.members[index].content : .label
      members.append(Self.member(all[index], placed))
    }
  }

  private static func member(_ member: TimelineMember, _ placed: PlacedMember.Content) -> Member {
    let content: Member.Content =
      switch member.content {
      case .tweens(let tweens): .tweens(targets(tweens, placed), tweens.words)
      case .timeline(let nested):
        .timeline(
          KeptTimeline(nested.timeline, Self.layout(placed)), nested.parameters, nested.callbacks)
      case .call, .label, .pause: .other(member.content)
      }
    return Member(
      content: content, position: member.position, site: member.site, identity: member.identity)
  }

  private static func layout(_ placed: PlacedMember.Content) -> TimelineLayout {
    if case .timeline(let layout, _) = placed { layout } else { TimelineLayout() }
  }

  private static func targets(_ tweens: TimelineTweens, _ placed: PlacedMember.Content)
    -> [KeptTarget]
  {
    var tweensPlaced: [PlacedTween] = []
    if case .tweens(let placed) = placed { tweensPlaced = placed }
    return tweens.targets.enumerated().map { index, object in
      guard let object, index < tweensPlaced.count,
        // A call with the word `keyframes` may have no pieces, and no row.
        tweensPlaced[index].description.keyframes == nil
      else { return .loose(WeakTarget(object: object)) }
      return .playing(.passUnretained(object))
    }
  }

  /// How many members there are; those of nested timelines do not count.
  var count: Int { members.count }

  /// To be called before the timeline that plays lets go of a target.
  mutating func loosen(_ object: AnyObject) {
    for index in members.indices {
      switch members[index].content {
      case .tweens(let targets, let words):
        guard targets.contains(where: { $0.isPlaying(object) }) else { continue }
        let loose = targets.map { target in
          target.isPlaying(object) ? .loose(WeakTarget(object: object)) : target
        }
        members[index].content = .tweens(loose, words)
      case .timeline(var nested, let parameters, let callbacks):
        nested.loosen(object)
        members[index].content = .timeline(nested, parameters, callbacks)
      case .other: break
      }
    }
  }

  /// The timeline, with the targets that live.
  var timeline: TweenTimeline {
    let live = members.map { member in
      let content: TimelineMember.Content =
        switch member.content {
        case .tweens(let targets, let words):
          .tweens(TimelineTweens(targets: targets.map(\.object), words: words))
        case .timeline(let nested, let parameters, let callbacks):
          .timeline(
            NestedTimeline(
              timeline: nested.timeline, parameters: parameters, callbacks: callbacks))
        case .other(let content): content
        }
      return TimelineMember(
        content: content, position: member.position, site: member.site, identity: member.identity)
    }
    return TweenTimeline(storage: TimelineStorage(defaults: defaults, members: live))
  }

  /// Whether a timeline has these members, and perhaps more behind them.
  func isBeginning(of timeline: TweenTimeline) -> Bool {
    timeline.members.count >= members.count
      && zip(members, timeline.members).allSatisfy { $0.identity === $1.identity }
  }
}
