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
    engine.beginWork()
    let bits = access.bits(of: target)
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
    let waiting = found.indices.map { engine.components[$0].row }
      .filter { rows[$0].state == .waiting }
      .map { engine.known(rows.id($0)) }
    var ids: [TweenID] = []
    for id in waiting where !ids.contains(id) { ids.append(id) }
    let writer = index.map(writing)
    return TweenExplanation.Component(
      names: names, value: value, velocity: writer?.velocity, from: writer?.from, to: writer?.to,
      writer: writer.map { handle($0.id) }, since: writer?.since, until: writer?.until,
      waiting: ids.filter { $0 != writer?.id }.ordered { engine.rank($0) < engine.rank($1) }
        .map(handle),
      losses: losses(of: found.key))
  }

  /// A tween that writes a component.
  private struct Writer {
    var id: TweenID
    var from: Double?
    var to: Double?
    var velocity: Double?
    var since: Double?
    var until: Double?
  }

  private func writing(_ index: ComponentIndex) -> Writer {
    let component = engine.components[index]
    let (rows, part) = (engine.rows, engine.rows.part(component))
    let id = engine.known(rows.id(component.row))
    var writer = Writer(id: id)
    let head = id.slot
    if !rows[head].usesFrames {
      writer.since = Flicks.seconds(engine.start(of: index))
      let (clock, timing) = (rows.clock(head), rows.timing(head))
      let end = rows[head].isReversed ? 0 : timing.length
      let instant = end >= Flicks.endless ? Flicks.never : clock.instant(reaching: end)
      writer.until = instant == Flicks.never ? nil : Flicks.seconds(instant)
    }
    guard let plan = rows.plan(component.row), !part.isProgress else { return writer }
    writer.from = plan.double(component.from, part)
    writer.to = plan.double(component.to, part)
    // Last: an easing of the caller's may do anything.
    let isMoved = rows.isDriving(head) || rows[head].isScrubbed
    writer.velocity = isMoved ? engine.exactVelocity(component) : nil
    return writer
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
