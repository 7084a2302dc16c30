// GSAP's timelines: `timeline` with its children, and what is added to one that plays. Called by
// GSAPVocabulary.

import Tweener

struct GSAPTimeline {
  private let stage: Stage
  /// What lies underneath the variables of every child.
  private let defaults: [SceneField]
  private(set) var timeline: TweenTimeline

  /// Plays the timeline of a command.
  static func add(_ command: SceneCommand, on stage: Stage) throws(SceneFault) {
    let animation = stage.makeAnimation(command)
    let built = try Self(of: command, on: stage, defaults: [])
    var parameters = whole(command)
    parameters[.overwrite] = OverwriteMode.none
    if command.parameter("paused")?.bool == true { parameters[.paused] = true }
    let group = GSAPGroup(animation, stage, count: 1, repeatsAlone: false)
    try group.add(to: &parameters)
    animation.tweens.append(("", stage.tweener.addTimeline(built.timeline, parameters)))
  }

  /// Adds children to a timeline that plays.
  static func grow(
    _ animation: Animation, _ children: [SceneCommand], _ stage: Stage
  ) throws(SceneFault) {
    var more = Self(stage, defaults: defaults(of: animation.command, over: []), TweenTimeline())
    for child in children { try more.add(child) }
    guard animation.tweens.first?.tween.append(more.timeline) == true else {
      throw animation.command.fault("“\(animation.name)” is no timeline that plays")
    }
  }

  /// The repeats of a timeline, and of an animation that is played as one.
  static func whole(_ command: SceneCommand) -> TweenParameters {
    var parameters: TweenParameters = [:]
    for (word, key) in [
      ("delay", TweenKey.delay), ("repeat", .repeat), ("repeatDelay", .repeatDelay),
    ] {
      if let number = command.parameter(word)?.number { parameters[key] = number }
    }
    if command.parameter("yoyo")?.bool == true { parameters[.autoreverse] = true }
    return parameters
  }

  private init(_ stage: Stage, defaults: [SceneField], _ timeline: TweenTimeline) {
    self.stage = stage
    self.defaults = defaults
    self.timeline = timeline
  }

  private init(
    of command: SceneCommand, on stage: Stage, defaults: [SceneField]
  ) throws(SceneFault) {
    self.init(stage, defaults: Self.defaults(of: command, over: defaults), TweenTimeline())
    for child in command.members { try add(child) }
  }

  /// The defaults of a timeline, and of the one that it is in where it says nothing.
  private static func defaults(
    of command: SceneCommand, over outer: [SceneField]
  ) -> [SceneField] {
    let own = command.parameter("defaults")?.fields ?? []
    return own + outer.filter { field in !own.contains { $0.name == field.name } }
  }

  private mutating func add(_ child: SceneCommand) throws(SceneFault) {
    if try child.addMark(to: &timeline, on: stage) { return }
    switch child.operation {
    case "to", "from", "fromTo", "set":
      var child = child
      child.parameters += defaults.filter { child.parameter($0.name) == nil }
      try GSAPTween(child, stage).add(to: &timeline, at: child.timelinePosition)
    case "timeline":
      let nested = try Self(of: child, on: stage, defaults: defaults)
      var parameters = Self.whole(child)
      let group = GSAPGroup(stage.makeAnimation(child), stage, count: 1, repeatsAlone: false)
      try group.addMember(to: &parameters)
      timeline.add(nested.timeline, parameters, at: child.timelinePosition)
    default:
      throw child.fault("“\(child.operation)” is no member of a timeline")
    }
  }
}
