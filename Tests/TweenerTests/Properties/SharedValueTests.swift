import Testing
import TweenerTestSupport

@testable import Tweener

/// Two numbers and an object, which is no component.
private struct Pair: Tweenable {
  var first = 0.0
  var second = 0.0
  var token: LifetimeToken?

  static var tweenableComponents: [TweenableComponent<Pair>] {
    [.init(\.first), .init(\.second)]
  }
}

private final class Wide {
  var pair = Pair()
  var eight = SIMD8<Double>()
  var four = SIMD4<Float>()
}

@Suite(
  "Calls that differ in values of several numbers or have an easing of the caller's share a plan")
struct SharedValueTests {
  @Test("each goes to its own end")
  func ownEnds() {
    let stage = ShapeStage(forgets: false, directWrites: true)
    let boxes = (0..<4).map { _ in ShapeBox() }
    for (index, box) in boxes.enumerated() {
      let number = Double(index)
      stage.add(
        [
          .duration: 1, "point": SIMD2(number, -number), "place": SIMD3(Float(number), 1, 7),
          "x": number,
        ], to: box)
    }
    stage.advance(1)
    #expect(boxes.map(\.point) == [SIMD2(0, 0), SIMD2(1, -1), SIMD2(2, -2), SIMD2(3, -3)])
    #expect(boxes.map { $0.place.x } == [0, 1, 2, 3])
    #expect(boxes.map(\.x) == [0, 1, 2, 3])
    #expect(stage.hits == 2)
  }

  @Test("values of the property's own type are served, all others are read")
  func types() {
    let frame = RuleFrame(x: 1, y: 2, width: 3, height: 4)
    let firsts: [(TweenKey, Any, Any)] = [
      ("point", SIMD2(1.0, 2), SIMD2(3.0, 4)), ("frame", frame, RuleFrame(x: 9)),
      ("place", SIMD3<Float>(1, 2, 3), SIMD3<Float>(0, 0, 1)),
      (.path(\ShapeBox.point), SIMD2(1.0, 2), SIMD2(3.0, 4)), ("half", Float(1), Float(2)),
      ("byte", UInt8(1), UInt8(200)),
    ]
    let others: [Any] = [
      SIMD2(Double.nan, 1), SIMD2(1.0, .infinity), SIMD2<Float>(1, 2), "1, 2", [1.0, 2.0],
      [TweenValue.to(3), .by(2)], TweenValue.to(SIMD2(1.0, .nan)), TweenValue.by(2),
      TweenValue.keyframes([SIMD2(1.0, 2), SIMD2(3.0, 4)]), Optional(SIMD2(1.0, 2)) as Any,
      TweenValue.to(SIMD2(1.0, 2)).eased(.inQuad), SIMD4<Double>(), true,
    ]
    for (key, first, other) in firsts {
      #expect(isServed([key: first], [key: other]), "\(key)")
      #expect(!isServed([key: first], [key: Optional(first) as Any]), "\(key)")
      for (index, other) in others.enumerated() {
        #expect(!isServed([key: first], [key: other]), "\(key) \(index)")
        // What is unusual makes no pattern.
        #expect(!isServed([key: other], [key: first]), "\(key) \(index)")
      }
    }
    // A value that says no more than where it goes is that end.
    #expect(isServed(["point": SIMD2(1.0, 2)], ["point": TweenValue.to(SIMD2(3.0, 4))]))
    #expect(isServed(["point": TweenValue.to(SIMD2(3.0, 4))], ["point": SIMD2(1.0, 2)]))
    #expect(isServed(["x": 1, "frame": frame], ["x": 2.5, "frame": RuleFrame()]))
    #expect(!isServed(["left": 1, "frame": frame], ["left": 2, "frame": frame]))
  }

  @Test("springs, speeds, limits and repeats hold for every number of a value")
  func words() {
    let sets: [TweenParameters] = [
      [.spring: TweenSpring.bouncy], [.spring: TweenSpring.bouncy, .initialVelocity: 4.0],
      [.unitsPerSecond: 20.0], [.duration: 1, .rounded: true],
      [.duration: 1, .minimum: 2.0, .maximum: 2.5], [.duration: 0.25, .repeat: 2, "yoyo": true],
      [.duration: 1, .useFrames: true], [.duration: 1, .delay: -0.25, .retainsTarget: true],
      [.duration: 1, .handover: HandoverMode.smooth], [:],
    ]
    for (index, words) in sets.enumerated() {
      let count = shapeHits { stage in
        let box = ShapeBox()
        for number in 0..<5 {
          let values: TweenParameters = [
            "point": SIMD2(Double(number), 7), "place": SIMD3(3, Float(number), 4), "x": number,
            .onEnd: { (tween: Tween) in stage.log.add("\(number) \(tween.totalDuration)") },
          ]
          stage.add(words.merging(values) { $1 }, to: number == 3 ? ShapeBox() : box)
          stage.advance(0.1)
        }
      }
      #expect(count == 3, "set \(index)")
    }
  }

  @Test("the good part of a call with a wrong value runs")
  func wrongValue() {
    let stage = ShapeStage(forgets: false, directWrites: true)
    let boxes = (0..<4).map { _ in ShapeBox() }
    for (index, box) in boxes.enumerated() {
      let point: Any = index == 3 ? SIMD2(Double.nan, 1) as Any : SIMD2(1.0, 2)
      stage.add([.duration: 1, "x": 50.0, "point": point], to: box)
    }
    stage.advance(1)
    #expect(boxes.map(\.x) == [50, 50, 50, 50])
    #expect(boxes[3].point == SIMD2(8, 9))
    #expect(stage.hits == 1)
    #expect(stage.problems.count == 2)
  }

  @Test("a value's objects are not kept, and eight numbers are the most")
  func limits() {
    let tracker = LifetimeTracker()
    let tweener = Tweener()
    let wide = Wide()
    for number in 0..<5 {
      let pair = Pair(first: Double(number), second: 1, token: tracker.makeToken())
      tweener.addTween(wide, [.duration: 1, .path(\Wide.pair): pair])
    }
    tweener.addTween(wide, [.path(\Wide.pair): Pair(first: 7, second: 8)])
    tweener.removeAllTweens()
    #expect(tracker.living == 0)
    #expect(wide.pair.first == 7)
    for number in 1...4 {
      let eight = SIMD8<Double>(repeating: Double(number))
      tweener.addTween(wide, [.path(\Wide.eight): eight])
      #expect(wide.eight == eight)
      let four = SIMD4<Float>(repeating: Float(number))
      tweener.addTween(wide, [.path(\Wide.eight): eight * 2, .path(\Wide.four): four])
      #expect(wide.eight == eight * 2 && wide.four == four)
    }
  }

  @Test("one easing of the caller's is known while a tween has it")
  func customEasing() {
    let (own, other) = (Easing.custom { $0 * $0 }, Easing.custom { $0 * $0 })
    let first: TweenParameters = [.easing: own, "x": 3.0]
    #expect(isServed(first, [.easing: own, "x": 5.0]))
    #expect(!isServed(first, [.easing: other, "x": 3.0]))
    #expect(!isServed(first, [.easing: Easing.inQuad, "x": 3.0]))
    #expect(!isServed(first, [.easing: "inQuad", "x": 3.0]))
    #expect(isServed([.autoreverseEasing: own, "x": 3.0], [.autoreverseEasing: own, "x": 5.0]))
    #expect(!isServed([.autoreverseEasing: own, "x": 3.0], [.autoreverseEasing: other, "x": 5.0]))
    let count = shapeHits { stage in
      for turn in 0..<3 {
        for number in 0..<4 {
          stage.add([.duration: 0.5, .easing: own, "point": SIMD2(Double(number + turn), 2)])
        }
        stage.advance(0.6)
      }
    }
    // The first is read in each turn, as nothing is left of the turn before; at first the second is too.
    #expect(count == 2 + 3 + 3)
  }

  @Test("no easing of the caller's is kept")
  func easingLifetime() {
    let tracker = LifetimeTracker()
    let tweener = Tweener()
    let box = ShapeBox()
    for _ in 0..<3 {
      nonisolated(unsafe) let token = tracker.makeToken()
      let easing = Easing.custom { time in withExtendedLifetime(token) { time } }
      for key in [TweenKey.easing, .autoreverseEasing] {
        for _ in 0..<4 {
          tweener.addTween(
            box,
            [
              .duration: 1, key: easing, "observed": 3.0, "x": 4, .onComplete: {},
              "place": SIMD3<Float>(1, 2, 3),
            ])
        }
        tweener.advance(by: 0.5)
      }
    }
    tweener.advance(by: 2)
    #expect(tweener.tweenCount == 0)
    #expect(tracker.living == 0)
  }

  @Test("members of a timeline share plans of values, and not of callbacks")
  func members() {
    let stage = ShapeStage(forgets: false, directWrites: true)
    let boxes = (0..<4).map { _ in ShapeBox() }
    for (index, box) in boxes.enumerated() {
      let words: TweenParameters = [.duration: 1, "point": SIMD2(Double(index), 2)]
      stage.add(words, to: ShapeBox())
      var timeline = TweenTimeline()
      timeline.add(box, words)
      timeline.add(
        box,
        [
          .duration: 1, "x": Double(index), .onComplete: { stage.log.add("\(index)") },
        ], at: .previousStart)
      stage.tweener.addTimeline(timeline)
    }
    stage.advance(1)
    #expect(boxes.map(\.point.x) == [0, 1, 2, 3])
    #expect(boxes.map(\.x) == [0, 1, 2, 3])
    #expect(stage.log.calls == ["0", "1", "2", "3"])
  }
}
