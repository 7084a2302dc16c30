// Springs, decays and hand-over: frames, retargeting, and asking for a velocity.

import CLoops
import Tweener

func springRows(_ bench: Bench) {
  for size in bench.sizes([1_000, 10_000, 100_000]) {
    steadySprings(bench, size)
    steadyDecays(bench, size)
  }
  steadyHandover(bench, bench.isShort ? 10_000 : 100_000)
  retargeting(bench, 10_000)
  asking(bench)
}

/// Boxes under way, and the same in columns for the C loop.
private final class SwingingBoxes {
  let tweener = Tweener()
  let boxes: [Box]
  private(set) var columns: Columns
  private let objects: [UnsafeMutablePointer<Double>?]
  private var frames = 0

  /// `add` starts the box's tween and says the entry's `from` and `delta`.
  init(_ count: Int, add: (Tweener, Box, Int) -> (from: Double, delta: Double)) {
    var random = Random(seed: UInt64(count))
    let order = (0..<count).shuffled(using: &random)
    boxes = Array(scattered: order, Box.init)
    columns = columns_make(count)
    objects_make(count, 1, columns.destination)
    objects = (0..<count).map { [columns] in columns.destination[$0] }
    for (index, box) in boxes.enumerated() {
      let entry = add(tweener, box, index)
      columns.start[index] = 0
      columns.span[index] = 1 / Frame.seconds
      (columns.from[index], columns.delta[index]) = (entry.from, entry.delta)
      columns.destination[index] = objects[order[index]]
    }
    tweener.advance(by: 0)
    frame()
  }

  deinit {
    for (index, object) in objects.enumerated() { columns.destination[index] = object }
    objects_free(columns.count, columns.destination)
    columns_free(columns)
  }

  func frame() {
    tweener.advance(by: Frame.seconds)
    frames += 1
  }

  /// The frame up to which the engine has come.
  var now: Double { Double(frames) }

  /// What differs between the boxes and the objects of the C loop.
  func fault() -> String? {
    guard tweener.tweenCount == boxes.count else { return "\(tweener.tweenCount) tweens are left" }
    for (index, box) in boxes.enumerated() {
      let loop = columns.destination[index]?.pointee ?? .nan
      if abs(box.x - loop) > 1e-9 { return "a box shows \(box.x), the C loop \(loop)" }
    }
    return nil
  }
}

/// A spring that moves for as long as the benchmark runs.
private let slow = TweenSpring(response: 1_000, dampingRatio: 0.2)

private func steadySprings(_ bench: Bench, _ size: Int) {
  let velocities = UnsafeMutablePointer<Double>.allocate(capacity: size)
  defer { velocities.deallocate() }
  let scene = SwingingBoxes(size) { tweener, box, index in
    let (end, velocity) = (Double(index % 100) + 1, Double(index % 7) - 3)
    velocities[index] = velocity
    tweener.addTween(
      box, [.spring: slow, .path(\Box.x): TweenValue.to(end).velocity(velocity)])
    return (0, end)
  }
  // The coefficients of the underdamped oscillator.
  let (ratio, omega) = (slow.dampingRatio, 2 * Double.pi / slow.response)
  let turning = (1 - ratio * ratio).squareRoot()
  var springs = Springs(
    fading: -ratio * omega / 0.693_147_180_559_945_3, half_turns: omega * turning / Double.pi,
    lean: ratio / turning, seconds: 1 / (turning * omega), velocity: velocities)
  let frames = max(bench.isShort ? 2 : 4, 1_000_000 / size)
  func loop(_ now: Double) {
    var columns = scene.columns
    springs_sweep(&springs, &columns, now)
  }
  steady(bench, "steady, springs", scene, size, frames, loop)
}

private func steadyDecays(_ bench: Bench, _ size: Int) {
  let decay = TweenDecay(drag: 0.001)
  let scene = SwingingBoxes(size) { tweener, box, index in
    let velocity = Double(index % 100) + 1
    tweener.addTween(box, [.path(\Box.x): TweenValue.decay(velocity: velocity, decay)])
    return (0, velocity / 0.001)
  }
  let frames = max(bench.isShort ? 2 : 4, 1_000_000 / size)
  steady(bench, "steady, decays", scene, size, frames) { now in
    var columns = scene.columns
    decays_sweep(-0.001 / 0.693_147_180_559_945_3, &columns, now)
  }
}

private func steady(
  _ bench: Bench, _ row: String, _ scene: SwingingBoxes, _ size: Int, _ frames: Int,
  _ loop: @escaping (Double) -> Void
) {
  let times = bench.time(
    "\(row), \(size)",
    loops: [{ for frame in 1...frames { loop(scene.now + Double(frame)) } }]
  ) {
    for _ in 0..<frames { scene.frame() }
  }
  loop(scene.now)
  if let fault = scene.fault() { return bench.fault("\(row), \(size): \(fault)") }
  let writes = Double(frames * size)
  bench.add(row, size, times, units: writes, writes: writes, bar: .ratio(1.35))
}

private func steadyHandover(_ bench: Bench, _ size: Int) {
  func scene(_ handover: HandoverMode) -> SwingingBoxes {
    SwingingBoxes(size) { tweener, box, _ in
      tweener.addTween(box, [.duration: 1_000_000, .path(\Box.x): 1_000_000])
      if box.x == 0 { tweener.advance(by: 0) }
      tweener.addTween(
        box, [.duration: 1_000_000, .handover: handover, .path(\Box.x): 100])
      return (0, 100)
    }
  }
  let (plain, smooth) = (scene(.jump), scene(.smooth))
  let frames = max(4, 1_000_000 / size)
  let row = "steady, smooth hand-over (× plain tweens)"
  let times = bench.time(
    "\(row), \(size)", loops: [{ for _ in 0..<frames { plain.frame() } }]
  ) {
    for _ in 0..<frames { smooth.frame() }
  }
  let units = Double(frames * size)
  bench.add(row, size, times, units: units, writes: units, bar: .ratio(1.5))
}

private func retargeting(_ bench: Bench, _ size: Int) {
  retargeting(bench, "retargeting a running spring, its frame included", size) {
    $0.addTween($1, [.spring: slow, .path(\Box.x): $2])
  }
  let (near, far) = (
    TweenTemplate<Box>(spring: slow).to(\.x, 1), TweenTemplate<Box>(spring: slow).to(\.x, 100)
  )
  retargeting(bench, "retargeting by a ready template, its frame included", size) {
    $0.addTween($1, $2 == 1 ? near : far)
  }
}

private func retargeting(
  _ bench: Bench, _ row: String, _ size: Int, _ send: @escaping (Tweener, Box, Double) -> Void
) {
  var random = Random(seed: 12)
  let boxes: [Box] = Array(scattered: (0..<size).shuffled(using: &random), Box.init)
  let tweener = Tweener()
  tweener.reserveCapacity(2 * size)
  var end = 1.0
  for box in boxes { send(tweener, box, end) }
  tweener.advance(by: Frame.seconds)
  bench.row(
    row, size, units: size, bar: .nanoseconds(400),
    body: {
      end = 101 - end
      for box in boxes { send(tweener, box, end) }
      tweener.advance(by: Frame.seconds)
    }, fault: { tweener.tweenCount == size ? nil : "\(tweener.tweenCount) tweens live" })
}

private func asking(_ bench: Bench) {
  let tweener = Tweener()
  let boxes = (0..<1_000).map { _ in Box() }
  for box in boxes { tweener.addTween(box, [.spring: slow, .path(\Box.x): 1]) }
  tweener.advance(by: Frame.seconds)
  var sum = 0.0
  bench.row(
    "velocity(of:) of a stored number", boxes.count, units: boxes.count, bar: .nanoseconds(150),
    body: { for box in boxes { sum += tweener.velocity(of: box, \.x) ?? 0 } },
    fault: { sum > 0 ? nil : "nothing moves" })
}
