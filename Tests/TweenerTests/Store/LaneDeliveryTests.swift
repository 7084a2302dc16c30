import Testing
import TweenerTestSupport

@testable import Tweener

/// The caller's setters may do anything while a lane runs them; what comes of it is what comes of tweens that
/// are written one by one.
@Suite("Accessor lanes: setters that change the engine")
struct LaneDeliveryTests {
  // A lane is delivered in batches of 32: among 33 nodes there is a second batch.

  private func compare(
    _ trial: LaneTrial, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (laned, single) = (trial.play(isLaned: true), trial.play(isLaned: false))
    #expect(laned.fault == nil, "\(trial)", sourceLocation: sourceLocation)
    #expect(single.fault == nil, "one by one: \(trial)", sourceLocation: sourceLocation)
    // Nobody would notice if no setter ran.
    #expect(laned.acts > 0, "\(trial)", sourceLocation: sourceLocation)
    if laned.values != single.values {
      Issue.record(
        "other values: \(trial): \(difference(laned.values, single.values))",
        sourceLocation: sourceLocation)
    }
    // Several lanes are not swept in the order of age: what was written before an act may differ.
    if trial.speed != .mixed, laned.writes != single.writes {
      Issue.record(
        "other writes: \(trial): \(difference(laned.writes, single.writes))",
        sourceLocation: sourceLocation)
    }
  }

  private func difference<Entry: Equatable>(_ laned: [[Entry]], _ single: [[Entry]]) -> String {
    for (frame, pair) in zip(laned, single).enumerated() {
      for (index, entries) in zip(pair.0, pair.1).enumerated() where entries.0 != entries.1 {
        return "frame \(frame), node \(index): \(entries.0), one by one \(entries.1)"
      }
    }
    return "not as many"
  }

  @Test(
    "One setter acts on its own tween, on the one before it or behind it, or on the first or last",
    arguments: LaneAction.allCases, LaneSpeed.allCases)
  func oneActs(action: LaneAction, speed: LaneSpeed) {
    let counts = TrialCount.isAll ? [1, 5, 33, 100] : TrialCount.isFew ? [5] : [1, 5, 33]
    for count in counts {
      // Among many, neighbours act in `thousand`.
      let near = count <= 5 || TrialCount.isAll ? [0, -1, 1] : [0]
      for distance in Set(near + [count / 2 - (count + 1) % 2, -(count / 2)]) {
        let isLong = count == counts.last && (count > 5 || TrialCount.isFew)
        for isFloat in isLong ? [distance > 0] : [false, true] {
          compare(
            LaneTrial(
              count: count, isFloat: isFloat, speed: speed, action: action, distance: distance,
              areMany: false))
        }
      }
    }
  }

  @Test(
    "Every third setter acts on its own tween or a neighbour's", arguments: LaneAction.allCases,
    LaneSpeed.allCases)
  func manyAct(action: LaneAction, speed: LaneSpeed) {
    for count in TrialCount.isAll ? [5, 33, 100] : TrialCount.isFew ? [5] : [5, 33] {
      for distance in [0, -1, 1] {
        let trial = LaneTrial(
          count: count, isFloat: distance == 0, speed: speed, action: action, distance: distance,
          areMany: true)
        // Which of several acts comes first depends on the lanes' order.
        if speed != .mixed {
          compare(trial)
        } else {
          #expect(trial.play(isLaned: true).fault == nil, "\(trial)")
        }
      }
    }
  }

  @Test("The same among a thousand", arguments: LaneAction.allCases)
  func thousand(action: LaneAction) {
    let count = TrialCount.of(1_000, atLeast: 33, few: 12)
    for distance in [0, -1, 1] {
      compare(
        LaneTrial(
          count: count, isFloat: distance == 1, speed: distance == -1 ? .scaled : .normal,
          action: action, distance: distance, areMany: distance == 0))
    }
  }

  @Test(
    "A setter acts the same where entries lie in two chunks", .enabled(if: TrialCount.isAll),
    arguments: [LaneAction.allCases[0]])
  func chunks(action: LaneAction) {
    compare(
      LaneTrial(
        count: LaneChunks.size + 9, isFloat: false, speed: .normal, action: action, distance: 0,
        areMany: false))
  }

  @Test("A target that a setter lets go of is written on, let go and its tween ends")
  func letGo() {
    let stage = LaneStage(count: 33, isFloat: false, speed: .normal, isLaned: true)
    weak let gone = stage.nodes[20]
    let outcome = stage.tweens[20]
    stage.onWrite = { index in if index == 10 { stage.act(.letGo, on: 20) } }
    #expect(stage.frame()[20].count == 1)
    stage.onWrite = { _ in }
    for _ in 0..<70 { stage.tweener.advance(by: 0.001) }
    #expect(gone == nil)
    #expect(outcome.outcome == .targetGone)
    #expect(stage.tweener.tweenCount == 32)
  }
}
