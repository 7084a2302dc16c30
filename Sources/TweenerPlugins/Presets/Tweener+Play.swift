import Tweener

extension Tweener {
  /// Plays a preset on a target; needs a ``PresetPlugin``, which ``StandardPlugins`` brings.
  ///
  /// It does what `addTween` does with the preset under `"preset"` and the options beside it. It is
  /// one tween: its handle pauses, ends and repeats all of the preset.
  ///
  /// ```swift
  /// tweener.play(.shake, on: layer)
  /// tweener.play(
  ///   .slideLeft, on: layer, PresetOptions(delay: 0.2, damping: 0.5),
  ///   with: [.onComplete: { print("in") }])
  /// tweener.advance(by: 2)  // prints in
  /// ```
  ///
  /// - Parameters:
  ///   - preset: what to play.
  ///   - target: what to play it on.
  ///   - options: how to play it, where not as it comes.
  ///   - more: any other parameters, callbacks say. Where both say something, the options count.
  ///   - file: where the call stands; reports about it say so.
  ///   - line: where the call stands.
  /// - Returns: the tween's handle.
  @discardableResult
  public func play<Target: AnyObject>(
    _ preset: Preset, on target: Target, _ options: PresetOptions = PresetOptions(),
    with more: TweenParameters = [:], file: String = #fileID, line: UInt = #line
  ) -> Tween {
    addTween(target, preset.parameters(options, more), file: file, line: line)
  }

  /// Plays a preset on each of several targets. They may be of different classes.
  @discardableResult
  public func play<Target: AnyObject>(
    _ preset: Preset, on targets: [Target], _ options: PresetOptions = PresetOptions(),
    with more: TweenParameters = [:], file: String = #fileID, line: UInt = #line
  ) -> [Tween] {
    addTween(targets, preset.parameters(options, more), file: file, line: line)
  }
}

extension Preset {
  /// The parameters of a call that plays it: the options over others.
  fileprivate func parameters(_ options: PresetOptions, _ more: TweenParameters)
    -> TweenParameters
  {
    var parameters = more.merging(options.words) { $1 }
    parameters["preset"] = self
    return parameters
  }
}
