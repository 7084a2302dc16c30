import Tweener

/// A sound without a loudspeaker: what a test or a server animates in its place.
///
/// It plays nothing. Values outside the ranges clamp, also by hand; not-a-number counts as 0.
public final class SoundModel: Audible {
  /// The loudness, 0…1; outside it clamps.
  public var volume = 1.0 {
    didSet { volume = Self.clamped(volume, from: 0) }
  }
  /// The direction from which it is heard, -1 (left) … 1 (right); outside it clamps.
  public var pan = 0.0 {
    didSet { pan = Self.clamped(pan, from: -1) }
  }

  /// A sound as loud as recorded, in the middle.
  public init() {}

  static func clamped(_ number: Double, from least: Double) -> Double {
    number.isNaN ? 0 : min(max(number, least), 1)
  }
}

extension SoundModel: TweenTarget {
  public static var tweenProperties: TweenProperties {
    ["volume": .init(\SoundModel.volume), "pan": .init(\SoundModel.pan)]
  }
}

extension SoundModel: CustomStringConvertible {
  /// One line: `SoundModel: volume 0.5, pan -1.0`.
  public var description: String { "SoundModel: volume \(volume), pan \(pan)" }
}
