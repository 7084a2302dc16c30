import Testing
import Tweener
import TweenerPlugins
import TweenerTestSupport

/// The target of the animator's tests.
final class Sled: TweenTarget {
  var x = 0.0
  var y = 0.0
  static var tweenProperties: TweenProperties { ["x": .init(\Sled.x), "y": .init(\Sled.y)] }
}

/// An engine, a target, and an animator that moves it: x to 100 in 2 seconds.
final class AnimatorStage: Steppable {
  let tweener = Tweener()
  let sled = Sled()
  let animator: TweenAnimator
  private let list = ProblemList()
  /// How many completions it has that are not a test's.
  var ownCompletions = 1
  private(set) var positions: [TweenAnimator.Position] = []
  /// The engine's time at the last completion.
  private(set) var endTime: Double?

  /// A fraction is where a hand holds the animator; seconds are how long ago it was started.
  init(
    duration: Double = 2, easing: Easing = .linear, isEmpty: Bool = false,
    isReversed: Bool = false, at fraction: Double? = nil, playing seconds: Double? = nil
  ) {
    list.listen(to: tweener)
    animator = TweenAnimator(duration: duration, easing: easing, on: tweener)
    if !isEmpty {
      add(["x": 100])
      listen()
    }
    animator.isReversed = isReversed
    if let fraction { animator.fractionComplete = fraction }
    if let seconds { play(seconds) }
  }

  var problems: [TweenProblem] { list.problems }
  var keys: [String?] { problems.map(\.key) }
  var place: [Double] { [sled.x, sled.y] }

  /// The animator as it is seen: "running at 0.25, x 25", "inactive, x 100, called end".
  var look: String {
    let fraction = animator.fractionComplete
    let isNew = animator.state == .inactive && fraction == 0
    let names = positions.map { "\($0)" }.joined(separator: " ")
    return stateName + (isNew ? "" : " at \(Self.short(fraction))") + ", x \(Self.short(sled.x))"
      + (names.isEmpty ? "" : ", called \(names)")
  }

  var stateName: String {
    switch animator.state {
    case .inactive: "inactive"
    case .active: animator.isRunning ? "running" : "paused"
    case .stopped: "stopped"
    }
  }

  /// A number as it is written by hand: 25 for 25.0.
  static func short(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  /// Adds an animation of the target.
  func add(_ parameters: TweenParameters, delayFactor: Double = 0) {
    animator.addAnimations(sled, parameters, delayFactor: delayFactor)
  }

  func listen() {
    animator.addCompletion { [weak self] position in
      self?.positions.append(position)
      self?.endTime = self?.tweener.time
    }
  }

  func takePositions() -> [TweenAnimator.Position] {
    defer { positions = [] }
    return positions
  }

  /// Forgets its completions: they have been called, or will never be.
  func forget() { (positions, ownCompletions) = ([], 0) }

  func advance(_ seconds: Double) { tweener.advance(by: seconds) }

  /// The speed of x, as the engine tells it.
  var velocity: Double { tweener.velocity(of: sled, \.x) ?? .nan }

  /// The speed of x, by the difference of what shows now and a little later.
  func measuredVelocity() -> Double {
    let before = sled.x
    return (after(1e-5, sled.x) - before) / 1e-5
  }

  /// Starts the animator, and advances.
  func play(_ seconds: Double) {
    animator.startAnimation()
    advance(seconds)
  }

  /// Drags the animator to a fraction, and reads a value then.
  func held<Value>(at fraction: Double, _ value: @autoclosure () -> Value) -> Value {
    animator.fractionComplete = fraction
    return value()
  }

  /// Stops the animator, and finishes it.
  func finish(at position: TweenAnimator.Position) {
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
  }
}
