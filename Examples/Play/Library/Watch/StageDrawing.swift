// Draws one frame of a scene as lines of text: a track for every recorded number, colour and text, and
// the last callbacks. Pure: no terminal, no clock.

/// The picture of a scene.
public struct StageDrawing: Sendable {
  let tracks: [StageTrack]
  let names: Int
  private let trackWidth: Int
  private let usesColor: Bool
  private static let logLines = 6

  /// The tracks of a scene, as wide as everything that happens in it needs.
  public init(_ scene: Scene, full: SceneTrace, columns: Int, usesColor: Bool) {
    let tracks = full.columns.indices.dropFirst().compactMap { StageTrack(full, column: $0) }
    self.tracks = Array(tracks.prefix(20))
    names = self.tracks.map(\.name.count).max() ?? 0
    trackWidth = max(columns - names - 13, 10)
    self.usesColor = usesColor
  }

  /// How many lines every frame has.
  public var height: Int { tracks.count + Self.logLines + 2 }

  /// The lines of the newest row of a trace; none is wider than the columns given.
  public func frame(_ trace: SceneTrace) -> [String] {
    guard let row = trace.rows.last else { return [] }
    var lines = ["t = \(Self.fixed(row[0].number ?? 0, digits: 2)) s"]
    for (index, track) in tracks.enumerated() {
      lines.append(line(track, index, trace))
    }
    lines.append("")
    let recent = trace.log.filter { $0.event != "update" }.suffix(Self.logLines)
    for entry in recent {
      let instant = Self.fixed(entry.instant ?? entry.time, digits: 3)
      lines.append("  \(instant)  \(entry.tween) \(entry.event)")
    }
    while lines.count < height { lines.append("") }
    return lines
  }

  private func line(_ track: StageTrack, _ index: Int, _ trace: SceneTrace) -> String {
    let (shown, label) =
      switch track.kind {
      case .number(let low, let high): number(track, low...high, index, trace)
      case .color(let rows): color(track, rows: rows, trace)
      case .text: text(track, trace)
      }
    let name = track.name + String(repeating: " ", count: names - track.name.count)
    let space = String(repeating: " ", count: max(8 - label.count, 0))
    return "\(name) ┊\(shown)┊\(space)\(label)"
  }

  private func number(
    _ track: StageTrack, _ range: ClosedRange<Double>, _ index: Int, _ trace: SceneTrace
  ) -> (shown: String, label: String) {
    var cells = Array(repeating: "·", count: trackWidth)
    // The last places stay visible for a moment: speed is what one sees.
    let trail = trace.rows.suffix(7).dropLast()
    for (age, row) in trail.enumerated() {
      cells[place(row[track.column].number ?? 0, range)] = dimmed(age < trail.count / 2 ? "∙" : "•")
    }
    let value = trace.rows.last?[track.column].number ?? 0
    cells[place(value, range)] = colored("●", index)
    return (cells.joined(), Self.fixed(value, digits: 1))
  }

  private func color(
    _ track: StageTrack, rows: Int, _ trace: SceneTrace
  ) -> (shown: String, label: String) {
    let history = track.history(trace, rows: rows, width: trackWidth)
    let cells = history.map { usesColor ? $0.painted("█") : "█" }
    let rest = String(repeating: "·", count: trackWidth - cells.count)
    return (cells.joined() + rest, trace.rows.last?[track.column].color?.hexText ?? "")
  }

  private func text(_ track: StageTrack, _ trace: SceneTrace) -> (shown: String, label: String) {
    (StageTrack.fitted(trace.rows.last?[track.column].text ?? "", width: trackWidth), "")
  }

  private func place(_ value: Double, _ range: ClosedRange<Double>) -> Int {
    let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    guard share.isFinite else { return 0 }
    return Int((min(max(share, 0), 1) * Double(trackWidth - 1)).rounded())
  }

  private func colored(_ text: String, _ index: Int) -> String {
    let palette = [203, 215, 221, 114, 80, 75, 141, 212]
    return usesColor ? "\u{1B}[38;5;\(palette[index % palette.count])m\(text)\u{1B}[0m" : text
  }

  private func dimmed(_ text: String) -> String {
    usesColor ? "\u{1B}[2m\(text)\u{1B}[0m" : text
  }

  /// A number with a fixed count of decimals.
  static func fixed(_ value: Double, digits: Int) -> String {
    let unit = digits == 1 ? 10.0 : digits == 2 ? 100.0 : 1000.0
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let whole = Int64((value * unit).rounded())
    let fraction = String(whole.magnitude % UInt64(unit))
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(whole < 0 ? "-" : "")\(whole.magnitude / UInt64(unit)).\(zeros)\(fraction)"
  }
}
