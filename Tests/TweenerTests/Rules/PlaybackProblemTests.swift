import Testing
import Tweener

@Suite("Bad values of the words of playback")
struct PlaybackProblemTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test(
    "what is no value of a word is reported, and the rest runs",
    arguments: [
      ("paused", "soon"), ("pausesOnCompletion", "soon"), ("repeatRefresh", "soon"),
      ("endDelay", "soon"), ("unitsPerSecond", "soon"), ("autoreverseEasing", "inQuadd"),
    ])
  func wrongTypes(word: String, value: String) {
    var parameters: TweenParameters = ["x": 8, TweenKey(word): value]
    if word != "unitsPerSecond" { parameters[.duration] = 1 }
    let tween = stage.add(box, parameters)
    #expect(stage.kinds == [word == "autoreverseEasing" ? .unknownEasing : .wrongParameterType])
    #expect(stage.problems.first?.key == word)
    #expect(stage.after(1, box.x) == 8)
    #expect(tween.outcome == .completed)
  }

  @Test("a negative or infinite endDelay is reported, and is 0", arguments: [-1, .nan, .infinity])
  func endDelay(value: Double) {
    let tween = stage.tweener.addCaller([.duration: 1, .endDelay: value])
    #expect(stage.kinds == [.numberOutOfRange])
    #expect(tween.totalDuration == 1)
  }

  @Test(
    "a unitsPerSecond that is no number above 0 is reported", arguments: [0, -1, .nan, .infinity])
  func unitsPerSecond(value: Double) {
    let tween = stage.add(box, [.unitsPerSecond: value, "x": 8])
    #expect(stage.kinds == [.numberOutOfRange])
    #expect(tween.outcome == .completed)
  }

  @Test("unitsPerSecond beside a duration is reported, the duration counts")
  func unitsBesideDuration() {
    let tween = stage.add(box, [.duration: 1, .unitsPerSecond: 1, "x": 8])
    #expect(stage.problems.count == 1)
    #expect(stage.problems.first?.key == "unitsPerSecond")
    #expect(tween.duration == 1)
    #expect(stage.after(1, tween.outcome) == .completed)
  }

  @Test(
    "a callback of an unsupported form is reported",
    arguments: ["onReverseComplete", "onPause", "onResume"])
  func callbacks(word: String) {
    stage.tweener.addCaller([.duration: 1, TweenKey(word): { (number: Int) in _ = number }])
    #expect(stage.kinds == [.unsupportedCallback])
    #expect(stage.problems.first?.key == word)
  }

  @Test("calls on a handle that knows its tween no more do nothing")
  func stale() {
    let tween = RuleStage().tweener.addCaller([.duration: 1])
    tween.reverse()
    tween.isReversed = true
    tween.restart()
    tween.seek(to: 1, callsBack: true)
    tween.totalProgress = 1
    tween.pause(at: 1)
    tween.revert()
    tween.complete(at: .start)
    #expect(tween.outcome == .removed)
    #expect(tween.state == .ended)
  }
}
