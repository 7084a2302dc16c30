// Callers of Tweener for ActionScript 3: `count` calls spread over a time. Here a caller is a tween
// without target whose plays are the calls.

import Tweener

enum CallerWords {
  static func add(_ command: SceneCommand, on stage: Stage) throws(SceneFault) {
    func number(_ name: String) -> Double? {
      command.parameters.first { $0.name == name }?.value.number
    }
    let time = number("time") ?? 0
    let count = max(Int(exactly: (number("count") ?? 1).rounded()) ?? 1, 1)
    let waits = command.parameters.first { $0.name == "waitFrames" }?.value.bool == true
    let animation = stage.makeAnimation(command)
    var parameters: TweenParameters = [.repeat: count - 1]
    if let delay = number("delay") { parameters[.delay] = delay }
    if waits, time / Double(count) <= shortestTick(of: stage.scene) {
      // Every call is late by the next frame: one a frame.
      parameters[.useFrames] = true
      parameters[.duration] = 1
    } else {
      parameters[.duration] = time / Double(count)
    }
    let isCalled = command.callbacks.contains { $0.event == "update" }
    let completes = command.callbacks.contains { $0.event == "complete" }
    parameters[.onRepeat] = { [weak stage] () -> Void in
      if isCalled { stage?.fire(animation, "update") }
    }
    parameters[.onComplete] = { [weak stage] () -> Void in
      if isCalled { stage?.fire(animation, "update") }
      if completes { stage?.fire(animation, "complete") }
    }
    if command.callbacks.contains(where: { $0.event == "start" }) {
      parameters[.onStart] = { [weak stage] () -> Void in stage?.fire(animation, "start") }
    }
    animation.tweens.append(("", stage.tweener.addCaller(parameters)))
  }

  private static func shortestTick(of scene: Scene) -> Double {
    zip(scene.ticks, scene.ticks.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min() ?? 0
  }
}
