import Tweener

/// One `addTween` of a scene. Lengths are flicks of the tween's own time.
public struct TweenSpec: Equatable, Sendable {
  /// Names the tween in the scene; no two have the same.
  public var id: Int
  /// `nil`: a caller, without target and properties.
  public var target: Int?
  public var properties: [PropertySpec] = []
  /// What it moves where its target is a playhead: then it has no target and no properties.
  public var playhead: PlayheadSpec?
  /// What the word `keyframes` has; other properties go over all of it.
  public var pieces: [KeyframePiece]?
  /// What lies on it, in the order of adding, where it is a timeline: then it has no target and no properties.
  public var items: [TimelineItem]?
  public var duration = 0
  public var delay = 0
  public var easing = SceneEasing.linear
  public var repeats = 0
  public var repeatDelay = 0
  public var repeatsDelay = false
  public var autoreverse = false
  public var overwrite = SceneOverwrite.atStart
  public var timeScale = 1.0
  public var paused = false
  public var pausesOnCompletion = false
  public var endDelay = 0
  public var repeatRefresh = false
  public var autoreverseEasing: SceneEasing?
  /// In the place of a duration.
  public var unitsPerSecond: Double?
  /// In the place of a duration and an easing.
  public var spring: TweenSpring?
  /// Of a spring's properties.
  public var initialVelocity: Double?
  /// Keeps the velocity of what is taken over.
  public var hasHandover = false
  public var rounded = false
  public var minimum: Double?
  public var maximum: Double?
  public var locks = false
  public var unlocks = false
  /// Starts that the goals give are written at the call.
  public var showsStart = true
  /// Durations and delays count calls of `advance`, not seconds (rule 2 exempts such tweens).
  public var usesFrames = false
  /// Callbacks that are not given: what nobody listens to goes other ways in an engine.
  public var deaf: [SceneMoment] = []
  public var scripts: [SceneScript] = []

  public init(_ id: Int, target: Int? = nil, _ properties: [PropertySpec] = []) {
    self.id = id
    self.target = target
    self.properties = properties
  }

  /// Whether how long its plays take is known at its start only.
  public var isMeasured: Bool {
    unitsPerSecond != nil || spring != nil || properties.contains { $0.goal.isDecay }
  }

  /// The spec with changes: what a printed scene is made of.
  public func with(_ change: (inout TweenSpec) -> Void) -> TweenSpec {
    var spec = self
    change(&spec)
    return spec
  }
}

/// A property and where it goes.
public struct PropertySpec: Equatable, Sendable {
  public var property: SceneProperty
  public var goal: SceneGoal

  public init(_ property: SceneProperty, _ goal: SceneGoal) {
    self.property = property
    self.goal = goal
  }
}

/// One number for each component of the property.
public enum SceneGoal: Equatable, Sendable {
  case to([Double])
  case by([Double])
  case times([Double])
  case from([Double])
  case fromTo([Double], [Double])
  /// By their times.
  case keyframes([SceneKeyframe])
  /// With this velocity, or with that which there is.
  case decay(TweenDecay, velocity: Double?)

  var isDecay: Bool { if case .decay = self { true } else { false } }
}

/// A value to pass.
public struct SceneKeyframe: Equatable, Sendable {
  public enum Goal: String, CaseIterable, Equatable, Sendable { case to, by, times }

  /// A share of a play.
  public var time: Double
  public var goal: Goal
  public var numbers: [Double]
  /// Of the way to it; `nil` for the tween's.
  public var easing: SceneEasing?

  public init(_ time: Double, _ goal: Goal, _ numbers: [Double], _ easing: SceneEasing? = nil) {
    self.time = time
    self.goal = goal
    self.numbers = numbers
    self.easing = easing
  }

  /// Of one of the components.
  func keyframe(_ place: Int) -> ReferenceKeyframe {
    ReferenceKeyframe(time: time, goal: goal, number: numbers[place], easing: easing)
  }
}

public enum SceneOverwrite: String, CaseIterable, Equatable, Sendable {
  case atStart, atAdd, all, none
}

/// What a tween calls. The last three are of tweens that are played both ways.
public enum SceneMoment: String, CaseIterable, Equatable, Sendable {
  case start, update, `repeat`, overwrite, complete, end, reverseComplete, pause, resume
}

/// What a callback does in its `nth` call (counted from 1).
public struct SceneScript: Equatable, Sendable {
  public var on: SceneMoment
  public var nth: Int
  public var commands: [SceneCommand]

  public init(on: SceneMoment, nth: Int = 1, _ commands: [SceneCommand]) {
    self.on = on
    self.nth = nth
    self.commands = commands
  }
}
