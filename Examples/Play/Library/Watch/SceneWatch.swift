// Shows a scene in real time on a terminal, redrawn in place. Called by the play command only where the
// output is a terminal. Leaves the cursor as it was, however it ends.

/// Shows a scene as it moves.
struct SceneWatch {
  var framesPerSecond: Double
  var speed: Double
  /// The last line: what a person may try next.
  var hint = ""

  /// Plays a scene in real time and gives its trace; `nil` when a person stopped it.
  func show(
    _ scene: Scene, on output: any TextOutput, clock: any WatchClock
  ) throws(SceneFault) -> SceneTrace? {
    let player = ScenePlayer(rate: .framesPerSecond(framesPerSecond / speed))
    let full = try player.play(scene)
    var size = output.size
    var drawing = drawing(of: scene, full, size)
    output.write("\u{1B}[?25l")
    defer { output.write("\u{1B}[?25h") }
    clock.start()
    var height = 0
    var isStopped = false
    let trace = try player.play(scene) { trace in
      if output.size != size {
        // What was drawn for another window is all over this one.
        size = output.size
        drawing = self.drawing(of: scene, full, size)
        output.write("\u{1B}[H\u{1B}[2J")
        height = 0
      }
      if height > 0 { output.write("\u{1B}[\(height)A") }
      output.write(drawing.frame(trace).map { "\r\($0)\u{1B}[K\n" }.joined())
      height = drawing.height
      clock.wait(until: (trace.rows.last?[0].number ?? 0) / speed)
      isStopped = clock.isInterrupted
      return !isStopped
    }
    return isStopped ? nil : trace
  }

  /// The picture in a window, whose last line is the cursor's.
  private func drawing(
    of scene: Scene, _ full: SceneTrace, _ size: (columns: Int, rows: Int)
  ) -> StageDrawing {
    StageDrawing(
      scene, full: full, columns: min(size.columns, 100), rows: min(size.rows - 1, 40),
      usesColor: true, hint: hint)
  }
}

/// Real time, and the wish to stop.
protocol WatchClock: AnyObject {
  func start()
  /// Returns that many seconds after the start, at once where they are over.
  func wait(until seconds: Double)
  var isInterrupted: Bool { get }
}
