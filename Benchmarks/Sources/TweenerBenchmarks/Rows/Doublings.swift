// Costs that must not grow faster than the work: each is measured for some work and for twice as much. What is skipped is no work.

import CLoops
import Tweener

func doublingRows(_ bench: Bench) {
  nestingRows(bench)
  parallelRows(bench)
  callRows(bench)
  partRows(bench)
  skippingRows(bench)
}

/// Timelines in timelines.
private func nestingRows(_ bench: Bench) {
  doubling(bench, "levels of nested timelines", 32) { depth in
    let boxes = (0..<10).map { _ in Box() }
    let scenes = boxes.map { box in (tweener: quiet(), timeline: line(depth, of: box)) }
    return {
      for scene in scenes {
        let tween = scene.tweener.addTimeline(scene.timeline)
        scene.tweener.advance(by: 0.25)
        tween.seek(to: 0.75)
        scene.tweener.advance(by: 0.5)
      }
      return boxes.allSatisfy { $0.x == 10 } ? nil : "a timeline is not at its end"
    }
  }
  doubling(bench, "leaves of a tree of timelines, played", 32) { leaves in
    let (tweener, box) = (quiet(), Box())
    tweener.addTimeline(tree(leaves, of: box))
    return {
      for _ in 0...leaves * 6 { tweener.advance(by: 1.0 / 60) }
      return tweener.tweenCount == 0 && box.x == 10 ? nil : "the timeline is not at its end"
    }
  }
}

private func leaf(_ duration: Double, of box: Box) -> TweenTimeline {
  var timeline = TweenTimeline()
  timeline.add(box, [.duration: duration, .path(\Box.x): 10])
  return timeline
}

private func line(_ depth: Int, of box: Box) -> TweenTimeline {
  (0..<depth).reduce(leaf(1, of: box)) { inner, _ in
    var outer = TweenTimeline()
    outer.add(inner)
    return outer
  }
}

private func tree(_ leaves: Int, of box: Box) -> TweenTimeline {
  if leaves == 1 { return leaf(0.1, of: box) }
  var timeline = TweenTimeline()
  for _ in 0..<2 { timeline.add(tree(leaves / 2, of: box)) }
  return timeline
}

/// What runs at once.
private func parallelRows(_ bench: Bench) {
  doubling(bench, "nested timelines that run at once", 100) { count in
    let (tweener, boxes) = (quiet(), (0..<count).map { _ in Box() })
    var all = TweenTimeline()
    for (place, box) in boxes.enumerated() {
      var row = TweenTimeline()
      for number in 0..<10 { row.add(box, [.duration: 0.1, .path(\Box.x): Double(number)]) }
      all.add(row, at: .at(Double(place) * 0.0001))
    }
    return played(tweener, all) { boxes.allSatisfy { $0.x == 9 } }
  }
  doubling(bench, "members that repeat at once", 150) { count in
    let (tweener, boxes) = (quiet(), (0..<count).map { _ in Box() })
    var all = TweenTimeline()
    for (place, box) in boxes.enumerated() {
      all.add(
        box, [.duration: 0.1, .repeat: 9, .path(\Box.x): 9], at: .at(Double(place) * 0.0001))
    }
    return played(tweener, all) { boxes.allSatisfy { $0.x == 9 } }
  }
}

private func played(
  _ tweener: Tweener, _ timeline: TweenTimeline, _ isRight: @escaping () -> Bool
) -> () -> String? {
  tweener.addTimeline(timeline)
  return {
    for _ in 0..<80 { tweener.advance(by: 1.0 / 60) }
    return isRight() ? nil : "a box is not at its end"
  }
}

/// Calls that concern a part of a timeline each.
private func callRows(_ bench: Bench) {
  doubling(bench, "targets of a timeline that are freed", 2_000) { count in
    let crowd = Crowd(count, [.duration: 100, .path(\Box.x): 1])
    return {
      crowd.boxes = []
      for _ in 0..<64 { crowd.tweener.advance(by: 1.0 / 60) }
      return crowd.tweener.tweenCount == 0 ? nil : "the timeline lives without targets"
    }
  }
  doubling(bench, "targets of a timeline that are removed", 1_000) { count in
    let crowd = Crowd(count, [.duration: 100, .path(\Box.x): 1])
    return {
      for box in crowd.boxes where !crowd.tweener.removeTween(box) { return "nothing was removed" }
      return crowd.tweener.tweenCount == 0 ? nil : "the timeline lives without targets"
    }
  }
  doubling(bench, "targets of a timeline that are paused", 200) { count in
    let crowd = Crowd(count, [.duration: 100, .path(\Box.x): 1])
    return {
      for box in crowd.boxes where !crowd.tweener.pauseTween(box) { return "nothing was paused" }
      return nil
    }
  }
  doubling(bench, "targets of a timeline that newer tweens take", 8_000) { count in
    let crowd = Crowd(count, [.duration: 100, .path(\Box.x): 1])
    return {
      for box in crowd.boxes { crowd.tweener.addTween(box, [.duration: 0.1, .path(\Box.x): 2]) }
      crowd.tweener.advance(by: 0.2)
      return crowd.boxes.allSatisfy { $0.x == 2 } ? nil : "a box is not at its end"
    }
  }
  doubling(bench, "members that are added while it plays", 150) { count in
    let (tweener, boxes, first) = (quiet(), (0..<count).map { _ in Box() }, Box())
    let tween = tweener.addTimeline(leaf(100, of: first))
    tweener.advance(by: 0.1)
    return {
      for box in boxes {
        var more = TweenTimeline()
        more.add(box, [.duration: 1, .path(\Box.x): 1], at: .at(1))
        tween.append(more)
      }
      tweener.advance(by: 3)
      return first.x > 0 && boxes.allSatisfy { $0.x == 1 } ? nil : "a box is not at its end"
    }
  }
  doubling(bench, "members that start under an onUpdate", 2_000) { count in
    let (tweener, tally) = (quiet(), Tally())
    let boxes = (0..<count).map { _ in Box() }
    tweener.addTimeline(chain(boxes), [.onUpdate: { tally.count += 1 }])
    return {
      // Steps of one number: what a frame writes grows with the members already.
      for _ in 0...100 { tweener.advance(by: Double(count) * 0.0001) }
      let isRight = tally.count >= 100 && boxes.allSatisfy { $0.x == 1 }
      return isRight ? nil : "a box is not at its end, or the callback was not called"
    }
  }
  doubling(bench, "members that are played backwards", 2_000) { count in
    let (tweener, boxes) = (quiet(), (0..<count).map { _ in Box() })
    let tween = tweener.addTimeline(chain(boxes), [.pausesOnCompletion: true])
    tweener.advance(by: Double(count) * 0.01)
    guard boxes.allSatisfy({ $0.x == 1 }) else { return { "a box is not at its end" } }
    tween.reverse()
    return {
      for _ in 0...100 { tweener.advance(by: Double(count) * 0.0001) }
      return boxes.allSatisfy { $0.x == 0 } ? nil : "a box is not at its start"
    }
  }
  doubling(bench, "members that a seek passes with calls", 2_000) { count in
    let (tweener, tally) = (quiet(), Tally())
    let boxes = (0..<count).map { _ in Box() }
    let tween = tweener.addTimeline(
      chain(boxes, [.onStart: { tally.count += 1 }]), [.pausesOnCompletion: true])
    tweener.advance(by: 0)
    return {
      withExtendedLifetime(tweener) {
        tween.seek(to: tween.totalDuration, callsBack: true)
        tween.seek(to: 0, callsBack: true)
      }
      let isRight = tally.count >= count && boxes.allSatisfy { $0.x == 0 }
      return isRight ? nil : "a box is not at its start, or the callback was not called"
    }
  }
}

/// A timeline that moves many boxes at once, and has begun.
private final class Crowd {
  let tweener = quiet()
  var boxes: [Box]

  init(_ count: Int, _ words: TweenParameters) {
    boxes = (0..<count).map { _ in Box() }
    var timeline = TweenTimeline()
    for box in boxes { timeline.add(box, words, at: .at(0)) }
    tweener.addTimeline(timeline)
    tweener.advance(by: 0.1)
  }
}

/// A timeline that moves boxes one after another, a hundredth of a second each.
private func chain(_ boxes: [Box], _ words: TweenParameters = [:]) -> TweenTimeline {
  var timeline = TweenTimeline()
  let words = words.merging([.duration: 0.01, .path(\Box.x): 1]) { own, _ in own }
  for box in boxes { timeline.add(box, words) }
  return timeline
}

/// Many parts of one thing: a target with many tweens, a timeline that is asked while it is written, a list of keyframes.
private func partRows(_ bench: Bench) {
  doubling(bench, "tweens of one target that wait, atAdd", 500) { count in
    let (tweener, wall, keys) = lamps(count)
    return {
      for key in keys {
        tweener.addTween(wall, [.delay: 1, .duration: 1, .overwrite: OverwriteMode.atAdd, key: 1])
      }
      return tweener.tweenCount == count ? nil : "not all of them wait"
    }
  }
  doubling(bench, "properties of one target that calls name", 500) { count in
    let (tweener, wall, keys) = lamps(count)
    for key in keys { tweener.addTween(wall, [.duration: 100, key: 1]) }
    tweener.advance(by: 0.1)
    return {
      for key in keys {
        guard tweener.isTweening(wall, key), tweener.pauseTween(wall, [key]) else {
          return "a tween is not there"
        }
      }
      for key in keys where !tweener.removeTween(wall, [key]) { return "nothing was removed" }
      return tweener.tweenCount == 0 ? nil : "a tween is left"
    }
  }
  doubling(bench, "a timeline's duration, asked at each member", 250) { count in
    let boxes = (0..<count).map { _ in Box() }
    return {
      var timeline = TweenTimeline()
      for box in boxes {
        timeline.add(
          box, [.duration: 1, .path(\Box.x): 1], at: .at(max(0, timeline.duration - 0.5)))
      }
      return timeline.duration > Double(count) / 2 ? nil : "the timeline is too short"
    }
  }
  doubling(bench, "keyframes that are relative, sought", 5_000) { count in
    let (tweener, box) = (quiet(), Box())
    let steps = Array(repeating: TweenValue.by(1), count: count)
    let tween = tweener.addTween(box, [.duration: 100, .path(\Box.x): TweenValue.keyframes(steps)])
    tweener.advance(by: 0.1)
    return {
      for place in 0..<100 { tween.seek(to: Double(place * 37 % 100)) }
      return box.x > 0 ? nil : "the box has not moved"
    }
  }
}

private func lamps(_ count: Int) -> (Tweener, Wall, [TweenKey]) {
  let (tweener, wall) = (quiet(), Wall(count))
  let keys = (0..<count).map { TweenKey.path(\Wall.lamps[$0]) }
  // Keys are told apart and looked up once.
  for key in keys { tweener.addTween(wall, [key: 0]) }
  return (tweener, wall, keys)
}

/// Plays that a step passes are no work, nor those that a negative delay skips: sixteen times as many may cost what twice the work may.
private func skippingRows(_ bench: Bench) {
  doubling(bench, "plays inside a timeline that one step passes", 1_000, times: 16) { count in
    let (tweener, box) = (quiet(), Box())
    var timeline = TweenTimeline()
    timeline.add(leaf(0.5, of: box), [.repeat: -1])
    tweener.addTimeline(timeline)
    tweener.advance(by: 0.125)
    return {
      tweener.advance(by: Double(count) * 0.5)
      return box.x == 2.5 ? nil : "the box is at \(box.x)"
    }
  }
  doubling(bench, "plays inside a timeline that a delay skips", 1_000, times: 16) { count in
    let (tweener, box) = (quiet(), Box())
    var timeline = TweenTimeline()
    timeline.add(leaf(0.5, of: box), [.repeat: -1, .delay: -0.5 * Double(count)])
    return {
      tweener.addTimeline(timeline)
      tweener.advance(by: 0.125)
      return box.x == 2.5 ? nil : "the box is at \(box.x)"
    }
  }
}

/// Enters what `factor` times as many cost, as a multiple of what `size` of them cost. `prepare` makes a scene of some size and
/// gives back what is timed, which says what is wrong.
private func doubling(
  _ bench: Bench, _ name: String, _ size: Int, times factor: Int = 2,
  _ prepare: (Int) -> () -> String?
) {
  let row = "doubling, \(name)"
  log(row)
  func cost(_ count: Int) -> Double {
    let body = prepare(count)
    let start = thread_nanoseconds()
    let fault = body()
    let time = Double(thread_nanoseconds() - start)
    if let fault { bench.fault("\(row), \(count): \(fault)") }
    return time
  }
  // The least of some runs of each: what comes from elsewhere only adds.
  let runs = bench.isShort ? 2 : 5
  let few = (0..<runs).map { _ in cost(size) }.min() ?? .nan
  let many = (0..<runs).map { _ in cost(factor * size) }.min() ?? .nan
  bench.add(
    Figure(row: row, size: factor * size, value: many, ratio: many / few, bar: .doubling(2.3)))
}
