import Tweener

// A scene made of random tweens on a few boxes, whose callbacks pause, remove and add others. Everything
// that happens is written down, but for onUpdate.

final class Rule02Scene {
  private let tweener = Tweener()
  private let boxes = (0..<3).map { RuleBox(x: Double($0)) }
  private var events: [String] = []
  private var added: [Tween] = []
  private var random: RuleRandom
  private var names = 0

  struct Outcome {
    let events: [String]
    let values: [UInt64]
  }

  init(seed: UInt64) {
    random = RuleRandom(seed: seed)
    tweener.onProblem = { [weak self] in self?.events.append("problem \($0)") }
    for _ in 0..<12 { add() }
  }

  func played(_ steps: [Int64]) -> Outcome {
    for step in steps { tweener.advance(by: ruleFlicks(step)) }
    let values = boxes.flatMap { box in
      [box.x, box.y, box.z, box.frame.x, box.frame.y, box.frame.width, box.frame.height]
        .map(\.bitPattern) + [UInt64(bitPattern: Int64(box.count))]
    }
    return Outcome(events: events, values: values)
  }

  private func add() {
    names += 1
    let name = names
    let box = boxes.indices.randomElement(using: &random) ?? 0
    var parameters: TweenParameters = [
      .duration: pick([0, 0.25, 0.37, 1, 1.0 / 3, 2]),
      .delay: pick([0, 0, 0.25, 0.5, -0.3, 1.1]),
      .repeat: pick([0, 0, 1, 3, -1]),
      .repeatDelay: pick([0, 0, 0.1, 0.25]),
      .autoreverse: pick([true, false]),
      .timeScale: pick([1, 1, 1, 0.3, 1.7]),
      .easing: pick(["linear", "inOutQuad", "outBack", "inExpo"]),
      .overwrite: pick([OverwriteMode.atStart, .atStart, .atStart, .none, .atAdd]),
    ]
    for _ in 0..<2 {
      parameters[pick(["x", "y", "z", "frame", "left", "wide", "count"])] =
        TweenValue.by(pick([10.0, -3.5, 1.0 / 3]))
    }
    parameters[.onStart] = { [weak self] in self?.happened(name, box, "start") }
    parameters[.onRepeat] = { [weak self] in self?.happened(name, box, "repeat") }
    parameters[.onComplete] = { [weak self] in self?.happened(name, box, "complete") }
    parameters[.onOverwrite] = { [weak self] in self?.happened(name, box, "overwrite") }
    parameters[.onEnd] = { [weak self] in self?.happened(name, box, "end") }
    // Endless repetition of nothing is reported each time; that belongs to what happens.
    added.append(tweener.addTween(boxes[box], parameters))
  }

  private func happened(_ name: Int, _ box: Int, _ what: String) {
    tweener.settle(boxes[box])
    let sum = boxes[box].x + boxes[box].frame.x
    events.append("\(name) \(what) at \(tweener.time) sees \(sum.bitPattern)")
    guard names < 60, let other = added.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: add()
    case 2: other.pause()
    case 3, 4: other.resume()
    case 5: other.timeScale = pick([0.5, 1, 2.25])
    case 6: other.remove()
    case 7: tweener.pauseTween(boxes[box], ["left"])
    case 8: tweener.resumeTween(boxes[box])
    default: break
    }
  }

  private func pick<Element>(_ all: [Element]) -> Element {
    all[Int.random(in: all.indices, using: &random)]
  }
}
