// Costs that must not grow with what is there already: each is measured for one of n and for one of ten times n.

import CLoops
import Tweener
import TweenerPlugins

func growthRows(_ bench: Bench) {
  growth(bench, "a report on one handle", 1_000) { count in
    let tweener = quiet()
    let box = Box()
    let tween = tweener.addTween(box, [.duration: 1, .path(\Box.x): 1])
    return {
      for _ in 0..<count { tween.progress = .nan }
      return tweener.tweenCount == 1 && !tween.problems.isEmpty ? nil : "nothing was reported"
    }
  }
  growth(bench, "a report, by names registered", 1_000) { count in
    let tweener = quiet()
    let box = Box()
    for number in 0..<count { tweener.registerSpecialProperty(TweenKey("name\(number)"), \Box.x) }
    tweener.addTween(box, [.duration: 1, "nme7": 1])
    return repeated(count / 1_000) {
      for _ in 0..<1_000 where tweener.addTween(box, ["nme7": 1]).problems.isEmpty {
        return "nothing was reported"
      }
      return nil
    }
  }
  growth(bench, "a tween, by names registered", 1_000) { count in
    let tweener = quiet()
    let boxes = (0..<1_000).map { _ in Box() }
    for number in 0..<count { tweener.registerSpecialProperty(TweenKey("name\(number)"), \Box.x) }
    return repeated(count / 1_000) {
      for box in boxes { tweener.addTween(box, [.duration: 1, "name7": 1]) }
      tweener.advance(by: 2)
      return boxes.allSatisfy { $0.x == 1 } ? nil : "a tween is not at its end"
    }
  }
  growth(bench, "a tween of one target with many", 1_000) { count in
    let tweener = quiet()
    let wall = Wall(count)
    let keys = (0..<count).map { TweenKey.path(\Wall.lamps[$0]) }
    // Keys are told apart and looked up once.
    for key in keys { tweener.addTween(wall, [key: 0]) }
    return {
      for (number, key) in keys.enumerated() {
        tweener.addTween(wall, [.duration: 1, .delay: Double(number % 10) / 10, key: 1])
      }
      for _ in 0..<4 { tweener.advance(by: 0.5) }
      return wall.lamps.allSatisfy { $0 == 1 } ? nil : "a lamp is not at its end"
    }
  }
  growth(bench, "an onUpdate that starts before all others", 1_000) { count in
    let tweener = quiet()
    let tally = Tally()
    return {
      for number in 0..<count {
        tweener.addCaller([
          .delay: 1 - Double(number) / Double(count), .duration: 2,
          .onUpdate: { tally.count += 1 },
        ])
      }
      for _ in 0..<8 { tweener.advance(by: 0.5) }
      return tweener.tweenCount == 0 && tally.count > count ? nil : "not all were called"
    }
  }
  growth(bench, "pausing one tag", 1_000) { count in
    let tweener = quiet()
    for number in 0..<count { tweener.addCaller([.duration: 9, .tag: number]) }
    return {
      for number in 0..<count { tweener.pauseTweens(tagged: number) }
      return tweener.tweens(tagged: count / 2).first?.isPaused == true ? nil : "a tag is not paused"
    }
  }
  growth(bench, "the place of a member, a label or a pause", 4_000) { count in
    let tweener = quiet()
    let box = Box()
    var timeline = TweenTimeline()
    for number in 0..<count {
      switch number % 10 {
      case 0: timeline.add(box, [.duration: 1, .path(\Box.x): 1], at: "<50%")
      case 1: timeline.addLabel("label\(number)", at: ">")
      case 2: timeline.addPause(at: .label("label\(number - 1)", 1))
      default: timeline.call(at: "<+=0.5") {}
      }
    }
    return {
      tweener.addTimeline(timeline, [.paused: true]).totalDuration > 1
        ? nil : "the timeline has no length"
    }
  }
  growth(bench, "what an animator loses", 100) { count in
    let tweener = quiet()
    let animator = TweenAnimator(duration: 1, on: tweener)
    let tally = Tally()
    let boxes = (0..<count).map { _ in Box() }
    for box in boxes { animator.addAnimations(box, [.path(\Box.x): 100]) }
    animator.addCompletion { _ in tally.count += 1 }
    animator.startAnimation()
    return {
      tweener.removeAllTweens()
      return withExtendedLifetime(boxes) {
        tally.count == 1 ? nil : "the animator did not complete"
      }
    }
  }
}

func quiet() -> Tweener {
  let tweener = Tweener()
  tweener.onProblem = { _ in }
  return tweener
}

private func repeated(_ count: Int, _ body: @escaping () -> String?) -> () -> String? {
  {
    for _ in 0..<count {
      if let fault = body() { return fault }
    }
    return nil
  }
}

/// Enters what one costs among ten times as many, as a multiple of what it costs among `size`. `prepare` makes a
/// scene of some size and gives back what is timed, which says what is wrong.
private func growth(
  _ bench: Bench, _ name: String, _ size: Int, _ prepare: (Int) -> () -> String?
) {
  log("growth, \(name)")
  func cost(_ count: Int) -> Double {
    let body = prepare(count)
    let start = thread_nanoseconds()
    let fault = body()
    let time = Double(thread_nanoseconds() - start)
    if let fault { bench.fault("growth, \(name), \(count): \(fault)") }
    return time / Double(count)
  }
  // The least of some runs of each: what comes from elsewhere only adds.
  let few = (0..<5).map { _ in cost(size) }.min() ?? .nan
  let many = (0..<3).map { _ in cost(10 * size) }.min() ?? .nan
  bench.add(
    Figure(
      row: "growth, \(name)", size: 10 * size, value: many, ratio: many / few, bar: .growth(2.5)))
}
