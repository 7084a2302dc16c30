// Where the letters of a text end, so that its beginnings are cut out without a walk through it. Made once a call.

struct LetterPlaces: Sendable {
  private let text: String
  /// Behind how many letters, where.
  private let ends: [String.Index]

  init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    ends = Array(text.indices) + [text.endIndex]
  }

  /// How many letters there are: whole characters, as a reader sees them.
  var count: Int { ends.count - 1 }

  /// The first letters, from none to all.
  func prefix(_ count: Int) -> String { String(text[..<ends[count]]) }
}
