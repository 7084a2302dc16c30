// Every supported form of callback, made by a program rather than written out. Used by the tests of callbacks.

@testable import Tweener

/// What callbacks were called with. Not shared between threads: a test is done before another looks.
final class CallLog {
  private(set) var calls: [String] = []

  func add(_ call: String) { calls.append(call) }

  /// As one expression, whatever the closure returns.
  func add<Result>(_ call: String, _ result: Result) -> Result {
    calls.append(call)
    return result
  }
}

/// A closure as a caller would give it, and what it writes into the log when it is called.
struct MadeForm {
  let name: String
  let value: Any
  let call: String
  let needsMainActor: Bool

  init<Form>(_ value: Form, call: String, needsMainActor: Bool = false) {
    name = "\(Form.self)"
    self.value = value
    self.call = call
    self.needsMainActor = needsMainActor
  }
}

enum CallbackForms {
  /// `()`, `(Tween)` and `(Box)`, in three forms each, returning eight types: 72.
  static func all(log: CallLog, tween: Tween) -> [MadeForm] {
    forms(log, ()) + forms(log, Void?.some(())) + forms(log, true) + forms(log, Bool?.none)
      + forms(log, tween) + forms(log, Tween?.some(tween)) + forms(log, [tween])
      + forms(log, [Tween]?.none)
  }

  /// `(TweenOutcome)` and `(Tween, TweenOutcome)`, likewise: 48.
  static func allForEnd(log: CallLog, tween: Tween) -> [MadeForm] {
    endForms(log, ()) + endForms(log, Void?.some(())) + endForms(log, true)
      + endForms(log, Bool?.none) + endForms(log, tween) + endForms(log, Tween?.some(tween))
      + endForms(log, [tween]) + endForms(log, [Tween]?.none)
  }

  private static func forms<Result>(_ log: CallLog, _ result: Result) -> [MadeForm] {
    nonisolated(unsafe) let (log, result) = (log, result)
    let nothing: () -> Result = { log.add("nothing", result) }
    let nothingSendable: @Sendable () -> Result = { log.add("nothing", result) }
    let nothingOnMain: @MainActor () -> Result = { log.add("nothing", result) }
    let tween: (Tween) -> Result = { log.add("tween \($0.id)", result) }
    let tweenSendable: @Sendable (Tween) -> Result = { log.add("tween \($0.id)", result) }
    let tweenOnMain: @MainActor (Tween) -> Result = { log.add("tween \($0.id)", result) }
    let box: (Reading.Box) -> Result = { log.add("box \($0.x)", result) }
    let boxSendable: @Sendable (Reading.Box) -> Result = { log.add("box \($0.x)", result) }
    let boxOnMain: @MainActor (Reading.Box) -> Result = { log.add("box \($0.x)", result) }
    return [
      MadeForm(nothing, call: "nothing"),
      MadeForm(nothingSendable, call: "nothing"),
      MadeForm(nothingOnMain, call: "nothing", needsMainActor: true),
      MadeForm(tween, call: "tween"),
      MadeForm(tweenSendable, call: "tween"),
      MadeForm(tweenOnMain, call: "tween", needsMainActor: true),
      MadeForm(box, call: "box"),
      MadeForm(boxSendable, call: "box"),
      MadeForm(boxOnMain, call: "box", needsMainActor: true),
    ]
  }

  private static func endForms<Result>(_ log: CallLog, _ result: Result) -> [MadeForm] {
    nonisolated(unsafe) let (log, result) = (log, result)
    let outcome: (TweenOutcome) -> Result = { log.add("\($0)", result) }
    let outcomeSendable: @Sendable (TweenOutcome) -> Result = { log.add("\($0)", result) }
    let outcomeOnMain: @MainActor (TweenOutcome) -> Result = { log.add("\($0)", result) }
    let both: (Tween, TweenOutcome) -> Result = { log.add("tween \($0.id) \($1)", result) }
    let bothSendable: @Sendable (Tween, TweenOutcome) -> Result = {
      log.add("tween \($0.id) \($1)", result)
    }
    let bothOnMain: @MainActor (Tween, TweenOutcome) -> Result = {
      log.add("tween \($0.id) \($1)", result)
    }
    return [
      MadeForm(outcome, call: "outcome"),
      MadeForm(outcomeSendable, call: "outcome"),
      MadeForm(outcomeOnMain, call: "outcome", needsMainActor: true),
      MadeForm(both, call: "both"),
      MadeForm(bothSendable, call: "both"),
      MadeForm(bothOnMain, call: "both", needsMainActor: true),
    ]
  }
}

/// A tween, a target, and how a call with them looks in the log.
struct CallScene {
  let tweener = Tweener()
  let tween: Tween
  let box = Reading.Box()
  let log = CallLog()

  init() {
    tween = tweener.addCaller([.duration: 1])
    box.x = 7
  }

  func expected(_ form: MadeForm, outcome: TweenOutcome = .removed) -> String {
    switch form.call {
    case "tween": "tween \(tween.id)"
    case "box": "box 7.0"
    case "outcome": "\(outcome)"
    case "both": "tween \(tween.id) \(outcome)"
    default: form.call
    }
  }
}

extension TweenCallbacks {
  var onStart: TweenCallback? { self[.start] }
  var onUpdate: TweenCallback? { self[.update] }
  var onRepeat: TweenCallback? { self[.repeat] }
  var onComplete: TweenCallback? { self[.complete] }
  var onOverwrite: TweenCallback? { self[.overwrite] }
  var onEnd: TweenCallback? { self[.end] }

  /// The callback of a word other than `onEnd`.
  func callback(_ word: ReservedKey) -> TweenCallback? {
    switch word {
    case .onStart, .startSelector: onStart
    case .onUpdate, .updateSelector: onUpdate
    case .onRepeat, .repeatSelector: onRepeat
    case .onComplete, .completionSelector: onComplete
    case .onOverwrite: onOverwrite
    default: nil
    }
  }

  /// How many callbacks there are.
  var count: Int {
    [onStart, onUpdate, onRepeat, onComplete, onOverwrite, onEnd].count { $0 != nil }
  }
}
