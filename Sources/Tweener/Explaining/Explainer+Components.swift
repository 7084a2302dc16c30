// The components of a target: their values, their writers, the tweens that wait for them and those
// that have lost them.

extension Explainer {
  /// A component with the places at which tweens have it.
  private struct Found {
    let key: ComponentKey
    var indices: [ComponentIndex] = []
  }

  func components() -> [TweenExplanation.Component] {
    let access = name.flatMap { engine.resolver.access($0, for: target) }
    var found = access.map { $0.elements.map { Found(key: $0.key) } } ?? []
    var places: [ComponentKey: Int] = [:]
    for (place, entry) in found.enumerated() { places[entry.key] = place }
    for index in indices where !engine.rows.part(engine.components[index]).isClaim {
      let key = engine.shownKey(index)
      if let place = places[key] {
        found[place].indices.append(index)
      } else {
        places[key] = found.count
        found.append(Found(key: key, indices: [index]))
      }
    }
    let values = access.map(read) ?? []
    return found.enumerated().map { place, entry in
      component(entry, place < values.count ? values[place] : nil)
    }
  }

  /// The numbers that a property holds, where it is made of numbers.
  private func read(_ access: PropertyAccess) -> [Double?] {
    if access is OpaqueAccess || access.isProgress || access.isAdditive {
      return access.elements.map { _ in nil }
    }
    var bits = [UInt64](repeating: 0, count: access.elements.count)
    engine.beginWork()
    access.read(target, into: &bits)
    engine.endWork()
    return zip(access.elements, bits).map { $0.double($1) }
  }

  private func component(_ found: Found, _ value: Double?) -> TweenExplanation.Component {
    let rows = engine.rows
    var names: [TweenKey] = []
    var value = value
    for index in found.indices {
      let part = rows.part(engine.components[index])
      guard let plan = rows.plan(engine.components[index].row) else { continue }
      let property = plan.properties[Int(part.property)]
      let written = property.origins.last ?? property.name
      if !names.contains(written) { names.append(written) }
      let access = (property.access as? AdditiveAccess)?.base ?? property.access
      if value == nil { value = read(access)[Int(part.element)] }
    }
    if names.isEmpty, let name { names = [name] }
    let owners = found.indices.filter { engine.isContender($0) && engine.key($0) != .added }
    // Of several that share it the newest that goes on shows.
    func rank(_ index: ComponentIndex) -> (Int, UInt64) {
      let slot = engine.components[index].row
      return (rows.isDriving(slot) || rows[slot].isScrubbed ? 1 : 0, rows[slot].age)
    }
    let index = owners.max { rank($0) < rank($1) }
    let writer = index.map(owner)
    var waiting: [TweenID] = []
    for index in found.indices where rows[engine.components[index].row].state == .waiting {
      let id = owner(of: index)
      if id != writer, !waiting.contains(id) { waiting.append(id) }
    }
    var explained = TweenExplanation.Component(
      names: names, value: value, writer: writer.map(handle),
      waiting: engine.ranked(waiting).map(handle), losses: losses(of: found.key))
    if let index { describe(index, in: &explained) }
    return explained
  }

  /// Says how a component is moved by its writer.
  private func describe(_ index: ComponentIndex, in explained: inout TweenExplanation.Component) {
    let component = engine.components[index]
    let (rows, part) = (engine.rows, engine.rows.part(component))
    let id = owner(of: index)
    let head = id.slot
    if !rows[head].usesFrames { explained.since = Flicks.seconds(engine.start(of: index)) }
    explained.until = time(reaching: rows[head].isReversed ? 0 : rows.timing(head).length, id)
    guard let plan = rows.plan(component.row), !part.isProgress else { return }
    explained.from = plan.double(component.from, part)
    explained.to = plan.double(component.to, part)
    // Last: an easing of the caller's may do anything.
    let isMoved = rows.isDriving(head) || rows[head].isScrubbed
    explained.velocity = isMoved ? engine.exactVelocity(component) : nil
  }

  private func losses(of key: ComponentKey) -> [TweenExplanation.Loss] {
    let mark = TargetMark(target)
    var found: [(loser: TweenID, winner: TweenID, instant: Int64)] = []
    for loss in engine.callouts.losses.latestFirst where loss.target == mark && loss.key == key {
      guard let winner = loss.winner else { continue }
      found.append((loss.loser, winner, loss.instant))
    }
    for departure in engine.callouts.departures.latestFirst
    where departure.target == mark && departure.components.contains(key) {
      guard case .overwritten(let winner) = departure.end,
        !found.contains(where: { $0.loser == departure.id })
      else { continue }
      found.append((departure.id, winner, departure.instant))
    }
    return found.reversed().ordered { $0.instant < $1.instant }.map {
      TweenExplanation.Loss(
        loser: handle($0.loser), winner: handle($0.winner), time: Flicks.seconds($0.instant))
    }
  }
}

extension TweenEngine {
  /// The component that a component of a tween shows: of an offset, the one that it adds to.
  func shownKey(_ index: ComponentIndex) -> ComponentKey {
    let component = components[index]
    let part = rows.part(component)
    guard part.key == .added, let plan = rows.plan(component.row),
      let access = plan.properties[Int(part.property)].access as? AdditiveAccess
    else { return key(index) }
    return access.baseKeys[Int(part.element)]
  }
}
