import Tweener

extension TweenTimeline {
  /// What one target does, one after another.
  static func of<Target: AnyObject>(
    _ target: Target, _ members: TweenParameters..., defaults: TweenParameters = [:],
    file: String = #fileID, line: UInt = #line
  ) -> TweenTimeline {
    var timeline = TweenTimeline(defaults: defaults)
    for member in members { timeline.add(target, member, file: file, line: line) }
    return timeline
  }

  /// What one target does, each at its place.
  static func of<Target: AnyObject>(
    _ target: Target, at members: KeyValuePairs<TimelinePosition, TweenParameters>,
    defaults: TweenParameters = [:], file: String = #fileID, line: UInt = #line
  ) -> TweenTimeline {
    var timeline = TweenTimeline(defaults: defaults)
    for (place, member) in members {
      timeline.add(target, member, at: place, file: file, line: line)
    }
    return timeline
  }
}
