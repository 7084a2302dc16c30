import Testing
import Tweener

/// Tweens of which only the start says how long a play is.
@Suite("Rules 11, 32 and 34: places of what is measured at its start")
struct Rule32MeasuredTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  enum Length: CaseIterable {
    case speed, spring, plain

    func words(_ others: TweenParameters) -> TweenParameters {
      let own: TweenParameters =
        switch self {
        case .speed: [.unitsPerSecond: 10]
        case .spring: [.spring: TweenSpring.bouncy]
        case .plain: [.duration: 1]
        }
      return own.merging(others) { $1 }
    }
  }

  @Test("32 its onStart may seek it", arguments: Length.allCases)
  func seeksInOnStart(length: Length) {
    let seek = { (tween: Tween) in tween.seek(to: 0.25) }
    let tween = stage.add(box, length.words(["x": 10, .onStart: seek]))
    stage.tweener.advance(by: 0)
    #expect(tween.elapsed == 0.25)
    let other = RuleBox()
    stage.add(other, length.words(["x": 10])).seek(to: 0.25)
    #expect(box.x == other.x && box.x > 0)
  }

  @Test("34 it pauses at a place that is given before its start", arguments: Length.allCases)
  func pausesAtPlace(length: Length) {
    let tween = stage.add(box, length.words(["x": 10, .delay: 0.5]))
    tween.pause(at: 0.25)
    stage.tweener.advance(by: 9)
    #expect(tween.state == .paused && tween.elapsed == 0.25)
    #expect(stage.problems.isEmpty)
  }

  @Test("34 a place that turns out to be behind its end is never come to")
  func placeBehindEnd() {
    let tween = stage.add(box, [.unitsPerSecond: 10, "x": 10])
    tween.pause(at: 5)
    stage.tweener.advance(by: 9)
    #expect(tween.outcome == .completed)
  }

  @Test(
    "32 totalProgress of what never ends is refused, before its start too",
    arguments: Length.allCases, [0.5, 1])
  func endless(length: Length, progress: Double) {
    let tween = stage.add(box, length.words([.repeat: -1, "x": 10]))
    #expect(tween.totalDuration == .infinity)
    tween.totalProgress = progress
    #expect(stage.keys == ["totalProgress"] && tween.problems.count == 1)
    #expect(tween.elapsed == 0 && tween.totalProgress == 0)
    stage.tweener.advance(by: 1)
    #expect(tween.state == .running)
  }

  @Test("32 totalProgress of an undamped spring is refused")
  func undamped() {
    let tween = stage.add(box, [.spring: TweenSpring(bounce: 1), "x": 10])
    tween.totalProgress = 1
    #expect(stage.keys == ["totalProgress"])
    #expect(tween.elapsed == 0)
  }

  @Test("11 plays without length that are found at the start are among the tween's problems")
  func foundAtStart() {
    let tween = stage.add(box, [.unitsPerSecond: 10, .repeat: -1, "x": 0])
    stage.tweener.advance(by: 1)
    #expect(tween.problems.map(\.kind) == [.zeroLengthRepeat])
    #expect(stage.problems.first?.file?.hasSuffix("RuleStage.swift") == true)
  }
}
