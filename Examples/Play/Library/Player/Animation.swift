// What a scene calls a tween: the handles that one command made, and what hangs on their callbacks.

import Tweener

final class Animation {
  let name: String
  let command: SceneCommand
  var tweens: [(target: String, tween: Tween)] = []
  private var firings: [String: Int] = [:]

  init(_ command: SceneCommand) {
    self.command = command
    name = command.id ?? command.targets.joined(separator: "+")
  }

  /// Counts a firing of an event; the answer is its number, from one.
  func count(_ event: String, isSelector: Bool) -> Int {
    firings[isSelector ? "\(event) by selector" : event, default: 0] += 1
    return firings[isSelector ? "\(event) by selector" : event, default: 0]
  }

  /// The commands inside a callback.
  func commands(_ event: String, isSelector: Bool) -> [SceneCommand] {
    let listed = isSelector ? command.selectors : command.callbacks
    return listed.first { $0.event == event }?.commands ?? []
  }
}

/// Runs the callbacks that a scene gives as methods of an object.
final class SelectorListener {
  private weak var stage: Stage?
  private let animation: Animation

  init(_ stage: Stage, _ animation: Animation) {
    self.stage = stage
    self.animation = animation
  }

  func started() { stage?.fire(animation, "start", isSelector: true) }
  func updated() { stage?.fire(animation, "update", isSelector: true) }
  func repeated() { stage?.fire(animation, "repeat", isSelector: true) }
  func completed() { stage?.fire(animation, "complete", isSelector: true) }
}
