import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("Held values")
struct HeldValueTableTests {
  @Test("the first list is nobody's")
  func first() {
    let table = HeldValueTable()
    #expect(table.count == 0)
    #expect(table.bits(.first, 0) == nil)
  }

  @Test("what a component held first is kept, whatever is added later")
  func keepsFirst() {
    var table = HeldValueTable()
    let index = table.add(7, 2, to: .first)
    #expect(index != .first)
    #expect(table.add(8, 3, to: index) == index)
    #expect(table.add(9, 2, to: index) == index)
    #expect(table.bits(index, 2) == 7)
    #expect(table.bits(index, 3) == 8)
    #expect(table.bits(index, 4) == nil)
    #expect(table.count == 1)
  }

  @Test("a copy is a list of its own; a copy of none is none")
  func copies() {
    var table = HeldValueTable()
    let index = table.add(7, 0, to: .first)
    let copy = table.copy(index)
    #expect(copy != index)
    _ = table.add(8, 1, to: copy)
    #expect(table.bits(copy, 0) == 7)
    #expect(table.bits(index, 1) == nil)
    table.remove(index)
    #expect(table.bits(copy, 1) == 8)
    #expect(table.copy(.first) == .first)
    #expect(table.count == 1)
  }

  @Test(
    "places are used again, and what was in them is gone",
    arguments: 1...UInt64(TrialCount.of(20, atLeast: 4)))
  func reuse(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    var table = HeldValueTable()
    var lists: [HeldValuesIndex: [PartIndex: UInt64]] = [:]
    var highest = HeldValuesIndex.first
    for _ in 0..<2_000 {
      let living = lists.keys.sorted()
      if living.count == 10 || Int.random(in: 0..<3, using: &random) == 0 {
        guard let index = living.randomElement(using: &random) else { continue }
        table.remove(index)
        lists[index] = nil
      } else {
        let index =
          Bool.random(using: &random) ? living.randomElement(using: &random) ?? .first : .first
        let part = PartIndex(Int.random(in: 0..<5, using: &random))
        let bits = UInt64.random(in: 0...UInt64.max, using: &random)
        let place = table.add(bits, part, to: index)
        if index == .first { #expect(lists[place] == nil) }
        if lists[place, default: [:]][part] == nil { lists[place, default: [:]][part] = bits }
        highest = max(highest, place)
      }
      #expect(table.count == lists.count)
    }
    for (index, values) in lists {
      for part in (0..<5).map({ PartIndex($0) }) {
        #expect(table.bits(index, part) == values[part], "seed \(seed)")
      }
    }
    #expect(highest.raw <= 10)
  }

  @Test("tweens leave none behind, however they end")
  func level() {
    let tweener = Tweener()
    let box = RuleBox()
    for round in 0..<200 {
      let tween = tweener.addTween(
        box,
        [
          .duration: 1, "x": TweenValue.fromTo(1, 2),
          "frame": TweenValue.fromTo(RuleFrame(), RuleFrame(x: 1)),
        ])
      tweener.advance(by: 0.5)
      #expect(tweener.engine.rows.heldValues.count == 1)
      switch round % 5 {
      case 0: tween.remove()
      case 1: tween.revert()
      case 2: tween.complete()
      case 3:
        tweener.pauseTween(box, ["left"])
        #expect(tweener.engine.rows.heldValues.count == 2)
        tweener.removeTween(box)
      default: tweener.addTween(box, ["x": 0, "frame": RuleFrame()])
      }
      #expect(tweener.engine.rows.heldValues.count == 0)
    }
  }
}
