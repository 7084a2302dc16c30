import Testing
import Tweener
import TweenerTestSupport

/// Some of the random scenes of a run, and how the engine is played in them.
struct SceneShare: Sendable, CustomTestStringConvertible {
  let kind: StageKind
  var flavor = SceneGenerator.Flavor.divisible
  let topics: Set<SceneTopic>
  /// One in so many of the scenes of a run.
  let share: UInt64

  var testDescription: String {
    "\(topics.map(\.rawValue).sorted()), one in \(share), \(flavor), \(kind)"
  }

  /// The scenes of these topics on every kind of model.
  static func all(_ topics: SceneTopic..., share: UInt64) -> [SceneShare] {
    StageKind.allCases.map { SceneShare(kind: $0, topics: Set(topics), share: share) }
  }

  static func mixed(_ topics: SceneTopic..., share: UInt64) -> [SceneShare] {
    [SceneShare(kind: .mixed, topics: Set(topics), share: share)]
  }

  /// With what counts calls of `advance`: frames, and callbacks of updates.
  static func perStep(_ topics: SceneTopic...) -> [SceneShare] {
    [SceneShare(kind: .mixed, flavor: .perStep, topics: Set(topics), share: 8)]
  }
}

/// The engine against the reference: the same scenes, the same steps, the same bits.
struct DifferentialTests {
  private static let shares = [
    SceneShare.all(share: 4), SceneShare.perStep(),
    SceneShare.all(.habit, share: 16),
    // Played in both directions, sought and restarted.
    SceneShare.all(.playback, share: 4), SceneShare.perStep(.playback),
    SceneShare.all(.habit, .playback, share: 8),
    // Springs, decays and hand-overs; in calls that are alike they take numbers from one another.
    SceneShare.all(.physics, share: 8), SceneShare.all(.playback, .physics, share: 8),
    SceneShare.perStep(.playback, .physics),
    SceneShare.all(.habit, .physics, share: 8),
    SceneShare.all(.habit, .playback, .physics, share: 8),
    // Timelines, nested and repeating; turned, sought, overwritten; springs take over from some.
    SceneShare.all(.timelines, share: 64), SceneShare.all(.playback, .timelines, share: 64),
    SceneShare.all(.timelines, .physics, share: 64),
    SceneShare.all(.playback, .timelines, .physics, share: 64),
    // Tweens that move the playheads of others, of timelines too.
    SceneShare.all(.playheads, share: 8), SceneShare.all(.playback, .playheads, share: 8),
    SceneShare.perStep(.playback, .playheads),
    SceneShare.all(.habit, .playheads, share: 16),
    SceneShare.all(.playback, .physics, .playheads, share: 16),
    SceneShare.all(.timelines, .playheads, share: 64),
    SceneShare.all(.playback, .timelines, .playheads, share: 64),
    // The word keyframes, alone and on timelines.
    SceneShare.all(.playback, .pieces, share: 32), SceneShare.all(.timelines, .pieces, share: 64),
    SceneShare.all(.playback, .timelines, .pieces, share: 64),
    SceneShare.mixed(.timelines, .mixedStarts, share: 64),
    SceneShare.mixed(.timelines, .endlessMembers, share: 64),
    SceneShare.mixed(.timelines, .growth, share: 64),
    SceneShare.mixed(.playback, .timelines, .growth, share: 64),
  ].flatMap { $0 }

  @Test(
    "In random scenes cut into random steps the engine does what the contract says, bit for bit",
    arguments: shares)
  func scenes(_ given: SceneShare) {
    var failures = 0
    for seed in SceneRun.seeds where seed % given.share == given.kind.remainder(of: given.share) {
      var generator = SceneGenerator(seed: seed, flavor: given.flavor, given.topics)
      let scene = generator.makeScene()
      var random = SplitMix64(seed: ~seed)
      for trial in SceneTrial.trials(of: scene, count: 3, using: &random) {
        let style = given.kind.style(using: &random)
        guard mismatch(trial, style) != nil else { continue }
        Issue.record("\(describeFailure(trial, seed: seed) { mismatch($0, style) })")
        failures += 1
        break
      }
      if failures == 3 { return }
    }
  }
}

/// For scenes printed by a failure and kept as tests.
func expectAgreement(_ trial: SceneTrial, sourceLocation: SourceLocation = #_sourceLocation) {
  for isStored in [true, false] {
    for usesPaths in [true, false] {
      for directWrites in [true, false] {
        let style = StageStyle(
          isStored: isStored, usesPaths: usesPaths, directWrites: directWrites,
          listens: usesPaths != directWrites)
        if let mismatch = mismatch(trial, style) {
          Issue.record("\(style): \(mismatch)", sourceLocation: sourceLocation)
        }
      }
    }
  }
}
