// A description resolved for one class of targets: its components, how each is written, its ends.
// Made once per call and class by PropertyPlanner; every tween of the call shares it.

/// One property of a plan, found.
struct PlannedProperty {
  var access: PropertyAccess
  /// The caller's name for it; of a split entry, the name of the part.
  let name: TweenKey
  /// The names it was split from, outermost first.
  let origins: [TweenKey]
  /// The plan's, unless the value brought its own.
  let easing: Easing
  /// Computes start and end from the held value, where the value asks for that.
  var ends: TweenValue.Ends?
  /// The keyframes between its start and its end.
  var track: KeyframeTrack?
  /// Whether its progress leads through keyframes, between which each way has its own curve. Back
  /// by a curve of its own it leads from 1 to 2.
  var isProgressOfKeyframes = false
  /// Its motion, where its easing does not determine all of it.
  var motion: PropertyMotion?
  /// The filters and limits of a property with a motion, where the call's hold for each property by
  /// itself.
  var output: OutputFilter?

  /// The easing, where it runs no code of the caller's.
  var laneEasing: Easing? { easing.laneEasing }

  func isNamed(in names: [TweenKey]) -> Bool {
    names.contains(name) || origins.contains { names.contains($0) }
  }
}

/// The place of a property among those of its plan.
typealias PropertyIndex = UInt32

/// The index of a plan among all plans that tweens have; the first is none.
typealias PlanIndex = TableIndex<ResolvedPlan>

/// The index of a part among the parts of all plans.
typealias PartIndex = TableIndex<PlannedComponent>

/// One component of a plan, as plain bytes: all that a start and a lane need.
struct PlannedComponent {
  /// The index of its property in the plan; `element` is its element of that property.
  var property: PropertyIndex
  let element: UInt8
  /// Written as bytes, at `offset` in the instance.
  var isDirect = false
  /// A lane can move it: written as bytes or as a number of its own, by an easing that is a value.
  var isLaned = false
  var offset: Int32 = -1
  /// Written as bytes, at `offset`, behind what a share of another number makes of them.
  var share: SumShare?
  let layout: ScalarLayout
  /// The encoding of its bits; see PropertyElement.
  let encoding: UInt32
  let key: ComponentKey
  var endRule: EndRule
  /// Whether the call gives its start, also where the component is progress.
  var givesStart = false
  /// Whether each tween must keep the value that the component held: it does not follow from its
  /// ends.
  var keepsHeld = false
  /// Whether the target stores another number than its value, which is computed from that and from
  /// others.
  var isComputed = false
  /// The number of parts that directly follow it, both in the plan and in memory, and move by the
  /// same easing.
  var contiguousCount: UInt8 = 0

  /// Whether its ends follow from its start value by plain arithmetic.
  var hasPlainEnds: Bool {
    if case .argument = endRule { return true }
    return endRule.plainEnds(startingAt: 0, layout) != nil
  }

  /// Whether lanes write it as bytes.
  var isBytes: Bool { isDirect || share != nil }

  /// Whether its property has a motion.
  var hasMotion = false

  /// Whether its bits are progress, of which a sampler makes values.
  var isProgress = false
  /// Of progress that lanes move, how many components its property has in the plan; else 0.
  var sampledCount: UInt8 = 0

  /// The element of a claim (``PropertyAccess/claims``): the property owns the component and has no
  /// value for it. It is never read or written, and has no writer.
  static var claimed: UInt8 { .max }
  var isClaim: Bool { element == Self.claimed }

  /// Whether it has keyframes.
  var hasKeyframes: Bool { if case .keyframes = endRule { true } else { false } }

  /// Whether every play starts alike, also where each takes its start from the play before: the
  /// start is the call's, the motion's or that of a relative keyframe.
  var startsAlike: Bool {
    switch endRule {
    case .keyframes(.relative), .motion: true
    default: givesStart
    }
  }
}

final class ResolvedPlan {
  /// A call to be planned anew for one of its targets.
  struct Asking {
    let call: TweenDescription
    /// The target's place among those of the call.
    let place: Int
  }

  let plan: TweenDescription
  let traits: PlanTraits
  /// The call's, measured at the start where a motion says how long it takes.
  let timing: Timing
  let properties: [PlannedProperty]
  /// The components that this call writes, in the order of its properties.
  let parts: [PlannedComponent]
  /// The components that its additive properties add to.
  let addedKeys: [ComponentKey]
  /// Whether a motion has a say in how long a play takes: easings may then take less of it.
  let isMeasuredByMotions: Bool
  /// The callback of every frame; an empty one where the call gives none.
  let onUpdate: FrameCallback
  let problems: [TweenProblem]
  /// A call some of whose values are functions of the target, where each play that takes its start
  /// anew asks them.
  let asking: Asking?
  /// By property, its access, which `properties` holds: asked for without a count.
  let accesses: [Unmanaged<PropertyAccess>]
  let limits: NumberLimits
  /// The plan's index in the engine's table while a tween has it; else the first.
  var entry = PlanIndex.first
  /// The index for the latest tween with times of its own; the first where there is none.
  var latestVariant = PlanIndex.first

  init(
    plan: TweenDescription, properties: [PlannedProperty] = [], parts: [PlannedComponent] = [],
    problems: [TweenProblem], isIndividual: Bool = false, isOfPlayhead: Bool = false,
    asking: Asking? = nil
  ) {
    self.plan = plan
    var timing = plan.timing
    isMeasuredByMotions = properties.contains { $0.motion?.isMeasured == true }
    if isMeasuredByMotions, !plan.isPlaced { timing.isMeasured = true }
    self.timing = timing
    self.onUpdate = plan.callbacks?.everyFrame ?? FrameCallback(nil)
    self.properties = properties
    var parts = parts.count > 1 ? Self.sortedByMemory(parts, properties, plan.limits) : parts
    for index in parts.indices {
      let (rule, property) = (parts[index].endRule, properties[Int(parts[index].property)])
      let isProgress = property.access.isProgress
      parts[index].isProgress = isProgress
      parts[index].isComputed = !isProgress && !property.access.dependencies.isEmpty
      parts[index].keepsHeld = !isProgress && (plan.timing.refreshes || rule.hidesHeld)
      parts[index].hasMotion = property.motion != nil
      // Where a motion has a say in how long a play takes, no lane computes what is eased.
      if isMeasuredByMotions, property.motion?.isMeasured != true { parts[index].isLaned = false }
      // Lanes move its progress.
      if isProgress, !isMeasuredByMotions, !parts[index].isClaim, property.motion == nil,
        property.access.samplerStage != nil, property.laneEasing != nil
      {
        parts[index].sampledCount = UInt8(
          parts.count { $0.property == parts[index].property && !$0.isClaim })
      }
    }
    self.parts = parts
    self.problems = problems
    self.asking = asking
    accesses = properties.map { .passUnretained($0.access) }
    limits = plan.limits
    var traits = PlanTraits(plan, timing, properties, parts, problems)
    if isIndividual { traits.insert(.individual) }
    if isOfPlayhead { traits.insert(.playhead) }
    self.traits = traits
    addedKeys =
      traits.contains(.additive)
      ? properties.flatMap { ($0.access as? AdditiveAccess)?.baseKeys ?? [] } : []
  }

  /// A plan that differs from another one in the values of its keyframes.
  init(_ other: ResolvedPlan, passing properties: [PlannedProperty]) {
    plan = other.plan
    traits = other.traits
    timing = other.timing
    self.properties = properties
    parts = other.parts
    addedKeys = other.addedKeys
    isMeasuredByMotions = other.isMeasuredByMotions
    onUpdate = other.onUpdate
    problems = other.problems
    asking = other.asking
    accesses = properties.map { .passUnretained($0.access) }
    limits = other.limits
  }

  /// The curve by which a lane may move plays that run backwards; `nil` where they have no curve of
  /// their own, or one that a lane cannot compute.
  var backwardLaneEasing: Easing? { plan.backwardEasing?.laneEasing }

  /// The motion of its only property, where its easing does not determine all of it.
  var motion: PropertyMotion? { properties.count == 1 ? properties[0].motion : nil }

  /// Puts parts that are bytes in the order of memory, and counts for each those behind it that
  /// lanes can move together with it.
  private static func sortedByMemory(
    _ parts: [PlannedComponent], _ properties: [PlannedProperty], _ limits: NumberLimits
  ) -> [PlannedComponent] {
    guard parts.allSatisfy({ $0.isDirect && $0.isLaned }) else { return parts }
    var parts = parts.ordered { $0.offset < $1.offset }
    for index in parts.indices.dropLast().reversed() {
      let (part, next) = (parts[index], parts[index + 1])
      let canShare =
        limits.isNone && !part.layout.isWhole && !part.hasKeyframes && !next.hasKeyframes
        && properties[Int(part.property)].motion == nil
        && properties[Int(next.property)].motion == nil
        && part.layout == next.layout && next.offset == part.offset + part.layout.size
        && properties[Int(part.property)].laneEasing != nil
        && properties[Int(part.property)].laneEasing == properties[Int(next.property)].laneEasing
      // At most four move together.
      parts[index].contiguousCount = canShare ? min(next.contiguousCount + 1, 3) : 0
    }
    return parts
  }

  @inline(__always)
  func access(_ part: PlannedComponent) -> PropertyAccess { properties[Int(part.property)].access }

  func element(_ part: PlannedComponent) -> PropertyElement {
    access(part).elements[Int(part.element)]
  }

  /// A component's bits as a number.
  @inline(__always)
  func double(_ bits: UInt64, _ part: PlannedComponent) -> Double {
    part.layout == .other ? element(part).double(bits) : part.layout.number(bits)
  }

  /// A number as a component's bits.
  @inline(__always)
  func bits(_ double: Double, _ part: PlannedComponent) -> UInt64 {
    part.layout == .other ? element(part).bits(double) : part.layout.bits(double)
  }

  /// A component's number filtered, rounded and clamped, where asked.
  func limited(_ number: Double, _ part: PlannedComponent) -> Double {
    guard traits.contains(.limits) else { return number }
    return limits.isNone ? properties[Int(part.property)].output?(number) ?? number : limits(number)
  }

  /// A finite number as a component's bits; `nil` where it is beyond the range of the component.
  @inline(__always)
  func finiteBits(_ number: Double, _ part: PlannedComponent) -> UInt64? {
    let bits = bits(number, part)
    return part.layout == .double || double(bits, part).isFinite ? bits : nil
  }
}
