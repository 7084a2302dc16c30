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
      stage.keys == ["easing", "repeat", "yoyo", "ease", "easing", "autoreverse", "repeat"]
        || stage.keys == [
          "easing", "repeat", "ease", "yoyo", "easing", "autoreverse", "repeat",
        ])
    #expect(box.x == 4)
    #expect(stage.problems.allSatisfy { $0.line != nil })
  }

  @Test("an easing of one property is reported by the property's name, in either form")
  func easedProperties() {
    stage.tweener.addTween(box, ["x": TweenValue.to(1).eased(.outQuad)])
    stage.tweener.addTween(box, ["x": TweenValue.to(2).eased(.outQuad), "y": 1, .ease: "outSine"])
    #expect(stage.kinds.allSatisfy { $0 == .withoutLength })
    #expect(stage.keys == ["x", "ease", "x"])
    #expect(stage.problems[0].remedy == "give a duration, or leave its easing out")
    for duration in [1.0, 1, 0, 1, 0] {
      stage.tweener.addTween(box, duration: duration) { $0.to(\.y, 4, easing: .outQuad) }
    }
    #expect(stage.problems.count == 5)
    #expect(stage.problems[4].key?.hasSuffix("RuleBox.y") == true)
    #expect(box.y == 4)
  }

  @Test("a handover, an autoreverseEasing and a repeatDelay are reported, each time")
  func otherWords() {
    stage.tweener.addTween(box, [.handover: "smooth", "x": 3])
    stage.tweener.addTween(box, [.autoreverseEasing: "outQuad", "x": 4])
    for delay in [0.0, 1, 0, 1] { stage.tweener.addTween(box, [.repeatDelay: delay, "x": delay]) }
    let typed: [TweenParameters] = [
      [.handover: HandoverMode.smooth], [.autoreverseEasing: "outQuad"],
    ]
    for words in typed {
      for duration in [1.0, 1, 0, 0] {
        stage.tweener.addTween(box, duration: duration) { $0.to(\.y, 4).with(words) }
      }
    }
    for duration in [1.0, 0, 0] {
      stage.tweener.addTween(box, duration: duration, repeatDelay: 1) { $0.to(\.y, 5) }
    }
    stage.tweener.addCaller([.repeatDelay: 1])
    #expect(stage.kinds.allSatisfy { $0 == .withoutLength })
    #expect(
      stage.keys == [
        "handover", "autoreverseEasing", "repeatDelay", "repeatDelay", "handover", "handover",
        "autoreverseEasing", "autoreverseEasing", "repeatDelay", "repeatDelay", "repeatDelay",
      ])
  }

  @Test("of a call with a delay, the report says when it is applied")
  func delayed() {
    stage.tweener.addTween(box, [.delay: 1, .easing: "outQuad", "x": 1])
    stage.tweener.addTween(box, delay: 1) { $0.to(\.x, 1, easing: .outQuad) }
    stage.tweener.addTween(box, ["x": 1, .easing: "outQuad"])
    #expect(
      stage.problems.map(\.fault) == [
        "the call has no length: it is applied when the delay is over",
        "the call has no length: it is applied when the delay is over",
        "the call has no length: it is applied at once",
      ])
  }

  @Test("the name of a spring as an easing is reported as a spring")
  func springs() {
    for name in ["bouncy", "smooth", "Snappy"] {
      stage.tweener.addTween(box, [.duration: 1, .easing: name, "x": 1])
      #expect(stage.kinds.last == .unknownEasing)
      #expect(
        stage.problems.last?.remedy
          == "this is a spring: write \"spring\": \"\(name)\"; Easing.linear is taken")
      #expect(stage.problems.last?.suggestion == nil)
    }
  }

  @Test("each time, although calls like it came before")
  func eachTime() {
    for repeats in [0, 0, 2, 0, 2] { stage.tweener.addTween(box, ["x": 1, .repeat: repeats]) }
    for duration in [1.0, 1, 0, 1, 0] {
      stage.tweener.addTween(box, duration: duration, easing: .outQuad) { $0.to(\.y, 4) }
    }
    #expect(stage.keys == ["repeat", "repeat", "easing", "easing"])
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
    stage.tweener.addTween(
      box, [.spring: "smooth", "x": 1, .handover: "smooth", .repeat: 1, .repeatDelay: 1])
    stage.tweener.addTween(box, [.handover: "jump", .repeatDelay: 0, "x": 1])
    stage.tweener.addTween(box, [.duration: 0, "x": TweenValue.to(1).eased(.outQuad)])
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
    let base: TweenParameters = [
      .easing: Easing.outQuad, .autoreverse: true, .repeatDelay: 1, .autoreverseEasing: "outQuad",
      "y": TweenValue.to(1).eased(.outQuad),
    ]
    stage.tweener.addTween(box, ["x": 1, .base: base])
    var timeline = TweenTimeline.of(box, ["x": 1], [.duration: 1, "x": 2], defaults: base)
    stage.tweener.addTimeline(timeline, [.easing: Easing.outQuad])
    #expect(stage.problems.isEmpty)
    timeline.add(box, ["x": 1, .easing: Easing.outQuad])
    stage.tweener.addTimeline(timeline)
    #expect(stage.keys == ["easing"])
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
      #expect(stage.tweener.after(0.1, box.x) > 1)
    }
    let pair = AnimatedValue(SIMD2(0.0, 0.0), on: stage.tweener)
    let tween = stage.tweener.addTween(
      pair,
      [.spring: "snappy", .initialVelocity: SIMD2(Double.nan, 1), "value": SIMD2(100.0, 100)])
    #expect(tween.problems.map(\.key) == ["initialVelocity"])
    #expect(stage.tweener.after(0.1, pair.value.x) > 1)
  }
}
