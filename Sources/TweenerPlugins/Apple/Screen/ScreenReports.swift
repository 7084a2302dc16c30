// Reports what a thing on a screen cannot do at present; once for each thing and name, not once a
// frame.

import Tweener

@MainActor
final class ScreenReports {
  private weak var tweener: Tweener?
  private var told = WeakTable<Set<String>>()

  /// The engine keeps this, so this does not keep the engine.
  init(_ tweener: Tweener) {
    self.tweener = tweener
  }

  func tell(_ name: String, _ thing: AnyObject, fault: String, remedy: String) {
    var names = told[thing] ?? []
    guard names.insert(name).inserted else { return }
    told[thing] = names
    tweener?.report(
      TweenProblem(
        .unsupportedTargetState, key: name, targetType: "\(type(of: thing))", fault: fault,
        remedy: remedy))
  }
}
