// The keyframes of a property: lists that are keyframes, and the track made of them. Part of PropertyPlanner.

extension PropertyPlanner {
  /// The value itself, or keyframes where it is a list that the property's type does not take.
  func listAsKeyframes(_ value: Any, for access: PropertyAccess) -> Any {
    guard let list = TweenValue.listInside(value), access.encode(list) == nil else { return value }
    // A list of another length is a value that went wrong.
    if access.listLength != nil, list.contains(where: { NumberReader.number($0) != nil }) {
      return value
    }
    guard let keyframes = TweenValue.keyframes(list: list) else { return value }
    return TweenValue.inside(value)?.wrapping(keyframes) ?? keyframes
  }

  /// The track of a value that is keyframes; `nil` for another value.
  func track(_ value: Any, for access: PropertyAccess, _ easing: EasingChoice)
    throws(ValueReader.Fault) -> KeyframeTrack?
  {
    guard case .keyframes(let keyframes) = TweenValue.inside(value)?.kind else { return nil }
    let rules = try ValueReader.rules(keyframes, for: access)
    let easings = keyframes.values.indices.map { keyframe in
      keyframes.easing(keyframe).map(EasingChoice.easing) ?? easing
    }
    let laneEasings = easings.compactMap(\.laneEasing)
    return KeyframeTrack(
      times: keyframes.times, easings: easings,
      laneEasings: laneEasings.count == easings.count ? laneEasings : nil, rules: rules)
  }
}
