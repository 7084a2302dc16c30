import Testing
import TweenerTestSupport

@testable import Tweener

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
          case .reverseCompleted, .targetGone, nil: break
          }
          if !trial.cuts.contains(Int((event.time * Double(Flick.second)).rounded())) {
            insideSteps += 1
          }
        case .answer(let answer): answers[answer, default: 0] += 1
        case .probe(let probe): pausedProbes += probe.isPaused ? 1 : 0
        case .state, .news: break
        }
      }
    }
    // The others come of playback.
    for moment in SceneMoment.allCases.prefix(6) {
      #expect(moments[moment, default: 0] > 50, "\(moment)")
    }
    #expect(completed > 200)
    #expect(removed > 50)
    #expect(overwritten > 50)
    #expect(answers[true, default: 0] > 20 && answers[false, default: 0] > 20)
    #expect(pausedProbes > 5)
    #expect(insideSteps > 500)
  }

  @Test(
    "Tweens of what a setter writes and of the property itself meet, and each takes from the other")
  func settersMeet() {
    var (isTaken, takes) = (0, 0)
    for seed: UInt64 in 1...1_600 {
      var generator = SceneGenerator(seed: seed)
      guard generator.hasMiddle else { continue }
      let trial = SceneTrial(generator.makeScene(), cuts: [])
      let specs = Dictionary(grouping: trial.scene.specs, by: \.id).compactMapValues(\.first)
      func moves(_ id: Int, _ wanted: Set<SceneProperty>) -> Bool {
        specs[id]?.properties.contains { wanted.contains($0.property) } == true
      }
      for case .event(let event) in trial.playReference() {
        guard case .overwritten(let winner)? = event.outcome else { continue }
        if moves(event.tween, [.middle]), moves(winner, [.a, .b]) { isTaken += 1 }
        if moves(event.tween, [.a, .b]), moves(winner, [.middle]) { takes += 1 }
      }
    }
    #expect(isTaken > 10)
    #expect(takes > 10)
  }

  @Test("Scenes with a habit make one call three times and more, with other numbers")
  func callsAreRepeated() {
    var repeating = 0
    for seed: UInt64 in 1...200 {
      var generator = SceneGenerator(seed: seed, [.habit])
      var alike: [(spec: TweenSpec, count: Int)] = []
      for case .add(let spec) in generator.makeScene().commands.map(\.command) {
        guard spec.deaf == SceneMoment.allCases, !spec.properties.isEmpty else { continue }
        let plain = spec.with { spec in
          (spec.id, spec.target) = (0, nil)
          for index in spec.properties.indices { spec.properties[index].goal = .to([0]) }
        }
        if let known = alike.firstIndex(where: { $0.spec == plain }) {
          alike[known].count += 1
        } else {
          alike.append((plain, 1))
        }
      }
      if alike.contains(where: { $0.count > 2 }) { repeating += 1 }
    }
    #expect(repeating > 50)
  }

  @Test("Scenes give starts that are shown and such that are not, and have cycles of no length")
  func rarerWordsOccur() {
    var (shown, hidden, cycles) = (0, 0, 0)
    for seed: UInt64 in 1...200 {
      var generator = SceneGenerator(seed: seed)
      for spec in generator.makeScene().specs {
        let givesStart = spec.properties.contains { property in
          switch property.goal {
          case .from, .fromTo: true
          case .to, .by, .times, .keyframes, .decay: false
          }
        }
        if givesStart, spec.delay > 0 { if spec.showsStart { shown += 1 } else { hidden += 1 } }
        if spec.repeats > 0, spec.duration + spec.repeatDelay == 0, !spec.repeatsDelay {
          cycles += 1
        }
      }
    }
    #expect(shown > 50 && hidden > 20 && cycles > 10, "\(shown), \(hidden), \(cycles)")
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

extension SceneCoverageTests {
  @Test(
    "The scenes of a run are played with direct writes and without, on every kind of model",
    .unlessFewTrials)
  func bothWritersRun() {
    var styles: [String: Int] = [:]
    for kind in StageKind.allCases {
      for seed in SceneRun.seeds.prefix(400) where seed % 4 == kind.remainder(of: 4) {
        var random = SplitMix64(seed: ~seed)
        let style = kind.style(using: &random)
        styles["\(kind) stored \(style.isStored) direct \(style.directWrites)", default: 0] += 1
      }
    }
    for expected in [
      "stored stored true direct true", "indirect stored true direct false",
      "observed stored false direct true", "observed stored false direct false",
      "mixed stored true direct true", "mixed stored true direct false",
      "mixed stored false direct true", "mixed stored false direct false",
    ] {
      #expect(styles[expected, default: 0] >= 5, "\(expected)")
    }
    #expect(styles.count == 8)
  }

  @Test("The switch does what it says: what is written directly with it, is not without")
  func switchIsTurned() {
    for directWrites in [true, false] {
      let engine = Tweener(directWrites: directWrites).engine
      let model = StoredModel()
      for key in SceneProperty.allCases.filter({ $0 != .middle }).map(StoredModel.path) {
        let reader = ParameterReader(easings: engine.registry.easings, targetType: StoredModel.self)
        var planner = PropertyPlanner(
          registry: engine.registry, target: model, site: CallSite(file: #fileID, line: #line))
        let value: Any = key == .path(\StoredModel.frame) ? Rect4(1, 2, 3, 4) : 1.0
        let plan = planner.plan(reader.read([.duration: 1, key: value], for: StoredModel.self))
        #expect(plan.problems.isEmpty)
        #expect(!plan.parts.isEmpty)
        #expect(plan.parts.allSatisfy { $0.isDirect == directWrites })
      }
    }
  }
}
