import Testing
import TweenerTestSupport

@testable import Tweener

/// Offsets, which every frame adds anew, in random scenes: one engine goes to an instant in one step, the other in several.
@Suite("Rule 2: what is added, under any cut of time")
struct Rule02OffsetTests {
  @Test("2 offsets, of timelines too, show the same bits however time is cut")
  func rule2_offsets() {
    for seed in 1...UInt64(TrialCount.of(4_000, few: 20)) {
      var (whole, cut) = (OffsetScene(seed: seed), OffsetScene(seed: seed))
      var cuts = SplitMix64(seed: ~seed)
      for step in 0..<14 {
        let length = whole.act()
        #expect(cut.act() == length)
        let start = whole.tweener.time
        whole.tweener.advance(to: start + length)
        for _ in 0..<3 {
          let time = start + length * Double(cuts.whole(in: 1...9)) / 10
          if time > cut.tweener.time { cut.tweener.advance(to: time) }
        }
        cut.tweener.advance(to: start + length)
        #expect(whole.tweener.engine.brokenInvariants() == [])
        guard whole.bits == cut.bits else {
          Issue.record("seed \(seed), step \(step): \(whole.numbers) and \(cut.numbers)")
          return
        }
      }
    }
  }
}
