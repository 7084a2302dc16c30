// The events of every tween for a listener, each directly before the callback of its name (API 13).
// A timeline is one tween; its members have no events here. Callers of this check for a listener
// first, and do nothing without one.

/// An event of a tween, without handles.
enum HeardEvent {
  case added, started, repeated, completed, reverseCompleted, paused, resumed
  case overwritten(by: TweenID)
  case ended(EndReason)

  /// The event that a callback is called at; `nil` of one that no listener hears of.
  init?(_ event: CallbackEvent, by newcomer: TweenID?) {
    switch event {
    case .start: self = .started
    case .repeat: self = .repeated
    case .complete: self = .completed
    case .reverseComplete: self = .reverseCompleted
    case .pause: self = .paused
    case .resume: self = .resumed
    case .overwrite:
      guard let newcomer else { return nil }
      self = .overwritten(by: newcomer)
    case .update, .end: return nil
    }
  }
}

extension TweenEngine {
  /// Sets who hears of events. Repeats that no callback has are visited from then on, and no more
  /// where there is none.
  func setListener(_ listener: ((TweenID, HeardEvent) -> Void)?) {
    let wasListening = isListening
    let old = takeOut(&callouts.onEvent, leaving: listener)
    if wasListening != isListening { listeningDidChange() }
    withExtendedLifetime(old) {}
  }

  private func listeningDidChange() {
    for slot in knownSlots {
      // Lanes follow a timeline by themselves only where nothing is to be told: being asked for
      // ends that.
      if run(ofHead: slot) != nil { continue }
      guard rows.timing(slot).repeats != 0,
        rows[slot].skipsRepeatEvents != canSkipRepeatEvents(slot)
      else { continue }
      prepareRebase(slot)
      clockDidChange(slot)
    }
  }

  /// Tells the listener of an event that a callback is called at.
  @inline(never)
  func tell(_ event: CallbackEvent, of id: TweenID, by newcomer: TweenID?) {
    guard known(id) == id, let event = HeardEvent(event, by: newcomer) else { return }
    tell(event, of: id)
  }

  /// Hands an event to the listener, unless too many events are nested. What the
  /// listener asks for is put off until the present piece of work is done.
  @inline(never)
  func tell(_ event: HeardEvent, of id: TweenID) {
    guard let onEvent = callouts.onEvent else { return }
    switch callouts.events.enter() {
    case .entered:
      callouts.work &+= 1
      onEvent(id, event)
      callouts.work &-= 1
      callouts.events.leave()
    case .refusedFirst: report(.eventsTooDeep())
    case .refused: break
    }
  }
}

extension TweenProblem {
  fileprivate static func eventsTooDeep() -> TweenProblem {
    TweenProblem(
      .callbacksTooDeep,
      fault: "what onEvent does makes events, 50 deep",
      remedy: "nothing more is told until the outermost has returned; "
        + "do not make a call in onEvent that makes an event each time")
  }
}
