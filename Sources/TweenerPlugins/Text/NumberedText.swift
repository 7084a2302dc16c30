// A text with numbers in it, taken apart: the texts between them, and how each is written. Called
// by TextTween.numbers.

struct NumberedText {
  /// A number as it was written.
  typealias Found = (value: Double, format: NumberFormat)

  /// The texts before, between and after the numbers: one more than there are.
  private(set) var between: [String] = [""]
  private(set) var numbers: [Found] = []

  /// Finds digits, with a point and more behind it, commas between groups of three, and a sign in
  /// front where no letter or digit comes before that.
  init(_ text: String) {
    let characters = Array(text)
    var index = 0
    while index < characters.count {
      guard let number = Self.number(characters, at: index) else {
        between[between.count - 1].append(characters[index])
        index += 1
        continue
      }
      if let found = number.found {
        numbers.append(found)
        between.append("")
      } else {
        between[between.count - 1] += String(characters[index..<number.end])
      }
      index = number.end
    }
  }

  /// The text with other numbers in the same places.
  func text(_ values: [Double]) -> String {
    var text = between[0]
    for (index, found) in numbers.enumerated() {
      text += found.format.text(index < values.count ? values[index] : found.value)
      text += between[index + 1]
    }
    return text
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.asciiValue.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  /// The number that begins there and where it ends; nothing is found in one beyond what a `Double`
  /// holds.
  private static func number(_ characters: [Character], at start: Int) -> (
    found: Found?, end: Int
  )? {
    func isDigit(_ index: Int) -> Bool {
      characters.indices.contains(index) && Self.isDigit(characters[index])
    }
    var index = start
    var sign: Character?
    if characters[start] == "-" || characters[start] == "+" {
      let before = start > 0 ? characters[start - 1] : " "
      guard isDigit(start + 1), !before.isLetter, !before.isNumber else { return nil }
      sign = characters[start]
      index += 1
    }
    guard isDigit(index) else { return nil }
    func digits() -> String {
      let first = index
      while isDigit(index) { index += 1 }
      return String(characters[first..<index])
    }
    var whole = digits()
    var format = NumberFormat()
    func groupFollows() -> Bool {
      index < characters.count && characters[index] == ","
        && (1...3).allSatisfy { isDigit(index + $0) } && !isDigit(index + 4)
    }
    if whole.count <= 3 {
      while groupFollows() {
        format.grouping = ","
        whole += String(characters[(index + 1)...(index + 3)])
        index += 4
      }
    }
    var fraction = ""
    if index < characters.count, characters[index] == ".", isDigit(index + 1) {
      index += 1
      fraction = digits()
    }
    format.decimals = fraction.count
    if whole.first == "0" { format.wholeDigits = whole.count }
    if sign == "+" { format.sign = .always }
    guard let magnitude = Double(fraction.isEmpty ? whole : "\(whole).\(fraction)"),
      magnitude.isFinite
    else { return (nil, index) }
    return ((sign == "-" ? -magnitude : magnitude, format), index)
  }
}
