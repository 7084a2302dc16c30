// Where in its play a timeline is in each frame of a recording, and so the frames in which its members moved. Used by
// SceneRecording.

struct TimelinePlaces {
  private let recording: SceneRecording
  /// Seconds of the timeline's play, frame by frame; none where it was not recorded.
  private let places: [Double]

  init(_ command: SceneCommand, _ recording: SceneRecording) {
    self.recording = recording
    places = Self.places(command, recording)
  }

  private static func places(_ command: SceneCommand, _ recording: SceneRecording) -> [Double] {
    let trace = recording.trace
    guard let total = trace.columns.firstIndex(of: "#\(command.id ?? "").totalTime"),
      let length = trace.columns.firstIndex(of: "#\(command.id ?? "").duration")
    else { return [] }
    let gap = max(command.parameter("repeatDelay")?.number ?? 0, 0)
    let isTurning = [command.parameter("autoreverse"), command.parameter("yoyo")]
      .contains { $0?.bool == true }
    let run = recording.lanes.first { $0.name == command.id }?.run
    let completed = run?.events.last { $0.event.lowercased().hasSuffix("complete") }
    let end = max(run?.frames.max() ?? 0, completed.map { recording.frame(at: $0.time) } ?? 0)
    var last = 0.0
    return trace.rows.enumerated().map { frame, row in
      guard frame <= end, let time = row[total].number,
        let duration = row[length].number,
        duration > 0, duration.isFinite
      else { return last }
      let play = max(((time / (duration + gap)) - 1e-9).rounded(.up) - 1, 0)
      let place = min(max(time - play * (duration + gap), 0), duration)
      let isBack = isTurning && play.truncatingRemainder(dividingBy: 2) == 1
      last = isBack ? duration - place : place
      return last
    }
  }

  /// The frames in which a member moved: those that pass a stretch between a start and an end of it, forwards or
  /// backwards.
  func frames(_ events: [SceneTrace.Event]) -> Set<Int> {
    let times = recording.times
    guard places.count == times.count else { return [] }
    var windows: [ClosedRange<Double>] = []
    var start: Double?
    for event in events {
      let place = self.place(at: event.instant ?? event.time)
      if event.event == "start" { start = place }
      if event.event == "complete", let from = start {
        windows.append(min(from, place)...max(from, place))
        start = nil
      }
    }
    if let start { windows.append(start...max(start, places.max() ?? start)) }
    let moved = times.indices.dropFirst().filter { frame in
      let (low, high) = (
        min(places[frame - 1], places[frame]), max(places[frame - 1], places[frame])
      )
      return windows.contains { max(low, $0.lowerBound) < min(high, $0.upperBound) - 1e-9 }
    }
    return Set(moved)
  }

  private func place(at time: Double) -> Double {
    let times = recording.times
    let frame = recording.frame(at: time)
    guard frame > 0, times[frame] > times[frame - 1] else { return places[frame] }
    let share = (time - times[frame - 1]) / (times[frame] - times[frame - 1])
    return places[frame - 1] + (places[frame] - places[frame - 1]) * min(max(share, 0), 1)
  }
}

extension SceneRecording.Lane {
  /// Takes for its frames those in which its timeline passes it, target by target.
  mutating func moveWithin(_ timeline: TimelinePlaces) {
    run.frames = parts.isEmpty ? timeline.frames(run.events) : []
    for index in parts.indices {
      parts[index].run.frames = timeline.frames(parts[index].run.events)
      run.frames.formUnion(parts[index].run.frames)
    }
  }
}
