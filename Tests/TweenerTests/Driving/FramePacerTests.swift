import Testing

@testable import Tweener

@Suite("Pacing")
struct FramePacerTests {
  private func instant(_ flicks: Int64) -> HandInstant {
    // 1,250/882 nanoseconds a flick, in attoseconds; rounded as no clock would be finer.
    HandInstant(
      offset: .seconds(flicks / Flicks.perSecond)
        + .nanoseconds(flicks % Flicks.perSecond * 625 / 441))
  }

  @Test("steps add up to what the clock has counted, however it was cut", arguments: 1...20)
  func noDrift(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    var pacer = FrameTimer(framesPerSecond: 60, start: HandInstant(offset: .seconds(3)))
    var nanoseconds: Int64 = 0
    var sum: Int64 = 0
    for _ in 0..<5_000 {
      nanoseconds += .random(in: 0...40_000_000, using: &random)
      sum += pacer.step(
        at: HandInstant(offset: .seconds(3) + .nanoseconds(nanoseconds)), longest: .infinity)
    }
    // In integers: nanoseconds × 441 / 625, to the nearest.
    #expect(sum == (nanoseconds * 441 + 312) / 625, "seed \(seed)")
  }

  @Test("deadlines follow each other by one interval while frames are in time")
  func deadlines() {
    var pacer = FrameTimer(framesPerSecond: 50, start: HandInstant(offset: .zero))
    for frame in 1...100 {
      #expect(pacer.deadline.offset == .milliseconds(20) * frame)
      _ = pacer.step(at: pacer.deadline.advanced(by: .milliseconds(frame % 19)), longest: .infinity)
    }
  }

  @Test("a frame missed altogether is not made up for")
  func missed() {
    var pacer = FrameTimer(framesPerSecond: 50, start: HandInstant(offset: .zero))
    let late = HandInstant(offset: .milliseconds(57))
    #expect(Flicks.seconds(pacer.step(at: late, longest: .infinity)) == 0.057)
    #expect(pacer.deadline.offset == .milliseconds(77))
  }

  @Test("the longest step cuts a step and forgets the rest")
  func longest() {
    var pacer = FrameTimer(framesPerSecond: 60, start: HandInstant(offset: .zero))
    #expect(pacer.step(at: instant(9 * Flicks.perSecond), longest: 0.25) == Flicks.perSecond / 4)
    #expect(pacer.step(at: instant(9 * Flicks.perSecond), longest: 0.25) == 0)
    let later = instant(9 * Flicks.perSecond + 176_400_000)
    #expect(pacer.step(at: later, longest: 0.25) == 176_400_000)
  }

  @Test("a clock that goes back is waited for")
  func backwards() {
    var pacer = FrameTimer(framesPerSecond: 60, start: HandInstant(offset: .zero))
    #expect(
      pacer.step(at: HandInstant(offset: .seconds(2)), longest: .infinity) == 2 * Flicks.perSecond)
    #expect(pacer.step(at: HandInstant(offset: .seconds(1)), longest: .infinity) == 0)
    #expect(
      pacer.step(at: HandInstant(offset: .seconds(3)), longest: .infinity) == Flicks.perSecond)
  }

  @Test("a clock that jumps by more than a lifetime moves nothing, and does not trap")
  func absurd() {
    var pacer = FrameTimer(framesPerSecond: 60, start: HandInstant(offset: .zero))
    let far = HandInstant(offset: .seconds(4_000_000_000_000))
    #expect(pacer.step(at: far, longest: .infinity) == 0)
    let farther = HandInstant(offset: .seconds(Int64.max) * 8)
    #expect(pacer.step(at: farther, longest: .infinity) == 0)
  }

  @Test("a rate so low that no clock could wait for a frame has the longest interval there is")
  func slowest() {
    for rate in [1e-12, 1e-300, Double.leastNonzeroMagnitude] {
      let pacer = FrameTimer(framesPerSecond: rate, start: HandInstant(offset: .zero))
      #expect(pacer.deadline.offset == .seconds(1_000_000_000))
    }
    var pacer = FrameTimer(framesPerSecond: 1e300, start: HandInstant(offset: .zero))
    #expect(pacer.step(at: HandInstant(offset: .seconds(1)), longest: 1) == Flicks.perSecond)
  }
}
