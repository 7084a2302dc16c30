// The owner of a component that two tweens want (SEMANTICS 14 to 18): the later call, unless it
// shares.

extension TweenEngine {
  struct ConflictResult {
    /// Tweens that lose something, in the order in which they are left.
    var losers: [TweenID] { losing.all }
    fileprivate var losing = DistinctList<TweenID>()
    /// Newer tweens that take something from the one that starts, oldest first.
    var winners: [TweenID] = []
    /// The components of losers that go to the one that starts.
    fileprivate var beaten = DistinctList<ComponentIndex>()
    /// Its own components that go to winners.
    fileprivate var lost: [ComponentIndex] = []
    /// Whether it shares one.
    fileprivate var shares = false
  }

  /// A list in which everything is once: looked up by its hash where there is much.
  fileprivate struct DistinctList<Element: Hashable> {
    private(set) var all: [Element] = []
    private var known: Set<Element> = []

    mutating func contains(_ element: Element) -> Bool {
      if all.count < 16 { return all.contains(element) }
      if known.isEmpty { known = Set(all) }
      return known.contains(element)
    }

    mutating func append(_ element: Element) {
      if contains(element) { return }
      all.append(element)
      if !known.isEmpty { known.insert(element) }
    }
  }

  /// Makes a starting row the owner of its components, taking them from older tweens and leaving
  /// them to newer ones. What losers lose is left at its exact value first. `nil` where it has no
  /// rival.
  func resolveConflicts(_ slot: Slot, only parts: PartSet? = nil) -> ConflictResult? {
    let target = rows[slot].target
    guard !target.isNone else { return nil }
    if isAlone(slot, on: target) || !meetsOthers(rows[slot], slot) {
      for index in componentIndices(slot) where isTaken(index, parts) { own(index, target: target) }
      // A member shows when its timeline is placed.
      if !isMember(slot) { assignWriters(slot) }
      return nil
    }
    var result = contest(slot, parts)
    for loser in result.losers {
      let all = componentIndices(loser.slot)
      let beaten = withWholes(all.filter { result.beaten.contains($0) }, loser.slot)
      let isWhole = beaten.count == all.count
      writeExact(loser.slot, isWhole ? nil : PartSet(beaten.map { components[$0].part }))
    }
    exchange(result, slot, parts)
    return result
  }

  /// Whether another tween of a starting row's target has taken one of its components, or the
  /// target has too many tweens to look at each.
  func meetsOthers(_ row: TweenRow, _ slot: Slot) -> Bool {
    endLoops(of: row.target)
    var other = targets[row.target].firstRow
    // In components.
    var left: Int32 = 8
    while !other.isNone {
      left -= other == slot ? 0 : max(1, rows[other].componentCount)
      if left < 0 { return true }
      for index in componentIndices(other) where other != slot && components[index].isOwned {
        for member in 0..<row.componentCount where key(index) == key(row.firstComponent + member) {
          return true
        }
      }
      other = rows[other].next
    }
    return false
  }

  /// Whether a starting row takes a component now: a member of a timeline may have begun with some,
  /// or begin with some.
  private func isTaken(_ index: ComponentIndex, _ parts: PartSet?) -> Bool {
    !components[index].isOwned && parts?.contains(components[index].part) != false
  }

  /// All that a tween moves.
  func allParts(of id: TweenID) -> PartSet {
    PartSet(componentIndices(id.slot).map { components[$0].part })
  }

  /// Finds who loses what to a starting row, and what it loses. Changes nothing.
  private func contest(_ slot: Slot, _ parts: PartSet?) -> ConflictResult {
    var result = ConflictResult()
    let target = rows[slot].target
    // No other tween stays: `removeOthers` ends newer ones as well.
    if rows.summary(slot).overwrite == .all { return result }
    let forfeited = forfeited(slot, target: target)
    for index in componentIndices(slot) where isTaken(index, parts) {
      let rivals = rivals(at: index, target: target)
      if rivals.isShared { result.shares = true }
      if !rivals.winners.isEmpty {
        result.lost.append(index)
        for id in rivals.winners.map({ rows.id($0) }) where !result.winners.contains(id) {
          result.winners.append(id)
        }
        continue
      }
      if forfeited.contains(index) {
        result.lost.append(index)
        continue
      }
      // Oldest first: where several shared the component, what shows is left last.
      var beaten = rivals.beaten
      beaten.order { rows[components[$0].row].age < rows[components[$1].row].age }
      for other in beaten {
        result.losing.append(rows.id(components[other].row))
        result.beaten.append(other)
      }
    }
    result.winners.order { rows[$0.slot].age < rows[$1.slot].age }
    // A timeline that ends before its loser is called is no longer found by its members.
    result.winners = known(result.winners)
    return result
  }

  /// Hands the components over. Runs no code of the caller's.
  private func exchange(_ result: ConflictResult, _ slot: Slot, _ parts: PartSet?) {
    for index in result.lost { lose(index, to: result.winners.last) }
    for index in result.beaten.all { lose(index, to: rows.id(slot)) }
    for loser in result.losers { loseWholes(loser.slot) }
    // The losses of members of timelines.
    let spread = (runs.isEmpty ? [] : result.losers.map(\.slot) + [slot])
      .filter { isMember($0) }.map { slot in
        (slot, componentIndices(slot).filter { components[$0].isLost }.map { key($0) })
      }
    let target = rows[slot].target
    for index in componentIndices(slot) where !components[index].isLost && isTaken(index, parts) {
      own(index, target: target)
    }
    if !result.lost.isEmpty { dropLost(slot) }
    for loser in result.losers { dropLost(loser.slot) }
    for (slot, keys) in spread { spreadLosses(of: slot, keys) }
    assignWriters(slot)
    if result.shares { refreshSharing(slot) }
  }

  /// Takes a component from its row, and notes who has it: no tween where it is only left.
  func lose(_ index: ComponentIndex, to winner: TweenID?) {
    noteLoss(index, to: winner)
    lose(index)
  }

  func lose(_ index: ComponentIndex) {
    noteLost(index)
    disown(index)
    components[index].isLost = true
  }

  /// Takes the lost components out of a row's run.
  func dropLost(_ slot: Slot) {
    let first = rows[slot].firstComponent
    let count = rows[slot].componentCount
    let length = runLength(slot)
    var kept = first
    for index in first..<(first + count) where !components[index].isLost {
      if kept != index { moveComponent(from: index, to: kept) }
      kept += 1
    }
    guard kept < first + count else { return }
    rows[slot].componentCount = kept - first
    rows[slot].isShortened = true
    components.shorten(first, to: kept - first, of: length)
    if rows.traits(slot).contains(.playhead) { scrubbingDidChange(slot) }
    assignDetached(slot)
  }

  /// The number of entries of the pool that a row was given.
  @inline(__always)
  private func runLength(_ slot: Slot) -> Int32 {
    let row = rows[slot]
    guard row.isShortened else { return row.componentCount }
    return components.length(row.firstComponent, inUse: row.componentCount)
  }

  /// Gives back a row's entries, the lost ones with the others.
  @inline(__always)
  func releaseComponents(_ slot: Slot) {
    components.release(rows[slot].firstComponent, runLength(slot))
  }

  /// Moves an entry, and what points at it.
  private func moveComponent(from old: ComponentIndex, to new: ComponentIndex) {
    components[new] = components[old]
    let component = components[new]
    if component.home == .lane, writers.lanes[component.lane].owner(of: component.index) == old {
      writers.lanes[component.lane].changeOwner(component.index, to: new)
    }
    if component.isOwned {
      targets.ownerIndexes.change(rows[component.row].target) { $0.move(old, to: new, key(new)) }
    }
  }

  /// Calls the losers, by rank. Those with nothing left end.
  func notifyLosers(_ losers: [TweenID], newcomer: TweenID) {
    let newcomer = known(newcomer)
    let losers = runs.isEmpty ? losers : known(Array(living(losers)))
    for loser in living(ranked(losers)) {
      let isFirstLoss = noteLoss(loser.slot, to: newcomer)
      if run(ofHead: loser.slot).map(isEmpty) ?? (rows[loser.slot].componentCount == 0) {
        end(loser, .overwritten(by: newcomer), notifiesOverwrite: isFirstLoss)
      } else if isFirstLoss, isHeard(loser.slot, .overwrite) {
        writeExact(loser.slot)
        call(loser, .overwrite, by: newcomer)
      }
    }
  }

  /// Calls a starting tween that lost to newer ones. It ends by the winner that took its last
  /// component.
  func notifyOverwritten(_ id: TweenID, by winners: [TweenID]) {
    let id = known(id)
    for winner in winners.dropLast() where rows.isAlive(id) {
      guard isHeard(id.slot, .overwrite), noteLoss(id.slot, to: winner) else { continue }
      writeExact(id.slot)
      call(id, .overwrite, by: winner)
    }
    if let last = winners.last { notifyLosers([id], newcomer: last) }
  }

  /// Notes that a row lost something to a newcomer: parts of a split one are one newcomer, and have
  /// one generation. False where it did so before.
  private func noteLoss(_ slot: Slot, to newcomer: TweenID) -> Bool {
    guard isHeard(slot, .overwrite) else { return true }
    return callouts.noteNewcomer(newcomer, for: slot)
  }

  /// `.all`: leaves every other tween of the target at its exact values, then ends them, oldest
  /// first, and with each what is split off it meanwhile.
  func removeOthers(than id: TweenID) {
    let target = rows[id.slot].target
    guard !target.isNone else { return }
    let age = rows[id.slot].age
    let others = ids(of: target).filter { rows[$0.slot].age != age }
    // Ages are not used twice: of another target in this one's place nothing has one of these.
    let ages = Set(others.map { rows[$0.slot].age })
    let newcomer = known(id)
    for other in living(others) { writeExact(other.slot) }
    for other in living(others) {
      for index in componentIndices(other.slot) { noteLoss(index, to: newcomer) }
    }
    while let other = oldest(of: target, among: ages) {
      end(other, onlyAdds(other) ? .overwritten(by: newcomer) : .removed)
    }
  }

  /// The oldest tween of a target that has one of some ages.
  private func oldest(of target: TargetIndex, among ages: Set<UInt64>) -> TweenID? {
    var slot = targets[target].firstRow
    while !slot.isNone, isEmptiedMember(slot) || !ages.contains(rows[slot].age) {
      slot = rows[slot].next
    }
    return slot.isNone ? nil : rows.id(slot)
  }

  /// Whether a tween moves something and only adds to values; of a member, whether its whole
  /// timeline does.
  private func onlyAdds(_ id: TweenID) -> Bool {
    func adds(_ id: TweenID) -> Bool {
      rows.plan(id.slot)?.properties.allSatisfy(\.access.isAdditive) ?? false
    }
    guard rows.isAlive(id), rows[id.slot].componentCount > 0, adds(id) else { return false }
    return living(run(ofMember: id.slot)?.members ?? []).allSatisfy(adds)
  }

  @inline(__always)
  func componentIndices(_ slot: Slot) -> Range<ComponentIndex> {
    let first = rows[slot].firstComponent
    return first..<(first + rows[slot].componentCount)
  }

  /// The owners that a starting row meets at a component that it wants.
  struct Rivals {
    /// Older owners, which lose it to a row that takes.
    var beaten: [ComponentIndex] = []
    /// Newer owners, which keep it: one, or several that share what a setter of this row's writes.
    var winners: [Slot] = []
    /// Whether there are others that it shares it with.
    var isShared = false
  }

  @inline(never)
  func rivals(at index: ComponentIndex, target: TargetIndex) -> Rivals {
    let mine = components[index].row
    let age = rows[mine].age
    let takes = takes(mine) || isOfWhole(index)
    var rivals = Rivals()
    forOwners(of: key(index), target: target) { other in
      let slot = components[other].row
      let otherAge = rows[slot].age
      // Members of one timeline are one tween.
      if otherAge == age { return }
      if otherAge < age {
        if takes || isOfWhole(other) {
          rivals.beaten.append(other)
        } else {
          rivals.isShared = true
        }
      } else if !self.takes(slot), !isOfWhole(other), !isOfWhole(index) {
        rivals.isShared = true
      } else {
        rivals.winners.append(slot)
      }
    }
    return rivals
  }

  /// Whether a row takes components from older tweens, and keeps them from those that start later.
  /// What belongs to a property that says what it writes is taken and kept all the same (SEMANTICS
  /// 18).
  private func takes(_ slot: Slot) -> Bool { rows.summary(slot).overwrite != .none }
}
