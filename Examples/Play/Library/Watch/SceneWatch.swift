// Shows a scene in real time on a terminal, redrawn in place. Called by the play command only where the
// output is a terminal. Leaves the cursor as it was, however it ends.

/// Shows a scene as it moves.
struct SceneWatch {
  var framesPerSecond: Double
  var speed: Double

  /// Plays a scene in real time and gives its trace; `nil` when a person stopped it.
  func show(
    _ scene: Scene, on output: any TextOutput, clock: any WatchClock
  ) throws(SceneFault) -> SceneTrace? {
    let player = ScenePlayer(rate: .framesPerSecond(framesPerSecond / speed))
    let full = try player.play(scene)
    let drawing = StageDrawing(
      scene, full: full, columns: min(output.size.columns, 100), usesColor: true)
    guard drawing.height < output.size.rows else {
      output.line("The scene has too many tracks to show here.")
      return full
    }
    output.write("\u{1B}[?25l")
    defer { output.write("\u{1B}[?25h") }
    clock.start()
    var frames = 0
    var isStopped = false
    let trace = try player.play(scene) { trace in
      let lines = drawing.frame(trace)
      if frames > 0 { output.write("\u{1B}[\(drawing.height)A") }
      output.write(lines.map { "\r\($0)\u{1B}[K\n" }.joined())
      frames += 1
      clock.wait(until: (trace.rows.last?[0].number ?? 0) / speed)
      isStopped = clock.isInterrupted
      return !isStopped
    }
    return isStopped ? nil : trace
  }
}

/// Real time, and the wish to stop.
protocol WatchClock: AnyObject {
  func start()
  /// Returns that many seconds after the start, at once where they are over.
  func wait(until seconds: Double)
  var isInterrupted: Bool { get }
}
