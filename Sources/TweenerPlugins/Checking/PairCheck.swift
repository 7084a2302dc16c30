// The check of two names on one target by PluginChecker: the newer starts while the older runs.

import Tweener

extension PluginStage {
  /// The findings about two names, of each of which is known what it writes.
  func findings(
    of older: PluginProperty, before newer: PluginProperty, written: Set<String>,
    writtenByNewer: Set<String>
  ) -> [PluginFinding] {
    let remedy =
      "make both parts of one property, TweenProperty(partOf:), or say of what they are computed"
    var findings: [PluginFinding] = []
    func find(_ kind: PluginFinding.Kind, _ detail: String) {
      findings.append(
        PluginFinding(kind: kind, name: older.name, other: newer.name, detail: detail))
    }
    let shared = written.intersection(writtenByNewer)
    let kept = written.subtracting(writtenByNewer)
    var losses = 0
    var hasEnded = false
    var between: StoredValues?
    let last = outcome { tweener, target in
      let tween = tweener.addTween(
        target, [.duration: 1, older.key: older.end, .onOverwrite: { losses += 1 }])
      tweener.addTween(target, [.duration: 1, .delay: 0.25, newer.key: newer.end])
      tweener.advance(by: 0.5)
      hasEnded = tween.state == .ended
      between = StoredValues(of: target)
      tweener.advance(by: 0.25)
    }
    let path = shared.sorted().first ?? ""
    if shared.isEmpty, losses > 0 {
      find(
        .conflictsWithoutSharing,
        "a tween of one takes that of the other, and no stored value is written by both: leave out"
          + " of writes: what the setters do not change")
    } else if !shared.isEmpty, losses == 0 {
      find(
        .sharesUnseen,
        "both write \(path), and do not conflict: the one with a setter has to declare it (writes:)"
      )
    } else if hasEnded, !kept.isEmpty {
      let paths = kept.sorted().joined(separator: ", ")
      find(
        .losesTooMuch,
        "it ends when the other starts, though nothing else writes \(paths): \(remedy)")
    } else if let between {
      let moved = last.changes(from: between)
      for path in kept.subtracting(moved).sorted() {
        find(
          .losesTooMuch,
          "\(path) stands still when the other starts, though nothing else writes it: "
            + remedy)
      }
    }
    return findings
  }
}
