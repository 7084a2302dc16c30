// A GSAP animation of several targets has one set of callbacks; here every target has a tween of its
// own. This puts their callbacks together again.

import Tweener

final class GSAPGroup {
  private let animation: Animation
  private weak var stage: Stage?
  private let count: Int
  /// Whether the parts repeat on their own, which a group does not tell.
  private let repeatsAlone: Bool
  private var hasStarted = false
  private var lastUpdate: Stage.Moment?
  private var repeats: [Tween: Int] = [:]
  private var plays = 0
  private var ended = 0
  private var hasCompleted = false
  private var hasReversed = false
  private var calls: [String: Int] = [:]

  init(_ animation: Animation, _ stage: Stage, count: Int, repeatsAlone: Bool) {
    self.animation = animation
    self.stage = stage
    self.count = count
    self.repeatsAlone = repeatsAlone
  }

  private static let events: Set<String> = [
    "start", "update", "repeat", "complete", "interrupt", "reverseComplete",
  ]

  private func fire(_ event: String) { stage?.fire(animation, event) }

  private func listens(to event: String) -> Bool {
    animation.command.callbacks.contains { $0.event == event }
  }

  /// A fault where the animation listens to what there is not.
  private func checkEvents() throws(SceneFault) {
    for (event, _) in animation.command.callbacks where !Self.events.contains(event) {
      let names = Self.events.sorted().joined(separator: ", ")
      throw animation.command.fault("there is no event “\(event)”: one of \(names)")
    }
  }

  /// Notes what is due for one of several targets.
  private func note(_ event: String, _ model: (any SceneModel)?) {
    if let model, animation.command.targets.count > 1 {
      stage?.note(event, of: model, in: animation)
    }
  }

  /// Hangs the callbacks on the tween of one target.
  func add(
    to parameters: inout TweenParameters, of model: (any SceneModel)? = nil
  ) throws(SceneFault) {
    try checkEvents()
    if listens(to: "start") {
      parameters[.onStart] = { () -> Void in
        self.note("start", model)
        self.start()
      }
    }
    if listens(to: "update") {
      parameters[.onUpdate] = { () -> Void in
        self.note("update", model)
        self.update()
      }
    }
    if listens(to: "repeat"), !repeatsAlone {
      parameters[.onRepeat] = { (tween: Tween) -> Void in self.nextPlay(of: tween) }
    }
    if ["complete", "interrupt", "reverseComplete"].contains(where: listens) {
      parameters[.onEnd] = { (outcome: TweenOutcome) -> Void in
        self.note("complete", model)
        self.end(outcome)
      }
    }
  }

  /// Hangs the callbacks on the members of all targets in a timeline, of which `model` is one. Members start and end
  /// in every play anew.
  func addMember(
    to parameters: inout TweenParameters, each model: (any SceneModel)? = nil
  ) throws(SceneFault) {
    try checkEvents()
    func hang(_ event: String, _ key: TweenKey, _ call: @escaping () -> Void) {
      guard listens(to: event) else { return }
      parameters[key] =
        model?.hearing { target in
          self.note(event, target)
          call()
        } ?? call
    }
    hang("start", .onStart) { self.pass("start", 1) }
    hang("update", .onUpdate) { self.update() }
    for (event, key) in [
      ("repeat", TweenKey.onRepeat), ("complete", .onComplete),
      ("reverseComplete", .onReverseComplete),
    ] {
      hang(event, key) { self.pass(event, self.count) }
    }
  }

  /// Notes when one of the targets moves, whose group is heard as a whole.
  func addNotes(to parameters: inout TweenParameters, of model: any SceneModel) {
    for (event, key) in [
      ("start", TweenKey.onStart), ("update", .onUpdate), ("complete", .onComplete),
      ("reverseComplete", .onReverseComplete),
    ] where stage?.notesParts == true {
      parameters[key] = { () -> Void in self.note(event, model) }
    }
  }

  /// Counts a call of one of the parts; the first or the last of each round is told.
  private func pass(_ event: String, _ told: Int) {
    calls[event, default: 0] += 1
    if (calls[event, default: 0] - told).isMultiple(of: count) { fire(event) }
  }

  private func start() {
    if !hasStarted || count == 1 { fire("start") }
    hasStarted = true
  }

  private func update() {
    guard let stage, lastUpdate != stage.moment || count == 1 else { return }
    lastUpdate = stage.moment
    fire("update")
  }

  private func nextPlay(of tween: Tween) {
    repeats[tween, default: 0] += 1
    guard repeats[tween, default: 0] > plays else { return }
    plays += 1
    fire("repeat")
  }

  /// The animation ends with its last part: complete if any part was.
  private func end(_ outcome: TweenOutcome) {
    ended += 1
    if outcome == .completed { hasCompleted = true }
    if outcome == .reverseCompleted { hasReversed = true }
    guard ended == count else { return }
    let event = hasCompleted ? "complete" : hasReversed ? "reverseComplete" : "interrupt"
    if listens(to: event) { fire(event) }
  }
}
