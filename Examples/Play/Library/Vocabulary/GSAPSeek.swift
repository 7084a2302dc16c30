// Where a GSAP animation stands in all of its plays: `totalTime`, `totalProgress`, `iteration`. Used by GSAPMethod and by recorded columns.

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
  var total: Double {
    plays > 0 ? plays * cycle - (cycle - tween.duration) : 1e8
  }

  var totalProgress: Double { total > 0 ? min(tween.elapsed / total, 1) : 1 }

  /// The number of the play, from one. A boundary belongs to the play before it.
  var iteration: Double { play(at: min(tween.elapsed, total)) + 1 }

  private func play(at time: Double) -> Double {
    cycle > 0 ? max((time / cycle - 1e-9).rounded(.up) - 1, 0) : 0
  }

  /// To a time of the play that runs.
  func seek(toTime time: Double, callsBack: Bool) {
    let time = min(max(time, 0), tween.duration)
    tween.seek(to: (iteration - 1) * cycle + time, callsBack: callsBack)
  }

  func seek(toTotalProgress share: Double, callsBack: Bool) {
    tween.seek(to: min(max(share, 0), 1) * total, callsBack: callsBack)
  }

  /// The place in another play that the animation has in its own.
  func seek(toIteration number: Double, callsBack: Bool) {
    let place = tween.elapsed - (iteration - 1) * cycle
    tween.seek(to: max(number - 1, 0) * cycle + place, callsBack: callsBack)
  }
}
