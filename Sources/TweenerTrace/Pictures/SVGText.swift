// A picture as text, shape by shape, light and dark. What all drawings of the package share: the
// card around them, their title, their legend. Knows no presets, easings or scenes.

package struct SVGText {
  /// The space around everything.
  package static let margin = 20.0
  /// The height of the title.
  package static let head = 58.0
  /// The height of a legend.
  package static let legend = 24.0

  private var lines: [String]
  private var animations: [String] = []

  package init(width: Double, height: Double, title: String, about: String) {
    let (width, height) = (Self.number(width), Self.number(height))
    lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" role="img" \
      font-family="-apple-system, Segoe UI, Helvetica, Arial, sans-serif">
      """,
      "<title>\(title)</title><desc>\(about)</desc>",
      "<style>\(Self.dark)</style>",
      "<rect width=\"\(width)\" height=\"\(height)\" rx=\"10\" fill=\"#ffffff\"/>",
    ]
  }

  package var finished: String {
    let style = animations.isEmpty ? [] : ["<style>\(animations.joined(separator: "\n"))</style>"]
    return (lines + style + ["</svg>", ""]).joined(separator: "\n")
  }

  // MARK: Colours

  /// For each colour of the drawings the one that takes its place where the reader's screen is
  /// dark.
  private static let night = [
    "#ffffff": "#0d1117", "#f9fafb": "#161b22", "#e5e7eb": "#30363d", "#9ca3af": "#6e7681",
    "#111827": "#f0f6fc", "#374151": "#c9d1d9", "#6b7280": "#8b949e", "#2563eb": "#58a6ff",
    "#0f766e": "#2dd4bf", "#d9480f": "#ff9b5e", "#a16207": "#e3b341", "#7c3aed": "#b392f0",
    "#be185d": "#f778ba",
  ]

  private static let dark: String = {
    let rules = night.sorted { $0.key < $1.key }.map { day, night in
      "[fill=\"\(day)\"]{fill:\(night)}[stroke=\"\(day)\"]{stroke:\(night)}"
    }
    return "@media (prefers-color-scheme:dark){\(rules.joined(separator: "\n"))}"
  }()

  // MARK: Parts that all drawings have

  package mutating func heading(_ title: String, _ words: String) {
    text(title, x: Self.margin, y: 30, size: 16, color: "#111827", isBold: true)
    text(words, x: Self.margin, y: 48, size: 12, color: "#6b7280")
  }

  /// The meaning of the colours, side by side.
  package mutating func legend(_ entries: [(color: String, words: String)], x: Double, y: Double) {
    var x = x
    for (color, words) in entries {
      lines.append(
        """
        <circle cx="\(Self.number(x + 5))" cy="\(Self.number(y + 8))" r="4" fill="\(color)"/>
        """)
      text(words, x: x + 14, y: y + 12, size: 11, color: "#6b7280")
      x += 34 + 5.6 * Double(words.count)
    }
  }

  /// A card with a title of its own.
  package mutating func card(
    _ title: String, _ words: String, x: Double, y: Double, width: Double, height: Double
  ) {
    rectangle(x: x, y: y, width: width, height: height)
    text(title, x: x + 14, y: y + 22, size: 13, color: "#111827", isBold: true)
    text(words, x: x + 14, y: y + 38, size: 11, color: "#6b7280")
  }

  // MARK: Shapes

  /// A text of a scene, which may have anything in it. Characters that no such file may have are
  /// replaced.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    // By scalars: a mark behind a sign makes one character with it.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\t", "\n", "\r": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1f}", "\u{fffe}", "\u{ffff}": escaped += "\u{fffd}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A stretch of time in a lane.
  package mutating func bar(
    x: Double, y: Double, width: Double, height: Double, color: String, isOutlined: Bool = false
  ) {
    let look =
      isOutlined
      ? "fill=\"none\" stroke=\"\(color)\" stroke-dasharray=\"3 3\""
      : "fill=\"\(color)\" fill-opacity=\"0.8\""
    lines.append(
      """
      <rect x="\(Self.number(x))" y="\(Self.number(y))" width="\(Self.number(width))" \
      height="\(Self.number(height))" rx="3" \(look)/>
      """)
  }

  /// A line of the scale.
  package mutating func rule(x1: Double, y1: Double, x2: Double, y2: Double) {
    lines.append(
      """
      <line x1="\(Self.number(x1))" y1="\(Self.number(y1))" x2="\(Self.number(x2))" \
      y2="\(Self.number(y2))" stroke="#e5e7eb"/>
      """)
  }

  /// A small figure, given by the commands of a path around a place.
  package mutating func figure(
    _ path: String, x: Double, y: Double, color: String, isFilled: Bool, scale: Double = 1
  ) {
    let size = scale == 1 ? "" : " scale(\(Self.number(scale)))"
    lines.append(
      """
      <path d="\(path)" transform="translate(\(Self.number(x)) \(Self.number(y)))\(size)" \
      fill="\(isFilled ? color : "none")" stroke="\(color)" stroke-width="1.5"/>
      """)
  }

  package mutating func rectangle(x: Double, y: Double, width: Double, height: Double) {
    lines.append(
      """
      <rect x="\(Self.number(x))" y="\(Self.number(y))" width="\(Self.number(width))" \
      height="\(Self.number(height))" rx="6" fill="#f9fafb" stroke="#e5e7eb"/>
      """)
  }

  package mutating func ring(x: Double, y: Double, color: String) {
    lines.append(
      """
      <circle cx="\(Self.number(x))" cy="\(Self.number(y))" r="5" fill="none" stroke="\(color)" \
      stroke-width="1.5"/>
      """)
  }

  package mutating func text(
    _ text: String, x: Double, y: Double, size: Int, color: String, anchor: String = "start",
    isBold: Bool = false
  ) {
    lines.append(
      """
      <text x="\(Self.number(x))" y="\(Self.number(y))" font-size="\(size)" fill="\(color)" \
      text-anchor="\(anchor)" font-weight="\(isBold ? "600" : "normal")">\(text)</text>
      """)
  }

  /// A dashed line.
  package mutating func line(x1: Double, y1: Double, x2: Double, y2: Double) {
    lines.append(
      """
      <line x1="\(Self.number(x1))" y1="\(Self.number(y1))" x2="\(Self.number(x2))" \
      y2="\(Self.number(y2))" stroke="#9ca3af" stroke-dasharray="2 3"/>
      """)
  }

  /// A line through points; one between two others of its height is left out.
  package mutating func path(
    _ points: [(x: Double, y: Double)], color: String, isDashed: Bool = false
  ) {
    let kept = points.enumerated().filter { index, point in
      index == 0 || index == points.count - 1 || points[index - 1].y != point.y
        || points[index + 1].y != point.y
    }
    let text = kept.map { "\(Self.number($0.element.x)),\(Self.number($0.element.y))" }
    lines.append(
      """
      <polyline points="\(text.joined(separator: " "))" fill="none" stroke="\(color)" \
      stroke-width="1.75" stroke-linejoin="round" stroke-linecap="round"\
      \(isDashed ? " stroke-dasharray=\"2 5\"" : "")/>
      """)
  }

  /// A shape that moves along keyframes for ever, and does not where the reader wants no motion.
  package mutating func moving(
    _ shape: String, name: String, still: (x: Double, y: Double), keyframes: String,
    seconds: Double
  ) {
    lines.append(
      """
      <g transform="translate(\(Self.number(still.x)) \(Self.number(still.y)))" \
      class="moving" style="animation-name:\(name)">\(shape)</g>
      """)
    if animations.isEmpty {
      animations = [
        ".moving{animation:\(Self.number(seconds))s linear infinite}",
        "@media (prefers-reduced-motion:reduce){.moving{animation:none}}",
      ]
    }
    animations.append("@keyframes \(name){\(keyframes)}")
  }

  /// A coordinate to a tenth.
  package static func number(_ value: Double) -> String {
    let text = fixed(value, digits: 1)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A number with a fixed count of decimals, from 1 to 3.
  package static func fixed(_ value: Double, digits: Int) -> String {
    let unit = digits == 1 ? 10.0 : digits == 2 ? 100.0 : 1000.0
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let whole = Int64((value * unit).rounded())
    let fraction = String(whole.magnitude % UInt64(unit))
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(whole < 0 ? "-" : "")\(whole.magnitude / UInt64(unit)).\(zeros)\(fraction)"
  }
}
