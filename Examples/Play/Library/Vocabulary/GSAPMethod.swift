// Methods called on a GSAP animation, as far as a handle of this package has them.

import Tweener

enum GSAPMethod {
  static func call(_ command: SceneCommand, on animation: Animation) throws(SceneFault) {
    for (_, tween) in animation.tweens {
      try call(command, on: tween, of: animation)
    }
  }

  private static func call(
    _ command: SceneCommand, on tween: Tween, of animation: Animation
  ) throws(SceneFault) {
    let method = command.method ?? ""
    let place = GSAPSeek(tween, of: animation.command)
    switch method {
    case "kill": tween.remove()
    case "pause" where command.arguments.isEmpty: tween.pause()
    case "resume", "play":
      guard command.arguments.isEmpty else { throw command.notYet("“\(method)” with a time") }
      tween.resume()
    case "timeScale":
      let scale = try number(command)
      guard scale >= 0 else { throw command.notYet("a negative time scale") }
      tween.timeScale = scale
    case "progress": tween.progress = try number(command)
    case "time":
      let time = try number(command)
      guard tween.duration > 0, time <= tween.duration else { throw beyond(command) }
      tween.progress = time / tween.duration
    case "totalProgress":
      guard place.seek(toTotalProgress: try number(command)) else { throw beyond(command) }
    case "iteration":
      guard place.seek(toIteration: try number(command)) else { throw beyond(command) }
    case "seek", "totalTime":
      guard place.seek(toTotal: try number(command)) else { throw beyond(command) }
    case "duration":
      // The position stays and the rest takes longer or shorter, which is what a rate does.
      let duration = try number(command)
      guard duration > 0 else { throw command.notYet("a duration of 0 in mid-run") }
      tween.timeScale *= tween.duration / duration
    case "restart":
      // What has ended stays ended: it takes another call to play again.
      tween.progress = 0
      tween.resume()
    default: throw command.notYet("“\(method)” of an animation")
    }
  }

  private static func beyond(_ command: SceneCommand) -> SceneFault {
    command.notYet("“\(command.method ?? "")” beyond the play that runs")
  }

  private static func number(_ command: SceneCommand) throws(SceneFault) -> Double {
    guard let number = command.arguments.first?.number else {
      throw command.fault("“\(command.method ?? "")” needs a number in “args”")
    }
    return number
  }
}

extension SceneCommand {
  /// Whether the animation of this command plays more than once.
  var repeats: Bool {
    parameters.contains { $0.name == "repeat" && $0.value.number != 0 }
  }
}
