/// An affine map from one count of flicks to another: local = anchor ± (now - then) × rate (rule 1), with minus where
/// the clock is reversed (rule 29).
public struct ReferenceClock: Sendable {
  public private(set) var anchor: ExactTime
  public private(set) var then: Int
  /// How fast it goes, whatever the direction.
  public private(set) var rate: Double
  public private(set) var isReversed = false
  public private(set) var isPaused = false
  /// It stands as in a pause, because a tween moves the playhead (rule 41).
  public private(set) var isHeld = false
  /// How often the map was replaced.
  public private(set) var rebases = 0
  /// How often it was stopped, let go, turned round or set: then what is due comes in the next generation. Another rate leaves
  /// it its turn.
  public private(set) var turns = 0

  public init(at then: Int, showing anchor: ExactTime, rate: Double) {
    self.anchor = anchor
    self.then = then
    self.rate = rate
  }

  public var isMoving: Bool { isDriving && !isHeld }
  /// Neither paused nor of rate 0: what it drives shows, though the clock may stand.
  public var isDriving: Bool { !isPaused && rate > 0 }

  /// By how much a flick moves it, with its sign.
  public var signedRate: Double { isReversed ? -rate : rate }

  public func local(at now: Int) -> ExactTime {
    guard isMoving else { return anchor }
    let passed = ExactTime(now - then, times: rate)
    return isReversed ? anchor - passed : anchor + passed
  }

  /// The smallest instant, `now` or later, at which the clock shows `local` or is beyond it in its direction. `nil`:
  /// never (or beyond any length a test could have). A rate of 0 holds where it is; what is reached already is reached.
  public func instant(reaching local: Int, from now: Int) -> Int? {
    if isPaused || isHeld { return nil }
    if hasReached(local, at: now) { return now }
    if !isMoving { return nil }
    // Double the distance until it is enough, then halve the interval: below is too early, above is not.
    var distance = 1
    while !hasReached(local, at: now + distance) {
      distance *= 2
      if distance > 1 << 50 { return nil }
    }
    var below = now + distance / 2
    var above = now + distance
    while above - below > 1 {
      let middle = below + (above - below) / 2
      if hasReached(local, at: middle) { above = middle } else { below = middle }
    }
    return above
  }

  /// Whether the clock shows `wanted`, or what comes after that in its direction.
  public func hasReached(_ wanted: Int, at now: Int) -> Bool {
    isReversed ? local(at: now) <= ExactTime(wanted) : local(at: now) >= ExactTime(wanted)
  }

  /// Anchors the map at `now`; the position does not jump (rule 22).
  public mutating func rebase(at now: Int) {
    anchor = local(at: now)
    then = now
    rebases += 1
  }

  public mutating func setPosition(_ position: ExactTime, at now: Int) {
    anchor = position
    then = now
    rebases += 1
    turns += 1
  }

  public mutating func setRate(_ newRate: Double, at now: Int) {
    rebase(at: now)
    rate = newRate
  }

  /// 29: "turning round is a change of rate".
  public mutating func setReversed(_ reversed: Bool, at now: Int) {
    rebase(at: now)
    turns += 1
    isReversed = reversed
  }

  public mutating func setPaused(_ paused: Bool, at now: Int) {
    rebase(at: now)
    turns += 1
    isPaused = paused
  }

  /// 41: "the clock of that playhead's tween stands as in a pause, but it is not `.paused`".
  public mutating func setHeld(_ held: Bool, at now: Int) {
    rebase(at: now)
    turns += 1
    isHeld = held
  }
}
