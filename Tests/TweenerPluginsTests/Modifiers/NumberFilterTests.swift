import Testing
import Tweener
import TweenerPlugins
import TweenerTestSupport

/// What filters make of numbers.
@Suite struct NumberFilterTests {
  @Test(
    "A filter leads to the nearest step, to one of a grid or a list, into a range, round a length",
    arguments: [
      // Halves go away from zero.
      (NumberFilter.step(10), [4, 5, 14.9, 15, -5, -4.9, -15], [0, 10, 10, 20, -10, 0, -20]),
      (.step(0.1), [0.31, 7.26], [0.3, 7.3]), (.step(0.25), [0.9], [1]), (.step(0.3), [0.5], [0.6]),
      (.step(1e-300), [5e10], [5e10]),
      (.grid(20, offset: 5), [14, 15, 33, -5, -6], [5, 25, 25, -15, -15]),
      // In the middle of a list it is the greater.
      (
        .list([200, 0, 50, 50]), [-9, 0, 24, 25, 26, 50, 124, 125, 999],
        [0, 0, 0, 50, 50, 50, 50, 200, 200]
      ),
      (.list([7]), [-3], [7]),
      (.wrap(0..<360), [0, 359.5, 360, 725, -10, -360, -1e-20], [0, 359.5, 0, 5, 350, 0, 0]),
      (.wrap(-1.5..<2.5), [2.5, 3, -2, 14.5], [-1.5, -1, 2, 2.5 - 4]),
      (.clamp(-1...2), [-5, -1, 0.5, 2, 7, .infinity], [-1, -1, 0.5, 2, 2, .infinity]),
    ] as [(NumberFilter, [Double], [Double])])
  func numbers(filter: NumberFilter, given: [Double], filtered: [Double]) {
    #expect(given.map { filter($0) } == filtered)
  }

  @Test("The nearest of a list is what looking at all of them finds")
  func nearest() {
    for seed in UInt64(0)..<200 {
      var random = SplitMix64(seed: seed)
      let numbers = (0..<random.whole(in: 1...9)).map { _ in Double(random.whole(in: -20...20)) }
      let number = Double(random.whole(in: -25...25)) / 2
      let found = NumberFilter.list(numbers)(number)
      let least = numbers.map { abs($0 - number) }.min() ?? 0
      #expect(numbers.contains(found) && abs(found - number) == least, "seed \(seed)")
      if numbers.contains(number + least) { #expect(found == number + least, "seed \(seed)") }
    }
  }

  @Test("Wrapping takes whole lengths away and never reaches the upper bound")
  func wrap() {
    for seed in UInt64(0)..<500 {
      var random = SplitMix64(seed: seed)
      let low = random.unit() * 20 - 10
      let high = low + random.unit() * 5 + 0.01
      let number = random.unit() * 2000 - 1000
      let wrapped = NumberFilter.wrap(low..<high)(number)
      #expect(wrapped >= low && wrapped < high, "seed \(seed)")
      let lengths = (number - wrapped) / (high - low)
      #expect(abs(lengths - lengths.rounded()) < 1e-9, "seed \(seed)")
      if number >= low, number < high { #expect(wrapped == number) }
    }
  }

  @Test("A filter that makes no sense says so and changes nothing; what is no number stays none")
  func faults() {
    let faulty: [(NumberFilter, String)] = [
      (.step(0), "the step is 0.0"), (.step(-2), "the step is -2.0"),
      (.step(.nan), "the step is nan"),
      (.grid(.infinity, offset: 0), "the step is inf"),
      (.grid(2, offset: .nan), "the offset is nan"),
      (.list([]), "the list is empty"),
      (.list([1, .nan]), "the list has a number that is not finite"),
      (.wrap(3..<3), "the range to wrap to is 3.0..<3.0"),
      (.wrap(0..<(.infinity)), "the range to wrap to is 0.0..<inf"),
    ]
    for (filter, fault) in faulty {
      #expect(filter.fault?.fault == fault)
      #expect(filter(5.25) == 5.25)
    }
    #expect(NumberFilter.clamp(0...1).fault == nil)
    #expect(NumberFilter.step(5)(.nan).isNaN)
  }
}
