import Testing
import Tweener

@Suite("A wrong velocity is reported as what it is, and the property moves")
struct WrongVelocityTests {
  private let stage = RuleStage()
  private let box = RuleBox()
  private let spring = TweenSpring.snappy

  @Test("under the word, once for properties of one type; they start with what they have")
  func word() {
    stage.add(box, [.spring: "snappy", .initialVelocity: "fast", "x": 100, "y": 50])
    #expect(stage.kinds == [.wrongParameterType])
    #expect(
      stage.problems.first?.message
        == """
        Tweener: RuleBox, "initialVelocity" = "fast": a value of type String is given as the velocity; \
        give a number, a second; it is left out
        """)
    #expect(stage.after(0.25, box.x) == spring.value(from: 0, to: 100, at: 0.25))
    #expect(box.y == spring.value(from: 0, to: 50, at: 0.25))
  }

  @Test("of several types each says what it takes, and one that can has it")
  func types() {
    let velocity = RuleFrame(x: 8, y: 0, width: 4, height: 0)
    stage.add(
      box, [.spring: spring, .initialVelocity: velocity, "x": 100, "count": 70, "frame": velocity])
    #expect(stage.keys == ["initialVelocity", "initialVelocity"])
    #expect(
      Set(stage.problems.map(\.remedy)) == [
        "give a number, a second; it is left out",
        "give a number or Int, a second; it is left out",
      ])
    #expect(stage.after(0.25, box.x) == spring.value(from: 0, to: 100, at: 0.25))
    #expect(box.count > 0)
    #expect(box.frame.x == spring.value(from: 0, to: 8, velocity: 8, at: 0.25))
  }

  @Test("under the property, where its value brings one")
  func own() {
    stage[box].add([
      .spring: spring, .initialVelocity: 30, "x": TweenValue.to(100).velocity(SIMD2(1.0, 2)),
      "y": 50, "z": TweenValue.to(10).velocity(Double.nan),
    ])
    #expect(stage.kinds == [.wrongPropertyType, .numberOutOfRange])
    #expect(stage.keys == ["x", "z"])
    #expect(stage.problems.first?.value == "SIMD2<Double>(1.0, 2.0)")
    #expect(
      stage.problems.map(\.fault) == [
        "a value of type SIMD2<Double> is given as the velocity", "the velocity is not finite",
      ])
    #expect(stage.after(0.25, box.x) == spring.value(from: 0, to: 100, at: 0.25))
    #expect(box.y == spring.value(from: 0, to: 50, velocity: 30, at: 0.25))
    #expect(box.z == spring.value(from: 0, to: 10, at: 0.25))
  }

  @Test("one that is not finite is left out, of springs, decays and simulations")
  func notFinite() {
    let force = TweenSimulation<Double>(acceleration: { _, _, _ in 0 }, isAtRest: { _, _ in false })
    for velocity in [Double.nan, .infinity, -.infinity] {
      let (stage, box) = (RuleStage(), RuleBox())
      stage.add(box, [.duration: 1, "y": 100, "z": 100])
      stage.tweener.advance(by: 0.5)
      stage.add(box, [.spring: spring, "x": TweenValue.to(100).velocity(velocity)])
      stage.add(box, ["y": TweenValue.decay(velocity: velocity)])
      stage.add(box, ["z": TweenValue.simulated(force).velocity(velocity)])
      #expect(stage.kinds == [.numberOutOfRange, .numberOutOfRange, .numberOutOfRange])
      #expect(stage.keys == ["x", "y", "z"])
      #expect(
        stage.problems.map(\.remedy)
          == Array(repeating: "give a number, a second; it is left out", count: 3))
      #expect(stage.after(0.25, box.x) == spring.value(from: 0, to: 100, at: 0.25))
      #expect(box.y == TweenDecay.normal.value(from: 50, velocity: 100, at: 0.25))
      #expect(abs(box.z - 75) < 1e-9)
    }
  }

  @Test("a decay goes on with what it has")
  func decay() {
    stage.add(box, [.duration: 1, "x": 100])
    stage.tweener.advance(by: 0.5)
    stage.add(box, ["x": TweenValue.decay().velocity(SIMD2(1.0, 2))])
    #expect(stage.keys == ["x"])
    stage.tweener.advance(by: 10)
    #expect(abs(box.x - TweenDecay.normal.restingValue(from: 50, velocity: 100)) < 0.1)
  }

  @Test("one beside no spring is left out, and the property goes on")
  func noSpring() {
    stage.add(box, [.duration: 1, "x": TweenValue.to(100).velocity(30), "y": 100])
    #expect(stage.keys == ["x"])
    #expect(stage.problems.first?.fault == "a velocity is given, and the call has no spring")
    #expect(stage.after(0.5, [box.x, box.y]) == [50, 50])
  }

  @Test("in a timeline too, with its member's place as from rest")
  func timeline() {
    let timeline = TweenTimeline.of(box, [.spring: spring, .initialVelocity: "fast", "x": 100])
    #expect(abs(timeline.duration - spring.settlingDuration()) < 1e-8)
    let tween = stage.tweener.addTimeline(timeline)
    #expect(stage.keys == ["initialVelocity"])
    #expect(stage.after(0.25, box.x) == spring.value(from: 0, to: 100, at: 0.25))
    #expect(tween.problems == stage.problems)
  }
}
