// Timelines, keyframes and plays that run backwards: frames, boundaries, adding and seeking.

import CLoops
import Tweener

func timelineRows(_ bench: Bench) {
  steadyMembers(bench, bench.isShort ? 10_000 : 100_000)
  boundaries(bench, bench.isShort ? 2_500 : 25_000)
  manyMembers(bench, 100)
  firstStarts(bench, bench.isShort ? 500 : 5_000)
  adding(bench, bench.isShort ? 500 : 5_000)
  seeking(bench)
  steadyKeyframes(bench, bench.isShort ? 10_000 : 100_000)
  steadyReversed(bench, bench.isShort ? 10_000 : 100_000)
}

// MARK: Frames

/// As many plain tweens and as many others, in turn: the figure is the ratio of their frames.
private func compare(
  _ bench: Bench, _ row: String, _ size: Int, bar: Double, plain: MovingBoxes, other: MovingBoxes
) {
  let frames = max(4, 1_000_000 / size)
  let times = bench.time(
    "\(row), \(size)", loops: [{ for _ in 0..<frames { plain.frame() } }]
  ) {
    for _ in 0..<frames { other.frame() }
  }
  if let fault = plain.fault() ?? other.fault() { return bench.fault("\(row), \(size): \(fault)") }
  let units = Double(frames * size)
  bench.add(row, size, times, units: units, writes: units, bar: .ratio(bar))
}

private func steadyMembers(_ bench: Bench, _ size: Int) {
  let members = MovingBoxes(size) { tweener, boxes in
    for first in stride(from: 0, to: boxes.count, by: 10) {
      var timeline = TweenTimeline(defaults: MovingBoxes.parameters)
      for box in boxes[first..<first + 10] { timeline.add(box, [.path(\Box.x): 100], at: 0) }
      tweener.addTimeline(timeline)
    }
  }
  compare(
    bench, "steady, members of timelines (× plain tweens)", size, bar: 1.1,
    plain: MovingBoxes(size), other: members)
  let frames = 64
  allocations_start()
  for _ in 0..<frames { members.frame() }
  let seen = Double(allocations_stop())
  bench.add(
    Figure(
      row: "allocations of a steady frame, members of timelines", size: size,
      value: seen / Double(frames), bar: .allocations))
}

private func steadyKeyframes(_ bench: Bench, _ size: Int) {
  let keyframes = MovingBoxes(size) { tweener, boxes in
    // Before the first of them the way is that of a plain tween.
    for box in boxes {
      tweener.addTween(
        box,
        MovingBoxes.parameters.merging([
          .path(\Box.x): TweenValue.keyframes([100, 0], at: [1, 1])
        ]) { $1 })
    }
  }
  compare(
    bench, "steady, keyframes (× plain tweens)", size, bar: 1.2, plain: MovingBoxes(size),
    other: keyframes)
}

private func steadyReversed(_ bench: Bench, _ size: Int) {
  let reversed = MovingBoxes(size, isReversed: true) { tweener, boxes in
    for box in boxes {
      let tween = tweener.addTween(
        box, MovingBoxes.parameters.merging([.path(\Box.x): 100]) { $1 })
      tween.seek(to: MovingBoxes.duration)
      tween.isReversed = true
    }
  }
  compare(
    bench, "steady, reversed (× forwards)", size, bar: 1.1, plain: MovingBoxes(size),
    other: reversed)
}

/// Boxes that go from 0 to 100 in a straight line.
private final class MovingBoxes {
  static let duration = 1_000_000.0
  static var parameters: TweenParameters { [.duration: duration] }

  private let tweener = Tweener()
  private let boxes: [Box]
  private let isReversed: Bool
  private var frames = 0

  convenience init(_ count: Int) {
    self.init(count) { tweener, boxes in
      tweener.addTween(boxes, MovingBoxes.parameters.merging([.path(\Box.x): 100]) { $1 })
    }
  }

  init(
    _ count: Int, isReversed: Bool = false, add: (Tweener, [Box]) -> Void
  ) {
    var random = Random(seed: UInt64(count))
    boxes = Array(scattered: (0..<count).shuffled(using: &random), Box.init)
    self.isReversed = isReversed
    add(tweener, boxes)
    tweener.advance(by: 0)
    frame()
  }

  func frame() {
    tweener.advance(by: Frame.seconds)
    frames += 1
  }

  func fault() -> String? {
    let passed = 100 * Double(frames) * Frame.seconds / Self.duration
    let wanted = isReversed ? 100 - passed : passed
    for box in boxes where abs(box.x - wanted) > 1e-9 {
      return "a box shows \(box.x) and not \(wanted)"
    }
    return nil
  }
}

// MARK: Boundaries

/// Timelines of four members one after another, which repeat: three frames a member, so one boundary a member's length. One that calls
/// somebody is visited at each.
private func boundaries(_ bench: Bench, _ count: Int) {
  boundaries(bench, "boundary of a timeline's member, frames included", count, [:], bar: 100)
  boundaries(
    bench, "boundary of a timeline that calls onRepeat, frames included", count, [.onRepeat: {}],
    bar: 2_500)
}

private func boundaries(
  _ bench: Bench, _ row: String, _ count: Int, _ callbacks: TweenParameters, bar: Double
) {
  var random = Random(seed: 9)
  let boxes: [Box] = Array(scattered: (0..<count).shuffled(using: &random), Box.init)
  let tweener = Tweener()
  for box in boxes {
    var timeline = TweenTimeline(defaults: [.duration: 0.05])
    for end in [100.0, 50, 75, 0] { timeline.add(box, [.path(\Box.x): end]) }
    tweener.addTimeline(timeline, callbacks.merging([.repeat: -1]) { $1 })
  }
  tweener.advance(by: 0)
  let frames = 12
  bench.row(
    row, count, units: frames / 3 * count, bar: .nanoseconds(bar),
    body: { for _ in 0..<frames { tweener.advance(by: Frame.seconds) } },
    fault: { tweener.tweenCount == count && boxes.allSatisfy { $0.x == 0 } ? nil : "a wrong value" }
  )
}

/// Timelines of members one after another on one component, each three frames long. They call somebody, so that they are visited at
/// each boundary.
private struct Chains {
  let tweener = Tweener()
  let boxes: [Box]

  init(_ count: Int, members: Int, repeats: Int) {
    boxes = (0..<count).map { _ in Box() }
    for box in boxes {
      var timeline = TweenTimeline(defaults: [.duration: 0.05])
      for index in 0..<members {
        timeline.add(box, [.path(\Box.x): [100.0, 50, 75, 0][index % 4]])
      }
      tweener.addTimeline(timeline, [.repeat: repeats, .onRepeat: {}])
    }
    tweener.advance(by: 0)
  }

  func run(frames: Int) {
    for _ in 0..<frames { tweener.advance(by: Frame.seconds) }
  }
}

/// As many boundaries a frame, in timelines of four members and of four hundred.
private func manyMembers(_ bench: Bench, _ count: Int) {
  let row = "boundary among 400 members of a component (× among 4)"
  let (few, many) = (
    Chains(count, members: 4, repeats: -1), Chains(count, members: 400, repeats: -1)
  )
  for chains in [few, many] { chains.run(frames: 3 * 400) }
  let frames = 24
  let times = bench.time("\(row), \(count)", loops: [{ few.run(frames: frames) }]) {
    many.run(frames: frames)
  }
  let units = Double(frames / 3 * count)
  bench.add(row, count, times, units: units, writes: units, bar: .ratio(2))
}

/// Members that start for the first time, in the order of their places.
private func firstStarts(_ bench: Bench, _ count: Int) {
  var chains = Chains(0, members: 0, repeats: 0)
  let members = 8
  bench.row(
    "first start of a timeline's member, frames included", count, units: (members - 2) * count,
    bar: .nanoseconds(2_500),
    prepare: {
      chains = Chains(count, members: members, repeats: 0)
      chains.run(frames: 3)
    },
    body: { chains.run(frames: 3 * (members - 2)) },
    fault: { chains.tweener.tweenCount == count ? nil : "\(chains.tweener.tweenCount) tweens live" }
  )
}

// MARK: Adding

private func adding(_ bench: Bench, _ count: Int) {
  adding(bench, "adding a timeline of 10 members, a member", count, [.duration: 1]) {
    $0.add($1, [.path(\Box.x): Double($2 % 100)])
  }
  let templates = (0..<100).map { TweenTemplate<Box>(duration: 1).to(\.x, Double($0)) }
  adding(bench, "adding a timeline of 10 ready templates, a member", count, [:]) {
    $0.add($1, templates[$2 % 100])
  }
}

private func adding(
  _ bench: Bench, _ row: String, _ count: Int, _ defaults: TweenParameters,
  _ add: @escaping (inout TweenTimeline, Box, Int) -> Void
) {
  let boxes = (0..<10 * count).map { _ in Box() }
  var tweener = Tweener()
  bench.row(
    row, count, units: boxes.count, bar: .nanoseconds(400),
    prepare: { tweener = Tweener() },
    body: {
      for first in stride(from: 0, to: boxes.count, by: 10) {
        var timeline = TweenTimeline(defaults: defaults)
        for index in first..<first + 10 { add(&timeline, boxes[index], index) }
        tweener.addTimeline(timeline)
      }
    },
    fault: { tweener.tweenCount == count ? nil : "\(tweener.tweenCount) tweens live" })
}

// MARK: Seeking

/// A thousand members, ten after another on each of a hundred components.
private func seeking(_ bench: Bench) {
  var random = Random(seed: 10)
  let boxes = (0..<100).map { _ in Box() }
  var timeline = TweenTimeline(defaults: [.duration: 1])
  for round in 0..<10 {
    for box in boxes {
      timeline.add(
        box, [.path(\Box.x): Double.random(in: 0...100, using: &random)], at: .at(Double(round)))
    }
  }
  let tweener = Tweener()
  let tween = tweener.addTimeline(timeline, [.paused: true])
  tween.seek(to: 10)
  let places = (0..<200).map { _ in Double.random(in: 0...10, using: &random) }
  bench.row(
    "seeking a timeline of 1,000 members on 100 components", 1_000, units: places.count,
    bar: .nanoseconds(15_000),
    body: { for place in places { tween.seek(to: place) } },
    fault: { abs(tween.elapsed - (places.last ?? 0)) < 1e-8 ? nil : "it is at \(tween.elapsed)" })
}
