import Testing

@testable import Tweener

/// Counts itself while it lives.
private final class Counted {
  nonisolated(unsafe) static var alive = 0
  let number: Int

  init(_ number: Int) {
    self.number = number
    Self.alive += 1
  }

  deinit { Self.alive -= 1 }
}

@Suite("Arrays that have their memory for themselves", .serialized)
struct UniqueArrayTests {
  @Test(
    "elements stay what they were while it grows, by doubling and by less",
    arguments: [0, 1, 3, 4, 5, 1_023, 1_025, 5_000, 65_536, 65_537, 150_000])
  func grows(count: Int) {
    var array = UniqueArray<Int>()
    for number in 0..<count { array.append(number * 3) }
    #expect(array.count == count)
    #expect((0..<count).allSatisfy { array[$0] == $0 * 3 })
    for number in 0..<count { array[number] += 1 }
    #expect((0..<count).allSatisfy { array[$0] == $0 * 3 + 1 })
  }

  @Test("room that is reserved changes nothing", arguments: [1, 100, 1_024, 3_000])
  func reserves(room: Int) {
    var array = UniqueArray<Int>()
    array.append(7)
    array.reserveCapacity(room)
    for number in 0..<2_100 { array.append(number) }
    #expect(array.count == 2_101 && array[0] == 7)
    #expect((0..<2_100).allSatisfy { array[$0 + 1] == $0 })
  }

  @Test("what is removed is given up, and so is all at its end", arguments: [5, 1_024, 2_500])
  func releases(count: Int) {
    let before = Counted.alive
    do {
      var array = UniqueArray<Counted>()
      for number in 0..<count { array.append(Counted(number)) }
      #expect(Counted.alive == before + count)
      #expect(array.removeLast().number == count - 1)
      #expect(Counted.alive == before + count - 1)
      while array.count > 2 { _ = array.removeLast() }
      #expect(Counted.alive == before + 2)
      array[0] = Counted(99)
      #expect(Counted.alive == before + 2 && array[0].number == 99)
    }
    #expect(Counted.alive == before)
  }
}
