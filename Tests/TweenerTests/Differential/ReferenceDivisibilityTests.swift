import Testing
import TweenerTestSupport

/// The reference engine must keep rule 2 itself, or it could not hold another to it.
struct ReferenceDivisibilityTests {
  @Test(
    "However a scene is cut into steps, the reference engine shows the same",
    arguments: [false, true])
  func cutsDoNotMatter(hasPlayback: Bool) {
    for seed in SceneRun.seeds where seed % 2 == 0 {
      var generator = SceneGenerator(seed: seed, hasPlayback ? [.playback] : [])
      let scene = generator.makeScene()
      var random = SplitMix64(seed: ~seed)
      let trials = SceneTrial.trials(of: scene, count: 3, using: &random)
      for trial in trials.dropFirst() {
        guard difference(trial) != nil else { continue }
        Issue.record("\(describeFailure(trial, seed: seed, mismatch: difference))")
        return
      }
    }
  }

  /// What a trial shows otherwise than the same scene in the longest steps.
  private func difference(_ trial: SceneTrial) -> SceneMismatch? {
    let huge = SceneTrial(trial.scene, cuts: [])
    return SceneMismatch.first(between: huge.playReference(), and: trial.playReference())
  }
}
