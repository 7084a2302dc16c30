// The plans of living tweens: what every step of a tween asks of its plan, as plain bytes, and the
// plan itself for the rest. Reading plain bytes counts no references, which would cost more than
// the step.

/// The plain part of a plan, and the times of its tweens. Tweens of one plan with other times have
/// a summary of their own, with the same parts.
struct PlanSummary {
  var timing = Timing()
  /// The index of its first part in the table.
  var firstPart = PartIndex.first
  var partCount: Int32 = 0
  /// Tweens that have the plan.
  var uses: Int32 = 0
  var overwrite = OverwriteMode.atStart
  var traits: PlanTraits = []
  /// The events that it has a callback for.
  var events = CallbackEvents()
}

/// The lanes that the last component of a part went to.
struct PartHints {
  var moving = LaneHint()
  var held = LaneHint()
}

struct PlanTable: ~Copyable {
  /// The first is the summary of rows without a plan.
  private(set) var summaries = [PlanSummary()]
  private var plans: [ResolvedPlan?] = [nil]
  private var parts: [PlannedComponent] = []
  /// By part.
  private(set) var hints: [PartHints] = []
  private var free: [PlanIndex] = []
  /// Free runs of parts by length.
  private var freeParts: [[PartIndex]] = []

  subscript(_ index: PlanIndex) -> PlanSummary {
    @inline(__always) get { summaries[Int(index)] }
    @inline(__always) _modify { yield &summaries[Int(index)] }
  }

  @inline(__always)
  func plan(_ index: PlanIndex) -> ResolvedPlan? { plans[Int(index)] }

  /// A plan without a count of its own: good as long as a tween has it, and until the engine is at
  /// rest.
  @inline(__always)
  func uncounted(_ index: PlanIndex) -> Unmanaged<ResolvedPlan>? {
    plans[Int(index)].map { Unmanaged.passUnretained($0) }
  }

  /// A part of a plan by its place among the parts of all.
  @inline(__always)
  func part(_ place: PartIndex) -> PlannedComponent { parts[Int(place)] }

  /// The fields of a part that write it as bytes, without a copy of all of it.
  @inline(__always)
  func bytes(_ place: PartIndex) -> (property: PropertyIndex, layout: ScalarLayout, offset: Int32) {
    (parts[Int(place)].property, parts[Int(place)].layout, parts[Int(place)].offset)
  }

  @inline(__always)
  func hint(_ place: PartIndex, isHeld: Bool) -> LaneHint {
    isHeld ? hints[Int(place)].held : hints[Int(place)].moving
  }

  mutating func setHint(_ place: PartIndex, _ hint: LaneHint, isHeld: Bool) {
    if isHeld { hints[Int(place)].held = hint } else { hints[Int(place)].moving = hint }
  }

  /// Counts one more tween of a plan.
  @inline(__always)
  mutating func use(_ plan: ResolvedPlan, _ timing: Timing) -> PlanIndex {
    if plan.entry == .first { insert(plan) }
    var index = plan.entry
    if timing != summaries[Int(index)].timing { index = variant(of: plan, timing) }
    summaries[Int(index)].uses += 1
    return index
  }

  /// The summary of a plan with other times. Tweens that were added one after the other with equal
  /// times share one.
  private mutating func variant(of plan: ResolvedPlan, _ timing: Timing) -> PlanIndex {
    let latest = plan.latestVariant
    if latest != .first, summaries[Int(latest)].timing == timing { return latest }
    var summary = summaries[Int(plan.entry)]
    summary.timing = timing
    summary.traits = plan.traits.timed(timing)
    summary.uses = 0
    summaries[Int(plan.entry)].uses += 1
    plan.latestVariant = enter(summary, plan)
    return plan.latestVariant
  }

  private mutating func enter(_ summary: PlanSummary, _ plan: ResolvedPlan) -> PlanIndex {
    if let index = free.popLast() {
      summaries[Int(index)] = summary
      plans[Int(index)] = plan
      return index
    }
    summaries.append(summary)
    plans.append(plan)
    return PlanIndex(summaries.count - 1)
  }

  /// Counts one tween less. With the last the plan is forgotten and comes back, to be let go of
  /// when nothing is under way: it may hold the last reference to things of the caller's.
  mutating func drop(_ index: PlanIndex) -> ResolvedPlan? {
    summaries[Int(index)].uses -= 1
    guard index != .first, summaries[Int(index)].uses == 0 else { return nil }
    let plan = plans[Int(index)]
    plans[Int(index)] = nil
    free.append(index)
    if let plan, plan.entry != index {
      if plan.latestVariant == index { plan.latestVariant = .first }
      return drop(plan.entry)
    }
    plan?.entry = .first
    release(summaries[Int(index)].firstPart, summaries[Int(index)].partCount)
    return plan
  }

  @inline(never)
  private mutating func insert(_ plan: ResolvedPlan) {
    let summary = PlanSummary(
      timing: plan.timing, firstPart: allocate(plan.parts), partCount: Int32(plan.parts.count),
      overwrite: plan.plan.overwrite, traits: plan.traits,
      events: plan.plan.callbacks?.events ?? CallbackEvents())
    plan.entry = enter(summary, plan)
  }

  private mutating func allocate(_ wanted: [PlannedComponent]) -> PartIndex {
    if wanted.count < freeParts.count, let first = freeParts[wanted.count].popLast() {
      for (offset, part) in wanted.enumerated() {
        parts[Int(first) + offset] = part
        hints[Int(first) + offset] = PartHints()
      }
      return first
    }
    parts.append(contentsOf: wanted)
    hints.append(contentsOf: repeatElement(PartHints(), count: wanted.count))
    return PartIndex(parts.count - wanted.count)
  }

  private mutating func release(_ first: PartIndex, _ count: Int32) {
    guard count > 0 else { return }
    while freeParts.count <= Int(count) { freeParts.append([]) }
    freeParts[Int(count)].append(first)
  }
}
