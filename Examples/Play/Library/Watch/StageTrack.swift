// One line of the picture of a scene: which recorded value it shows, and how. Made and drawn by
// StageDrawing. Must not know the terminal's size or the clock.

import TweenerPlugins

/// What one column of a trace looks like.
struct StageTrack: Sendable {
  enum Kind: Sendable {
    /// A number on its way from the lowest to the highest.
    case number(low: Double, high: Double)
    /// A colour; the track is its history, as wide as all of these rows.
    case color(rows: Int)
    /// A text as it is.
    case text
  }

  var name: String
  var column: Int
  var kind: Kind

  /// The track of a column; `nil` where not every row has a value that can be drawn.
  init?(_ full: SceneTrace, column: Int) {
    let values = full.rows.map { $0[column] }
    guard let first = values.first else { return nil }
    name = full.columns[column]
    self.column = column
    if first.color != nil {
      guard values.allSatisfy({ $0.color != nil }) else { return nil }
      kind = .color(rows: values.count)
    } else if first.number != nil {
      let numbers = values.compactMap(\.number).filter(\.isFinite)
      guard numbers.count == values.count, let low = numbers.min(), let high = numbers.max() else {
        return nil
      }
      kind = .number(low: low, high: max(high, low + 1e-9))
    } else {
      guard values.allSatisfy({ $0.text != nil }) else { return nil }
      kind = .text
    }
  }

  /// The colour of every cell that is over by the trace's last row, and of none that is to come.
  func history(_ trace: SceneTrace, rows: Int, width: Int) -> [RGBAColor] {
    guard width > 1, let last = trace.rows.last?[column].color else { return [] }
    let shown = rows > 1 ? (trace.rows.count - 1) * (width - 1) / (rows - 1) + 1 : width
    return (0..<min(shown, width)).map { cell in
      let row = (cell * (rows - 1) + (width - 1) / 2) / (width - 1)
      return row < trace.rows.count ? trace.rows[row][column].color ?? last : last
    }
  }

  /// A text in a number of cells: cut, or filled up; what would move the cursor is a space.
  static func fitted(_ text: String, width: Int) -> String {
    let shown = text.prefix(width).map { letter in
      letter.unicodeScalars.contains { $0.properties.generalCategory == .control } ? " " : letter
    }
    return String(shown) + String(repeating: " ", count: width - shown.count)
  }
}

extension SceneValue {
  /// The colour of a shape that is one and has finite channels.
  var color: RGBAColor? {
    guard case .shaped(.color, let channels) = self, channels.allSatisfy(\.isFinite) else {
      return nil
    }
    return RGBAColor(
      red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
  }
}

extension RGBAColor {
  /// A text in this colour on a terminal that has all of them, over black where it is not opaque.
  func painted(_ text: String) -> String {
    let bytes = [red, green, blue].map { channel in
      Int((min(max(channel * min(max(alpha, 0), 1), 0), 1) * 255).rounded())
    }
    return "\u{1B}[38;2;\(bytes[0]);\(bytes[1]);\(bytes[2])m\(text)\u{1B}[0m"
  }
}
