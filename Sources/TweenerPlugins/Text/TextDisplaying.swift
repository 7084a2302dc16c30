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
