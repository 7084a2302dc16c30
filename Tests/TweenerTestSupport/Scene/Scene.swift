/// A little play for an engine: targets, and what is called at which instant. A plain value, so that it can be
/// generated, cut smaller and printed as source.
public struct Scene: Equatable, Sendable {
  /// What each target holds at first: seven numbers, in the order of `SceneProperty.components`.
  public var targets: [[Double]]
  /// What is called, in order; the times do not fall.
  public var commands: [TimedCommand]
  /// The last instant looked at, in flicks of the driver's clock (the engine's `timeScale` not included).
  public var end: Int

  public init(targets: [[Double]], commands: [TimedCommand], end: Int) {
    self.targets = targets
    self.commands = commands
    self.end = end
  }
}

/// A command and when it is given, in flicks of the driver's clock.
public struct TimedCommand: Equatable, Sendable {
  public var time: Int
  public var command: SceneCommand

  public init(_ time: Int, _ command: SceneCommand) {
    self.time = time
    self.command = command
  }
}

/// One call. Tweens are named by the number in their `TweenSpec`, targets by their place in the scene.
public indirect enum SceneCommand: Equatable, Sendable {
  case add(TweenSpec)
  case remove(SceneSelection)
  case pause(SceneSelection)
  case resume(SceneSelection)
  case setTimeScale(tween: Int, Double)
  case setEngineTimeScale(Double)
  case setProgress(tween: Int, Double)
  case complete(tween: Int)
  case completeAtStart(tween: Int)
  case reverse(tween: Int)
  case setReversed(tween: Int, Bool)
  case restart(tween: Int, includingDelay: Bool)
  /// To a place of the tween's own time, in flicks.
  case seek(tween: Int, to: Int, callsBack: Bool)
  case setTotalProgress(tween: Int, Double)
  case pauseAt(tween: Int, Int)
  case revert(tween: Int)
  /// Adds to a timeline that plays.
  case append(tween: Int, [TimelineItem])
  /// Assigns a component by hand.
  case write(target: Int, component: Int, Double)
  case settle(target: Int)
  /// Asks everything that can be asked of a tween.
  case probe(tween: Int)
}

/// Which tweens a call is about: the four shapes of removing, pausing and resuming.
public enum SceneSelection: Equatable, Sendable {
  case tween(Int)
  case target(Int)
  case properties(Int, [SceneProperty])
  case all
}

/// The properties of a target. `frame` is four components; `x`, `y`, `width` and `height` are one of them each.
/// `middle` is computed from `a`, and its setter writes `a` and half as much to `b`, which it says (rule 14).
public enum SceneProperty: Int, CaseIterable, Equatable, Sendable {
  case a, b, c, frame, x, y, width, height, middle

  /// The components it owns: the numbers it writes, by their place in a target, and one that is no such number.
  public var components: [Int] {
    switch self {
    case .a: [0]
    case .b: [1]
    case .c: [2]
    case .frame: [3, 4, 5, 6]
    case .x: [3]
    case .y: [4]
    case .width: [5]
    case .height: [6]
    case .middle: [Self.middleIndex, 0, 1]
    }
  }

  /// How many numbers a value of it has.
  public var numberCount: Int { self == .frame ? 4 : 1 }

  /// How many numbers a target has.
  public static let componentCount = 7
  /// What `middle` is beside what it writes.
  public static let middleIndex = 7
}
