import Tweener

extension Tweener {
  /// Plays a preset on a target; needs a ``PresetPlugin``, which ``StandardPlugins`` brings.
  ///
  /// The same as `addTween` with the preset under `"preset"` and the words that are given beside it. It is one
  /// tween: its handle pauses, ends and repeats all of the preset.
  ///
  /// ```swift
  /// tweener.play(.shake, on: layer, force: 2)
  /// tweener.play(.slideLeft, on: layer, delay: 0.2, damping: 0.5, with: [.onComplete: { print("in") }])
  /// ```
  ///
  /// - Parameters:
  ///   - preset: what to play.
  ///   - target: what to play it on.
  ///   - force: how strongly, 1 where not given; what of the preset grows with it, Docs/Presets.md says.
  ///   - duration: seconds of one play, 0.7; of `flash` and `fadeOutIn` of each way.
  ///   - delay: seconds before it starts. Until then the target is left alone.
  ///   - damping: of the spring that moves the target, 0.7. 1 goes without a swing; from 0 to 1.
  ///   - velocity: of the spring at its start, 0.7, in whole ways per second.
  ///   - repeatCount: how many plays, 1; infinity for ever.
  ///   - curve: how a track gets from each keyframe to the next, `Easing.ease`. The spring does not ask it.
  ///   - x: points to the right; with the words after it the movement, in place of the preset's.
  ///   - y: points down.
  ///   - scaleX: a factor.
  ///   - scaleY: a factor.
  ///   - rotate: radians.
  ///   - opacity: from or to this.
  ///   - direction: whether the movement leads from there to where the target is, or there; the preset's own.
  ///   - more: any other parameters, callbacks say.
  /// - Returns: the tween's handle.
  @discardableResult
  public func play<Target: AnyObject>(
    _ preset: Preset, on target: Target, force: Double? = nil, duration: Double? = nil,
    delay: Double? = nil, damping: Double? = nil, velocity: Double? = nil,
    repeatCount: Double? = nil, curve: Easing? = nil, x: Double? = nil, y: Double? = nil,
    scaleX: Double? = nil, scaleY: Double? = nil, rotate: Double? = nil, opacity: Double? = nil,
    direction: Preset.Direction? = nil, with more: TweenParameters = [:]
  ) -> Tween {
    addTween(
      target,
      preset.parameters(
        [
          "force": force, .duration: duration, .delay: delay, "damping": damping,
          "velocity": velocity, "repeatCount": repeatCount, "curve": curve, "x": x, "y": y,
          "scaleX": scaleX, "scaleY": scaleY, "rotate": rotate, "opacity": opacity,
          "direction": direction,
        ], more))
  }

  /// Plays a preset on each of several targets. They may be of different classes.
  @discardableResult
  public func play<Target: AnyObject>(
    _ preset: Preset, on targets: [Target], force: Double? = nil, duration: Double? = nil,
    delay: Double? = nil, damping: Double? = nil, velocity: Double? = nil,
    repeatCount: Double? = nil, curve: Easing? = nil, x: Double? = nil, y: Double? = nil,
    scaleX: Double? = nil, scaleY: Double? = nil, rotate: Double? = nil, opacity: Double? = nil,
    direction: Preset.Direction? = nil, with more: TweenParameters = [:]
  ) -> [Tween] {
    addTween(
      targets,
      preset.parameters(
        [
          "force": force, .duration: duration, .delay: delay, "damping": damping,
          "velocity": velocity, "repeatCount": repeatCount, "curve": curve, "x": x, "y": y,
          "scaleX": scaleX, "scaleY": scaleY, "rotate": rotate, "opacity": opacity,
          "direction": direction,
        ], more))
  }

  /// Plays a preset on a target in ``shared``.
  @MainActor @discardableResult
  public static func play<Target: AnyObject>(
    _ preset: Preset, on target: Target, force: Double? = nil, duration: Double? = nil,
    delay: Double? = nil, damping: Double? = nil, velocity: Double? = nil,
    repeatCount: Double? = nil, curve: Easing? = nil, x: Double? = nil, y: Double? = nil,
    scaleX: Double? = nil, scaleY: Double? = nil, rotate: Double? = nil, opacity: Double? = nil,
    direction: Preset.Direction? = nil, with more: TweenParameters = [:]
  ) -> Tween {
    shared.play(
      preset, on: target, force: force, duration: duration, delay: delay, damping: damping,
      velocity: velocity, repeatCount: repeatCount, curve: curve, x: x, y: y, scaleX: scaleX,
      scaleY: scaleY, rotate: rotate, opacity: opacity, direction: direction, with: more)
  }

  /// Plays a preset on each of several targets in ``shared``.
  @MainActor @discardableResult
  public static func play<Target: AnyObject>(
    _ preset: Preset, on targets: [Target], force: Double? = nil, duration: Double? = nil,
    delay: Double? = nil, damping: Double? = nil, velocity: Double? = nil,
    repeatCount: Double? = nil, curve: Easing? = nil, x: Double? = nil, y: Double? = nil,
    scaleX: Double? = nil, scaleY: Double? = nil, rotate: Double? = nil, opacity: Double? = nil,
    direction: Preset.Direction? = nil, with more: TweenParameters = [:]
  ) -> [Tween] {
    shared.play(
      preset, on: targets, force: force, duration: duration, delay: delay, damping: damping,
      velocity: velocity, repeatCount: repeatCount, curve: curve, x: x, y: y, scaleX: scaleX,
      scaleY: scaleY, rotate: rotate, opacity: opacity, direction: direction, with: more)
  }
}

extension Preset {
  /// The parameters of a call that plays it: the words that are given, over others.
  fileprivate func parameters(_ words: [TweenKey: Any?], _ more: TweenParameters)
    -> TweenParameters
  {
    var parameters = more.merging(words.compactMapValues { $0 }) { $1 }
    parameters["preset"] = self
    return parameters
  }
}
