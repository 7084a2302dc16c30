import Testing

@testable import Tweener

/// Rule 42: "An endless member makes its timeline endless."
@Suite("Rule 42: endless timelines")
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
}
