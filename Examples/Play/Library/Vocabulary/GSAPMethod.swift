// Methods called on a GSAP animation, as far as a handle of this package has them.

import Tweener

enum GSAPMethod {
  /// Does what the method says; a method that only asks has an answer.
  static func call(
    _ command: SceneCommand, on animation: Animation, of stage: Stage
  ) throws(SceneFault) -> Answer? {
    if command.arguments.isEmpty, let answer = animation.value(command.method ?? "", on: stage) {
      return Answer(answer)
    }
    if command.method == "addLabel" || command.method == "addPause" {
      var mark = command
      (mark.operation, mark.place) = (command.method ?? "", command.arguments.last)
      if command.method == "addLabel" { mark.id = command.arguments.first?.text }
      try GSAPTimeline.grow(animation, [mark], stage)
      return nil
    }
    for (_, tween) in animation.tweens {
      if command.method == "tweenTo" || command.method == "tweenFromTo" {
        try lead(tween, command, stage)
      } else {
        try call(command, on: tween, of: animation)
      }
    }
    return nil
  }

  /// Lets another tween move the playhead to a time or a label, from another one if that is given too.
  private static func lead(
    _ tween: Tween, _ command: SceneCommand, _ stage: Stage
  ) throws(SceneFault) {
    let times = command.arguments.filter { $0.fields == nil }.compactMap { place in
      place.number ?? tween.time(of: place.text ?? "")
    }
    guard let end = times.last, times.count == (command.method == "tweenTo" ? 1 : 2) else {
      throw command.fault("“\(command.method ?? "")” needs times or labels in “args”")
    }
    tween.pause()
    if times.count == 2 { tween.seek(to: times[0]) }
    stage.tweener.addTween(
      tween.playhead,
      [.duration: abs(end - tween.elapsed) / max(tween.timeScale, 1e-8), "elapsed": end])
  }

  private static func call(
    _ command: SceneCommand, on tween: Tween, of animation: Animation
  ) throws(SceneFault) {
    let method = command.method ?? ""
    let place = GSAPSeek(tween, of: animation.command)
    switch method {
    case "kill": tween.remove()
    case "revert": tween.revert()
    case "pause", "resume", "play", "reverse":
      if method == "reverse", command.arguments.first?.number == 0 {
        place.seek(toTotalProgress: 1, callsBack: false)
      } else if method != "resume", command.arguments.first ?? .null != .null {
        try seek(command, tween, callsBack: false)
      }
      if method == "play" || method == "reverse" { tween.isReversed = method == "reverse" }
      _ = method == "pause" ? tween.pause() : tween.resume()
    case "paused":
      guard let isPaused = command.arguments.first?.bool else {
        throw command.fault("“paused” needs a truth value in “args”")
      }
      _ = isPaused ? tween.pause() : tween.resume()
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
    case "totalDuration":
      tween.timeScale *= place.total / max(try number(command), 1e-8)
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
