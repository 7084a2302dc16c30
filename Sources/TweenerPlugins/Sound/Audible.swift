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
