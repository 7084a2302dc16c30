/// The slow, obviously correct engine: Docs/Semantics.md written down once more, with arrays and searches only.
///
/// It shares the easing functions with the real engine and nothing else. Everything is recomputed from exact
/// clocks whenever it is asked for; nothing is stored that could be stale. Numbers in the comments are the rules of that
/// page; what stands in quotes says in few words what a rule asks at that place.
public final class ReferenceEngine {
  /// What the targets hold: `values[target][component]`.
  public internal(set) var values: [[Double]]
  /// The present instant.
  public internal(set) var now = 0
  public internal(set) var locks = 0

  var rows: [ReferenceTween] = []
  var calls = 0
  /// From the driver's count of flicks to engine time.
  var engineClock = ReferenceClock(at: 0, showing: ExactTime(0), rate: 1)
  /// The driver's count: where this step began, or where the clock was last replaced within it.
  var real = 0
  /// The count of `advance` calls, in "flicks": what a tween with `useFrames` counts.
  var frames = 0

  var isAdvancing = false
  /// The writes of the present step are done: what starts now has missed them.
  var isSwept = false
  var depth = 0
  /// Tweens of no length added by callbacks outside of `advance`: they run when the call is over (rule 7).
  var immediate: [ReferenceTween] = []

  /// What tweens of playheads have passed, in the order in which they were written: it is called when the work is done (21, 41).
  var passages: [(row: ReferenceTween, old: ExactTime?, make: () -> Void)] = []
  /// How many of them are to be called before the next callback: not those that are being called, one after the other.
  var passagesToCall = 0
  /// A write of the engine's moves a playhead.
  var isMovingPlayhead = false

  let flaw: ReferenceFlaw?
  /// Hears of the events of all tweens (API 13).
  public var listener: ((Int, SceneNews<Int>) -> Void)?

  public init(targets: [[Double]], flaw: ReferenceFlaw? = nil) {
    values = targets
    self.flaw = flaw
  }

  /// Every public call goes through here, so that the outermost one can run what callbacks left (rule 7).
  func call<Result>(_ body: () -> Result) -> Result {
    depth += 1
    let result = body()
    if !isMovingPlayhead { callPassed() }
    if depth == 1 && !isAdvancing {
      while !immediate.isEmpty {
        let generation = immediate.sorted(by: ReferenceTween.isOlder)
        immediate = []
        for row in generation where isToRunAtOnce(row) { start(row) }
      }
    }
    depth -= 1
    return result
  }

  /// Whether a tween has neither delay nor length and waits. One that was turned round waits for the next `advance`
  /// (30), and so does one that begins anew (33).
  func isToRunAtOnce(_ row: ReferenceTween) -> Bool {
    row.spec.delay == 0 && row.timing.length == 0 && row.knowsLength && row.isAlive
      && !row.isStarted && !row.wasRestarted && !row.clock.isPaused && !row.isReversed
  }

  /// The count a tween's clock is a map of.
  func count(of row: ReferenceTween) -> Int {
    row.spec.usesFrames ? frames : now
  }

  var living: [ReferenceTween] {
    rows.filter(\.isAlive).sorted(by: ReferenceTween.isOlder)
  }

  func living(of target: Int) -> [ReferenceTween] {
    living.filter { $0.isOn(target) }
  }

  /// Calls back. "A callback sees its own tween's components at their exact values" (3).
  ///
  /// After the writes of a step, and on resuming (`showing` false), nothing is written: what a caller has written by
  /// hand since lasts until the next `advance` (22).
  func fire(_ row: ReferenceTween, _ moment: ReferenceMoment, showing: Bool = true) {
    defer { if case .end = moment { endMovers(of: row) } }
    let hears = row.spec.deaf.contains(moment.kind) ? nil : row.hears
    let news = listener == nil ? nil : news(moment, of: row)
    guard hears != nil || news != nil else { return }
    call(row, showing: showing, isExact: showing || moment == .update) {
      // "Each comes directly before the callback of its name, whether there is one or not."
      if let news { listener?(row.row, news) }
      hears?(moment)
    }
  }

  /// What a listener hears at a moment.
  private func news(_ moment: ReferenceMoment, of row: ReferenceTween) -> SceneNews<Int>? {
    switch moment {
    case .start: .started
    case .update: nil
    case .repeat: .repeated
    case .complete: .completed
    case .reverseComplete: .reverseCompleted
    case .pause: .paused
    case .resume: .resumed
    case .overwrite: .overwritten(by: row.latestWinner)
    case .end(let outcome): .ended(outcome.forScene)
    }
  }

  func call(
    _ row: ReferenceTween, showing: Bool, isExact exact: Bool, _ callback: () -> Void
  ) {
    // 22: where it has moved a playhead, what that tween's own callbacks have done to it since lasts.
    if showing && row.isDriving {
      let wasAlive = row.isAlive
      if row.timeline != nil || row.drivingDidChange == nil { show(row) }
      // What it moves may have ended what is moved, and it.
      callPassed()
      if wasAlive, !row.isAlive { return }
    }
    // 21: what was put off is done "before the next callback".
    let wasAlive = row.isAlive
    callPassed()
    if wasAlive, !row.isAlive { return }
    let isExact = row.isExact
    row.isExact = exact
    depth += 1
    callback()
    depth -= 1
    row.isExact = isExact
  }
}
