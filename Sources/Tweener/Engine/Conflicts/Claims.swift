// Components that a tween owns without having values for them: those that the setter of one of its
// properties writes. They are contested as any others are; they are never read, written or placed
// by themselves, and what loses one loses its whole property. Asked by conflicts and by calls that
// name properties; most tweens have none.

extension TweenEngine {
  /// Some of a row's components, and with each the others of a property that cannot be written in
  /// part.
  func withWholes(_ indices: [ComponentIndex], _ slot: Slot) -> [ComponentIndex] {
    guard rows.traits(slot).contains(.claims), !indices.isEmpty, let plan = rows.plan(slot) else {
      return indices
    }
    let named = Set(indices)
    let whole = Set(indices.map { rows.part(components[$0]).property }).filter {
      !plan.properties[Int($0)].access.claims.isEmpty
    }
    return componentIndices(slot).filter {
      named.contains($0) || whole.contains(rows.part(components[$0]).property)
    }
  }

  /// A row's components that go to newer tweens at its start, where one may take others along.
  func forfeited(_ slot: Slot, target: TargetIndex) -> Set<ComponentIndex> {
    guard rows.traits(slot).contains(.claims) else { return [] }
    let lost = componentIndices(slot).filter { !rivals(at: $0, target: target).winners.isEmpty }
    return Set(withWholes(lost, slot))
  }

  /// Loses the rest of each property of which a row has just lost a component.
  func loseWholes(_ slot: Slot) {
    guard rows.traits(slot).contains(.claims) else { return }
    let lost = componentIndices(slot).filter { components[$0].isLost }
    for index in withWholes(lost, slot) where !components[index].isLost { lose(index) }
  }

  /// Whether a component is owned without having a value.
  func isClaim(_ index: ComponentIndex) -> Bool { rows.part(components[index]).isClaim }

  /// Whether a component is of a property that says what it writes: such a property shares nothing.
  func isOfWhole(_ index: ComponentIndex) -> Bool {
    let slot = components[index].row
    guard rows.traits(slot).contains(.claims), let plan = rows.plan(slot) else { return false }
    return !plan.properties[Int(rows.part(components[index]).property)].access.claims.isEmpty
  }

  /// Writes the tweens that show what a setter has just written for a row that does not own it yet.
  func writeOwners(_ slot: Slot, _ property: PropertyIndex) {
    for index in componentIndices(slot) where isClaim(index) {
      guard rows.part(components[index]).property == property,
        let driver = driver(of: key(index), target: rows[slot].target)
      else { continue }
      write(components[driver].row, .allButAdditive)
    }
  }
}
