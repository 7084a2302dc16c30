// The default reporter: one line on standard error. The engine calls it where no `onProblem` was
// set.
//
// Imports the C library for `write` alone: the standard library prints to standard output only,
// where a report would end up in a program's results. No mathematics comes from it.

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Android)
  private import Android
#elseif canImport(WASILibc)
  private import WASILibc
#elseif canImport(ucrt)
  private import ucrt
#endif

/// Counts reports, so that what is wrong in each frame does not flood standard error.
struct ReportCounter {
  /// A report as far as it is the same: of one place, whatever the value.
  private struct Subject: Hashable {
    let kind: TweenProblem.Kind
    let key: String?
    let targetType: String?
    let file: String?
    let line: UInt?
  }

  private var counts: [Subject: Int] = [:]
  /// So many subjects are counted; then it begins anew.
  private static let most = 1_024

  /// The line that is to be written; `nil` where that was said. At the 10th, 100th, 1,000th time it
  /// says how often.
  mutating func line(for problem: TweenProblem) -> String? {
    let subject = Subject(
      kind: problem.kind, key: problem.key, targetType: problem.targetType, file: problem.file,
      line: problem.line)
    if counts.count == Self.most, counts[subject] == nil { counts = [:] }
    let count = counts[subject, default: 0] + 1
    counts[subject] = count
    if count == 1 { return problem.description }
    var power = 10
    while power < count { power *= 10 }
    return power == count ? "\(problem.description) [\(count) times]" : nil
  }
}

/// Writes a line to standard error.
func writeToStandardError(_ line: String) {
  var text = line + "\n"
  text.withUTF8 { bytes in
    // As one call, so that lines of several threads do not mix. What does not get out is let go: a
    // report must never hold up the engine.
    #if canImport(ucrt)
      _ = _write(2, bytes.baseAddress, UInt32(bytes.count))
    #elseif canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      _ = write(2, bytes.baseAddress, bytes.count)
    #elseif canImport(WASILibc)
      _ = write(2, bytes.baseAddress, bytes.count)
    #endif
  }
}
