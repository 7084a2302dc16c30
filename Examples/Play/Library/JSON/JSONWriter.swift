// Writes the few shapes of JSON that the program prints. Called by the JSON output. Must not know traces.

/// A JSON value on its way out.
indirect enum JSONText {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  /// The text, on one line.
  var compact: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Self.text(value)
    case .string(let value): Self.quoted(value)
    case .array(let values): "[" + values.map(\.compact).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.0) + ":" + $0.1.compact }.joined(separator: ",") + "}"
    }
  }

  /// Shortest digits that read back the same; what is not finite is the text the scene format has for it.
  static func text(_ value: Double) -> String {
    value.isFinite ? plain(value) : quoted(plain(value))
  }

  /// A number as people write it: `1`, not `1.0`; what is not finite by the format's word for it.
  static func plain(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Infinity" : "Infinity" }
    if value == value.rounded(), abs(value) < 1e15 {
      return String(Int64(value))
    }
    return "\(value)"
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
