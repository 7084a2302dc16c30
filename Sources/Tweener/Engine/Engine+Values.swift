// What a component's value is at the present instant, and writing it: the exact path, one row at a time.
// The lanes do the same for many; both use LaneEntry's formula and the easing's one definition.

extension TweenEngine {
  /// The eased position of a row at the present instant, or the end it holds.
  enum Position {
    case start, end
    case eased(Double)
  }

  func position(_ slot: Int32) -> Position {
    switch standing(slot) {
    case .holding(let atEnd): return atEnd ? .end : .start
    case .playing(let play):
      let time = entry(slot, play: play, base: drivingNow(slot)).time(at: 0)
      guard let plan = rows[slot].plan?.plan else { return .end }
      return .eased(plan.easing(time))
    }
  }

  /// The bits to be written for a component, rounded and clamped where asked.
  func bits(_ component: TweenComponent, _ element: PropertyElement, _ position: Position, _ plan: TweenPlan)
    -> UInt64
  {
    switch position {
    case .start: return finish(component.from, element, plan)
    case .end: return finish(component.to, element, plan)
    case .eased(let eased):
      let from = element.double(component.from)
      let value = from + (element.double(component.to) - from) * eased
      return element.bits(finish(value, plan))
    }
  }

  /// An end value stays as it was given, unless rounding or clamping changes it.
  private func finish(_ bits: UInt64, _ element: PropertyElement, _ plan: TweenPlan) -> UInt64 {
    guard plan.isFinished else { return bits }
    let value = element.double(bits)
    let finished = finish(value, plan)
    return finished == value ? bits : element.bits(finished)
  }

  private func finish(_ value: Double, _ plan: TweenPlan) -> Double {
    guard plan.isFinished else { return value }
    var value = plan.isRounded ? value.rounded(.toNearestOrAwayFromZero) : value
    if let minimum = plan.minimum, value < minimum { value = minimum }
    if let maximum = plan.maximum, value > maximum { value = maximum }
    return value
  }

  /// Writes the exact values of a row's components: those it owns and that no newer tween hides.
  /// `onlySlow` leaves out what the lanes have written.
  func write(_ slot: Int32, onlySlow: Bool = false) {
    let id = rows.id(slot)
    guard let plan = rows[slot].plan, rows[slot].target >= 0,
      let object = targets[rows[slot].target].object
    else { return }
    let position = position(slot)
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { bits in
      guard let buffer = bits.baseAddress else { return }
      var offset: Int32 = 0
      while offset < rows[slot].componentCount {
        let first = rows[slot].firstComponent
        let property = components[first + offset].property
        let access = plan.properties[Int(property)].access
        var mask: UInt64 = 0
        while offset < rows[slot].componentCount,
          components[first + offset].property == property
        {
          let component = components[first + offset]
          offset += 1
          guard component.isOwned, !component.isHidden, !onlySlow || component.home == .slow
          else { continue }
          let element = Int(component.element)
          buffer[element] = self.bits(component, access.elements[element], position, plan.plan)
          mask |= 1 << UInt64(element)
        }
        if mask == 0 { continue }
        if access.isDirect {
          access.write(object, buffer, mask: mask)
        } else {
          // A setter of the caller's may do anything, also end this tween.
          depth += 1
          access.write(object, buffer, mask: mask)
          depth -= 1
          guard rows.isAlive(id) else { return }
        }
      }
    }
  }

  /// Leaves a row's components at their exact values, where they were not just written.
  func writeIfStale(_ slot: Int32) {
    if sweptAt != now, rows[slot].isDriving { write(slot) }
  }

  /// The exact value of an owned component.
  func exactBits(_ index: Int32) -> UInt64 {
    let component = components[index]
    guard let plan = rows[component.row].plan else { return component.to }
    let access = plan.properties[Int(component.property)].access
    return bits(
      component, access.elements[Int(component.element)], position(component.row), plan.plan)
  }
}
