// Playing a tween in both directions, moving it, and giving back what it took.

extension Tween {
  /// Whether its own time runs backwards.
  ///
  /// Setting it turns the tween round now; nothing jumps. A paused tween stays paused. Played
  /// backwards to its start, a tween ends with the outcome ``TweenOutcome/reverseCompleted``; one
  /// that is turned round before it has started does so in the next `advance`.
  public var isReversed: Bool {
    get { engine.rows.isCurrent(id) && engine.rows[id.slot].isReversed }
    nonmutating set { engine.command(id, call: "isReversed", { $0.turn(id, newValue) }) }
  }

  /// Turns the tween round, and resumes it where it is paused.
  ///
  /// ```swift
  /// let menu = tweener.addTween(box, [.duration: 1, .pausesOnCompletion: true, "x": 100])
  /// tweener.advance(by: 2)
  /// menu.reverse()
  /// tweener.advance(by: 0.25)
  /// print(box.x)  // prints 75.0
  /// ```
  public func reverse() { engine.command(id, call: "reverse()", { $0.reverse(id) }) }

  /// Plays the tween from its beginning, forwards, with the start values that it has.
  ///
  /// It begins in the next `advance`, from a callback in this one, and calls `onStart` and all
  /// other callbacks again. Until then nothing is written. Components that it has lost stay lost. A
  /// tween that has ended stays ended: that is reported.
  ///
  /// - Parameter includingDelay: whether it waits for its delay first; it keeps its components
  ///   meanwhile.
  public func restart(includingDelay: Bool = false) {
    engine.command(id, call: "restart()", { $0.restart(id, includingDelay: includingDelay) })
  }

  /// Sets the tween's own time and writes its properties at once.
  ///
  /// A waiting tween starts there. Beyond an end means to the end; the tween ends in the next
  /// `advance` if it moves that way.
  ///
  /// ```swift
  /// let tween = tweener.addTween(box, [.duration: 2, "x": 100])
  /// tween.seek(to: 0.5)
  /// print(box.x)  // prints 25.0
  /// ```
  ///
  /// - Parameters:
  ///   - time: seconds since its start, as ``elapsed`` reads; not-a-number, and of an endless tween
  ///     what is beyond a century, is refused and reported.
  ///   - callsBack: whether the boundaries between the old and the new time call what they call, in
  ///     the direction of the jump, at the present instant. One that seeks its tween back over
  ///     itself is called no more when callbacks are 50 deep in each other, and that is reported.
  /// - Complexity: O(*c*) in its components, and with `callsBack` in the boundaries that are
  ///   passed.
  public func seek(to time: Double, callsBack: Bool = false) {
    guard !time.isNaN else {
      return engine.refuse("seek(to:)", time, range: "seconds", id)
    }
    let manner = TweenEngine.JumpManner(callsBack: callsBack)
    engine.command(
      id, call: "seek(to:)", { $0.setElapsed(id, seconds: time, manner, for: "seek(to:)") })
  }

  /// Sets the own time of a timeline to the place of a label, in the present play.
  ///
  /// In a timeline with an easing that is the time at which the curve first reaches the label. A
  /// name that is none of the timeline's labels is reported.
  ///
  /// ```swift
  /// var timeline = TweenTimeline()
  /// timeline.add(box, [.duration: 1, "x": 100])
  /// timeline.addLabel("half", at: 0.5)
  /// let tween = tweener.addTimeline(timeline)
  /// tween.seek(to: "half")
  /// print(box.x)  // prints 50.0
  /// ```
  public func seek(to label: String, callsBack: Bool = false) {
    let manner = TweenEngine.JumpManner(callsBack: callsBack)
    engine.command(id, call: "seek(to:)", { $0.setElapsed(id, toLabel: label, manner) })
  }

  /// Pauses the tween exactly when its own time comes to a place, in either direction, once.
  ///
  /// A later call replaces the place. Where the tween stands there already, the next time is meant.
  /// What else is due at that place happens when the tween is resumed.
  ///
  /// - Parameter time: seconds of its own time, from 0 to ``totalDuration``; anything else is
  ///   refused and reported.
  public func pause(at time: Double) {
    engine.command(id, call: "pause(at:)", { $0.setPausePlace(id, seconds: time) })
  }

  /// Writes what each component held when the tween took it, and removes the tween.
  ///
  /// ```swift
  /// box.x = 10
  /// let tween = tweener.addTween(box, [.duration: 1, "x": 100])
  /// tweener.advance(by: 0.5)
  /// tween.revert()
  /// print(box.x)  // prints 10.0
  /// ```
  public func revert() { engine.command(id, { $0.revert(id) }) }

  /// Waits for the end of the tween.
  ///
  /// ```swift
  /// let tween = tweener.addTween(box, [.duration: 1, "x": 100])
  /// Task { @MainActor in
  ///   if try await tween.finished() == .completed { box.alpha = 0 }
  /// }
  /// ```
  ///
  /// - Returns: its outcome, at once where it has one; `.removed` when its engine goes.
  /// - Throws: `CancellationError` where the task is cancelled, which leaves the tween alone; a
  ///   ``TweenProblem`` where the handle does not know its outcome any more (``outcome``).
  @discardableResult
  public func finished(isolation: isolated (any Actor)? = #isolation) async throws -> TweenOutcome {
    if let outcome { return outcome }
    guard engine.rows.isCurrent(id) else { throw TweenProblem.outcomeForgotten("finished()") }
    for await reason in engine.ends(of: [id]) {
      return TweenOutcome(reason, of: TweenReference(engine: engine, id: id))
    }
    throw CancellationError()
  }

  /// Calls a function once when the tween has ended, after `onEnd`.
  ///
  /// ```swift
  /// let tween = tweener.addTween(box, [.duration: 1, "x": 100])
  /// tween.whenEnded { print($0) }
  /// tweener.advance(by: 1)  // prints completed
  /// ```
  ///
  /// Several are called in the order of asking. One that is asked for when `onEnd` is over is
  /// called at once. It is called for every kind of end, not where the tween pauses at an end
  /// (`pausesOnCompletion`), and not where the engine goes. A handle that does not know its outcome
  /// any more (``outcome``) reports that, and calls nothing.
  public func whenEnded(_ body: @escaping (TweenOutcome) -> Void) {
    engine.whenEnded(id, .end { tween, _, end in body(TweenOutcome(end, of: tween)) })
  }
}

extension TweenEngine {
  /// The ends of some tweens, as they come. What the engine gives to the stream is plain: no
  /// reference crosses an isolation.
  func ends(of ids: [TweenID]) -> AsyncStream<EndReason> {
    let (ends, end) = AsyncStream.makeStream(of: EndReason.self)
    for id in ids { callouts.wait(for: id) { end.yield($0) } }
    return ends
  }
}
