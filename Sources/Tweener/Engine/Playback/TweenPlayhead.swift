/// The own time of one tween, and its speed, as a target for other tweens.
///
/// ```swift
/// let menu = tweener.addTween(box, [.duration: 2, .paused: true, "x": 100])
/// tweener.addTween(menu.playhead, [.duration: 0.5, "progress": 1])  // opens it in half a second
/// tweener.advance(by: 0.25)
/// print(box.x)  // prints 50.0
/// ```
///
/// Its names are `"elapsed"`, `"progress"`, `"totalProgress"` and `"rate"` (the
/// ``Tween/timeScale``). Of a timeline `"elapsed"` also takes the name of a label, which means its
/// time in the first play (``Tween/time(of:)``). The first three are one component: the later tween
/// takes it from the earlier. While a tween moves it, the clock of the playhead's own tween stands,
/// although that is not paused; the boundaries that are passed call what they call, at the time of
/// the `advance` that passes them. A playhead lives as long as its tween: its own tweens end with
/// that one.
public final class TweenPlayhead: TweenTarget {
  /// Weak, so that a playhead that the caller keeps does not keep an engine alive.
  private(set) weak var engine: TweenEngine?
  let id: TweenID
  /// The component that all position properties own, so that each takes it from the others.
  fileprivate var position = 0.0

  init(engine: TweenEngine, id: TweenID) {
    self.engine = engine
    self.id = id
  }

  /// Seconds of own time since the start, as ``Tween/elapsed`` reads them; setting it is
  /// ``Tween/seek(to:callsBack:)``.
  public var elapsed: Double {
    get { Flicks.seconds(max(own?.whole ?? 0, 0)) }
    set { engine?.scrub(id, to: .elapsed(newValue)) }
  }

  /// The elapsed fraction of the current play, as ``Tween/progress`` reads it.
  public var progress: Double {
    get { living.map { $0.progress(id.slot) } ?? 0 }
    set { engine?.scrub(id, to: .progress(newValue)) }
  }

  /// The elapsed fraction of the whole, as ``Tween/totalProgress`` reads it.
  public var totalProgress: Double {
    get {
      guard let living, let own else { return 0 }
      let length = living.rows.timing(id.slot).length
      if length >= Flicks.endless || length == 0 { return 0 }
      return min(max(Double(own.whole) / Double(length), 0), 1)
    }
    set { engine?.scrub(id, to: .totalProgress(newValue)) }
  }

  /// The speed of the tween's own clock, as ``Tween/timeScale``.
  public var rate: Double {
    get { living?.rows[extras: id.slot].timeScale ?? 1 }
    set { engine?.scrub(id, to: .rate(newValue)) }
  }

  /// Its names, and its key paths under the same components.
  public static var tweenProperties: TweenProperties {
    let elapsed = position({ $0.elapsed }, PlayheadPosition.elapsed)
    let progress = position({ $0.progress }, PlayheadPosition.progress)
    let total = position({ $0.totalProgress }, PlayheadPosition.totalProgress)
    let rate = TweenProperty(
      get: { (playhead: TweenPlayhead) in playhead.rate },
      set: { $0.engine?.sweep($0.id, to: .rate($1)) })
    return [
      "elapsed": elapsed, .path(\TweenPlayhead.elapsed): elapsed,
      "progress": progress, .path(\TweenPlayhead.progress): progress,
      "totalProgress": total, .path(\TweenPlayhead.totalProgress): total,
      "rate": rate, .path(\TweenPlayhead.rate): .init(sameAs: "rate"),
    ]
  }

  /// A name of the position. The engine writes behind the setter, which would put off what it is
  /// asked for.
  private static func position(
    _ get: @escaping (TweenPlayhead) -> Double, _ make: @escaping (Double) -> PlayheadPosition
  ) -> TweenProperty {
    .init(
      writes: [\TweenPlayhead.position], get: get, set: { $0.engine?.sweep($0.id, to: make($1)) })
  }

  private var living: TweenEngine? {
    guard let engine, engine.rows.isAlive(id) else { return nil }
    return engine
  }

  private var own: OwnTime? {
    living.map { $0.rows.clock(id.slot).own(at: $0.drivingNow(id.slot)) }
  }

  private static let elapsedKeys: [TweenKey] = ["elapsed", .path(\TweenPlayhead.elapsed)]

  /// The value that a call gives for `"elapsed"`, with times in the place of labels; `nil` where it
  /// has no label.
  static func times(_ target: AnyObject, _ key: TweenKey, _ value: Any) throws -> Any? {
    guard let playhead = target as? TweenPlayhead, elapsedKeys.contains(key) else { return nil }
    if let list = unwrapped(value) as? [Any] {
      let times = try list.map { try playhead.time($0) }
      return times.contains { $0 != nil } ? zip(times, list).map { $0 ?? $1 } : nil
    }
    return try playhead.time(value)
  }

  private func time(_ value: Any) throws(TweenValueError) -> Any? {
    var (isLabel, unknown) = (false, String?.none)
    let times = TweenValue.map(unwrapped(value) ?? value) { inside in
      guard let label = NumberReader.text(inside), NumberText.parse(label) == nil else {
        return inside as? any Tweenable
      }
      isLabel = true
      let time = living?.time(ofLabel: label, of: id)
      if time == nil { unknown = label }
      return time
    }
    if let unknown { throw unknownLabel(unknown) }
    return isLabel ? times : nil
  }

  private func unknownLabel(_ label: String) -> TweenValueError {
    let known = living?.run(ofHead: id.slot)?.end.map { $0.labels.keys.ordered(by: <) } ?? []
    return TweenValueError(
      "the tween has no label \(label.debugDescription)", name: label, known: known,
      remedy: "give seconds, or a label that was added to its timeline")
  }
}
