import Tweener
import TweenerTestSupport

/// A call that a scene may make, from outside and from within.
struct HostileAction {
  let name: String
  let body: (HostileScene) -> Void

  /// Each stands here as often as it is to be made.
  nonisolated(unsafe) static let all = list(weighted)

  /// Also those about timelines, playheads and own time.
  nonisolated(unsafe) static let allOfTimelines = list(weighted + ofTimelines)

  private static func list(_ weighted: [(Int, HostileAction)]) -> [HostileAction] {
    weighted.flatMap { weight, action in Array(repeating: action, count: weight) }
  }

  nonisolated(unsafe) private static let ofTimelines: [(Int, HostileAction)] = [
    (5, HostileAction(name: "add a timeline") { $0.addTimeline() }),
    (3, HostileAction(name: "grow") { $0.grow() }),
    (3, HostileAction(name: "move a playhead") { $0.addMover() }),
    (4, HostileAction(name: "seek") { $0.seek() }),
    (2, HostileAction(name: "pause at a place") { $0.pauseAtPlace() }),
    (2, HostileAction(name: "reverse") { scene in scene.withTween { $0.reverse() } }),
    (
      2,
      HostileAction(name: "turn") { scene in
        let isReversed = scene.chance(50)
        scene.withTween { $0.isReversed = isReversed }
      }
    ),
    (
      2,
      HostileAction(name: "restart") { scene in
        let includesDelay = scene.chance(50)
        scene.withTween { $0.restart(includingDelay: includesDelay) }
      }
    ),
    (1, HostileAction(name: "revert") { scene in scene.withTween { $0.revert() } }),
    (
      1,
      HostileAction(name: "complete at the start") { scene in
        scene.withTween { $0.complete(at: .start) }
      }
    ),
    (
      2,
      HostileAction(name: "set total progress") { scene in
        let progress = scene.pick([0, 0.4, 1, .nan])
        scene.withTween { $0.totalProgress = progress }
      }
    ),
    (
      1, HostileAction(name: "seek to a label") { scene in scene.withTween { $0.seek(to: "mark") } }
    ),
    (
      2,
      HostileAction(name: "ask for velocities") { scene in
        _ = scene.tweener.velocity(of: scene.pick(scene.targets), scene.property())
      }
    ),
  ]

  nonisolated(unsafe) private static let weighted: [(Int, HostileAction)] = [
    (10, HostileAction(name: "add") { $0.add() }),
    (2, HostileAction(name: "remove target") { $0.tweener.removeTween($0.pick($0.targets)) }),
    (
      4,
      HostileAction(name: "remove properties") { scene in
        scene.tweener.removeTween(scene.pick(scene.targets), scene.properties())
      }
    ),
    (1, HostileAction(name: "remove all") { $0.tweener.removeAllTweens() }),
    (2, HostileAction(name: "remove tween") { scene in scene.withTween { $0.remove() } }),
    (2, HostileAction(name: "pause target") { $0.tweener.pauseTween($0.pick($0.targets)) }),
    (
      4,
      HostileAction(name: "pause properties") { scene in
        scene.tweener.pauseTween(scene.pick(scene.targets), scene.properties())
      }
    ),
    (2, HostileAction(name: "pause tween") { scene in scene.withTween { $0.pause() } }),
    (3, HostileAction(name: "resume all") { $0.tweener.resumeAllTweens() }),
    (
      3,
      HostileAction(name: "resume properties") { scene in
        scene.tweener.resumeTween(scene.pick(scene.targets), scene.properties())
      }
    ),
    (
      5,
      HostileAction(name: "set progress") { scene in
        let progress = scene.pick([0, 0.25, 0.75, 1, .nan])
        scene.withTween { $0.progress = progress }
      }
    ),
    (
      3,
      HostileAction(name: "set time scale") { scene in
        let scale = scene.pick([0, 0.5, 1, 2])
        scene.withTween { $0.timeScale = scale }
      }
    ),
    (
      1,
      HostileAction(name: "set the engine's time scale") {
        $0.tweener.timeScale = $0.pick([0, 0.5, 1, 1])
      }
    ),
    (3, HostileAction(name: "complete") { scene in scene.withTween { $0.complete() } }),
    (3, HostileAction(name: "settle") { $0.tweener.settle($0.pick($0.targets)) }),
    (1, HostileAction(name: "advance") { $0.tweener.advance(by: 0.0625) }),
    (2, HostileAction(name: "drop a target") { $0.dropTarget() }),
    (
      1,
      HostileAction(name: "many short tweens") { scene in
        guard scene.chance(20) else { return }
        // Enough for slots to be used again.
        for _ in 0..<1_100 { scene.tweener.addCaller([:]) }
      }
    ),
    (
      2,
      HostileAction(name: "ask") { scene in
        let target = scene.pick(scene.targets)
        _ = scene.tweener.isTweening(target, scene.property())
        _ = scene.tweener.tweens(of: target).map { ($0.progress, $0.elapsed, $0.outcome) }
      }
    ),
    (
      1,
      HostileAction(name: "register property") {
        $0.registerProperty($0.pick(["special", "other"]))
      }
    ),
    (1, HostileAction(name: "register splitter") { $0.registerSplitter() }),
    (1, HostileAction(name: "register easing") { $0.registerEasing() }),
    (1, HostileAction(name: "register interpolation") { $0.registerInterpolation() }),
    (1, HostileAction(name: "register type interpolation") { $0.registerTypeInterpolation() }),
    (1, HostileAction(name: "register fallback") { $0.registerFallback() }),
    (1, HostileAction(name: "register shorthand") { $0.registerShorthand() }),
    (1, HostileAction(name: "replace handlers") { $0.replaceHandlers() }),
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
