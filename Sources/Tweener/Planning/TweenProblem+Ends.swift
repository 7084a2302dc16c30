// Reports about ends that are known when a tween starts. Made by the engine.

extension ResolvedPlan {
  /// The report about a component whose change, factor, decay, function or keyframe leads beyond
  /// what it holds. `change`: what the component has of its call, where the rule is the call's own.
  func beyond(_ part: PlannedComponent, change: UInt64, targetType: Any.Type) -> TweenProblem {
    let property = properties[Int(part.property)]
    if case .function = part.endRule {
      return .notFinite(key: property.name, targetType: targetType)
    }
    let value: Any? =
      switch part.endRule {
      case .by(let change): TweenValue.by(change)
      case .argument(.by): TweenValue.by(Double(bitPattern: change))
      case .times(let factor): TweenValue.times(factor)
      default: nil
      }
    return .beyond(
      property.access.holder(Int(part.element)), key: property.name, value: value,
      targetType: targetType, isKeyframe: part.hasKeyframes)
  }
}

extension PropertyAccess {
  /// The type that holds an element, as a report names it.
  func holder(_ element: Int) -> Any.Type {
    switch elements[element].layout {
    case .double: Double.self
    case .float: Float.self
    default: valueType
    }
  }
}
