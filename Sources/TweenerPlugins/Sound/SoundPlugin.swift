import Tweener

/// The names of a sound's properties, for everything that is ``Audible``.
///
/// | name | also | value |
/// |---|---|---|
/// | `volume` | `_sound_volume` | 0…1; clamps at every write |
/// | `pan` | `_sound_pan` | -1 (left) … 1 (right); clamps at every write |
///
/// The names reach the sound through the protocol. A class that is also tweened by key path
/// registers the path under the name, as ``Framed`` says.
public struct SoundPlugin: TweenerPlugin {
  public let name = "SoundPlugin"

  public init() {}

  public func register(in tweener: Tweener) {
    tweener.registerSpecialProperty(
      "volume", get: { (sound: any Audible) in sound.volume },
      set: { $0.volume = SoundModel.clamped($1, from: 0) })
    tweener.registerSpecialProperty(
      "pan", get: { (sound: any Audible) in sound.pan },
      set: { $0.pan = SoundModel.clamped($1, from: -1) })
    // It clamps by itself, and is known by its key paths too.
    tweener.registerSpecialProperty("volume", \SoundModel.volume)
    tweener.registerSpecialProperty("pan", \SoundModel.pan)
    tweener.registerSpecialProperty("_sound_volume", TweenProperty(sameAs: "volume"))
    tweener.registerSpecialProperty("_sound_pan", TweenProperty(sameAs: "pan"))
  }
}

/// Something that sounds: conforming gives a class the names `volume` and `pan`.
///
/// ```swift
/// final class Voice: Audible {
///   var volume = 1.0
///   var pan = 0.0
/// }
/// tweener.install(SoundPlugin())
/// tweener.addTween(Voice(), [.duration: 1, "volume": 0])
/// ```
public protocol Audible: AnyObject {
  /// The loudness: 0 silent, 1 as recorded.
  var volume: Double { get set }
  /// The direction from which it is heard: -1 left, 0 in the middle, 1 right.
  var pan: Double { get set }
}
