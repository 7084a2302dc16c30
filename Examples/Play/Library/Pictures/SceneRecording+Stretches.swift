// When what a recording has seen ran: stretches of seconds from frames and the instants of callbacks. Used by
// ScenePicture.

extension SceneRecording {
  /// When an animation ran, or moved one of its targets, in seconds.
  func stretches(of run: Run) -> [ClosedRange<Double>] {
    var stretches: [ClosedRange<Double>] = []
    let instants = run.events.map { $0.instant ?? $0.time }
    func edge(_ low: Double, _ high: Double, _ usual: Double) -> Double {
      instants.first { $0 >= low - 1e-9 && $0 <= high + 1e-9 } ?? usual
    }
    for frames in runs(run.frames) {
      let (before, first) = (times[max(frames.lowerBound - 1, 0)], times[frames.lowerBound])
      let (late, last) = (times[max(frames.upperBound - 1, 0)], times[frames.upperBound])
      let from = edge(before, first, before)
      let to = instants.last { $0 >= late - 1e-9 && $0 <= last + 1e-9 && $0 > from } ?? last
      stretches.append(from...max(from, to))
    }
    return stretches
  }

  private func runs(_ frames: Set<Int>) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for frame in frames.sorted() {
      if let last = runs.last, last.upperBound + 1 == frame {
        runs[runs.count - 1] = last.lowerBound...frame
      } else {
        runs.append(frame...frame)
      }
    }
    return runs
  }
}
