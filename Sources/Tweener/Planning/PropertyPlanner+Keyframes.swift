// The keyframes of a property: lists that are keyframes, and the track made of them. Part of
// PropertyPlanner.

extension PropertyPlanner {
  /// The value itself, or keyframes where it is a list that the property's type does not take.
  func listAsKeyframes(_ value: Any, for access: PropertyAccess) -> Any {
    guard let keyframes = access.keyframes(list: value) else { return value }
    return TweenValue.inside(value)?.wrapping(keyframes) ?? keyframes
  }

  /// The track of a value that is keyframes; `nil` for another value.
  func track(_ value: Any, for access: PropertyAccess, _ easing: Easing)
    throws(ValueReader.Fault) -> KeyframeTrack?
  {
    guard case .keyframes(let keyframes) = TweenValue.inside(value)?.kind else { return nil }
    let rules = try ValueReader.rules(keyframes, for: access)
    let easings = keyframes.values.indices.map { keyframes.easing($0) ?? easing }
    return KeyframeTrack(times: keyframes.times, easings: easings, rules: rules)
  }

  /// The first keyframe that is no value of the property, by number from 1 on; `nil` where there is
  /// none, or where a value is no keyframes, or made of no numbers.
  func wrongKeyframe(_ value: Any, for access: PropertyAccess) -> (number: Int, value: Any)? {
    let value = TweenValue.inside(listAsKeyframes(value, for: access))
    guard case .keyframes(let keyframes) = value?.kind, !(access is OpaqueAccess) else {
      return nil
    }
    let place = keyframes.values.firstIndex {
      (try? ValueReader.read($0, for: access) { _, _ in }) == nil
    }
    return place.map { ($0 + 1, keyframes.values[$0]) }
  }
}

extension PropertyAccess {
  /// The keyframes that a list is, by itself or in a value that says more of it; `nil` where the
  /// property's type takes the list.
  func keyframes(list value: Any) -> TweenValue? {
    guard let list = TweenValue.listInside(value), encode(list) == nil else { return nil }
    // A list of another length is a value that went wrong.
    if listLength != nil, list.contains(where: { NumberReader.number($0) != nil }) { return nil }
    return TweenValue.keyframes(list: list)
  }
}
