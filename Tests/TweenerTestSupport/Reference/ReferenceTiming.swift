/// When a tween's plays begin and end, in flicks of its own time counted from the start of the first play.
struct ReferenceTiming {
  let duration: Int
  /// Between two plays.
  let pause: Int
  /// Between the end of the last play and the completion.
  let endDelay: Int
  /// `nil`: for ever.
  let plays: Int?
  let autoreverse: Bool

  /// With the duration that the call gives, or with the one that was found at the start.
  init(_ spec: TweenSpec, duration foundDuration: Int? = nil) {
    duration = foundDuration ?? (spec.hasEndlessPlay ? Self.endless : spec.playLength)
    // Rule 11: the pause between plays is `repeatDelay`, plus `delay` where `repeatsDelay` asks and it is positive.
    pause = spec.repeatDelay + (spec.repeatsDelay && spec.delay > 0 ? spec.delay : 0)
    endDelay = spec.endDelay
    autoreverse = spec.autoreverse
    if duration == Self.endless {
      plays = nil
    } else if duration + pause == 0 {
      // Rule 11: a cycle of no length plays all its plays at one instant; an endless one, and one of more than
      // 10,000, runs once.
      plays = 0..<10_000 ~= spec.repeats ? spec.repeats + 1 : 1
    } else {
      plays = spec.repeats < 0 ? nil : spec.repeats + 1
    }
  }

  /// The length of a play that has no end: longer than a clock is asked for.
  static let endless = 1 << 60

  func start(of play: Int) -> Int { play * (duration + pause) }
  func end(of play: Int) -> Int { start(of: play) + duration }
  func isLast(_ play: Int) -> Bool { play + 1 == plays }
  func isBackward(_ play: Int) -> Bool { autoreverse && play % 2 == 1 }

  /// Where the tween completes: `endDelay` after the end of the last play; `nil` where there is none.
  var length: Int? { plays.map { end(of: $0 - 1) + endDelay } }
}

/// Where in its plays a tween is.
enum ReferencePosition: Equatable {
  /// At own time 0, backwards.
  case atStart
  /// At the end of a play, or in the pause after it.
  case atEnd(of: Int)
  case inside(Int)

  var play: Int {
    switch self {
    case .atStart: 0
    case .atEnd(let play), .inside(let play): play
    }
  }
}

extension ReferenceTiming {
  /// Where own time is: "a boundary belongs to the play before it" (29).
  func position(at own: ExactTime) -> ReferencePosition {
    if own <= ExactTime(0) { return duration == 0 ? .atEnd(of: 0) : .inside(0) }
    // No play before the one that is some cycles back.
    let cycle = duration + pause
    var play = cycle > 0 ? max(0, min(own.whole / cycle - 2, (plays ?? .max) - 1)) : 0
    // A play of no length is over where it begins.
    while !isLast(play),
      ExactTime(start(of: play + 1)) < own || ExactTime(end(of: play + 1)) <= own
    {
      play += 1
    }
    return own >= ExactTime(end(of: play)) ? .atEnd(of: play) : .inside(play)
  }
}
