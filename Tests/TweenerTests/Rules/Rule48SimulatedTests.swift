import Testing

@testable import Tweener

@Suite("Rule 48: tweens by a simulation")
struct Rule48SimulatedTests {
  private let stage = RuleStage()
  private let box = RuleBox()
  private let pull = TweenSimulation<Double>(
    acceleration: { value, velocity, _ in -100 * value - 4 * velocity },
    isAtRest: { abs($0) < 0.01 && abs($1) < 0.01 })

  @Test("48 what shows depends on own time alone, however it is cut and written")
  func rule48_cuts() {
    var seen: [[Double]] = []
    for step in [1.0, 0.25, 1.0 / 60, 0.0137] {
      let (stage, box) = (RuleStage(directWrites: step != 0.25), RuleBox(x: 20))
      stage.add(box, ["x": TweenValue.simulated(pull).velocity(300)])
      seen.append(
        (1...3).map { second in
          while stage.tweener.time + step < Double(second) { stage.tweener.advance(by: step) }
          stage.tweener.advance(to: Double(second))
          return box.x
        })
    }
    #expect(Set(seen.map { $0.map(\.bitPattern) }).count == 1)
    // The damped oscillator: natural frequency 10, ratio 0.2.
    let exact = TweenSpring(stiffness: 100, damping: 4).value(from: 20, to: 0, velocity: 300, at: 1)
    #expect(abs(seen[0][0] - exact) < 1e-6)
  }

  @Test("48 it ends at the first step at which all components rest; until then it is endless")
  func rule48_end() {
    let tween = stage.add(box, ["x": TweenValue.simulated(pull).velocity(300), .onUpdate: {}])
    #expect(tween.duration == .infinity)
    #expect(stage.after(1, tween.duration) == .infinity && tween.totalDuration == .infinity)
    #expect(stage.after(100, tween.outcome) == .completed)
    #expect(abs(box.x) < 0.01)
    let steps = tween.duration * 240
    #expect(tween.duration > 3 && abs(steps - steps.rounded()) < 1e-6)
  }

  @Test("48 other properties take the call's duration, also where it rests earlier")
  func rule48_beside() {
    for step in [0.5, 0.25, 1.0 / 60, 4] {
      let (stage, box) = (RuleStage(), RuleBox())
      box.y = 0.05
      let tween = stage.add(
        box,
        [.duration: 4, "x": 100, "observed": [0, 100, 20], "y": TweenValue.simulated(pull)])
      while stage.tweener.time + step < 3 { stage.tweener.advance(by: step) }
      stage.tweener.advance(to: 3)
      #expect(box.x == 75 && box.observed == 60, "\(step)")
      #expect(abs(box.y) < 0.01 && stage.tweener.velocity(of: box, \.y) == 0)
      #expect(stage.tweener.velocity(of: box, \.x) == 25)
      let rest = box.y
      #expect(stage.after(1, box.x) == 100 && box.observed == 20 && box.y == rest)
      #expect(tween.outcome == .completed && tween.duration == 4)
    }
    let rested = TweenSimulation<Double>(acceleration: { _, _, _ in 0 }, isAtRest: { _, _ in true })
    let tween = stage.add(box, [.unitsPerSecond: 50, "x": 100, "y": TweenValue.simulated(rested)])
    #expect(stage.after(0.5, box.x) == 25)
    #expect(stage.after(2, box.x) == 100 && tween.duration == 2)
  }

  @Test("48 complete() leaves it where it is, and played back from there nothing jumps")
  func rule48_completeBeside() {
    box.y = 20
    let tween = stage.add(
      box,
      [.duration: 4, .pausesOnCompletion: true, "x": 100, "y": TweenValue.simulated(pull)])
    stage.tweener.advance(by: 0.3)
    let value = box.y
    tween.complete()
    #expect(box.x == 100 && box.y == value && value != 20)
    tween.reverse()
    #expect(stage.after(1, box.x) == 75 && box.y == value)
    #expect(stage.after(3, [box.x, box.y]) == [0, 20])
  }

  @Test("48 complete() ends it where it is")
  func rule48_complete() {
    let box = RuleBox(x: 20)
    let tween = stage.add(box, ["x": TweenValue.simulated(pull)])
    stage.tweener.advance(by: 0.3)
    let value = box.x
    tween.complete()
    #expect(box.x == value && value != 20)
    #expect(tween.outcome == .completed && tween.duration == 0.3)
  }

  @Test("48 a free body goes velocity times time; it starts with the velocity that there is")
  func rule48_free() {
    let free = TweenSimulation<Double>(acceleration: { _, _, _ in 0 }, isAtRest: { _, _ in false })
    stage.add(box, [.duration: 1, "x": 100])
    stage.tweener.advance(by: 0.5)
    let tween = stage.add(box, ["x": TweenValue.simulated(free)])
    stage.tweener.advance(by: 9)
    #expect(abs(box.x - 950) < 1e-8)
    #expect(abs((stage.tweener.velocity(of: box, \.x) ?? 0) - 100) < 1e-9)
    #expect(stage.problems.isEmpty)
    #expect(stage.after(500, stage.keys) == ["simulation"])
    #expect(stage.after(500, stage.problems.count) == 1)
    tween.remove()
    #expect(stage.tweener.tweenCount == 0)
  }

  @Test("48 a force that tears everything apart stops it at the last finite value")
  func rule48_explodes() {
    let force = TweenSimulation<Double>(
      acceleration: { value, _, _ in value * 1e30 }, isAtRest: { _, _ in false })
    let box = RuleBox(x: 1)
    let tween = stage.add(box, ["x": TweenValue.simulated(force), "y": 3])
    #expect(stage.after(10, box.x.isFinite) && box.x > 1e100)
    #expect(tween.outcome == .completed)
    #expect(stage.keys == ["simulation"])
  }

  @Test("48 it is sought and reversed like any tween")
  func rule48_seek() {
    let box = RuleBox(x: 20)
    let tween = stage.add(box, ["x": TweenValue.simulated(pull)])
    stage.tweener.advance(by: 0.5)
    let value = box.x
    tween.seek(to: 3)
    tween.seek(to: 0.5)
    #expect(box.x == value)
    tween.reverse()
    #expect(stage.after(1, box.x) == 20 && tween.outcome == .reverseCompleted)
  }

  @Test("48 another number of components, and a place in a timeline, are refused")
  func rule48_refused() {
    let two = TweenSimulation<SIMD2<Double>>(
      acceleration: { _, _, _ in 0 }, isAtRest: { _, _ in true })
    stage.add(box, ["x": TweenValue.simulated(two), "y": 4, .duration: 1])
    stage.tweener.addTimeline(.of(box, ["x": TweenValue.simulated(pull), "z": 4, .duration: 1]))
    #expect(stage.kinds == [.wrongPropertyType, .unsupportedInTimeline])
    #expect(stage.after(0.5, [box.y, box.z, box.x]) == [2, 2, 0])
  }

  @Test("48 a force may do anything, also look at its own property")
  func rule48_reentrant() {
    let box = RuleBox(x: 20)
    let tweener = stage.tweener
    let force = TweenSimulation<Double>(
      acceleration: { [weak box] value, velocity, _ in
        if let box {
          _ = tweener.velocity(of: box, \.x)
          tweener.settle(box)
        }
        return -100 * value - 20 * velocity
      }, isAtRest: { abs($0) < 0.01 && abs($1) < 0.01 })
    let tween = stage.add(box, ["x": TweenValue.simulated(force)])
    for _ in 0..<100 { stage.tweener.advance(by: 0.05) }
    #expect(tween.outcome == .completed)
    #expect(abs(box.x) < 0.01)
  }

  // The limit ends a hang. It counts the wait for the main actor: minutes, where all tests run.
  @Test(
    "48 a jump that no machine could integrate is refused, and says how far one may go",
    .timeLimit(.minutes(15)))
  func rule48_tooFar() {
    let box = RuleBox(x: 20)
    let free = TweenSimulation<Double>(acceleration: { _, _, _ in 0 }, isAtRest: { _, _ in false })
    let tween = stage.add(box, ["x": TweenValue.simulated(free).velocity(1)])
    stage.tweener.advance(by: 1)
    for place in [1e6, 1e9, .infinity] { tween.seek(to: place) }
    tween.progress = 0.5
    tween.totalProgress = 1
    #expect(stage.keys == ["seek(to:)", "seek(to:)", "seek(to:)", "progress", "totalProgress"])
    #expect(box.x == 21 && tween.elapsed == 1)
    tween.seek(to: 60)
    #expect(abs(box.x - 80) < 1e-9)
    tween.progress = 0
    #expect(box.x == 20)
    stage.add(box, ["y": TweenValue.simulated(free).velocity(1), .delay: -1e9, "z": 5])
    #expect(stage.problems.last?.key == "y")
    #expect(stage.after(1, [box.y, box.z]) == [0, 5])
  }
}
