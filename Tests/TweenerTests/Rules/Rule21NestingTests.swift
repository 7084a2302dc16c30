import Foundation
import Testing
import Tweener

@Suite("Rule 21: callbacks that go round come to an end")
struct Rule21NestingTests {
  /// An engine whose callbacks count themselves and see how much of the stack they take.
  final class Round {
    let stage = RuleStage()
    let box = RuleBox()
    var calls = 0
    private var lowest = UInt.max
    private var highest = UInt.min

    /// Bytes between the outermost call and the innermost.
    var stack: UInt { calls == 0 ? 0 : highest - lowest }

    @inline(never)
    func count() {
      calls += 1
      var here = 0
      withUnsafeMutablePointer(to: &here) {
        let address = UInt(bitPattern: $0)
        lowest = min(lowest, address)
        highest = max(highest, address)
      }
    }

    /// Fails where it did not end by itself, with a report, or where the engine does not go on.
    func expectEnd(_ name: String, calls wanted: Range<Int>) {
      #expect(stage.kinds.contains(.callbacksTooDeep), "\(name)")
      #expect(stage.kinds.allSatisfy { $0 == .callbacksTooDeep }, "\(name)")
      #expect(wanted.contains(calls), "\(name): \(calls)")
      // Less than the stack of a thread that is not the first. The address sanitizer widens frames:
      // then it is as much again and more.
      let isWidened = ProcessInfo.processInfo.environment["ASAN_OPTIONS"] != nil
      #expect(stack < (isWidened ? 1_500_000 : 500_000), "\(name): \(stack)")
      // The engine goes on, and so does what it holds.
      let other = RuleBox()
      stage.add(other, [.duration: 1, "x": 7, "observed": 7])
      stage.tweener.removeTweens([box])
      #expect(stage.after(1, [other.x, other.observed]) == [7, 7], "\(name)")
    }

    /// Callbacks that count themselves and do something with their tween.
    func heard(_ keys: [TweenKey], _ body: @escaping (Tween) -> Void) -> TweenParameters {
      var parameters: TweenParameters = [:]
      for key in keys {
        parameters[key] = { [unowned self] (tween: Tween) in
          count()
          body(tween)
        }
      }
      return parameters
    }
  }

  /// Ways to go round for ever: each begins something, and its callbacks do it again without a condition.
  static var rounds: KeyValuePairs<String, (Round) -> Void> {
    [
      "a tween that is sought back over its repeat": { round in
        let back = round.heard([.onRepeat]) {
          $0.seek(to: 0.5, callsBack: true)
          $0.seek(to: 2.5, callsBack: true)
        }
        let tween = round.stage.add(
          round.box, back.merging([.duration: 1, .repeat: 3, "x": 4]) { own, _ in own })
        round.stage.tweener.advance(by: 0.5)
        tween.seek(to: 1.5, callsBack: true)
      },
      "a timeline that is sought back over its call": { round in
        var timeline = TweenTimeline.of(round.box, ["x": 100], defaults: [.duration: 1])
        var tween: Tween?
        timeline.call(at: 0.5) {
          round.count()
          tween?.seek(to: 0.25, callsBack: true)
          tween?.seek(to: 0.75, callsBack: true)
        }
        tween = round.stage.tweener.addTimeline(timeline)
        round.stage.tweener.advance(by: 0.6)
      },
      "a timeline that is sought by its members, of it and of a nested one": { round in
        let keys: [TweenKey] = [.onStart, .onRepeat, .onComplete, .onReverseComplete]
        let back = round.heard(keys) {
          $0.seek(to: 0, callsBack: true)
          $0.seek(to: 2.5, callsBack: true)
        }
        var inner = TweenTimeline(defaults: [.duration: 0.25])
        inner.add(round.box, back.merging(["y": 1, .repeat: 1]) { own, _ in own })
        var timeline = TweenTimeline(defaults: [.duration: 1])
        timeline.add(round.box, back.merging(["x": 1]) { own, _ in own })
        timeline.add(inner, back)
        timeline.add(round.box, back.merging(["x": 3]) { own, _ in own })
        round.stage.tweener.addTimeline(
          timeline, back.merging([.repeat: 1, .autoreverse: true]) { own, _ in own })
        round.stage.tweener.advance(by: 10)
      },
      "two timelines that seek each other": { round in
        var tweens: [Tween] = []
        for other in [1, 0] {
          var timeline = TweenTimeline(defaults: [.duration: 1])
          timeline.add(round.box, [other == 0 ? "x" : "y": 100])
          timeline.call(at: other == 0 ? 0.25 : 0.5) {
            round.count()
            guard other < tweens.count else { return }
            tweens[other].seek(to: 0, callsBack: true)
            tweens[other].seek(to: 1, callsBack: true)
          }
          tweens.append(round.stage.tweener.addTimeline(timeline))
        }
        round.stage.tweener.advance(by: 0.75)
      },
      "a playhead that is set while a tween moves it": { round in
        var timeline = TweenTimeline.of(round.box, ["x": 100], defaults: [.duration: 1])
        var tween: Tween?
        timeline.call(at: 0.5) {
          round.count()
          guard let tween else { return }
          tween.playhead.elapsed = 0.25
          tween.playhead.totalProgress = 0.75
        }
        tween = round.stage.tweener.addTimeline(timeline, [.paused: true])
        round.stage.tweener.addTween(tween!.playhead, [.duration: 1, "elapsed": 1])
        round.stage.tweener.advance(by: 0.6)
      },
      "a pause that resumes, and a resumption that pauses": { round in
        let tween = round.stage.add(
          round.box,
          round.heard([.onPause]) { $0.resume() }
            .merging(round.heard([.onResume]) { $0.pause() }) { own, _ in own }
            .merging(["x": 100, .duration: 1]) { own, _ in own })
        round.stage.tweener.advance(by: 0.5)
        tween.pause()
      },
      "a start that restarts and seeks": { round in
        let again = round.heard([.onStart]) {
          $0.restart()
          $0.seek(to: 0.5)
        }
        _ = round.stage.add(round.box, again.merging(["x": 100]) { own, _ in own })
        round.stage.tweener.advance(by: 0.5)
      },
      "a completion at which it pauses, restarts and completes": { round in
        let again = round.heard([.onComplete]) {
          $0.restart()
          $0.complete()
        }
        let rest: TweenParameters = ["x": 100, .pausesOnCompletion: true]
        _ = round.stage.add(round.box, again.merging(rest) { own, _ in own })
        round.stage.tweener.advance(by: 2)
      },
      "completions at both ends that go to the other one": { round in
        let there = round.heard([.onComplete]) { $0.complete(at: .start) }
        let back = round.heard([.onReverseComplete]) { $0.complete() }
        let rest: TweenParameters = ["x": 100, .pausesOnCompletion: true]
        _ = round.stage.add(
          round.box,
          there.merging(back) { own, _ in own }.merging(rest) { own, _ in own })
        round.stage.tweener.advance(by: 2)
      },
      "a repeat that turns round, restarts and seeks": { round in
        let again = round.heard([.onStart, .onRepeat, .onReverseComplete]) {
          $0.reverse()
          $0.seek(to: 0, callsBack: true)
          $0.restart()
          $0.seek(to: 2.5, callsBack: true)
        }
        _ = round.stage.add(
          round.box, again.merging(["x": 1, .duration: 1, .repeat: 3]) { own, _ in own })
        round.stage.tweener.advance(by: 3)
      },
    ]
  }

  @Test(
    "21 a callback that calls itself again by what it does to its tween is called no more, and it is reported",
    arguments: rounds.indices)
  func rule21_comesToAnEnd(index: Int) {
    let (name, begin) = Self.rounds[index]
    let round = Round()
    begin(round)
    round.expectEnd(name, calls: 50..<20_000)
  }
}
