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
    case "resume": tween.resume()
    case "play", "reverse":
      if !command.arguments.isEmpty { try seek(command, tween, callsBack: false) }
      tween.isReversed = method == "reverse"
      tween.resume()
    case "reversed":
      guard let isReversed = command.arguments.first?.bool else {
        throw command.fault("“reversed” needs a truth value in “args”")
      }
      tween.isReversed = isReversed
    case "timeScale":
      let scale = try number(command)
      tween.isReversed = scale < 0
      tween.timeScale = abs(scale)
    case "progress":
      place.seek(toTime: try number(command) * tween.duration, callsBack: callsBack(command))
    case "time": place.seek(toTime: try number(command), callsBack: callsBack(command))
    case "totalProgress":
      place.seek(toTotalProgress: try number(command), callsBack: callsBack(command))
    case "iteration":
      place.seek(toIteration: try number(command), callsBack: callsBack(command))
    case "totalTime": try seek(command, tween, callsBack: callsBack(command))
    case "seek":
      // It calls nothing unless it is told to.
      try seek(command, tween, callsBack: command.arguments.dropFirst().first?.bool == false)
    case "duration":
      // The position stays and the rest takes longer or shorter, which is what a rate does.
      let duration = try number(command)
      guard duration > 0 else { throw command.notYet("a duration of 0 in mid-run") }
      tween.timeScale *= tween.duration / duration
    case "restart":
      // What has ended stays ended: it takes another call to play again.
      if tween.state != .ended {
        tween.restart(includingDelay: command.arguments.first?.bool ?? false)
      }
    default: throw command.notYet("“\(method)” of an animation")
    }
  }

  /// To a time of the whole, or to a label.
  private static func seek(
    _ command: SceneCommand, _ tween: Tween, callsBack: Bool
  ) throws(SceneFault) {
    if let label = command.arguments.first?.text {
      tween.seek(to: label, callsBack: callsBack)
    } else {
      tween.seek(to: try number(command), callsBack: callsBack)
    }
  }

  /// Setting a time calls what lies on the way, unless it is told not to.
  private static func callsBack(_ command: SceneCommand) -> Bool {
    command.arguments.dropFirst().first?.bool != true
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
