import Tweener

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

/// Where in a play a component with keyframes is, and how it goes there.
struct ReferenceWay {
  let duration: Int
  /// What the keyframes take of it, from its beginning as it is written.
  let length: Int
  let isBackward: Bool
  /// Since the play has begun.
  let passed: ExactTime
  let easing: Easing
  /// Of plays that run backwards, where they have a curve of their own.
  let backwardEasing: Easing?
  /// The fraction of a stretch of the play that is over, or that is to come.
  let fraction: (_ start: Int, _ length: Int, _ backwards: Bool) -> Double
}

extension ReferenceComponent {
  /// 43: "Keyframes are a timeline of one target and one property inside a tween (36). At a keyframe's instant the value is
  /// the keyframe's, bit for bit."
  func value(_ keyframes: [ReferenceKeyframe], _ way: ReferenceWay) -> Double {
    let length = way.length
    let (passed, end) = (max(way.passed, ExactTime(0)), ExactTime(way.duration))
    let place = way.isBackward ? end - min(passed, end) : passed
    var (last, value) = (0, from)
    var isAtKeyframe = keyframes.contains { $0.time == 0 } && place == ExactTime(0)
    for keyframe in keyframes where keyframe.time > 0 {
      let time = Int((keyframe.time * Double(length)).rounded())
      let next = keyframe.value(after: value)
      if place < ExactTime(time) {
        if isAtKeyframe { return value }
        return self.value(from: value, to: next, keyframe, way, from: last, to: time)
      }
      (last, value) = (time, next)
      isAtKeyframe = place == ExactTime(time)
    }
    return value
  }

  /// The value on the way from one keyframe to the next, by the curve of that way.
  private func value(
    from start: Double, to end: Double, _ keyframe: ReferenceKeyframe, _ way: ReferenceWay,
    from first: Int, to last: Int
  ) -> Double {
    let begin = way.isBackward ? way.duration - last : first
    if way.isBackward, let easing = way.backwardEasing {
      let progress = way.fraction(begin, last - first, false)
      return ReferenceComponent.value(between: end, start, at: easing(progress))
    }
    let progress = way.fraction(begin, last - first, way.isBackward)
    let easing = keyframe.easing?.easing ?? way.easing
    return ReferenceComponent.value(between: start, end, at: easing(progress))
  }
}

extension ReferenceEngine {
  func value(
    _ component: ReferenceComponent, _ keyframes: [ReferenceKeyframe], of row: ReferenceTween,
    inPlay play: Int
  ) -> Double {
    let start = row.timing.start(of: play)
    return component.value(
      keyframes,
      ReferenceWay(
        duration: row.timing.duration, length: row.easedLength,
        isBackward: row.timing.isBackward(play), passed: ownTime(row) - start, easing: row.easing,
        backwardEasing: row.spec.autoreverseEasing?.easing,
        fraction: { begin, length, backwards in
          self.fraction(row, from: start + begin, length: length, backwards: backwards)
        }))
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
