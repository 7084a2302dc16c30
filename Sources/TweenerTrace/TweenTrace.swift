/// Values at times, and the events of tweens: what a ``TweenRecorder`` has seen.
///
/// As text it is kept in a file beside a test; ``differences(from:tolerance:)`` says what has
/// changed since, and ``svg`` and ``html`` show it. Two are equal where all bits are.
///
/// ```swift
/// let recorder = TweenRecorder(tweener)
/// recorder.record(box, ["x"], as: "box")
/// tweener.addTween(box, [.duration: 1, "x": 100])
/// let trace = recorder.play(at: [0.5, 1])
/// print(trace)
/// // prints time	box.x
/// // prints 0.0	0.0
/// // prints 0.5	50.0
/// // prints 1.0	100.0
/// // prints 0.0	#1	added
/// // prints 0.0	#1	started
/// // prints 1.0	#1	completed
/// // prints 1.0	#1	ended completed
/// ```
public struct TweenTrace: Sendable {
  /// The values of all columns at a time.
  public struct Sample: Sendable {
    /// The engine's time, in seconds.
    public let time: Double
    /// One for each of ``TweenTrace/columns``.
    public let values: [Double]
  }

  /// An event of a tween.
  public struct Event: Sendable {
    /// The engine's time, in seconds.
    public let time: Double
    /// The tween's number in the order of adding since the recorder was made, from 1; 0 for one
    /// that was there before, and for what was split off.
    public let tween: Int
    /// A word, as the cases of `TweenEvent.Kind` are called, and what it is about: `started`,
    /// `overwritten by 2`, `ended removed`.
    public let kind: String
  }

  /// The names of the columns, without that of the time: `box.x`, and of a property with several
  /// components `box.frame.0`.
  public let columns: [String]
  /// In the order of time.
  public let samples: [Sample]
  /// In the order in which they came.
  public let events: [Event]

  /// The values of a column, one for each sample; `nil` where there is none of that name.
  ///
  /// ```swift
  /// let recorder = TweenRecorder(tweener)
  /// recorder.record(box, ["x"], as: "box")
  /// tweener.addTween(box, [.duration: 1, "x": 100])
  /// print(recorder.play(at: [0.5, 1]).values(of: "box.x") ?? [])  // prints [0.0, 50.0, 100.0]
  /// ```
  public func values(of column: String) -> [Double]? {
    columns.firstIndex(of: column).map { place in samples.map { $0.values[place] } }
  }
}

extension TweenTrace: Hashable {
  public static func == (left: TweenTrace, right: TweenTrace) -> Bool {
    left.columns == right.columns && left.events == right.events && left.samples == right.samples
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(columns)
    hasher.combine(samples)
    hasher.combine(events)
  }
}

extension TweenTrace.Event: CustomStringConvertible {
  /// One line: `0.5 s: tween 1 started`.
  public var description: String { "\(time) s: tween \(tween) \(kind)" }
}

extension TweenTrace.Sample: CustomStringConvertible {
  /// One line: `0.5 s: 50.0, 1.0`, the values in the order of the columns.
  public var description: String {
    values.isEmpty
      ? "\(time) s" : "\(time) s: \(values.map { "\($0)" }.joined(separator: ", "))"
  }
}

extension TweenTrace.Event: Hashable {
  /// Whether all bits are equal.
  public static func == (left: TweenTrace.Event, right: TweenTrace.Event) -> Bool {
    left.time.bitPattern == right.time.bitPattern && left.tween == right.tween
      && left.kind == right.kind
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(time.bitPattern)
    hasher.combine(tween)
    hasher.combine(kind)
  }
}

extension TweenTrace.Sample: Hashable {
  private var bits: [UInt64] { [time.bitPattern] + values.map(\.bitPattern) }

  /// Whether all bits are equal.
  public static func == (left: TweenTrace.Sample, right: TweenTrace.Sample) -> Bool {
    left.bits == right.bits
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(bits) }
}
