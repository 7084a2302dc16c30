// Draws every preset's tracks on one sheet of SVG. Asked by PlayCommand; knows traces, not engines.

import Tweener
import TweenerPlugins
import TweenerTrace

/// The sheet of presets.
struct PresetSheet {
  private static let columns = 4
  private static let gap = 12.0
  private static let cell = (width: 236.0, height: 156.0)

  private static let colors = [
    "x": "#2563eb", "y": "#0f766e", "scale": "#d9480f", "scaleX": "#d9480f", "scaleY": "#a16207",
    "rotation": "#7c3aed", "seen width": "#be185d", "seen height": "#be185d", "opacity": "#374151",
  ]

  /// In the place of a preset that is not there.
  private static let notes = [
    "time goes to the right",
    "x: points to the right; y: points down", "rotation: radians; scale: factors",
    "seen width, seen height: of the layer", "in space, negative from behind;",
    "after a flip it is put back",
  ]

  let presets: [Preset]

  /// The sheet as text.
  var text: String {
    let rows = (presets.count + Self.columns - 1) / Self.columns
    var svg = SVGText(
      width: 2 * SVGText.margin + Double(Self.columns) * Self.cell.width - Self.gap,
      height: SVGText.head + Double(rows) * Self.cell.height + SVGText.margin - Self.gap,
      title: "The presets' tracks",
      about: "For each preset the numbers that it moves on a layer, from its start to its end.")
    svg.heading(
      "What each preset does to a layer",
      "force 1, the other words at their defaults; the dashed line is where the layer was")
    for (index, preset) in presets.enumerated() {
      let (row, column) = (index / Self.columns, index % Self.columns)
      draw(
        preset, &svg, x: SVGText.margin + Double(column) * Self.cell.width,
        y: SVGText.head + Double(row) * Self.cell.height)
    }
    let free = Double(presets.count % Self.columns)
    for (index, line) in Self.notes.enumerated() where free > 0 {
      svg.text(
        line, x: SVGText.margin + free * Self.cell.width + 10,
        y: SVGText.head + Double(rows - 1) * Self.cell.height + 18 + Double(index) * 17, size: 11,
        color: "#6b7280")
    }
    return svg.finished
  }

  private func draw(_ preset: Preset, _ svg: inout SVGText, x: Double, y: Double) {
    let trace = PresetTrace(preset)
    let (width, height) = (Self.cell.width - Self.gap, Self.cell.height - Self.gap)
    svg.rectangle(x: x, y: y, width: width, height: height)
    svg.text(preset.name, x: x + 10, y: y + 18, size: 13, color: "#111827", isBold: true)
    let length = SVGText.fixed(trace.length, digits: 1)
    svg.text("\(length) s", x: x + width - 10, y: y + 18, size: 11, color: "#6b7280", anchor: "end")
    let strip = (height - 30) / Double(max(trace.tracks.count, 1))
    for (index, track) in trace.tracks.enumerated() {
      draw(
        track, &svg, x: x + 82, y: y + 28 + Double(index) * strip, width: width - 94,
        height: strip - 16)
    }
  }

  private func draw(
    _ track: PresetTrace.Track, _ svg: inout SVGText, x: Double, y: Double, width: Double,
    height: Double
  ) {
    let rest = track.name == "x" || track.name == "y" || track.name == "rotation" ? 0.0 : 1.0
    let low = min(track.values.min() ?? rest, rest)
    let high = max(track.values.max() ?? rest, rest)
    func place(_ value: Double) -> Double { y + height - (value - low) / (high - low) * height }
    let color = Self.colors[track.name] ?? "#374151"
    svg.line(x1: x, y1: place(rest), x2: x + width, y2: place(rest))
    svg.text(
      track.name, x: x - 72, y: y + height / 2 + 4, size: 11, color: color, isBold: true)
    for (value, base) in [(high, y + 4), (low, y + height + 4)] {
      svg.text(
        Self.label(value), x: x - 5, y: base, size: 9, color: "#6b7280", anchor: "end")
    }
    let last = Double(track.values.count - 1)
    svg.path(
      track.values.enumerated().map { (x + width * Double($0.offset) / last, place($0.element)) },
      color: color)
  }

  /// A number of three digits or so.
  private static func label(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    if abs(value) >= 10 || hundredths == (hundredths / 100).rounded() * 100 {
      return String(Int(value.rounded()))
    }
    return SVGText.fixed(value, digits: 2)
  }
}
