import Testing

@testable import Tweener

@Suite("Starts and ends of members")
struct TimelineLengthTests {
  private let box = RuleBox(x: 0)

  private func span(_ parameters: TweenParameters, at position: TimelinePosition = 10) -> [Double] {
    let timeline = TweenTimeline.of(box, at: [position: parameters])
    return TimelineStage.last(timeline)
  }

  @Test("a start is the place and the delay, an end comes after all plays and pauses")
  func plays() {
    #expect(span([.duration: 2]) == [10, 12])
    #expect(span([.duration: 2, .delay: 0.5]) == [10.5, 12.5])
    #expect(span([.duration: 2, .repeat: 2]) == [10, 16])
    #expect(span([.duration: 2, .repeat: 2, .repeatDelay: 0.25]) == [10, 16.5])
    #expect(span([.duration: 2, .delay: 1, .repeat: 1, .repeatsDelay: true]) == [11, 16])
    #expect(span([.duration: 2, .repeat: 1, .autoreverse: true]) == [10, 14])
    #expect(span(["x": 1]) == [10, 10])
  }

  @Test("a negative delay begins part-way in, before the place")
  func negativeDelay() {
    #expect(span([.duration: 2, .delay: -0.5]) == [9.5, 11.5])
    #expect(span([.duration: 2, .delay: -0.5], at: 0) == [-0.5, 1.5])
    var timeline = TweenTimeline.of(box, [.duration: 2, .delay: -0.5])
    timeline.call(at: "<") {}
    #expect(TimelineStage.last(timeline) == [0, 0])
    #expect(timeline.duration == 1.5)
    #expect(TimelineStage.read(timeline).problems.isEmpty)
  }

  @Test("a time scale goes over the delay too; an instant between two flicks is the next one")
  func rates() {
    #expect(span([.duration: 2, .delay: 1, .timeScale: 2]) == [10.5, 11.5])
    #expect(span([.duration: 3, .timeScale: 0.3]) == [10, 20])
    let timeline = TweenTimeline.of(box, [.duration: 1, .timeScale: 1e6])
    // A millionth of 705,600,000 flicks is 705.6 of them.
    #expect(TimelineLayout.of(timeline).duration == 706)
  }

  @Test("words are read as in any call: other spellings, texts, Durations, bases, defaults")
  func words() {
    #expect(span(["time": 2]) == [10, 12])
    #expect(span(["duration": "2", "repeat": "1"]) == [10, 14])
    #expect(span([.duration: Duration.milliseconds(1500)]) == [10, 11.5])
    #expect(span([.base: [.duration: 2] as TweenParameters]) == [10, 12])
    #expect(
      span([.base: [[.duration: 2], ["time": 3]] as [TweenParameters], .delay: 1]) == [11, 14])
    #expect(span(TweenParameters(["time": 2, "base": ["delay": 1]] as [String: Any])) == [11, 13])
    // What is wrong counts as not given.
    #expect(span([.duration: -2]) == [10, 10])
    #expect(span([.duration: 2, .repeat: 1.5]) == [10, 12])
  }

  @Test("defaults lie underneath, in the members' own words, but not in nested timelines")
  func defaults() {
    var timeline = TweenTimeline.of(
      box, ["x": 1], ["time": 2, "x": 1], [.base: [.delay: 0] as TweenParameters],
      [.base: [[.delay: 0.25]] as [TweenParameters]], defaults: [.duration: 1, .delay: 0.5])
    #expect(TimelineStage.spans(timeline) == [[0.5, 1.5], [2, 4], [4, 5], [5.25, 6.25]])
    let inner = TweenTimeline.of(box, ["x": 1])
    timeline.add(inner)
    #expect(TimelineStage.last(timeline) == [6.25, 6.25])
  }

  @Test("a template says what it says; what it leaves at its default the defaults may say")
  func templates() {
    var timeline = TweenTimeline(defaults: [.duration: 1, .delay: 0.5])
    timeline.add(box, TweenTemplate<RuleBox>().to(\.x, 1))
    timeline.add(box, TweenTemplate<RuleBox>(duration: 3).to(\.x, 1))
    timeline.add(box, TweenTemplate<RuleBox>([.delay: 0, "x": 1]))
    timeline.add(box, TweenTemplate<RuleBox>(delay: 2, repeat: 1, repeatDelay: 1).to(\.x, 1))
    #expect(TimelineStage.spans(timeline) == [[0.5, 1.5], [2, 5], [5, 6], [8, 11]])
  }

  @Test("of a staggered member every target has a place, and the earliest and the latest count")
  func staggers() {
    let boxes = (0..<3).map { _ in RuleBox(x: 0) }
    var timeline = TweenTimeline()
    timeline.add(
      boxes, [.duration: 1, .delay: 0.5, .stagger: Stagger(each: 0.25, from: .end), "x": 1], at: 2)
    #expect(TimelineStage.last(timeline) == [2.5, 4])
    let tweens = TimelineLayout.of(timeline).tweens
    #expect(tweens.map { Flicks.seconds($0.start) } == [3, 2.75, 2.5])
    #expect(tweens.map { Flicks.seconds($0.end) } == [4, 3.75, 3.5])
    // Shares are of the whole.
    timeline.call(at: "<50%") {}
    #expect(TimelineStage.last(timeline) == [3.25, 3.25])
    timeline.add(boxes, [.duration: 1, .stagger: 0.5], at: "-=100%")
    #expect(TimelineStage.last(timeline) == [2, 4])
    #expect(tweens[0].description === tweens[2].description)
  }

  @Test("a stagger of one target does nothing, and no targets are no member")
  func few() {
    var timeline = TweenTimeline()
    timeline.add([box], [.duration: 1, .stagger: 5])
    timeline.add([RuleBox](), [.duration: 7])
    #expect(TimelineStage.spans(timeline) == [[0, 1]])
  }

  @Test("times that are functions of the target are asked of an engine's layout alone")
  func functions() throws {
    var asked = 0
    let boxes = (0..<3).map { RuleBox(x: Double($0)) }
    var timeline = TweenTimeline()
    timeline.add(
      boxes,
      [
        .duration: TweenValue.each { (box: RuleBox, _: Int) in
          asked += 1
          return box.x + 1
        }, .delay: TweenValue.each { index in 0.5 * Double(index) }, .stagger: 1,
      ])
    // Without an engine only the stagger is known.
    #expect(timeline.duration == 2 && asked == 0)
    let (layout, problems) = TimelineStage.read(timeline)
    #expect(asked == 3 && problems.isEmpty)
    let tweens = layout.tweens
    #expect(tweens.map { Flicks.seconds($0.start) } == [0, 1.5, 3])
    #expect(tweens.map { Flicks.seconds($0.end) } == [1, 3.5, 6])
  }

  @Test("an endless member makes the timeline endless, and counts with one play for what follows")
  func endless() {
    var timeline = TweenTimeline()
    timeline.add(box, [.duration: 2, .delay: 1, .repeat: -1, .repeatDelay: 5, "x": 1])
    #expect(TimelineStage.last(timeline) == [1, 3])
    timeline.add(box, [.duration: 1, "y": 1])
    #expect(TimelineStage.last(timeline) == [3, 4])
    timeline.call(at: 3.5) {}
    #expect(timeline.duration == .infinity)
    #expect(TimelineLayout.of(timeline).duration == 4 * Flicks.perSecond)
  }

  @Test("the empty timeline has no length")
  func empty() {
    #expect(TweenTimeline().duration == 0)
    #expect(TimelineStage.spans(TweenTimeline()).isEmpty)
  }
}
