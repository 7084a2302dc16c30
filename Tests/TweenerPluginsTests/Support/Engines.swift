import Testing
import Tweener
import TweenerPlugins

/// An engine with everything installed, which fails the test where it reports a problem.
func engine(
  directWrites: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
) -> Tweener {
  let tweener = quiet(directWrites: directWrites, sourceLocation: sourceLocation)
  tweener.install(StandardPlugins())
  return tweener
}

/// An engine with nothing installed, which fails the test where it reports a problem.
func quiet(
  directWrites: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
) -> Tweener {
  let tweener = Tweener(directWrites: directWrites)
  tweener.onProblem = { problem in
    // Tests of what a call does let their engine go before its first step.
    if problem.kind == .neverAdvanced { return }
    Issue.record("\(problem)", sourceLocation: sourceLocation)
  }
  return tweener
}

/// A list of the problems that an engine reports.
final class ProblemList {
  private(set) var problems: [TweenProblem] = []

  init(of tweener: Tweener? = nil) {
    if let tweener { listen(to: tweener) }
  }

  var kinds: [TweenProblem.Kind] { problems.map(\.kind) }
  var keys: [String?] { problems.map(\.key) }
  /// Key and kind of each.
  var reports: [String] { problems.map { "\($0.key ?? "no key") \($0.kind)" } }

  func listen(to tweener: Tweener) {
    tweener.onProblem = { [weak self] in self?.problems.append($0) }
  }
}

/// An engine with everything installed, and what it reports.
func listening() -> (Tweener, ProblemList) {
  let tweener = engine()
  return (tweener, ProblemList(of: tweener))
}

extension Tweener {
  /// Advances by one step after another.
  func advance(in steps: [Double]) {
    for step in steps { advance(by: step) }
  }
}
