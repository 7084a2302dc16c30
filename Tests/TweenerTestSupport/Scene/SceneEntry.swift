/// One line of what was heard and seen while a scene was played.
public enum SceneEntry: Equatable, Sendable {
  case event(SceneEvent)
  /// What a listener heard of all tweens.
  case news(SceneNewsEntry)
  /// What a call of removing, pausing or resuming answered.
  case answer(Bool)
  /// What the targets held: after a step to a time of the driver, or after a command.
  case state(SceneSnapshot)
  case probe(SceneProbe)
}

public struct SceneEvent: Equatable, Sendable {
  public var tween: Int
  public var moment: SceneMoment
  /// Of the end. A tween that is not named in the scene (a silent part) is -1.
  public var outcome: SceneOutcome<Int>?
  /// Engine time in seconds.
  public var time: Double
  public var state: SceneState
  public var isLocked: Bool
  /// What the target held, as bits.
  public var values: [UInt64]
  /// Which of these have to be exact; `nil`: unknown to the engine played on.
  public var exact: [Int]?
}

public struct SceneNewsEntry: Equatable, Sendable {
  public var tween: Int
  public var news: SceneNews<Int>
  /// Engine time in seconds.
  public var time: Double
}

public struct SceneSnapshot: Equatable, Sendable {
  public enum Reason: Equatable, Sendable {
    /// A step of more than nothing ended here.
    case step
    case stepOfNothing
    case command
  }

  public var reason: Reason
  /// The driver's clock, in flicks.
  public var at: Int
  public var time: Double
  public var values: [[UInt64]]
}

public struct SceneProbe: Equatable, Sendable {
  public var tween: Int
  public var state: SceneState
  public var isPaused: Bool
  public var progress: UInt64?
  public var elapsed: UInt64?
  public var totalProgress: UInt64?
  public var duration: UInt64
  public var totalDuration: UInt64?
  public var timeScale: UInt64
  public var isReversed: Bool?
  public var outcome: SceneOutcome<Int>?
  public var isTweeningProperty: [Bool]
  public var isTweening: Bool
  public var tweens: [Int]
  public var tweenCount: Int
}

extension SceneEntry {
  /// Whether what was seen is what had to be seen. The entry itself is the reference's.
  func allows(_ seen: SceneEntry) -> Bool {
    switch (self, seen) {
    case (.event(let wanted), .event(var seen)):
      let exact = wanted.exact ?? []
      guard wanted.values.count == seen.values.count else { return false }
      guard exact.allSatisfy({ wanted.values[$0] == seen.values[$0] }) else { return false }
      seen.values = wanted.values
      seen.exact = wanted.exact
      return wanted == seen
    case (.probe(let wanted), .probe(var seen)):
      if wanted.progress == nil { seen.progress = nil }
      if wanted.elapsed == nil { seen.elapsed = nil }
      if wanted.totalProgress == nil { seen.totalProgress = nil }
      if wanted.totalDuration == nil { seen.totalDuration = nil }
      if wanted.isReversed == nil { seen.isReversed = nil }
      return wanted == seen
    default:
      return self == seen
    }
  }
}
