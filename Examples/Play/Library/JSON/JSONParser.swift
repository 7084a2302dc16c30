// Reads a JSON text into nodes, strictly (RFC 8259), and says where it went wrong. Called by SceneFile.
// Must not trap on any bytes: depth is limited, and every read is checked.

/// A strict JSON reader whose faults name the line, the column and the key.
///
/// Objects with one key twice, numbers too large for a `Double` and nesting deeper than
/// ``maximumDepth`` are faults.
public struct JSONParser {
  /// The deepest nesting that is read.
  public static let maximumDepth = 64

  private var scanner: JSONScanner
  private var path: [String] = []

  /// Parses a whole text.
  public static func parse(_ bytes: some Sequence<UInt8>) throws(SceneFault) -> JSONNode {
    var parser = JSONParser(scanner: JSONScanner(bytes))
    parser.scanner.skipByteOrderMark()
    let node = try parser.value()
    parser.scanner.skipSpace()
    if let byte = parser.scanner.peek {
      throw parser.fault("there is more after the end of the value: \(JSONScanner.name(byte))")
    }
    return node
  }

  /// Parses a whole text.
  public static func parse(_ text: String) throws(SceneFault) -> JSONNode {
    try parse(Array(text.utf8))
  }

  private func fault(_ message: String, at position: TextPosition? = nil) -> SceneFault {
    SceneFault(message, at: position ?? scanner.position, path: path.joined())
  }

  private mutating func value() throws(SceneFault) -> JSONNode {
    scanner.skipSpace()
    let start = scanner.position
    guard let byte = scanner.peek else {
      throw fault("the text ends where a value is expected")
    }
    switch byte {
    case UInt8(ascii: "{"):
      return JSONNode(kind: .object(try members()), position: start)
    case UInt8(ascii: "["):
      return JSONNode(kind: .array(try elements()), position: start)
    case UInt8(ascii: "\""):
      return JSONNode(kind: .string(try text()), position: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONNode(kind: .number(try number()), position: start)
    default:
      return JSONNode(kind: try word(), position: start)
    }
  }

  private mutating func word() throws(SceneFault) -> JSONNode.Kind {
    if scanner.take("true") { return .bool(true) }
    if scanner.take("false") { return .bool(false) }
    if scanner.take("null") { return .null }
    throw fault("a value cannot begin with \(JSONScanner.name(scanner.peek))")
  }

  private mutating func enter(_ step: String) throws(SceneFault) {
    path.append(step)
    if path.count > Self.maximumDepth {
      path.removeLast(path.count - 8)
      throw fault("nested deeper than \(Self.maximumDepth) levels")
    }
  }

  private mutating func elements() throws(SceneFault) -> [JSONNode] {
    scanner.advance()
    scanner.skipSpace()
    if scanner.take("]") { return [] }
    var nodes: [JSONNode] = []
    while true {
      try enter("[\(nodes.count)]")
      nodes.append(try value())
      path.removeLast()
      scanner.skipSpace()
      if scanner.take("]") { return nodes }
      guard scanner.take(",") else {
        throw fault("expected “,” or “]” in a list, found \(JSONScanner.name(scanner.peek))")
      }
    }
  }

  private mutating func members() throws(SceneFault) -> [JSONMember] {
    scanner.advance()
    scanner.skipSpace()
    if scanner.take("}") { return [] }
    var members: [JSONMember] = []
    var seen: Set<String> = []
    while true {
      scanner.skipSpace()
      let position = scanner.position
      guard scanner.peek == UInt8(ascii: "\"") else {
        throw fault("expected a key in quotes, found \(JSONScanner.name(scanner.peek))")
      }
      let key = try text()
      guard seen.insert(key).inserted else {
        throw fault("the key “\(key)” is given twice", at: position)
      }
      try enter(path.isEmpty ? key : "." + key)
      scanner.skipSpace()
      guard scanner.take(":") else {
        throw fault("expected “:” after a key, found \(JSONScanner.name(scanner.peek))")
      }
      members.append(JSONMember(key: key, position: position, value: try value()))
      path.removeLast()
      scanner.skipSpace()
      if scanner.take("}") { return members }
      guard scanner.take(",") else {
        throw fault("expected “,” or “}” in an object, found \(JSONScanner.name(scanner.peek))")
      }
    }
  }

  private mutating func text() throws(SceneFault) -> String {
    let start = scanner.position
    do {
      return try scanner.text()
    } catch {
      throw fault(error.message, at: error == .endless ? start : nil)
    }
  }

  private mutating func number() throws(SceneFault) -> Double {
    let start = scanner.position
    guard let digits = scanner.number() else {
      throw fault("expected a digit in a number, found \(JSONScanner.name(scanner.peek))")
    }
    guard let number = Double(digits), number.isFinite else {
      throw fault("the number \(digits.prefix(40)) is too large", at: start)
    }
    return number
  }
}
