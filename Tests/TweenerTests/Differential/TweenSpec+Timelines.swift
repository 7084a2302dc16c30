import Tweener
import TweenerTestSupport

/// What a timeline, and what lies on one, takes of a spec.
extension TweenSpec {
  /// The words of a whole timeline.
  func timelineParameters(_ hears: @escaping (SceneCall<Tween>) -> Void) -> TweenParameters {
    var parameters = self.parameters(hears)
    for word: TweenKey in [
      .duration, .rounded, .showsStart, .repeatRefresh, .minimum, .maximum, .autoreverseEasing,
      .unitsPerSecond,
    ] {
      parameters[word] = nil
    }
    if easing == .linear { parameters[.easing] = nil }
    return parameters
  }

  /// The words of a member.
  func memberParameters(_ hears: @escaping (SceneCall<Tween>) -> Void) -> TweenParameters {
    var parameters = self.parameters(hears)
    for word: TweenKey in [
      .overwrite, .useFrames, .locksInteraction, .unlocksInteraction, .paused,
      .pausesOnCompletion, .repeatRefresh, .onOverwrite, .onPause, .onResume, .onEnd,
    ] {
      parameters[word] = nil
    }
    for (moment, word) in Self.memberWords {
      parameters[word] = nil
      if deaf.contains(moment) { continue }
      parameters[word] = { () -> Void in hears(.member(self, moment)) }
    }
    return parameters
  }

  /// The words of a nested timeline.
  func nestedParameters(_ hears: @escaping (SceneCall<Tween>) -> Void) -> TweenParameters {
    let all = memberParameters(hears)
    let words: Set<TweenKey> = [
      .easing, .delay, .repeat, .repeatDelay, .repeatsDelay, .endDelay, .autoreverse, .timeScale,
      .onStart, .onUpdate, .onRepeat, .onComplete, .onReverseComplete,
    ]
    return all.filter { words.contains($0.key) }
  }

  private static var memberWords: [(SceneMoment, TweenKey)] {
    [
      (.start, .onStart), (.update, .onUpdate), (.repeat, .onRepeat), (.complete, .onComplete),
      (.reverseComplete, .onReverseComplete),
    ]
  }
}

extension KeyframePiece {
  /// The words of a piece.
  func parameters(_ hears: @escaping (SceneCall<Tween>) -> Void) -> TweenParameters {
    let all = spec.memberParameters(hears)
    var words: Set<TweenKey> = [
      .delay, .rounded, .minimum, .maximum, .showsStart, .onStart, .onUpdate, .onComplete,
      .onReverseComplete,
    ]
    if givesDuration { words.insert(.duration) }
    if givesEasing { words.insert(.easing) }
    return all.filter { words.contains($0.key) }
  }
}
