import Testing
import TweenerTestSupport

/// The comparison itself is tested on engines that are known to be wrong.
struct FlawTests {
  @Test("A wrong engine is found out within 300 scenes", arguments: ReferenceFlaw.allCases)
  func flawsAreFound(flaw: ReferenceFlaw) throws {
    let (trial, _) = try #require(firstFailure(of: flaw))
    #expect(mismatch(trial, flaw) != nil)
  }

  @Test("A failing scene is shrunk to a few commands and still fails")
  func failuresShrink() throws {
    let (trial, seed) = try #require(firstFailure(of: .olderWins))
    var shrinker = SceneShrinker { mismatch($0, .olderWins) != nil }
    let small = shrinker.shrink(trial)
    #expect(mismatch(small, .olderWins) != nil)
    // Two tweens of one property are all it takes.
    #expect(small.scene.specs.count == 2, "seed \(seed): \(small.testSource(named: ""))")
    #expect(small.scene.commands.count <= 2)
    #expect(small.scene.specs.allSatisfy { $0.properties.count == 1 && $0.scripts.isEmpty })
  }

  @Test("A trial that does not fail is not shrunk")
  func passingTrialsStay() {
    var generator = SceneGenerator(seed: 1)
    let trial = SceneTrial(generator.makeScene(), cuts: [])
    var shrinker = SceneShrinker { _ in false }
    #expect(shrinker.shrink(trial) == trial)
  }

  @Test("The shrinker stops when its budget is spent")
  func budgetsHold() {
    var generator = SceneGenerator(seed: 2)
    let trial = SceneTrial(generator.makeScene(), cuts: [])
    let asked = EventLog<Void>()
    var shrinker = SceneShrinker(budget: 7) { _ in
      asked.note(())
      return false
    }
    _ = shrinker.shrink(trial)
    #expect(asked.entries.count < 8)
  }

  @Test("Nothing is shrunk to a scene in which a tween plays for ever within a step")
  func shrunkTrialsAreShort() {
    let endless = TweenSpec(0, target: 0).with {
      $0.duration = Flick.second
      $0.repeats = -1
    }
    let short = TweenSpec(1, target: 0).with { $0.duration = 1 }
    let scene = Scene(
      targets: [[0, 0, 0, 0, 0, 0, 0]],
      commands: [endless, short].map { TimedCommand(0, .add($0)) },
      end: 2 * Flick.second)
    var shrinker = SceneShrinker { trial in
      let longest = trial.scene.specs.filter { $0.repeats < 0 && $0.duration > 0 }
      #expect(longest.allSatisfy { trial.scene.end / $0.duration <= 50 })
      // The tween is what is asked for.
      return !longest.isEmpty
    }
    let small = shrinker.shrink(SceneTrial(scene, cuts: []))
    #expect(small.scene.specs.map(\.id) == [0])
  }

  private func firstFailure(of flaw: ReferenceFlaw) -> (SceneTrial, UInt64)? {
    for seed: UInt64 in 1...300 {
      var generator = SceneGenerator(seed: seed)
      var random = SplitMix64(seed: seed)
      let trials = SceneTrial.trials(of: generator.makeScene(), count: 2, using: &random)
      if let trial = trials.first(where: { mismatch($0, flaw) != nil }) { return (trial, seed) }
    }
    return nil
  }

  private func mismatch(_ trial: SceneTrial, _ flaw: ReferenceFlaw) -> SceneMismatch? {
    trial.mismatch(on: ReferenceEngine(targets: trial.scene.targets, flaw: flaw))
  }
}
