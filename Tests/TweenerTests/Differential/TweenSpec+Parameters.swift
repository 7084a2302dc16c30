import Tweener
import TweenerTestSupport

extension TweenSpec {
  /// The reserved words and callbacks, as a caller would write them.
  func parameters(_ hears: @escaping (SceneCall<Tween>) -> Void) -> TweenParameters {
    var parameters: TweenParameters = [
      .delay: Flick.seconds(delay),
      .easing: easing.easing,
      .repeat: repeats,
      .repeatDelay: Flick.seconds(repeatDelay),
      .repeatsDelay: repeatsDelay,
      .autoreverse: autoreverse,
      .timeScale: timeScale,
      .rounded: rounded,
      .locksInteraction: locks,
      .unlocksInteraction: unlocks,
      .showsStart: showsStart,
      .useFrames: usesFrames,
      .paused: paused,
      .pausesOnCompletion: pausesOnCompletion,
      .endDelay: Flick.seconds(endDelay),
      .repeatRefresh: repeatRefresh,
    ]
    if let unitsPerSecond {
      parameters[.unitsPerSecond] = unitsPerSecond
    } else if let spring {
      parameters[.spring] = spring
      parameters[.easing] = nil
    } else if pieces == nil || duration > 0 {
      parameters[.duration] = Flick.seconds(duration)
    }
    parameters[.autoreverseEasing] = autoreverseEasing?.easing
    parameters[.initialVelocity] = initialVelocity
    if hasHandover { parameters[.handover] = HandoverMode.smooth }
    parameters[.minimum] = minimum
    parameters[.maximum] = maximum
    parameters[.overwrite] =
      switch overwrite {
      case .atStart: OverwriteMode.atStart
      case .atAdd: OverwriteMode.atAdd
      case .all: OverwriteMode.all
      case .none: OverwriteMode.none
      }
    let words: [(SceneMoment, TweenKey)] = [
      (.start, .onStart), (.update, .onUpdate), (.repeat, .onRepeat), (.overwrite, .onOverwrite),
      (.complete, .onComplete), (.reverseComplete, .onReverseComplete), (.pause, .onPause),
      (.resume, .onResume),
    ]
    for (moment, word) in words where !deaf.contains(moment) {
      parameters[word] = { (tween: Tween) -> Void in hears(.moment(moment, tween)) }
    }
    if deaf.contains(.end) { return parameters }
    parameters[.onEnd] = { (outcome: TweenOutcome) -> Void in hears(.end(outcome.forScene)) }
    return parameters
  }
}

extension PropertySpec {
  /// The value of the property in a parameter dictionary.
  var parameter: Any {
    if property == .frame {
      switch goal {
      case .to(let end): Rect4(end)
      case .by(let change): TweenValue.by(Rect4(change))
      case .times(let factor): TweenValue.times(Rect4(factor))
      case .from(let start): TweenValue.from(Rect4(start))
      case .fromTo(let start, let end): TweenValue.fromTo(Rect4(start), Rect4(end))
      case .keyframes(let keyframes): keyframes.value { Rect4($0) }
      case .decay(let decay, let velocity): TweenValue.decay(velocity: velocity, decay)
      }
    } else {
      switch goal {
      case .to(let end): end[0]
      case .by(let change): TweenValue.by(change[0])
      case .times(let factor): "*=\(factor[0])"
      case .from(let start): TweenValue.from(start[0])
      case .fromTo(let start, let end): TweenValue.fromTo(start[0], end[0])
      case .keyframes(let keyframes): keyframes.value { $0[0] }
      case .decay(let decay, let velocity): TweenValue.decay(velocity: velocity, decay)
      }
    }
  }
}

extension Rect4 {
  fileprivate init(_ numbers: [Double]) {
    self.init(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}

extension [SceneKeyframe] {
  fileprivate func value<Value: Tweenable>(_ make: ([Double]) -> Value) -> TweenValue {
    let values = map { keyframe -> TweenValue in
      let value = make(keyframe.numbers)
      let goal: TweenValue =
        switch keyframe.goal {
        case .to: .to(value)
        case .by: .by(value)
        case .times: .times(value)
        }
      return keyframe.easing.map { goal.eased($0.easing) } ?? goal
    }
    return .keyframes(values, at: map(\.time))
  }
}
