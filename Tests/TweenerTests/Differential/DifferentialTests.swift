import Testing
import Tweener
import TweenerTestSupport

/// The engine against the reference: the same scenes, the same steps, the same bits.
struct DifferentialTests {
  @Test(
    "In random scenes cut into random steps the engine does what the contract says, bit for bit",
    arguments: StageKind.allCases)
  func divisibleScenes(kind: StageKind) {
    compare(.divisible, kind, share: 4)
  }

  @Test("Scenes that count frames, and callbacks of updates, go as the contract says")
  func perStepScenes() {
    compare(.perStep, .mixed, share: 8)
  }

  @Test("Scenes whose calls are alike but for target and numbers go as the contract says")
  func habitScenes() {
    for kind in StageKind.allCases { compare(.divisible, kind, share: 16, hasHabit: true) }
  }

  @Test(
    "Scenes played in both directions, sought and restarted go as the contract says",
    arguments: StageKind.allCases)
  func playbackScenes(kind: StageKind) {
    compare(.divisible, kind, share: 4, hasPlayback: true)
  }

  @Test("So do such scenes that count frames, and callbacks of updates in them")
  func playbackScenesPerStep() {
    compare(.perStep, .mixed, share: 8, hasPlayback: true)
  }

  @Test("So do such scenes whose calls are alike but for target and numbers")
  func playbackHabitScenes() {
    for kind in StageKind.allCases {
      compare(.divisible, kind, share: 8, hasHabit: true, hasPlayback: true)
    }
  }

  @Test(
    "Scenes with springs, decays and hand-overs go as the contract says",
    arguments: StageKind.allCases)
  func physicsScenes(kind: StageKind) {
    compare(.divisible, kind, share: 8, hasPhysics: true)
  }

  @Test(
    "So do such scenes that are played in both directions, and such that count frames",
    arguments: StageKind.allCases)
  func physicsPlaybackScenes(kind: StageKind) {
    compare(.divisible, kind, share: 8, hasPlayback: true, hasPhysics: true)
    if kind == .mixed { compare(.perStep, kind, share: 8, hasPlayback: true, hasPhysics: true) }
  }

  @Test(
    "So do scenes in which springs and easings take single numbers from one another",
    arguments: StageKind.allCases)
  func springHabitScenes(kind: StageKind) {
    compare(.divisible, kind, share: 8, hasHabit: true, hasPhysics: true)
    compare(.divisible, kind, share: 8, hasHabit: true, hasPlayback: true, hasPhysics: true)
  }

  @Test(
    "Scenes with timelines, nested and repeating, go as the contract says",
    arguments: StageKind.allCases)
  func timelineScenes(kind: StageKind) {
    compare(.divisible, kind, share: 64, hasTimelines: true)
  }

  @Test(
    "So do such scenes with timelines that are turned, sought and overwritten",
    arguments: StageKind.allCases)
  func timelinePlaybackScenes(kind: StageKind) {
    compare(.divisible, kind, share: 64, hasPlayback: true, hasTimelines: true)
  }

  @Test(
    "So do such scenes in which springs, decays and hand-overs take over from timelines",
    arguments: StageKind.allCases)
  func timelinePhysicsScenes(kind: StageKind) {
    compare(.divisible, kind, share: 64, hasTimelines: true, hasPhysics: true)
    compare(.divisible, kind, share: 64, hasPlayback: true, hasTimelines: true, hasPhysics: true)
  }

  @Test(
    "Scenes in which tweens move the playheads of others go as the contract says",
    arguments: StageKind.allCases)
  func playheadScenes(kind: StageKind) {
    compare(.divisible, kind, share: 8, hasPlayheads: true)
    compare(.divisible, kind, share: 8, hasPlayback: true, hasPlayheads: true)
    if kind == .mixed { compare(.perStep, kind, share: 8, hasPlayback: true, hasPlayheads: true) }
  }

  @Test(
    "So do such scenes with springs, hand-overs and calls that are alike",
    arguments: StageKind.allCases)
  func playheadPhysicsScenes(kind: StageKind) {
    compare(.divisible, kind, share: 16, hasHabit: true, hasPlayheads: true)
    compare(.divisible, kind, share: 16, hasPlayback: true, hasPhysics: true, hasPlayheads: true)
  }

  @Test("So do such scenes with timelines whose playheads are moved", arguments: StageKind.allCases)
  func playheadTimelineScenes(kind: StageKind) {
    compare(.divisible, kind, share: 64, hasTimelines: true, hasPlayheads: true)
    compare(.divisible, kind, share: 64, hasPlayback: true, hasTimelines: true, hasPlayheads: true)
  }

  @Test(
    "Scenes with the word keyframes, alone and on timelines, go as the contract says",
    arguments: StageKind.allCases)
  func pieceScenes(kind: StageKind) {
    compare(.divisible, kind, share: 32, hasPlayback: true, hasPieces: true)
    compare(.divisible, kind, share: 64, hasTimelines: true, hasPieces: true)
    compare(.divisible, kind, share: 64, hasPlayback: true, hasTimelines: true, hasPieces: true)
  }

  @Test("Scenes with members of which some components give their start go as the contract says")
  func mixedStartScenes() {
    compare(.divisible, .mixed, share: 64, hasTimelines: true, hasMixedStarts: true)
  }

  @Test("Scenes with endless members and nested timelines go as the contract says")
  func endlessScenes() {
    compare(.divisible, .mixed, share: 64, hasTimelines: true, hasEndlessMembers: true)
  }

  @Test("Scenes with timelines that grow while they play go as the contract says")
  func growthScenes() {
    compare(.divisible, .mixed, share: 64, hasTimelines: true, hasGrowth: true)
    compare(.divisible, .mixed, share: 64, hasPlayback: true, hasTimelines: true, hasGrowth: true)
  }

  /// Plays one in `share` of the scenes of a run.
  private func compare(
    _ flavor: SceneGenerator.Flavor, _ kind: StageKind, share: UInt64, hasHabit: Bool = false,
    hasPlayback: Bool = false, hasTimelines: Bool = false, hasPhysics: Bool = false,
    hasPlayheads: Bool = false, hasPieces: Bool = false,
    hasEndlessMembers: Bool = false, hasMixedStarts: Bool = false, hasGrowth: Bool = false
  ) {
    var failures = 0
    for seed in SceneRun.seeds where seed % share == kind.remainder(of: share) {
      var generator = SceneGenerator(
        seed: seed, flavor: flavor, hasHabit: hasHabit, hasPlayback: hasPlayback,
        hasTimelines: hasTimelines, hasPhysics: hasPhysics, hasPlayheads: hasPlayheads,
        hasPieces: hasPieces,
        hasEndlessMembers: hasEndlessMembers, hasMixedStarts: hasMixedStarts,
        hasGrowth: hasGrowth)
      let scene = generator.makeScene()
      var random = SplitMix64(seed: ~seed)
      for trial in SceneTrial.trials(of: scene, count: 3, using: &random) {
        let style = kind.style(using: &random)
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
