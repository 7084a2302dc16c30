import Testing
import TweenerTestSupport

@testable import Tweener

/// A timeline's `duration` and `time(of:)`, asked while it is written: they read what was added since they were asked before.
@Suite("The extent of a timeline, asked again")
struct TimelineExtentTests {
  private final class Box { var x = 0.0 }

  /// The timeline as one that was never asked has it.
  private func expectKnown(_ timeline: TweenTimeline, _ seed: UInt64) {
    let whole = TimelineLayout.of(timeline)
    #expect(
      timeline.duration == (whole.isEndless ? .infinity : Flicks.seconds(whole.duration)),
      "seed \(seed)")
    for name in ["a", "b"] {
      #expect(timeline.time(of: name) == whole.labels[name].map(Flicks.seconds), "seed \(seed)")
    }
  }

  @Test(
    "Asked behind some of the members, and of copies, it is what all members make",
    arguments: 1...UInt64(TrialCount.of(600, few: 12)))
  func askedAgain(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let boxes = [Box(), Box(), Box()]
    var timelines = [TweenTimeline(defaults: [.duration: 0.5])]
    for _ in 0..<40 {
      let place = random.whole(in: 0...(timelines.count - 1))
      let position = random.pick(
        [.end, .at(1), "a", "b+=0.5", "<", ">-0.25", "+=25%", "<50%"] as [TimelinePosition])
      switch random.whole(in: 0...12) {
      case 0: timelines[place].addLabel(random.pick(["a", "b"]), at: position)
      case 1: timelines[place].call(at: position) {}
      case 2 where timelines.count < 6: timelines.append(timelines[place])
      case 3:
        let nested = random.pick(timelines)
        timelines[place].add(nested, [.repeat: random.pick([0, 2])], at: position)
      case 4: timelines[place].add(boxes, [.path(\Box.x): 1, .stagger: 0.25], at: position)
      case 5 where seed % 5 == 0: timelines[place].add(boxes[0], [.repeat: -1], at: position)
      default:
        let words: TweenParameters = [
          .duration: random.pick([0.25, 1]), .delay: random.pick([0, 0.5, -0.25]),
          .path(\Box.x): 1,
        ]
        timelines[place].add(boxes[0], words, at: position)
      }
      if random.chance(50) { expectKnown(random.pick(timelines), seed) }
      // Copies that were nested in each other grow fast.
      if count(TimelineLayout.of(timelines[place])) > 2_000 { break }
    }
    for timeline in timelines { expectKnown(timeline, seed) }
  }

  /// The number of members, those of nested timelines included, each as often as it is nested.
  private func count(_ layout: TimelineLayout) -> Int {
    layout.members.reduce(layout.members.count) { sum, member in
      if case .timeline(let nested, _, _) = member.content { sum + count(nested) } else { sum }
    }
  }

  @Test("A nested timeline that is too deep is left out when it was asked before as well")
  func tooDeep() {
    var timeline = TweenTimeline()
    timeline.call(at: 1) {}
    for _ in 0..<80 {
      var outer = TweenTimeline()
      outer.add(timeline)
      timeline = outer
      _ = timeline.duration
    }
    expectKnown(timeline, 0)
  }
}
