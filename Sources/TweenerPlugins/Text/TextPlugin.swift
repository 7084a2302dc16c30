import Tweener

/// Texts.
///
/// | key | for every target | value |
/// |---|---|---|
/// | `text` | that is ``TextDisplaying`` | a ``TextTween``; a text is typed, a number counted |
/// | `_text` | with a `text` | a text: the old one is deleted, then this one typed |
public struct TextPlugin: TweenerPlugin {
  public let name = "TextPlugin"

  public init() {}

  public func register(in tweener: Tweener) {
    tweener.registerSpecialProperty(
      "text",
      TweenProperty(
        get: { (target: any TextDisplaying) in target.text }, set: { $0.text = $1 },
        interpolate: TextTween.interpolate))
    tweener.registerPropertySplitter("_text", for: AnyObject.self) { value in
      (value as? any StringProtocol).map { ["text": TextTween.retyped(String($0))] }
    }
  }
}

/// Something with a text: conforming gives a class the name `text`.
///
/// ```swift
/// final class Label: TextDisplaying {
///   var text = ""
/// }
/// tweener.install(TextPlugin())
/// tweener.addTween(Label(), [.duration: 1, "text": "Hello"])
/// ```
public protocol TextDisplaying: AnyObject {
  /// The text that it shows.
  var text: String { get set }
}
