/// Plays a scene on an engine and writes down what happens.
public final class ScenePlayer<Engine: SceneEngine> {
  private let scene: Scene
  private let engine: Engine
  private let log = EventLog<SceneEntry>()
  private var handles: [Int: Engine.Handle] = [:]
  private var names: [Engine.Handle: Int] = [:]
  private var counts: [Int: [SceneMoment: Int]] = [:]
  private var specs: [Int: TweenSpec] = [:]
  /// Tweens that are being added.
  private var adding: [Int] = []

  /// `listens`: also to the events of all tweens.
  public init(_ scene: Scene, on engine: Engine, listens: Bool = false) {
    self.scene = scene
    self.engine = engine
    if listens { engine.listen { [weak self] in self?.hear($1, of: $0) } }
  }

  /// What is split off has no name in the scene, and the order of parts is nobody's: those are left out.
  private func hear(_ news: SceneNews<Engine.Handle>, of handle: Engine.Handle) {
    if news == .added, let tween = adding.last { name(handle, tween) }
    guard let tween = names[handle] else { return }
    log.note(
      .news(SceneNewsEntry(tween: tween, news: news.map { names[$0] ?? -1 }, time: engine.time)))
  }

  /// Plays with steps that end at the cuts, which do not fall and visit every time of a command. A cut that is
  /// there already is a step of nothing.
  public func play(cuts: [Int]) -> [SceneEntry] {
    var now = 0
    run(at: 0)
    for cut in cuts {
      engine.advance(by: cut - now)
      look(cut > now ? .step : .stepOfNothing, at: cut)
      if cut > now {
        now = cut
        run(at: cut)
      }
    }
    return log.take()
  }

  private func run(at time: Int) {
    for timed in scene.commands where timed.time == time {
      run(timed.command)
      look(.command, at: time)
    }
  }

  private func look(_ reason: SceneSnapshot.Reason, at time: Int) {
    let values = scene.targets.indices.map { engine.values(of: $0).map(\.bitPattern) }
    log.note(.state(SceneSnapshot(reason: reason, at: time, time: engine.time, values: values)))
  }

  private func run(_ command: SceneCommand) {
    switch command {
    case .add(let spec):
      guard specs[spec.id] == nil, spec.movedTweens.allSatisfy(isAlive) else { return }
      specs[spec.id] = spec
      // Nobody listens any more when the play is over and the engine is taken down.
      adding.append(spec.id)
      defer { adding.removeLast() }
      let handle = engine.add(spec) { [weak self] call in self?.hear(call, from: spec) }
      name(handle, spec.id)
    case .remove(let selection):
      if let answer = reach(selection).map(engine.remove(reach:)) { log.note(.answer(answer)) }
    case .pause(let selection):
      if let answer = reach(selection).map(engine.pause(reach:)) { log.note(.answer(answer)) }
    case .resume(let selection):
      if let answer = reach(selection).map(engine.resume(reach:)) { log.note(.answer(answer)) }
    case .setTimeScale(let tween, let scale):
      if let handle = handles[tween] { engine.setTimeScale(handle, scale) }
    case .setEngineTimeScale(let scale):
      engine.setEngineTimeScale(scale)
    case .setProgress(let tween, let progress):
      if let handle = handles[tween] { engine.setProgress(handle, progress) }
    case .complete(let tween):
      if let handle = handles[tween] { engine.complete(handle) }
    case .completeAtStart(let tween):
      if let handle = handles[tween] { engine.completeAtStart(handle) }
    case .reverse(let tween):
      if let handle = handles[tween] { engine.reverse(handle) }
    case .setReversed(let tween, let isReversed):
      if let handle = handles[tween] { engine.setReversed(handle, isReversed) }
    case .restart(let tween, let includingDelay):
      if let handle = handles[tween] { engine.restart(handle, includingDelay: includingDelay) }
    case .seek(let tween, let time, let callsBack):
      if let handle = handles[tween] { engine.seek(handle, to: time, callsBack: callsBack) }
    case .setTotalProgress(let tween, let progress):
      if let handle = handles[tween] { engine.setTotalProgress(handle, progress) }
    case .pauseAt(let tween, let time):
      if let handle = handles[tween] { engine.pause(handle, at: time) }
    case .revert(let tween):
      if let handle = handles[tween] { engine.revert(handle) }
    case .append(let tween, let items):
      guard let handle = handles[tween], let spec = specs[tween] else { return }
      let answer = engine.append(items, to: handle) { [weak self] call in
        self?.hear(call, from: spec)
      }
      log.note(.answer(answer))
    case .write(let target, let component, let value):
      engine.write(value, to: component, of: target)
    case .settle(let target):
      engine.settle(target)
    case .probe(let tween):
      if let handle = handles[tween] { probe(tween, handle) }
    }
  }

  /// Whether a tween was added and has a playhead that moves something.
  private func isAlive(_ tween: Int) -> Bool {
    handles[tween].map { engine.state(of: $0) != .ended } ?? false
  }

  private func reach(_ selection: SceneSelection) -> SceneReach<Engine.Handle>? {
    switch selection {
    case .tween(let tween): handles[tween].map { .tween($0) }
    case .target(let target): .target(target)
    case .properties(let target, let properties): .properties(target, properties)
    case .all: .all
    }
  }

  private func name(_ handle: Engine.Handle, _ tween: Int) {
    handles[tween] = handle
    names[handle] = tween
  }

  private func hear(_ call: SceneCall<Engine.Handle>, from tween: TweenSpec) {
    let moment: SceneMoment
    var spec = tween
    var outcome: SceneOutcome<Int>?
    switch call {
    case .moment(let heard, let handle):
      moment = heard
      name(handle, spec.id)
    case .end(let heard):
      moment = .end
      outcome = heard.map { names[$0] ?? -1 }
    case .member(let member, let heard):
      moment = heard
      spec = member
    }
    let handle = handles[tween.id]
    log.note(
      .event(
        SceneEvent(
          tween: spec.id, moment: moment, outcome: outcome, time: engine.time,
          state: handle.map(engine.state) ?? .ended, isLocked: engine.isInteractionLocked,
          values: spec.target.map { engine.values(of: $0).map(\.bitPattern) } ?? [],
          exact: handle.flatMap { handle in
            spec.target.map { engine.exactComponents(of: handle, on: $0) ?? [] }
          })))
    counts[spec.id, default: [:]][moment, default: 0] += 1
    let nth = counts[spec.id]?[moment]
    for script in spec.scripts where script.on == moment && script.nth == nth {
      for command in script.commands { run(command) }
    }
  }

  private func probe(_ tween: Int, _ handle: Engine.Handle) {
    let found = engine.inspect(handle, of: specs[tween]?.target)
    log.note(
      .probe(
        SceneProbe(
          tween: tween, state: engine.state(of: handle), isPaused: found.isPaused,
          progress: found.progress?.bitPattern, elapsed: found.elapsed?.bitPattern,
          totalProgress: found.totalProgress?.bitPattern, duration: found.duration.bitPattern,
          totalDuration: found.totalDuration?.bitPattern,
          timeScale: found.timeScale.bitPattern,
          isReversed: found.isReversed,
          outcome: found.outcome?.map { names[$0] ?? -1 },
          isTweeningProperty: found.isTweeningProperty, isTweening: found.isTweening,
          tweens: found.tweens.map { names[$0] ?? -1 }, tweenCount: found.tweenCount)))
  }
}
