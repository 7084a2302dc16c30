import Testing
import Tweener
import TweenerTestSupport

@Suite("Accessor lanes: random setters")
struct LaneStormTests {
  @Test(
    "Whatever setters do to random tweens, each is written at most once a frame and ends up exact",
    arguments: [5, 33, 100], LaneSpeed.allCases)
  func storm(count: Int, speed: LaneSpeed) {
    let actions = LaneAction.allCases.filter { !$0.touchesAll && $0 != .add }
    for seed in 1...UInt64(TrialCount.of(20, atLeast: 4, few: 2)) {
      var random = SplitMix64(seed: seed)
      let stage = LaneStage(count: count, isFloat: seed % 2 == 0, speed: speed, isLaned: true)
      var isActing = false
      var acts = 0
      var acted: [String] = []
      stage.onWrite = { _ in
        guard !isActing, random.chance(20) else { return }
        isActing = true
        let (action, index) = (random.pick(actions), random.whole(in: 0...(count - 1)))
        acted.append("\(action) \(index)")
        stage.act(action, on: index)
        isActing = false
        acts += 1
      }
      for frame in 0..<20 {
        acted.append("frame \(frame)")
        let writes = stage.frame()
        let handler = stage.onWrite
        stage.onWrite = { _ in }
        for index in writes.indices {
          let gone = stage.isHeld(index) ? 0 : 1
          if writes[index].count > 1 + gone + stage.touches[index] || !stage.isExact(index) {
            let acts = acted.filter { $0.hasPrefix("frame") || $0.hasSuffix(" \(index)") }
            Issue.record(
              "seed \(seed), frame \(frame), node \(index): \(writes[index].count) writes; \(acts)")
            return
          }
        }
        stage.onWrite = handler
      }
      #expect(acts > 2, "seed \(seed)")
      // Setters ask tweens for motion that have ended.
      #expect(
        stage.problems.allSatisfy { $0.kind == .tweenEnded }, "seed \(seed): \(stage.problems)")
    }
  }
}
