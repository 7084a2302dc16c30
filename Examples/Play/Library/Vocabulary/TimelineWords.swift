// What timelines are in scenes, whatever the engine's words: labels, pauses, calls and places. The words of
// tweens are each vocabulary's own.

import Tweener

extension SceneCommand {
  /// The first of the targets of one call, which are of one class.
  func first(_ models: [any SceneModel]) throws(SceneFault) -> any SceneModel {
    guard let first = models.first else { throw fault("“\(operation)” needs a target") }
    guard models.allSatisfy({ type(of: $0) == type(of: first) }) else {
      throw fault("the targets of one call are of one type")
    }
    return first
  }

  /// Where a member lies on its timeline.
  var timelinePosition: TimelinePosition {
    guard let place else { return .end }
    return place.number.map { .at($0) } ?? TimelinePosition(place.text ?? "")
  }

  /// Adds a label, a pause or a call to a timeline; `false` where the command is none of them.
  func addMark(to timeline: inout TweenTimeline, on stage: Stage) throws(SceneFault) -> Bool {
    switch operation {
    case "label", "addLabel":
      guard let name = id ?? value?.text, !name.isEmpty else {
        throw fault("“\(operation)” needs a name under “id”")
      }
      timeline.addLabel(name, at: timelinePosition)
    case "pause", "addPause": timeline.addPause(at: timelinePosition)
    case "call":
      let animation = stage.makeAnimation(self)
      timeline.call(at: timelinePosition) { [weak stage] in stage?.fire(animation, "call") }
    default: return false
    }
    return true
  }
}

extension SceneModel {
  /// Adds a tween of this object, or of several of its class, to a timeline.
  func join(
    _ timeline: inout TweenTimeline, with others: [any SceneModel], _ parameters: TweenParameters,
    at position: TimelinePosition
  ) {
    let targets = others.compactMap { $0 as? Self }
    timeline.add([self] + targets, parameters, at: position)
  }
}
