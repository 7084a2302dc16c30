// One target among a million: removing and pausing its tween.

import CLoops
import Tweener

func singleRows(_ bench: Bench) {
  let size = bench.isShort ? 100_000 : 1_000_000
  let scene = Scene(.box, count: size)
  let batch = 1_000
  var random = Random(seed: 4)
  var victims = scene.targets.shuffled(using: &random)
  var chosen: [Box] = []

  func row(_ name: String, _ act: @escaping (Box) -> Bool, _ isDone: @escaping (Box) -> Bool) {
    var failed = 0
    let times = bench.time(
      "\(name), \(size)", loops: scene.loop.frames(2),
      prepare: {
        chosen = Array(victims.suffix(batch))
        victims.removeLast(batch)
      },
      body: { for box in chosen where !act(box) { failed += 1 } })
    if failed > 0 || !chosen.allSatisfy(isDone) {
      return bench.fault("\(name), \(size): \(failed) of them did nothing")
    }
    bench.add(
      name, size, times, units: Double(batch), writes: Double(2 * size), bar: .nanoseconds(1_000))
  }

  let tweener = scene.tweener
  row(
    "pause one target", { tweener.pauseTween($0) },
    { tweener.tweens(of: $0).allSatisfy(\.isPaused) })
  row("remove one target's tween", { tweener.removeTween($0) }, { !tweener.isTweening($0) })
}
