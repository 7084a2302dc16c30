// A timeline that plays, as it was added, but that its targets are not held. Read by Tween.timeline.

struct KeptTimeline {
  private struct Member {
    enum Content {
      case tweens([WeakTarget], TimelineTweens.Words)
      case timeline(KeptTimeline, TweenParameters, ParameterReader.Callbacks)
      /// What holds no target of its own.
      case other(TimelineMember.Content)
    }

    let content: Content
    let position: TimelinePosition
    let site: CallSite
    let identity: TimelineMember.Identity
  }

  private struct WeakTarget {
    weak var object: AnyObject?
  }

  private let defaults: TweenParameters
  private let members: [Member]

  init(_ timeline: TweenTimeline) {
    defaults = timeline.storage.defaults
    members = timeline.members.map { member in
      let content: Member.Content =
        switch member.content {
        case .tweens(let tweens):
          .tweens(tweens.targets.map { WeakTarget(object: $0) }, tweens.words)
        case .timeline(let nested):
          .timeline(KeptTimeline(nested.timeline), nested.parameters, nested.callbacks)
        case .call, .label, .pause: .other(member.content)
        }
      return Member(
        content: content, position: member.position, site: member.site, identity: member.identity)
    }
  }

  /// How many members there are; those of nested timelines do not count.
  var count: Int { members.count }

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
