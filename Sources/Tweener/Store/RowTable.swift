// Slots for rows, with generations, so that a stale handle is recognised. A freed slot is used again only
// after many others: an ended tween can be asked for its outcome until then.

final class RowTable {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var rows: [TweenRow] = []
  /// What the rows were added with. Apart, so that a row is plain bytes.
  let plans = PlanTable()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var freed: [Int32] = []
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var firstFreed = 0
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var aliveCount = 0
  /// Adds that must pass before a slot is used again.
  private static let remembered = 1_024

  subscript(_ slot: Int32) -> TweenRow {
    @inline(__always) get { rows[Int(slot)] }
    @inline(__always) _modify { yield &rows[Int(slot)] }
  }

  var slots: Range<Int32> { 0..<Int32(rows.count) }

  func reserve(_ count: Int) {
    rows.reserveCapacity(count + Self.remembered)
  }

  @inline(__always)
  func isCurrent(_ id: TweenID) -> Bool {
    id.slot >= 0 && Int(id.slot) < rows.count && rows[Int(id.slot)].generation == id.generation
  }

  @inline(__always)
  func isAlive(_ id: TweenID) -> Bool {
    isCurrent(id) && rows[Int(id.slot)].isAlive
  }

  @inline(__always)
  func id(_ slot: Int32) -> TweenID {
    TweenID(slot: slot, generation: rows[Int(slot)].generation)
  }

  @inline(__always)
  func plan(_ slot: Int32) -> TargetPlan? { plans.plan(rows[Int(slot)].plan) }

  /// The plain part of a row's plan; of an ended row nothing in particular.
  @inline(__always)
  func head(_ slot: Int32) -> PlanHead { plans[rows[Int(slot)].plan] }

  @inline(__always)
  func timing(_ slot: Int32) -> Timing { plans[rows[Int(slot)].plan].timing }

  @inline(__always)
  func part(_ component: TweenComponent) -> PlannedPart { plans.part(component.part) }

  /// Takes a row's plan away; what comes back is to be let go of when nothing is under way.
  func dropPlan(_ slot: Int32) -> TargetPlan? {
    let index = rows[Int(slot)].plan
    rows[Int(slot)].plan = 0
    return plans.drop(index)
  }

  /// A slot with a waiting row in it, and whose memory of an earlier tween it ends.
  func insert(_ plan: Int32, age: UInt64) -> Int32 {
    aliveCount += 1
    var row = TweenRow()
    row.state = .waiting
    row.plan = plan
    row.age = age
    if freed.count - firstFreed > Self.remembered {
      let slot = freed[firstFreed]
      firstFreed += 1
      if firstFreed > 4_096, firstFreed * 2 > freed.count {
        freed.removeFirst(firstFreed)
        firstFreed = 0
      }
      row.generation = rows[Int(slot)].generation &+ 1
      row.stamp = rows[Int(slot)].stamp
      rows[Int(slot)] = row
      return slot
    }
    rows.append(row)
    return Int32(rows.count - 1)
  }

  /// The row stays as it is, to be asked; its slot will serve again.
  func retire(_ slot: Int32) {
    aliveCount -= 1
    freed.append(slot)
  }
}
