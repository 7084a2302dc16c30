// Bytes that a live tween takes in the engine: its row, its columns, its plan, and the target's record. The
// target itself is not counted. Arrays that grow are counted with the room they have to spare.

import CLoops
import Tweener

func memoryRows(_ bench: Bench) {
  guard allocated_bytes() > 0 else {
    return log("allocated bytes cannot be counted on this platform")
  }
  for way in Way.all {
    for size in bench.isShort ? [100_000] : [100_000, 1_000_000] {
      let boxes = (0..<size).map { _ in Box() }
      let tweener = Tweener()
      let before = allocated_bytes()
      way.add(tweener, boxes)
      tweener.advance(by: Frame.seconds)
      let bytes = Double(allocated_bytes()) - Double(before)
      guard withExtendedLifetime(boxes, { tweener.tweenCount }) == size else {
        return bench.fault("memory: not all tweens live")
      }
      bench.add(
        Figure(
          row: "memory of a tween, \(way.name)", size: size, value: bytes / Double(size),
          bar: .bytes(200)))
    }
  }
}
