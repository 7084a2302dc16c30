/// Counts the living: makes objects that are counted until they are freed.
public final class LifetimeTracker {
  /// How many of the objects made here are still alive.
  public private(set) var living = 0
  /// How many were ever made.
  public private(set) var made = 0

  public init() {}

  /// A new counted object, to be held by whatever is watched.
  public func makeToken() -> LifetimeToken {
    living += 1
    made += 1
    return LifetimeToken(self)
  }

  fileprivate func tokenEnded() {
    living -= 1
  }
}

/// One counted life.
public final class LifetimeToken {
  private let tracker: LifetimeTracker

  fileprivate init(_ tracker: LifetimeTracker) {
    self.tracker = tracker
  }

  deinit {
    tracker.tokenEnded()
  }
}
