// The clock of one lane entry, and what it means: the formula that the lanes' loops repeat for many
// at once.

/// The present, in flicks since the epochs that lanes count from.
struct LaneTime {
  var instant: Double
  /// The frame count, a second's worth of flicks each.
  var frame: Double
}

/// A component's time. Times are in flicks since some epoch.
struct LaneClock {
  enum Kind: UInt8 {
    /// Within one play, at rate 1.
    case unit
    /// Within one play, at any rate.
    case scaled
    /// Play after play, at rate 1: no callback is due at the boundaries.
    case repeating
    /// Within one play, at rate 1, until a ``LaneLoop`` says what comes next.
    case looping
  }

  var kind = Kind.unit
  /// Its times are frame counts.
  var usesFrames = false
  /// The instant where the play begins, of repeating ones the first that counts; backwards, where
  /// it ends. Scaled: the instant of the last change of the clock.
  var start = 0.0
  /// Length of a play; negative backwards, at rate 1.
  var span = 1.0
  /// Scaled: the position within the play at `start`. Repeating: from the start of one play to that
  /// of the next. Looping: the last instant at which it is true.
  var second = 0.0
  /// Scaled: flicks of own time per flick. Repeating: 0 where every play runs forwards; else the
  /// parity of the play that counts as the first: 1 for an even one, 2 for an odd one, which runs
  /// backwards.
  var third = 0.0

  /// The clock of a component that holds a value: its time is always 0.
  static var held: LaneClock { LaneClock(span: .infinity) }

  @inline(__always)
  var isHeld: Bool { span == .infinity }

  /// The clock that tells seconds of the play in place of a share of it. Of one play.
  var inSeconds: LaneClock {
    var clock = self
    clock.span = span < 0 ? -Double(Flicks.perSecond) : Double(Flicks.perSecond)
    return clock
  }

  /// The seconds of the play that have passed, by a clock that tells seconds.
  func seconds(at now: Double) -> Double { max(share(at: now), 0) }

  /// The fraction of the play that has passed, as the easing sees it. Of one play.
  func time(at now: Double) -> Double {
    kind == .unit ? share(at: now) : min(max(share(at: now), 0), 1)
  }

  @inline(__always)
  private func share(at now: Double) -> Double {
    (kind == .unit ? now - start : second + (now - start) * third) / span
  }
}

/// The way of one component of a lane entry: to `from + delta · eased`; between two plays the
/// component holds `from` or `to`. Of a spring, `delta` is the end and `to` the velocity at the
/// start; of a hand-over `to` is the part that is added.
struct LaneSegment {
  var from = 0.0
  /// Unless it is set, the number that changes no other when it is added: not 0, which makes 0 of
  /// -0.
  var delta = -0.0
  /// Of repeating entries, and of motions with a velocity.
  var to = 0.0
}

extension LaneSegment {
  /// The way of a spring with a velocity at the start.
  init(from: Double, springTo end: Double, _ velocity: Double) {
    self.init(from: from, delta: end, to: velocity)
  }

  /// The way between two values of a component.
  init(from: UInt64, to: UInt64, _ layout: ScalarLayout) {
    let (from, to) = (layout.number(from), layout.number(to))
    self.init(from: from, delta: to - from, to: to)
  }

  /// Whether its numbers are finite and are those of the bits that they were made of.
  @inline(__always)
  func isExact(_ layout: ScalarLayout) -> Bool {
    if !layout.isWhole { return delta.isFinite }
    return from.magnitude < 0x1p53 && to.magnitude < 0x1p53
  }
}
