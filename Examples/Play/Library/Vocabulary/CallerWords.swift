// Callers of Tweener for ActionScript 3: `count` calls spread over a time by an easing. Here a caller is a
// tween without target for each call, and each adds the next one. Called by ClassicVocabulary.

import Tweener

final class CallerWords {
  private weak var stage: Stage?
  private let animation: Animation
  /// When each call is due, in parts of a second after the delay.
  private let calls: [Int64]
  private let waitsForFrames: Bool
  private var called = 0
  /// How much of the time is over: the call's place, or later where it had to wait for a frame.
  private var place: Int64 = 0
  private var lastCall: Stage.Moment?

  /// The most calls of one caller.
  private static let mostCalls = 100_000
  private static let partsOfSecond = 705_600_000.0

  static func add(_ command: SceneCommand, on stage: Stage) throws(SceneFault) {
    let delay = command.parameter("delay")?.number ?? 0
    try CallerWords(command, on: stage).addNext(after: delay, isFirst: true)
  }

  private init(_ command: SceneCommand, on stage: Stage) throws(SceneFault) {
    let time = command.parameter("time")?.number ?? 0
    let count = max(Int(exactly: (command.parameter("count")?.number ?? 1).rounded()) ?? 1, 1)
    guard count <= Self.mostCalls, (0...Scene.longestTime).contains(time) else {
      throw command.fault("a caller has at most \(Self.mostCalls) calls")
    }
    let name = command.parameter("transition")?.text
    let easing = name.flatMap { ClassicEasing.plain($0) } ?? .outExpoBent
    // A call is never before the one it follows, wherever the easing goes.
    var latest = 0.0
    calls = (1...count).map { number in
      latest = max(latest, time * easing(Double(number) / Double(count)))
      return Int64((latest * Self.partsOfSecond).rounded())
    }
    waitsForFrames = command.parameter("waitFrames")?.bool == true
    self.stage = stage
    animation = stage.makeAnimation(command)
  }

  private func addNext(after delay: Double = 0, isFirst: Bool = false) {
    guard let stage else { return }
    let due = calls[called]
    let left = Double(max(due - place, 0)) / Self.partsOfSecond
    place = max(place, due)
    var parameters: TweenParameters = [
      .delay: delay, .duration: left,
      .onComplete: { () -> Void in self.call() },
    ]
    if isFirst, listens(to: "start") {
      parameters[.onStart] = { () -> Void in self.fire("start") }
    }
    animation.tweens.append(("", stage.tweener.addCaller(parameters)))
  }

  private func call() {
    guard let stage else { return }
    if waitsForFrames, lastCall == stage.moment { return waitForFrame(stage) }
    lastCall = stage.moment
    called += 1
    if listens(to: "update") { fire("update") }
    if called < calls.count {
      addNext()
    } else if listens(to: "complete") {
      fire("complete")
    }
  }

  /// A call that is late comes with the next frame.
  private func waitForFrame(_ stage: Stage) {
    let tweener = stage.tweener
    let before = tweener.time
    let parameters: TweenParameters = [
      .useFrames: true, .delay: 1,
      .onComplete: { [unowned tweener] () -> Void in
        self.place += Int64(((tweener.time - before) * Self.partsOfSecond).rounded())
        self.call()
      },
    ]
    animation.tweens.append(("", tweener.addCaller(parameters)))
  }

  private func listens(to event: String) -> Bool {
    animation.command.callbacks.contains { $0.event == event }
  }

  private func fire(_ event: String) { stage?.fire(animation, event) }
}
