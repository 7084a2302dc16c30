// The position of a member of a timeline, as the caller gives it. Kept with the member;
// TimelineLayout resolves it.

/// A place in a timeline: a time, a label, or a place beside the members that are there already.
///
/// A number is seconds from the beginning. A text is a label, or one of these forms:
///
/// | typed | text | meaning |
/// |---|---|---|
/// | `.at(2)` | | seconds from the beginning, as a number literal is |
/// | `.end`, `.end(0.5)` | `"+=0.5"`, `"-=0.5"` | after everything so far, and so much later |
/// | `.label("in")`, `.label("in", 0.5)` | `"in"`, `"in+=0.5"` | at a label |
/// | `.previousStart`, `.previousStart(0.5)` | `"<"`, `"<0.5"` | with the member added last |
/// | `.previousEnd`, `.previousEnd(-0.5)` | `">"`, `">-0.5"` | after it |
/// | | `"<25%"`, `">-10%"` | shares of its duration |
/// | | `"+=25%"`, `"<+=25%"` | shares of the duration of what is being added |
///
/// ```swift
/// var timeline = TweenTimeline(defaults: [.duration: 1])
/// timeline.add(box, ["x": 100])
/// timeline.add(box, ["y": 100], at: "<25%")
/// timeline.addLabel("out", at: .at(3))
/// timeline.add(box, ["alpha": 0], at: .label("out", 0.5))
/// print(timeline.duration)  // prints 4.5
/// ```
///
/// A text gets its meaning when the timeline is read: a label of that very name comes first.
public struct TimelinePosition: Hashable, Sendable {
  enum Form: Hashable {
    case place(TimelinePlace.Anchor, seconds: Double)
    case text(String)
  }

  let form: Form

  /// Whether it is ``end``, without a shift.
  @inline(__always)
  var isEnd: Bool {
    if case .place(.end, 0) = form { true } else { false }
  }

  private init(_ anchor: TimelinePlace.Anchor, _ seconds: Double = 0) {
    form = .place(anchor, seconds: seconds)
  }

  /// A position as a text has it: a label, or one of the forms of the table.
  ///
  /// ```swift
  /// print(TimelinePosition("<25%"))  // prints <25%
  /// ```
  public init(_ text: String) { form = .text(text) }

  /// Seconds from the beginning of the timeline.
  ///
  /// ```swift
  /// var timeline = TweenTimeline()
  /// timeline.addPause(at: .at(2))
  /// print(timeline.duration)  // prints 2.0
  /// ```
  public static func at(_ seconds: Double) -> Self { Self(.beginning, seconds) }

  /// After everything that has been added so far.
  public static var end: Self { Self(.end) }

  /// So many seconds later than everything that has been added so far; earlier where they are
  /// negative.
  ///
  /// ```swift
  /// var timeline = TweenTimeline()
  /// timeline.addPause(at: 2)
  /// timeline.addPause(at: .end(0.5))
  /// print(timeline.duration)  // prints 2.5
  /// ```
  public static func end(_ seconds: Double) -> Self { Self(.end, seconds) }

  /// At a label that was added before, or so many seconds later.
  ///
  /// ```swift
  /// var timeline = TweenTimeline()
  /// timeline.addLabel("in", at: 1)
  /// timeline.addPause(at: .label("in", 0.5))
  /// print(timeline.duration)  // prints 1.5
  /// ```
  public static func label(_ name: String, _ seconds: Double = 0) -> Self {
    Self(.label(name), seconds)
  }

  /// With the member that was added last.
  public static var previousStart: Self { Self(.previousStart) }

  /// So many seconds later than the start of the member that was added last.
  ///
  /// ```swift
  /// var timeline = TweenTimeline(defaults: [.duration: 1])
  /// timeline.add(box, ["x": 100])
  /// timeline.add(box, ["y": 100], at: .previousStart(0.25))
  /// print(timeline.duration)  // prints 1.25
  /// ```
  public static func previousStart(_ seconds: Double) -> Self { Self(.previousStart, seconds) }

  /// After the member that was added last.
  public static var previousEnd: Self { Self(.previousEnd) }

  /// So many seconds later than the end of the member that was added last.
  ///
  /// ```swift
  /// var timeline = TweenTimeline(defaults: [.duration: 1])
  /// timeline.add(box, ["x": 100])
  /// timeline.add(box, ["y": 100], at: .previousEnd(-0.25))
  /// print(timeline.duration)  // prints 1.75
  /// ```
  public static func previousEnd(_ seconds: Double) -> Self { Self(.previousEnd, seconds) }
}

extension TimelinePosition: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// A label, or one of the forms of the table.
  public init(stringLiteral text: String) { self.init(text) }

  /// Seconds from the beginning of the timeline.
  public init(integerLiteral seconds: Int) { self = .at(Double(seconds)) }

  /// Seconds from the beginning of the timeline.
  public init(floatLiteral seconds: Double) { self = .at(seconds) }
}

extension TimelinePosition: CustomStringConvertible {
  /// The text, or the typed form as it is written.
  public var description: String {
    switch form {
    case .text(let text): text
    case .place(.beginning, let seconds): "at(\(seconds))"
    case .place(.label(let name), let seconds):
      seconds == 0
        ? "label(\(name.debugDescription))" : "label(\(name.debugDescription), \(seconds))"
    case .place(let anchor, let seconds): seconds == 0 ? "\(anchor)" : "\(anchor)(\(seconds))"
    }
  }
}
