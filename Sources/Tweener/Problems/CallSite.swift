// The file and line of a call in the caller's program. Methods that add tweens pass it to the
// reports about the call.

struct CallSite {
  let file: String
  let line: UInt
}

extension [TweenProblem] {
  /// The problems as those of a call. Mostly there are none, which costs no reference.
  @inline(__always)
  func located(_ site: CallSite) -> [TweenProblem] {
    isEmpty ? [] : map { $0.located(site) }
  }
}

extension TweenProblem {
  @inline(never)
  func located(_ site: CallSite) -> TweenProblem {
    var problem = self
    problem.file = site.file
    problem.line = site.line
    return problem
  }
}
