/// What a scene can be played on: the real engine, or the reference. Both are driven by the same player, so that
/// they differ in nothing but themselves.
public protocol SceneEngine: AnyObject {
  associatedtype Handle: Hashable

  func add(_ spec: TweenSpec, hears: @escaping (SceneCall<Handle>) -> Void) -> Handle
  /// Has all events of all tweens heard, but `onUpdate`, which is none.
  func listen(_ hears: @escaping (Handle, SceneNews<Handle>) -> Void)
  func remove(reach: SceneReach<Handle>) -> Bool
  func pause(reach: SceneReach<Handle>) -> Bool
  func resume(reach: SceneReach<Handle>) -> Bool
  func setTimeScale(_ tween: Handle, _ scale: Double)
  func setEngineTimeScale(_ scale: Double)
  func setProgress(_ tween: Handle, _ progress: Double)
  func complete(_ tween: Handle)
  func completeAtStart(_ tween: Handle)
  func reverse(_ tween: Handle)
  func setReversed(_ tween: Handle, _ isReversed: Bool)
  func restart(_ tween: Handle, includingDelay: Bool)
  func seek(_ tween: Handle, to time: Int, callsBack: Bool)
  func setTotalProgress(_ tween: Handle, _ progress: Double)
  func pause(_ tween: Handle, at time: Int)
  func revert(_ tween: Handle)
  func append(
    _ items: [TimelineItem], to tween: Handle, hears: @escaping (SceneCall<Handle>) -> Void
  ) -> Bool
  func write(_ value: Double, to component: Int, of target: Int)
  func settle(_ target: Int)
  func advance(by flicks: Int)

  /// Engine time in seconds.
  var time: Double { get }
  var isInteractionLocked: Bool { get }
  func values(of target: Int) -> [Double]
  func state(of tween: Handle) -> SceneState
  func inspect(_ tween: Handle, of target: Int?) -> SceneInspection<Handle>
  /// The components of a target that a tween moves and that have to be exact when it calls back; `nil` where the engine cannot tell.
  func exactComponents(of tween: Handle, on target: Int) -> [Int]?
}

/// A callback, with the handle where the interface hands one over.
public enum SceneCall<Handle: Hashable> {
  case moment(SceneMoment, Handle)
  case end(SceneOutcome<Handle>)
  /// Of what lies on a timeline.
  case member(TweenSpec, SceneMoment)
}

/// An event of a tween, as a listener hears of it.
public enum SceneNews<Handle: Hashable>: Equatable {
  case added, started, repeated, completed, reverseCompleted, paused, resumed
  case overwritten(by: Handle)
  case ended(SceneOutcome<Handle>)

  public func map<Other>(_ transform: (Handle) -> Other) -> SceneNews<Other> {
    switch self {
    case .added: .added
    case .started: .started
    case .repeated: .repeated
    case .completed: .completed
    case .reverseCompleted: .reverseCompleted
    case .paused: .paused
    case .resumed: .resumed
    case .overwritten(let winner): .overwritten(by: transform(winner))
    case .ended(let outcome): .ended(outcome.map(transform))
    }
  }
}

extension SceneNews: Sendable where Handle: Sendable {}

public enum SceneOutcome<Handle: Hashable>: Equatable {
  case completed, reverseCompleted, removed, targetGone
  case overwritten(by: Handle)

  public func map<Other>(_ transform: (Handle) -> Other) -> SceneOutcome<Other> {
    switch self {
    case .completed: .completed
    case .reverseCompleted: .reverseCompleted
    case .removed: .removed
    case .targetGone: .targetGone
    case .overwritten(let winner): .overwritten(by: transform(winner))
    }
  }
}

extension SceneOutcome: Sendable where Handle: Sendable {}

public enum SceneState: String, Sendable {
  case waiting, running, paused, ended
}

/// A selection with handles in the place of numbers.
public enum SceneReach<Handle: Hashable> {
  case tween(Handle)
  case target(Int)
  case properties(Int, [SceneProperty])
  case all
}

/// The answers to every question about a tween and its target.
public struct SceneInspection<Handle: Hashable> {
  /// `nil` where the contract does not say.
  public var progress: Double?
  public var elapsed: Double?
  public var totalProgress: Double?
  public var duration: Double
  /// `nil` of an ended tween, as `isReversed`.
  public var totalDuration: Double?
  public var timeScale: Double
  public var isPaused: Bool
  public var isReversed: Bool?
  public var outcome: SceneOutcome<Handle>?
  /// By property, in the order of `SceneProperty.allCases`.
  public var isTweeningProperty: [Bool]
  public var isTweening: Bool
  public var tweens: [Handle]
  public var tweenCount: Int

  public init(
    progress: Double?, elapsed: Double?, totalProgress: Double?, duration: Double,
    totalDuration: Double?, timeScale: Double, isPaused: Bool, isReversed: Bool?,
    outcome: SceneOutcome<Handle>?, isTweeningProperty: [Bool], isTweening: Bool, tweens: [Handle],
    tweenCount: Int
  ) {
    self.progress = progress
    self.elapsed = elapsed
    self.totalProgress = totalProgress
    self.duration = duration
    self.totalDuration = totalDuration
    self.timeScale = timeScale
    self.isPaused = isPaused
    self.isReversed = isReversed
    self.outcome = outcome
    self.isTweeningProperty = isTweeningProperty
    self.isTweening = isTweening
    self.tweens = tweens
    self.tweenCount = tweenCount
  }
}
