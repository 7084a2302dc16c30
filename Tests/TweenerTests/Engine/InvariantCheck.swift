// Invariants of the engine's tables between calls. Debug builds only: random scenes check them
// after every step. Changes nothing.

@testable import Tweener

#if DEBUG
  extension TweenEngine {
    /// The broken invariants of the engine's tables, in words for debugging; empty where all hold.
    func brokenInvariants() -> [String] {
      let check = InvariantCheck(engine: self)
      check.checkRest()
      for slot in rows.slots where rows[slot].isAlive { check.checkRow(slot) }
      check.checkTargets()
      check.checkLanes()
      check.checkTimelines()
      check.checkEvents()
      check.checkCounts()
      check.checkPlans()
      return check.broken
    }
  }

  /// One look at all tables of an engine.
  final class InvariantCheck {
    let engine: TweenEngine
    var broken: [String] = []
    /// By component: the living row that has it.
    private var owners: [ComponentIndex: Slot] = [:]

    let rows: RowTable

    init(engine: TweenEngine) {
      self.engine = engine
      rows = engine.rows
    }

    func expect(_ isTrue: Bool, _ what: @autoclosure () -> String) {
      if !isTrue { broken.append(what()) }
    }

    func checkRest() {
      expect(engine.isAtRest, "a call is under way")
      expect(engine.schedule.immediate.isEmpty, "tweens without length have not run")
      expect(engine.callouts.released.count == 0, "objects have not been let go of")
      expect(engine.schedule.parts.isEmpty, "parts have not begun")
      expect(!engine.isWorking, "work is under way")
      expect(engine.callouts.putOff.isEmpty, "calls are put off")
      expect(engine.callouts.passages.isEmpty, "jumps have not called what they passed")
    }

    func checkRow(_ slot: Slot) {
      let row = rows[slot]
      expect(!row.isBeginning && !row.isCompleting, "row \(slot) begins or ends for ever")
      expect(
        !row.isInHeld || engine.writers.heldRows.contains(slot),
        "row \(slot) is held and not in the list")
      expect(
        row.target.isNone || engine.targets[row.target].object != nil, "row \(slot): no target")
      let head = rows.summary(slot)
      var previous = PartIndex.none
      for index in engine.componentIndices(slot) {
        let component = engine.components[index]
        let name = "component \(index) of row \(slot)"
        expect(component.row == slot, "\(name) belongs to row \(component.row)")
        expect(owners.updateValue(slot, forKey: index) == nil, "\(name) belongs to two rows")
        expect(!component.isLost, "\(name) is lost and still there")
        expect(
          component.part > previous && component.part >= head.firstPart
            && component.part < head.firstPart + head.partCount,
          "\(name) has part \(component.part) of another plan, or out of order")
        previous = component.part
        checkHome(component, index, row, name)
      }
    }

    private func checkHome(
      _ component: TweenComponent, _ index: ComponentIndex, _ row: TweenRow, _ name: String
    ) {
      let hasStarted = row.state == .running || row.isRestarting
      // Asked so that a timeline which loops goes on looping.
      let startsByParts = engine.timeline(ofRow: component.row)?.startsByParts == true
      expect(
        component.isOwned == hasStarted || hasStarted && startsByParts,
        "\(name): owned \(component.isOwned)")
      // What a tween of a playhead moves is written by its setter.
      let isMoved = row.isScrubbed && rows[extras: component.row].memberState != .standing
      let isWritten =
        component.isShown && !rows.part(component).isClaim
        && ((rows.isDriving(component.row) && !isMoved) || engine.key(index) == .added)
      expect((component.home != .none) == isWritten, "\(name): \(component.home), not \(isWritten)")
      switch component.home {
      case .none: break
      case .scalar:
        let place = Int(rows[extras: component.row].scalarIndex)
        expect(
          engine.writers.scalarRows.indices.contains(place)
            && engine.writers.scalarRows[place] == component.row,
          "\(name) is not in the list of scalar rows")
      case .lane:
        guard engine.writers.lanes.lanes.indices.contains(Int(component.lane)) else {
          return expect(false, "\(name) names lane \(component.lane), which is none")
        }
        let lane = engine.writers.lanes[component.lane]
        guard !component.index.isNone, Int(component.index) < lane.count else {
          return expect(false, "\(name) names entry \(component.index) of \(lane.count)")
        }
        let owner = lane.owner(of: component.index)
        expect(
          index >= owner && index < owner + Int32(lane.key.width),
          "\(name) names an entry of component \(owner)")
      }
    }

    func checkLanes() {
      for (place, lane) in engine.writers.lanes.lanes.enumerated() {
        for entry in EntryIndex.first..<EntryIndex(lane.count) {
          let owner = lane.owner(of: entry)
          let isNamed = (owner..<owner + Int32(lane.key.width)).allSatisfy { index in
            guard owners[index] != nil else { return false }
            let component = engine.components[index]
            return component.home == .lane && Int(component.lane) == place
              && component.index == entry && component.row == engine.components[owner].row
          }
          expect(isNamed, "entry \(entry) of lane \(place) is not component \(owner)'s")
        }
      }
      for (place, slot) in engine.writers.scalarRows.enumerated() {
        let isSlow =
          rows[slot].isAlive && Int(rows[extras: slot].scalarIndex) == place
          && engine.componentIndices(slot).contains { engine.components[$0].home == .scalar }
        expect(isSlow, "row \(slot) is in the list of scalar rows for nothing")
      }
    }

    func checkCounts() {
      let alive = rows.slots.filter { rows[$0].isAlive }
      expect(rows.aliveCount == alive.count, "\(rows.aliveCount) rows alive, not \(alive.count)")
      let paused = alive.filter { rows[$0].isPaused }.count
      expect(rows.pausedCount == paused, "\(rows.pausedCount) rows paused, not \(paused)")
      let (ids, noted) = (engine.updates.ids, engine.updates.endedCount)
      let ended = ids.filter { !rows.isAlive($0) }.count
      expect(noted >= ended, "\(noted) of \(ended) updaters ended")
      for slot in alive {
        let listed = ids.filter { $0 == rows.id(slot) }.count
        let hasStarted = rows[slot].state == .running || rows[slot].isRestarting
        let isWanted = engine.updates(slot) && hasStarted
        // A timeline whose members have gone with a part of it stays in the list: it calls nothing.
        let isLeft = listed == 1 && engine.timeline(ofRow: slot) != nil
        expect(isLeft || listed == (isWanted ? 1 : 0), "row \(slot) is \(listed) times an updater")
      }
    }

    /// Each summary counts the rows that have it, and the first of a plan its variants too. They
    /// have its parts.
    func checkPlans() {
      var uses: [PlanIndex: Int32] = [:]
      for slot in rows.slots where rows[slot].isAlive { uses[rows[slot].plan, default: 0] += 1 }
      let places = rows.plans.summaries.indices.dropFirst().map { PlanIndex($0) }
      for place in places {
        guard let plan = rows.plans.plan(place), plan.entry != place else { continue }
        uses[plan.entry, default: 0] += 1
        let (own, first) = (rows.plans[place], rows.plans[plan.entry])
        expect(
          own.firstPart == first.firstPart && own.partCount == first.partCount
            && own.traits == plan.traits.timed(own.timing),
          "summary \(place) is no variant of \(plan.entry)")
      }
      for place in places {
        let (expected, plan) = (uses[place, default: 0], rows.plans.plan(place))
        expect(
          rows.plans[place].uses == expected && (plan == nil) == (expected == 0),
          "summary \(place) has \(rows.plans[place].uses) uses, not \(expected)")
        let latest = plan?.latestVariant ?? .first
        expect(
          latest == .first || rows.plans.plan(latest) === plan, "\(latest) is freed, and latest")
      }
    }
  }
#endif
