// Walks the bytes of a JSON text: positions, white space, texts, numbers. Called by JSONParser only.
// Must not know the grammar of lists and objects.

struct JSONScanner {
  private let bytes: [UInt8]
  private var index = 0
  private(set) var position = TextPosition(line: 1, column: 1)

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// How a fault names a byte.
  static func name(_ byte: UInt8?) -> String {
    guard let byte else { return "the end of the text" }
    if byte > 0x20, byte < 0x7F { return "“\(Character(UnicodeScalar(byte)))”" }
    return "byte 0x" + String(byte, radix: 16)
  }

  /// One byte on. A character of several bytes is one column.
  mutating func advance() {
    guard index < bytes.count else { return }
    let byte = bytes[index]
    index += 1
    if byte == 0x0A {
      position.line += 1
      position.column = 1
    } else if index >= bytes.count || bytes[index] & 0xC0 != 0x80 {
      position.column += 1
    }
  }

  mutating func skipByteOrderMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      advance()
    }
  }

  /// Takes an ASCII word if it stands here.
  mutating func take(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    for _ in word.utf8 { advance() }
    return true
  }

  /// The text of a number as the grammar allows it, or `nil` with the scanner at the byte that is wrong.
  mutating func number() -> String? {
    let start = index
    _ = take("-")
    if !take("0") {
      guard digits() else { return nil }
    }
    if take(".") {
      guard digits() else { return nil }
    }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard digits() else { return nil }
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() -> Bool {
    let start = index
    while let byte = peek, byte >= 0x30, byte <= 0x39 { advance() }
    return index > start
  }

  enum TextFault: Error {
    case endless, control, escape, surrogate, encoding

    var message: String {
      switch self {
      case .endless: "the text that begins here does not end"
      case .control: "a control character in a text must be written as an escape"
      case .escape: "unknown escape in a text"
      case .surrogate: "half a surrogate pair in a text"
      case .encoding: "the text is not valid UTF-8"
      }
    }
  }

  /// The text in quotes that begins here.
  mutating func text() throws(TextFault) -> String {
    advance()
    var units: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        advance()
        let text = String(decoding: units, as: UTF8.self)
        guard text.utf8.elementsEqual(units) else { throw .encoding }
        return text
      case 0..<0x20: throw .control
      case UInt8(ascii: "\\"):
        advance()
        units += try escape()
      default:
        units.append(byte)
        advance()
      }
    }
    throw .endless
  }

  private mutating func escape() throws(TextFault) -> [UInt8] {
    guard let byte = peek else { throw .endless }
    let plain: [UInt8: UInt8] = [
      0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D,
      0x74: 0x09,
    ]
    if let unit = plain[byte] {
      advance()
      return [unit]
    }
    guard byte == UInt8(ascii: "u") else { throw .escape }
    advance()
    var code = try fourDigits()
    if code >= 0xD800, code < 0xDC00 {
      guard take("\\u") else { throw .surrogate }
      let low = try fourDigits()
      guard low >= 0xDC00, low < 0xE000 else { throw .surrogate }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw .surrogate }
    return Array(String(Character(scalar)).utf8)
  }

  private mutating func fourDigits() throws(TextFault) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw .escape
      }
      code = code << 4 | UInt32(digit)
      advance()
    }
    return code
  }
}
