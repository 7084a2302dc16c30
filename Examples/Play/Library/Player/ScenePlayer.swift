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
  /// Whether the trace has ``SceneTrace/parts``.
  var notesParts = false

  public init(rate: Rate = .ticks) {
    self.rate = rate
  }

  /// Plays a scene and gives what happened. `onTick` sees the trace after each tick and stops the scene
  /// by answering `false`.
  public func play(
    _ scene: Scene, onTick: (SceneTrace) -> Bool = { _ in true }
  ) throws(SceneFault) -> SceneTrace {
    let stage = try Stage(scene, notesParts: notesParts)
    var clock = StageClock(stage)
    var commands = scene.commands.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)[...]
    for tick in try ticks(of: scene) {
      while let command = commands.first, command.time < tick {
        commands.removeFirst()
        try perform(command, stage, &clock, before: tick)
      }
      stage.moment = .tick(tick)
      clock.tick(at: tick)
      stage.updatedEarly = []
      if let fault = stage.fault { throw fault }
      stage.recordRow(at: tick)
      if !onTick(stage.trace) { return stage.trace }
    }
    for command in commands { try perform(command, stage, &clock, before: command.time) }
    return stage.trace
  }

  private func perform(
    _ command: SceneCommand, _ stage: Stage, _ clock: inout StageClock, before tick: Double
  ) throws(SceneFault) {
    clock.willPerform(command, before: tick)
    stage.moment = .command(command.time)
    try stage.perform(command)
    if let fault = stage.fault { throw fault }
    clock.didPerform()
  }

  /// The most frames of one scene.
  public static let mostFrames = 1_000_000

  func ticks(of scene: Scene) throws(SceneFault) -> [Double] {
    guard case .framesPerSecond(let rate) = rate, let last = scene.ticks.max() else {
      return scene.ticks
    }
    let count = (last * rate).rounded(.up)
    guard count >= 0, count < Double(Self.mostFrames) else {
      throw SceneFault(
        "\(JSONText.plain(count)) frames are too many to play; \(Self.mostFrames) are not",
        at: scene.position, path: "ticks")
    }
    return (0...Int(count)).map { min(Double($0) / rate, last) }
  }
}
