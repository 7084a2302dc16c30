// The lines of the default reporter, which writes to standard error where no `onProblem` was set.

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
