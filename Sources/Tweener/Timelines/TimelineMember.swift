// What was added to a timeline. Kept in the order of adding; TimelineLayout says where on the timeline it lies.

final class TimelineMember {
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
  /// Tells it from every other member; copies of a timeline share it.
  let identity: Identity

  final class Identity {}

  init(
    content: Content, position: TimelinePosition, site: CallSite, identity: Identity = Identity()
  ) {
    self.content = content
    self.position = position
    self.site = site
    self.identity = identity
  }

  /// The type of the first target, for reports.
  var targetType: Any.Type? {
    if case .tweens(let tweens) = content { tweens.targetType } else { nil }
  }
}

/// One call with one target or several.
struct TimelineTweens {
  /// What a call says, whoever its targets are.
  final class Words {
    /// Of the first target, for reports.
    let targetType: Any.Type
    let parameters: TweenParameters
    /// What has a plan that says the same.
    let template: MemberTemplate?
    /// Reads callbacks in the forms that the call's targets allow.
    let callbacks: ParameterReader.Callbacks

    init(
      targetType: Any.Type, parameters: TweenParameters, template: MemberTemplate?,
      callbacks: @escaping ParameterReader.Callbacks
    ) {
      self.targetType = targetType
      self.parameters = parameters
      self.template = template
      self.callbacks = callbacks
    }
  }

  /// At least one; `nil` where one is gone, which keeps its place.
  let targets: [AnyObject?]
  let words: Words

  var targetType: Any.Type { words.targetType }
  var parameters: TweenParameters { words.parameters }
  var template: MemberTemplate? { words.template }
  var callbacks: ParameterReader.Callbacks { words.callbacks }
}

/// A timeline that is one member of another.
struct NestedTimeline {
  let timeline: TweenTimeline
  let parameters: TweenParameters
  /// Reads callbacks in the forms that need no target.
  let callbacks: ParameterReader.Callbacks
}

/// The members of a timeline, shared by its copies until one of them is changed.
final class TimelineStorage {
  let defaults: TweenParameters
  private(set) var members: [TimelineMember]

  init(defaults: TweenParameters, members: [TimelineMember] = []) {
    self.defaults = defaults
    self.members = members
  }

  func append(_ member: TimelineMember) { members.append(member) }

  /// The timelines that are members, in order.
  var nested: [TimelineStorage] {
    members.compactMap { member in
      if case .timeline(let nested) = member.content { nested.timeline.storage } else { nil }
    }
  }

  /// Releases nested timelines one by one: by itself each would release the next on the stack.
  deinit {
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
