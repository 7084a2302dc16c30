import Testing
import Tweener
import TweenerPlugins

@Suite("An animator: springs and other motions that an animation does not take")
struct AnimatorWordTests {
  private func shown(_ parameters: TweenParameters) -> (AnimatorStage, [Double]) {
    let stage = AnimatorStage(isEmpty: true)
    stage.add(parameters)
    let half = stage.held(at: 0.5, stage.sled.x)
    stage.finish(at: .end)
    return (stage, [half, stage.sled.x])
  }

  @Test("A spring and its words are reported and left out", arguments: [true, false])
  func words(isInBase: Bool) {
    let words: TweenParameters = [
      .spring: TweenSpring.bouncy, .initialVelocity: 90, .handover: HandoverMode.smooth,
    ]
    var parameters: TweenParameters = ["x": 100]
    if isInBase { parameters[.base] = words } else { parameters.merge(words) { $1 } }
    let (stage, seen) = shown(parameters)
    #expect(seen == [50, 100])
    #expect(stage.keys == ["handover", "initialVelocity", "spring"])
    #expect(Set(stage.problems.map(\.kind)) == [.unsupportedInTimeline])
    #expect(Set(stage.problems.map(\.targetType)) == ["Sled"])
    #expect(stage.problems.allSatisfy { $0.remedy.contains("continueAnimation(spring:)") })
  }

  @Test("A base in a base, one of names, and a list of them are looked into")
  func bases() {
    let deep: [String: Any] = ["spring": "bouncy", "y": 10]
    let bases: [Any] = [
      [.base: deep] as TweenParameters, deep, [deep, [.repeat: 2] as TweenParameters] as [Any],
    ]
    for base in bases {
      let (stage, seen) = shown(["x": 100, .base: base])
      #expect(seen == [50, 100])
      #expect(stage.sled.y == 10)
      #expect(stage.problems.first { $0.key == "spring" }?.value == "bouncy")
      #expect(stage.problems.allSatisfy { $0.kind == .unsupportedInTimeline })
    }
  }

  @Test("A base that is none is reported as in a call")
  func noBase() {
    let (stage, seen) = shown(["x": 100, .base: 5])
    #expect(seen == [50, 100])
    #expect(stage.keys == ["base"])
  }

  @Test("A decay and a simulation as values are reported, and the property does not move")
  func values() {
    let pull = TweenSimulation<Double>(
      acceleration: { value, velocity, _ in -100 * value - 4 * velocity },
      isAtRest: { value, velocity in abs(value) < 0.01 && abs(velocity) < 0.01 })
    let values: [TweenValue] = [.decay(velocity: 500), .simulated(pull).velocity(300)]
    for value in values {
      for parameters: TweenParameters in [["x": value, "y": 8], [.base: ["x": value, "y": 8]]] {
        let (stage, seen) = shown(parameters)
        #expect(seen == [0, 0])
        #expect(stage.sled.y == 8)
        #expect(stage.keys == ["x"])
        #expect(stage.problems.map(\.value) == ["\(value)"])
      }
    }
  }
}
