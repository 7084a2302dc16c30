import Testing

@testable import Tweener

@Suite("What is wrong in a timeline")
struct TimelineProblemTests {
  private let box = RuleBox(x: 0)

  private func problems(_ timeline: TweenTimeline) -> [TweenProblem] {
    TimelineStage.read(timeline).problems
  }

  @Test("an unknown label is reported with the nearest one, and the member goes to the end")
  func unknownLabels() throws {
    for position in ["midle", "midle+=1", .label("midle", 1)] as [TimelinePosition] {
      var timeline = TweenTimeline.of(box, [.duration: 2, "x": 1])
      timeline.addLabel("middle", at: 1)
      timeline.add(box, [.duration: 1, "x": 1], at: position, file: "A.swift", line: 7)
      #expect(TimelineStage.last(timeline) == [2, 3])
      let problem = try #require(problems(timeline).first)
      #expect(problems(timeline).count == 1)
      #expect(problem.kind == .unknownLabel && problem.key == "at")
      #expect(problem.suggestion == "middle" && problem.targetType == "RuleBox")
      #expect(problem.file == "A.swift" && problem.line == 7)
    }
    var timeline = TweenTimeline()
    timeline.call(at: "in") {}
    timeline.addLabel("in", at: 1)
    #expect(problems(timeline).map(\.remedy) == ["add the label before; the end is taken"])
  }

  @Test("a text that is no position is reported, with the texts that are")
  func unreadable() throws {
    var timeline = TweenTimeline.of(box, [.duration: 2, "x": 1])
    timeline.addPause(at: "<soon")
    #expect(TimelineStage.last(timeline) == [2, 2])
    let problem = try #require(problems(timeline).first)
    #expect(problem.kind == .wrongParameterType && problem.value == "\"<soon\"")
    #expect(problem.remedy.contains("<+=25%"))
  }

  @Test("a place before 0 is reported, and is 0")
  func before() {
    for position in [-1, "-=5", "<-0.5", "<-=100%", .previousStart(-1)] as [TimelinePosition] {
      let timeline = TweenTimeline.of(
        box, at: [.end: [.duration: 2, "x": 1], position: [.duration: 1, "x": 1]])
      #expect(TimelineStage.last(timeline) == [0, 1], "\(position)")
      #expect(problems(timeline).map(\.kind) == [.numberOutOfRange])
    }
  }

  @Test("a place that is not finite, or too far, is reported, and the end is taken")
  func far() {
    for position in [.at(.nan), .end(.infinity), 1e10, "<1e300%", "nan", "+=inf"]
      as [TimelinePosition]
    {
      let timeline = TweenTimeline.of(
        box, at: [.end: [.duration: 2, "x": 1], position: [.duration: 1, "x": 1]])
      #expect(TimelineStage.last(timeline) == [2, 3], "\(position)")
      #expect(problems(timeline).map(\.kind) == [.numberOutOfRange], "\(position)")
    }
  }

  @Test("a member whose plays leave no place behind them is reported, and is endless")
  func tooManyPlays() {
    let many: TweenParameters = [.repeat: Int.max]
    for kind in 0..<3 {
      var (timeline, inner) = (TweenTimeline(), TweenTimeline())
      switch kind {
      case 0: timeline.add(box, [.duration: 1, "x": 1, .repeat: Int.max])
      case 1:
        inner.add(box, [.duration: 1, "x": 1])
        timeline.add(inner, many)
      default:
        timeline.add([box, box], [.duration: 1, "x": 1, .stagger: 0, .repeat: Int.max])
      }
      timeline.add(box, [.duration: 2, "y": 1])
      #expect(problems(timeline).map(\.key) == ["repeat"])
      #expect(problems(timeline).map(\.value) == ["9223372036854775807"])
      #expect(
        problems(timeline).map(\.fault) == [
          "the plays of this member last too long for a place on a timeline"
        ])
      #expect(problems(timeline).map(\.remedy) == ["it counts as endless; give fewer, or -1"])
      #expect(TimelineStage.last(timeline) == [1, 3])
      #expect(timeline.duration == .infinity)
      for _ in 0..<2 {
        let stage = RuleStage()
        #expect(stage.tweener.addTimeline(timeline).duration == .infinity)
        #expect(stage.kinds == [.numberOutOfRange])
      }
    }
  }

  @Test("lengths that add up to centuries stay in range")
  func centuries() {
    var timeline = TweenTimeline(defaults: [.duration: 1e9, .timeScale: 1e-9])
    for _ in 0..<50 { timeline.add(box, [.delay: 1e9, .stagger: 1e9, "x": 1]) }
    let (layout, problems) = TimelineStage.read(timeline)
    #expect(layout.members.allSatisfy { $0.start >= 0 && $0.end <= TimelineLayout.farthest })
    #expect(problems.contains { $0.kind == .numberOutOfRange })
    let early = TweenTimeline.of(box, [.delay: -1e9, .timeScale: 1e-9, .duration: 1, "x": 1])
    #expect(TimelineStage.spans(early)[0].allSatisfy { $0.isFinite && $0 <= 0 })
    #expect(early.duration == 0)
  }

  @Test("words of the whole timeline are refused in members, in any spelling, also from defaults")
  func refused() {
    let words: [TweenParameters] = [
      [.overwrite: OverwriteMode.all], [.useFrames: true], [.locksInteraction: true],
      [.unlocksInteraction: true], [.onOverwrite: {}], [.onEnd: {}],
    ]
    for word in words {
      for timeline in [TweenTimeline(), TweenTimeline(defaults: word)] {
        var timeline = timeline
        let own: TweenParameters = [.duration: 1, "x": 1]
        timeline.add(
          box, timeline.storage.defaults.isEmpty ? own.merging(word) { $1 } : own,
          file: "B.swift", line: 3)
        let (layout, problems) = TimelineStage.read(timeline)
        #expect(problems.map(\.kind) == [.unsupportedInTimeline])
        #expect(problems.first?.key == word.keys.first?.description)
        #expect(problems.first?.line == 3)
        let tweens = layout.tweens
        #expect(tweens[0].description.overwrite == .atStart)
        #expect(tweens[0].description.callbacks == nil)
        #expect(tweens[0].description.timing.duration == Flicks.perSecond)
      }
    }
  }

  @Test("a nested timeline has no properties, and takes few words")
  func nested() {
    var timeline = TweenTimeline()
    timeline.add(
      TweenTimeline(),
      [
        "x": 5, .path(\RuleBox.y): 1, .duration: 2, .stagger: 1, .rounded: true, .delay: 1,
        .easing: "inQuad", .onComplete: {},
      ])
    let problems = problems(timeline)
    #expect(
      problems.map(\.key) == ["duration", "easing", "rounded", "stagger", "x", "\\RuleBox.y"])
    #expect(
      problems.map(\.kind) == [
        .unsupportedInTimeline, .unsupportedInTimeline, .unsupportedInTimeline,
        .unsupportedInTimeline, .unknownProperty, .unknownProperty,
      ])
    #expect(timeline.duration == 1)
  }

  @Test("a member at rate 0 would never end: it goes at 1")
  func standstill() {
    var timeline = TweenTimeline()
    timeline.add([box, box], [.duration: 2, .timeScale: 0, "x": 1])
    timeline.add(timeline, [.timeScale: 0])
    let problems = problems(timeline)
    #expect(problems.map(\.kind) == [.numberOutOfRange, .numberOutOfRange, .numberOutOfRange])
    #expect(problems.map(\.key) == ["timeScale", "timeScale", "timeScale"])
    #expect(timeline.duration == 4)
    let tweener = Tweener()
    tweener.onProblem = { _ in }
    var late = TweenTimeline.of(box, at: [1: [.duration: 2, .timeScale: 0, .repeat: 1, "x": 1]])
    late.add(late, [.timeScale: 0, .repeat: 1])
    // Its boundaries lie beyond all time.
    late.add(RuleBox(x: 0), [.duration: 2, .timeScale: 1e-300, .repeat: 1, "x": 1], at: 1)
    tweener.addTimeline(late)
    for _ in 0..<12 { tweener.advance(by: 1.25) }
    #expect(box.x == 1)
  }

  @Test("a label that is added twice and bad bases are reported once")
  func others() {
    var timeline = TweenTimeline()
    timeline.addLabel("in")
    timeline.addLabel("in", at: 2)
    timeline.add(box, [.base: 7, .duration: 1, "x": 1])
    #expect(problems(timeline).map(\.kind) == [.nameRegisteredTwice, .wrongParameterType])
    #expect(problems(timeline).map(\.key) == ["addLabel", "base"])
  }

  @Test("what is wrong with a tween's own words is left to its description")
  func descriptions() throws {
    let timeline = TweenTimeline.of(box, [.duration: -1, "x": 1])
    let (layout, problems) = TimelineStage.read(timeline)
    #expect(problems.isEmpty)
    #expect(layout.tweens[0].description.problems.map(\.kind) == [.numberOutOfRange])
  }

  @Test("thousands of unknown labels among thousands of labels are reported in reasonable time")
  func many() {
    var timeline = TweenTimeline()
    for number in 0..<2_000 { timeline.addLabel("label\(number)", at: 0) }
    for number in 0..<2_000 { timeline.call(at: .label("lable\(number)")) {} }
    let problems = problems(timeline)
    #expect(problems.count == 2_000)
    #expect(problems.prefix(32).allSatisfy { $0.suggestion != nil })
  }
}
