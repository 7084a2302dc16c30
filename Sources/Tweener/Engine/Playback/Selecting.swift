// The tweens that a call names: those of a target, of some properties, or all; oldest first. And
// the queries.

extension TweenEngine {
  func ids(of target: AnyObject) -> [TweenID] {
    guard let record = targets.find(target) else { return [] }
    return ids(of: record)
  }

  /// The tweens of a target that a caller knows, oldest first: a timeline once, whatever the number
  /// of its members.
  func knownIDs(of target: AnyObject) -> [TweenID] { ranked(known(ids(of: target))) }

  /// Tweens as a caller knows them, each once.
  func known(_ ids: [TweenID]) -> [TweenID] {
    if runs.isEmpty { return ids }
    var seen: Set<TweenID> = []
    return ids.map(known).filter { seen.insert($0).inserted }
  }

  func ranked(_ ids: [TweenID]) -> [TweenID] { ids.ordered { rank($0) < rank($1) } }

  /// The order in which a caller hears of tweens: oldest first, and after a tween the parts that
  /// were silently split off it.
  func rank(_ id: TweenID) -> (UInt64, Int) {
    (rows[id.slot].age, rows[id.slot].isCallbackless ? 1 : 0)
  }

  func ids(of record: TargetIndex) -> [TweenID] {
    endLoops(of: record)
    var ids: [TweenID] = []
    var slot = targets[record].firstRow
    while !slot.isNone {
      if !isEmptiedMember(slot) { ids.append(rows.id(slot)) }
      slot = rows[slot].next
    }
    return ids
  }

  /// The tweens of a target that may have one of some components, oldest first, and with `orNamed`
  /// those that other names may mean: those of the target where they are few. O(1) in the tweens of
  /// the target.
  func ids(of target: TargetIndex, with keys: Set<ComponentKey>, orNamed: Bool = true) -> [TweenID]
  {
    guard let index = rowIndex(of: target) else { return ids(of: target) }
    endLoops(of: target)
    return index.ids(with: keys, orNamed: orNamed).filter {
      rows.isAlive($0) && !isEmptiedMember($0.slot)
    }
  }

  /// A target's index of rows with all of them; `nil` where they are few, or where something was
  /// registered since it was made.
  private func rowIndex(of target: TargetIndex) -> RowIndex? {
    if targets.rowIndexes[target] == nil {
      guard slots(of: target).count > RowIndex.fewest else { return nil }
      targets.rowIndexes[target] = RowIndex(registrations: resolver.registrations)
    }
    // No copy of the index may be there while it is changed.
    let known = targets.rowIndexes[target].map {
      (registrations: $0.registrations, age: $0.age, late: $0.late)
    }
    guard let known, known.registrations == resolver.registrations else { return nil }
    var new: [RowIndex.Entry] = living(known.late).map { entry($0.slot) }
    var slot = targets[target].lastRow
    let latest = rows[slot].age
    while !slot.isNone, rows[slot].age > known.age {
      new.append(entry(slot))
      slot = rows[slot].previous
    }
    if latest > known.age || !known.late.isEmpty {
      targets.rowIndexes.change(target) {
        $0.enter(new, upTo: latest) { rows.isAlive($0) }
      }
    }
    return targets.rowIndexes[target]
  }

  private func entry(_ slot: Slot) -> RowIndex.Entry {
    let keys = componentIndices(slot).map { key($0) }
    return RowIndex.Entry(
      id: rows.id(slot), age: rows[slot].age, keys: keys,
      isNamed: keys.contains(.added) || hasOtherNames(slot))
  }

  /// Whether a tween has parts of which its names do not tell now: what was split, or named before
  /// the name was registered anew.
  private func hasOtherNames(_ slot: Slot) -> Bool {
    guard let plan = rows.plan(slot), let target = object(of: slot) else { return false }
    return plan.properties.contains { property in
      if !property.origins.isEmpty { return true }
      guard property.name.name != nil else { return false }
      return resolver.access(property.name, for: target)?.owned != property.access.owned
    }
  }

  /// A member that has lost all that it had is no tween of its target any more.
  func isEmptiedMember(_ slot: Slot) -> Bool { isMember(slot) && isEmptied(slot) }

  var allIDs: [TweenID] {
    knownSlots.ordered { rows[$0].age < rows[$1].age }.map { rows.id($0) }
  }

  /// The properties that keys name on a target. Keys that mean nothing there are reported.
  func componentKeys(_ target: AnyObject, _ keys: [TweenKey]) -> Set<ComponentKey> {
    var found: Set<ComponentKey> = []
    for key in keys {
      // A splitter of a property's name changes what may be given for it, not what it is.
      if let access = resolver.access(key, for: target) {
        found.formUnion(access.owned)
      } else if resolver.splitter(key, for: target) == nil {
        report(noProperty(key, of: target))
      }
    }
    return found
  }

  /// The report about a key that means no property of a target.
  private func noProperty(_ key: TweenKey, of target: AnyObject) -> TweenProblem {
    let targetType: Any.Type = type(of: target)
    if let fault = resolver.fault(key, for: target) {
      return .misdescribed(key, fault, targetType: targetType)
    }
    if registry.isWord(key) { return .wordOfCalls(key, targetType: targetType) }
    return .unknownProperty(
      key: key, targetType: targetType, known: resolver.knownNames(for: target),
      isRegistered: resolver.isRegistered(key))
  }

  /// The action of a call on tweens.
  enum Change {
    case removal, pause, resumption
  }

  /// The tweens that a call means, by what it names.
  enum Selection {
    case all
    case tagged(AnyHashable)
    case targets([AnyObject])
    /// The parts of a target's tweens that some property keys mean; those of a timeline are taken
    /// together.
    case parts(of: AnyObject, [TweenKey])
  }

  /// The tweens that are meant, each with the target of which it is meant, if that is named; and
  /// the parts of each, where not all are meant. `isKnown`: as a caller knows them.
  private func find(_ selection: Selection, isKnown: Bool) -> (
    tweens: [(id: TweenID, target: AnyObject?)], parts: ((TweenID) -> PartSet)?
  ) {
    func listed(_ ids: [TweenID], _ target: AnyObject?) -> [(id: TweenID, target: AnyObject?)] {
      (isKnown && target != nil ? ranked(known(ids)) : ids).map { ($0, target) }
    }
    switch selection {
    case .all: return (listed(allIDs, nil), nil)
    case .tagged(let tag): return (listed(ids(tagged: tag), nil), nil)
    case .targets(let targets): return (targets.flatMap { listed(ids(of: $0), $0) }, nil)
    case .parts(let target, let keys):
      let wanted = componentKeys(target, keys)
      let found = targets.find(target).map { ids(of: $0, with: wanted) } ?? []
      return (listed(found, target), { self.parts($0, wanted, keys) })
    }
  }

  /// Changes the tweens that a call means, at once or when the present work is done. True when
  /// anything changed, or is to be changed then.
  func forEach(_ selection: Selection, _ change: Change) -> Bool {
    if isWorking {
      putOff { _ = $0.forEach(selection, change) }
      let (tweens, parts) = find(selection, isKnown: false)
      return tweens.contains { parts?($0.id).isEmpty != true && would(change, $0.id) }
    }
    beginWork()
    defer { endWork() }
    let (tweens, parts) = find(selection, isKnown: change != .removal)
    var hasChanged = false
    for (id, target) in living(tweens, { $0.id }) {
      if make(change, id, of: target, parts) { hasChanged = true }
      doPutOff()
    }
    return hasChanged
  }

  /// Changes each of a target's tweens. True when anything changed.
  func forEach(of target: AnyObject, _ change: Change) -> Bool {
    guard !isWorking, runs.isEmpty else { return forEach(.targets([target]), change) }
    guard let record = targets.find(target) else { return false }
    guard targets[record].isAlone else { return forEach(.targets([target]), change) }
    beginWork()
    defer { endWork() }
    return make(change, rows.id(targets[record].firstRow))
  }

  /// Changes a tween. True when anything changed. A call by this `name` is reported where the tween
  /// has ended.
  func make(_ change: Change, of id: TweenID, call name: String? = nil) -> Bool {
    command(id, call: name, { $0.make(change, id) }, would: would(change, id)) ?? false
  }

  /// Whether a change changes anything of a tween.
  private func would(_ change: Change, _ id: TweenID) -> Bool {
    change == .removal || canSetPaused(known(id).slot, change == .pause)
  }

  private func make(_ change: Change, _ id: TweenID) -> Bool {
    if change != .removal { return setPaused(id, change == .pause) }
    end(id, .removed)
    return true
  }

  /// Changes the meant parts of a tween, or all of it; of a timeline, what it does to the target.
  private func make(
    _ change: Change, _ id: TweenID, of target: AnyObject?, _ meant: ((TweenID) -> PartSet)?
  ) -> Bool {
    if change != .removal, let target, let run = run(ofHead: id.slot) {
      let parts = targets.find(target).map {
        self.parts(of: run, on: $0, meant ?? allParts(of:))
      }
      return setPaused(change == .pause, parts ?? [:])
    }
    guard let parts = meant?(id) else { return make(change, id) }
    if parts.isEmpty { return false }
    if change != .removal { return setPaused(id, change == .pause, parts: parts) }
    remove(id, parts: parts)
    return true
  }

  func isTweening(_ target: AnyObject) -> Bool {
    guard let record = targets.find(target) else { return false }
    return runs.isEmpty || !ids(of: record).isEmpty
  }

  func isTweening(_ target: AnyObject, _ key: TweenKey) -> Bool {
    beginWork()
    defer { endWork() }
    let wanted = componentKeys(target, [key])
    guard let record = targets.find(target) else { return false }
    return ids(of: record, with: wanted).contains { !parts($0, wanted, [key]).isEmpty }
  }

  /// The numbers of a property, by its getter; `nil` where there is no such property, or none of
  /// numbers.
  func components(of target: AnyObject, _ key: TweenKey) -> [Double]? {
    beginWork()
    defer { endWork() }
    guard let access = resolver.access(key, for: target), !(access is OpaqueAccess) else {
      return nil
    }
    if let reading = callouts.reading, let row = targets.find(target) {
      writeDrivers(access, of: row, for: reading)
    }
    return zip(access.elements, access.bits(of: target)).map { $0.double($1) }
  }

  /// Writes the drivers of a property that a caller reads while a tween's start values are read:
  /// the value follows from the instant, not from the latest write (SEMANTICS 2). On the tween's
  /// own target it is the value below all that is added.
  private func writeDrivers(_ access: PropertyAccess, of target: TargetIndex, for id: TweenID) {
    update(access.elements.map(\.key) + access.dependencies, of: target, for: id.slot)
    guard !clock.isSwept, rows[id.slot].target != target else { return }
    addOffsets(target: target, but: id, isSwept: false)
  }

  func settle(_ target: AnyObject) {
    if isWorking { return putOff { $0.settle(target) } }
    beginWork()
    for id in ids(of: target) where rows.isDriving(id.slot) { write(id.slot) }
    endWork()
  }

  /// The facade is gone: everything ends, so that callbacks and targets are let go of.
  func shutDown() {
    if clock.step == 0, tweenCount > 0 { report(.neverAdvanced(tweenCount)) }
    let old = takeOut(&callouts.onWork, leaving: nil)
    let endings = callouts.forgetEndings()
    withExtendedLifetime((old, endings)) {}
    _ = forEach(.all, .removal)
  }
}
