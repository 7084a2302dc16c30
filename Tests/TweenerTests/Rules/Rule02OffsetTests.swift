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

  @Test(
    "2 19 a paused offset stays when another tween's end removes it, also of the same target",
    arguments: [1, 7, 64], [true, false])
  func rule2_removed(cuts: Int, isSameTarget: Bool) {
    let (tweener, box, other) = (Tweener(), RuleBox(x: 10), RuleBox())
    let offset = tweener.addTween(
      box, [.duration: 1, "x": TweenValue.offset { 40 * $0 * (1 - $0) }])
    tweener.advance(by: 0.25)
    offset.pause()
    #expect(box.x == 17.5)
    tweener.addTween(
      isSameTarget ? box : other, [.duration: 1, "y": 19, .onComplete: { offset.remove() }])
    for _ in 0..<cuts { tweener.advance(by: 2 / Double(cuts)) }
    #expect(box.x == 17.5)
  }

  @Test("2 an offset that pauses where it starts is added at its place", arguments: [1, 2, 8])
  func rule2_pausedInOnStart(cuts: Int) {
    for isMoved in [true, false] {
      let (tweener, box) = (Tweener(), RuleBox(x: 10))
      if isMoved { tweener.addTween(box, [.duration: 0.75, "x": 30, .pausesOnCompletion: true]) }
      tweener[box].add([
        .duration: 1, .delay: 0.5, "x": TweenValue.offset { 40 * $0 * (1 - $0) },
        .onStart: { (tween: Tween) in
          tween.pause()
          tween.progress = 0.25
        },
      ])
      for _ in 0..<cuts { tweener.advance(by: 1 / Double(cuts)) }
      #expect(box.x == (isMoved ? 37.5 : 17.5))
      #expect(tweener.after(0.125, box.x) == (isMoved ? 37.5 : 17.5))
      // What is written by hand then is not touched.
      box.x = 3
      #expect(tweener.after(0.125, box.x) == 3)
    }
  }
}
