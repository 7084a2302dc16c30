import Testing
import Tweener

@Suite("Rule 21: setters and reports that go round come to an end")
struct Rule21SetterRoundTests {
  typealias Round = Rule21NestingTests.Round

  /// Ways to go round for ever: each begins something, and a setter does it again without a condition.
  static var rounds: KeyValuePairs<String, (Round) -> Void> {
    /// A tween of a second of something with a setter, which runs, and whose setter does something from then on.
    func running(
      _ round: Round, _ parameters: TweenParameters = [:], does body: @escaping (Tween) -> Void
    ) -> Tween {
      let tween = round.stage.add(
        round.box, parameters.merging([.duration: 1, "observed": 4]) { own, _ in own })
      round.stage.tweener.advance(by: 0.25)
      round.box.onWrite = {
        round.count()
        body(tween)
      }
      return tween
    }
    return [
      "a setter that seeks its tween twice": { round in
        let tween = running(round) {
          $0.seek(to: 0.5)
          $0.seek(to: 0.75)
        }
        tween.seek(to: 0.5)
        round.stage.tweener.advance(by: 0.125)
      },
      "a setter that seeks its tween within a step, over callbacks that seek it back": {
        round in
        let callback: TweenParameters = [
          .repeat: 3, .onRepeat: { (tween: Tween) in tween.seek(to: 0.25, callsBack: true) },
        ]
        _ = running(round, callback) {
          $0.seek(to: 0.5, callsBack: true)
          $0.seek(to: 2.75, callsBack: true)
        }
        round.stage.tweener.advance(by: 0.5)
      },
      "a setter that pauses its tween and lets it go on": { round in
        let tween = running(round) {
          $0.resume()
          $0.pause()
        }
        tween.pause()
      },
      "a setter that settles its target": { round in
        _ = running(round) { [stage = round.stage, box = round.box] _ in
          stage.tweener.settle(box)
          stage.tweener.settle(box)
        }
        round.stage.tweener.advance(by: 0.5)
      },
      "a setter that moves the playhead of its tween": { round in
        _ = running(round) {
          $0.playhead.elapsed = 0.5
          $0.playhead.totalProgress = 0.75
        }
        round.stage.tweener.advance(by: 0.5)
      },
      "a setter that seeks the timeline of its tween": { round in
        let inner = TweenTimeline.of(round.box, ["observed": 4], defaults: [.duration: 1])
        var timeline = TweenTimeline()
        timeline.add(inner, [.repeat: 1])
        let tween = round.stage.tweener.addTimeline(timeline)
        round.stage.tweener.advance(by: 0.25)
        round.box.onWrite = {
          round.count()
          tween.seek(to: 0.5)
          tween.seek(to: 1.5)
        }
        tween.seek(to: 0.75)
        round.stage.tweener.advance(by: 0.5)
      },
      "two setters that seek each other's tween": { round in
        let boxes = [round.box, RuleBox()]
        let tweens = boxes.map { round.stage.add($0, [.duration: 1, "observed": 4]) }
        round.stage.tweener.advance(by: 0.25)
        for (box, other) in zip(boxes, tweens.reversed()) {
          box.onWrite = {
            round.count()
            other.seek(to: 0.5)
            other.seek(to: 0.75)
          }
        }
        round.stage.tweener.advance(by: 0.25)
        for box in boxes { box.onWrite = {} }
      },
    ]
  }

  @Test(
    "21 a setter that has its property written again by what it asks for comes to an end, and it is reported",
    arguments: rounds.indices)
  func rule21_settersComeToAnEnd(index: Int) {
    let (name, begin) = Self.rounds[index]
    let round = Round()
    begin(round)
    round.box.onWrite = {}
    round.expectEnd(name, calls: 100..<20_000)
  }

  @Test("21 setters that each ask for something once are done one after the other")
  func rule21_deepSetters() {
    let stage = RuleStage()
    let boxes = (0..<70).map { _ in RuleBox() }
    let tweens = boxes.map { stage.add($0, [.duration: 1, "observed": 4]) }
    stage.tweener.advance(by: 0.25)
    for (box, next) in zip(boxes, tweens.dropFirst()) { box.onWrite = { next.seek(to: 0.5) } }
    tweens[0].seek(to: 0.5)
    #expect(boxes.allSatisfy { $0.observed == 2 })
    #expect(stage.problems.isEmpty)
  }

  @Test("21 a setter that gives back what its tween took asks for the end of an ended one")
  func rule21_revertInSetter() {
    let round = Round()
    let tween = round.stage.add(round.box, [.duration: 1, "observed": 4])
    round.stage.tweener.advance(by: 0.25)
    round.box.onWrite = {
      round.count()
      tween.revert()
    }
    tween.revert()
    #expect(round.calls == 1)
    #expect(tween.outcome == .removed)
    #expect(round.box.observed == 0)
    #expect(round.stage.problems.isEmpty)
  }

  @Test("21 a wrong call in onProblem is put off, and what goes round comes to an end")
  func rule21_callsInReportsComeToAnEnd() {
    let (stage, box) = (RuleStage(), RuleBox())
    let tween = stage.add(box, [.duration: 1, "x": 4])
    stage.tweener.advance(by: 0.5)
    var kinds: [TweenProblem.Kind] = []
    stage.tweener.onProblem = {
      kinds.append($0.kind)
      tween.progress = .nan
      tween.totalProgress = .nan
    }
    tween.progress = .nan
    #expect(kinds.count > 100 && kinds.count < 20_000, "\(kinds.count)")
    #expect(kinds.filter { $0 == .callbacksTooDeep }.count == 1)
    #expect(kinds.filter { $0 == .numberOutOfRange }.count == kinds.count - 1)
    // Afterwards it hears of everything.
    kinds = []
    stage.tweener.onProblem = { kinds.append($0.kind) }
    tween.progress = .nan
    #expect(kinds == [.numberOutOfRange])
  }

  @Test("21 reports within each other, of tweens that onProblem adds, end 50 deep")
  func rule21_reportsComeToAnEnd() {
    let (stage, box) = (RuleStage(), RuleBox())
    var kinds: [TweenProblem.Kind] = []
    stage.tweener.onProblem = {
      kinds.append($0.kind)
      stage.tweener.addTween(box, [.duration: 1, "nothing": 1])
    }
    stage.tweener.addTween(box, [.duration: 1, "nothing": 1])
    #expect(kinds.count == 51)
    #expect(kinds.last == .callbacksTooDeep)
    stage.tweener.onProblem = { kinds.append($0.kind) }
    kinds = []
    stage.tweener.addTween(box, [.duration: 1, "nothing": 1])
    #expect(kinds == [.unknownProperty])
  }
}
