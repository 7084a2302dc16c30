import Testing
import Tweener
import TweenerTestSupport

/// What is added to a timeline while it plays comes and goes as if it had been there from the beginning.
@Suite("Timelines that have grown")
struct GrownTimelineTests {
  private static let keys: [TweenKey] = ["x", "y", "z", "top", "wide", "high"]

  private final class Log {
    var lines: [String] = []
  }

  private struct Member {
    let key: TweenKey
    let place: Double
    let isNested: Bool
    let isHeard: Bool
    let parameters: TweenParameters

    init(_ key: TweenKey, _ random: inout SplitMix64, isHeard: Bool) {
      func quarters(_ range: ClosedRange<Int>) -> Double { Double(random.whole(in: range)) / 4 }
      self.key = key
      place = quarters(0...11)
      isNested = random.chance(20)
      var parameters: TweenParameters = [
        .duration: min(quarters(0...4), 4 - place),
        key: TweenValue.fromTo(quarters(0...9), quarters(0...9)),
      ]
      if random.chance(30), place <= 2 {
        parameters[.duration] = 0.5
        parameters.merge([.repeat: 1, .autoreverse: random.chance(50), .repeatDelay: 0.25]) { $1 }
      }
      self.isHeard = isHeard
      self.parameters = parameters
    }

    func add(to timeline: inout TweenTimeline, _ box: RuleBox, _ log: Log) {
      var parameters = parameters
      if isHeard {
        for event in [.onStart, .onRepeat, .onComplete, .onReverseComplete] as [TweenKey] {
          parameters[event] = { [key] in log.lines.append("\(key) \(event)") }
        }
      }
      if isNested {
        let nested = TweenTimeline.of(box, parameters)
        timeline.add(nested, at: .at(place))
      } else {
        timeline.add(box, parameters, at: .at(place))
      }
    }
  }

  /// The timeline of some members, in four seconds, which others cannot make longer.
  private func play(
    _ members: ArraySlice<Member>, _ words: TweenParameters, _ box: RuleBox, _ log: Log,
    in tweener: Tweener
  ) -> Tween {
    var timeline = TweenTimeline.of(box, [.duration: 4, "observed": 100])
    for member in members { member.add(to: &timeline, box, log) }
    return tweener.addTimeline(timeline, words)
  }

  private func numbers(_ box: RuleBox) -> [Double] {
    let frame = box.frame
    return [box.observed, box.x, box.y, box.z, frame.y, frame.width, frame.height]
  }

  @Test("35 a timeline that has grown is as if it had had all of it from the beginning")
  func alike() {
    var calls = 0
    for seed in 0..<TrialCount.of(1_600, few: 25) {
      var random = SplitMix64(seed: UInt64(seed))
      let isHeard = random.chance(40)
      let members = Self.keys.map { Member($0, &random, isHeard: isHeard) }
      let words: TweenParameters = [
        .repeat: random.whole(in: 0...2), .autoreverse: random.chance(50),
        .repeatDelay: Double(random.whole(in: 0...1)) / 2, .pausesOnCompletion: true,
      ]
      let early = random.whole(in: 1...5)
      let (one, other) = (Tweener(), Tweener())
      let (whole, grown) = (RuleBox(x: 0), RuleBox(x: 0))
      let logs = [Log(), Log()]
      let tweens = [
        play(members[...], words, whole, logs[0], in: one),
        play(members[..<early], words, grown, logs[1], in: other),
      ]
      let (turn, growth) = (random.whole(in: 2...30), random.whole(in: 0...20))
      for step in 0..<40 {
        if step == growth {
          tweens[1].append([:]) { more in
            for member in members[early...] { member.add(to: &more, grown, logs[1]) }
          }
        }
        if step == growth { for log in logs { log.lines.removeAll() } }
        for tween in tweens {
          if step == turn { tween.reverse() }
          if step == turn + 4 { tween.isReversed = false }
        }
        // Often exactly to where something begins or ends.
        let time = random.chance(50) ? 0.25 : Double(random.whole(in: 1...31)) / 64
        one.advance(by: time)
        other.advance(by: time)
        if step >= growth {
          #expect(numbers(grown) == numbers(whole), "seed \(seed), step \(step)")
          #expect(logs[1].lines == logs[0].lines, "seed \(seed), step \(step)")
        }
      }
      calls += logs[1].lines.count
    }
    #expect(calls > 50)
  }

  @Test("where they stand, with a nested timeline that begins there, which is entered once")
  func nestedAtPlace() {
    let (stage, box, other) = (RuleStage(), RuleBox(), RuleBox())
    var timeline = TweenTimeline.of(box, [.duration: 0.5, "x": 1])
    timeline.addPause()
    timeline.add(box, [.duration: 0.5, "x": 2])
    let tween = stage.tweener.addTimeline(timeline)
    stage.tweener.advance(by: 0.75)
    var nested = TweenTimeline()
    nested.add(
      other,
      [
        .duration: 0.125, "x": TweenValue.fromTo(0, 1), .repeat: 2,
        .onRepeat: { stage.note("repeat") },
      ])
    var more = TweenTimeline()
    more.add(nested, [.onComplete: { stage.note("complete") }], at: .at(0.5))
    #expect(tween.append(more))
    tween.resume()
    for _ in 0..<6 { stage.tweener.advance(by: 0.125) }
    #expect(stage.log == ["repeat @0.875", "repeat @1.0", "complete @1.125"])
    #expect(tween.state == .ended && box.x == 2 && other.x == 1)
  }

  @Test(
    "with an endless member in any play, in which the time stays", arguments: [0, 1, 2, 3, 6],
    [1, 4])
  func endlessInLaterPlay(play: Int, steps: Int) {
    let (stage, box, other) = (RuleStage(), RuleBox(), RuleBox())
    let timeline = TweenTimeline.of(box, [.duration: 1, "x": TweenValue.fromTo(0, 1)])
    let tween = stage.tweener.addTimeline(timeline, [.repeat: 6])
    stage.tweener.advance(by: Double(play) + 0.5)
    let more = TweenTimeline.of(other, at: [0: [.duration: 1, "x": 1, .repeat: -1]])
    #expect(tween.append(more))
    for _ in 0..<steps { stage.tweener.advance(by: 1 / Double(steps)) }
    #expect((box.x, other.x) == (1, 0.5))
    #expect(tween.state == .running)
  }
}
