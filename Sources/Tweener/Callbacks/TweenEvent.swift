/// An event of a tween, as ``Tweener/onEvent`` hears of it.
///
/// Not `Sendable`, as ``Tween`` is not.
public struct TweenEvent {
  /// The kind of event.
  public enum Kind: Equatable {
    /// The call that added it has reported what is wrong with it.
    case added
    /// Its delay is over; directly before `onStart`.
    case started
    /// A play has ended, and another follows; directly before `onRepeat`.
    case repeated
    /// It has played to its end; directly before `onComplete`, also where it pauses there.
    case completed
    /// It has played backwards to its start; directly before `onReverseComplete`.
    case reverseCompleted
    /// It was paused; directly before `onPause`.
    case paused
    /// It continues after a pause; directly before `onResume`.
    case resumed
    /// Another tween has taken components from it; directly before `onOverwrite`.
    case overwritten(by: Tween)
    /// It is over; directly before `onEnd`.
    case ended(TweenOutcome)
  }

  /// The tween. What was split off another one by pausing a property has a handle of its own.
  public let tween: Tween
  /// The kind of event.
  public let kind: Kind
  /// The engine's time at the event, in seconds.
  public let time: Double
  /// The file of the call that added the tween, as `#fileID` names it: `Game/Level.swift`.
  public let file: String
  /// The line of that call.
  public let line: UInt
}

extension TweenEvent: CustomStringConvertible {
  /// One line: time, tween, kind and the place of the call: `1.0 s: tween 3.4 started
  /// (Game/Level.swift:12)`.
  public var description: String {
    "\(time) s: tween \(tween.name) \(kind) (\(file):\(line))"
  }
}

extension TweenEvent.Kind: CustomStringConvertible {
  /// A word, and what it is about: `overwritten by tween 5.6`, `ended (completed)`.
  public var description: String {
    switch self {
    case .added: "added"
    case .started: "started"
    case .repeated: "repeated"
    case .completed: "completed"
    case .reverseCompleted: "reverseCompleted"
    case .paused: "paused"
    case .resumed: "resumed"
    case .overwritten(let newcomer): "overwritten by tween \(newcomer.name)"
    case .ended(let outcome): "ended (\(outcome.text))"
    }
  }
}

extension TweenOutcome {
  /// A word, and the newcomer where there is one.
  var text: String {
    switch self {
    case .completed: "completed"
    case .reverseCompleted: "reverseCompleted"
    case .removed: "removed"
    case .overwritten(let newcomer): "overwritten by tween \(newcomer.name)"
    case .targetGone: "targetGone"
    }
  }
}

extension TweenEvent {
  /// An event as the engine tells it; `nil` of one that no listener hears of.
  init?(_ event: CallbackEvent?, _ reason: EndReason?, of id: TweenID, in engine: TweenEngine) {
    tween = Tween(engine: engine, id: id)
    switch (event, reason) {
    case (nil, _): kind = .added
    case (.start, _): kind = .started
    case (.repeat, _): kind = .repeated
    case (.complete, _): kind = .completed
    case (.reverseComplete, _): kind = .reverseCompleted
    case (.pause, _): kind = .paused
    case (.resume, _): kind = .resumed
    case (.overwrite, .overwritten(let newcomer)):
      kind = .overwritten(by: Tween(engine: engine, id: newcomer))
    case (.end, let end?):
      kind = .ended(TweenOutcome(end, of: TweenReference(engine: engine, id: id)))
    default: return nil
    }
    time = Flicks.seconds(engine.clock.now)
    let site = engine.rows.sites[engine.rows.site(id.slot)]
    file = site.file
    line = site.line
  }
}
