// A picture as text, shape by shape. Knows no presets.

struct SVGText {
  private var lines: [String]

  init(width: Double, height: Double, title: String, about: String) {
    let (width, height) = (Self.number(width), Self.number(height))
    lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" role="img" \
      font-family="-apple-system, Segoe UI, Helvetica, Arial, sans-serif">
      """,
      "<title>\(title)</title><desc>\(about)</desc>",
      "<rect width=\"\(width)\" height=\"\(height)\" rx=\"10\" fill=\"#ffffff\"/>",
    ]
  }

  var finished: String { (lines + ["</svg>", ""]).joined(separator: "\n") }

  mutating func rectangle(x: Double, y: Double, width: Double, height: Double) {
    lines.append(
      """
      <rect x="\(Self.number(x))" y="\(Self.number(y))" width="\(Self.number(width))" \
      height="\(Self.number(height))" rx="6" fill="#f9fafb" stroke="#e5e7eb"/>
      """)
  }

  mutating func text(
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
  mutating func line(x1: Double, y1: Double, x2: Double, y2: Double) {
    lines.append(
      """
      <line x1="\(Self.number(x1))" y1="\(Self.number(y1))" x2="\(Self.number(x2))" \
      y2="\(Self.number(y2))" stroke="#9ca3af" stroke-dasharray="2 3"/>
      """)
  }

  /// A line through points; one that lies between two others of its height is left out.
  mutating func path(_ points: [(x: Double, y: Double)], color: String) {
    let kept = points.enumerated().filter { index, point in
      index == 0 || index == points.count - 1 || points[index - 1].y != point.y
        || points[index + 1].y != point.y
    }
    let text = kept.map { "\(Self.number($0.element.x)),\(Self.number($0.element.y))" }
    lines.append(
      """
      <polyline points="\(text.joined(separator: " "))" fill="none" stroke="\(color)" \
      stroke-width="1.75" stroke-linejoin="round" stroke-linecap="round"/>
      """)
  }

  /// A coordinate to a tenth.
  private static func number(_ value: Double) -> String {
    let text = StageDrawing.fixed(value, digits: 1)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
