/// One of the pieces of the word `keyframes` (API 8): what it moves, with its duration, delay and easing.
public struct KeyframePiece: Equatable, Sendable {
  public var spec: TweenSpec
  /// Else it takes its share of the call's duration.
  public var givesDuration: Bool
  /// Else it goes by the call's easing.
  public var givesEasing: Bool

  public init(_ spec: TweenSpec, givesDuration: Bool = true, givesEasing: Bool = true) {
    self.spec = spec
    self.givesDuration = givesDuration
    self.givesEasing = givesEasing
  }
}

extension TweenSpec {
  /// Where the pieces lie in a play. "pieces played one after another, each with its own `duration`, `delay` and `easing`; the call's own
  /// `duration`, where given, is what their sum, delays included, is stretched to, and pieces without a `duration` take equal
  /// shares of it." `isWhole`: all places are whole flicks.
  public func piecePlaces() -> (pieces: [(start: Int, end: Int)], length: Int, isWhole: Bool) {
    guard let pieces, !pieces.isEmpty else { return ([], duration, true) }
    // In parts of a flick, so that shares are whole.
    let lengths = pieces.map {
      (
        delay: $0.spec.delay * pieces.count,
        own: $0.givesDuration ? $0.spec.duration * pieces.count : duration
      )
    }
    let sum = lengths.reduce(0) { $0 + $1.delay + $1.own }
    let length = duration > 0 ? duration : sum / pieces.count
    guard sum > 0 else { return (pieces.map { _ in (0, 0) }, length, duration == 0) }
    var (passed, isWhole) = (0, sum % pieces.count == 0 || duration > 0)
    func place() -> Int {
      let (whole, rest) = sum.dividingFullWidth(passed.multipliedFullWidth(by: length))
      if rest > 0 { isWhole = false }
      return rest > sum / 2 ? whole + 1 : whole
    }
    let places = lengths.map { delay, own in
      passed += delay
      let start = place()
      passed += own
      return (start, place())
    }
    return (places, length, isWhole)
  }

  /// What a call with pieces is: "a timeline of one target"; "properties beside `keyframes` go over the whole play".
  func withPiecesLaidOut() -> TweenSpec {
    var spec = self
    spec.items = items.map { $0.map { $0.withPiecesLaidOut() } }
    guard let pieces else { return spec }
    let (places, length, _) = piecePlaces()
    spec.items = zip(places, pieces).map { place, piece in
      var member = piece.spec
      (member.delay, member.duration) = (0, place.end - place.start)
      if !piece.givesEasing { member.easing = easing }
      return TimelineItem(place.start, .tween(member))
    }
    if !properties.isEmpty {
      var beside = TweenSpec(-1, target: target)
      (beside.properties, beside.duration, beside.easing) = (properties, length, easing)
      (beside.rounded, beside.minimum, beside.maximum) = (rounded, minimum, maximum)
      (beside.showsStart, beside.deaf) = (showsStart, SceneMoment.allCases)
      // The pieces come behind it, so that they show.
      spec.items?.insert(TimelineItem(0, .tween(beside)), at: 0)
    }
    (spec.pieces, spec.properties, spec.duration, spec.easing) = (nil, [], 0, .linear)
    (spec.rounded, spec.minimum, spec.maximum) = (false, nil, nil)
    return spec
  }
}

extension TimelineItem {
  fileprivate func withPiecesLaidOut() -> TimelineItem {
    guard let spec else { return self }
    let laidOut = spec.withPiecesLaidOut()
    return spec.pieces == nil ? with(laidOut) : TimelineItem(place, .timeline(laidOut))
  }
}
