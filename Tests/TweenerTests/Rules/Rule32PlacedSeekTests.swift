import Testing
import TweenerTestSupport

@testable import Tweener

/// A seek of a paused timeline places only the components that change. One engine does so, the other is made to place all of them.
@Suite("Rule 32: what a seek of a paused timeline places")
struct Rule32PlacedSeekTests {
  @Test(
    "32 seeks of paused timelines show what they show where everything is placed",
    arguments: [false, true])
  func rule32_placed(isPlain: Bool) {
    var ways = 0
    for seed in 1...UInt64(TrialCount.of(4_000, few: 20)) {
      var few = OffsetScene(seed: seed, isPlain: isPlain)
      var all = OffsetScene(seed: seed, isPlain: isPlain)
      for step in 0..<30 {
        few.scrub()
        all.forgetPlaces()
        all.scrub()
        #expect(few.tweener.engine.brokenInvariants() == [])
        ways += few.tweener.engine.runs.all.reduce(0) { $0 + $1.tracks.ways.count }
        guard few.bits == all.bits else {
          Issue.record("seed \(seed), step \(step): \(few.numbers) and \(all.numbers)")
          return
        }
      }
    }
    if isPlain { #expect(ways > 0) }
  }

  @Test("32 a member that has lost a component is sought by the others")
  func rule32_lost() {
    let (tweener, box) = (Tweener(), RuleBox())
    let timeline = TweenTimeline.of(box, [.duration: 1, "x": 8, "y": 16, "z": 32])
    let tween = tweener.addTimeline(timeline, [.paused: true])
    tween.seek(to: 0.5)
    tween.seek(to: 0.25)
    #expect([box.x, box.y, box.z] == [2, 4, 8])
    tweener.removeTween(box, "x")
    tweener.expect(
      [box.x, box.y, box.z], of: tween,
      [.seek(0.75): [2, 12, 24], .seek(1): [2, 16, 32], .seek(0): [2, 0, 0]])
  }

  @Test("32 a seek leaves a component to a newer tween that shares it, and has it again afterwards")
  func rule32_shared() {
    let (tweener, box) = (Tweener(), RuleBox())
    let shares: TweenParameters = [.overwrite: OverwriteMode.none]
    let timeline = TweenTimeline.of(box, [.duration: 1, "x": 8, "y": 16])
    let tween = tweener.addTimeline(timeline, shares.merging([.paused: true]) { $1 })
    tween.seek(to: 0.5)
    tween.seek(to: 0.25)
    let other = tweener.addTween(box, shares.merging([.duration: 1, "x": 98]) { $1 })
    tweener.advance(by: 0.5)
    tween.seek(to: 0.75)
    #expect([box.x, box.y] == [50, 12])
    #expect(tweener.engine.brokenInvariants() == [])
    other.remove()
    tween.seek(to: 0.5)
    #expect([box.x, box.y] == [4, 8])
  }

  @Test("32 a seek leaves a target alone whose member was removed, and the target goes")
  func rule32_removed() {
    let (tweener, box) = (Tweener(), RuleBox())
    var gone: RuleBox? = RuleBox()
    weak let seen = gone
    var timeline = TweenTimeline.of(box, [.duration: 1, "x": 8])
    if let gone { timeline.add(gone, [.duration: 1, "x": 4], at: 0) }
    let tween = tweener.addTimeline(timeline, [.paused: true])
    timeline = TweenTimeline()
    tween.seek(to: 0.5)
    tween.seek(to: 0.25)
    #expect([box.x, gone?.x] == [2, 1])
    if let gone { tweener.removeTween(gone) }
    #expect(tweener.engine.brokenInvariants() == [])
    tween.seek(to: 0.75)
    #expect([box.x, gone?.x] == [6, 1])
    gone = nil
    #expect(seen == nil)
    tween.seek(to: 0.5)
    #expect(box.x == 4)
  }

  @Test("32 components of one member go on apart where another one takes over one of them")
  func rule32_apart() {
    let (tweener, box) = (Tweener(), RuleBox())
    let timeline = TweenTimeline.of(
      box, at: [0: [.duration: 1, "x": 8, "y": 16], 0.5: [.duration: 0.5, "y": 0]])
    let tween = tweener.addTimeline(timeline, [.paused: true])
    let seeks: [(Double, [Double])] = [
      (0.25, [2, 4]), (0.125, [1, 2]), (0.75, [6, 4]), (1, [8, 0]), (0.375, [3, 6]),
      (0.625, [5, 6]), (0, [0, 0]),
    ]
    for (place, shown) in seeks {
      tween.seek(to: place)
      #expect([box.x, box.y] == shown, "at \(place)")
    }
  }

  @Test("32 a seek writes over what a hand has written, before a member, in it and behind it")
  func rule32_hand() {
    let (tweener, box) = (Tweener(), RuleBox())
    let timeline = TweenTimeline.of(
      box, at: [1: [.duration: 1, "x": 8], 0: [.duration: 3, "y": 3]])
    let tween = tweener.addTimeline(timeline, [.paused: true])
    tween.seek(to: 3)
    for (place, shown) in [(0.5, 0.0), (0.25, 0), (1.5, 4), (2, 8), (2.5, 8), (3, 8)] {
      box.x = 77
      tween.seek(to: place)
      #expect([box.x, box.y] == [shown, place])
    }
  }
}
