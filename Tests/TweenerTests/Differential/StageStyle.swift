import TweenerTestSupport

/// Which models a run is played on, and whether their stored properties are written directly.
enum StageKind: CaseIterable {
  case stored, indirect, observed, mixed

  func remainder(of share: UInt64) -> UInt64 {
    switch self {
    case .stored: 0
    case .observed: 1 % share
    case .mixed: 2 % share
    case .indirect: 3 % share
    }
  }

  func style(using random: inout SplitMix64) -> StageStyle {
    let usesPaths = random.chance(50)
    let isStored =
      switch self {
      case .stored, .indirect: true
      case .observed: false
      case .mixed: random.chance(50)
      }
    let directWrites =
      switch self {
      case .stored: true
      case .indirect: false
      case .observed, .mixed: random.chance(50)
      }
    return StageStyle(
      isStored: isStored, usesPaths: usesPaths, directWrites: directWrites,
      listens: random.chance(25))
  }
}

struct StageStyle {
  var isStored: Bool
  var usesPaths: Bool
  var directWrites = true
  /// Whether the events of all tweens are compared too. What no callback hears goes other ways then.
  var listens = false
}

/// Where the engine parts from the reference.
func mismatch(_ trial: SceneTrial, _ style: StageStyle) -> SceneMismatch? {
  style.isStored
    ? trial.mismatch(on: TweenerStage<StoredModel>(trial.scene, style), listens: style.listens)
    : trial.mismatch(on: TweenerStage<ObservedModel>(trial.scene, style), listens: style.listens)
}
