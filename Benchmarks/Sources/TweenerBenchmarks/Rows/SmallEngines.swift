// Engines with little in them, as a server has them: the time and the bytes to make one, and a frame of one.

import CLoops
import Tweener
import TweenerPlugins

func smallEngineRows(_ bench: Bench) {
  let size = 1_000
  let idle = { Tweener() }
  let withPlugins = {
    let tweener = Tweener()
    tweener.install(StandardPlugins())
    return tweener
  }
  make(bench, "making an idle engine", size, bar: .nanoseconds(3_000), idle)
  // The first one makes what all engines share.
  make(
    bench, "making an engine with StandardPlugins, beyond the first", size,
    bar: .nanoseconds(30_000), withPlugins)
  if allocated_bytes() > 0 {
    weigh(bench, "memory of an idle engine", size, bar: .bytes(3_300), idle)
    weigh(
      bench, "memory of an engine with one tween", size, bar: .bytes(9_500), hasTween: true, idle)
    weigh(
      bench, "memory of an engine with StandardPlugins, beyond the first", size,
      bar: .bytes(6_000), withPlugins)
  } else {
    log("allocated bytes cannot be counted on this platform")
  }
  frames(bench, "frame of an engine with one tween", engines: 1, frames: 10_000)
  frames(bench, "frame of 1,000 engines with one tween each, an engine", engines: 1_000, frames: 10)
}

private func make(
  _ bench: Bench, _ row: String, _ size: Int, bar: Bar, _ makeEngine: @escaping () -> Tweener
) {
  var engines = [makeEngine()]
  engines.reserveCapacity(size)
  bench.row(
    row, size, units: size, bar: bar, prepare: { engines.removeAll(keepingCapacity: true) },
    body: { for _ in 0..<size { engines.append(makeEngine()) } },
    fault: { engines.count == size ? nil : "\(engines.count) engines" })
}

private func weigh(
  _ bench: Bench, _ row: String, _ size: Int, bar: Bar, hasTween: Bool = false,
  _ makeEngine: () -> Tweener
) {
  let first = makeEngine()
  let boxes = (0..<size).map { _ in Box() }
  var engines: [Tweener] = []
  engines.reserveCapacity(size)
  let before = allocated_bytes()
  for box in boxes {
    let tweener = makeEngine()
    if hasTween { addTween(to: tweener, box) }
    engines.append(tweener)
  }
  let bytes = Double(allocated_bytes()) - Double(before)
  let tweens = engines.reduce(first.tweenCount) { $0 + $1.tweenCount }
  guard tweens == (hasTween ? size : 0) else { return bench.fault("\(row): \(tweens) tweens") }
  withExtendedLifetime((first, boxes)) {
    _ = bench.add(Figure(row: row, size: size, value: bytes / Double(size), bar: bar))
  }
}

private func frames(_ bench: Bench, _ row: String, engines size: Int, frames: Int) {
  let boxes = (0..<size).map { _ in Box() }
  let engines = boxes.map { box in
    let tweener = Tweener()
    addTween(to: tweener, box)
    return tweener
  }
  var passed: Int64 = 1
  bench.row(
    row, size, units: size * frames, bar: .nanoseconds(100),
    body: {
      for _ in 0..<frames {
        for engine in engines { engine.advance(by: Frame.seconds) }
      }
      passed += Int64(frames)
    },
    fault: {
      let duration = seconds * 1_000 * Double(Frame.flicksPerMillisecond)
      let share = Double(passed * Frame.flicks) / duration
      let wanted = end * Easing.inOutQuad(share)
      let found = boxes.first { $0.x.bitPattern != wanted.bitPattern }?.x
      return found.map { "a target shows \($0) and not \(wanted)" }
    })
}

/// Seconds that no row lasts.
private let seconds = 100_000.0
private let end = 100.0

/// A tween that has started.
private func addTween(to tweener: Tweener, _ box: Box) {
  tweener.addTween(box, [.duration: seconds, .easing: Easing.inOutQuad, .path(\Box.x): end])
  tweener.advance(by: Frame.seconds)
}
