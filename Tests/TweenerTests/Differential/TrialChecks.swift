import Testing
import TweenerTestSupport

/// Shrinks a failing trial and says all that is needed to look at it: the difference, the seed, a test to paste.
func describeFailure(
  _ trial: SceneTrial, seed: UInt64, mismatch: (SceneTrial) -> SceneMismatch?
) -> String {
  withoutActuallyEscaping(mismatch) { mismatch in
    var shrinker = SceneShrinker { mismatch($0) != nil }
    let small = shrinker.shrink(trial)
    return """
      Scene of seed \(seed), shrunk:
      \(mismatch(small).map { "\($0)" } ?? "")

      \(small.testSource(named: "A scene of seed \(seed) goes as the contract says"))
      """
  }
}
