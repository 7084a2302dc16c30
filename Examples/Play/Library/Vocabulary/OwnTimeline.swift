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
    guard let tween = try stage.animation(of: command).tweens.first?.tween,
      let timeline = tween.timeline
    else { throw command.fault("“\(command.id ?? "")” is no timeline that plays") }
    var grown = Self(stage: stage, timeline: timeline)
    for member in command.members { try grown.add(member) }
    tween.timeline = grown.timeline
  }

  private init(stage: Stage, timeline: TweenTimeline) {
    self.stage = stage
    self.timeline = timeline
  }

  private init(of command: SceneCommand, on stage: Stage) throws(SceneFault) {
    self.stage = stage
    timeline = TweenTimeline(
      defaults: OwnVocabulary.parameters(command.defaults, for: nil))
    for member in command.members { try add(member) }
  }

  private mutating func add(_ member: SceneCommand) throws(SceneFault) {
    if try member.addMark(to: &timeline, on: stage) { return }
    let animation = stage.makeAnimation(member)
    switch member.operation {
    case "add":
      let models = member.targets.map(stage.model)
      guard let first = models.first else { throw member.fault("“add” needs a target") }
      guard models.allSatisfy({ type(of: $0) == type(of: first) }) else {
        throw member.fault("the targets of a member are of one type")
      }
      var parameters = OwnVocabulary.parameters(member.parameters, for: first)
      try CallbackWords.add(animation, of: stage, to: &parameters)
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
