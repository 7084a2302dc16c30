// A trace as a picture: the lanes are its tweens, the curves its columns.

extension TweenTrace {
  /// The most columns that are drawn.
  private static let most = 64

  /// A picture, light and dark: a lane for each tween with marks of its events, and the curve of
  /// each of the first 64 columns.
  ///
  /// ```swift
  /// let recorder = TweenRecorder(tweener)
  /// recorder.record(box, ["x"], as: "box")
  /// tweener.addTween(box, [.duration: 1, "x": 100])
  /// print(recorder.play(for: 1).svg.contains("box.x"))  // prints true
  /// ```
  ///
  /// Samples and events whose time is not finite are not in it. It has no scale where a time is
  /// 1e12 s or more.
  public var svg: String { drawn.picture.text }

  /// The samples and events that have a place in time.
  private var drawn: TweenTrace {
    TweenTrace(
      columns: columns, samples: samples.filter(\.time.isFinite),
      events: events.filter(\.time.isFinite))
  }

  private var picture: RunPicture {
    let numbers = Set(events.map(\.tween)).sorted()
    let last = samples.last?.time ?? 0
    let names = columns.count == 1 ? "1 column" : "\(columns.count) columns"
    let tweens = numbers.count == 1 ? "1 tween" : "\(numbers.count) tweens"
    return RunPicture(
      name: "A trace", about: "\(tweens), \(names), \(samples.count) samples up to \(last) s",
      title: "A trace of tweens",
      laneWords: "a lane for each tween, by its number in the order of adding",
      curveWords: "each column, in the colour of its target", times: samples.map(\.time),
      lanes: numbers.map { lane($0, last) }, curves: columns.indices.map(curve), most: Self.most)
  }

  private func lane(_ number: Int, _ last: Double) -> RunPicture.Lane {
    let events = events.filter { $0.tween == number }
    var stretches: [ClosedRange<Double>] = []
    // One that was under way before the trace begins runs from its first sample on.
    let isUnderWay = !["added", "started", "resumed"].contains(events.first?.kind)
    var start = isUnderWay ? samples.first?.time : nil
    func end(_ time: Double) {
      if let begun = start { stretches.append(begun...max(begun, time)) }
      start = nil
    }
    for event in events {
      switch event.kind {
      case "started", "resumed": if start == nil { start = event.time }
      case "paused": end(event.time)
      case let kind where kind.hasPrefix("ended"): end(event.time)
      default: break
      }
    }
    end(last)
    let marks = events.compactMap { event in Self.mark(event.kind).map { ($0, event.time) } }
    return RunPicture.Lane(
      name: number == 0 ? "others" : "tween \(number)", color: max(number, 1) - 1,
      called: events.first { $0.kind == "added" }?.time,
      run: RunPicture.Run(stretches: stretches, marks: marks))
  }

  private static func mark(_ kind: String) -> RunPicture.Mark? {
    switch kind.prefix(while: { $0 != " " }) {
    case "started": .start
    case "repeated": .repeat
    case "completed", "reverseCompleted": .complete
    case "overwritten": .overwrite
    case "paused": .pause
    case "resumed": .resume
    default: nil
    }
  }

  private func curve(_ column: Int) -> RunPicture.Curve {
    // Names of targets may have dots; those of columns begin alike where the target is the same.
    let targets = columns.map { $0.prefix(while: { $0 != "." }) }
    var order: [Substring] = []
    for target in targets where !order.contains(target) { order.append(target) }
    let color = order.firstIndex(of: targets[column]) ?? 0
    return RunPicture.Curve(
      name: columns[column], values: samples.map { $0.values[column] },
      colors: samples.map { _ in color })
  }
}
