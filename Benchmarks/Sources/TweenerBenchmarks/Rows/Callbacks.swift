// Tweens with an onUpdate each.

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
  let writes = Double(frames * size)
  let times = bench.time("onUpdate, \(size)", loops: updates.scene.loop.frames(frames)) {
    for _ in 0..<frames { updates.frame() }
  }
  let calls = updates.tally.count
  if calls != updates.frames * size {
    return bench.fault("onUpdate ran \(calls) times in \(updates.frames) frames of \(size)")
  }
  if let fault = updates.scene.fault() { return bench.fault("onUpdate: \(fault)") }
  bench.add(
    "onUpdate for every tween, the write included", size, times, units: writes, writes: writes,
    bar: .nanoseconds(15))
}
