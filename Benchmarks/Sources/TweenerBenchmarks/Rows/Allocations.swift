// Allocations of the C library during frames in which nothing begins or ends.

import CLoops
import Tweener

func allocationRows(_ bench: Bench) {
  guard allocations_are_counted() else {
    return log("allocations cannot be counted on this platform")
  }
  // The counter must be able to see one.
  allocations_start()
  var kept = [Box()]
  kept.append(Box())
  let seen = allocations_stop()
  guard seen >= 2, kept.count == 2 else {
    return bench.fault("the counter saw \(seen) allocations where there were two or more")
  }
  for size in bench.sizes([1_000, 10_000, 100_000, 1_000_000]) {
    let scene = Scene(.box, count: size)
    count(bench, "allocations of a steady frame", size, scene.frame)
  }
  count(
    bench, "allocations of a steady frame, observed property", 1_000,
    Scene(.observed, count: 1_000).frame)
  let updates = UpdateScene(count: 10_000)
  count(bench, "allocations of a steady frame, onUpdate", 10_000, updates.frame)
  templateAllocations(bench, 10_000)
}

/// Allocations of adding, where room was made and the template has served one target of the class.
private func templateAllocations(_ bench: Bench, _ size: Int) {
  let boxes = (0...size).map { _ in Box() }
  let template = TweenTemplate<Box>(duration: 2, easing: .inOutQuad).to(\.x, 100)
  let tweener = Tweener()
  tweener.reserveCapacity(boxes.count)
  tweener.addTween(boxes[size], template)
  allocations_start()
  for index in 0..<size { tweener.addTween(boxes[index], template) }
  let seen = Double(allocations_stop())
  if tweener.tweenCount != boxes.count { return bench.fault("templates: not all tweens live") }
  bench.add(
    Figure(
      row: "allocations of adding a template after reserveCapacity, all together", size: size,
      value: seen, bar: .allocations))
}

/// Counts over 128 frames, after two that may still settle something: every slice of what the engine does
/// over many frames is in there.
private func count(_ bench: Bench, _ row: String, _ size: Int, _ frame: () -> Void) {
  frame()
  frame()
  let frames = size > 100_000 ? 66 : 128
  allocations_start()
  for _ in 0..<frames { frame() }
  let seen = Double(allocations_stop())
  bench.add(Figure(row: row, size: size, value: seen / Double(frames), bar: .allocations))
}
