import Testing
import TweenerTestSupport

@testable import Tweener

/// Offsets, which every frame adds anew, in random scenes: one engine goes to an instant in one step, the other in several.
@Suite("Rule 2: what is added, under any cut of time")
struct Rule02OffsetTests {
  @Test("2 offsets, of timelines too, show the same bits however time is cut")
  func rule2_offsets() {
    for seed in 1...UInt64(TrialCount.of(4_000, atLeast: 300)) {
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

/// Two targets, on which offsets and other tweens meet.
private struct OffsetScene {
  let tweener: Tweener
  private var random: SplitMix64
  private let boxes = [RuleBox(), RuleBox()]
  private var tweens: [Tween] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    tweener = Tweener(directWrites: seed % 2 == 0)
    // Some calls are made to tweens that have ended.
    tweener.onProblem = { _ in }
  }

  var numbers: [Double] { boxes.flatMap { [$0.x, $0.y, $0.z, $0.observed] } }
  var bits: [UInt64] { numbers.map(\.bitPattern) }

  /// Does something, and says how far time is to go then.
  mutating func act() -> Double {
    switch random.whole(in: 0...10) {
    case 0...3: tweens.append(tweener.addTween(random.pick(boxes), words()))
    case 4...6:
      let words: TweenParameters = random.chance(30) ? [.repeat: 1] : [:]
      tweens.append(tweener.addTimeline(timeline(within: 0), words))
    case 7: tweener.resumeAllTweens()
    case _ where tweens.isEmpty: break
    case 8: random.pick(tweens).pause()
    case 9: random.pick(tweens).reverse()
    default:
      let place = random.pick([0, 0.1, 0.4, 0.9])
      if random.chance(30) {
        random.pick(tweens).remove()
      } else {
        random.pick(tweens).seek(to: place)
      }
    }
    return random.pick([0, 0.1, 0.25, 0.4])
  }

  private mutating func timeline(within depth: Int) -> TweenTimeline {
    var timeline = TweenTimeline()
    for _ in 0..<random.whole(in: 1...3) {
      let place = TimelinePosition.at(random.pick([0, 0.1, 0.25, 0.5]))
      if depth < 2, random.chance(20) {
        let words: TweenParameters = random.chance(40) ? [.repeat: 1, .autoreverse: true] : [:]
        timeline.add(self.timeline(within: depth + 1), words, at: place)
      } else {
        timeline.add(random.pick(boxes), words(), at: place)
      }
    }
    return timeline
  }

  private mutating func words() -> TweenParameters {
    var words: TweenParameters = [
      .duration: random.pick([0.25, 0.5, 0.7, 1.3]),
      .easing: random.pick(["linear", "inQuad", "inOutSine", "outBack"]),
    ]
    if random.chance(30) { words[.delay] = random.pick([0.1, 0.25, 0.3]) }
    if random.chance(25) {
      words[.repeat] = random.pick([1, 2])
      words[.autoreverse] = random.chance(50)
    }
    for _ in 0..<random.whole(in: 1...2) {
      words[random.pick(["x", "y", "z", "observed"])] = value()
    }
    return words
  }

  private mutating func value() -> TweenValue {
    let number = Double(random.whole(in: -40...40))
    switch random.whole(in: 0...6) {
    case 0: return .by(number)
    case 1: return .fromTo(1, number)
    case 2, 3: return .offset { number * $0 * (1 - $0) }
    case 4: return .offset(TweenKeyframes([0, number, -number, 0]))
    case 5: return .from(number)
    default: return .to(number)
    }
  }
}
