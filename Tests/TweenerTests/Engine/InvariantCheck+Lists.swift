// The part of the invariants that is about a target's list of tweens, about who owns and who shows,
// and about what is to come. Debug builds only.

@testable import Tweener

#if DEBUG
  extension InvariantCheck {
    func checkTargets() {
      var linked = 0
      for target in TargetIndex.first..<TargetIndex(engine.targets.records.count) {
        let record = engine.targets[target]
        guard let object = record.object else {
          expect(
            record.firstRow.isNone && engine.targets.ownerIndexes[target] == nil,
            "free target \(target) has rows")
          continue
        }
        expect(engine.targets.find(object) == target, "target \(target) is not found")
        linked += checkList(target, record)
        checkOwners(target)
      }
      let expected = rows.slots.filter { rows[$0].isAlive && !rows[$0].target.isNone }.count
      expect(linked == expected, "\(linked) rows in the lists of targets, not \(expected)")
    }

    /// Returns how many rows the list has.
    private func checkList(_ target: TargetIndex, _ record: TargetRecord) -> Int {
      var (slot, previous, count) = (record.firstRow, Slot.none, 0)
      expect(!slot.isNone, "target \(target) has no tween")
      while !slot.isNone, count <= rows.aliveCount {
        let row = rows[slot]
        expect(
          row.isAlive && row.target == target, "row \(slot) is in the list of target \(target)")
        expect(row.previous == previous, "row \(slot) is behind \(previous), not \(row.previous)")
        if !previous.isNone { expect(rows[previous].age <= row.age, "row \(slot) is out of order") }
        (previous, slot, count) = (slot, row.next, count + 1)
      }
      expect(record.lastRow == previous, "target \(target) ends with \(previous)")
      return count
    }

    /// Contenders are in the index of owners, and nothing else; the newest that drives one hides
    /// the older.
    private func checkOwners(_ target: TargetIndex) {
      var owned: [ComponentKey: [ComponentIndex]] = [:]
      for slot in engine.slots(of: target) {
        for index in engine.componentIndices(slot) where engine.isContender(index) {
          owned[engine.key(index), default: []].append(index)
        }
      }
      // What is added belongs to each tween by itself.
      for (key, indices) in owned where key != .added {
        let shown = indices.map { engine.components[$0].row }.filter(rows.isDriving)
          .map { rows[$0].age }.max()
        for index in indices {
          let isHidden = shown.map { $0 > rows[engine.components[index].row].age } ?? false
          expect(
            engine.components[index].isHidden == isHidden, "component \(index): hidden \(!isHidden)"
          )
        }
        guard let owners = engine.targets.ownerIndexes[target] else { continue }
        var known: [ComponentIndex] = []
        owners.forOwners(of: key) { known.append($0) }
        known.order(by: <)
        expect(known == indices.ordered(by: <), "owners of \(key) are \(indices), not \(known)")
      }
      let owners = engine.targets.ownerIndexes[target]
      for key in (owners?.alone.keys.map { $0 } ?? []) + (owners?.shared.keys.map { $0 } ?? []) {
        expect(owned[key] != nil, "nobody owns \(key) of target \(target)")
      }
    }

    /// The rows of a timeline know it. Of the members that write a component only the one that
    /// shows is not covered.
    func checkTimelines() {
      for run in engine.runs.all {
        let head = run.head.slot
        expect(engine.timeline(ofRow: head) === run, "row \(head) is no head")
        expect(
          engine.sight(of: run) == engine.newSight(of: run),
          "the timeline of row \(head) is elsewhere than where it follows its clock to")
        for id in engine.living(run.members) {
          expect(
            engine.timeline(ofRow: id.slot) === run, "row \(id.slot) is no member of row \(head)")
          expect(
            run.members[Int(rows[extras: id.slot].memberNumber)] == id,
            "row \(id.slot) is no member \(rows[extras: id.slot].memberNumber)")
        }
        checkWays(run)
        for track in 0..<run.tracks.count where run.tracks[track].isSettled {
          for writer in run.tracks.writers(of: track) {
            let id = run.members[Int(writer.member)]
            guard let index = engine.component(of: id, part: writer.part),
              engine.components[index].isOwned
            else { continue }
            expect(
              engine.components[index].isCovered == (writer.member != run.tracks[track].shown),
              "component \(index): covered \(engine.components[index].isCovered)")
          }
        }
      }
    }

    /// A way leads to the memory of a component that shows.
    private func checkWays(_ run: TimelineRun) {
      for (track, way) in run.tracks.ways.enumerated() {
        guard let destination = way.destination else { continue }
        let shown = Int(run.tracks[track].shown)
        guard shown >= 0, let index = engine.component(run, track, of: shown) else {
          expect(false, "component \(track) of a timeline has a way, and nothing shows")
          continue
        }
        let offset = Int(rows.plans.bytes(engine.components[index].part).offset)
        expect(
          engine.components[index].row == way.slot && engine.components[index].isShown
            && engine.targets.address(rows[way.slot].target).map { $0 + offset } == destination,
          "component \(index) has the way of row \(way.slot)")
      }
    }

    /// Each living tween that has something to come has one true event, and no other row has.
    func checkEvents() {
      var events: [Slot: Int] = [:]
      for event in engine.schedule.events where engine.isDue(event) {
        events[event.slot, default: 0] += 1
      }
      for slot in rows.slots where rows[slot].isAlive {
        let row = rows[slot]
        let instant = engine.dueInstant(slot)
        expect(
          row.nextInstant == instant, "row \(slot) waits for \(row.nextInstant), not \(instant)")
        let expected = row.nextInstant == Flicks.never ? 0 : 1
        expect(
          events[slot, default: 0] == expected,
          "row \(slot) is \(events[slot, default: 0]) times due")
      }
    }
  }
#endif
