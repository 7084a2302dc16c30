/// Something on a timeline of a scene. Its place is in flicks of the timeline's time; a delay begins there.
public struct TimelineItem: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    case tween(TweenSpec)
    /// A spec with items of its own.
    case timeline(TweenSpec)
    /// A function that is called: it is noted as the start of a spec without a target.
    case call(TweenSpec)
    case pause
  }

  public var place: Int
  public var content: Content

  public init(_ place: Int, _ content: Content) {
    self.place = place
    self.content = content
  }

  /// What it calls, or moves.
  public var spec: TweenSpec? {
    switch content {
    case .tween(let spec), .timeline(let spec), .call(let spec): spec
    case .pause: nil
    }
  }

  /// This item with another spec.
  func with(_ spec: TweenSpec) -> TimelineItem {
    switch content {
    case .tween: TimelineItem(place, .tween(spec))
    case .timeline: TimelineItem(place, .timeline(spec))
    case .call: TimelineItem(place, .call(spec))
    case .pause: self
    }
  }
}

extension TweenSpec {
  /// One play, as far as it is known at the call: of a timeline until its last member has ended.
  var playLength: Int {
    if pieces != nil { return piecePlaces().length }
    guard let items else { return isMeasured ? 0 : duration }
    return items.map(\.end).max() ?? 0
  }
}

extension TimelineItem {
  /// Where its own time is 0, on its timeline's time.
  public var origin: Int {
    guard let spec else { return place }
    return place + spec.outerLength(of: spec.delay)
  }

  /// Where it starts on its timeline: what would start before 0 is part-way in there.
  var start: Int { max(origin, 0) }

  /// Where it ends on its timeline.
  public var end: Int { max(origin + length, start) }

  /// Whether it is a tween or a timeline.
  var hasPlays: Bool {
    switch content {
    case .tween, .timeline: true
    case .call, .pause: false
    }
  }

  /// How long it takes on its timeline; with one play where it is endless.
  var length: Int {
    guard let spec else { return 0 }
    if case .call = content { return 0 }
    let timing = ReferenceTiming(placed: spec)
    let onePlay = spec.hasEndlessPlay ? spec.playLength : timing.duration
    return spec.outerLength(of: timing.length ?? onePlay)
  }
}

extension TweenSpec {
  /// Flicks of the time around it in which its own time comes so far: "a boundary that falls between two flicks happens at
  /// the next one" (1).
  func outerLength(of own: Int) -> Int {
    let clock = ReferenceClock(at: 0, showing: ExactTime(0), rate: placedRate)
    return clock.instant(reaching: abs(own), from: 0).map { own < 0 ? -$0 : $0 } ?? 0
  }
}

extension TweenSpec {
  /// 42: "An endless member makes its timeline endless."
  public var hasEndlessPlay: Bool {
    (items ?? []).contains { item in
      guard let spec = item.spec, item.hasPlays else { return false }
      return spec.repeats < 0 || spec.hasEndlessPlay
    }
  }

  /// Its rate on a timeline, where what would stand still goes at rate 1.
  var placedRate: Double { timeScale == 0 ? 1 : timeScale }
}
