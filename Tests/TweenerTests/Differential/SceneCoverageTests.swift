import Testing
import TweenerTestSupport

/// A comparison is worth what its scenes reach.
struct SceneCoverageTests {
  @Test("Two hundred scenes reach every event, every way to end and every kind of call")
  func everythingHappens() {
    var moments: [SceneMoment: Int] = [:]
    var completed = 0
    var removed = 0
    var overwritten = 0
    var answers: [Bool: Int] = [:]
    var pausedProbes = 0
    var insideSteps = 0
    for seed: UInt64 in 1...200 {
      var generator = SceneGenerator(seed: seed)
      let trial = SceneTrial(generator.makeScene(), cuts: [])
      for entry in trial.playReference() {
        switch entry {
        case .event(let event):
          moments[event.moment, default: 0] += 1
          switch event.outcome {
          case .completed: completed += 1
          case .removed: removed += 1
          case .overwritten: overwritten += 1
          case .targetGone, nil: break
          }
          if !trial.cuts.contains(Int((event.time * Double(Flick.second)).rounded())) {
            insideSteps += 1
          }
        case .answer(let answer): answers[answer, default: 0] += 1
        case .probe(let probe): pausedProbes += probe.isPaused ? 1 : 0
        case .state: break
        }
      }
    }
    for moment in SceneMoment.allCases {
      #expect(moments[moment, default: 0] > 50, "\(moment)")
    }
    #expect(completed > 200)
    #expect(removed > 50)
    #expect(overwritten > 50)
    #expect(answers[true, default: 0] > 20 && answers[false, default: 0] > 20)
    #expect(pausedProbes > 5)
    #expect(insideSteps > 500)
  }

  @Test("The same seed makes the same scene, another seed another")
  func scenesComeFromTheirSeed() {
    for seed: UInt64 in 1...50 {
      var first = SceneGenerator(seed: seed)
      var again = SceneGenerator(seed: seed)
      var other = SceneGenerator(seed: seed + 1)
      let scene = first.makeScene()
      #expect(scene == again.makeScene())
      #expect(scene != other.makeScene())
    }
  }
}
