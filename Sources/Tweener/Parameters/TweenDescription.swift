// The meaning of one parameter dictionary: read once, then never changed. Made by
// DescriptionBuilder; the engine resolves its properties and runs tweens by it. Holds no target.

final class TweenDescription {
  private let options: TweenOptions
  /// `nil` where none was given.
  let callbacks: TweenCallbacks?
  /// The requested properties: names in the order of their scalars, then key paths by description.
  let wanted: [PropertyRequest]
  let problems: [TweenProblem]
  /// Makes the description proper for each target, where a time is a function of the target; then
  /// this one says nothing else.
  let each: PlanForEach?

  init(
    _ options: TweenOptions, callbacks: TweenCallbacks?, wanted: [PropertyRequest],
    problems: [TweenProblem], each: PlanForEach? = nil
  ) {
    self.options = options
    self.callbacks = callbacks
    self.wanted = wanted
    self.problems = problems
    self.each = each
  }

  var timing: Timing { options.timing }
  var easing: EasingChoice { options.easing }
  /// The curve of plays that run backwards, as seen going that way; `nil` for the same curve,
  /// backwards.
  var backwardEasing: EasingChoice? { options.backwardEasing }
  var limits: NumberLimits { options.limits }
  var overwrite: OverwriteMode { options.overwrite }
  var retainsTarget: Bool { options.retainsTarget }
  var locksInteraction: Bool { options.locksInteraction }
  var unlocksInteraction: Bool { options.unlocksInteraction }
  var showsStart: Bool { options.showsStart }
  var isPaused: Bool { options.isPaused }
  var pausesOnCompletion: Bool { options.pausesOnCompletion }
  var unitsPerSecond: Double? { options.unitsPerSecond }
  /// The spring that moves the properties in the place of an easing.
  var spring: TweenSpring? { options.spring }
  /// The velocity with which a spring's properties start, as the call gives it; `nil` for that
  /// which they have.
  var initialVelocity: Any? { options.initialVelocity }
  var handover: HandoverMode { options.handover }
  /// The kind of shorthands that the call had.
  var expansion: ShorthandExpansion { options.expansion }
  /// Whether the length of its plays is known before it starts, whatever moves its properties: that
  /// of a timeline's members is.
  var isPlaced: Bool { options.isPlaced }
  /// The duration of the call's easing in flicks, where a motion determines the length of a play.
  var easedDuration: Int64 { options.easedDuration ?? timing.duration }
  /// The pieces that are played one after another, beside the properties.
  var keyframes: KeyframePieces? { options.keyframes }

  /// This description as a member of a timeline, which says for all how they overwrite and whether
  /// they keep their targets.
  func inTimeline(_ head: TweenDescription) -> TweenDescription {
    var options = options
    options.overwrite = head.overwrite
    options.retainsTarget = head.retainsTarget
    // It would have no end, which is reported.
    if options.timing.timeScale == 0 { options.timing.timeScale = 1 }
    return TweenDescription(
      options, callbacks: callbacks, wanted: wanted, problems: problems, each: each)
  }

  /// The part of this description that it shares with those of calls like it: without its values
  /// and callbacks, but with the set of events that have callbacks.
  var open: TweenDescription {
    var options = options
    options.tags = options.tags.map { _ in [] }
    return TweenDescription(options, callbacks: callbacks?.open, wanted: [], problems: [])
  }

  /// This description with another length and no delay: of a piece among keyframes.
  func lasting(_ duration: Int64) -> TweenDescription {
    var options = options
    options.timing.delay = 0
    options.timing.duration = duration
    return TweenDescription(options, callbacks: callbacks, wanted: wanted, problems: [])
  }

  /// This description as a member of a timeline, whose plays have a length that is known.
  func placed(lasting duration: Int64, _ wanted: [PropertyRequest]) -> TweenDescription {
    var options = options
    options.easedDuration = options.timing.duration
    options.timing.setMeasured(duration: duration)
    options.timing.isMeasured = false
    options.unitsPerSecond = nil
    options.missingLength = []
    options.isPlaced = true
    return TweenDescription(options, callbacks: callbacks, wanted: wanted, problems: problems)
  }

  /// This description with the time scale 1, for a member of a timeline whose time scale is 0.
  var atRateOne: TweenDescription {
    var options = options
    options.timing.timeScale = 1
    options.isPlaced = true
    return TweenDescription(options, callbacks: callbacks, wanted: wanted, problems: problems)
  }

  /// This description with one play, for what has no length on a timeline.
  var playingOnce: TweenDescription {
    var options = options
    options.timing.repeats = 0
    options.isPlaced = true
    return TweenDescription(options, callbacks: callbacks, wanted: wanted, problems: problems)
  }

  /// This description without its properties, and with other callbacks: of a call with keyframes.
  func withoutProperties(_ callbacks: TweenCallbacks?) -> TweenDescription {
    TweenDescription(options, callbacks: callbacks, wanted: [], problems: problems)
  }

  /// The properties beside keyframes, which go over a whole play. `nil` where there are none.
  var besideKeyframes: TweenDescription? {
    if wanted.isEmpty { return nil }
    var beside = TweenOptions()
    beside.timing.duration = timing.duration
    beside.easing = easing
    beside.limits = limits
    beside.showsStart = showsStart
    return TweenDescription(beside, callbacks: nil, wanted: wanted, problems: [])
  }

  /// Whether the call has pieces that are played one after another.
  var hasKeyframes: Bool { keyframes != nil || each?.builder.pieces.isEmpty == false }

  /// The problems to report unless a property determines the length of a play.
  var missingLength: [TweenProblem] { options.missingLength }
  /// Whether it describes plays without giving their length: whether that is reported depends on
  /// the caller.
  var lacksLength: Bool { options.lacksLength }
  /// The tags of the call's tweens; `nil` where the call has no such word.
  var tags: [AnyHashable]? { options.tags }

  /// Known also where times are functions of the target.
  var stagger: Stagger? { each?.builder.values.stagger ?? options.stagger }

  /// This description without rounding and limits: for tweens of progress.
  var withoutLimits: TweenDescription {
    if limits.isNone { return self }
    var options = options
    options.limits = NumberLimits()
    return TweenDescription(options, callbacks: callbacks, wanted: wanted, problems: problems)
  }
}

/// A call whose words are read, except those whose value is a function of the target.
final class PlanForEach {
  let builder: DescriptionBuilder
  let callbacks: TweenCallbacks?

  init(builder: DescriptionBuilder, callbacks: TweenCallbacks?) {
    self.builder = builder
    self.callbacks = callbacks
  }
}

extension TweenDescription {
  convenience init(each: PlanForEach) {
    self.init(TweenOptions(), callbacks: nil, wanted: [], problems: [], each: each)
  }
}

/// The values of the reserved words, each at its default.
struct TweenOptions {
  var timing = Timing()
  var easing = EasingChoice.easing(.linear)
  var backwardEasing: EasingChoice?
  var limits = NumberLimits()
  var overwrite = OverwriteMode.atStart
  var retainsTarget = false
  var locksInteraction = false
  var unlocksInteraction = false
  var showsStart = true
  var isPaused = false
  var pausesOnCompletion = false
  /// Above 0; in the place of a duration.
  var unitsPerSecond: Double?
  var stagger: Stagger?
  var keyframes: KeyframePieces?
  var spring: TweenSpring?
  var initialVelocity: Any?
  var handover = HandoverMode.jump
  var isPlaced = false
  var easedDuration: Int64?
  var expansion = ShorthandExpansion.none
  var missingLength: [TweenProblem] = []
  var lacksLength = false
  var tags: [AnyHashable]?
}

/// A property that a call names, with what it gave for it.
struct PropertyRequest {
  let key: TweenKey
  let value: Any

  /// Whether the value has an easing of its own.
  var isEased: Bool { TweenValue.inside(value)?.easing != nil }
}

enum EasingChoice {
  case easing(Easing)
  case function((Double) -> Double)

  /// The easing, where it bends anything.
  var unlessLinear: EasingChoice? {
    if case .easing(.linear) = self { nil } else { self }
  }
}
