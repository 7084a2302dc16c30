// The plane of a scene: what has an x and a y moves in it, with the way it came. Made and drawn by
// StageDrawing. Must not know the terminal.

import TweenerPlugins

/// The targets of a scene that have two places, and how far they go.
struct StagePlane: Sendable {
  struct Body: Sendable {
    var name: String
    var x: Int
    var y: Int
    /// The column of its colour, where it has one.
    var color: Int?
  }

  let bodies: [Body]
  private var left = Double.infinity
  private var right = -Double.infinity
  private var top = Double.infinity
  private var bottom = -Double.infinity

  /// `nil` where no target has both an x and a y that can be drawn.
  init?(_ scene: Scene, full: SceneTrace) {
    func column(_ target: String, _ names: [String]) -> Int? {
      names.lazy.compactMap { full.columns.firstIndex(of: "\(target).\($0)") }.first
    }
    bodies = scene.targets.compactMap { target in
      guard let x = column(target.name, ["centerX", "x"]),
        let y = column(target.name, ["centerY", "y"]),
        full.rows.allSatisfy({ $0[x].number?.isFinite == true && $0[y].number?.isFinite == true })
      else { return nil }
      return Body(
        name: target.name, x: x, y: y, color: column(target.name, ["backgroundColor", "color"]))
    }
    if bodies.isEmpty { return nil }
    for body in bodies {
      for row in full.rows {
        let (x, y) = Self.place(body, row)
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    if !left.isFinite { return nil }
  }

  private static func place(_ body: Body, _ row: [SceneValue]) -> (x: Double, y: Double) {
    (row[body.x].number ?? 0, row[body.y].number ?? 0)
  }

  /// The columns of the trace that the plane shows.
  var columns: Set<Int> { Set(bodies.flatMap { [$0.x, $0.y] }) }

  /// What one cell of the plane shows.
  enum Cell: Equatable {
    case empty
    /// Something was here long ago, or a moment ago.
    case past(isRecent: Bool)
    /// The body of this number.
    case body(Int)
  }

  /// The plane after the trace's last row, line by line.
  func cells(_ trace: SceneTrace, width: Int, height: Int) -> [[Cell]] {
    var cells = Array(repeating: Array(repeating: Cell.empty, count: width), count: height)
    func put(_ cell: Cell, _ body: Body, _ row: [SceneValue]) {
      let (x, y) = Self.place(body, row)
      cells[Self.share(y, top, bottom, height)][Self.share(x, left, right, width)] = cell
    }
    let recent = trace.rows.count - 8
    for (index, row) in trace.rows.enumerated() {
      for body in bodies { put(.past(isRecent: index >= recent), body, row) }
    }
    guard let last = trace.rows.last else { return cells }
    for (index, body) in bodies.enumerated() { put(.body(index), body, last) }
    return cells
  }

  private static func share(_ value: Double, _ low: Double, _ high: Double, _ count: Int) -> Int {
    guard high > low else { return count / 2 }
    return min(max(Int(((value - low) / (high - low) * Double(count - 1)).rounded()), 0), count - 1)
  }

  /// The colour that a body has now.
  func color(of body: Int, in trace: SceneTrace) -> RGBAColor? {
    bodies[body].color.flatMap { trace.rows.last?[$0].color }
  }
}
