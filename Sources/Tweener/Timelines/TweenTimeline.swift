// A timeline as a value: its members, in the order of adding. Read by TimelineLayout; the calls
// that take targets are declared with the facade.

/// Several tweens in order: one after another, at the same time, at labels, and as often as wanted.
///
/// A timeline is a value. It says what shall happen and when; it does not play by itself. Copy it,
/// nest it, add it more than once. While it is kept, it keeps the targets of its members.
///
/// ```swift
/// var timeline = TweenTimeline(defaults: [.duration: 1, .easing: "outQuad"])
/// timeline.add(box, ["x": 200])
/// timeline.addLabel("down")
/// timeline.add(box, ["y": 100])
/// timeline.add(boxes, ["alpha": 0, .stagger: 0.25], at: "<")
/// print(timeline.duration, timeline.time(of: "down") ?? 0)  // prints 2.5 1.0
/// ```
///
/// A member's start is its place and its `delay`; its end comes after all its plays and pauses. Of
/// a call with several targets the earliest start and the latest end count.
public struct TweenTimeline {
  private(set) var storage: TimelineStorage

  /// A timeline without members. `defaults` are used where a member's own parameters have no such
  /// key. Nested timelines and their members do not get them.
  public init(defaults: TweenParameters = [:]) {
    storage = TimelineStorage(defaults: defaults)
  }

  var members: [TimelineMember] { storage.members }

  /// To be called before ``storage`` is changed.
  @inline(__always)
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = TimelineStorage(copying: storage) }
  }

  mutating func append(
    _ content: TimelineMember.Content, at position: TimelinePosition, _ site: CallSite
  ) {
    makeUnique()
    storage.append(TimelineMember(content: content, position: position, site: site))
  }

  /// Adds a function that is called when its place is passed, in either direction.
  ///
  /// ```swift
  /// var timeline = TweenTimeline()
  /// timeline.call(at: 1.5) { print("half past one") }
  /// print(timeline.duration)  // prints 1.5
  /// ```
  public mutating func call(
    at position: TimelinePosition = .end, _ body: @escaping () -> Void, file: String = #fileID,
    line: UInt = #line
  ) {
    append(.call(body), at: position, CallSite(file: file, line: line))
  }

  /// Gives a name to a place: for the positions of members that are added later. Of two labels of
  /// one name the later counts from there on; that is reported.
  public mutating func addLabel(
    _ name: String, at position: TimelinePosition = .end, file: String = #fileID,
    line: UInt = #line
  ) {
    append(.label(name), at: position, CallSite(file: file, line: line))
  }

  /// Adds a place at which the timeline pauses, in every play and in both directions.
  public mutating func addPause(
    at position: TimelinePosition = .end, file: String = #fileID, line: UInt = #line
  ) {
    append(.pause, at: position, CallSite(file: file, line: line))
  }

  /// Seconds of one play, as far as the dictionaries tell; infinite with an endless member.
  ///
  /// Presets and other shorthands, and times that are functions of the target, count as not given:
  /// only an engine knows them.
  ///
  /// - Complexity: O(*n*) for the *n* members that were added since it was asked before, those of
  ///   nested timelines included.
  public var duration: Double {
    let layout = TimelineLayout.extent(of: self)
    return layout.isEndless ? .infinity : Flicks.seconds(layout.duration)
  }

  /// The place of a label in seconds; `nil` where there is none of that name. Labels of nested
  /// timelines do not count.
  ///
  /// ```swift
  /// var timeline = TweenTimeline()
  /// timeline.addLabel("in", at: 2)
  /// print(timeline.time(of: "in") ?? 0, timeline.time(of: "out") == nil)  // prints 2.0 true
  /// ```
  ///
  /// - Complexity: as for ``duration``.
  public func time(of label: String) -> Double? {
    TimelineLayout.extent(of: self).labels[label].map(Flicks.seconds)
  }
}
