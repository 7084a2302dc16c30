import Testing
import TweenerTestSupport

@testable import Tweener

/// A seek of a paused timeline places only the components that change. One engine does so, the other is made to place all of them.
@Suite("Rule 32: what a seek of a paused timeline places")
struct Rule32PlacedSeekTests {
  @Test("32 seeks of paused timelines show what they show where everything is placed")
  func rule32_placed() {
    for seed in 1...UInt64(TrialCount.of(4_000, few: 20)) {
      var (few, all) = (OffsetScene(seed: seed), OffsetScene(seed: seed))
      for step in 0..<30 {
        few.scrub()
        all.forgetPlaces()
        all.scrub()
        #expect(few.tweener.engine.brokenInvariants() == [])
        guard few.bits == all.bits else {
          Issue.record("seed \(seed), step \(step): \(few.numbers) and \(all.numbers)")
          return
        }
      }
    }
  }
}
