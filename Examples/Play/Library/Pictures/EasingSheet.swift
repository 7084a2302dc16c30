// Draws every named easing and some with numbers on one sheet of SVG, a small card a curve. Asked by PlayCommand.

import Tweener
import TweenerTrace

/// The sheet of easings.
struct EasingSheet {
  private static let columns = 8
  private static let cell = (width: 112.0, height: 104.0)
  private static let gap = 8.0

  private static let directions: [(prefix: String, color: String, words: String)] = [
    ("outIn", "#7c3aed", "outIn: gentle in the middle"),
    ("inOut", "#d9480f", "inOut: gentle at both ends"),
    ("out", "#0f766e", "out: gentle at the end"), ("in", "#2563eb", "in: gentle at the start"),
  ]
  private static let other = "#be185d"

  /// Curves that take numbers, as texts name them.
  static let withNumbers = [
    "inPower(1.5)", "outPower(1.5)", "inOutPower(1.5)", "outInPower(1.5)", "inPower(0.5)",
    "inPower(12)", "linear(0, 0.8, 0.3, 1)", "steps(4)",
  ]

  let names: [String]

  /// The sheet as text.
  var text: String {
    let penner = names.filter { direction(of: $0) != nil }
    let others = names.filter { direction(of: $0) == nil }
    let rows = Self.rows(penner) + Self.rows(others) + Self.rows(Self.withNumbers)
    var svg = SVGText(
      width: 2 * SVGText.margin + Double(Self.columns) * Self.cell.width - Self.gap,
      height: SVGText.head + rows * Self.cell.height + 3 * SVGText.legend + SVGText.margin
        - Self.gap,
      title: "The easings",
      about: "The curve of every easing that has a name, and of some with numbers, from 0 to 1.")
    svg.heading(
      "Every easing that has a name",
      "time goes to the right, the value goes up; the dashed lines are 0 and 1")
    svg.legend(
      Self.directions.reversed().map { ($0.color, $0.words) }, x: SVGText.margin, y: SVGText.head)
    let first = SVGText.head + SVGText.legend
    draw(penner, &svg, y: first)
    let second = first + Self.rows(penner) * Self.cell.height
    svg.legend(
      [(Self.other, "without directions, and the Bézier curves of CSS")], x: SVGText.margin,
      y: second)
    draw(others, &svg, y: second + SVGText.legend)
    let third = second + SVGText.legend + Self.rows(others) * Self.cell.height
    svg.legend([(Self.other, "some with numbers")], x: SVGText.margin, y: third)
    draw(Self.withNumbers, &svg, y: third + SVGText.legend)
    return svg.finished
  }

  private static func rows(_ names: [String]) -> Double {
    Double((names.count + columns - 1) / columns)
  }

  /// The direction that a name begins with, where an upper-case family follows.
  private func direction(of name: String) -> (prefix: String, color: String, words: String)? {
    Self.directions.first {
      name.hasPrefix($0.prefix) && name.dropFirst($0.prefix.count).first?.isUppercase == true
    }
  }

  private func draw(_ names: [String], _ svg: inout SVGText, y: Double) {
    for (index, name) in names.enumerated() {
      let (row, column) = (index / Self.columns, index % Self.columns)
      draw(
        name, &svg, x: SVGText.margin + Double(column) * Self.cell.width,
        y: y + Double(row) * Self.cell.height)
    }
  }

  private func draw(_ name: String, _ svg: inout SVGText, x: Double, y: Double) {
    guard let easing = Easing(named: name) else { return }
    let (width, height) = (Self.cell.width - Self.gap, Self.cell.height - Self.gap)
    svg.rectangle(x: x, y: y, width: width, height: height)
    svg.text(name, x: x + width / 2, y: y + 14, size: 10, color: "#111827", anchor: "middle")
    // From 0 to 1, with room above and below for what overshoots.
    let (low, high) = (y + height - 20, y + 36)
    func place(_ value: Double) -> Double { low + (high - low) * value }
    for value in [0.0, 1] {
      svg.line(x1: x + 10, y1: place(value), x2: x + width - 10, y2: place(value))
    }
    let samples = 60
    svg.path(
      (0...samples).map { sample in
        let t = Double(sample) / Double(samples)
        return (x + 10 + (width - 20) * t, place(easing(t)))
      }, color: direction(of: name)?.color ?? Self.other)
  }
}
