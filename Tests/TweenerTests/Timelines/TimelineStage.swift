// What the tests of timelines share: layouts in seconds, and the problems that an engine would report.

@testable import Tweener

enum TimelineStage {
  /// Start and end of each member, labels included, in seconds.
  static func spans(_ timeline: TweenTimeline) -> [[Double]] {
    TimelineLayout.of(timeline).members.map { [Flicks.seconds($0.start), Flicks.seconds($0.end)] }
  }

  /// Start and end of the member added last.
  static func last(_ timeline: TweenTimeline) -> [Double] { spans(timeline).last ?? [] }

  /// The layout as an engine makes it, and what is wrong.
  static func read(_ timeline: TweenTimeline, _ registry: Registry? = nil) -> (
    layout: TimelineLayout, problems: [TweenProblem]
  ) {
    var reader = TimelineReader(registry: registry ?? Registry(writesDirectly: true))
    let layout = reader.layout(timeline)
    return (layout, reader.problems)
  }
}

extension TimelineLayout {
  /// The layout as far as the dictionaries tell, with all members.
  static func of(_ timeline: TweenTimeline) -> TimelineLayout {
    var reader = TimelineReader(registry: nil)
    return reader.layout(timeline)
  }
}

extension PlacedTween {
  /// The words of the call; of a plan that is known, those of its kind.
  var description: TweenDescription { read ?? plan?.plan ?? TweenDescription.nothing }
}

extension TweenDescription {
  fileprivate static var nothing: TweenDescription {
    TweenDescription(TweenOptions())
  }
}
