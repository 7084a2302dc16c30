import Testing

@testable import Tweener

/// Rule 29: what shows is a function of own time alone, where plays have no length too.
@Suite("Rule 29: plays of no length")
struct Rule29NoLengthTests {
  private static var words: TweenParameters {
    [.duration: 0, .repeatDelay: 1, .repeat: 4, .autoreverse: true, "x": 10]
  }

  /// What shows at a place between the beginning and the end: each play is over where it begins.
  private static func value(_ place: Double) -> Double { Int(place) % 2 == 0 ? 10 : 0 }

  @Test("29 A tween shows the same forwards, backwards and sought", arguments: [false, true])
  func tween(isHeard: Bool) {
    for place in [0.5, 1, 1.5, 2, 2.5, 3, 3.5] {
      for way in 0..<5 {
        let (stage, box) = (RuleStage(), RuleBox())
        let tween = stage.add(
          box, isHeard ? stage.played("tween", Self.words, updates: true) : Self.words)
        switch way {
        case 0: stage.tweener.advance(by: place)
        case 1: tween.seek(to: place)
        case 2:
          stage.tweener.advance(by: 3.75)
          tween.seek(to: place)
        case 3:
          stage.tweener.advance(by: 3.75)
          tween.reverse()
          stage.tweener.advance(by: 3.75 - place)
        default:
          stage.tweener.advance(by: 3.75)
          tween.reverse()
          tween.seek(to: place)
        }
        #expect(box.x == Self.value(place), "at \(place), way \(way)")
      }
    }
  }

  /// 35: "What has no length, pauses between plays apart, plays once on a timeline."
  @Test(
    "29 A member plays once, and shows the same forwards, backwards and sought",
    arguments: [false, true])
  func member(isNested: Bool) {
    for place in [0, 0.5, 1, 2.5, 3.5] {
      for way in 0..<4 {
        let (stage, box) = (RuleStage(), RuleBox())
        var (inner, timeline) = (TweenTimeline(), TweenTimeline())
        inner.add(box, Self.words)
        if isNested { timeline.add(inner, at: 1) } else { timeline.add(box, Self.words, at: 1) }
        timeline.add(box, [.duration: 5, "y": 1], at: 0)
        let tween = stage.tweener.addTimeline(timeline)
        #expect(stage.problems.filter { $0.kind == .zeroLengthRepeat }.map(\.value) == ["4"])
        switch way {
        case 0: stage.tweener.advance(by: 1 + place)
        case 1: tween.seek(to: 1 + place)
        case 2:
          stage.tweener.advance(by: 4.75)
          tween.reverse()
          stage.tweener.advance(by: 3.75 - place)
        default:
          stage.tweener.advance(by: 4.75)
          tween.reverse()
          tween.seek(to: 1 + place)
        }
        #expect(box.x == 10, "at \(place), way \(way)")
      }
    }
  }

  @Test("29 The share of the play counts from the play that shows")
  func progress() {
    let (stage, box) = (RuleStage(), RuleBox())
    let tween = stage.add(box, Self.words)
    stage.tweener.advance(by: 3.75)
    tween.reverse()
    tween.seek(to: 3)
    tween.progress = 0.5
    #expect(tween.elapsed == 3 && box.x == 0)
  }
}
