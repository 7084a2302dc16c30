#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How often the tests that repeat themselves over random input do so.
///
/// `swift test` does a tenth of it, which finds what a change breaks and is soon over. `TWEENER_SHARE=1 swift test`
/// does all of it, for values that are rare; `.ci/run` a fifth, under a sanitizer. `TWEENER_SHARE=50 swift test` does a 50th:
/// for a sanitizer in a build that is not optimised, where a turn takes four times as long. It looks for faults of memory,
/// which a line makes in its first hundred turns; so tests whose turns are long name a number of their own.
public enum TrialCount {
  /// The share of `all` that is asked for, but at least `least`; under a sanitizer `few`, where it is given.
  public static func of(_ all: Int, atLeast least: Int = 1, few: Int? = nil) -> Int {
    if isFew, let few { return few }
    return max(all / share, min(least, all))
  }

  /// Whether nothing is left out.
  public static var isAll: Bool { share == 1 }

  /// Whether as little as a sanitizer needs is asked for.
  public static var isFew: Bool { share >= 25 }

  private static let share: Int =
    max(ProcessInfo.processInfo.environment["TWEENER_SHARE"].flatMap { Int($0) } ?? 10, 1)
}
