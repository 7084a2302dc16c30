import Testing

@testable import Tweener

@Suite("UpdateList")
struct UpdateListTests {
  private func id(_ age: Int) -> TweenID { TweenID(slot: Slot(age), generation: UInt32(age)) }

  private func sort(_ list: inout UpdateList, alive: (TweenID) -> Bool = { _ in true }) -> [Slot] {
    list.sort(isAlive: alive, age: { UInt64($0.slot.raw) })
    return list.ids.map(\.slot)
  }

  @Test(
    "is in the order of ages, in whatever order tweens start",
    arguments: 1...20 as ClosedRange<UInt64>)
  func order(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    var list = UpdateList()
    var expected: [Slot] = []
    for round in 0..<5 {
      for age in (round * 10..<round * 10 + 10).shuffled(using: &random) {
        list.append(id(age), age: UInt64(age))
        expected.append(Slot(age))
      }
      expected.sort()
      #expect(sort(&list) == expected)
    }
  }

  @Test("asks nobody's age where tweens start in order")
  func inOrder() {
    var list = UpdateList()
    for age in 1...3 { list.append(id(age), age: UInt64(age)) }
    var asked = 0
    list.sort(
      isAlive: { _ in true },
      age: { _ in
        asked += 1
        return 0
      })
    #expect(asked == 0 && list.ids.map(\.slot) == [1, 2, 3])
  }

  @Test("keeps ended tweens until it is tidied, and asks for them only where one has ended")
  func ended() {
    var list = UpdateList()
    for age in 1...4 { list.append(id(age), age: UInt64(age)) }
    list.tidy { _ in false }
    #expect(list.ids.count == 4)
    list.noteEnded()
    #expect(list.ids.count == 4 && list.endedCount == 1)
    list.tidy { $0.slot != 2 }
    #expect(list.ids.map(\.slot) == [1, 3, 4] && list.endedCount == 0)
  }

  @Test("drops ended tweens before their ages are asked for")
  func endedBeforeSort() {
    var list = UpdateList()
    for age in [3, 2, 1] { list.append(id(age), age: UInt64(age)) }
    list.noteEnded()
    #expect(sort(&list, alive: { $0.slot != 2 }) == [1, 3])
  }
}
