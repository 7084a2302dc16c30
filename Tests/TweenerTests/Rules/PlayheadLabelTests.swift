import Testing
import Tweener

@Suite("Rule 41: labels for a playhead")
struct PlayheadLabelTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  private func play(_ parameters: TweenParameters = [:]) -> Tween {
    var timeline = TweenTimeline.of(box, [.duration: 4, "x": 4])
    timeline.addLabel("half", at: 2)
    timeline.addLabel("last", at: 3)
    return stage.tweener.addTimeline(timeline, parameters.merging([.paused: true]) { $1 })
  }

  @Test(
    "41 elapsed goes to where the label lies, by its name and its key path",
    arguments: ["elapsed", .path(\TweenPlayhead.elapsed)] as [TweenKey])
  func to(key: TweenKey) {
    let tween = play()
    stage.tweener.addTween(tween.playhead, [.duration: 1, key: "half"])
    stage.expect(box.x, [0.5: 1, 0.5: 2])
    #expect(stage.problems.isEmpty)
  }

  @Test("41 so in every form of value, and beside numbers")
  func forms() {
    let tween = play()
    stage.tweener.addTween(
      tween.playhead, [.duration: 1, "elapsed": ["half", 1.0, "last"] as [Any]])
    stage.expect(tween.elapsed, [0.5: 1, 0.5: 3])
    stage.tweener.addTween(tween.playhead, [.duration: 1, "elapsed": ["half", "last"]])
    #expect(stage.after(0.5, tween.elapsed) == 2.5)
    stage.tweener.addTween(tween.playhead, [.duration: 0, "elapsed": "1.5"])
    #expect(tween.elapsed == 1.5)
  }

  @Test("41 text that is a number is no label, also where a call of its kind came before")
  func numberText() {
    var timeline = TweenTimeline.of(box, [.duration: 4, "x": 4])
    timeline.addLabel("1", at: 3)
    let tween = stage.tweener.addTimeline(timeline, [.paused: true])
    for (value, place) in [("1", 1), (2.0, 2), ("1", 1), ("0.5", 0.5)] as [(Any, Double)] {
      stage.tweener.addTween(tween.playhead, [.duration: 0, "elapsed": value])
      #expect(tween.elapsed == place)
    }
  }

  @Test("41 under an easing it is where the curve first reaches the label")
  func bent() {
    let tween = play([.easing: Easing.inQuad])
    stage.tweener.addTween(tween.playhead, ["elapsed": "half"])
    #expect(tween.elapsed == tween.time(of: "half"))
    #expect(tween.elapsed > 2)
  }

  @Test("41 each of several playheads has its own place")
  func several() {
    let tweens = (0..<2).map { place in
      var timeline = TweenTimeline.of(box, [.duration: 4, "x": 4])
      timeline.addLabel("there", at: TimelinePosition.at(Double(place + 1)))
      return stage.tweener.addTimeline(timeline, [.paused: true])
    }
    let template = TweenTemplate<TweenPlayhead>(["elapsed": "there"])
    stage.tweener.addTween(tweens.map(\.playhead), template)
    #expect(tweens.map(\.elapsed) == [1, 2])
    stage.tweener.addTween(tweens.map(\.playhead), ["elapsed": "there"])
    #expect(tweens.map(\.elapsed) == [1, 2])
  }

  @Test("41 a label that is none is reported with the nearest, and other names take none")
  func wrong() {
    let tween = play()
    stage.tweener.addTween(tween.playhead, [.duration: 1, "elapsed": "hlaf"])
    stage.tweener.addTween(tween.playhead, [.duration: 1, "progress": "half"])
    stage.tweener.addTween(stage.add(box, [.duration: 1, "y": 1]).playhead, ["elapsed": "half"])
    #expect(stage.kinds == [.unknownLabel, .wrongPropertyType, .unknownLabel])
    #expect(stage.problems.map(\.suggestion) == ["half", nil, nil])
  }
}
