// Timelines in this package's own words: `addTimeline` with its members, and `addTo`. Called by OwnVocabulary.

import Tweener

struct OwnTimeline {
  private let stage: Stage
  private var timeline: TweenTimeline

  /// Plays the timeline of a command: its `params` and `on` are those of the whole.
  static func add(_ command: SceneCommand, on stage: Stage) throws(SceneFault) {
    let animation = stage.makeAnimation(command)
    let built = try Self(of: command, on: stage)
    var parameters = OwnVocabulary.parameters(command.parameters, for: nil)
    try CallbackWords.add(animation, of: stage, to: &parameters)
    animation.tweens.append(("", stage.tweener.addTimeline(built.timeline, parameters)))
  }

  /// Adds members to a timeline that plays.
  static func grow(_ command: SceneCommand, on stage: Stage) throws(SceneFault) {
    let animation = try stage.animation(of: command)
    let more = try Self(
      command.members, defaults: animation.command.defaults, on: stage)
    guard animation.tweens.first?.tween.append(more.timeline) == true else {
      throw command.fault("“\(command.id ?? "")” is no timeline that plays")
    }
  }

  private init(of command: SceneCommand, on stage: Stage) throws(SceneFault) {
    try self.init(command.members, defaults: command.defaults, on: stage)
  }

  private init(
    _ members: [SceneCommand], defaults: [SceneField], on stage: Stage
  ) throws(SceneFault) {
    self.stage = stage
    timeline = TweenTimeline(defaults: OwnVocabulary.parameters(defaults, for: nil))
    for member in members { try add(member) }
  }

  private mutating func add(_ member: SceneCommand) throws(SceneFault) {
    if try member.addMark(to: &timeline, on: stage) { return }
    let animation = stage.makeAnimation(member)
    switch member.operation {
    case "add":
      let models = member.targets.map(stage.model)
      let first = try member.first(models)
      var parameters = OwnVocabulary.parameters(member.parameters, for: first)
      try CallbackWords.add(animation, of: stage, to: &parameters, each: first)
      first.join(
        &timeline, with: Array(models.dropFirst()), parameters, at: member.timelinePosition)
    case "timeline", "addTimeline":
      let nested = try Self(of: member, on: stage)
      var parameters = OwnVocabulary.parameters(member.parameters, for: nil)
      try CallbackWords.add(animation, of: stage, to: &parameters)
      timeline.add(nested.timeline, parameters, at: member.timelinePosition)
    default:
      throw member.fault(
        "“\(member.operation)” is no member of a timeline: one of add, call, label, pause, timeline"
      )
    }
  }
}
