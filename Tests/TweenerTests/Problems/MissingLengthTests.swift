import Testing
import Tweener

@Suite("Problems: words without a length")
struct MissingLengthTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("an easing, a repeat or an autoreverse of a call without a length is reported")
  func reported() {
    stage.tweener.addTween(box, ["x": 1, .easing: Easing.outQuad])
    stage.tweener.addTween(box, ["x": 2, .repeat: 2])
    stage.tweener.addTween(box, ["x": 3, .yoyo: true, .ease: "outQuad"])
    stage.tweener.addTween(box, easing: .outQuad, autoreverse: true) { $0.to(\.x, 4) }
    stage.tweener.addCaller([.repeat: 3])
    #expect(stage.kinds.allSatisfy { $0 == .withoutLength })
    #expect(
      stage.problems.map(\.key) == [
        "easing", "repeat", "yoyo", "ease", "easing", "autoreverse", "repeat",
      ]
        || stage.problems.map(\.key) == [
          "easing", "repeat", "ease", "yoyo", "easing", "autoreverse", "repeat",
        ])
    #expect(box.x == 4)
    #expect(stage.problems.allSatisfy { $0.line != nil })
  }

  @Test("each time, although calls like it came before")
  func eachTime() {
    for repeats in [0, 0, 2, 0, 2] { stage.tweener.addTween(box, ["x": 1, .repeat: repeats]) }
    for duration in [1.0, 1, 0, 1, 0] {
      stage.tweener.addTween(box, duration: duration, easing: .outQuad) { $0.to(\.y, 4) }
    }
    #expect(stage.problems.map(\.key) == ["repeat", "repeat", "easing", "easing"])
  }

  @Test("not where there is a length, of whatever kind")
  func withLength() {
    let easing = Easing.outQuad
    for words in [
      [.duration: 1], [.duration: 0], [.time: 1], [.repeatDelay: 1, .repeat: 1],
      [.unitsPerSecond: 9],
      [.keyframes: [["y": 1, .duration: 1]] as [TweenParameters]],
      [.base: [.duration: 1] as TweenParameters],
    ] as [TweenParameters] {
      stage.tweener.addTween(
        box, words.merging(["x": 1, .easing: easing, .autoreverse: true]) { $1 })
    }
    stage.tweener.addTween(box, ["x": TweenValue.decay(velocity: 9), .repeat: 1])
    stage.tweener.addTween(box, [.spring: "smooth", "x": 1, .repeat: 1])
    let value = AnimatedValue(0.0, on: stage.tweener)
    value.animate(to: 1, duration: 0)
    stage.tweener.addTween(from: 0.0, to: 1, duration: 0, easing: .outQuad) { _ in }
    #expect(stage.problems.isEmpty)
  }

  @Test("a repeat that is heard is none of them")
  func heard() {
    var count = 0
    stage.tweener.addTween(box, ["x": 1, .repeat: 2, .onRepeat: { count += 1 }])
    #expect(count == 2 && stage.problems.isEmpty)
  }

  @Test("not where they come from a base, or from a timeline's defaults")
  func fromBase() {
    let base: TweenParameters = [.easing: Easing.outQuad, .autoreverse: true]
    stage.tweener.addTween(box, ["x": 1, .base: base])
    var timeline = TweenTimeline(defaults: base)
    timeline.add(box, ["x": 1])
    timeline.add(box, [.duration: 1, "x": 2])
    stage.tweener.addTimeline(timeline, [.easing: Easing.outQuad])
    #expect(stage.problems.isEmpty)
    timeline.add(box, ["x": 1, .easing: Easing.outQuad])
    stage.tweener.addTimeline(timeline)
    #expect(stage.problems.map(\.key) == ["easing"])
  }

  @Test("null is called so, whatever it is made of")
  func null() {
    stage.tweener.addTween(box, [.delay: Double?.none as Any, "x": Double?.none as Any])
    #expect(stage.problems.map(\.value) == ["null", "null"])
    #expect(stage.problems[0].message.contains("\"delay\" = null: no value"))
  }

  @Test("a misspelt easing names the nearest in its own spelling")
  func nearestEasing() {
    for (wrong, right) in [("easeOutExpoo", "easeOutExpo"), ("outExpoo", "outExpo")] {
      stage.tweener.addTween(box, [.duration: 1, "x": 1, .easing: wrong])
      #expect(stage.problems.last?.suggestion == right)
    }
  }

  @Test("a wrong initialVelocity is named, and the property moves")
  func initialVelocity() {
    let wrong: [Any] = ["fast", RuleFrame(), Double.nan, SIMD2(Double.nan, 1)]
    for velocity in wrong {
      let box = RuleBox()
      let tween = stage.tweener.addTween(
        box, [.spring: "snappy", .initialVelocity: velocity, "x": 100])
      #expect(tween.problems.map(\.key) == ["initialVelocity"])
      stage.tweener.advance(by: 0.1)
      #expect(box.x > 1)
    }
    let pair = AnimatedValue(SIMD2(0.0, 0.0), on: stage.tweener)
    let tween = stage.tweener.addTween(
      pair,
      [.spring: "snappy", .initialVelocity: SIMD2(Double.nan, 1), "value": SIMD2(100.0, 100)])
    #expect(tween.problems.map(\.key) == ["initialVelocity"])
    stage.tweener.advance(by: 0.1)
    #expect(pair.value.x > 1)
  }
}
