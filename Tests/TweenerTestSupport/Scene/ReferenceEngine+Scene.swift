/// The reference engine as a stage for scenes.
extension ReferenceEngine: SceneEngine {
  public func add(_ spec: TweenSpec, hears: @escaping (SceneCall<Int>) -> Void) -> Int {
    let row = rows.count
    func hearsMember(_ member: TweenSpec, _ moment: ReferenceMoment) {
      hears(.member(member, moment.kind))
    }
    return add(spec, hearsMember: hearsMember) { (moment: ReferenceMoment) in
      switch moment {
      case .start: hears(.moment(.start, row))
      case .update: hears(.moment(.update, row))
      case .repeat: hears(.moment(.repeat, row))
      case .overwrite: hears(.moment(.overwrite, row))
      case .complete: hears(.moment(.complete, row))
      case .reverseComplete: hears(.moment(.reverseComplete, row))
      case .pause: hears(.moment(.pause, row))
      case .resume: hears(.moment(.resume, row))
      case .end(let outcome): hears(.end(outcome.forScene))
      }
    }
  }

  public func append(
    _ items: [TimelineItem], to row: Int, hears: @escaping (SceneCall<Int>) -> Void
  ) -> Bool {
    append(items, to: row) { member, moment in hears(.member(member, moment.kind)) }
  }

  public func listen(_ hears: @escaping (Int, SceneNews<Int>) -> Void) { listener = hears }

  public func remove(reach: SceneReach<Int>) -> Bool { remove(selection(reach)) }
  public func pause(reach: SceneReach<Int>) -> Bool { pause(selection(reach)) }
  public func resume(reach: SceneReach<Int>) -> Bool { resume(selection(reach)) }

  private func selection(_ reach: SceneReach<Int>) -> Selection {
    switch reach {
    case .tween(let row): .row(row)
    case .target(let target): .target(target)
    case .properties(let target, let properties):
      .components(target, Set(properties.flatMap(\.components)))
    case .all: .all
    }
  }

  public func setEngineTimeScale(_ scale: Double) { setTimeScale(scale) }

  /// 1: the whole flicks of the engine's clock.
  public var time: Double { Flick.seconds(now) }

  public func values(of target: Int) -> [Double] { values[target] }

  public func state(of row: Int) -> SceneState {
    switch state(row) {
    case .waiting: .waiting
    case .running: .running
    case .paused: .paused
    case .ended: .ended
    }
  }

  public func inspect(_ row: Int, of target: Int?) -> SceneInspection<Int> {
    let elapsed = elapsed(row)
    // With a rate the exact number of seconds is no Double; the contract does not say how it is rounded.
    let isWhole = elapsed.fraction == 0 && rows[row].clock.rate == 1
    let isAlive = rows[row].isAlive
    let isEndless = duration(row) == ReferenceTiming.endless
    let length = totalDuration(row).map(Flick.seconds) ?? .infinity
    return SceneInspection(
      progress: isAlive && !isEndless ? progress(row) : nil,
      elapsed: isAlive && isWhole ? Flick.seconds(elapsed.whole) : nil,
      totalProgress: isAlive ? totalProgress(row, elapsed) : nil,
      duration: isEndless ? .infinity : Flick.seconds(duration(row)),
      totalDuration: isAlive ? length : nil, timeScale: rows[row].clock.rate,
      isPaused: state(row) == .paused, isReversed: isAlive ? isReversed(row) : nil,
      outcome: outcome(row)?.forScene,
      isTweeningProperty: SceneProperty.allCases.map { property in
        guard let target else { return false }
        return property.components.contains { isTweening(target, component: $0) }
      },
      isTweening: target.map(isTweening) ?? false,
      tweens: target.map { tweens(of: $0) } ?? [], tweenCount: tweenCount)
  }

  /// Where the quotient has no rounding: at the ends and in the middle; 0 of an endless tween.
  private func totalProgress(_ row: Int, _ elapsed: ExactTime) -> Double? {
    guard let length = totalDuration(row) else { return 0 }
    guard elapsed.fraction == 0, length > 0, elapsed.whole <= length else { return nil }
    if elapsed.whole == 0 { return 0 }
    if elapsed.whole == length { return 1 }
    return elapsed.whole * 2 == length ? 0.5 : nil
  }

  public func exactComponents(of row: Int, on target: Int) -> [Int]? {
    shownComponents(row, of: target)
  }
}

extension ReferenceOutcome {
  var forScene: SceneOutcome<Int> {
    switch self {
    case .completed: .completed
    case .reverseCompleted: .reverseCompleted
    case .removed: .removed
    case .targetGone: .targetGone
    case .overwritten(let winner): .overwritten(by: winner)
    }
  }
}
