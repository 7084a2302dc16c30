// Where a GSAP animation stands in all of its plays: `totalTime`, `totalProgress`, `iteration`. A handle of
// this package is moved within the play that runs. Used by GSAPMethod and by recorded columns.

import Tweener

struct GSAPSeek {
  let tween: Tween
  /// A play and the pause after it, in seconds.
  private let cycle: Double
  /// How many plays there are; -1 for no end.
  private let plays: Double

  init(_ tween: Tween, of command: SceneCommand) {
    self.tween = tween
    cycle = tween.duration + max(command.parameter("repeatDelay")?.number ?? 0, 0)
    plays = (command.parameter("repeat")?.number ?? 0) + 1
  }

  /// Seconds of all plays and the pauses between them; of an endless animation what GSAP takes for it.
  private var total: Double {
    plays > 0 ? plays * cycle - (cycle - tween.duration) : 1e8
  }

  var totalProgress: Double { total > 0 ? min(tween.elapsed / total, 1) : 1 }

  /// The number of the play, from one. A boundary belongs to the play before it.
  var iteration: Double { play(at: min(tween.elapsed, total)) + 1 }

  private func play(at time: Double) -> Double {
    cycle > 0 ? max((time / cycle - 1e-9).rounded(.up) - 1, 0) : 0
  }

  /// Goes to a time of the whole; `false` where that is in another play.
  func seek(toTotal time: Double) -> Bool {
    guard tween.duration > 0, time >= 0, time <= total, play(at: time) == iteration - 1 else {
      return false
    }
    tween.progress = min((time - (iteration - 1) * cycle) / tween.duration, 1)
    return true
  }

  func seek(toTotalProgress share: Double) -> Bool {
    seek(toTotal: min(max(share, 0), 1) * total)
  }

  /// The place in another play that the animation has in its own.
  func seek(toIteration number: Double) -> Bool { number == iteration }
}
