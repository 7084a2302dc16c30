// Draws one frame of a scene as lines of text: its title, a track for every recorded number, colour and text, a
// plane for what has an x and a y, the last callbacks. Pure: no terminal, no clock.

import TweenerTrace

/// The picture of a scene.
public struct StageDrawing: Sendable {
  let tracks: [StageTrack]
  let names: Int
  let layout: StageLayout
  private let plane: StagePlane?
  private let title: String
  private let hint: String
  private let end: Double
  private let columns: Int
  private let trackWidth: Int
  private let labelWidth: Int
  private let usesColor: Bool
  /// With fewer columns there are values instead of tracks, and no plane.
  private static let narrow = 20

  /// The picture of a scene in a window of so many columns and lines; what does not fit is left out.
  ///
  /// - Parameter hint: the last line: what a person may try next.
  public init(
    _ scene: Scene, full: SceneTrace, columns: Int, rows: Int = 40, usesColor: Bool,
    hint: String = ""
  ) {
    let plane = columns >= Self.narrow ? StagePlane(scene, full: full) : nil
    let all = full.columns.indices.dropFirst().compactMap { StageTrack(full, column: $0) }
    // What the plane shows needs no track, if there is room for the plane.
    let others = all.filter { plane?.columns.contains($0.column) != true }
    var layout = StageLayout(rows: rows, tracks: others.count, hasPlane: plane != nil)
    if layout.plane == 0 {
      layout = StageLayout(rows: rows, tracks: all.count, hasPlane: false)
    }
    self.layout = layout
    self.plane = layout.plane > 0 ? plane : nil
    tracks = Array((layout.plane > 0 ? others : all).prefix(layout.tracks))
    title = scene.what.isEmpty ? scene.name : "\(scene.name): \(scene.what)"
    self.hint = hint
    end = full.rows.last?[0].number ?? 0
    self.columns = max(columns, 1)
    names = min(tracks.map(\.name.count).max() ?? 0, max(columns / 2, 1))
    labelWidth = columns - names - 13 >= 8 ? 8 : 0
    trackWidth = max(columns - names - (labelWidth > 0 ? 13 : 3), 1)
    self.usesColor = usesColor
  }

  /// How many lines every frame has.
  public var height: Int { layout.height }

  /// The lines of the newest row of a trace; none is wider than the columns given.
  public func frame(_ trace: SceneTrace) -> [String] {
    guard let row = trace.rows.last else { return [] }
    var lines: [String] = []
    if layout.showsTitle { lines.append(styled(cut(title), "1")) }
    let time = SVGText.fixed(row[0].number ?? 0, digits: 2)
    lines.append(cut("t = \(time) s of \(SVGText.fixed(end, digits: 2)) s"))
    for (index, track) in tracks.enumerated() { lines.append(line(track, index, trace)) }
    if layout.hidden > 0 {
      let words = layout.hidden == 1 ? "track" : "tracks"
      lines.append(cut("… \(layout.hidden) more \(words) in a taller window"))
    }
    if let plane { lines += self.lines(of: plane, trace) }
    if layout.log > 0 {
      lines.append("")
      let recent = trace.log.filter { $0.event != "update" }.suffix(layout.log - 1)
      for entry in recent {
        let instant = SVGText.fixed(entry.instant ?? entry.time, digits: 3)
        lines.append(cut("  \(instant)  \(entry.tween) \(entry.event)"))
      }
    }
    let last = layout.showsHint ? [dimmed(cut(hint))] : []
    while lines.count < height - last.count { lines.append("") }
    return lines + last
  }

  private func cut(_ text: String) -> String {
    text.count > columns ? String(text.prefix(columns - 1)) + "…" : text
  }

  // MARK: The plane

  private func lines(of plane: StagePlane, _ trace: SceneTrace) -> [String] {
    let width = max(columns - 2, 1)
    var names = ""
    var count = 0
    for (index, body) in plane.bodies.enumerated() where count + body.name.count + 4 < width {
      names += "─ \(self.body(index, of: plane, trace)) \(body.name) "
      count += body.name.count + 5
    }
    let top = "┌\(names)\(String(repeating: "─", count: max(width - count, 0)))┐"
    let inner = plane.cells(trace, width: width, height: layout.plane - 2).map { row in
      let cells = row.map { cell in
        switch cell {
        case .empty: " "
        case .past(let isRecent): dimmed(isRecent ? "•" : "·")
        case .body(let index): body(index, of: plane, trace)
        }
      }
      return "│\(cells.joined())│"
    }
    return [top] + inner + ["└\(String(repeating: "─", count: width))┘"]
  }

  private func body(_ index: Int, of plane: StagePlane, _ trace: SceneTrace) -> String {
    guard usesColor, let color = plane.color(of: index, in: trace) else {
      return colored("◆", index)
    }
    return color.painted("◆")
  }

  // MARK: Tracks

  private func line(_ track: StageTrack, _ index: Int, _ trace: SceneTrace) -> String {
    let (shown, label) =
      switch track.kind {
      case .number(let low, let high): number(track, low...high, index, trace)
      case .color(let rows): color(track, rows: rows, trace)
      case .text: text(track, trace)
      }
    if columns < Self.narrow {
      let name = track.name.prefix(max(columns - label.count - 1, 0))
      return cut("\(name) \(label.isEmpty ? shown : label)")
    }
    let name = StageTrack.fitted(track.name, width: names)
    let space = String(repeating: " ", count: max(labelWidth - label.count, 0))
    return "\(name) ┊\(shown)┊" + (labelWidth > 0 ? space + label : "")
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
    return (cells.joined(), SVGText.fixed(value, digits: 1))
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

  private func dimmed(_ text: String) -> String { styled(text, "2") }

  private func styled(_ text: String, _ style: String) -> String {
    usesColor ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
  }
}
