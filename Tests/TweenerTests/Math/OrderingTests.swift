import Testing

@testable import Tweener

@Suite("Ordering")
struct OrderingTests {
  private struct Card: Equatable {
    let rank: Int
    let place: Int
  }

  private static func cards(_ count: Int, seed: UInt64) -> [Card] {
    var numbers = SeededNumbers(seed: seed)
    return (0..<count).map { Card(rank: Int.random(in: 0..<10, using: &numbers), place: $0) }
  }

  @Test(arguments: [0, 1, 2, 3, 31, 32, 33, 100, 1000])
  func `equal elements stay in their order`(count: Int) {
    let cards = Self.cards(count, seed: 11)
    let expected = cards.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
    #expect(cards.ordered { $0.rank < $1.rank } == expected)
    var list = cards
    list.order { $0.rank < $1.rank }
    #expect(list == expected)
  }

  @Test func `a sequence that is no list is ordered too`() {
    #expect(Set(["b", "c", "a"]).ordered(by: <) == ["a", "b", "c"])
    #expect((0..<4).ordered(by: >) == [3, 2, 1, 0])
  }
}
