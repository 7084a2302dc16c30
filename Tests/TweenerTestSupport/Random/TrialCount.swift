#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How often the tests that repeat themselves over random input do so.
///
/// `TWEENER_SHARE=25 swift test` does it a 25th as often: for runs under a sanitizer, which looks for faults of
/// memory and of threads. What a line does wrong there it does in the first hundred turns; what takes rare
/// values is found by the plain and the optimised run, which are faster and leave nothing out.
public enum TrialCount {
  /// The share of `usual` that is asked for, but at least `least`.
  public static func of(_ usual: Int, atLeast least: Int = 1) -> Int {
    max(usual / share, min(least, usual))
  }

  private static let share: Int =
    max(ProcessInfo.processInfo.environment["TWEENER_SHARE"].flatMap { Int($0) } ?? 1, 1)
}
