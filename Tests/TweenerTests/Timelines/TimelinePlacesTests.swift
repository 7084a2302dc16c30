import Testing

@testable import Tweener

@Suite("Places in a timeline: every row of the table of positions")
struct TimelinePlacesTests {
  private let box = RuleBox(x: 0)

  /// A member from 1 to 3, one from 0.5 to 4, a label at 2 behind both.
  private var base: TweenTimeline {
    var timeline = TweenTimeline.of(
      box, at: [0.5: [.duration: 3.5, "x": 1], 1: [.duration: 2, "y": 1]])
    timeline.addLabel("in", at: 2)
    return timeline
  }

  @Test(
    "a member of one second is put where its position says",
    arguments: [
      (.at(2), 2), (7, 7), (0.25, 0.25), ("1.5", 1.5), (.end, 4), (.end(0.5), 4.5),
      (.end(-0.5), 3.5), ("+=0.5", 4.5), ("-=0.5", 3.5), (.label("in"), 2),
      (.label("in", 0.5), 2.5),
      ("in", 2), ("in+=0.5", 2.5), ("in-=0.5", 1.5), (.previousStart, 1),
      (.previousStart(0.5), 1.5), ("<", 1), ("<0.5", 1.5), ("<-0.5", 0.5), (.previousEnd, 3),
      (.previousEnd(-0.5), 2.5), (">", 3), (">-0.5", 2.5), (">0.5", 3.5), ("<25%", 1.5),
      (">-10%", 2.8), ("<+=0.5", 1.5), ("+=25%", 4.25), ("-=25%", 3.75), ("<+=25%", 1.25),
      (">-=50%", 2.5), ("in+=50%", 2.5),
    ] as [(TimelinePosition, Double)])
  func rows(position: TimelinePosition, start: Double) {
    var timeline = base
    timeline.add(box, [.duration: 1, "x": 5], at: position)
    #expect(TimelineStage.last(timeline) == [start, start + 1])
    #expect(TimelineStage.read(timeline).problems.isEmpty)
  }

  @Test("calls, pauses, labels and nested timelines are put there as well")
  func kinds() {
    var timeline = base
    timeline.call(at: ">-0.5") {}
    #expect(TimelineStage.last(timeline) == [2.5, 2.5])
    timeline.addPause(at: "<0.25")
    #expect(TimelineStage.last(timeline) == [2.75, 2.75])
    timeline.addLabel("out", at: ">")
    #expect(timeline.time(of: "out") == 2.75)
    timeline.add(base, at: "<+=50%")
    #expect(TimelineStage.last(timeline) == [4.75, 8.75])
    // A label is no member for what follows.
    timeline.addLabel("far", at: 100)
    timeline.add(box, [.duration: 1, "x": 1], at: "<")
    #expect(TimelineStage.last(timeline) == [4.75, 5.75])
    timeline.add(box, [.duration: 1, "x": 1])
    #expect(TimelineStage.last(timeline) == [8.75, 9.75])
    #expect(timeline.duration == 9.75)
  }

  @Test(
    "in an empty timeline end and previous member are at 0",
    arguments: [
      (.end, 0), (.end(0.5), 0.5), ("<", 0), (">", 0), ("<0.5", 0.5), ("<25%", 0), (">-10%", 0),
      ("+=25%", 0.5), ("<+=25%", 0.5),
    ] as [(TimelinePosition, Double)])
  func empty(position: TimelinePosition, start: Double) {
    var timeline = TweenTimeline()
    timeline.addLabel("begin")
    timeline.add(box, [.duration: 2, "x": 1], at: position)
    #expect(TimelineStage.last(timeline) == [start, start + 2])
    #expect(timeline.time(of: "begin") == 0)
  }

  @Test("the end of everything is the latest end, wherever members are put")
  func latest() {
    var timeline = TweenTimeline.of(
      box,
      at: [9: [.duration: 1, "x": 1], 0: [.duration: 1, "x": 1], .end: [.duration: 1, "x": 1]])
    #expect(TimelineStage.last(timeline) == [10, 11])
    timeline.call(at: 20) {}
    timeline.add(box, [.duration: 1, "x": 1])
    #expect(TimelineStage.last(timeline) == [20, 21])
  }

  @Test("a label of a name that was used counts for what comes behind it")
  func labelTwice() {
    var timeline = TweenTimeline()
    timeline.addLabel("in", at: 1)
    timeline.call(at: "in") {}
    timeline.addLabel("in", at: 2)
    timeline.call(at: "in") {}
    #expect(TimelineStage.spans(timeline) == [[1, 1], [1, 1], [2, 2], [2, 2]])
    #expect(timeline.time(of: "in") == 2)
    #expect(timeline.time(of: "In") == nil)
  }
}
