// A plan made concrete for one class of targets: which components, written how, going where. Made once per
// call and class by TargetPlanner; every tween of the call shares it.

/// One property of a plan, found.
struct PlannedProperty {
  let access: PropertyAccess
  /// One per element of the access.
  let specs: [ValueSpec]
  /// The elements this call writes: all but those that another key of the call writes too.
  var mask: UInt64
  /// What the caller called it, and what that name was split from.
  let names: [TweenKey]
}

/// One component of a plan, as plain bytes: all that a start and a lane need to know of it.
struct PlannedPart {
  /// Which of the plan's properties, and which of its elements.
  let property: UInt16
  let element: UInt8
  /// Written as bytes, at this offset in the instance.
  let isDirect: Bool
  let offset: Int32
  let layout: ScalarLayout
  let key: ComponentKey
  let spec: ValueSpec
}

final class TargetPlan {
  let plan: TweenPlan
  let timing: Timing
  /// The easing by which a lane may move the components; `nil` where each must be computed by itself.
  let laneEasing: Easing?
  let properties: [PlannedProperty]
  /// The components that this call writes, in the order of its properties.
  let parts: [PlannedPart]
  /// The lane that the last component of this plan went to; where the next one likely goes.
  var laneHint = LaneHint()
  let problems: [TweenProblem]

  init(plan: TweenPlan, properties: [PlannedProperty], problems: [TweenProblem]) {
    self.plan = plan
    self.timing = plan.timing
    self.laneEasing = plan.laneEasing
    self.properties = properties
    self.parts = properties.enumerated().flatMap { number, property in
      property.access.elements.enumerated().compactMap { element, info in
        guard property.mask & (1 << UInt64(element)) != 0 else { return nil }
        return PlannedPart(
          property: UInt16(truncatingIfNeeded: number), element: UInt8(element),
          isDirect: property.access.isDirect, offset: Int32(info.offset ?? -1),
          layout: info.layout, key: info.key, spec: property.specs[element])
      }
    }
    self.problems = plan.problems + problems
  }

  @inline(__always)
  func part(_ component: TweenComponent) -> PlannedPart { parts[Int(component.part)] }

  @inline(__always)
  func access(_ part: PlannedPart) -> PropertyAccess { properties[Int(part.property)].access }

  func element(_ part: PlannedPart) -> PropertyElement { access(part).elements[Int(part.element)] }

  /// A component's bits as a number.
  @inline(__always)
  func double(_ bits: UInt64, _ part: PlannedPart) -> Double {
    switch part.layout {
    case .double: Double(bitPattern: bits)
    case .float: Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case .other: element(part).double(bits)
    }
  }

  /// A number as a component's bits.
  @inline(__always)
  func bits(_ double: Double, _ part: PlannedPart) -> UInt64 {
    switch part.layout {
    case .double: double.bitPattern
    case .float: UInt64(Float(double).bitPattern)
    case .other: element(part).bits(double)
    }
  }
}
