// Plans whose ends and callbacks are left to each tween: which can be, and what each then supplies.

extension ResolvedPlan {
  /// Whether later calls of the kind can share it: a pattern describes all of it.
  var isShareable: Bool {
    guard problems.isEmpty, !plan.lacksLength, !traits.contains(.individual),
      plan.easing.curve?.isOfOneCall != true
    else { return false }
    return switch plan.expansion {
    case .none: isPlain
    // Equal calls may share it, though it does more, where nothing of it is the target's or the
    // call's alone.
    case .pure:
      plan.wanted.allSatisfy { $0.layer == plan.wanted[0].layer }
        && properties.allSatisfy {
          !$0.access.isPassing && $0.access.claims.isEmpty && $0.origins.isEmpty
        }
    case .other: false
    }
  }

  /// Whether all it does is moving numbers straight to ends that the call gives, by easings that
  /// can be compared.
  private var isPlain: Bool {
    guard parts.count <= EndArguments.count, properties.count == plan.wanted.count,
      parts.count == properties.reduce(0, { $0 + $1.access.elements.count })
    else { return false }
    return parts.allSatisfy { part in
      let property = properties[Int(part.property)]
      let access = property.access
      if let mixed = access as? InterpolatedAccess {
        return mixed.mix != nil && mixed.plainEnds != nil && mixed.claims.isEmpty
          && property.origins.isEmpty
      }
      switch part.endRule {
      case .keyframes:
        // A plan of its own, which shares the rest, would not keep the rest alive.
        guard property.track?.hasPlainEnds == true, !holdsCallersCode else { return false }
      default:
        // What is relative is known as long as the component has not started.
        guard let argument = part.endRule.open(part.layout)?.argument,
          argument == .to || !timing.refreshes
        else { return false }
      }
      return access.elements[Int(part.element)].period == nil && access.interpolation == nil
        && !access.isProgress && access.claims.isEmpty
        && property.origins.isEmpty
    }
  }

  /// The plan with its callbacks left to each tween, and its ends where no shorthand made them.
  var open: ResolvedPlan {
    var (properties, parts) = (properties, parts)
    if plan.expansion == .none {
      // Progress goes from 0 to 1, wherever its value goes, and keyframes are those of a plan.
      for index in parts.indices where !parts[index].isProgress {
        parts[index].endRule =
          parts[index].endRule.open(parts[index].layout) ?? parts[index].endRule
      }
      for index in properties.indices {
        let access = properties[index].access
        properties[index].access = (access as? InterpolatedAccess)?.open ?? access
      }
    }
    // Without values and callbacks, but with the set of events that have callbacks.
    let open = plan.copy {
      $0.tags = $0.tags.map { _ in [] }
      $0.callbacks = $0.callbacks?.open
      ($0.wanted, $0.problems) = ([], [])
    }
    return ResolvedPlan(
      plan: open, properties: properties, parts: parts, problems: [],
      isOfPlayhead: traits.contains(.playhead))
  }

  /// The plan for a call that has keyframes of its own.
  func passing(_ tracks: [PropertyTrack]) -> ResolvedPlan {
    var properties = properties
    for (property, track) in tracks { properties[Int(property)].track = track }
    return ResolvedPlan(self, passing: properties)
  }

  /// The arguments of this plan that an open one leaves to each tween. Both have the same parts.
  var arguments: CallArguments {
    if plan.expansion != .none {
      return CallArguments(callbacks: plan.callbacks, tags: plan.tags)
    }
    var (ends, starts) = (EndArguments(), EndArguments())
    for (index, part) in parts.enumerated() {
      switch part.endRule {
      case .to(let end): ends[index] = end
      case .by(let change): ends[index] = change.bitPattern
      case .from(let start): starts[index] = start
      case .fromTo(let start, let end): (starts[index], ends[index]) = (start, end)
      default: break
      }
      if let plain = (access(part) as? InterpolatedAccess)?.plainEnds {
        ends[index] = plain[Int(part.element)]
      }
    }
    return CallArguments(ends: ends, starts: starts, callbacks: plan.callbacks, tags: plan.tags)
  }

  /// Whether it keeps a curve of the caller's alive.
  func holds(_ curve: CustomCurve) -> Bool {
    plan.easing.curve === curve || plan.backwardEasing?.curve === curve
  }

  /// Whether it calls a curve of the caller's or a mix that is not that of a type, or was made by a
  /// plugin.
  var holdsCallersCode: Bool {
    plan.expansion != .none || plan.easing.isCustom || plan.backwardEasing?.isCustom == true
      || properties.contains { $0.access.mix !== $0.access.mixOfType }
  }
}
