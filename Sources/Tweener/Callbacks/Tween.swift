/// A handle of one tween.
///
/// A small value: keep it, copy it, compare it. When the tween has ended, or its engine is gone,
/// the handle still answers, and does nothing to any other tween.
///
/// ```swift
/// let tween = tweener.addTween(box, [.duration: 2, "x": 100])
/// tween.pause()
/// ```
public struct Tween {
  let engine: TweenEngine
  let id: TweenID

  /// The stage of a tween's life.
  public enum State: Sendable, Hashable {
    /// Added; its delay is not over.
    case waiting
    /// Started and not ended.
    case running
    /// Its clock does not move until the tween is resumed.
    case paused
    /// Over; ``Tween/outcome`` says how.
    case ended
  }

  init(engine: TweenEngine, id: TweenID) {
    self.engine = engine
    self.id = id
  }

  /// The handle of a tween that a callback gets.
  init(_ reference: TweenReference) {
    // Sound: engines alone make references, each to itself.
    engine = unsafeDowncast(reference.engine, to: TweenEngine.self)
    id = reference.id
  }

  private var row: TweenRow? { engine.rows.isCurrent(id) ? engine.rows[id.slot] : nil }

  /// The stage of the tween's life.
  public var state: State {
    guard let row, row.isAlive else { return .ended }
    if row.isPaused { return .paused }
    return row.state == .waiting ? .waiting : .running
  }

  /// Whether it was paused and has not been resumed.
  public var isPaused: Bool { state == .paused }

  /// The elapsed fraction of the current play, 0…1, also in a play that runs backwards; 1 between
  /// two plays.
  ///
  /// Setting it writes the value at once, calls nothing and does not complete. A waiting tween
  /// starts there, at once and with its `onStart`; one that is paused stays so. A tween that is set
  /// back in its last `onUpdate` goes on from there. Exactly where a later play begins, the play
  /// before it still shows: 0 there means one flick (1/705,600,000 s) behind. Values outside 0…1
  /// are clamped; not-a-number is refused and reported. Setting it on a tween that has ended does
  /// nothing, and is reported once.
  public var progress: Double {
    get {
      guard let row else { return 0 }
      return row.isAlive ? engine.progress(id.slot) : row.finalState?.progress ?? 0
    }
    nonmutating set {
      engine.command(id, call: "progress", { $0.setPosition(id, .progress(newValue)) })
    }
  }

  /// Seconds of the tween's own time since its start: plays, the pauses between them and the
  /// `endDelay`, not the delay.
  public var elapsed: Double {
    guard let row else { return 0 }
    if let finalState = row.finalState {
      // An end between two flicks was reached at the next one.
      return min(Flicks.seconds(finalState.elapsed), totalDuration)
    }
    return Flicks.seconds(
      max(engine.rows.clock(id.slot).own(at: engine.drivingNow(id.slot)).whole, 0))
  }

  /// Seconds of one play, in the tween's own time; infinite where a play has no end: of a spring
  /// without damping, and of a simulation until it is at rest.
  ///
  /// A length that follows from a spring, a decay or `unitsPerSecond` is known from the start on,
  /// and 0 before.
  public var duration: Double {
    guard let row else { return 0 }
    if let finalState = row.finalState { return Self.seconds(finalState.duration) }
    if engine.hasSimulations(id.slot) { return .infinity }
    return Self.seconds(engine.rows.timing(id.slot).duration)
  }

  private static func seconds(_ length: Int64) -> Double {
    length >= Flicks.endless ? .infinity : Flicks.seconds(length)
  }

  /// Seconds of all plays, the pauses between them and the `endDelay`, in the tween's own time;
  /// infinite where it is endless.
  public var totalDuration: Double {
    guard let row else { return 0 }
    let length =
      row.finalState.map { engine.rows.finalLengths[id.slot] ?? $0.duration }
      ?? engine.rows.timing(id.slot).length
    if row.finalState == nil, engine.hasSimulations(id.slot) || engine.isEndless(id.slot) {
      return .infinity
    }
    return Self.seconds(length)
  }

  /// The elapsed fraction of ``totalDuration``, 0…1; 0 where that is infinite.
  ///
  /// Setting it is ``seek(to:callsBack:)``. Values outside 0…1 are clamped; not-a-number is refused
  /// and reported, and so is any value for an endless tween.
  ///
  /// ```swift
  /// let tween = tweener.addTween(box, [.duration: 1, .repeat: 3, "x": 100])
  /// tween.totalProgress = 0.625
  /// print(box.x)  // prints 50.0
  /// ```
  public var totalProgress: Double {
    get {
      let (elapsed, total) = (elapsed, totalDuration)
      if outcome == .completed { return 1 }
      return total.isFinite && total > 0 ? min(elapsed / total, 1) : 0
    }
    nonmutating set {
      engine.command(id, call: "totalProgress", { $0.setPosition(id, .totalProgress(newValue)) })
    }
  }

  /// The speed of the tween's own clock, delay included: 1 is normal, 0 holds.
  ///
  /// A change takes effect now; positions do not jump. Values outside 0…1,000,000 and not-a-number
  /// are refused and reported.
  public var timeScale: Double {
    get { row == nil ? 1 : engine.rows[extras: id.slot].timeScale }
    nonmutating set {
      engine.command(id, { $0.setPosition(id, .rate(newValue)) })
    }
  }

  /// The outcome of the tween; `nil` while it is alive.
  ///
  /// The handle knows it until at least 1,024 more tweens have been added; then `nil` again.
  /// `onEnd` is always called.
  public var outcome: TweenOutcome? {
    row?.finalState.map { TweenOutcome($0.end, of: TweenReference(engine: engine, id: id)) }
  }

  /// The problems of the call that added the tween, and the latest 32 problems of calls on this
  /// handle; kept as ``outcome`` is.
  public var problems: [TweenProblem] { engine.callouts.problems(of: id) }

  /// A target whose properties are the tween's own time and its speed; see ``TweenPlayhead``.
  public var playhead: TweenPlayhead { engine.playhead(of: id) }

  /// Stops the tween's clock, its delay included. False when it was paused already, or has ended.
  @discardableResult
  public func pause() -> Bool { engine.make(.pause, of: id) }

  /// Lets the clock go on from where it was paused. False when it was not paused, or has ended:
  /// that is reported once. False too at an end at which the tween has paused by itself
  /// (`pausesOnCompletion`), while it would go on towards that end.
  @discardableResult
  public func resume() -> Bool { engine.make(.resumption, of: id, call: "resume()") }

  /// Ends the tween where it is; only `onEnd` is called. False when it has ended already.
  @discardableResult
  public func remove() -> Bool { engine.make(.removal, of: id) }

  /// Jumps to the very end; a tween that repeats for ever, to the end of its current play.
  ///
  /// Calls `onStart` if it had not started, one `onUpdate`, `onComplete` and `onEnd`, and no
  /// skipped `onRepeat`. A tween that pauses on completion pauses there; where it stands at that
  /// end already, it ends.
  ///
  /// - Parameter end: `.start` for the other end, as if it had played backwards to its start: start
  ///   values, `onReverseComplete` in the place of `onComplete`, and the outcome
  ///   `.reverseCompleted`. One that has not started calls `onEnd` alone.
  public func complete(at end: TweenEnd = .end) {
    engine.command(id, { $0.jumpToEnd(id, at: end) })
  }
}

extension Tween: Hashable {
  public static func == (left: Tween, right: Tween) -> Bool {
    left.id == right.id && left.engine === right.engine
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(engine))
    hasher.combine(id)
  }
}

extension Tween: CustomStringConvertible {
  /// Slot, generation and state, for logs: `tween 3.4 (running)`.
  public var description: String { "tween \(name) (\(state))" }

  /// Slot and generation: `3.4`.
  var name: String { "\(id.slot).\(id.generation)" }
}

/// The ways in which a tween ends.
public enum TweenOutcome: Equatable {
  /// All its plays were played, or ``Tween/complete()`` was called.
  case completed
  /// It was played backwards to its start, or ``Tween/complete(at:)`` took it there.
  case reverseCompleted
  /// The tween was removed before its end.
  case removed
  /// Another tween took its last component, or it only added to values and another one had `.all`.
  case overwritten(by: Tween)
  /// Only the engine held its target any more.
  case targetGone

  /// The outcome of a tween that ended so.
  init(_ end: EndReason, of tween: TweenReference) {
    self =
      switch end {
      case .completed: .completed
      case .reverseCompleted: .reverseCompleted
      case .removed: .removed
      case .targetGone: .targetGone
      case .overwritten(let newcomer):
        .overwritten(by: Tween(TweenReference(engine: tween.engine, id: newcomer)))
      }
  }
}
