import Testing
import TweenerTestSupport

@testable import Tweener

/// Rule 36: what a timeline shows is a function of its own time alone. A fresh play in small steps is compared with seeks,
/// with steps of other sizes, and with playing backwards, bit for bit.
@Suite("Rule 36: a function of own time alone")
struct Rule36TimelineTests {
  private static let step = 1.0 / 16

  private struct Play {
    let tweener = Tweener()
    let box = RuleBox(x: 3)
    let tween: Tween

    init(_ seed: UInt64, hasNesting: Bool) {
      tweener.onProblem = { _ in }
      box.y = 5
      let (timeline, words) = RandomTimeline.make(seed: seed, on: box, hasNesting: hasNesting)
      tween = tweener.addTimeline(timeline, words)
      tweener.advance(by: 0)
    }

    var shown: [UInt64] {
      [box.x, box.y, box.frame.x, box.observed].map(\.bitPattern)
    }

    func checkInvariants(_ seed: UInt64) {
      #if DEBUG
        let broken = tweener.engine.brokenInvariants()
        if !broken.isEmpty { Issue.record("seed \(seed) at \(tweener.time): \(broken)") }
      #endif
    }
  }

  /// What a play shows after so many steps, until it ends.
  private static func trace(_ seed: UInt64, hasNesting: Bool) -> [[UInt64]] {
    let play = Play(seed, hasNesting: hasNesting)
    var trace = [play.shown]
    while true {
      play.tweener.advance(by: step)
      if play.tween.state == .ended { return trace }
      trace.append(play.shown)
      play.checkInvariants(seed)
    }
  }

  /// The traces of all seeds, which every test here compares with.
  private static func traces(hasNesting: Bool) -> [(UInt64, [[UInt64]])] {
    hasNesting ? nestedTraces : plainTraces
  }

  private static let seeds = 0..<UInt64(TrialCount.of(1_000, few: 15))
  private static let plainTraces = seeds.map { ($0, trace($0, hasNesting: false)) }
  private static let nestedTraces = seeds.map { ($0, trace($0, hasNesting: true)) }

  @Test("36 steps of any size show what small steps show", arguments: [false, true])
  func cuts(hasNesting: Bool) {
    for (seed, trace) in Self.traces(hasNesting: hasNesting) {
      let play = Play(seed, hasNesting: hasNesting)
      var random = SplitMix64(seed: seed &+ 1_000_000)
      var place = 0
      while place < trace.count - 1 {
        let count = min(random.whole(in: 1...7), trace.count - 1 - place)
        play.tweener.advance(by: Double(count) * Self.step)
        place += count
        #expect(play.shown == trace[place], "seed \(seed), after \(place) steps")
      }
    }
  }

  @Test("36 seeks in any order show what a fresh play shows there", arguments: [false, true])
  func seeks(hasNesting: Bool) {
    for (seed, trace) in Self.traces(hasNesting: hasNesting) {
      let play = Play(seed, hasNesting: hasNesting)
      var random = SplitMix64(seed: seed &+ 2_000_000)
      for _ in 0..<12 {
        let place = random.whole(in: 0...(trace.count - 1))
        play.tween.seek(to: Double(place) * Self.step)
        #expect(play.shown == trace[place], "seed \(seed), at step \(place)")
        play.checkInvariants(seed)
      }
    }
  }

  @Test("36 backwards it shows what it showed forwards")
  func backwards() {
    for (seed, trace) in Self.traces(hasNesting: false) {
      let play = Play(seed, hasNesting: false)
      play.tween.seek(to: Double(trace.count - 1) * Self.step)
      play.tween.isReversed = true
      for place in (1..<max(trace.count - 1, 1)).reversed() {
        play.tweener.advance(by: Self.step)
        #expect(play.shown == trace[place], "seed \(seed), back to step \(place)")
        play.checkInvariants(seed)
      }
    }
  }

  @Test(
    "36 A seek into the endDelay of a member shows its end value, to the bit",
    arguments: [false, true])
  func seekIntoEndDelay(callsBack: Bool) {
    let (stage, box) = (RuleStage(), RuleBox(x: 1e17))
    let timeline = TweenTimeline.of(box, [.duration: 0.5, "x": 0.1, .endDelay: 0.5])
    let tween = stage.tweener.addTimeline(timeline, [.paused: true])
    for place in [0.25, 0.75, 0.5, 0.75, 0.25, 0.625] {
      tween.seek(to: place, callsBack: callsBack)
      #expect(place == 0.25 ? box.x == 1e17 + (0.1 - 1e17) * 0.5 : box.x == 0.1, "at \(place)")
    }
  }

  // Rule 36: what a timeline shows is a function of its own time alone, also where a member is appended for a component that the
  // timeline has lost: that stays lost.

  /// `x` is moved for a second, then `y`, which is lost in the first second and gets a member of its own a second later.
  private func shown(step: Double, until end: Double, taking take: (Tweener, RuleBox) -> Void)
    -> Double
  {
    let tweener = Tweener()
    var problems: [TweenProblem] = []
    tweener.onProblem = { problems.append($0) }
    let box = RuleBox()
    let timeline = TweenTimeline.of(box, [.duration: 1, "x": 100], [.duration: 1, "y": 100])
    let tween = tweener.addTimeline(timeline, [.repeat: -1])
    tweener.advance(by: 1)
    take(tweener, box)
    tweener.advance(by: 0.5)
    let more = TweenTimeline.of(box, [.duration: 1, "y": 200])
    #expect(tween.append(more) && problems.map(\.key) == ["y"])
    while tweener.time < end { tweener.advance(by: min(step, end - tweener.time)) }
    return box.y
  }

  @Test("36 shows the same at an end of a play, whatever the steps")
  func atEnds() {
    let all = [0.25, 0.5, 2.5].map { step in
      shown(step: step, until: 4) { $0.removeTween($1, ["y"]) }
    }
    #expect(all == [0, 0, 0])
  }

  @Test("36 shows the same in later plays, where a newer tween has taken the component")
  func later() {
    let all = [0.125, 0.4, 5].map { step in
      shown(step: step, until: 6.25) { $0.addTween($1, ["y": 7]) }
    }
    #expect(all == [7, 7, 7])
  }

  @Test(
    "36 is shown before its start as any, where another target was lost whose memory the engine uses again",
    arguments: [2, 20], [false, true])
  func ofAnotherTarget(count: Int, isSplit: Bool) {
    let tweener = Tweener()
    let (boxes, added) = ((0..<count).map { _ in RuleBox() }, RuleBox())
    var timeline = TweenTimeline(defaults: [.duration: 1])
    for box in boxes { timeline.add(box, ["x": 1], at: 0) }
    let tween = tweener.addTimeline(timeline, [.repeat: 1])
    tweener.advance(by: 0.5)
    if isSplit {
      tweener.pauseTween(boxes[0])
      tweener.removeTween(boxes[0])
    } else {
      tween.pause()
      tweener.removeTween(boxes[0])
    }
    var more = TweenTimeline(defaults: [.duration: 1])
    more.add(added, ["x": TweenValue.fromTo(3, 5)], at: 1)
    #expect(tween.append(more))
    tweener.expect(added.x, of: tween, [[]: 3, [.resume, 0.25]: 3, 0.75: 4, 1: 3, 1: 4])
  }
}
