import Testing
import TweenerTestSupport

@testable import Tweener

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why nothing moves (API 12).
@Suite("explanation(of:)")
struct ExplanationTests {
  private let other = Box()

  private typealias Box = ExplainedBox

  private let tweener = Tweener()
  private let box = Box()

  init() { tweener.onProblem = { Issue.record("\($0)") } }

  /// The reason of an explanation whose text says the way out.
  private func reason(
    _ explanation: TweenExplanation, says words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> TweenExplanation.Reason? {
    #expect(explanation.description.contains(words), sourceLocation: sourceLocation)
    return explanation.reason
  }

  @Test("engineHeld")
  func engineHeld() {
    tweener.timeScale = 0
    let tween = tweener.addTween(box, [.duration: 1, "x": 1])
    let explanation = tweener.explanation(of: box)
    #expect(reason(explanation, says: "set it to 1") == .engineHeld)
    #expect(explanation.tween == tween)
    tween.remove()
  }

  @Test("neverAdvanced")
  func neverAdvanced() {
    tweener.addTween(box, [.duration: 1, "x": 1])
    #expect(reason(tweener.explanation(of: box), says: "call advance(by:)") == .neverAdvanced)
    #expect(tweener.explanation(of: box, \.x).reason == .neverAdvanced)
    tweener.removeAllTweens()
  }

  @Test("paused, and what is not paused of it")
  func paused() {
    let tween = tweener.addTween(box, [.duration: 1, "x": 1, "y": 1])
    #expect(tweener.after(0.25, tweener.explanation(of: box).reason) == nil)
    tweener.pauseTween(box, \.x)
    #expect(reason(tweener.explanation(of: box, "x"), says: "resume()") == .paused)
    #expect(tweener.explanation(of: box, "y").reason == nil)
    #expect(tweener.explanation(of: box, "y").tween == tween)
  }

  @Test("paused at an end of its own")
  func rests() {
    tweener.addTween(box, [.duration: 1, .pausesOnCompletion: true, "x": 1])
    #expect(tweener.after(2, reason(tweener.explanation(of: box), says: "reverse()")) == .paused)
    #expect(tweener.explanation(of: box).components[0].since == 0)
  }

  @Test("waiting, for its delay and for its place on a timeline")
  func waiting() {
    tweener.addTween(box, [.duration: 1, .delay: 2, "x": 1])
    #expect(tweener.after(1, reason(tweener.explanation(of: box), says: "until 2.0 s")) == .waiting)
    var timeline = TweenTimeline.of(box, ["y": 1], defaults: [.duration: 1])
    timeline.add(other, ["y": 1])
    tweener.addTimeline(timeline)
    tweener.advance(by: 0.5)
    let waiting = tweener.explanation(of: other)
    #expect(reason(waiting, says: "on its timeline, until 2.0 s") == .waiting)
    #expect(tweener.explanation(of: box, "y").reason == nil)
  }

  @Test("held")
  func held() {
    let tween = tweener.addTween(box, [.duration: 1, "x": 1])
    tweener.advance(by: 0.5)
    tween.timeScale = 0
    #expect(reason(tweener.explanation(of: box), says: "set it to 1") == .held)
    tweener.addTween(other, [.duration: 1, .timeScale: 0, "x": 1])
    tweener.advance(by: 0.5)
    #expect(reason(tweener.explanation(of: other), says: "set it to 1") == .held)
  }

  @Test("moved: its playhead is moved by a tween that does not move")
  func moved() {
    let tween = tweener.addTween(box, [.duration: 1, "x": 1])
    tweener.addTween(tween.playhead, [.duration: 1, .repeat: 1, .repeatDelay: 5, "progress": 0.5])
    #expect(tweener.after(0.5, tweener.explanation(of: box).reason) == nil)
    #expect(tweener.after(2, reason(tweener.explanation(of: box), says: "remove it")) == .moved)
  }

  @Test("lost: its timeline has lost the property")
  func lost() {
    var timeline = TweenTimeline.of(box, ["x": 1], defaults: [.duration: 4])
    timeline.add(other, ["x": 1], at: 0)
    let tween = tweener.addTimeline(timeline)
    tweener.advance(by: 1)
    let newer = tweener.addTween(box, [.duration: 1, "x": 5])
    #expect(tweener.after(0.5, tweener.explanation(of: box, "x").tween) == newer)
    tweener.advance(by: 1)
    let explanation = tweener.explanation(of: box, "x")
    #expect(reason(explanation, says: "for good") == .lost)
    #expect(explanation.tween == tween)
    #expect(tweener.explanation(of: box).reason == .lost)
  }

  @Test("sameEnd")
  func sameEnd() {
    tweener.addTween(box, [.duration: 1, "x": 0])
    tweener.advance(by: 0.5)
    #expect(reason(tweener.explanation(of: box), says: "another end value") == .sameEnd)
  }

  @Test("limited, by rounding and by a bound")
  func limited() {
    tweener.addTween(box, [.duration: 1, .rounded: true, "x": 0.4])
    box.y = 100
    tweener.addTween(box, [.duration: 1, .maximum: 100, "y": 200])
    tweener.advance(by: 0.5)
    #expect(reason(tweener.explanation(of: box, "x"), says: "leave out rounded") == .limited)
    #expect(tweener.explanation(of: box, "y").reason == .limited)
  }

  @Test("noTween, with the count of those of other targets of the class")
  func noTween() {
    #expect(reason(tweener.explanation(of: box), says: "add one") == .noTween)
    let others = [Box(), Box()]
    for other in others { tweener.addTween(other, [.duration: 1, "x": 1]) }
    let words = "2 tweens are of other ExplainedBox"
    #expect(reason(tweener.explanation(of: box), says: words) == .noTween)
    #expect(tweener.explanation(of: box).tween == nil)
    #expect(tweener.explanation(of: others[0], "y").reason == .noTween)
    tweener.removeAllTweens()
  }

  @Test("noLength")
  func noLength() {
    tweener.addTween(box, ["x": 1])
    #expect(reason(tweener.explanation(of: box), says: "give it a duration") == .noLength)
  }

  @Test("overwritten, by one that had ended before")
  func overwritten() {
    var newcomer: Tween?
    tweener.addTween(box, [.duration: 5, "x": 1, .onOverwrite: { newcomer?.remove() }])
    let last = tweener.addTween(box, [.duration: 5, "y": 1])
    tweener.advance(by: 1)
    newcomer = tweener.addTween(box, [.duration: 5, "x": 2, "y": 2])
    tweener.advance(by: 1)
    let explanation = tweener.explanation(of: box)
    #expect(reason(explanation, says: "took it from tween") == .overwritten)
    #expect(explanation.tween == last)
  }

  @Test("What was lost, and what waits for it, is told by component")
  func losses() {
    tweener.addTween(box, [.duration: 5, "x": 1, "y": 1])
    tweener.advance(by: 1)
    let newer = tweener.addTween(box, [.duration: 1, "x": 1])
    tweener.advance(by: 0.5)
    newer.remove()
    #expect(tweener.explanation(of: box, "x").reason == .removed)
    #expect(tweener.explanation(of: box, "x").components[0].losses.map(\.winner) == [newer])
    #expect(tweener.explanation(of: box, "x").components[0].losses.map(\.time) == [1])
    let all = tweener.addTween(box, [.duration: 1, .overwrite: OverwriteMode.atAdd, "y": 3])
    #expect(tweener.explanation(of: box, "y").components[0].losses.map(\.winner) == [all])
    let a = Box()
    let first = tweener.addTween(a, [.duration: 5, "x": 1])
    tweener.advance(by: 0.5)
    let second = tweener.addTween(a, [.duration: 0, .delay: 0.5, "x": 2])
    #expect(tweener.after(0.25, tweener.explanation(of: a, "x").components[0].waiting) == [second])
    #expect(tweener.explanation(of: a, "x").components[0].writer == first)
    #expect(tweener.after(0.25, first.outcome) == .overwritten(by: second))
    #expect(tweener.explanation(of: a, "x").reason == .noLength)
  }

  @Test("overwritten by one that has nothing of it any more")
  func overwrittenLast() {
    let first = tweener.addTween(box, [.duration: 5, "x": 1])
    tweener.advance(by: 1)
    let second = tweener.addTween(box, [.duration: 5, "x": 2, "y": 2])
    tweener.advance(by: 1)
    tweener.removeTween(box, ["x"])
    #expect(first.outcome == .overwritten(by: second))
    #expect(reason(tweener.explanation(of: box, "x"), says: "was removed at 2.0 s") == .removed)
    // One that goes on without it ended nothing: the last that ended was overwritten.
    tweener.addTween(box, [.duration: 1, "y": 3])
    tweener.advance(by: 0.5)
    second.remove()
    #expect(tweener.explanation(of: box, "y").reason == nil)
  }

  @Test("removed")
  func removed() {
    tweener.addTween(box, [.duration: 1, "x": 1]).remove()
    #expect(reason(tweener.explanation(of: box), says: "add it anew") == .removed)
  }

  @Test("reverted")
  func reverted() {
    let tween = tweener.addTween(box, [.duration: 1, "x": 1])
    tweener.advance(by: 0.5)
    tween.revert()
    let explanation = tweener.explanation(of: box)
    #expect(reason(explanation, says: "was reverted") == .reverted)
    #expect(explanation.tween == tween)
  }

  @Test("completed, forwards and backwards")
  func completed() {
    tweener.addTween(box, [.duration: 1, "x": 1])
    tweener.advance(by: 1)
    #expect(reason(tweener.explanation(of: box), says: "completed at 1.0 s") == .completed)
    let back = tweener.addTween(box, [.duration: 1, "x": 2])
    tweener.advance(by: 0.5)
    back.reverse()
    tweener.advance(by: 1)
    #expect(reason(tweener.explanation(of: box), says: "back to its start") == .completed)
  }

  @Test("targetGone, of an object that had the address; the page has the line")
  func targetGone() throws {
    var gone: Box? = Box()
    let address = gone.map { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) }
    tweener.addTween(gone ?? box, [.duration: 100, "x": 1])
    gone = nil
    for _ in 0..<64 { tweener.advance(by: 0.1) }
    let departure = try #require(tweener.engine.callouts.departures.latestFirst.first)
    #expect(departure.target.address == address)
    // Whether an address is given out again is up to the allocator: the same end, of another one.
    tweener.engine.callouts.departures.append(
      Departure(
        target: TargetMark(box), id: departure.id, instant: departure.instant,
        components: departure.components, end: departure.end, traits: departure.traits))
    let explanation = tweener.explanation(of: box, "x")
    #expect(reason(explanation, says: "keep the object") == .targetGone)
    #expect(tweener.explanation(of: box, "y").reason == .noTween)
    let line = explanation.description.split(separator: "\n").first?.split(separator: ") ").last
    #expect(try Self.page().contains(try #require(line)))
  }

  @Test("of the timeline that ended: completed")
  func timeline() {
    let tween = tweener.addTimeline(.of(box, ["x": 1], defaults: [.duration: 1]))
    tweener.advance(by: 2)
    let explanation = tweener.explanation(of: box, "x")
    #expect(explanation.reason == .completed)
    #expect(explanation.tween == tween)
  }

  // MARK: The first that holds

  @Test("Of two neighbours that hold, the first is the reason: what stands still")
  func orderOfClocks() {
    tweener.timeScale = 0
    let tween = tweener.addTween(box, [.duration: 1, .delay: 9, .paused: true, "x": 1])
    #expect(tweener.explanation(of: box).reason == .engineHeld)
    tweener.timeScale = 1
    #expect(tweener.explanation(of: box).reason == .neverAdvanced)
    #expect(tweener.after(1, tweener.explanation(of: box).reason) == .paused)
    tween.resume()
    tween.timeScale = 0
    #expect(tweener.explanation(of: box).reason == .waiting)
    let held = tweener.addTween(box, [.duration: 4, "y": 1])
    tweener.addTween(held.playhead, [.duration: 1, .endDelay: 9, "progress": 0.5])
    #expect(tweener.after(2, tweener.explanation(of: box).reason) == .moved)
    held.timeScale = 0
    #expect(tweener.explanation(of: box).reason == .held)
  }

  @Test("Of two neighbours that hold, the first is the reason: what has nothing to write")
  func orderOfValues() {
    var timeline = TweenTimeline.of(box, ["x": 0], defaults: [.duration: 4])
    timeline.add(other, ["x": 1], at: 0)
    let tween = tweener.addTimeline(timeline)
    #expect(tweener.after(1, tweener.explanation(of: box, "x").reason) == .sameEnd)
    tweener.addTween(box, [.duration: 0.5, "x": 0])
    #expect(tweener.after(1, tweener.explanation(of: box, "x").reason) == .lost)
    tweener.addTween(tween.playhead, [.duration: 0.5, .endDelay: 9, "progress": 0.75])
    #expect(tweener.after(1, tweener.explanation(of: box, "x").reason) == .moved)
    tweener.addTween(box, [.duration: 1, .rounded: true, "y": 0])
    #expect(tweener.after(0.5, tweener.explanation(of: box, "y").reason) == .sameEnd)
  }

  // MARK: Components

  @Test("A component tells value, velocity, ends, writer, and when")
  func component() throws {
    let tween = tweener.addTween(box, [.duration: 2, .delay: 1, "x": 100])
    tweener.advance(by: 2)
    let explanation = tweener.explanation(of: box, "x")
    let x = try #require(explanation.components.first)
    #expect(x.names == ["x"])
    #expect(x.value == 50)
    #expect(x.velocity == 50)
    #expect(x.from == 0)
    #expect(x.to == 100)
    #expect(x.writer == tween)
    #expect(x.since == 1)
    #expect(x.until == 3)
    #expect(explanation.description.contains("(ExplanationTests.swift:"))
  }

  @Test("since is when the writer took it, where its timeScale is 0 from the start too")
  func sinceStanding() {
    tweener.advance(by: 2)
    let tween = tweener.addTween(box, [.duration: 1, .timeScale: 0, "x": 1])
    for scale in [0.0, 0, 1, 1, 0] {
      tweener.advance(by: 0.25)
      tween.timeScale = scale
      #expect(tweener.explanation(of: box, "x").components[0].since == 2)
    }
  }

  @Test("since is when it started, also after a pause and a jump; an endless one is never over")
  func since() {
    let tween = tweener.addTween(box, [.duration: 2, .delay: 1, .repeat: -1, "x": 100])
    tweener.advance(by: 1.5)
    tween.pause()
    #expect(tweener.after(3, tweener.explanation(of: box).components[0].since) == 1)
    tween.resume()
    tween.seek(to: 1.25)
    #expect(tweener.after(0.5, tweener.explanation(of: box).components[0].since) == 1)
    #expect(tweener.explanation(of: box).components[0].until == nil)
  }

  @Test("Of several that share it the writer is the newest that is not paused")
  func sharers() {
    let older = tweener.addTween(box, [.duration: 1, "x": 10])
    let newer = tweener.addTween(box, [.duration: 1, .overwrite: OverwriteMode.none, "x": 20])
    tweener.advance(by: 0.25)
    #expect(tweener.explanation(of: box, "x").components.map(\.writer) == [newer])
    newer.pause()
    tweener.advance(by: 0.25)
    let x = tweener.explanation(of: box, "x").components[0]
    #expect(x.value == 5 && x.writer == older && x.to == 10)
    older.pause()
    #expect(tweener.explanation(of: box, "x").components.map(\.writer) == [newer])
  }

  @Test("An offset is told of the property to which it adds, each of its own")
  func offsets() {
    let below = tweener.addTween(box, [.duration: 2, "x": 10])
    let above = tweener.addTween(
      box, [.duration: 1, "x": TweenValue.offset { $0 * 3 }, "y": TweenValue.offset { $0 * 2 }])
    tweener.advance(by: 0.5)
    let (all, x, y) = (
      tweener.explanation(of: box), tweener.explanation(of: box, "x"),
      tweener.explanation(of: box, \.y)
    )
    #expect([all.reason, x.reason, y.reason] == [nil, nil, nil])
    #expect([all.tween, x.tween, y.tween] == [above, above, above])
    #expect(all.components.map(\.names) == [["x"], ["y"]])
    #expect(all.components.map(\.value) == [box.x, box.y])
    #expect(all.components.map(\.writer) == [below, nil])
    #expect(x.components.map(\.writer) == [below])
    #expect(y.components.map(\.value) == [1])
    above.pause()
    #expect(tweener.explanation(of: box, "y").reason == .paused)
  }

  @Test("The last 1,024 that ended are known")
  func forgotten() {
    tweener.addTween(box, [.duration: 1, "x": 1]).remove()
    for _ in 0..<1_023 { tweener.addTween(other, [.duration: 1, "x": 1]).remove() }
    #expect(tweener.explanation(of: box).reason == .removed)
    tweener.addTween(other, [.duration: 1, "x": 1]).remove()
    #expect(tweener.explanation(of: box).reason == .noTween)
  }

  @Test("A name that is no property is reported")
  func unknown() {
    var problems: [TweenProblem] = []
    tweener.onProblem = { problems.append($0) }
    #expect(tweener.explanation(of: box, "zz").reason == .noTween)
    #expect(problems.map(\.kind) == [.unknownProperty])
  }

  @Test("A name that is no property is reported by isTweening, tween or not")
  func unknownOfQuery() {
    var problems: [TweenProblem] = []
    tweener.onProblem = { problems.append($0) }
    #expect(!tweener.isTweening(box, "zz"))
    tweener.addTween(box, [.duration: 1, "x": 1])
    #expect(!tweener.isTweening(box, "zz") && tweener.isTweening(box, "x"))
    #expect(problems.map(\.key) == ["zz", "zz"])
  }

  @Test("No reference is kept to a target")
  func noReference() {
    weak var weakBox: Box?
    do {
      let local = Box()
      weakBox = local
      tweener.addTween(local, [.duration: 1, "x": 1])
      #expect(tweener.after(2, tweener.explanation(of: local).reason) == .completed)
    }
    #expect(weakBox == nil)
  }

  // MARK: Engines that go, and lines

  @Test("An engine that goes before it was ever advanced, with tweens in it, reports that")
  func engineGone() {
    var problems: [TweenProblem] = []
    do {
      let local = Tweener()
      local.onProblem = { problems.append($0) }
      local.addTween(box, [.duration: 1, "x": 1])
    }
    #expect(problems.map(\.kind) == [.neverAdvanced])
    do {
      let local = Tweener()
      local.onProblem = { problems.append($0) }
      local.addTween(box, [.duration: 1, "x": 1])
      local.advance(by: 0.1)
    }
    #expect(problems.count == 1)
  }

  @Test("Engine, timeline, stagger and value print one line")
  func lines() {
    #expect("\(tweener)" == "Tweener at 0.0 s: no tweens")
    tweener.addTween(box, [.duration: 9, "x": 1])
    tweener.addTween(Box(), [.duration: 9, .retainsTarget: true, "x": 1])
    tweener.addTween(box, [.duration: 9, .delay: 9, "y": 1])
    tweener.addCaller([.duration: 1, .paused: true])
    #expect(tweener.after(2.5, "\(tweener)") == "Tweener at 2.5 s: 2 run, 1 waits, 1 is paused")
    var timeline = TweenTimeline.of(box, ["x": 1], defaults: [.duration: 1])
    timeline.addLabel("end")
    #expect("\(timeline)" == "TweenTimeline: 2 entries, 1.0 s")
    #expect("\(Stagger(each: 0.1))" == "Stagger: 0.1 s from one start to the next, origin start")
    let value = AnimatedValue(1.5, on: tweener)
    #expect("\(value)" == "AnimatedValue 1.5, which is at rest")
    value.animate(to: 2, duration: 1)
    #expect("\(value)" == "AnimatedValue 1.5, which moves")
  }

  /// The page of all mistakes after which nothing moves.
  private static func page() throws -> String {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    return try String(contentsOfFile: "/\(root)/Docs/NothingMoves.md", encoding: .utf8)
  }

  @Test("Every reason has its place on the page of mistakes")
  func reasonsOfPage() throws {
    let page = try Self.page()
    let reasons: [TweenExplanation.Reason] = [
      .engineHeld, .neverAdvanced, .paused, .waiting, .held, .moved, .lost, .sameEnd, .limited,
      .noTween, .noLength, .overwritten, .removed, .reverted, .completed, .targetGone,
    ]
    for reason in reasons { #expect(page.contains("`\(reason)`"), "\(reason)") }
  }
}
