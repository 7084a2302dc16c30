import Testing
import Tweener

private final class Label: TweenTarget {
  var text = "old"
  var size = 10.0

  static var tweenProperties: TweenProperties {
    ["text": .init(\Label.text, interpolate: typed), "size": .init(\Label.size)]
  }

  /// The new text letter by letter; the old one until the first.
  private static func typed(_ given: Any) -> ((String) -> (Double) -> String)? {
    guard let end = given as? String else { return nil }
    return { start in
      { eased in eased == 0 ? start : String(end.prefix(Int(Double(end.count) * eased))) }
    }
  }
}

/// Properties that are not made of numbers.
@Suite struct OpaquePropertyTests {
  private let tweener = Tweener()
  private let label = Label()

  @Test("Text goes by progress, from what it was to what was given")
  func text() {
    tweener.addTween(
      label, [.duration: 1, .delay: 1, "text": "hello", .rounded: true, "size": 12.6])
    #expect(tweener.values(of: label.text, after: 1.4, 0.6) == ["he", "hello"])
    #expect(label.size == 13)
  }

  @Test("Forth and back, and many targets of one call")
  func forms() {
    let labels = [Label(), Label()]
    labels[1].text = "other"
    tweener.addTween(labels, [.duration: 1, .repeat: 1, .autoreverse: true, "text": "abcd"])
    #expect(tweener.after(1, labels.map(\.text)) == ["abcd", "abcd"])
    #expect(tweener.after(0.5, labels.map(\.text)) == ["ab", "ab"])
    #expect(tweener.after(0.5, labels.map(\.text)) == ["old", "other"])
  }

  @Test("A newer tween of the same text takes it, from where it stands")
  func conflict() {
    let older = tweener.addTween(label, [.duration: 1, "text": "abcd"])
    let newer = tweener.addTween(label, [.duration: 1, .delay: 0.5, "text": "xyz"])
    #expect(tweener.after(0.5, older.outcome) == .overwritten(by: newer))
    #expect(label.text == "ab")
    #expect(tweener.after(1, label.text) == "xyz")
  }

  @Test("What the interpolation cannot read is reported, and the rest of the call runs")
  func refused() {
    let list = ProblemList(of: tweener)
    tweener.addTween(label, ["text": 5, "size": 7])
    #expect(list.kinds == [.wrongPropertyType])
    #expect(label.text == "old" && label.size == 7)
  }
}
