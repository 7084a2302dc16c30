#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How often the tests that repeat themselves over random input do so.
///
/// `swift test` does a tenth of it, which finds what a change breaks and is soon over. `TWEENER_SHARE=1 swift test`
/// does all of it, for values that are rare; `TWEENER_SHARE=50 swift test` a 50th: for runs under a sanitizer, which
/// looks for faults of memory. What a line does wrong there it does in the first hundred turns, and a turn takes four
/// times as long; so tests whose turns are long name a number of their own.
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
