import Testing

@testable import Tweener

/// A target of three numbers, one of them behind an accessor that calls.
final class Noisy {
  var hook: (() -> Void)?
  private var held = 0.0
  var x: Double {
    get { held }
    set {
      held = newValue
      hook?()
    }
  }
  var y = 0.0
  var z = 0.0

  /// Calls in the next write of `x`, once.
  func onNextWrite(_ body: @escaping () -> Void) {
    hook = { [unowned self] in
      hook = nil
      body()
    }
  }
}

final class Quiet {
  var p = 0.0
  var gap: [Int] = []
  var q = 0.0
}

/// Calls when it is let go of.
final class Dying {
  let last: () -> Void
  init(_ last: @escaping () -> Void) { self.last = last }
  deinit { last() }
}

/// Debug builds look at the engine's tables.
func expectSound(_ tweener: Tweener, sourceLocation: SourceLocation = #_sourceLocation) {
  #if DEBUG
    #expect(tweener.engine.brokenInvariants() == [], sourceLocation: sourceLocation)
  #endif
}
