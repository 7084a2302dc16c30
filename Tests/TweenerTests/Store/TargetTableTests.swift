import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("TargetTable")
struct TargetTableTests {
  private final class Thing {}

  @Test(
    "finds what a dictionary finds, through inserting, removing and growing",
    arguments: 1...UInt64(TrialCount.of(30, atLeast: 9, few: 3)))
  func againstDictionary(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    var table = TargetTable()
    if seed % 3 == 0 { table.reserve(500) }
    let things = (0..<600).map { _ in Thing() }
    var model: [ObjectIdentifier: TargetIndex] = [:]
    var owners: [TargetIndex: ObjectIdentifier] = [:]
    for step in 0..<5_000 {
      // Mostly growing, then mostly shrinking, and again.
      let grows = Int.random(in: 0..<10, using: &random) < (step / 1_000 % 2 == 0 ? 7 : 3)
      guard let thing = things.randomElement(using: &random) else { return }
      let id = ObjectIdentifier(thing)
      #expect(table.find(thing) == model[id], "seed \(seed), step \(step)")
      if grows {
        let index = table.insert(thing)
        if let known = model[id] { #expect(index == known) }
        #expect(owners[index] == nil || owners[index] == id, "seed \(seed), step \(step)")
        #expect(table[index].object === thing)
        table[index].setOnly(Slot(7))
        model[id] = index
        owners[index] = id
      } else if let index = model.removeValue(forKey: id) {
        owners[index] = nil
        let kept = table.removeIfEmpty(index)
        #expect(kept == nil && table.find(thing) == index)
        table[index].setOnly(.none)
        #expect(table.find(thing) == nil)
        // Its tween may have been its last, or be followed by another before it is removed.
        if Bool.random(using: &random) {
          let again = table.insert(thing)
          #expect(again == index)
        }
        let removed = table.removeIfEmpty(index)
        #expect(removed === thing)
        let gone = table.removeIfEmpty(index)
        #expect(gone == nil && table.find(thing) == nil)
      }
    }
    for thing in things { #expect(table.find(thing) == model[ObjectIdentifier(thing)]) }
  }

  @Test("holds one reference, and knows when it is the only one")
  func uniqueness() {
    var table = TargetTable()
    var thing: Thing? = Thing()
    weak let seen = thing
    guard let index = thing.map({ table.insert($0) }) else { return }
    var isAlone = table.isHeldByEngineAlone(index)
    #expect(!isAlone)
    thing = nil
    isAlone = table.isHeldByEngineAlone(index)
    #expect(isAlone)
    #expect(seen != nil)
    _ = table.removeIfEmpty(index)
    #expect(seen == nil)
    isAlone = table.isHeldByEngineAlone(index)
    #expect(!isAlone)
  }
}
