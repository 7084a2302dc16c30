import Testing
import Tweener
import TweenerPlugins
import TweenerTestSupport

/// What filters make of numbers.
@Suite struct NumberFilterTests {
  @Test("A step leads to its nearest multiple, halves away from zero")
  func step() {
    let tens = NumberFilter.step(10)
    #expect([4, 5, 14.9, 15, -5, -4.9, -15].map { tens($0) } == [0, 10, 10, 20, -10, 0, -20])
    #expect(NumberFilter.step(0.1)(0.31) == 0.3)
    #expect(NumberFilter.step(0.1)(7.26) == 7.3)
    #expect(NumberFilter.step(0.25)(0.9) == 1)
    #expect(NumberFilter.step(0.3)(0.5) == 0.6)
    #expect(NumberFilter.step(1e-300)(5e10) == 5e10)
  }

  @Test("A grid may begin elsewhere")
  func grid() {
    let grid = NumberFilter.grid(20, offset: 5)
    #expect([14, 15, 33, -5, -6].map { grid($0) } == [5, 25, 25, -15, -15])
  }

  @Test("A list leads to its nearest number, in the middle to the greater")
  func list() {
    let list = NumberFilter.list([200, 0, 50, 50])
    #expect(
      [-9, 0, 24, 25, 26, 50, 124, 125, 999].map { list($0) } == [
        0, 0, 0, 50, 50, 50, 50, 200, 200,
      ])
    #expect(NumberFilter.list([7])(-3) == 7)
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
    let turn = NumberFilter.wrap(0..<360)
    #expect([0, 359.5, 360, 725, -10, -360].map { turn($0) } == [0, 359.5, 0, 5, 350, 0])
    let band = NumberFilter.wrap(-1.5..<2.5)
    #expect([2.5, 3, -2, 14.5].map { band($0) } == [-1.5, -1, 2, 2.5 - 4])
    #expect(turn(-1e-20) == 0)
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

  @Test("Clamping keeps a number in its range, and what is not finite stays")
  func clamp() {
    let range = NumberFilter.clamp(-1...2)
    #expect([-5, -1, 0.5, 2, 7].map { range($0) } == [-1, -1, 0.5, 2, 2])
    #expect(range(.infinity) == .infinity)
    #expect(NumberFilter.step(5)(.nan).isNaN)
  }

  @Test("A filter that makes no sense says so and changes nothing")
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
  }
}
