import Testing
import TweenerTestSupport

@testable import Tweener

/// The real engine as a stage for scenes, through its public surface only. Behind every step a debug build looks
/// at its tables.
final class TweenerStage<Model: SceneModel>: SceneEngine {
  private let tweener: Tweener
  private let targets: [Model]
  /// What was added, by its number in the scene.
  private var tweens: [Int: Tween] = [:]
  /// Whether properties are given as key paths or as names of the model's table.
  private let usesPaths: Bool
  /// Steps at whose ends lanes followed a timeline by themselves.
  private(set) var loopingSteps = 0

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
    let tween = makeTween(spec) { [weak self] call in
      // While it is being added as well.
      if case .moment(_, let tween) = call { self?.tweens[spec.id] = tween }
      hears(call)
    }
    tweens[spec.id] = tween
    return tween
  }

  private func makeTween(
    _ spec: TweenSpec, _ hears: @escaping (SceneCall<Tween>) -> Void
  ) -> Tween {
    var parameters = spec.parameters(hears)
    for property in spec.properties { parameters[key(property.property)] = property.parameter }
    parameters.merge(pieces(spec, hears)) { $1 }
    if spec.items != nil {
      return tweener.addTimeline(timeline(spec, hears), spec.timelineParameters(hears))
    }
    if let playhead = spec.playhead, let moved = tweens[playhead.tween] {
      parameters.merge(movements(playhead)) { $1 }
      return tweener.addTween(moved.playhead, parameters)
    }
    guard let target = spec.target else { return tweener.addCaller(parameters) }
    return tweener.addTween(targets[target], parameters)
  }

  private func timeline(
    _ spec: TweenSpec, _ hears: @escaping (SceneCall<Tween>) -> Void
  ) -> TweenTimeline {
    var timeline = TweenTimeline()
    for item in spec.items ?? [] {
      let position = TimelinePosition.at(Flick.seconds(item.place))
      switch item.content {
      case .tween(let member):
        var parameters = member.memberParameters(hears)
        if let playhead = member.playhead, let moved = tweens[playhead.tween] {
          parameters.merge(movements(playhead)) { $1 }
          timeline.add(moved.playhead, parameters, at: position)
        }
        guard let target = member.target else { continue }
        for property in member.properties {
          parameters[key(property.property)] = property.parameter
        }
        parameters.merge(pieces(member, hears)) { $1 }
        timeline.add(targets[target], parameters, at: position)
      case .timeline(let nested):
        timeline.add(self.timeline(nested, hears), nested.nestedParameters(hears), at: position)
      case .call(let call): timeline.call(at: position) { hears(.member(call, .start)) }
      case .pause: timeline.addPause(at: position)
      }
    }
    return timeline
  }

  /// The word `keyframes`, and no duration where there is none.
  private func pieces(
    _ spec: TweenSpec, _ hears: @escaping (SceneCall<Tween>) -> Void
  ) -> TweenParameters {
    guard let pieces = spec.pieces else { return [:] }
    let list = pieces.map { piece in
      var parameters = piece.parameters(hears)
      for property in piece.spec.properties {
        parameters[key(property.property)] = property.parameter
      }
      return parameters
    }
    return [.keyframes: list]
  }

  private func movements(_ playhead: PlayheadSpec) -> TweenParameters {
    var parameters = TweenParameters()
    for goal in playhead.goals {
      parameters[key(goal.property)] = PropertySpec(.a, goal.goal).parameter
    }
    return parameters
  }

  private func key(_ property: PlayheadProperty) -> TweenKey {
    guard usesPaths else { return TweenKey("\(property)") }
    return switch property {
    case .elapsed: .path(\TweenPlayhead.elapsed)
    case .progress: .path(\TweenPlayhead.progress)
    case .totalProgress: .path(\TweenPlayhead.totalProgress)
    case .rate: .path(\TweenPlayhead.rate)
    }
  }

  private func key(_ property: SceneProperty) -> TweenKey {
    usesPaths ? Model.path(property) : TweenKey("\(property)")
  }

  func append(
    _ items: [TimelineItem], to tween: Tween, hears: @escaping (SceneCall<Tween>) -> Void
  ) -> Bool {
    tween.append(timeline(TweenSpec(-1).with { $0.items = items }, hears))
  }

  func listen(_ hears: @escaping (Tween, SceneNews<Tween>) -> Void) {
    tweener.onEvent = { hears($0.tween, $0.kind.forScene) }
  }

  func remove(reach: SceneReach<Tween>) -> Bool {
    switch reach {
    case .tween(let tween): return tween.remove()
    case .target(let target): return tweener.removeTween(targets[target])
    case .properties(let target, let list):
      return tweener.removeTween(targets[target], list.map(key))
    case .all: return tweener.removeAllTweens()
    }
  }

  func pause(reach: SceneReach<Tween>) -> Bool {
    switch reach {
    case .tween(let tween): return tween.pause()
    case .target(let target): return tweener.pauseTween(targets[target])
    case .properties(let target, let list):
      return tweener.pauseTween(targets[target], list.map(key))
    case .all: return tweener.pauseAllTweens()
    }
  }

  func resume(reach: SceneReach<Tween>) -> Bool {
    switch reach {
    case .tween(let tween): return tween.resume()
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
  func completeAtStart(_ tween: Tween) { tween.complete(at: .start) }
  func reverse(_ tween: Tween) { tween.reverse() }
  func setReversed(_ tween: Tween, _ isReversed: Bool) { tween.isReversed = isReversed }
  func restart(_ tween: Tween, includingDelay: Bool) {
    tween.restart(includingDelay: includingDelay)
  }
  func seek(_ tween: Tween, to time: Int, callsBack: Bool) {
    tween.seek(to: Flick.seconds(time), callsBack: callsBack)
  }
  func setTotalProgress(_ tween: Tween, _ progress: Double) { tween.totalProgress = progress }
  func pause(_ tween: Tween, at time: Int) { tween.pause(at: Flick.seconds(time)) }
  func revert(_ tween: Tween) { tween.revert() }
  func write(_ value: Double, to component: Int, of target: Int) {
    targets[target].set(component, value)
  }
  func settle(_ target: Int) { tweener.settle(targets[target]) }
  func advance(by flicks: Int) {
    tweener.advance(by: Flick.seconds(flicks))
    if tweener.engine.runs.loopingCount > 0 { loopingSteps += 1 }
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
      progress: tween.progress, elapsed: tween.elapsed, totalProgress: tween.totalProgress,
      duration: tween.duration, totalDuration: tween.totalDuration, timeScale: tween.timeScale,
      isPaused: tween.isPaused, isReversed: tween.isReversed, outcome: tween.outcome?.forScene,
      isTweeningProperty: SceneProperty.allCases.map { property in
        model.map { tweener.isTweening($0, key(property)) } ?? false
      },
      isTweening: model.map { tweener.isTweening($0) } ?? false,
      tweens: model.map { tweener.tweens(of: $0) } ?? [], tweenCount: tweener.tweenCount)
  }

  func exactComponents(of tween: Tween, on target: Int) -> [Int]? { nil }
}

extension TweenEvent.Kind {
  fileprivate var forScene: SceneNews<Tween> {
    switch self {
    case .added: .added
    case .started: .started
    case .repeated: .repeated
    case .completed: .completed
    case .reverseCompleted: .reverseCompleted
    case .paused: .paused
    case .resumed: .resumed
    case .overwritten(let winner): .overwritten(by: winner)
    case .ended(let outcome): .ended(outcome.forScene)
    }
  }
}

extension TweenOutcome {
  var forScene: SceneOutcome<Tween> {
    switch self {
    case .completed: .completed
    case .reverseCompleted: .reverseCompleted
    case .removed: .removed
    case .overwritten(let winner): .overwritten(by: winner)
    case .targetGone: .targetGone
    }
  }
}
