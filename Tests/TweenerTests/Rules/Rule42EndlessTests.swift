import Testing

@testable import Tweener

/// Rule 42: "An endless member makes its timeline endless."
@Suite("Rule 42: endless timelines, and far places")
struct Rule42EndlessTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  /// What makes a timeline endless.
  enum Member: CaseIterable {
    case repeated, nested, spring, nestedSpring

    func timeline(_ box: RuleBox) -> TweenTimeline {
      var (inner, outer) = (TweenTimeline(), TweenTimeline())
      switch self {
      case .repeated: outer.add(box, [.duration: 1, .repeat: -1, "x": 10])
      case .nested:
        inner.add(box, [.duration: 1, "x": 10])
        outer.add(inner, [.repeat: -1])
      case .spring: outer.add(box, [.spring: TweenSpring(response: 1, dampingRatio: 0), "x": 10])
      case .nestedSpring:
        inner.add(box, [.spring: TweenSpring(response: 1, dampingRatio: 0), "x": 10])
        outer.add(inner, [.timeScale: 2])
      }
      return outer
    }
  }

  @Test("42 Its lengths are infinite, and its shares are 0", arguments: Member.allCases)
  func lengths(of member: Member) {
    let timeline = member.timeline(box)
    let tween = stage.tweener.addTimeline(timeline)
    #expect(timeline.duration == .infinity)
    for _ in 0..<2 {
      #expect(tween.duration == .infinity && tween.totalDuration == .infinity)
      #expect(tween.progress == 0 && tween.totalProgress == 0)
      stage.tweener.advance(by: 0.5)
    }
    #expect(stage.problems.isEmpty)
  }

  @Test("42 Setting its shares is refused and reported", arguments: Member.allCases)
  func shares(of member: Member) {
    let tween = stage.tweener.addTimeline(member.timeline(box))
    stage.tweener.advance(by: 0.25)
    let x = box.x
    tween.totalProgress = 0.5
    tween.progress = 1
    #expect(stage.problems.count == 2)
    #expect(tween.elapsed == 0.25 && box.x == x && tween.state == .running)
  }

  @Test("42 It never ends", arguments: Member.allCases)
  func neverEnds(_ member: Member) {
    let tween = stage.tweener.addTimeline(member.timeline(box))
    tween.seek(to: 1e9)
    #expect(tween.elapsed == 1e9)
    #expect(stage.after(1, tween.elapsed) == 1e9 + 1 && tween.state == .running)
    tween.reverse()
    #expect(stage.after(1, tween.elapsed) == 1e9 && tween.state == .running)
  }

  @Test("42 A tween of its playhead's share is refused and reported", arguments: Member.allCases)
  func movedByPlayhead(_ member: Member) {
    let tween = stage.tweener.addTimeline(member.timeline(box))
    for name in ["totalProgress", "progress"] {
      stage.tweener.addTween(tween.playhead, [.duration: 0.5, TweenKey(name): 1])
      #expect(stage.after(1.0 / 60, tween.elapsed) < 1)
    }
    #expect(!stage.problems.isEmpty)
  }

  @Test("42 Its repeat has no effect, and its own calls come once")
  func repeats() {
    let tween = stage.tweener.addTimeline(
      Member.repeated.timeline(box), stage.noted("timeline", [.repeat: 3]))
    #expect(stage.after(5, tween.totalDuration) == .infinity && tween.state == .running)
    #expect(stage.log == ["timeline start @0.0"])
  }

  @Test("42 Its targets gone, it ends")
  func ends() {
    var box: RuleBox? = RuleBox()
    let tween = box.map { stage.tweener.addTimeline(Member.repeated.timeline($0)) }
    stage.tweener.advance(by: 0.5)
    box = nil
    for _ in 0..<64 { stage.tweener.advance(by: 0.125) }
    #expect(tween?.outcome.map(ruleShort) == "gone")
  }

  // API 6: "bad input never traps": what lies beyond all places that can be counted never comes.

  /// A box whose y moves for a second, beside something endless that moves x.
  private func timeline(_ box: RuleBox, _ words: TweenParameters) -> TweenTimeline {
    var (inner, outer) = (TweenTimeline(), TweenTimeline())
    inner.add(box, [.duration: 0.5, "x": 1])
    outer.add(box, [.duration: 1, "y": 1])
    outer.add(inner, words)
    return outer
  }

  @Test("42 A nested timeline is sought as far as can be", arguments: [0.001, 1, 12, 1_000_000])
  func ofNested(rate: Double) {
    let tween = stage.tweener.addTimeline(
      timeline(box, [.repeat: -1, .timeScale: rate]), [.delay: 0.5])
    stage.tweener.advance(by: 0.75)
    tween.seek(to: 900_000_000)
    #expect(stage.after(1, box.y) == 1 && (0...1).contains(box.x) && tween.state == .running)
    tween.reverse()
    stage.tweener.advance(by: 1)
    tween.seek(to: 0.5)
    #expect(box.y == 0.5 && box.x == 0)
  }

  @Test("32 An endless tween is sought to where it stands, beyond a billion seconds")
  func ofEndless() {
    let (stage, box) = (RuleStage(), RuleBox(x: 10))
    let tween = stage.add(box, [.duration: 1, .repeat: -1, "x": 20])
    for step in [1e9, 5e8, 0.25] { stage.tweener.advance(by: step) }
    #expect(tween.elapsed == 1_500_000_000.25 && box.x == 12.5)
    tween.seek(to: tween.elapsed)
    #expect(tween.elapsed == 1_500_000_000.25 && box.x == 12.5)
    tween.playhead.elapsed = 1_200_000_000.5
    #expect(tween.elapsed == 1_200_000_000.5 && box.x == 15)
    tween.pause(at: 1_300_000_000.5)
    #expect(stage.after(4e8, tween.isPaused) && tween.elapsed == 1_300_000_000.5)
    #expect(stage.problems.isEmpty)
  }

  @Test("32 What lies beyond a century is refused, with the limit; of what ends it is the end")
  func beyondCentury() {
    let endless = stage.add(box, [.duration: 1, .repeat: -1, "x": 8])
    endless.seek(to: 0.5)
    endless.seek(to: 4e9)
    endless.seek(to: .infinity)
    endless.playhead.elapsed = 4e9
    endless.pause(at: 4e9)
    endless.pause(at: -1)
    #expect(endless.elapsed == 0.5 && box.x == 4)
    let limit = "give it 0…3267918096.958183; this call changes nothing"
    #expect(
      stage.problems.map(\.remedy) == [
        limit, limit, limit, limit, "give it 0 or more seconds; this call changes nothing",
      ])
    #expect(stage.keys == ["seek(to:)", "seek(to:)", "elapsed", "pause(at:)", "pause(at:)"])
    let ending = stage.add(RuleBox(), [.duration: 1, "x": 8])
    ending.seek(to: 4e9)
    #expect(ending.elapsed == 1 && stage.problems.count == 5)
  }

  @Test("42 A member is sought as far as can be", arguments: [0.001, 1, 12, 1_000_000])
  func ofMember(rate: Double) {
    let timeline = TweenTimeline.of(
      box, [.duration: 1, "y": 1],
      stage.noted("member", [.duration: 100_000, .repeat: -1, .timeScale: rate, "x": 1]))
    let tween = stage.tweener.addTimeline(timeline)
    tween.seek(to: 900_000_000)
    #expect(stage.after(0.25, (0...1).contains(box.x)) && tween.state == .running)
    tween.reverse()
    #expect(stage.after(0.25, (0...1).contains(box.x)) && tween.state == .running)
  }

  @Test("42 What starts at a place that never comes does not start")
  func neverStarts() {
    var (inner, middle, outer) = (TweenTimeline(), TweenTimeline(), TweenTimeline())
    inner.add(box, stage.noted("far", [.duration: 1, "x": 1]), at: 100_000_000)
    middle.add(inner, [.timeScale: 0.000_001], at: 5)
    outer.add(box, [.duration: 1, "y": 1])
    outer.add(middle, [.timeScale: 0.000_001], at: 5)
    let tween = stage.tweener.addTimeline(outer)
    stage.tweener.advance(by: 0.5)
    tween.seek(to: 900_000_000)
    #expect(stage.after(0.5, box.x) == 0 && box.y == 1 && stage.log.isEmpty)
  }
}
