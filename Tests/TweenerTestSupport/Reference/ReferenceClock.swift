/// An affine map from one count of flicks to another: local = anchor + (now - then) × rate (rule 1).
public struct ReferenceClock: Sendable {
  public private(set) var anchor: ExactTime
  public private(set) var then: Int
  public private(set) var rate: Double
  public private(set) var isPaused = false
  /// How often the map was replaced.
  public private(set) var rebases = 0

  public init(at then: Int, showing anchor: ExactTime, rate: Double) {
    self.anchor = anchor
    self.then = then
    self.rate = rate
  }

  public var isMoving: Bool { !isPaused && rate > 0 }

  public func local(at now: Int) -> ExactTime {
    isMoving ? anchor + ExactTime(now - then, times: rate) : anchor
  }

  /// The smallest instant, `now` or later, at which the clock shows `local` or more. `nil`: never (or beyond
  /// any length a test could have). A rate of 0 holds where it is; what is reached already is reached.
  public func instant(reaching local: Int, from now: Int) -> Int? {
    let wanted = ExactTime(local)
    if isPaused { return nil }
    if self.local(at: now) >= wanted { return now }
    if !isMoving { return nil }
    // Double the distance until it is enough, then halve the interval: below is too early, above is not.
    var distance = 1
    while self.local(at: now + distance) < wanted {
      distance *= 2
      if distance > 1 << 50 { return nil }
    }
    var below = now + distance / 2
    var above = now + distance
    while above - below > 1 {
      let middle = below + (above - below) / 2
      if self.local(at: middle) >= wanted { above = middle } else { below = middle }
    }
    return above
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
  }

  public mutating func setRate(_ newRate: Double, at now: Int) {
    rebase(at: now)
    rate = newRate
  }

  public mutating func setPaused(_ paused: Bool, at now: Int) {
    rebase(at: now)
    isPaused = paused
  }
}
