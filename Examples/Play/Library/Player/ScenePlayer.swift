// Walks the time line of a scene: ticks and commands in their order, the engine's clock between them.
// Called by the commands of the program. Must not know what a command does.

import Tweener

/// Plays a scene on headless objects, through the engine's public surface only.
public struct ScenePlayer {
  /// When the engine is advanced.
  public enum Rate: Equatable, Sendable {
    /// At the scene's own ticks.
    case ticks
    /// So many times a second, from 0 to the scene's last tick.
    case framesPerSecond(Double)
  }

  public var rate = Rate.ticks

  public init(rate: Rate = .ticks) {
    self.rate = rate
  }

  /// Plays a scene and gives what happened. `onTick` sees the trace after each tick and stops the scene
  /// by answering `false`.
  public func play(
    _ scene: Scene, onTick: (SceneTrace) -> Bool = { _ in true }
  ) throws(SceneFault) -> SceneTrace {
    let stage = Stage(scene)
    var clock = StageClock(stage)
    var commands = scene.commands.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)[...]
    for tick in ticks(of: scene) {
      while let command = commands.first, command.time < tick {
        commands.removeFirst()
        try perform(command, stage, &clock)
      }
      stage.moment = .tick(tick)
      clock.tick(at: tick)
      if let fault = stage.fault { throw fault }
      stage.recordRow(at: tick)
      if !onTick(stage.trace) { return stage.trace }
    }
    for command in commands { try perform(command, stage, &clock) }
    return stage.trace
  }

  private func perform(
    _ command: SceneCommand, _ stage: Stage, _ clock: inout StageClock
  ) throws(SceneFault) {
    stage.moment = .command(command.time)
    clock.willPerform(at: command.time)
    try stage.perform(command)
    if let fault = stage.fault { throw fault }
    clock.didPerform()
  }

  func ticks(of scene: Scene) -> [Double] {
    guard case .framesPerSecond(let rate) = rate, let last = scene.ticks.max() else {
      return scene.ticks
    }
    let count = Int((last * rate).rounded(.up))
    return (0...count).map { min(Double($0) / rate, last) }
  }
}

/// The engine's clock under a scene: exact steps between ticks, and the sleep of the engines that stop
/// when they have nothing to do.
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
    isAsleep = isIdle && stage.tweener.tweenCount == 0
  }

  /// A command is dated to the last tick, unless the original would have been asleep: then to the clock.
  mutating func willPerform(at time: Double) {
    if isAsleep, stage.vocabulary.sleepsWhenIdle { advance(to: time) }
  }

  mutating func didPerform() {
    if stage.tweener.tweenCount > 0 { isAsleep = false }
  }
}
