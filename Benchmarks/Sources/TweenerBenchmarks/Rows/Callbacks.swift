// Tweens with callbacks, and an engine that is listened to.

import CLoops
import Tweener

final class Tally {
  var count = 0
}

/// Tweens whose callbacks count themselves.
final class UpdateScene {
  let scene: Scene<Box>
  let tally = Tally()
  private(set) var frames = 0

  init(count: Int) {
    let box = Subject.box
    let tally = tally
    scene = Scene(
      Subject(
        properties: 1, make: box.make, place: box.place,
        parameters: { course, easing in
          var parameters = box.parameters(course, easing)
          parameters[.onUpdate] = { tally.count += 1 }
          return parameters
        },
        value: box.value),
      count: count)
    frames = 1
  }

  func frame() {
    scene.frame()
    frames += 1
  }
}

func callbackRows(_ bench: Bench) {
  let size = 10_000
  let updates = UpdateScene(count: size)
  let frames = bench.isShort ? 20 : 100
  bench.row(
    "onUpdate for every tween, the write included", size, units: frames * size,
    bar: .nanoseconds(15),
    body: { for _ in 0..<frames { updates.frame() } },
    fault: {
      let calls = updates.tally.count
      if calls == updates.frames * size { return updates.scene.fault() }
      return "\(calls) calls in \(updates.frames) frames of \(size)"
    })
  listenerRows(bench)
}

/// The lives of tweens whose starts, repeats and ends are events: without a listener, without it
/// again after there was one, and with one.
private func listenerRows(_ bench: Bench) {
  let size = 1_000
  for listener in Listener.allCases {
    let scene = LifeScene(count: size, listener)
    bench.row(
      "a life of two plays, with \(listener.rawValue)", size, units: size,
      bar: listener == .counting ? .none : .nanoseconds(1_300), body: scene.play, fault: scene.fault
    )
  }
}

private enum Listener: String, CaseIterable {
  case never = "no onEvent"
  case before = "an onEvent that is nil again"
  case counting = "an onEvent that counts"
}

private final class LifeScene {
  private let tweener = Tweener()
  private let boxes: [Box]
  private let template: TweenTemplate<Box>
  private let ends = Tally()
  private let events = Tally()
  private let listener: Listener
  private var plays = 0

  init(count: Int, _ listener: Listener) {
    self.listener = listener
    boxes = (0..<count).map { _ in Box() }
    let ends = ends
    template = TweenTemplate<Box>(duration: 2 * Frame.seconds, repeat: 1).to(\.x, 100)
      .onComplete { ends.count += 1 }
    guard listener != .never else { return }
    let events = events
    tweener.onEvent = { _ in events.count += 1 }
    if listener == .before { tweener.onEvent = nil }
  }

  func play() {
    for box in boxes { tweener.addTween(box, template) }
    for _ in 0..<4 { tweener.advance(by: Frame.seconds) }
    plays += 1
  }

  func fault() -> String? {
    guard ends.count == plays * boxes.count else { return "\(ends.count) ends in \(plays) plays" }
    // It is added, starts, repeats, completes and ends.
    let expected = listener == .counting ? 5 * plays * boxes.count : 0
    guard events.count == expected else { return "\(events.count) events in \(plays) plays" }
    guard tweener.tweenCount == 0 else { return "\(tweener.tweenCount) tweens live" }
    return boxes.first { $0.x != 100 }.map { "a target shows \($0.x)" }
  }
}
