import Testing
import TweenerTestSupport

@testable import Tweener

/// The real engine as a stage for scenes, through its public surface only. Behind every step a debug build looks
/// at its tables.
final class TweenerStage<Model: SceneModel>: SceneEngine {
  private let tweener: Tweener
  private let targets: [Model]
  /// Whether properties are given as key paths or as names of the model's table.
  private let usesPaths: Bool

  init(_ scene: Scene, _ style: StageStyle) {
    tweener = Tweener(directWrites: style.directWrites)
    usesPaths = style.usesPaths
    targets = scene.targets.map { values in
      let model = Model()
      for (component, value) in values.enumerated() { model.set(component, value) }
      return model
    }
    // Scenes ask for things that are reported; what is compared is that the rest goes on.
    tweener.onProblem = { _ in }
  }

  func add(_ spec: TweenSpec, hears: @escaping (SceneCall<Tween>) -> Void) -> Tween {
    var parameters = spec.parameters(hears)
    for property in spec.properties {
      parameters[key(property.property)] = property.parameter
    }
    guard let target = spec.target else { return tweener.addCaller(parameters) }
    return tweener.addTween(targets[target], parameters)
  }

  private func key(_ property: SceneProperty) -> TweenKey {
    usesPaths ? Model.path(property) : TweenKey("\(property)")
  }

  func remove(_ reach: SceneReach<Tween>) -> Bool? {
    switch reach {
    case .tween(let tween):
      tween.remove()
      return nil
    case .target(let target): return tweener.removeTween(targets[target])
    case .properties(let target, let list):
      return tweener.removeTween(targets[target], list.map(key))
    case .all: return tweener.removeAllTweens()
    }
  }

  func pause(_ reach: SceneReach<Tween>) -> Bool? {
    switch reach {
    case .tween(let tween):
      tween.pause()
      return nil
    case .target(let target): return tweener.pauseTween(targets[target])
    case .properties(let target, let list):
      return tweener.pauseTween(targets[target], list.map(key))
    case .all: return tweener.pauseAllTweens()
    }
  }

  func resume(_ reach: SceneReach<Tween>) -> Bool? {
    switch reach {
    case .tween(let tween):
      tween.resume()
      return nil
    case .target(let target): return tweener.resumeTween(targets[target])
    case .properties(let target, let list):
      return tweener.resumeTween(targets[target], list.map(key))
    case .all: return tweener.resumeAllTweens()
    }
  }

  func setTimeScale(_ tween: Tween, _ scale: Double) { tween.timeScale = scale }
  func setEngineTimeScale(_ scale: Double) { tweener.timeScale = scale }
  func setProgress(_ tween: Tween, _ progress: Double) { tween.progress = progress }
  func complete(_ tween: Tween) { tween.complete() }
  func write(_ value: Double, to component: Int, of target: Int) {
    targets[target].set(component, value)
  }
  func settle(_ target: Int) { tweener.settle(targets[target]) }
  func advance(by flicks: Int) {
    tweener.advance(by: Flick.seconds(flicks))
    #if DEBUG
      let broken = tweener.engine.brokenInvariants()
      if !broken.isEmpty { Issue.record("at \(tweener.time): \(broken)") }
    #endif
  }

  var time: Double { tweener.time }
  var isInteractionLocked: Bool { tweener.isInteractionLocked }
  func values(of target: Int) -> [Double] { targets[target].numbers }

  func state(of tween: Tween) -> SceneState {
    switch tween.state {
    case .waiting: .waiting
    case .running: .running
    case .paused: .paused
    case .ended: .ended
    }
  }

  func inspect(_ tween: Tween, of target: Int?) -> SceneInspection<Tween> {
    let model = target.map { targets[$0] }
    return SceneInspection(
      progress: tween.progress, elapsed: tween.elapsed, duration: tween.duration,
      timeScale: tween.timeScale, isPaused: tween.isPaused, outcome: tween.outcome?.forScene,
      isTweeningProperty: SceneProperty.allCases.map { property in
        model.map { tweener.isTweening($0, key(property)) } ?? false
      },
      isTweening: model.map { tweener.isTweening($0) } ?? false,
      tweens: model.map { tweener.tweens(of: $0) } ?? [], tweenCount: tweener.tweenCount)
  }

  func exactComponents(of tween: Tween) -> [Int]? { nil }
}

extension TweenOutcome {
  var forScene: SceneOutcome<Tween> {
    switch self {
    case .completed: .completed
    case .removed: .removed
    case .overwritten(let winner): .overwritten(by: winner)
    case .targetGone: .targetGone
    }
  }
}
