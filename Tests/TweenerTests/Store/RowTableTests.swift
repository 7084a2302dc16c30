import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("RowTable and ComponentPool")
struct RowTableTests {
  private func row(age: UInt64) -> TweenRow {
    var row = TweenRow()
    row.age = age
    return row
  }

  private func insert(age: UInt64, into table: RowTable) -> Slot {
    let slot = table.makeSlot(age: age)
    table.insert(row(age: age), at: slot, from: .first)
    return slot
  }

  @Test(
    "a slot is used again with another generation, and not before 1,024 adds",
    arguments: 1...UInt64(TrialCount.of(10, atLeast: 2)))
  func generations(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    let table = RowTable()
    var living: [TweenID] = []
    var retiredAt: [TweenID: Int] = [:]
    var used: Set<TweenID> = []
    for serial in 0..<20_000 {
      if living.count > 50 || (Bool.random(using: &random) && !living.isEmpty) {
        let id = living.remove(at: Int.random(in: living.indices, using: &random))
        table[id.slot].state = .ended
        table.retire(id.slot)
        retiredAt[id] = serial
        #expect(table.isCurrent(id) == true)
        #expect(table.isAlive(id) == false)
      } else {
        let slot = insert(age: UInt64(serial), into: table)
        let id = table.id(slot)
        #expect(used.insert(id).inserted, "seed \(seed): a name used twice")
        #expect(table.isAlive(id) == true)
        living.append(id)
      }
      #expect(table.aliveCount == living.count)
    }
    #expect(living.allSatisfy(table.isAlive))
    // Of all that have ended, the last 1,024 are remembered at least.
    let latest = retiredAt.sorted { $0.value > $1.value }.prefix(1_024)
    #expect(latest.allSatisfy { table.isCurrent($0.key) })
    #expect(retiredAt.count > 5_000)
    #expect(retiredAt.filter { table.isCurrent($0.key) }.count <= 1_100)
    #expect(table.slots.count < 1_200)
  }

  @Test("a fresh row remembers nothing of the one before")
  func fresh() {
    let table = RowTable()
    for age in 1...3_000 as ClosedRange<UInt64> {
      let slot = insert(age: age, into: table)
      #expect(table[slot].state == .waiting && table[slot].age == age)
      #expect(!table[slot].isPaused && !table[slot].isCallbackless && !table[slot].owesUnlock)
      #expect(table[extras: slot].playsEnded == 0)
      #expect(table[slot].componentCount == 0)
      table[slot].state = .running
      table[slot].isPaused = true
      table[slot].isCallbackless = true
      table[slot].owesUnlock = true
      table[extras: slot].playsEnded = 7
      table[slot].componentCount = 7
      table.retire(slot)
    }
  }

  @Test("a tween's pieces are as small as Docs/Performance.md says")
  func sizes() {
    #expect(MemoryLayout<TweenRow>.stride == 64)
    #expect(MemoryLayout<TweenComponent>.stride == 32)
    #expect(MemoryLayout<TargetRecord>.stride == 16)
    #expect(MemoryLayout<QueuedEvent>.stride == 24)
    #expect(MemoryLayout<RowExtras>.stride == 88)
  }

  @Test("names of no row are nobody's")
  func strangers() {
    let table = RowTable()
    let slot = insert(age: 1, into: table)
    let id = table.id(slot)
    #expect(table.isCurrent(TweenID(slot: -1, generation: 0)) == false)
    #expect(table.isCurrent(TweenID(slot: 99, generation: 0)) == false)
    #expect(table.isCurrent(TweenID(slot: id.slot, generation: id.generation &+ 1)) == false)
  }

  @Test(
    "runs of components do not overlap, and freed ones come back blank",
    arguments: 1...UInt64(TrialCount.of(20, atLeast: 4, few: 2)))
  func runs(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    var pool = ComponentPool()
    var runs: [(first: ComponentIndex, count: Int32, length: Int32, row: Slot)] = []
    for row in 0..<500 as Range<Slot> {
      if Int.random(in: 0..<3, using: &random) > 0 {
        let count = Int32.random(in: 0...6, using: &random)
        let first = pool.allocate(count) { offset in
          TweenComponent(row: row, part: PartIndex(raw: offset))
        }
        for index in first..<first + count {
          #expect(pool[index].row == row && pool[index].part.raw == index - first)
          #expect(!pool[index].isOwned && !pool[index].isLost)
          pool[index].isOwned = true
          pool[index].isLost = true
        }
        runs.append((first, count, count, row))
      } else if let place = runs.indices.randomElement(using: &random) {
        // As when a tween loses components, or ends.
        let run = runs[place]
        let length = run.count < run.length ? pool.length(run.first, inUse: run.count) : run.length
        #expect(length == run.length)
        if run.count > 0, Bool.random(using: &random) {
          runs[place].count = Int32.random(in: 0..<run.count, using: &random)
          pool.shorten(run.first, to: runs[place].count, of: length)
        } else {
          pool.release(run.first, length)
          runs.remove(at: place)
        }
      }
      // One expectation for all: each costs more than what it looks at.
      let areApart = runs.allSatisfy { run in
        (run.first..<run.first + run.count).allSatisfy { pool[$0].row == run.row }
      }
      #expect(areApart, "seed \(seed), row \(row)")
    }
  }
}
