// The engine's clock under a scene: exact steps between ticks, and the sleep of the originals that stop
// when they have nothing to do. Used by ScenePlayer. Must not know commands.

import Tweener

struct StageClock {
  private let stage: Stage
  private var now: Int64 = 0
  private var isAsleep = true

  /// The engine counts time in whole parts of a second, this many; steps between them are exact.
  private static let partsOfSecond = 705_600_000.0

  init(_ stage: Stage) {
    self.stage = stage
  }

  private mutating func advance(to time: Double) {
    let parts = Int64((time * Self.partsOfSecond).rounded(.toNearestOrAwayFromZero))
    stage.tweener.advance(by: Double(parts - now) / Self.partsOfSecond)
    now = max(now, parts)
  }

  /// A tick. An engine that finds nothing to do in it falls asleep.
  mutating func tick(at time: Double) {
    let isIdle = stage.tweener.tweenCount == 0
    advance(to: time)
    if stage.vocabulary.sleep == .wheneverIdle {
      isAsleep = isIdle && stage.tweener.tweenCount == 0
    }
  }

  /// A command is dated to the last tick, unless the original would have been asleep or reads the clock: then
  /// to the time it is given. Callbacks on the way there are of the next tick, as the original has none
  /// between ticks.
  mutating func willPerform(_ command: SceneCommand, before tick: Double) {
    let wakes = isAsleep && stage.vocabulary.sleep != .never
    guard wakes || stage.vocabulary.readsClock(command) else { return }
    stage.moment = .tick(tick)
    stage.isBetweenTicks = true
    advance(to: command.time)
    stage.isBetweenTicks = false
  }

  mutating func didPerform() {
    if stage.tweener.tweenCount > 0 { isAsleep = false }
  }
}
