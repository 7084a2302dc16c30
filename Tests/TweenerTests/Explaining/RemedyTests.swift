import Testing
import Tweener

/// The ways out that explanations name (API 12): each leads out.
@Suite("explanation(of:) names a way out that leads out")
struct RemedyTests {
  private typealias Box = ExplainedBox

  private let tweener = Tweener()
  private let box = Box()

  init() {
    tweener.onProblem = { Issue.record("\($0)") }
    tweener.advance(by: 1)
  }

  /// Expects an explanation of the box for a reason whose text has some words.
  private func explains(
    _ property: TweenKey?, _ reason: TweenExplanation.Reason, says words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let explanation =
      property.map { tweener.explanation(of: box, $0) } ?? tweener.explanation(of: box)
    #expect(explanation.reason == reason, sourceLocation: sourceLocation)
    let line = explanation.description.split(separator: "\n").first ?? ""
    #expect(line.contains(words), "\(line)", sourceLocation: sourceLocation)
  }

  // MARK: Ends

  @Test("noLength: what ends where it began needs an end or a velocity, and no duration")
  func noWay() {
    tweener.addTween(box, [.spring: "bouncy", "x": 0])
    tweener.addTween(box, [.unitsPerSecond: 10, "y": 0])
    tweener.advance(by: 1)
    explains("x", .noLength, says: "where it began; give it another end value, or a velocity")
    explains("y", .noLength, says: "where it began; give it another end value")
    let value = AnimatedValue(3.0, on: tweener)
    value.decay()
    tweener.advance(by: 1)
    let explanation = tweener.explanation(of: value)
    #expect(explanation.reason == .noLength)
    #expect(explanation.description.hasSuffix("where it began; give it a velocity"))
    tweener.addTween(box, ["x": 1])
    explains("x", .noLength, says: "give it a duration")
  }

  @Test("sameEnd: a decay needs a velocity, a spring either")
  func sameEnd() {
    tweener.addTween(box, [.duration: 1, "x": TweenValue.decay(), "y": 5])
    tweener.advance(by: 0.5)
    explains("x", .sameEnd, says: "ends where it begins; give it")
    tweener.addTween(box, [.duration: 1, "x": TweenValue.decay()])
    tweener.advance(by: 0.5)
    explains("x", .sameEnd, says: "ends where it begins; give it a velocity")
    tweener.addTween(box, [.spring: "bouncy", "x": 0, "y": 100])
    tweener.advance(by: 0.1)
    explains("x", .sameEnd, says: "give it another end value, or a velocity")
  }

  @Test("limited: a filter keeps it where it is; sameEnd: it has no way to filter")
  func filtered() {
    tweener[box].add([
      .duration: 1, "x": TweenValue.to(40).filtered { ($0 / 100).rounded() * 100 },
      "y": TweenValue.to(0).filtered { $0 },
    ])
    tweener.advance(by: 0.5)
    explains("x", .limited, says: "a filter keep it where it is")
    explains("y", .sameEnd, says: "give it another end value")
    explains(nil, .limited, says: "what filters it")
  }

  // MARK: Losses

  @Test("lost stays so when a thousand other losses have come since")
  func lostLongAgo() {
    let other = Box()
    var timeline = TweenTimeline.of(box, ["x": 1], defaults: [.duration: 100])
    timeline.add(other, ["x": 1], at: 0)
    tweener.addTimeline(timeline)
    tweener.advance(by: 1)
    tweener.addTween(box, [.duration: 1, "x": 5])
    tweener.advance(by: 2)
    for _ in 0...1_024 {
      tweener.addTween(other, [.duration: 1, "y": 1])
      tweener.advance(by: 0.01)
    }
    #expect(tweener.explanation(of: box, "x").reason == .lost)
    #expect(tweener.explanation(of: box).reason == .lost)
  }

  @Test("lost is what another call took: not what was refused, removed or split off")
  func notLost() {
    var problems: [TweenProblem] = []
    tweener.onProblem = { problems.append($0) }
    var timeline = TweenTimeline.of(box, ["xx": 1], ["x": "q"], defaults: [.duration: 1])
    let refused = tweener.addTimeline(timeline)
    explains(nil, .noTween, says: "moves nothing of it; see its problems")
    explains("x", .noTween, says: "moves nothing of it; see its problems")
    #expect(problems.count == 2 && tweener.explanation(of: box).tween == refused)
    refused.remove()

    timeline = TweenTimeline(defaults: [.duration: 4])
    timeline.add(box, ["x": 1, "y": 1])
    tweener.addTimeline(timeline)
    tweener.advance(by: 1)
    tweener.removeTween(box, ["x"])
    explains("x", .removed, says: "was removed at 2.0 s")
    tweener.pauseTween(box, \.y)
    explains("y", .paused, says: "resume()")
  }

  @Test("noTween: the newest tween whose property was refused")
  func refused() {
    var problems: [TweenProblem] = []
    tweener.onProblem = { problems.append($0) }
    tweener.addTween(box, [.duration: 1, "x": "q"])
    let newer = tweener.addTween(box, [.duration: 1, "x": "q", "y": 1])
    tweener.advance(by: 0.5)
    explains("x", .noTween, says: "moves nothing of it; see its problems")
    #expect(tweener.explanation(of: box, "x").tween == newer)
    #expect(newer.problems.count == 1)
    #expect(tweener.explanation(of: box).reason == nil)
  }

  @Test("Losses at one instant stand in the order in which they came")
  func losses() {
    let tweener = tweener
    let box = box
    let first = tweener.addTween(box, [.duration: 1, "x": 1])
    tweener.advance(by: 0.25)
    let second = tweener.addTween(
      box, [.duration: 1, .onStart: { tweener.addTween(box, ["x": 3]) }, "x": 2])
    tweener.advance(by: 0.25)
    let losses = tweener.explanation(of: box, "x").components[0].losses
    #expect(losses.map(\.loser) == [first, second])
    #expect(losses.map(\.time) == [1.25, 1.25])
  }

  @Test("removed by one that overwrites all: that one is named, also of a timeline")
  func removedByAll() {
    tweener.addTween(box, [.duration: 5, "x": 1])
    tweener.advance(by: 1)
    let all = tweener.addTween(box, [.duration: 5, .overwrite: OverwriteMode.all, "y": 1])
    tweener.advance(by: 1)
    explains("x", .removed, says: "at 2.0 s by tween")
    explains("x", .removed, says: "whose overwrite is all")
    #expect(tweener.explanation(of: box, "x").components[0].losses.map(\.winner) == [all])
    all.remove()
    tweener.addTimeline(.of(box, ["y": 1], ["x": 1], defaults: [.duration: 1]))
    tweener.advance(by: 0.5)
    tweener.addTween(box, [.duration: 5, .overwrite: OverwriteMode.all])
    tweener.advance(by: 0.5)
    explains("y", .removed, says: "whose overwrite is all")
    tweener.addTween(box, [.duration: 1, "x": 1]).remove()
    explains("x", .removed, says: "look for the call that removes it")
  }

  // MARK: Starts

  @Test("waiting: a call without a delay, or one that was restarted, waits for the next advance")
  func waiting() {
    let tween = tweener.addTween(box, [.duration: 1, "x": 1])
    explains("x", .waiting, says: "waits for the next advance")
    tweener.advance(by: 0.5)
    tween.restart()
    explains("x", .waiting, says: "waits for the next advance")
    tweener.addTween(box, [.duration: 1, .delay: 0.5, "y": 1])
    explains("y", .waiting, says: "until 2.0 s; give a shorter delay")
  }
}
