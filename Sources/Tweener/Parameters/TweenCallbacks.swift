// The callbacks of one tween, brought to one form each. Made by CallbackReader, called by the
// engine.

/// A closure in a value of its own: passed through generic code bare, it would come out wrapped
/// once for each time.
enum TweenCallback {
  /// As the caller gave it.
  case plain(Stored<() -> Void>)
  case full((TweenReference, AnyObject?) -> Void)

  init(_ body: @escaping (TweenReference, AnyObject?) -> Void) { self = .full(body) }

  /// The callback that a value is: a closure that takes nothing, or one of a template; `nil` for
  /// any other value.
  static func known(_ value: Any) -> TweenCallback? {
    storedClosure(value).map(TweenCallback.plain) ?? exactly(value, TweenCallback.self)
  }

  /// Does nothing.
  static var none: TweenCallback { TweenCallback { _, _ in } }

  func callAsFunction(_ tween: TweenReference, _ target: AnyObject?) {
    switch self {
    case .plain(let body): body.value()
    case .full(let body): body(tween, target)
    }
  }
}

/// A closure for every frame. Of one form: taking it out of a choice of forms would count a
/// reference every frame.
struct FrameCallback {
  private let body: (TweenReference, AnyObject?) -> Void

  /// One that does nothing where there is none.
  init(_ callback: TweenCallback?) {
    switch callback {
    case nil: body = { _, _ in }
    case .plain(let plain): body = { _, _ in plain.value() }
    case .full(let full): body = full
    }
  }

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

/// The events that have a callback each; without `onEnd`, which is called for every outcome.
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
  /// The events that it has a callback for, but for the end whatever its outcome.
  let events: CallbackEvents
  /// The callback of these events, where they are one.
  private let only: TweenCallback?
  /// By event; nothing where they are one or none.
  private let table: [TweenCallback?]
  let onEnd: TweenEndCallback?
  /// `onUpdate`, or one that does nothing.
  let everyFrame: FrameCallback

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
    // In the order of the events.
    table = [
      onStart, onUpdate, onRepeat, onComplete, onOverwrite, onReverseComplete, onPause, onResume,
    ]
    var events = CallbackEvents()
    for event in CallbackEvent.allCases where table[Int(event.rawValue)] != nil {
      events.insert(event)
    }
    self.events = events
    only = nil
    self.onEnd = onEnd
    everyFrame = FrameCallback(onUpdate)
  }

  /// One callback, for one event.
  init(_ callback: TweenCallback, for event: CallbackEvent) {
    var events = CallbackEvents()
    events.insert(event)
    self.events = events
    only = callback
    table = []
    onEnd = nil
    everyFrame = FrameCallback(event == .update ? callback : nil)
  }

  subscript(event: CallbackEvent) -> TweenCallback? {
    guard events.contains(event) else { return nil }
    return table.isEmpty ? only : table[Int(event.rawValue)]
  }

  /// Nothing that was given can be called.
  var isEmpty: Bool { events == CallbackEvents() && onEnd == nil }

  /// Callbacks for the same events that do nothing, in the place of those that each tween has.
  var open: TweenCallbacks {
    mapped({ _ in .none }, onEnd.map { _ in TweenEndCallback { _, _, _ in } })
  }

  /// These callbacks for a tween that has no target of its own: they get this one, while it lives.
  func bound(to target: AnyObject) -> TweenCallbacks {
    mapped(
      { callback in TweenCallback { [weak target] tween, _ in callback(tween, target) } },
      onEnd.map { callback in
        TweenEndCallback { [weak target] tween, _, end in callback(tween, target, end) }
      })
  }

  private func mapped(_ change: (TweenCallback) -> TweenCallback, _ onEnd: TweenEndCallback?)
    -> TweenCallbacks
  {
    TweenCallbacks(
      onStart: self[.start].map(change), onUpdate: self[.update].map(change),
      onRepeat: self[.repeat].map(change), onComplete: self[.complete].map(change),
      onOverwrite: self[.overwrite].map(change),
      onReverseComplete: self[.reverseComplete].map(change), onPause: self[.pause].map(change),
      onResume: self[.resume].map(change), onEnd: onEnd)
  }
}
