#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How often the tests that repeat themselves over random input do so.
///
/// `swift test` does a thirtieth of it, which finds what a change breaks and is over in two minutes. `TWEENER_SHARE=1 swift test` does
/// all of it, for values that are rare; `.ci/run` an eighth, under a sanitizer. A share of a 25th or less is for faults that
/// a line makes in its first hundred turns; so tests whose turns are long name a number of their own for it.
public enum TrialCount {
  /// The share of `all` that is asked for, but at least `least`; of a 25th or less `few`, where it is given.
  public static func of(_ all: Int, atLeast least: Int = 1, few: Int? = nil) -> Int {
    if isFew, let few { return few }
    return max(all / share, min(least, all))
  }

  /// Whether nothing is left out.
  public static var isAll: Bool { share == 1 }

  /// Whether a 25th or less is asked for.
  public static var isFew: Bool { share >= 25 }

  private static let share: Int =
    max(ProcessInfo.processInfo.environment["TWEENER_SHARE"].flatMap { Int($0) } ?? 30, 1)
}
