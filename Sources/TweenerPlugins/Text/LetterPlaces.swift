// The ends of the letters of a text, so that its beginnings are cut out without a walk through it.
// Made once a call.

struct LetterPlaces: Sendable {
  private let text: String
  /// Behind how many letters, where; `nil` where each letter is a byte.
  private let ends: [String.Index]?
  /// The number of letters: whole characters, as a reader sees them.
  let count: Int

  init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    // Of ASCII, only a carriage return and a line feed make one letter of two bytes.
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0d }) {
      ends = nil
      count = text.utf8.count
    } else {
      let ends = Array(text.indices) + [text.endIndex]
      self.ends = ends
      count = ends.count - 1
    }
  }

  /// The first letters, from none to all.
  func prefix(_ count: Int) -> String {
    String(text[..<(ends?[count] ?? text.utf8.index(text.startIndex, offsetBy: count))])
  }
}
