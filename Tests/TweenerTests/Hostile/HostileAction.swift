import Tweener
import TweenerTestSupport

/// A call that a scene may make, from outside and from within.
struct HostileAction {
  private let weight: Int
  let name: String
  let body: (HostileScene) -> Void

  private init(_ weight: Int, _ name: String, _ body: @escaping (HostileScene) -> Void) {
    (self.weight, self.name, self.body) = (weight, name, body)
  }

  /// Each stands here as often as it is to be made.
  nonisolated(unsafe) static let all = list(weighted)

  /// Also those about timelines, playheads and own time.
  nonisolated(unsafe) static let allOfTimelines = list(weighted + ofTimelines)

  private static func list(_ weighted: [HostileAction]) -> [HostileAction] {
    weighted.flatMap { Array(repeating: $0, count: $0.weight) }
  }

  nonisolated(unsafe) private static let ofTimelines: [HostileAction] = [
    HostileAction(5, "add a timeline") { $0.addTimeline() },
    HostileAction(3, "grow") { $0.grow() },
    HostileAction(3, "move a playhead") { $0.addMover() },
    HostileAction(4, "seek") { $0.seek() },
    HostileAction(2, "pause at a place") { $0.pauseAtPlace() },
    HostileAction(2, "reverse") { scene in scene.withTween { $0.reverse() } },
    HostileAction(2, "turn") { scene in
      let isReversed = scene.chance(50)
      scene.withTween { $0.isReversed = isReversed }
    },
    HostileAction(2, "restart") { scene in
      let includesDelay = scene.chance(50)
      scene.withTween { $0.restart(includingDelay: includesDelay) }
    },
    HostileAction(1, "revert") { scene in scene.withTween { $0.revert() } },
    HostileAction(1, "complete at the start") { scene in
      scene.withTween { $0.complete(at: .start) }
    },
    HostileAction(2, "set total progress") { scene in
      let progress = scene.pick([0, 0.4, 1, .nan])
      scene.withTween { $0.totalProgress = progress }
    },
    HostileAction(1, "seek to a label") { scene in scene.withTween { $0.seek(to: "mark") } },
    HostileAction(2, "ask for velocities") { scene in
      _ = scene.tweener.velocity(of: scene.pick(scene.targets), scene.property())
    },
  ]

  nonisolated(unsafe) private static let weighted: [HostileAction] = [
    HostileAction(10, "add") { $0.add() },
    HostileAction(2, "remove target") { $0.tweener.removeTween($0.pick($0.targets)) },
    HostileAction(4, "remove properties") { scene in
      scene.tweener.removeTween(scene.pick(scene.targets), scene.properties())
    },
    HostileAction(1, "remove all") { $0.tweener.removeAllTweens() },
    HostileAction(2, "remove tween") { scene in scene.withTween { $0.remove() } },
    HostileAction(2, "pause target") { $0.tweener.pauseTween($0.pick($0.targets)) },
    HostileAction(4, "pause properties") { scene in
      scene.tweener.pauseTween(scene.pick(scene.targets), scene.properties())
    },
    HostileAction(2, "pause tween") { scene in scene.withTween { $0.pause() } },
    HostileAction(3, "resume all") { $0.tweener.resumeAllTweens() },
    HostileAction(3, "resume properties") { scene in
      scene.tweener.resumeTween(scene.pick(scene.targets), scene.properties())
    },
    HostileAction(5, "set progress") { scene in
      let progress = scene.pick([0, 0.25, 0.75, 1, .nan])
      scene.withTween { $0.progress = progress }
    },
    HostileAction(3, "set time scale") { scene in
      let scale = scene.pick([0, 0.5, 1, 2])
      scene.withTween { $0.timeScale = scale }
    },
    HostileAction(1, "set the engine's time scale") {
      $0.tweener.timeScale = $0.pick([0, 0.5, 1, 1])
    },
    HostileAction(3, "complete") { scene in scene.withTween { $0.complete() } },
    HostileAction(3, "settle") { $0.tweener.settle($0.pick($0.targets)) },
    HostileAction(1, "advance") { $0.tweener.advance(by: 0.0625) },
    HostileAction(2, "drop a target") { $0.dropTarget() },
    HostileAction(1, "many short tweens") { scene in
      guard scene.chance(20) else { return }
      // Enough for slots to be used again.
      for _ in 0..<1_100 { scene.tweener.addCaller([:]) }
    },
    HostileAction(2, "ask") { scene in
      let target = scene.pick(scene.targets)
      _ = scene.tweener.isTweening(target, scene.property())
      _ = scene.tweener.tweens(of: target).map { ($0.progress, $0.elapsed, $0.outcome) }
    },
    HostileAction(1, "register property") {
      $0.registerProperty($0.pick(["special", "other"]))
    },
    HostileAction(1, "register splitter") { $0.registerSplitter() },
    HostileAction(1, "register easing") { $0.registerEasing() },
    HostileAction(1, "register interpolation") { $0.registerInterpolation() },
    HostileAction(1, "register type interpolation") { $0.registerTypeInterpolation() },
    HostileAction(1, "register fallback") { $0.registerFallback() },
    HostileAction(1, "register shorthand") { $0.registerShorthand() },
    HostileAction(1, "replace handlers") { $0.replaceHandlers() },
  ]
}

extension HostileScene {
  func withTween(_ body: (Tween) -> Void) {
    if !tweens.isEmpty { body(pick(tweens)) }
  }

  fileprivate func properties() -> [TweenKey] {
    (0..<draw { $0.whole(in: 1...2) }).map { _ in property() }
  }
}
