// Draws one frame of a scene as lines of text: a track for every recorded number, with what moves on it,
// and the last callbacks. Pure: no terminal, no clock.

/// The picture of a scene.
public struct StageDrawing: Sendable {
  /// One number's track.
  struct Track: Sendable {
    var name: String
    var column: Int
    var low: Double
    var high: Double
  }

  let tracks: [Track]
  let names: Int
  private let trackWidth: Int
  private let usesColor: Bool
  private static let logLines = 6

  /// The tracks of a scene, as wide as everything that happens in it needs.
  public init(_ scene: Scene, full: SceneTrace, columns: Int, usesColor: Bool) {
    var tracks: [Track] = []
    for (column, name) in full.columns.enumerated().dropFirst() {
      let numbers = full.rows.compactMap { $0[column].number }.filter(\.isFinite)
      guard numbers.count == full.rows.count, let low = numbers.min(), let high = numbers.max()
      else {
        continue
      }
      tracks.append(Track(name: name, column: column, low: low, high: max(high, low + 1e-9)))
    }
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

  private func line(_ track: Track, _ index: Int, _ trace: SceneTrace) -> String {
    var cells = Array(repeating: "·", count: trackWidth)
    // The last places stay visible for a moment: speed is what one sees.
    let trail = trace.rows.suffix(7).dropLast()
    for (age, row) in trail.enumerated() {
      cells[place(row[track.column].number ?? 0, track)] = dimmed(age < trail.count / 2 ? "∙" : "•")
    }
    let value = trace.rows.last?[track.column].number ?? 0
    cells[place(value, track)] = colored("●", index)
    let name = track.name + String(repeating: " ", count: names - track.name.count)
    let number = Self.fixed(value, digits: 1)
    let space = String(repeating: " ", count: max(8 - number.count, 0))
    return "\(name) ┊\(cells.joined())┊\(space)\(number)"
  }

  private func place(_ value: Double, _ track: Track) -> Int {
    let share = (value - track.low) / (track.high - track.low)
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
