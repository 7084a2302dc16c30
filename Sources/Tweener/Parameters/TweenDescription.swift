// What one parameter dictionary means: read once, then never changed. Made by DescriptionBuilder; the engine
// resolves its properties and runs tweens by it. Holds no target.

final class TweenDescription {
  let timing: Timing
  let easing: EasingChoice
  let isRounded: Bool
  let minimum: Double?
  let maximum: Double?
  let overwrite: OverwriteMode
  /// `nil` where none was given.
  let callbacks: TweenCallbacks?
  let retainsTarget: Bool
  let locksInteraction: Bool
  let unlocksInteraction: Bool
  let showsStart: Bool
  /// What is not a reserved word: names in the order of their scalars, then key paths by description.
  let wanted: [PropertyRequest]
  let problems: [TweenProblem]
  /// Makes the plan proper for each target, where a time is told by a function of the target; then this one says nothing else.
  let each: PlanForEach?

  init(
    _ values: TweenOptions, callbacks: TweenCallbacks?, wanted: [PropertyRequest],
    problems: [TweenProblem], each: PlanForEach? = nil
  ) {
    self.each = each
    timing = values.timing
    easing = values.easing
    isRounded = values.isRounded
    minimum = values.minimum
    maximum = values.maximum
    overwrite = values.overwrite
    self.callbacks = callbacks
    retainsTarget = values.retainsTarget
    locksInteraction = values.locksInteraction
    unlocksInteraction = values.unlocksInteraction
    showsStart = values.showsStart
    self.wanted = wanted
    self.problems = problems
  }
}

/// A plan that was read but for the words that wait for a target.
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
  var isRounded = false
  var minimum: Double?
  var maximum: Double?
  var overwrite = OverwriteMode.atStart
  var retainsTarget = false
  var locksInteraction = false
  var unlocksInteraction = false
  var showsStart = true
}

/// A property that a call names, with what it gave for it.
struct PropertyRequest {
  let key: TweenKey
  let value: Any
}

enum EasingChoice {
  case easing(Easing)
  case function((Double) -> Double)
}
