// A trace as text: tab-separated, the names first, then a line for each sample, then one for each
// event, which has a number sign before the number of its tween.

extension TweenTrace: LosslessStringConvertible {
  /// The text: a line with the names, a line for each sample, a line for each event. Reading it
  /// gives the same trace, bit for bit.
  public var description: String {
    var lines = [(["time"] + columns.map(Self.quoted)).joined(separator: "\t")]
    lines += samples.map { sample in
      ([sample.time] + sample.values).map(Self.text).joined(separator: "\t")
    }
    lines += events.map { "\(Self.text($0.time))\t#\($0.tween)\t\($0.kind)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A trace from its text; `nil` where that is none. Empty lines, and `\r` before a line's end, do
  /// not count.
  ///
  /// ```swift
  /// let trace = TweenTrace("time\tbox.x\n0.0\t1.5\n")
  /// print(trace?.values(of: "box.x") ?? [])  // prints [1.5]
  /// ```
  public init?(_ description: String) {
    let lines = description.split(whereSeparator: \.isNewline)
    guard let first = lines.first,
      let names = Self.unquoted(first), names.first == "time"
    else { return nil }
    var samples: [Sample] = []
    var events: [Event] = []
    for line in lines.dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard let time = Self.number(fields[0]) else { return nil }
      if fields.count == 3, fields[1].hasPrefix("#") {
        guard let tween = Int(fields[1].dropFirst()) else { return nil }
        events.append(Event(time: time, tween: tween, kind: String(fields[2])))
        continue
      }
      let values = fields.dropFirst().compactMap(Self.number)
      // Samples come before events.
      guard events.isEmpty, values.count == fields.count - 1, values.count == names.count - 1
      else { return nil }
      samples.append(Sample(time: time, values: values))
    }
    self.init(columns: Array(names.dropFirst()), samples: samples, events: events)
  }

  // MARK: Numbers

  /// A number as Swift prints it; what is none as its bits, which its print leaves out.
  static func text(_ number: Double) -> String {
    number.isNaN ? "0x" + String(number.bitPattern, radix: 16) : "\(number)"
  }

  private static func number(_ text: Substring) -> Double? {
    if text.hasPrefix("0x") {
      return UInt64(text.dropFirst(2), radix: 16).map(Double.init(bitPattern:))
    }
    return Double(text)
  }

  // MARK: Names

  /// A name, in quotation marks where it has more than letters, digits, `_` and `.`.
  private static func quoted(_ name: String) -> String {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    if isPlain, !name.isEmpty { return name }
    var text = "\""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\t": text += "\\t"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      // Other characters that end a line.
      case "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}":
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// The names of a line; `nil` where a quotation mark is missing.
  private static func unquoted(_ line: Substring) -> [String]? {
    var names: [String] = []
    for field in line.split(separator: "\t", omittingEmptySubsequences: false) {
      // By scalars: a name may begin or end with one that makes one character with the mark.
      let scalars = field.unicodeScalars
      guard scalars.first == "\"" else {
        names.append(String(field))
        continue
      }
      guard scalars.count > 1, scalars.last == "\"",
        let name = unescaped(scalars.dropFirst().dropLast())
      else { return nil }
      names.append(name)
    }
    return names
  }

  private static func unescaped(_ text: Substring.UnicodeScalarView) -> String? {
    var name = ""
    var rest = text
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        name.unicodeScalars.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "t": name += "\t"
      case "n": name += "\n"
      case "r": name += "\r"
      case "u":
        guard let end = rest.firstIndex(of: "}"),
          let value = UInt32(String(rest[rest.startIndex..<end].dropFirst()), radix: 16),
          let escaped = Unicode.Scalar(value)
        else { return nil }
        name.unicodeScalars.append(escaped)
        rest = rest[rest.index(after: end)...]
      case let escaped?: name.unicodeScalars.append(escaped)
      case nil: return nil
      }
    }
    return name
  }
}
