// The callbacks of one tween, brought to one form each. Made by CallbackReader, called by the
// engine.

/// A closure in a value of its own: passed through generic code bare, it would come out wrapped
/// once for each time.
enum TweenCallback {
  /// As the caller gave it.
  case plain(Stored<() -> Void>)
  case full((TweenReference, AnyObject?) -> Void)
  /// For `onEnd`, with the outcome. At another event it does nothing.
  case end((TweenReference, AnyObject?, EndReason) -> Void)

  init(_ body: @escaping (TweenReference, AnyObject?) -> Void) { self = .full(body) }

  /// The callback that a value is: a closure that takes nothing, or one of a template; `nil` for
  /// any other value.
  static func known(_ value: Any) -> TweenCallback? {
    withUnsafePointer(to: value) { known(at: $0) }
  }

  /// The same of a value in memory, from which it is not copied.
  @inline(__always)
  static func known(at value: UnsafePointer<Any>) -> TweenCallback? {
    storedClosure(at: value).map(TweenCallback.plain) ?? exactly(value.pointee, TweenCallback.self)
  }

  /// Does nothing.
  static var none: TweenCallback { TweenCallback { _, _ in } }

  /// `end` is the outcome, where the tween has ended. Most callbacks do not ask for the target.
  @inline(__always)
  func callAsFunction(
    _ tween: TweenReference, _ target: @autoclosure () -> AnyObject?, _ end: EndReason? = nil
  ) {
    switch self {
    case .plain(let body): body.value()
    case .full(let body): body(tween, target())
    case .end(let body): if let end { body(tween, target(), end) }
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
    case nil, .end: body = { _, _ in }
    case .plain(let plain): body = { _, _ in plain.value() }
    case .full(let full): body = full
    }
  }

  @inline(__always)
  func callAsFunction(_ tween: TweenReference, _ target: AnyObject?) { body(tween, target) }
}

/// The events that have a callback each; `end` is that of `onEnd`, whatever the outcome.
enum CallbackEvent: UInt8, CaseIterable {
  case start, update, `repeat`, complete, overwrite, reverseComplete, pause, resume, end

  /// By event, the words that take a closure and a method.
  static let words: [(block: ReservedKey, selector: ReservedKey?)] = [
    (.onStart, .startSelector), (.onUpdate, .updateSelector), (.onRepeat, .repeatSelector),
    (.onComplete, .completionSelector), (.onOverwrite, nil), (.onReverseComplete, nil),
    (.onPause, nil), (.onResume, nil), (.onEnd, nil),
  ]
  var words: (block: ReservedKey, selector: ReservedKey?) { Self.words[Int(rawValue)] }
}

extension ReservedKey {
  /// The event at which a closure given for the word is called: these words have their order.
  var event: CallbackEvent? { CallbackEvent(rawValue: rawValue &- Self.onStart.rawValue) }
}

/// Events, as bits.
struct CallbackEvents: Equatable {
  private var bits: UInt16 = 0

  static var all: CallbackEvents { CallbackEvents(bits: .max) }

  @inline(__always)
  func contains(_ event: CallbackEvent) -> Bool { bits & (1 << event.rawValue) != 0 }

  mutating func insert(_ event: CallbackEvent) { bits |= 1 << event.rawValue }
}

/// A value, so that a tween with one callback needs no object for it.
struct TweenCallbacks {
  /// The only callback, where there is one.
  private let only: TweenCallback?
  /// The events that it has a callback for.
  let events: CallbackEvents
  /// Several callbacks, or one of every frame.
  let list: CallbackList?

  /// None at all.
  static var none: TweenCallbacks { TweenCallbacks(only: nil, events: CallbackEvents(), list: nil) }

  private init(only: TweenCallback?, events: CallbackEvents, list: CallbackList?) {
    (self.only, self.events, self.list) = (only, events, list)
  }

  /// The callback of each event, asked for in their order.
  init(_ callback: (CallbackEvent) -> TweenCallback?) {
    let list = CallbackList(CallbackEvent.allCases.map(callback))
    var events = CallbackEvents()
    for event in CallbackEvent.allCases where list[event] != nil { events.insert(event) }
    self.init(only: nil, events: events, list: list)
  }

  /// One callback, for one event.
  init(_ callback: TweenCallback, for event: CallbackEvent) {
    var events = CallbackEvents()
    events.insert(event)
    let list = event == .update ? CallbackList(everyFrame: callback) : nil
    self.init(only: callback, events: events, list: list)
  }

  subscript(event: CallbackEvent) -> TweenCallback? {
    @inline(__always) get {
      guard events.contains(event) else { return nil }
      return only ?? list?[event]
    }
  }

  /// `onUpdate`, or one that does nothing.
  var everyFrame: FrameCallback { list?.everyFrame ?? FrameCallback(nil) }

  /// Nothing that was given can be called.
  var isEmpty: Bool { events == CallbackEvents() }

  /// Callbacks for the same events that do nothing, in the place of those that each tween has.
  var open: TweenCallbacks { TweenCallbacks { self[$0].map { _ in .none } } }

  /// These callbacks for a tween that has no target of its own: they get this one, while it lives.
  func bound(to target: AnyObject) -> TweenCallbacks {
    TweenCallbacks { event in
      self[event].map { callback in
        event == .end
          ? .end { [weak target] tween, _, end in callback(tween, target, end) }
          : .full { [weak target] tween, _ in callback(tween, target) }
      }
    }
  }
}

/// The callbacks of a tween that has several, or one of every frame.
final class CallbackList {
  /// By event; nothing where there is one of every frame alone.
  private let table: [TweenCallback?]
  /// `onUpdate`, or one that does nothing.
  let everyFrame: FrameCallback

  init(_ table: [TweenCallback?]) {
    self.table = table
    everyFrame = FrameCallback(table[Int(CallbackEvent.update.rawValue)])
  }

  init(everyFrame callback: TweenCallback) {
    table = []
    everyFrame = FrameCallback(callback)
  }

  subscript(event: CallbackEvent) -> TweenCallback? { table[Int(event.rawValue)] }
}
