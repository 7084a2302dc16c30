import Testing
import Tweener
import TweenerPlugins
import TweenerTestSupport

/// What the tests of the animator move.
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
  let problems = ProblemList()
  /// How many completions it has that are not a test's.
  var ownCompletions = 1
  private(set) var positions: [TweenAnimator.Position] = []

  init(duration: Double = 2, easing: Easing = .linear, isEmpty: Bool = false) {
    problems.listen(to: tweener)
    animator = TweenAnimator(duration: duration, easing: easing, on: tweener)
    if isEmpty { return }
    animator.addAnimations(sled, ["x": 100])
    listen()
  }

  func listen() {
    animator.addCompletion { [weak self] in self?.positions.append($0) }
  }

  func takePositions() -> [TweenAnimator.Position] {
    defer { positions = [] }
    return positions
  }

  func advance(_ seconds: Double) { tweener.advance(by: seconds) }
}
