import TweenerPlugins

/// An animator of one animation to 100 with an even easing and one completion, as arithmetic: no tweens, no engine. Written down from
/// Docs/Animator.md.
struct AnimatorModel {
  private struct Run {
    var to: Double
    /// Seconds for the whole way.
    var pace: Double
    var delay: Double
  }

  let duration: Double
  private(set) var state = TweenAnimator.State.inactive
  private(set) var fraction = 0.0
  private(set) var isReversed = false
  private(set) var x = 0.0
  private(set) var positions: [TweenAnimator.Position] = []
  /// It comes with its completion, and goes with it.
  private(set) var hasAnimation = true
  var pausesOnCompletion = false
  private var run: Run?
  private var startValue = 0.0

  init(duration: Double) { self.duration = duration }

  var isRunning: Bool { run != nil }

  private mutating func show() {
    if !hasAnimation { return }
    x = startValue + (100 - startValue) * (isReversed ? 1 - fraction : fraction)
  }

  private mutating func activate() {
    (state, fraction, startValue) = (.active, 0, x)
    show()
  }

  private mutating func end(_ position: TweenAnimator.Position, callsCompletions: Bool = true) {
    if hasAnimation, position != .current { x = position == .end ? 100 : startValue }
    if hasAnimation, callsCompletions { positions.append(position) }
    (state, fraction, isReversed, hasAnimation, run) = (.inactive, 0, false, false, nil)
  }

  mutating func add() { hasAnimation = true }

  mutating func start(_ delay: Double) -> Bool {
    if state == .inactive { activate() }
    return go(1, 0, delay)
  }

  mutating func pause() -> Bool {
    if state == .inactive {
      activate()
      return true
    }
    defer { run = nil }
    return isRunning
  }

  mutating func go(_ to: Double, _ factor: Double, _ delay: Double) -> Bool {
    guard state == .active, !isRunning else { return false }
    guard to > fraction || (to == 1 && !pausesOnCompletion) else { return false }
    let pace = factor > 0 && to > fraction ? factor * duration / (to - fraction) : duration
    run = Run(to: to, pace: pace, delay: delay)
    return true
  }

  mutating func stop(_ withoutFinishing: Bool) -> Bool {
    guard state == .active else { return false }
    run = nil
    state = .stopped
    if withoutFinishing { end(.current, callsCompletions: false) }
    return true
  }

  mutating func finish(_ position: TweenAnimator.Position) -> Bool {
    guard state == .stopped else { return false }
    end(position)
    return true
  }

  mutating func set(_ fraction: Double) {
    if state == .inactive { activate() }
    guard state == .active else { return }
    self.fraction = fraction
    if let run, fraction >= run.to, run.to < 1 { self.run = nil }
    show()
  }

  mutating func turn() {
    guard state != .stopped else { return }
    isReversed.toggle()
    guard state == .active else { return }
    fraction = 1 - fraction
    run?.to = 1
  }

  /// Moves on. What is nearer to a boundary than a billionth of a second has reached it.
  mutating func advance(_ seconds: Double) {
    guard var run else { return }
    let moved = seconds - run.delay
    run.delay = max(-moved, 0)
    self.run = run
    if moved < -1e-9 { return }
    let next = run.pace > 0 ? fraction + max(moved, 0) / run.pace : run.to
    guard next >= run.to - 1e-9 / max(run.pace, 1e-3) else {
      fraction = next
      return show()
    }
    fraction = run.to
    self.run = nil
    show()
    if run.to == 1, !pausesOnCompletion { end(isReversed ? .start : .end) }
  }
}
