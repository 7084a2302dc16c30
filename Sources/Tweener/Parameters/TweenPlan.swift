// What one parameter dictionary means: read once, then never changed. Made by PlanDraft; the engine
// resolves its properties and runs tweens by it. Holds no target.

final class TweenPlan {
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
  let wanted: [WantedProperty]
  let problems: [TweenProblem]
  /// Makes the plan proper for each target, where a time is told by a function of the target; then this one says nothing else.
  let each: PlanForEach?

  init(
    _ values: PlanValues, callbacks: TweenCallbacks?, wanted: [WantedProperty],
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
  let draft: PlanDraft
  let callbacks: TweenCallbacks?

  init(draft: PlanDraft, callbacks: TweenCallbacks?) {
    self.draft = draft
    self.callbacks = callbacks
  }
}

extension TweenPlan {
  convenience init(each: PlanForEach) {
    self.init(PlanValues(), callbacks: nil, wanted: [], problems: [], each: each)
  }
}

/// The values of the reserved words, each at its default.
struct PlanValues {
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
struct WantedProperty {
  let key: TweenKey
  let value: Any
}

enum EasingChoice {
  case easing(Easing)
  case function((Double) -> Double)
}
