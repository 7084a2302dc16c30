import Tweener

/// Plays an engine by hand, and writes down what its targets hold and what happens to its tweens.
///
/// ```swift
/// let recorder = TweenRecorder(tweener)
/// recorder.record(box, ["x", "alpha"], as: "box")
/// tweener.addTween(box, [.duration: 1, "x": 100])
/// let trace = recorder.play(for: 1, framesPerSecond: 4)
/// print(trace.columns, trace.samples.count)  // prints ["box.x", "box.alpha"] 5
/// ```
///
/// It hears events until it is gone: `onEvent` is set by the first recorder of an engine and set
/// back by the last, and what was there before hears events too. A recorder hears no more once
/// `onEvent` is set to something else. It keeps the engine and no target; what is gone is recorded as
/// not-a-number. Not `Sendable`, as its engine is not.
public final class TweenRecorder {
  /// A property whose numbers are recorded.
  private struct Source {
    weak var target: AnyObject?
    let property: TweenKey
    let count: Int
  }

  private let tweener: Tweener
  private let log = EventLog()
  private let recorders: RecorderList
  private var sources: [Source] = []
  private var columns: [String] = []

  /// A recorder of an engine, which hears its events from now on.
  public init(_ tweener: Tweener) {
    self.tweener = tweener
    recorders = RecorderList.of(tweener)
    recorders.append(log)
  }

  /// Has properties of a target recorded, each as `name.property`; of several components with `.0`,
  /// `.1` behind it.
  ///
  /// A property that is not made of numbers, and a name that another one has, are refused and
  /// reported.
  ///
  /// - Parameters:
  ///   - target: whose numbers are recorded. It is not kept alive.
  ///   - properties: as `value(of:_:)` takes them.
  ///   - name: what the target is called in the trace.
  public func record(_ target: AnyObject, _ properties: [TweenKey], as name: String) {
    for property in properties {
      guard let count = tweener.value(of: target, property)?.count, count > 0 else {
        tweener.report(.notRecorded(property, type(of: target)))
        continue
      }
      let column = "\(name).\(property)"
      let names = count == 1 ? [column] : (0..<count).map { "\(column).\($0)" }
      guard names.allSatisfy({ !columns.contains($0) }) else {
        tweener.report(.recordedTwice(column))
        continue
      }
      sources.append(Source(target: target, property: property, count: count))
      columns += names
    }
  }

  /// Plays for some seconds, and records now, after each frame and at the end. It advances the
  /// engine.
  ///
  /// - Parameters:
  ///   - seconds: before the engine's time scale; below 0 and not finite is 0. What is above
  ///     1,000,000,000 is clamped and reported.
  ///   - framesPerSecond: above 0 and finite; anything else is reported and becomes 60. Where there
  ///     would be more than 1,000,000 frames, it is clamped to as many in the whole length, and
  ///     reported.
  /// - Returns: what was recorded, with all events since the play before, or since the recorder was
  ///   made.
  public func play(for seconds: Double, framesPerSecond: Double = 60) -> TweenTrace {
    var length = seconds.isFinite ? max(seconds, 0) : 0
    if length > Self.longest {
      tweener.report(.tooLong(seconds))
      length = Self.longest
    }
    var rate = framesPerSecond
    if !(rate > 0 && rate.isFinite) {
      tweener.report(.noRate(rate))
      rate = 60
    }
    if length * rate > Self.mostFrames {
      tweener.report(.tooManyFrames(rate, in: length))
      rate = Self.mostFrames / length
    }
    var times: [Double] = []
    var frame = 1.0
    while frame / rate < length {
      times.append(frame / rate)
      frame += 1
    }
    return play(at: times + [length])
  }

  /// Plays to some times, and records now and at each. It advances the engine.
  ///
  /// - Parameter times: seconds from now, before the engine's time scale, in any order; equal ones
  ///   count once, below 0 and not finite not at all. One above 1,000,000,000 is left out and
  ///   reported.
  public func play(at times: [Double]) -> TweenTrace {
    for time in times where time.isFinite && time > Self.longest { tweener.report(.tooFar(time)) }
    var samples = [sample()]
    var past = 0.0
    for time in times.filter({ $0 > 0 && $0 <= Self.longest }).map(Self.flicks).sorted()
    where time > past {
      // Whole flicks, so that many steps come to the time that one comes to.
      tweener.advance(by: (time - past) / Self.flicksPerSecond)
      past = time
      samples.append(sample())
    }
    return TweenTrace(columns: columns, samples: samples, events: log.take())
  }

  /// The most seconds that an engine advances at once.
  private static let longest = 1e9
  /// The most frames of one call.
  private static let mostFrames = 1e6

  /// As the engine counts time.
  private static let flicksPerSecond = 705_600_000.0

  private static func flicks(_ seconds: Double) -> Double {
    (seconds * flicksPerSecond).rounded()
  }

  private func sample() -> TweenTrace.Sample {
    var values: [Double] = []
    values.reserveCapacity(columns.count)
    for source in sources {
      let numbers = source.target.flatMap { tweener.value(of: $0, source.property) } ?? []
      for place in 0..<source.count { values.append(place < numbers.count ? numbers[place] : .nan) }
    }
    return TweenTrace.Sample(time: tweener.time, values: values)
  }

  deinit { recorders.remove(log, from: tweener) }
}

/// The recorders of one engine: they hear its events with one `onEvent`, and leave none behind.
private final class RecorderList {
  /// Hears the events after them.
  private let before: ((TweenEvent) -> Void)?
  private var logs: [EventLog] = []

  private init(before: ((TweenEvent) -> Void)?) { self.before = before }

  /// The list of an engine; a new one where its `onEvent` is the caller's.
  static func of(_ tweener: Tweener) -> RecorderList {
    if let list = tweener.listenerOwner as? RecorderList { return list }
    let list = RecorderList(before: tweener.onEvent)
    tweener.setListener({ list.hear($0) }, by: list)
    return list
  }

  private func hear(_ event: TweenEvent) {
    for log in logs { log.hear(event) }
    before?(event)
  }

  func append(_ log: EventLog) { logs.append(log) }

  /// Takes a log out. Behind the last one `onEvent` is what it was, unless the caller has set it.
  func remove(_ log: EventLog, from tweener: Tweener) {
    logs.removeAll { $0 === log }
    if logs.isEmpty, tweener.listenerOwner === self { tweener.setListener(before, by: nil) }
  }
}

/// The events since they were taken last, with the tweens by number.
private final class EventLog {
  private var events: [TweenTrace.Event] = []
  private var numbers: [Tween: Int] = [:]

  var count: Int { events.count }

  func hear(_ event: TweenEvent) {
    if event.kind == .added { numbers[event.tween] = numbers.count + 1 }
    events.append(
      TweenTrace.Event(time: event.time, tween: number(event.tween), kind: text(event.kind)))
  }

  private func number(_ tween: Tween) -> Int { numbers[tween] ?? 0 }

  private func text(_ kind: TweenEvent.Kind) -> String {
    switch kind {
    case .added: "added"
    case .started: "started"
    case .repeated: "repeated"
    case .completed: "completed"
    case .reverseCompleted: "reverseCompleted"
    case .paused: "paused"
    case .resumed: "resumed"
    case .overwritten(let newcomer): "overwritten by \(number(newcomer))"
    case .ended(let outcome): "ended \(text(outcome))"
    }
  }

  private func text(_ outcome: TweenOutcome) -> String {
    switch outcome {
    case .completed: "completed"
    case .reverseCompleted: "reverseCompleted"
    case .removed: "removed"
    case .overwritten(let newcomer): "overwritten by \(number(newcomer))"
    case .targetGone: "targetGone"
    }
  }

  func take() -> [TweenTrace.Event] {
    defer { events = [] }
    return events
  }
}

extension TweenRecorder: CustomStringConvertible {
  /// One line: `TweenRecorder of 2 columns, 14 events`. The events are those of the next trace.
  public var description: String {
    let (columns, events) = (columns.count, log.count)
    return "TweenRecorder of \(columns) \(columns == 1 ? "column" : "columns"), "
      + "\(events) \(events == 1 ? "event" : "events")"
  }
}

extension TweenProblem {
  fileprivate static func notRecorded(_ property: TweenKey, _ type: Any.Type) -> TweenProblem {
    TweenProblem(
      .unknownProperty, key: "\(property)", targetType: "\(type)",
      fault: "no property made of numbers", remedy: "record one that value(of:_:) answers for")
  }

  fileprivate static func recordedTwice(_ column: String) -> TweenProblem {
    TweenProblem(
      .nameRegisteredTwice, key: column, fault: "the recorder has a column of this name",
      remedy: "the first one stays; give the target another name")
  }

  fileprivate static func tooLong(_ seconds: Double) -> TweenProblem {
    TweenProblem(
      .numberOutOfRange, key: "play(for:)", value: "\(seconds)", fault: "out of range",
      remedy: "give it at most 1,000,000,000 seconds; so many are played")
  }

  fileprivate static func noRate(_ rate: Double) -> TweenProblem {
    TweenProblem(
      .numberOutOfRange, key: "framesPerSecond", value: "\(rate)", fault: "out of range",
      remedy: "give it a finite number above 0; 60 are played")
  }

  fileprivate static func tooManyFrames(_ rate: Double, in seconds: Double) -> TweenProblem {
    TweenProblem(
      .numberOutOfRange, key: "framesPerSecond", value: "\(rate)",
      fault: "more than 1,000,000 frames in \(seconds) s",
      remedy: "give it fewer, or play for a shorter time; 1,000,000 frames are played in the time")
  }

  fileprivate static func tooFar(_ seconds: Double) -> TweenProblem {
    TweenProblem(
      .numberOutOfRange, key: "play(at:)", value: "\(seconds)", fault: "out of range",
      remedy: "give it times of at most 1,000,000,000 seconds from now; this one is left out")
  }
}
