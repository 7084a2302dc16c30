import Testing

@testable import Tweener

private final class Model {}
private struct Loud: CustomStringConvertible {
  var description: String { "one\ntwo\r\nthree" }
}

@Suite("Values in reports")
struct ValueTextTests {
  @Test("are shown as one would write them")
  func shown() {
    let values: [(Any, String)] = [
      (2, "2"), (2.0, "2.0"), (Double.nan, "nan"), (true, "true"), ("soon", "\"soon\""),
      ("two\nlines", "\"two\\nlines\""), ("x".dropFirst(0), "\"x\""), ([1, 2], "[1, 2]"),
      (Optional(2) as Any, "2"), (Optional<Int>.none as Any, "null"), ({}, "() -> ()"),
      ({ (_: Tween) -> Bool in true }, "(Tween) -> Bool"), (Easing.inOutExpo, "inOutExpo"),
      (OverwriteMode.atAdd, "atAdd"), (Loud(), "one two three"),
      (
        ["from": "end", "each": 0.1, "axis": "x", "total": 2] as [String: Any],
        #"["axis": "x", "each": 0.1, "from": "end", "total": 2]"#
      ), (["y": 1, "x": 2, "scale": 3] as [TweenKey: Any], "[scale: 3, x: 2, y: 1]"),
      ([:] as [String: Any], "[:]"),
    ]
    for (value, text) in values { #expect(ValueText.describe(value) == text) }
    #expect(ValueText.describe(Model()).hasSuffix("Model"))
    #expect(ValueText.describe(type: Model.self) == "Model")
  }

  @Test("are cut off where they are long")
  func cut() {
    let text = ValueText.describe(Array(0..<10_000))
    #expect(text.count == 81)
    #expect(text.hasPrefix("[0, 1, 2, "))
    #expect(text.hasSuffix("…"))
    let quoted = ValueText.describe(String(repeating: "é", count: 1000))
    #expect(quoted == "\"" + String(repeating: "é", count: 80) + "…\"")
  }
}
