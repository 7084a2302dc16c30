import Testing

@testable import Tweener

@Suite("Offsets of a stagger")
struct StaggerTests {
  /// Offsets in whole thousandths.
  private func offsets(_ stagger: Stagger, _ count: Int) -> [Int] {
    stagger.offsets(count: count).map { Int(($0 * 1000).nearestWhole()) }
  }

  @Test("each is the seconds between neighbours, total those between the first start and the last")
  func spans() {
    #expect(Stagger(each: 0.5).offsets(count: 4) == [0, 0.5, 1, 1.5])
    #expect(Stagger(total: 1.5).offsets(count: 4) == [0, 0.5, 1, 1.5])
    #expect(Stagger(total: 1.5).offsets(count: 2) == [0, 1.5])
  }

  @Test(
    "a stagger begins at its origin",
    arguments: [
      (.start, [0, 1000, 2000, 3000]), (.end, [3000, 2000, 1000, 0]),
      (.center, [1000, 0, 0, 1000]), (.edges, [0, 1000, 1000, 0]),
      (.index(1), [1000, 0, 1000, 2000]), (.index(-7), [0, 1000, 2000, 3000]),
      (.index(.max), [3000, 2000, 1000, 0]), (.point(x: 0.5, y: 9), [1000, 0, 0, 1000]),
      (.point(x: 1, y: 0), [3000, 2000, 1000, 0]),
    ] as [(Stagger.Origin, [Int])])
  func origins(origin: Stagger.Origin, wanted: [Int]) {
    #expect(offsets(Stagger(each: 1, from: origin), 4) == wanted)
  }

  @Test("with columns the targets are a grid, row by row, and distances are straight")
  func grids() {
    #expect(offsets(Stagger(each: 1, columns: 3), 6) == [0, 1000, 2000, 1000, 1414, 2236])
    #expect(offsets(Stagger(each: 1, from: .end, columns: 3), 5) == [1414, 1000, 1414, 1000, 0])
    #expect(
      offsets(Stagger(each: 1, from: .center, columns: 3), 9)
        == [1414, 1000, 1414, 1000, 0, 1000, 1414, 1000, 1414])
    #expect(
      offsets(Stagger(each: 1, from: .point(x: 0, y: 0.5), columns: 2), 6)
        == [1000, 1414, 0, 1000, 1000, 1414])
    // The whole width counts, also where the last row is short.
    #expect(offsets(Stagger(total: 1, from: .index(3), columns: 2), 4) == [1000, 707, 707, 0])
  }

  @Test("along an axis only columns or only rows count")
  func axes() {
    #expect(offsets(Stagger(each: 1, columns: 2, axis: .x), 6) == [0, 1000, 0, 1000, 0, 1000])
    #expect(offsets(Stagger(each: 1, columns: 2, axis: .y), 6) == [0, 0, 1000, 1000, 2000, 2000])
    #expect(offsets(Stagger(each: 1, from: .center, columns: 2, axis: .x), 4) == [0, 0, 0, 0])
    #expect(offsets(Stagger(each: 1, axis: .y), 3) == [0, 0, 0])
  }

  @Test("a negative span turns the order round, and that of the edges once more")
  func negative() {
    #expect(offsets(Stagger(each: -1), 3) == [2000, 1000, 0])
    #expect(offsets(Stagger(total: -1, from: .center), 5) == [0, 500, 1000, 500, 0])
    #expect(
      Stagger(each: -1, from: .edges).offsets(count: 6)
        == Stagger(each: 1, from: .center).offsets(count: 6))
  }

  @Test("the easing bends the offsets between the first and the last")
  func easings() {
    #expect(Stagger(total: 1, easing: .inQuad).offsets(count: 3) == [0, 0.25, 1])
    #expect(Stagger(total: -1, easing: .inQuad).offsets(count: 3) == [1, 0.25, 0])
    #expect(
      Stagger(total: 1, from: .edges, easing: .inQuad).offsets(count: 5) == [0, 0.25, 1, 0.25, 0])
    #expect(
      Stagger(total: 1, easing: .custom { $0 < 0.5 ? $0 : .nan }).offsets(count: 3) == [0, 0, 0])
  }

  @Test("a random order is a permutation that the seed tells, of the offsets from the start")
  func random() {
    for stagger in [Stagger(each: 0.1, columns: 4, easing: .inQuad), Stagger(total: -3)] {
      let sorted = stagger.offsets(count: 30).sorted()
      let shuffled = (0..<4).map { seed in
        Stagger(
          span: stagger.span, origin: .random(seed: seed), columns: stagger.columns, axis: nil,
          easing: stagger.easing
        ).offsets(count: 30)
      }
      for offsets in shuffled { #expect(offsets.sorted() == sorted) }
      #expect(Set(shuffled).count == 4)
    }
    // The order of SplitMix64 and Durstenfeld, computed elsewhere.
    #expect(
      offsets(Stagger(each: 1, from: .random(seed: 42)), 8) == [
        4000, 3000, 2000, 0, 7000, 6000, 1000, 5000,
      ])
  }

  @Test("every position of a random order is as likely for every target")
  func likelihood() {
    var counts = Array(repeating: 0, count: 25)
    for seed in 0..<10_000 {
      let offsets = Stagger(each: 1, from: .random(seed: UInt64(seed))).offsets(count: 5)
      for (index, offset) in offsets.enumerated() { counts[index * 5 + Int(offset)] += 1 }
    }
    for count in counts { #expect((1_800...2_200).contains(count)) }
  }

  @Test("few targets, no targets and absurd numbers")
  func absurd() {
    #expect(Stagger(each: 1).offsets(count: 0) == [])
    #expect(Stagger(each: 1).offsets(count: -5) == [])
    #expect(Stagger(total: 1, from: .center).offsets(count: 1) == [0])
    for seconds in [Double.nan, .infinity, -.infinity, 1e308] {
      #expect(!Stagger(each: seconds).offsets(count: 3).contains { !$0.isFinite })
    }
    for columns in [0, -1, .min] {
      #expect(Stagger(each: 1, columns: columns).offsets(count: 3) == [0, 1, 2])
    }
    #expect(Stagger(each: 1, columns: .max).offsets(count: 3) == [0, 1, 2])
    let far = Stagger(each: 1, from: .point(x: .nan, y: -.infinity), columns: 3).offsets(count: 9)
    #expect(far == Stagger(each: 1, from: .center, columns: 3).offsets(count: 9))
    #expect(Stagger(each: 1e9).flicks(count: 3) == [0, Flicks.longest, Flicks.longest])
    #expect(Stagger(each: -1e300).flicks(count: 2) == [Flicks.longest, 0])
  }

  @Test("a number literal is the seconds of each; equal staggers hash equally")
  func literals() {
    let (half, two): (Stagger, Stagger) = (0.5, 2)
    #expect(half == Stagger(each: 0.5) && two == Stagger(each: 2))
    #expect(half.hashValue == Stagger(each: 0.5).hashValue)
    #expect(Stagger(each: 1) != Stagger(total: 1))
    #expect(Stagger(each: 1) != Stagger(each: 1, from: .end))
  }

  @Test("a row that is not full is a row")
  func shortRow() {
    let last = Stagger(each: 1, from: .point(x: 0, y: 1), columns: 3, axis: .y)
    #expect(offsets(last, 7) == [2000, 2000, 2000, 1000, 1000, 1000, 0])
  }
}
