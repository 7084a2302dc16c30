import Testing
import TweenerTestSupport

@testable import Tweener

/// Members with keyframes move in lanes: their timeline visits them where they go another way.
@Suite("Rule 43: keyframes of members")
struct MemberKeyframesTests {
  /// A timeline with a member of keyframes, alone or in a timeline that plays three times, beside
  /// others that start and end.
  private func timeline(
    _ box: RuleBox, keyframes: [Double], duration: Double, rate: Double, isNested: Bool
  ) -> TweenTimeline {
    var timeline = TweenTimeline(defaults: [.easing: Easing.inOutQuad])
    timeline.add(
      box, [.duration: duration, .timeScale: rate, "x": TweenValue.keyframes(keyframes)], at: 0.25)
    timeline.add(box, [.duration: 0.5, "y": 7], at: 0.5)
    timeline.add(box, [.duration: 0.25, "x": 3], at: .end(0.125))
    guard isNested else { return timeline }
    var outer = TweenTimeline()
    outer.add(timeline, [.repeat: 2, .repeatDelay: 0.125], at: 0.125)
    return outer
  }

  private func slowRows(_ tweener: Tweener) -> Int { tweener.engine.writers.scalarRows.count }

  @Test(
    "43 a member's keyframes play as they are sought, bit for bit, under any cut and both ways",
    arguments: [1, 0.7, 2], [false, true])
  func rule43_playedAndSought(rate: Double, isNested: Bool) {
    var random = SplitMix64(seed: isNested ? 43 : 34)
    for _ in 0..<12 {
      let (played, sought) = (RuleBox(x: 5), RuleBox(x: 5))
      let (tweener, other) = (Tweener(), Tweener())
      let keyframes = (0..<random.whole(in: 2...5)).map { _ in Double(random.whole(in: -9...9)) }
      let duration = Double(random.whole(in: 2...8)) / 4
      func add(_ box: RuleBox, to tweener: Tweener, _ words: TweenParameters) -> Tween {
        tweener.addTimeline(
          timeline(
            box, keyframes: keyframes, duration: duration, rate: rate, isNested: isNested), words)
      }
      let tween = add(played, to: tweener, [.pausesOnCompletion: true])
      let reader = add(sought, to: other, [.paused: true])
      for _ in 0..<60 {
        if random.chance(8) { tween.isReversed.toggle() }
        tweener.advance(by: Double(random.whole(in: 0...40)) / 160)
        reader.seek(to: tween.elapsed)
        #expect(
          [played.x, played.y].map(\.bitPattern) == [sought.x, sought.y].map(\.bitPattern),
          "at \(tween.elapsed) of \(keyframes) in \(duration)")
      }
    }
  }

  @Test("43 a member with keyframes is in a lane, and at a keyframe it shows that")
  func rule43_lanes() {
    let (tweener, box) = (Tweener(), RuleBox())
    tweener.addTimeline(
      timeline(box, keyframes: [0, 0.1, -0.3, 7], duration: 1.5, rate: 1, isNested: false))
    // At 0.75, 1.25 and 1.75 seconds the first three of its quarters are over.
    var seen: [Double] = []
    for _ in 0..<4 {
      tweener.advance(by: 0.25)
      seen.append(box.x)
      #expect(slowRows(tweener) == 0)
      #expect(tweener.after(0.25, slowRows(tweener)) == 0)
    }
    #expect(Array(seen.dropFirst()) == [0.1, -0.3, 7])
  }

  @Test("43 keyframes as frequent as frames are computed frame by frame")
  func rule43_dense() {
    let (tweener, box) = (Tweener(), RuleBox())
    let keyframes = (0...40).map { Double($0 % 3) }
    tweener.addTimeline(timeline(box, keyframes: keyframes, duration: 1, rate: 1, isNested: false))
    #expect(tweener.after(0.5, slowRows(tweener)) == 1)
    #expect(box.x == keyframes[10])
  }
}
