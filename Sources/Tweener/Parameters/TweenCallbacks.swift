// The callbacks of one tween, brought to one form each. Made by CallbackReader, called by the
// engine.

/// A closure in a value of its own: passed through generic code bare, it would come out wrapped
/// once for each time.
struct TweenCallback {
  private let body: (TweenReference, AnyObject?) -> Void

  init(_ body: @escaping (TweenReference, AnyObject?) -> Void) {
    self.body = body
  }

  /// Does nothing.
  static var none: TweenCallback { TweenCallback { _, _ in } }

  @inline(__always)
  func callAsFunction(_ tween: TweenReference, _ target: AnyObject?) { body(tween, target) }
}

/// A closure for `onEnd` in a value of its own: see ``TweenCallback``.
struct TweenEndCallback {
  private let body: (TweenReference, AnyObject?, EndReason) -> Void

  init(_ body: @escaping (TweenReference, AnyObject?, EndReason) -> Void) {
    self.body = body
  }

  func callAsFunction(_ tween: TweenReference, _ target: AnyObject?, _ end: EndReason) {
    body(tween, target, end)
  }
}

/// What a callback is called at, but for the end whatever its outcome.
enum CallbackEvent: UInt8, CaseIterable {
  case start, update, `repeat`, complete, overwrite, reverseComplete, pause, resume
}

/// Events, as bits.
struct CallbackEvents: Equatable {
  private var bits: UInt8 = 0

  static var all: CallbackEvents { CallbackEvents(bits: .max) }

  @inline(__always)
  func contains(_ event: CallbackEvent) -> Bool { bits & (1 << event.rawValue) != 0 }

  mutating func insert(_ event: CallbackEvent) { bits |= 1 << event.rawValue }
}

/// Makes callbacks of the values that a call gives for them. `Callbacks` implements it with the
/// forms that it knows, handles among them.
protocol CallbackReading {
  static func read(_ given: [ParameterEntry], targetType: Any.Type?) -> (
    callbacks: TweenCallbacks, problems: ProblemList
  )
}

/// Knows what reads callbacks in the forms that targets of a type allow, or in those that need no
/// target. `Callbacks` implements it.
protocol TargetCallbackReading {
  static func reading(for targets: AnyObject.Type?) -> any CallbackReading.Type
}

final class TweenCallbacks {
  let onStart: TweenCallback?
  let onUpdate: TweenCallback?
  let onRepeat: TweenCallback?
  let onComplete: TweenCallback?
  let onOverwrite: TweenCallback?
  let onReverseComplete: TweenCallback?
  let onPause: TweenCallback?
  let onResume: TweenCallback?
  let onEnd: TweenEndCallback?
  /// `onUpdate`, or one that does nothing. Not an optional: taking the closure out of an optional
  /// would count a reference every frame.
  let everyFrame: TweenCallback

  init(
    onStart: TweenCallback? = nil,
    onUpdate: TweenCallback? = nil,
    onRepeat: TweenCallback? = nil,
    onComplete: TweenCallback? = nil,
    onOverwrite: TweenCallback? = nil,
    onReverseComplete: TweenCallback? = nil,
    onPause: TweenCallback? = nil,
    onResume: TweenCallback? = nil,
    onEnd: TweenEndCallback? = nil
  ) {
    self.onStart = onStart
    self.onUpdate = onUpdate
    self.onRepeat = onRepeat
    self.onComplete = onComplete
    self.onOverwrite = onOverwrite
    self.onReverseComplete = onReverseComplete
    self.onPause = onPause
    self.onResume = onResume
    self.onEnd = onEnd
    everyFrame = onUpdate ?? .none
  }

  /// One callback, for one event.
  convenience init(_ callback: TweenCallback, for event: CallbackEvent) {
    self.init(
      onStart: event == .start ? callback : nil, onUpdate: event == .update ? callback : nil,
      onRepeat: event == .repeat ? callback : nil, onComplete: event == .complete ? callback : nil,
      onOverwrite: event == .overwrite ? callback : nil,
      onReverseComplete: event == .reverseComplete ? callback : nil,
      onPause: event == .pause ? callback : nil, onResume: event == .resume ? callback : nil)
  }

  subscript(event: CallbackEvent) -> TweenCallback? {
    switch event {
    case .start: onStart
    case .update: onUpdate
    case .repeat: onRepeat
    case .complete: onComplete
    case .overwrite: onOverwrite
    case .reverseComplete: onReverseComplete
    case .pause: onPause
    case .resume: onResume
    }
  }

  /// The events that it has a callback for.
  var events: CallbackEvents {
    var events = CallbackEvents()
    for event in CallbackEvent.allCases where self[event] != nil { events.insert(event) }
    return events
  }

  /// Nothing that was given can be called.
  var isEmpty: Bool {
    onStart == nil && onUpdate == nil && onRepeat == nil && onComplete == nil && onOverwrite == nil
      && onReverseComplete == nil && onPause == nil && onResume == nil && onEnd == nil
  }

  /// Callbacks for the same events that do nothing, in the place of those that each tween has.
  var open: TweenCallbacks {
    func open(_ callback: TweenCallback?) -> TweenCallback? { callback.map { _ in .none } }
    return TweenCallbacks(
      onStart: open(onStart), onUpdate: open(onUpdate), onRepeat: open(onRepeat),
      onComplete: open(onComplete), onOverwrite: open(onOverwrite),
      onReverseComplete: open(onReverseComplete), onPause: open(onPause), onResume: open(onResume),
      onEnd: onEnd.map { _ in TweenEndCallback { _, _, _ in } })
  }

  /// These callbacks for a tween that has no target of its own: they get this one, while it lives.
  func bound(to target: AnyObject) -> TweenCallbacks {
    func bound(_ callback: TweenCallback?) -> TweenCallback? {
      callback.map { callback in
        TweenCallback { [weak target] tween, _ in callback(tween, target) }
      }
    }
    return TweenCallbacks(
      onStart: bound(onStart), onUpdate: bound(onUpdate), onRepeat: bound(onRepeat),
      onComplete: bound(onComplete), onOverwrite: bound(onOverwrite),
      onReverseComplete: bound(onReverseComplete), onPause: bound(onPause),
      onResume: bound(onResume),
      onEnd: onEnd.map { callback in
        TweenEndCallback { [weak target] tween, _, end in callback(tween, target, end) }
      })
  }
}
