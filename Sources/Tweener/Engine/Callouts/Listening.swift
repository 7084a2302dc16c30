// The events of every tween for a listener, each directly before the callback of its name (API 13).
// A timeline is one tween; its members have no events here. Callers of this check for a listener
// first, and do nothing without one.

extension TweenEngine {
  /// Sets who hears of events. Repeats that no callback has are visited from then on, and no more
  /// where there is none.
  func setListener(_ listener: Callouts.Listener?) {
    let wasListening = isListening
    let old = takeOut(&callouts.onEvent, leaving: listener)
    defer { withExtendedLifetime(old) {} }
    if wasListening == isListening { return }
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

  /// Tells the listener that a tween was added.
  func tellAdded(_ id: TweenID) { tell(nil, of: id) }

  /// Tells the listener of an event at which a callback is called.
  @inline(never)
  func tell(_ event: CallbackEvent, of id: TweenID, by newcomer: TweenID?) {
    guard event != .update, known(id) == id else { return }
    tell(event, of: id, newcomer.map { .overwritten(by: $0) })
  }

  /// Tells the listener of an event: one at which a callback is called, else that the tween was
  /// added; unless too many events are nested. `reason`: the end, or the newcomer that overwrites.
  /// What the listener asks for is put off until the present piece of work is done.
  @inline(never)
  func tell(_ event: CallbackEvent?, of id: TweenID, _ reason: EndReason? = nil) {
    guard let onEvent = callouts.onEvent else { return }
    switch callouts.events.enter() {
    case .entered:
      callouts.work &+= 1
      onEvent(id, event, reason)
      callouts.work &-= 1
      callouts.events.leave()
    case .refusedFirst: report(.eventsTooDeep())
    case .refused: break
    }
  }
}
