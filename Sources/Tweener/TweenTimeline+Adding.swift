// Adding tweens and timelines to a timeline: with the forms of callback that their targets allow.

extension TweenTimeline {
  /// Adds a tween of some properties of a target.
  ///
  /// ```swift
  /// var timeline = TweenTimeline()
  /// timeline.add(box, [.duration: 1, "x": 200])
  /// timeline.add(box, [.duration: 1, "y": 100], at: .end(0.5))
  /// print(timeline.duration)  // prints 2.5
  /// ```
  ///
  /// Members do not take `overwrite`, `onOverwrite`, `onEnd`, `useFrames` and the interaction
  /// locks, which are the whole timeline's. What is wrong is reported when the timeline is added to
  /// an engine.
  ///
  /// - Parameters:
  ///   - target: the object to change. The timeline keeps it alive as long as it is kept itself.
  ///   - parameters: as for a tween; the timeline's `defaults` lie underneath.
  ///   - position: where on the timeline it lies.
  ///   - file: the file of the call, for reports about it.
  ///   - line: the line of the call.
  /// - Complexity: O(1), and O(*n*) for the first change of a copy with *n* members.
  public mutating func add<Target: AnyObject>(
    _ target: Target, _ parameters: consuming TweenParameters, at position: TimelinePosition = .end,
    file: String = #fileID, line: UInt = #line
  ) {
    makeUnique()
    storage.append(
      TimelineTweens(of: target, parameters), at: position,
      CallSite(file: file, line: line))
    storage.append(target: target)
  }

  /// Adds one tween to each of several targets: one member, which may be staggered.
  ///
  /// ```swift
  /// var timeline = TweenTimeline()
  /// timeline.add(boxes, [.duration: 1, "x": 200, .stagger: 0.5])
  /// print(timeline.duration)  // prints 2.0
  /// ```
  ///
  /// Without targets nothing is added.
  public mutating func add<Target: AnyObject>(
    _ targets: [Target], _ parameters: consuming TweenParameters,
    at position: TimelinePosition = .end, file: String = #fileID, line: UInt = #line
  ) {
    guard let first = targets.first else { return }
    makeUnique()
    storage.append(
      TimelineTweens(of: first, count: targets.count, parameters), at: position,
      CallSite(file: file, line: line))
    for target in targets { storage.append(target: target) }
  }

  /// Adds a tween that a template describes.
  ///
  /// ```swift
  /// let fall = TweenTemplate<Box>(duration: 2, easing: .outBounce).to(\.y, 200)
  /// var timeline = TweenTimeline()
  /// timeline.add(box, fall, at: 0.5)
  /// print(timeline.duration)  // prints 2.5
  /// ```
  ///
  /// The timeline's `defaults` hold for all that the template leaves at its default.
  public mutating func add<Target: AnyObject>(
    _ target: Target, _ template: TweenTemplate<Target>, at position: TimelinePosition = .end,
    file: String = #fileID, line: UInt = #line
  ) {
    add(target, template.parameters, at: position, file: file, line: line)
  }

  /// Adds a tween that is described with key paths which the compiler checks.
  ///
  /// ```swift
  /// var timeline = TweenTimeline()
  /// timeline.add(box, duration: 1, easing: .outQuad) { $0.to(\.x, 200) }
  /// timeline.add(box, duration: 1, at: "-=0.5") { $0.to(\.y, 100).onComplete { print("there") } }
  /// print(timeline.duration)  // prints 1.5
  /// ```
  ///
  /// The timeline's `defaults` hold for all that is left at its default.
  public mutating func add<Target: AnyObject>(
    _ target: Target,
    duration: Double = 0,
    spring: TweenSpring? = nil,
    delay: Double = 0,
    easing: Easing = .linear,
    repeat count: Int = 0,
    repeatDelay: Double = 0,
    autoreverse: Bool = false,
    at position: TimelinePosition = .end,
    @TweenBuilder _ describe: (TweenTemplate<Target>) -> TweenTemplate<Target>,
    file: String = #fileID,
    line: UInt = #line
  ) {
    let words = TweenParameters(
      duration: duration, spring: spring, delay: delay, easing: easing, repeat: count,
      repeatDelay: repeatDelay, autoreverse: autoreverse)
    let template = describe(TweenTemplate(passing: words))
    add(target, template.parameters, at: position, file: file, line: line)
  }

  /// Adds one tween to each of several targets, described with key paths that the compiler checks:
  /// one member, which may be staggered.
  ///
  /// ```swift
  /// var timeline = TweenTimeline()
  /// timeline.add(boxes, duration: 1, stagger: 0.5) { $0.to(\.x, 200) }
  /// print(timeline.duration)  // prints 2.0
  /// ```
  public mutating func add<Target: AnyObject>(
    _ targets: [Target],
    duration: Double = 0,
    spring: TweenSpring? = nil,
    delay: Double = 0,
    easing: Easing = .linear,
    repeat count: Int = 0,
    repeatDelay: Double = 0,
    autoreverse: Bool = false,
    stagger: Stagger? = nil,
    at position: TimelinePosition = .end,
    @TweenBuilder _ describe: (TweenTemplate<Target>) -> TweenTemplate<Target>,
    file: String = #fileID,
    line: UInt = #line
  ) {
    var words = TweenParameters(
      duration: duration, spring: spring, delay: delay, easing: easing, repeat: count,
      repeatDelay: repeatDelay, autoreverse: autoreverse)
    words[.stagger] = stagger
    let template = describe(TweenTemplate(passing: words))
    add(targets, template.parameters, at: position, file: file, line: line)
  }

  /// Adds another timeline as one member: as it is now, later changes to it do not show.
  ///
  /// ```swift
  /// var wave = TweenTimeline()
  /// wave.add(boxes, [.duration: 1, "y": 10, .stagger: 0.5])
  /// var timeline = TweenTimeline()
  /// timeline.add(wave, [.repeat: 1])
  /// print(timeline.duration)  // prints 4.0
  /// ```
  ///
  /// - Parameters:
  ///   - timeline: the nested timeline.
  ///   - parameters: how it is played: `delay`, `repeat`, `repeatDelay`, `repeatsDelay`,
  ///     `autoreverse`, `timeScale`, `easing`, and callbacks but `onOverwrite` and `onEnd`.
  ///   - position: its place.
  ///   - file: the file of the call, for reports about it.
  ///   - line: the line of the call.
  public mutating func add(
    _ timeline: TweenTimeline, _ parameters: TweenParameters = [:],
    at position: TimelinePosition = .end, file: String = #fileID, line: UInt = #line
  ) {
    append(.timeline(timeline, parameters), at: position, CallSite(file: file, line: line))
  }
}

extension TimelineTweens {
  /// The targets of a call, of which `first` is the first.
  @inline(__always)
  fileprivate init<Target: AnyObject>(
    of first: Target, count: Int = 1, _ parameters: consuming TweenParameters
  ) {
    self.init(
      count: count, targetType: type(of: first), commonType: Target.self, parameters: parameters)
  }
}
