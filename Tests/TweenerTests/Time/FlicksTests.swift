import Testing

@testable import Tweener

@Suite("Flicks")
struct FlicksTests {
  @Test("seconds to flicks and back is the same count, for every frame of an hour and random ones")
  func roundTrip() {
    for rate in [24, 25, 30, 48, 50, 60, 90, 100, 120, 144, 240] as [Int64] {
      let frame = Flicks.perSecond / rate
      #expect(frame * rate == Flicks.perSecond)
      #expect(Flicks.nearest(seconds: 1 / Double(rate)) == frame)
    }
    var random = RuleRandom(seed: 1)
    for _ in 0..<10_000 {
      let flicks = Int64.random(in: -1 << 50...1 << 50, using: &random)
      #expect(Flicks.nearest(seconds: Flicks.seconds(flicks)) == flicks)
    }
  }

  @Test("a Duration is read in integers, to the nearest flick, against exact arithmetic")
  func durations() {
    var random = RuleRandom(seed: 2)
    for _ in 0..<10_000 {
      let seconds = Int64.random(in: -100_000...100_000, using: &random)
      let nanoseconds = Int64.random(in: 0..<1_000_000_000, using: &random)
      let duration = Duration.seconds(seconds) + .nanoseconds(nanoseconds)
      // Nanoseconds × 441 / 625 are flicks.
      let total = (seconds * 1_000_000_000 + nanoseconds) * 441
      let nearest = (total + (total < 0 ? -312 : 312)) / 625
      #expect(Flicks.nearest(duration) == nearest, "\(duration)")
    }
    #expect(Flicks.nearest(Duration.seconds(1) / 3) == 235_200_000)
    #expect(Flicks.nearest(Duration(secondsComponent: 0, attosecondsComponent: 1)) == 0)
  }

  @Test("what is not finite or too long is none")
  func limits() {
    for bad in [Double.nan, .infinity, -.infinity, 1.1e9, -1.1e9] {
      #expect(Flicks.nearest(seconds: bad) == nil)
    }
    #expect(Flicks.nearest(seconds: 1e9) == Flicks.longest)
    #expect(Flicks.nearest(Duration.seconds(2_000_000_000)) == nil)
    #expect(Flicks.nearest(Duration.seconds(-2_000_000_000)) == nil)
    #expect(Flicks.nearest(Duration.seconds(Int64.max)) == nil)
    #expect(Flicks.nearest(Duration.seconds(Int64.min)) == nil)
    // A Duration may hold more seconds than its components can say.
    #expect(Flicks.nearest(Duration.seconds(Int64.max) * 8) == nil)
    #expect(Flicks.nearest(Duration.seconds(Int64.min) * 8) == nil)
  }
}
