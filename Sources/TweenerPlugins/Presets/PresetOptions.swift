import Tweener

/// Options of a preset that is played in another way than its own.
///
/// ```swift
/// tweener.play(.shake, on: layer, PresetOptions(force: 2, duration: 1))
/// let soft = PresetOptions(damping: 1, curve: .outSine)
/// tweener.play(.slideLeft, on: layer, soft)
/// ```
///
/// A word that is `nil` is left to the preset. Docs/Presets.md says which numbers of a preset grow
/// with the force.
public struct PresetOptions: Hashable, Sendable {
  /// The strength, 1 where not given.
  public var force: Double?
  /// Seconds of one play, 0.7 where not given; of `flash` and `fadeOutIn` of each way.
  public var duration: Double?
  /// Seconds before it starts. Until then the target is left alone.
  public var delay: Double?
  /// Of the spring that moves the target, 0.7 where not given. 1 is without a swing; from 0 to 1.
  public var damping: Double?
  /// Of the spring at its start, 0.7 where not given, in whole ways per second.
  public var velocity: Double?
  /// The number of plays, 1 where not given; infinity for ever.
  public var repeatCount: Double?
  /// The curve of a track from each keyframe to the next, `Easing.ease` where not given. The spring
  /// does not ask it.
  public var curve: Easing?
  /// Points to the right. This and what follows is the movement, in place of the preset's.
  public var x: Double?
  /// Points down.
  public var y: Double?
  /// A factor for both axes.
  public var scale: Double?
  /// A factor.
  public var scaleX: Double?
  /// A factor.
  public var scaleY: Double?
  /// Radians.
  public var rotate: Double?
  /// From or to this.
  public var opacity: Double?
  /// Whether the movement leads from there to where the target is, or there.
  public var direction: Preset.Direction?

  /// Options by their names; those left out are the preset's.
  public init(
    force: Double? = nil, duration: Double? = nil, delay: Double? = nil, damping: Double? = nil,
    velocity: Double? = nil, repeatCount: Double? = nil, curve: Easing? = nil, x: Double? = nil,
    y: Double? = nil, scale: Double? = nil, scaleX: Double? = nil, scaleY: Double? = nil,
    rotate: Double? = nil, opacity: Double? = nil, direction: Preset.Direction? = nil
  ) {
    (self.force, self.duration, self.delay) = (force, duration, delay)
    (self.damping, self.velocity, self.repeatCount) = (damping, velocity, repeatCount)
    (self.curve, self.x, self.y, self.scale) = (curve, x, y, scale)
    (self.scaleX, self.scaleY, self.rotate) = (scaleX, scaleY, rotate)
    (self.opacity, self.direction) = (opacity, direction)
  }

  /// The words of a call with a preset that say the same.
  var words: TweenParameters {
    let words: [TweenKey: Any?] = [
      "force": force, .duration: duration, .delay: delay, "damping": damping,
      "velocity": velocity, "repeatCount": repeatCount, "curve": curve, "x": x, "y": y,
      "scale": scale, "scaleX": scaleX, "scaleY": scaleY, "rotate": rotate, "opacity": opacity,
      "direction": direction,
    ]
    return TweenParameters(words.compactMapValues { $0 })
  }
}
