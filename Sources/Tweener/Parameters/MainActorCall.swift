// Runs the caller's closures that are isolated to the main actor, from an engine that need not be.
// Used by the forms of callbacks and by TweenAction.

#if canImport(Darwin)
  private import Darwin
#endif

/// Being on the main actor, asked without the trap that Swift's own assertions answer with.
///
/// A conformance isolated to the main actor is visible to a dynamic cast exactly while the main
/// actor runs, so casting is asking. Compilers before 6.2 cannot say that; there the answer is yes,
/// and the assertion of `assumeIsolated` remains the guard.
enum MainActorCall {
  static var isPossible: Bool {
    #if canImport(Darwin)
      // The runtimes of Apple's systems from before Swift 6.2 let the cast succeed anywhere. The
      // main actor is the main thread there.
      if pthread_main_np() == 0 { return false }
    #endif
    #if compiler(>=6.2)
      return isOnMainActor(Witness())
    #else
      return true
    #endif
  }

  /// Runs `body` where that is possible, and says whether it was.
  ///
  /// Callers capture in `body` what is not `Sendable` (a tween, its target), passed with
  /// `nonisolated(unsafe)`. That is sound: `body` runs at once, in the thread that asks, which is
  /// the main actor's, and nothing crosses from one isolation to another.
  static func run(_ body: @MainActor () -> Void) -> Bool {
    guard isPossible else { return false }
    MainActor.assumeIsolated(body)
    return true
  }
}

#if compiler(>=6.2)
  private protocol OnMainActor: AnyObject {}
  private final class Witness: Sendable {}
  extension Witness: @MainActor OnMainActor {}

  // Not inlined, and without the type: otherwise the compiler may decide the cast by itself.
  @inline(never)
  private func isOnMainActor(_ witness: Any) -> Bool { witness is any OnMainActor }
#endif
