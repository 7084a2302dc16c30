import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("Timelines as values")
struct TweenTimelineTests {
  @Test("a timeline keeps its targets, and its copies' targets live as long as one is kept")
  func lifetime() {
    weak var first: RuleBox?
    weak var second: RuleBox?
    var timeline: TweenTimeline? = TweenTimeline()
    var copy: TweenTimeline?
    do {
      let (one, other) = (RuleBox(x: 0), RuleBox(x: 0))
      (first, second) = (one, other)
      timeline?.add(one, [.duration: 1, "x": 1])
      copy = timeline
      timeline?.add([other], [.duration: 1, "x": 1])
    }
    #expect(first != nil && second != nil)
    timeline = nil
    #expect(first != nil && second == nil)
    #expect(copy?.duration == 1)
    copy = nil
    #expect(first == nil)
  }

  @Test("members are kept in the order of adding, each with the file and line of its call")
  func members() {
    let box = RuleBox(x: 0)
    var timeline = TweenTimeline()
    timeline.add(box, ["x": 1], at: 2, file: "A.swift", line: 1)
    timeline.add([box, box], ["x": 1], at: "<", file: "A.swift", line: 2)
    timeline.add(box, TweenTemplate<RuleBox>().to(\.x, 1), file: "A.swift", line: 3)
    timeline.add(TweenTimeline(), file: "A.swift", line: 4)
    timeline.call({}, file: "A.swift", line: 5)
    timeline.addLabel("in", file: "A.swift", line: 6)
    timeline.addPause(file: "A.swift", line: 7)
    timeline.addPause()
    #expect(timeline.members.dropLast().map(\.site.line) == Array(1...7))
    #expect(timeline.members.dropLast().allSatisfy { $0.site.file == "A.swift" })
    #expect(timeline.members.last?.site.file.hasSuffix("TweenTimelineTests.swift") == true)
    #expect(timeline.members.map(\.position.description).prefix(2) == ["at(2.0)", "<"])
  }

  @Test("callbacks are read in the forms that the target allows, and only for an engine")
  func callbacks() {
    let box = RuleBox(x: 0)
    var timeline = TweenTimeline()
    timeline.add(box, [.duration: 1, .onStart: { (_: RuleBox) in }, .onComplete: { (_: Int) in }])
    timeline.add(TweenTimeline(), [.onComplete: { (_: Tween) in }, .onStart: { (_: RuleBox) in }])
    let (layout, problems) = TimelineStage.read(timeline)
    let tweens = layout.tweens
    guard case .timeline(_, _, let nested) = layout.members[1].content else { return }
    #expect(tweens[0].description.callbacks?.onStart != nil)
    #expect(tweens[0].description.problems.map(\.kind) == [.unsupportedCallback])
    #expect(nested?.onComplete != nil && nested?.onStart == nil)
    #expect(problems.map(\.kind) == [.unsupportedCallback])
    let unread = TimelineLayout.of(timeline).tweens
    #expect(unread[0].description.callbacks == nil)
  }

  @Test("an engine's shorthands and easings are known to its layouts alone")
  func registered() {
    let tweener = Tweener()
    tweener.registerShorthand("blink") { call in call.fill(.duration, 3) }
    var timeline = TweenTimeline()
    timeline.add(RuleBox(x: 0), ["blink": true])
    #expect(timeline.duration == 0)
    let layout = TimelineStage.read(timeline, tweener.engine.registry).layout
    #expect(layout.duration == 3 * Flicks.perSecond)
  }

  @Test("random timelines lie where sums of seconds say, whatever the order of asking")
  func random() {
    var numbers = SplitMix64(seed: 12)
    let box = RuleBox(x: 0)
    for _ in 0..<TrialCount.of(200) {
      var timeline = TweenTimeline()
      var (end, previous) = (0.0, (start: 0.0, end: 0.0))
      var wanted: [[Double]] = []
      for _ in 0..<20 {
        // Quarters, so that sums are exact.
        let quarters = { (range: ClosedRange<Int>) in
          Double(Int.random(in: range, using: &numbers)) / 4
        }
        let (duration, delay, shift) = (quarters(0...8), quarters(0...3), quarters(0...6))
        let repeats = Int.random(in: 0...2, using: &numbers)
        let (position, place): (TimelinePosition, Double) =
          switch Int.random(in: 0...5, using: &numbers) {
          case 0: (.at(shift), shift)
          case 1: (.end(shift), end + shift)
          case 2: ("<\(shift)", previous.start + shift)
          case 3: (.previousEnd(shift), previous.end + shift)
          case 4: ("<50%", previous.start + (previous.end - previous.start) / 2)
          default: ("+=100%", end + duration * Double(repeats + 1))
          }
        timeline.add(
          box, [.duration: duration, .delay: delay, .repeat: repeats, "x": 1], at: position)
        previous.start = place + delay
        previous.end = previous.start + duration * Double(repeats + 1)
        end = max(end, previous.end)
        wanted.append([previous.start, previous.end])
      }
      #expect(TimelineStage.spans(timeline) == wanted)
      #expect(timeline.duration == end)
    }
  }
}
