// Finds setters that change a component which another tween of the target drives, and which their property does not
// declare (`writes:`): such tweens fight in silence. Debug builds only; asked by the exact writes and by the delivery.
//
// The bytes of stored components are compared before and after a setter, so no code of the caller's runs for it. What
// was found is reported when no call is under way.

#if DEBUG
  /// One write through a setter, and what other tweens drove when it began.
  struct WatchedWrite {
    struct Component {
      let driver: TweenID
      let part: PartIndex
      let key: ComponentKey
      let layout: ScalarLayout
      let offset: Int
      let bits: UInt64
    }

    let id: TweenID
    let property: PropertyIndex
    let object: AnyObject
    let exactWrites: UInt64
    let components: [Component]
  }

  final class WriteWatch {
    private struct Place: Hashable {
      let slot: Slot
      let property: PropertyIndex
    }

    private struct Looks {
      let generation: UInt32
      var counts: [ComponentKey: Int] = [:]
      /// Who owned what when nothing was left to look at.
      var exhaustedAt: UInt64?
    }

    /// How many writes of a property are compared for each component that another tween drives.
    static let mostLooks = 3
    /// How many components of a target are looked through at one write.
    static let mostComponents = 64

    /// Counts exact writes: while a setter runs, these are the engine's own.
    var exactWrites: UInt64 = 0
    /// The write that a lane is making.
    var delivered: WatchedWrite?
    /// What is to be reported.
    var found: [(id: TweenID, problem: TweenProblem)] = []
    /// The properties and target types that have been reported.
    private var reported: Set<String> = []
    private var looks: [Place: Looks] = [:]

    private func looks(_ id: TweenID, _ property: PropertyIndex) -> Looks {
      if let looks = looks[Place(slot: id.slot, property: property)],
        looks.generation == id.generation
      {
        return looks
      }
      return Looks(generation: id.generation)
    }

    func isExhausted(_ id: TweenID, _ property: PropertyIndex, at stamp: UInt64) -> Bool {
      looks(id, property).exhaustedAt == stamp
    }

    func exhaust(_ id: TweenID, _ property: PropertyIndex, at stamp: UInt64) {
      var looks = looks(id, property)
      looks.exhaustedAt = stamp
      self.looks[Place(slot: id.slot, property: property)] = looks
    }

    func mayLook(_ id: TweenID, _ property: PropertyIndex, at key: ComponentKey) -> Bool {
      looks(id, property).counts[key, default: 0] < Self.mostLooks
    }

    func noteLooks(_ write: WatchedWrite) {
      var looks = looks(write.id, write.property)
      for component in write.components { looks.counts[component.key, default: 0] += 1 }
      self.looks[Place(slot: write.id.slot, property: write.property)] = looks
    }

    /// Keeps a problem to be reported, once for each property and target type.
    func note(_ problem: TweenProblem, of id: TweenID) {
      let place = "\(problem.targetType ?? "") \(problem.key ?? "")"
      if reported.insert(place).inserted { found.append((id, problem)) }
    }
  }

  extension TweenEngine {
    /// To be called before a property's setter: remembers what other tweens of the target drive. `nil` where there is
    /// nothing to compare.
    func watchWrite(_ id: TweenID, _ property: PropertyIndex, _ access: PropertyAccess)
      -> WatchedWrite?
    {
      let target = rows[id.slot].target
      guard access.mayWriteOthers, !usesAdditiveLayers, !target.isNone, !targets[target].isAlone,
        !writeWatch.isExhausted(id, property, at: targets.ownershipStamp),
        let object = targets[target].object
      else { return nil }
      let components = driven(beside: id, property, target, object)
      if components.isEmpty {
        writeWatch.exhaust(id, property, at: targets.ownershipStamp)
        return nil
      }
      return WatchedWrite(
        id: id, property: property, object: object, exactWrites: writeWatch.exactWrites,
        components: components)
    }

    /// The stored components that other tweens of a target drive and that still are to be looked at.
    private func driven(
      beside id: TweenID, _ property: PropertyIndex, _ target: TargetIndex, _ object: AnyObject
    ) -> [WatchedWrite.Component] {
      var found: [WatchedWrite.Component] = []
      var count = 0
      for slot in slots(of: target) where slot != id.slot && rows.isDriving(slot) {
        guard let plan = rows.plan(slot) else { continue }
        for index in componentIndices(slot) {
          count += 1
          if count > WriteWatch.mostComponents { return found }
          let (component, part) = (components[index], rows.part(components[index]))
          guard component.isOwned, !component.isHidden, !part.isClaim else { continue }
          let element = plan.element(part)
          guard element.isPlain, let offset = element.offset,
            writeWatch.mayLook(id, property, at: part.key)
          else { continue }
          let address = DirectWriter.address(offset, in: object)
          found.append(
            WatchedWrite.Component(
              driver: rows.id(slot), part: component.part, key: part.key,
              layout: element.layout, offset: offset,
              bits: DirectWriter.load(element.layout, address)))
        }
      }
      return found
    }

    /// To be called behind the setter: compares. Where the setter had the engine write, nothing can be told.
    func checkWrite(_ write: WatchedWrite?) {
      guard let write, write.exactWrites == writeWatch.exactWrites else { return }
      writeWatch.noteLooks(write)
      let changed = write.components.filter {
        let address = DirectWriter.address($0.offset, in: write.object)
        return DirectWriter.load($0.layout, address) != $0.bits
      }
      let names = changed.compactMap(drivenName)
      guard !names.isEmpty, rows.isAlive(write.id), let plan = rows.plan(write.id.slot) else {
        return
      }
      writeWatch.note(
        .undeclaredWrite(
          key: plan.properties[Int(write.property)].name, components: names,
          targetType: type(of: write.object)),
        of: write.id)
    }

    /// The key path or the name of a component that is still driven; `nil` where the setter has changed that.
    private func drivenName(_ component: WatchedWrite.Component) -> String? {
      guard let index = self.component(of: component.driver, part: component.part),
        components[index].isOwned, rows.isDriving(component.driver.slot),
        let plan = rows.plan(component.driver.slot)
      else { return nil }
      let part = rows.part(components[index])
      return plan.access(part).pathText(Int(part.element))
        ?? plan.properties[Int(part.property)].name.description
    }

    /// Reports what was found. No call is under way.
    func reportWatchedWrites() {
      while !writeWatch.found.isEmpty {
        let (id, problem) = writeWatch.found.removeFirst()
        if rows.isCurrent(id) { note(problem, of: id) } else { announce(problem) }
      }
    }
  }

  extension TweenEngine: DeliveryWatcher {
    private func watchDelivery(_ owner: ComponentIndex) -> WatchedWrite? {
      let component = components[owner]
      let property = rows.part(component).property
      guard let plan = rows.plan(component.row) else { return nil }
      return watchWrite(
        rows.id(component.row), property, plan.properties[Int(property)].access)
    }

    func watches(_ owner: ComponentIndex) -> Bool { watchDelivery(owner) != nil }

    func willDeliver(_ owner: ComponentIndex) -> Bool {
      writeWatch.delivered = watchDelivery(owner)
      return writeWatch.delivered != nil
    }

    func didDeliver() {
      let write = writeWatch.delivered
      writeWatch.delivered = nil
      checkWrite(write)
    }
  }
#endif
