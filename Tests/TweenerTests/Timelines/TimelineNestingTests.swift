import Testing

@testable import Tweener

@Suite("Timelines in timelines")
struct TimelineNestingTests {
  private let box = RuleBox(x: 0)

  /// Two seconds, with a label at 1.
  private var inner: TweenTimeline {
    var timeline = TweenTimeline.of(box, [.duration: 2, "x": 1])
    timeline.addLabel("inside", at: 1)
    return timeline
  }

  private func span(_ parameters: TweenParameters) -> [Double] {
    var timeline = TweenTimeline()
    timeline.add(inner, parameters, at: 10)
    return TimelineStage.last(timeline)
  }

  @Test("a nested timeline is one member, with delay, plays, pauses and a rate of its own")
  func lengths() {
    #expect(span([:]) == [10, 12])
    #expect(span([.delay: 1]) == [11, 13])
    #expect(span([.repeat: 2, .repeatDelay: 0.5]) == [10, 17])
    #expect(span([.delay: 1, .repeat: 1, .repeatsDelay: true]) == [11, 16])
    #expect(span([.timeScale: 2, .delay: 1]) == [10.5, 11.5])
    #expect(span(["base": ["repeat": "1"] as [String: Any]]) == [10, 14])
    #expect(span([.repeat: -1]) == [10, 12])
  }

  @Test("it has a layout of its own, and its labels are its own")
  func layouts() throws {
    var timeline = TweenTimeline()
    timeline.addPause(at: 3)
    timeline.add(inner, at: "<")
    let layout = TimelineLayout.of(timeline)
    guard case .timeline(let nested, let timing, _) = layout.members[1].content else {
      throw TimelinePlace.Fault.unreadable
    }
    #expect(nested.members.map(\.start) == [0, Flicks.perSecond])
    #expect(nested.labels == ["inside": Flicks.perSecond])
    #expect(timing.duration == 2 * Flicks.perSecond)
    #expect(timeline.time(of: "inside") == nil)
    #expect(layout.depth == 2)
  }

  @Test("endless inside is endless outside, and counts with one play")
  func endless() {
    var inner = self.inner
    inner.add(box, [.duration: 3, .repeat: -1, "y": 1], at: 1)
    var timeline = TweenTimeline()
    timeline.add(inner, [.repeat: 3])
    timeline.call {}
    #expect(TimelineStage.spans(timeline) == [[0, 4], [4, 4]])
    #expect(timeline.duration == .infinity)
    var repeating = TweenTimeline()
    repeating.add(self.inner, [.repeat: -1])
    #expect(repeating.duration == .infinity)
  }

  @Test("a timeline is a value: one that is added to itself is added as it is")
  func itself() {
    var timeline = inner
    timeline.add(timeline)
    #expect(timeline.duration == 4)
    timeline.add(timeline, [.repeat: 1])
    #expect(timeline.duration == 12)
    #expect(TimelineLayout.of(timeline).depth == 3)
  }

  @Test("what is added to a timeline after it was nested or copied does not show there")
  func copies() {
    var inner = self.inner
    var timeline = TweenTimeline()
    timeline.add(inner)
    let copy = inner
    inner.add(box, [.duration: 5, "y": 1])
    timeline.add(inner)
    #expect(copy.duration == 2 && inner.duration == 7)
    #expect(timeline.duration == 9)
  }

  @Test("64 levels, each twice in the next, are read once each")
  func doubling() {
    var timeline = TweenTimeline.of(box, [.duration: 1, "x": 1])
    for _ in 0..<64 {
      var outer = TweenTimeline()
      outer.add(timeline, at: 0)
      outer.add(timeline, at: 0)
      timeline = outer
    }
    let (layout, problems) = TimelineStage.read(timeline)
    #expect(problems.isEmpty)
    #expect(timeline.duration == 1)
    #expect(layout.depth == 65)
  }

  @Test("64 levels with a delay each add up")
  func delays() {
    var timeline = inner
    for _ in 0..<64 {
      var outer = TweenTimeline()
      outer.add(timeline, [.delay: 0.5])
      timeline = outer
    }
    #expect(timeline.duration == 34)
  }

  @Test(
    "deeper ones are left out and reported, ten thousand levels too, and are released one by one")
  func deep() {
    var timeline = inner
    for level in 0..<10_000 {
      var outer = TweenTimeline()
      outer.add(timeline, at: .at(1), file: "Deep.swift", line: UInt(level))
      timeline = outer
    }
    let (layout, problems) = TimelineStage.read(timeline)
    #expect(layout.depth <= 65)
    #expect(problems.count == 9_999 / 64 && Set(problems.map(\.kind)) == [.unsupportedInTimeline])
    #expect(problems.first?.line == 64)
    #expect(timeline.duration > 0)
  }

  @Test("a nested timeline of no length plays once, and its repeat is reported")
  func noLength() {
    var timeline = TweenTimeline()
    timeline.add(TweenTimeline(), [.repeat: 3])
    timeline.add(TweenTimeline(), [.repeat: -1])
    timeline.add(TweenTimeline(), [.repeat: 2, .repeatDelay: 1])
    let problems = TimelineStage.read(timeline).problems
    #expect(problems.map(\.kind) == [.zeroLengthRepeat, .zeroLengthRepeat, .zeroLengthRepeat])
    #expect(problems.map(\.value) == ["3", "-1", "2"])
    #expect(timeline.duration == 0)
  }
}
