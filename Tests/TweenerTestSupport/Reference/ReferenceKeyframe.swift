/// One of the values that a component passes (43).
struct ReferenceKeyframe {
  /// A share of a play.
  let time: Double
  let goal: SceneKeyframe.Goal
  let number: Double
  let easing: SceneEasing?

  var isRelative: Bool { goal != .to }

  /// API 8: "`.by` is relative to the keyframe before".
  func value(after before: Double) -> Double {
    switch goal {
    case .to: number
    case .by: before + number
    case .times: before * number
    }
  }
}

extension ReferenceEngine {
  /// 43: "Keyframes are a timeline of one target and one property inside a tween (36). At a keyframe's instant the value is
  /// the keyframe's, bit for bit."
  func value(
    _ component: ReferenceComponent, _ keyframes: [ReferenceKeyframe], of row: ReferenceTween,
    inPlay play: Int
  ) -> Double {
    let length = row.timing.duration
    let isBackward = row.timing.isBackward(play)
    let passed = max(ownTime(row) - row.timing.start(of: play), ExactTime(0))
    let place = isBackward ? ExactTime(length) - min(passed, ExactTime(length)) : passed
    var (last, value) = (0, component.from)
    var isAtKeyframe = keyframes.contains { $0.time == 0 } && place == ExactTime(0)
    for keyframe in keyframes where keyframe.time > 0 {
      let time = Int((keyframe.time * Double(length)).rounded())
      let next = keyframe.value(after: value)
      if place < ExactTime(time) {
        if isAtKeyframe { return value }
        return self.value(from: value, to: next, keyframe, of: row, play, from: last, to: time)
      }
      (last, value) = (time, next)
      isAtKeyframe = place == ExactTime(time)
    }
    return value
  }

  /// The value on the way from one keyframe to the next, by the curve of that way.
  private func value(
    from start: Double, to end: Double, _ keyframe: ReferenceKeyframe, of row: ReferenceTween,
    _ play: Int, from first: Int, to last: Int
  ) -> Double {
    let isBackward = row.timing.isBackward(play)
    let begin =
      row.timing.start(of: play) + (isBackward ? row.timing.duration - last : first)
    if isBackward, let easing = row.spec.autoreverseEasing?.easing {
      let progress = fraction(row, from: begin, length: last - first, backwards: false)
      return ReferenceComponent.value(between: end, start, at: easing(progress))
    }
    let progress = fraction(row, from: begin, length: last - first, backwards: isBackward)
    let easing = keyframe.easing?.easing ?? row.easing
    return ReferenceComponent.value(between: start, end, at: easing(progress))
  }

  /// How long the way through all keyframes is.
  func wayLength(_ component: ReferenceComponent) -> Double {
    guard case .keyframes(let keyframes) = component.goal else {
      return abs(component.to - component.from)
    }
    var (length, value) = (0.0, component.from)
    for keyframe in keyframes where keyframe.time > 0 {
      let next = keyframe.value(after: value)
      length += abs(next - value)
      value = next
    }
    return length
  }
}
