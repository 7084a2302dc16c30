// The features of a plan, and the operations on its tweens that they allow. Computed once, when the
// plan is made; read at every step of a tween.

struct PlanTraits: OptionSet {
  let rawValue: UInt32

  // MARK: What it has

  /// Some property is computed from numbers that it does not own, which are written first.
  static let computed = PlanTraits(rawValue: 1 << 0)
  /// Some property is additive, which is written last.
  static let additive = PlanTraits(rawValue: 1 << 1)
  /// Some property has claims.
  static let claims = PlanTraits(rawValue: 1 << 2)
  /// Some property leaves the ends of its values to each tween, though its components are progress.
  static let ownEnds = PlanTraits(rawValue: 1 << 3)
  /// Some property has a motion.
  static let motions = PlanTraits(rawValue: 1 << 4)
  /// Some property has keyframes.
  static let keyframes = PlanTraits(rawValue: 1 << 5)
  /// It moves the own time of another tween, or its speed.
  static let playhead = PlanTraits(rawValue: 1 << 6)
  /// Numbers are rounded or clamped behind the curve.
  static let limits = PlanTraits(rawValue: 1 << 7)
  /// Plays that run backwards have a curve of their own.
  static let backwardEasing = PlanTraits(rawValue: 1 << 8)
  /// Some value is a function of the target: the plan is for one target.
  static let individual = PlanTraits(rawValue: 1 << 9)
  /// There are callbacks.
  static let callbacks = PlanTraits(rawValue: 1 << 10)
  /// There is a callback of every frame.
  static let updateCallback = PlanTraits(rawValue: 1 << 11)
  /// There is a callback of repeats.
  static let repeatCallback = PlanTraits(rawValue: 1 << 12)
  /// Targets are kept alive.
  static let retainsTarget = PlanTraits(rawValue: 1 << 13)
  /// Tweens pause where they would end.
  static let pausesOnCompletion = PlanTraits(rawValue: 1 << 14)
  /// Starts are shown at the call.
  static let showsStart = PlanTraits(rawValue: 1 << 15)
  /// The writes of a property have other effects on the target.
  static let effects = PlanTraits(rawValue: 1 << 23)

  // MARK: What may be done with its tweens

  /// All components are bytes that lanes move from end to end, as the curve has it and without code
  /// of the caller's.
  static let plainBytes = PlanTraits(rawValue: 1 << 16)
  /// All components' start values are bytes of the target, or sums of two of its numbers.
  static let startsFromBytes = PlanTraits(rawValue: 1 << 17)
  /// Its tweens are added and started in batches: see ``allowsBatches(_:_:_:_:)``.
  static let simple = PlanTraits(rawValue: 1 << 18)
  /// They are, if their times allow it.
  static let simpleButTimes = PlanTraits(rawValue: 1 << 21)
  /// A start reads bytes and makes plain ends of them. It runs no user code, except callbacks of
  /// tweens that lose by it.
  static let plainStart = PlanTraits(rawValue: 1 << 19)
  /// Its tweens have tags, or each may have its own.
  static let tagged = PlanTraits(rawValue: 1 << 22)
  /// Members of timelines may have it as it is. How long a spring takes there is to be known in
  /// advance.
  static let servesMembers = PlanTraits(rawValue: 1 << 20)
}

extension PlanTraits {
  /// The traits of a plan that is made of a description, of what was found for it, and of what is
  /// wrong with it.
  init(
    _ plan: TweenDescription, _ timing: Timing, _ properties: [PlannedProperty],
    _ parts: [PlannedComponent], _ problems: [TweenProblem]
  ) {
    self = []
    func note(_ trait: PlanTraits, _ isTrue: Bool) { if isTrue { insert(trait) } }
    for property in properties {
      note(.computed, !property.access.dependencies.isEmpty)
      note(.additive, property.access.isAdditive)
      note(.claims, !property.access.claims.isEmpty)
      note(.effects, property.access.hasEffect)
      note(.ownEnds, property.access.leavesEnds)
      note(.motions, property.motion != nil)
      note(.limits, property.output != nil)
    }
    note(.keyframes, parts.contains(where: \.hasKeyframes))
    note(.limits, !plan.limits.isNone)
    note(.backwardEasing, plan.backwardEasing != nil)
    if let callbacks = plan.callbacks {
      insert(.callbacks)
      note(.updateCallback, callbacks.events.contains(.update))
      note(.repeatCallback, callbacks.events.contains(.repeat))
    }
    note(.retainsTarget, plan.retainsTarget)
    note(.tagged, plan.tags != nil)
    note(.pausesOnCompletion, plan.pausesOnCompletion)
    note(.showsStart, plan.showsStart && parts.contains { $0.givesStart })
    note(
      .plainBytes,
      isDisjoint(with: [.limits, .motions, .keyframes])
        && properties.allSatisfy { $0.laneEasing != nil }
        && parts.allSatisfy { $0.isDirect && $0.isLaned }
        && (plan.backwardEasing == nil || plan.backwardEasing?.laneEasing != nil))
    note(
      .startsFromBytes,
      isDisjoint(with: [.motions, .keyframes])
        && parts.allSatisfy { $0.isBytes && $0.isLaned && !$0.isProgress })
    note(
      .plainStart,
      contains(.startsFromBytes) && isDisjoint(with: [.claims, .additive])
        && plan.callbacks?.events.contains(.start) != true
        && !timing.isMeasured && parts.allSatisfy(\.hasPlainEnds))
    note(
      .servesMembers,
      !timing.isMeasured && plan.overwrite == .atStart && !plan.retainsTarget)
    note(.simpleButTimes, problems.isEmpty && allowsBatches(plan, timing, properties, parts))
    note(.simple, timed(timing).contains(.simple))
  }

  /// These traits where tweens of the plan have other times. Batches need a tween to begin after
  /// its call, and its end to be its only boundary, by the engine's own clock.
  func timed(_ timing: Timing) -> PlanTraits {
    let isSimple =
      contains(.simpleButTimes) && timing.delay >= 0 && timing.repeats == 0
      && timing.endDelay == 0 && timing.timeScale == 1 && !timing.usesFrames
      && (contains(.motions) || timing.duration > 0)
    return isSimple ? union(.simple) : subtracting(.simple)
  }

  /// Whether tweens of a plan may be started in batches (SimpleStarts.swift). Most are such:
  /// they play once, at rate 1, contiguous numbers, each to a plain end, without a callout from the
  /// call to the end.
  private func allowsBatches(
    _ plan: TweenDescription, _ timing: Timing, _ properties: [PlannedProperty],
    _ parts: [PlannedComponent]
  ) -> Bool {
    // Nothing is shown or locked at the call, and nothing is called before the end.
    guard isDisjoint(with: [.updateCallback, .showsStart, .pausesOnCompletion, .tagged]),
      plan.callbacks?.events.contains(.start) != true, !plan.isPaused, !plan.locksInteraction,
      !plan.unlocksInteraction,
      // It takes what it moves at its start, and not before.
      plan.overwrite == .atStart,
      // Its numbers fill one entry of a lane.
      [1, 2, 4].contains(parts.count), Int(parts[0].contiguousCount) + 1 == parts.count,
      // Its ends follow from what the target holds, and that need not be kept.
      parts.allSatisfy({ $0.isDirect && $0.isLaned && $0.hasPlainEnds && !$0.keepsHeld })
    else { return false }
    guard contains(.motions) else {
      return properties.allSatisfy { $0.laneEasing != nil }
    }
    // A spring moves one number, and nothing else says how long that takes.
    guard timing.isMeasured, plan.unitsPerSecond == nil, parts.count == 1, properties.count == 1,
      case .spring = properties[0].motion
    else { return false }
    return parts[0].layout != .other
  }
}
