import Testing
import TweenerTestSupport

/// Random scenes of everything that plugins bring, however they are written and however time is cut.
@Suite("Scenes of the plugins' names") struct DirectWriteSceneTests {
  @Test("They show the same bits with direct writes and without, and under any cut of time")
  func alike() {
    for seed in UInt64(1)...UInt64(TrialCount.of(400, atLeast: 40, few: 12)) {
      let scene = LayerScene(seed: seed, directWrites: true, cuts: nil)
      compare(scene, LayerScene(seed: seed, directWrites: false, cuts: nil), "without them")
      compare(scene, LayerScene(seed: seed, directWrites: true, cuts: seed), "cut otherwise")
    }
  }

  private func compare(_ scene: LayerScene, _ other: LayerScene, _ how: String) {
    guard scene.trace != other.trace else { return }
    let place = zip(scene.trace, other.trace).first { $0 != $1 }
    Issue.record(
      """
      seed \(scene.seed), \(how):
      \(place?.0 ?? "")
      \(place?.1 ?? "")
      \(scene.actions.joined(separator: "\n"))
      """)
  }
}
