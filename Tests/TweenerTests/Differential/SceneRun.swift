import Testing
import TweenerTestSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How many random scenes a run plays, and from which seed on.
///
/// `TWEENER_SCENES=1000000 TWEENER_SEED=5 swift test -c release --filter DifferentialTests` for a long one.
enum SceneRun {
  #if DEBUG
    private static let usual = 4_000
  #else
    private static let usual = 20_000
  #endif

  static var seeds: Range<UInt64> {
    let first = number("TWEENER_SEED") ?? 1
    return first..<first + (number("TWEENER_SCENES") ?? UInt64(TrialCount.of(usual, few: 64)))
  }

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}

extension Trait where Self == ConditionTrait {
  /// For tests of the scenes themselves: what they reach depends on the generator and not on the
  /// engine, so that a small share of the trials leaves them out.
  static var unlessFewTrials: Self {
    .enabled(if: !TrialCount.isFew, "with a TWEENER_SHARE below 25")
  }
}
