import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("RowItems")
struct RowItemsTests {
  private let table = RowTable()
  private let sampler = Sampler()

  private func bits(_ table: borrowing RowItems, _ list: ItemsIndex, _ part: PartIndex) -> UInt64? {
    table.item(.held(part), in: list)?.bits
  }

  private func velocity(_ table: borrowing RowItems, _ list: ItemsIndex, _ part: PartIndex)
    -> Double?
  {
    switch table.item(.motion(part), in: list) {
    case .motion(.spring(_, let velocity))?: velocity
    default: nil
    }
  }

  private func row(in table: RowTable) -> Slot {
    let slot = table.makeSlot(age: table.nextAge())
    table.insert(TweenRow(), at: slot, from: .first)
    return slot
  }

  @Test("the first list is empty")
  func first() {
    var table = RowItems()
    #expect(table.count == 0 && table.capacity == 0)
    #expect(bits(table, .first, 0) == nil)
    #expect(table.items(.first).isEmpty)
    #expect(table.remove(.first).isEmpty)
    #expect(table.count == 0)
  }

  @Test("what a component held first is kept, whatever is added later")
  func keepsFirst() {
    let slot = row(in: table)
    table.keepFirst(7, .held(2), of: slot)
    let list = table[extras: slot].items
    #expect(list != .first)
    table.keepFirst(8, .held(3), of: slot)
    table.keepFirst(9, .held(2), of: slot)
    #expect(table[extras: slot].items == list)
    #expect(table.item(.held(2), slot)?.bits == 7)
    #expect(table.item(.held(3), slot)?.bits == 8)
    #expect(table.item(.held(4), slot) == nil)
    #expect(table.items.count == 2)
  }

  @Test("what is stored of a component is kept beside its value")
  func keepsStored() {
    let slot = row(in: table)
    table.keepFirst(7, .held(2), of: slot)
    #expect(table.item(.stored(2), slot) == nil)
    table.keepFirst(8, .stored(2), of: slot)
    table.keepFirst(9, .stored(2), of: slot)
    #expect(table.item(.held(2), slot)?.bits == 7)
    #expect(table.item(.stored(2), slot)?.bits == 8)
  }

  @Test("a part that is split off has a list of its own; where the whole has none it has none")
  func shares() {
    let (whole, part) = (row(in: table), row(in: table))
    table.shareItems(of: whole, with: part)
    #expect(table[part].extras == .first)
    table.keepFirst(7, .held(0), of: whole)
    table.keep(.sampler(sampler), .sampler(0), of: whole)
    table.keep(.handover(Handover(velocity: 0, start: 0, duration: 1)), 0, of: whole)
    table.shareItems(of: whole, with: part)
    #expect(table[extras: part].items != table[extras: whole].items)
    table.keepFirst(8, .held(1), of: part)
    #expect(table.item(.held(0), part)?.bits == 7)
    #expect(table.item(.held(1), whole) == nil)
    #expect(table.items(of: part).map(\.0) == table.items(of: whole).map(\.0) + [.held(1)])
    #expect(table.dropItems(whole).count == 1)
    #expect(table[extras: whole].items == .first)
    #expect(table.dropItems(whole).isEmpty)
    #expect(table.item(.held(1), part)?.bits == 8)
    #expect(table.sampler(part, 0) === sampler)
    #expect(table.items.count == 4)
  }

  @Test("items of one number and different kinds do not meet")
  func kinds() {
    let slot = row(in: table)
    table.keepFirst(7, .held(5), of: slot)
    table.keep(.sampler(sampler), .sampler(5), of: slot)
    #expect(table.motion(TweenComponent(row: slot, part: 5)) == nil)
    table.keep(.decay(.normal, velocity: 3), 5, of: slot)
    #expect(table.item(.held(5), slot)?.bits == 7)
    #expect(table.sampler(slot, 5) === sampler)
    #expect(table.sampler(slot, 4) == nil)
    guard case .decay(_, 3)? = table.motion(TweenComponent(row: slot, part: 5)) else {
      Issue.record("another motion")
      return
    }
  }

  @Test("a later play replaces all samplers but the first, and what it replaces comes back")
  func replaces() {
    let slot = row(in: table)
    let samplers = (0..<3).map { _ in Sampler() }
    #expect(table.firstSampler(slot, 1) == nil)
    #expect(table.keep(.sampler(samplers[0]), .sampler(1), of: slot) == nil)
    #expect(table.sampler(slot, 1) === samplers[0])
    #expect(table.keep(.sampler(samplers[1]), .latestSampler(1), of: slot) == nil)
    table.keepFirst(7, .held(0), of: slot)
    #expect(table.keep(.sampler(samplers[2]), .latestSampler(1), of: slot) === samplers[1])
    #expect(table.sampler(slot, 1) === samplers[2])
    #expect(table.firstSampler(slot, 1) === samplers[0])
    // What is behind a replaced one is still there.
    #expect(table.item(.held(0), slot)?.bits == 7)
    #expect(table.items.count == 3)
  }

  @Test("objects that hold closures come back when their list is removed, in their order")
  func removes() {
    var table = RowItems()
    var list = ItemsIndex.first
    let run = SimulationRun(
      SimulationForces(step: 1, acceleration: { _, _, _ in 0 }, isAtRest: { _, _ in true }),
      values: [0], velocities: [0])
    _ = table.set(.motion(.simulated(run, component: 0)), .motion(0), in: &list)
    _ = table.set(.held(1), .held(0), in: &list)
    let spring = PreparedSpring(.smooth)
    _ = table.set(.motion(.spring(spring, velocity: 1)), .motion(1), in: &list)
    _ = table.set(.sampler(sampler), .sampler(0), in: &list)
    let objects = table.remove(list)
    #expect(objects.count == 2 && objects.first === run && objects.last === sampler)
    #expect(table.count == 0 && table.capacity == 4)
  }

  @Test("a motion swings on for another component, by the same spring or by another")
  func swings() {
    var table = RowItems()
    var list = ItemsIndex.first
    let (spring, other) = (PreparedSpring(.smooth), PreparedSpring(.bouncy))
    _ = table.set(.motion(.spring(spring, velocity: 1)), .motion(4), in: &list)
    for (next, part) in [(spring, 5), (other, 6), (spring, 7)] as [(PreparedSpring, PartIndex)] {
      let before = Double(part.raw)
      table.swing(list, part, by: next, velocity: before)
      #expect(velocity(table, list, part) == before)
      #expect(table.item(.motion(part + -1), in: list) == nil)
      let wanted = ComponentMotion.spring(next, velocity: before).state(from: 2, to: 3, at: 0.1)
      for likely in [spring, other, nil] {
        let state = table.state(list, likelyBy: likely, from: 2, to: 3, at: 0.1)
        #expect(state == wanted)
      }
    }
    // A list that has none stands still.
    #expect(table.state(.first, likelyBy: spring, from: 2, to: 3, at: 0.1) == (2, 0))
    #expect(table.count == 1)
  }

  @Test(
    "places are used again, and what was in them is gone",
    arguments: 1...UInt64(TrialCount.of(20, atLeast: 4)))
  func reuse(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    var table = RowItems()
    var lists: [ItemsIndex: [PartIndex: UInt64]] = [:]
    for _ in 0..<2_000 {
      let living = lists.keys.sorted()
      if living.count == 10 || Int.random(in: 0..<3, using: &random) == 0 {
        guard let index = living.randomElement(using: &random) else { continue }
        #expect(table.remove(index).isEmpty)
        lists[index] = nil
      } else {
        let index =
          Bool.random(using: &random) ? living.randomElement(using: &random) ?? .first : .first
        let part = PartIndex(Int.random(in: 0..<5, using: &random))
        let bits = UInt64.random(in: 0...UInt64.max, using: &random)
        var place = index
        #expect(table.set(.held(bits), .held(part), in: &place) == nil)
        if index == .first { #expect(lists[place] == nil) } else { #expect(place == index) }
        lists[place, default: [:]][part] = bits
      }
      #expect(table.count == lists.values.map(\.count).reduce(0, +))
    }
    for (index, values) in lists {
      for part in (0..<5).map({ PartIndex($0) }) {
        #expect(bits(table, index, part) == values[part], "seed \(seed)")
      }
    }
    #expect(table.capacity <= 50)
  }

  @Test("tweens leave none behind, however they end")
  func level() {
    let (tweener, box) = (Tweener(), RuleBox())
    for round in 0..<200 {
      let tween = tweener[box].add([
        .duration: 1, "x": TweenValue.fromTo(1, 2),
        "frame": TweenValue.fromTo(RuleFrame(), RuleFrame(x: 1)),
      ])
      tweener.advance(by: 0.5)
      // Of x and of the four numbers of the frame.
      #expect(tweener.engine.rows.items.count == 5)
      switch round % 5 {
      case 0: tween.remove()
      case 1: tween.revert()
      case 2: tween.complete()
      case 3:
        tweener.pauseTween(box, ["left"])
        #expect(tweener.engine.rows.items.count == 10)
        tweener.removeTween(box)
      default: tweener.addTween(box, ["x": 0, "frame": RuleFrame()])
      }
      #expect(tweener.engine.rows.items.count == 0)
    }
  }
}
