// The movement of an animator: its calls, made into runs of a clock and into calls of the tweens of
// its animations.

import Tweener

extension TweenAnimator {
  /// Seconds of own time that its tweens have between start and end.
  var scale: Double { duration > 0 ? duration : 1 }

  /// A fraction in the direction of play as a place between start and end.
  func place(of fraction: Double) -> Double { turned ? 1 - fraction : fraction }

  /// A fraction in the direction of play as a place on an animation's own way.
  private func place(of fraction: Double, on member: AnimatorMember) -> Double {
    turned == member.isMirrored ? fraction : 1 - fraction
  }

  /// Calls a function with each animation, as long as the animator has it: code of the caller's may
  /// be called on the way.
  private func forEachMember(_ body: (AnimatorMember) -> Void) {
    for member in members where !member.isForgotten { body(member) }
  }

  // MARK: Beginning

  /// Makes an inactive animator active, standing at its beginning. False where its engine is gone.
  func activate() -> Bool {
    guard tweener != nil else { return false }
    state = .active
    standing = 0
    curve = AnimatorCurve(easing)
    forEachMember { start($0, at: 0) }
    keepWatch()
    return true
  }

  /// Starts an animation where the animator is.
  func start(_ member: AnimatorMember, at fraction: Double) {
    guard let tweener else { return }
    member.start(at: place(of: fraction, on: member), on: tweener) { [weak self, weak member] in
      if let self, let member { lose(member) }
    }
    // Anew, so that the clock is younger than every animation: they arrive first.
    if isRunning, let next = leg?.remainder(from: fractionComplete) { begin(next) }
  }

  // MARK: Going

  /// Goes on to a fraction. False where it is not ahead, or the animator runs.
  /// `given`: seconds that it takes, in the place of a factor.
  func go(
    to fraction: Double, by motion: AnimatorMotion? = nil, durationFactor: Double = 0,
    delay: Double = 0
  ) -> Bool {
    guard let tweener, state == .active, !isRunning else { return false }
    let from = fractionComplete
    guard fraction > from || (fraction == 1 && !pausesOnCompletion) else { return false }
    stand()
    guard state == .active, leg == nil else { return false }
    curve.depart(from: place(of: from), to: place(of: fraction), by: motion)
    for member in members {
      let (from, to) = (place(of: from, on: member), place(of: fraction, on: member))
      for curve in member.curves {
        curve.depart(from: member.exactPlace(at: from), to: to, by: motion)
      }
    }
    let way = fraction - from
    var hasLength = durationFactor > 0
    var seconds = min(durationFactor * duration, Self.seconds.upperBound)
    if case .spring(_, _, let given) = motion { (hasLength, seconds) = (true, given) }
    // Finite, however short the way is.
    let pace = hasLength && way > 0 ? min(seconds / way, 1e18) : duration
    begin(
      AnimatorLeg(from: from, to: fraction, secondsPerWhole: pace, begin: tweener.time + delay))
    return true
  }

  /// The time that a spring takes to a fraction: as long as the animation does that takes longest.
  func settlingDuration(of spring: TweenSpring, to fraction: Double, velocity: Double) -> Double {
    let from = fractionComplete
    var seconds = curve.settlingDuration(
      of: spring, from: place(of: from), to: place(of: fraction), velocity: velocity)
    forEachMember { member in
      let (from, to) = (place(of: from, on: member), place(of: fraction, on: member))
      for curve in member.curves {
        let own = curve.settlingDuration(of: spring, from: from, to: to, velocity: velocity)
        seconds = max(seconds, own)
      }
    }
    return min(seconds, Self.seconds.upperBound)
  }

  /// Replaces the present run, if there is one, by another.
  private func begin(_ leg: AnimatorLeg) {
    guard let tweener else { return }
    endLeg()
    self.leg = leg
    dropWatch()
    let delay = max(leg.begin - tweener.time, 0)
    let clock = tweener.addCaller([
      .delay: delay, .duration: leg.seconds, .paused: true,
      .onStart: { if self.leg === leg, delay > 0 { self.runMembers() } },
      .onComplete: { if self.leg === leg { self.arrive() } },
      .onEnd: { if self.leg === leg { self.end(at: .current) } },
    ])
    leg.clock = clock
    clock.resume()
    if delay == 0 { runMembers() }
  }

  private func runMembers() {
    guard let leg, leg.seconds > 0 else { return }
    // A tween takes no more; where that is not enough, it is brought to its place when the run is
    // over.
    let rate = min(scale / leg.secondsPerWhole, 1_000_000)
    forEachMember { member in
      guard self.leg === leg else { return }
      member.run(
        from: place(of: leg.fraction, on: member), isForward: turned == member.isMirrored,
        rate: rate)
    }
  }

  /// Ends the clock of the present run; the animations are left as they are.
  private func endLeg() {
    guard let old = leg else { return }
    standing = old.fraction
    leg = nil
    old.clock?.remove()
  }

  /// Stands where it is.
  func stand() {
    endLeg()
    // Unless code of the caller's lets it go on.
    forEachMember { if leg == nil { $0.stand() } }
    keepWatch()
  }

  /// Adds a caller whose `onEnd` says that the engine has gone, where no tween of the animator
  /// would.
  private func keepWatch() {
    guard let tweener, state != .inactive, leg == nil, memberCount == 0,
      watch.map({ $0.state == .ended }) ?? true
    else { return }
    watch = tweener.addCaller([
      .duration: 1, .timeScale: 0, .paused: true,
      .onEnd: { [weak self] in
        guard let self else { return }
        if self.tweener == nil { end(at: .current) } else { keepWatch() }
      },
    ])
  }

  private func dropWatch() {
    let old = watch
    watch = nil
    old?.remove()
  }

  // MARK: Arriving

  /// A run is over.
  private func arrive() {
    guard let leg else { return }
    self.leg = nil
    standing = leg.to
    if leg.to == 1, !pausesOnCompletion { return end(at: turned ? .start : .end) }
    forEachMember { if self.leg == nil { $0.align(at: place(of: standing, on: $0)) } }
    if self.leg == nil { stand() }
  }

  /// Ends the animations at a position, makes the animator inactive, and calls the completions.
  func end(at position: Position) {
    let (members, completions) = (members, forgetCompletions())
    self.members = []
    memberCount = 0
    for member in members { member.isForgotten = true }
    endLeg()
    state = .inactive
    dropWatch()
    standing = 0
    turned = false
    curve = AnimatorCurve(easing)
    for member in members { member.finish(at: position) }
    for completion in completions { completion(position) }
  }

  /// The tween of an animation has ended by itself: overwritten, removed, or without its target.
  private func lose(_ member: AnimatorMember) {
    if member.isForgotten { return }
    member.isForgotten = true
    memberCount -= 1
    // Not for each: that would take time in proportion to the square of their number.
    if members.count > 2 * memberCount { members.removeAll(where: \.isForgotten) }
    guard memberCount == 0 else { return }
    if state == .active || tweener == nil { end(at: .current) } else { keepWatch() }
  }

  // MARK: Moving and turning

  func scrub(to fraction: Double) {
    guard fraction.isFinite else {
      refuse("fractionComplete", fraction, "0…1; nothing is changed")
      return
    }
    if state == .inactive { guard activate() else { return } }
    guard state == .active else { return }
    let fraction = min(max(fraction, 0), 1)
    let isLinear = scrubsLinearly && !isRunning
    let next = isRunning ? leg?.remainder(from: fraction) : nil
    if next == nil { stand() }
    guard state == .active else { return }
    move(curve, to: place(of: fraction), isLinear: isLinear)
    for member in members {
      for curve in member.curves {
        move(curve, to: place(of: fraction, on: member), isLinear: isLinear)
      }
    }
    if let next { begin(next) }
    standing = fraction
    let leg = leg
    forEachMember { member in
      guard self.leg === leg, standing == fraction else { return }
      member.seek(to: place(of: fraction, on: member))
    }
  }

  private func move(_ curve: AnimatorCurve, to place: Double, isLinear: Bool) {
    if isLinear { curve.drag(to: place) } else { curve.letGo() }
  }

  func turn(_ isReversed: Bool) {
    guard isReversed != turned, state != .stopped else { return }
    guard state == .active else {
      turned = isReversed
      return
    }
    let next = isRunning ? leg?.turned() : nil
    if next == nil { stand() }
    guard state == .active else { return }
    turned = isReversed
    standing = 1 - fractionComplete
    if let next { begin(next) }
  }

  // MARK: Reports

  /// Reports a velocity that no spring takes.
  func reportUnused(velocity: Double) {
    tweener?.report(
      TweenProblem(
        .wrongParameterType, key: "velocity", value: String(describing: velocity),
        fault: "the call has no spring", remedy: "give a spring; the velocity is left out"))
  }

  /// Reports a number outside its range. The answer of a call that it refuses.
  @discardableResult
  func refuse(_ key: String, _ value: Double, _ remedy: String) -> Bool {
    tweener?.report(
      TweenProblem(
        .numberOutOfRange, key: key, value: String(describing: value),
        fault: "outside the range", remedy: "use \(remedy)"))
    return false
  }
}
