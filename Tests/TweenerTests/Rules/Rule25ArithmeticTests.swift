import Testing
import Tweener
import TweenerTestSupport

@Suite("Rules 25 and 26: numbers")
struct Rule25ArithmeticTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("25 start + (end - start) × eased, in this order", arguments: [true, false])
  func rule25_order(directWrites: Bool) {
    // Another order gives other bits for these numbers.
    let (start, end) = (0.1, 0.7)
    let share = Double(211_680_000) / Double(705_600_000)
    let expected = start + (end - start) * share
    #expect(expected != start * (1 - share) + end * share)
    let (stage, box) = (RuleStage(directWrites: directWrites), RuleBox(x: start))
    stage.add(box, [.duration: 1, "x": end])
    #expect(stage.after(0.3, box.x.bitPattern) == expected.bitPattern)
  }

  @Test("25 progress is one division of exact counts", arguments: [true, false])
  func rule25_progress(directWrites: Bool) {
    let stage = RuleStage(directWrites: directWrites)
    let tween = stage.add(box, [.duration: ruleFlicks(3), "x": 1])
    #expect(stage.after(ruleFlicks(1), box.x.bitPattern) == 0x3FD5_5555_5555_5555)
    #expect(tween.progress.bitPattern == 0x3FD5_5555_5555_5555)
    #expect(stage.after(ruleFlicks(1), box.x.bitPattern) == 0x3FE5_5555_5555_5555)
  }

  @Test(
    "25 values far from the engine's beginning are as exact as at it", arguments: [true, false])
  func rule25_farAway(directWrites: Bool) {
    let stage = RuleStage(directWrites: directWrites)
    // Twenty million seconds are 2^53.6 flicks.
    stage.tweener.advance(by: 20_000_000)
    stage.add(box, [.duration: ruleFlicks(3), "x": 1])
    stage.add(box, [.duration: 1, .repeat: -1, .autoreverse: true, "y": 1])
    #expect(stage.after(ruleFlicks(1), box.x.bitPattern) == 0x3FD5_5555_5555_5555)
    #expect(box.y == ruleFlicks(1))
    #expect(stage.after(ruleFlicks(1), box.x.bitPattern) == 0x3FE5_5555_5555_5555)
    #expect(stage.after(30_000_000, box.y) == ruleFlicks(2))
  }

  @Test(
    "26 not-a-number and infinite parameters are refused and reported",
    arguments: [Double.nan, .infinity, -.infinity])
  func rule26_parameters(value: Double) {
    let words: [TweenKey] = [
      .duration, .delay, .repeat, .repeatDelay, .timeScale, .minimum, .maximum,
    ]
    for word in words {
      let (stage, box) = (RuleStage(), RuleBox())
      let tween = stage.add(box, [word: value, "x": 3])
      #expect(stage.kinds == [.numberOutOfRange], "\(word)")
      #expect(stage.problems.first?.key == word.description)
      // The default is taken: all of it happens at once.
      #expect(tween.outcome == .completed)
      #expect(box.x == 3)
    }
  }

  @Test("26 values that are not finite are refused; the other properties of the call go on")
  func rule26_values() {
    let bad: [Any] = [
      Double.nan, Double.infinity, Float.nan, "nan", TweenValue.by(Double.infinity),
      TweenValue.from(Double.nan), TweenValue.fromTo(0.0, -Double.infinity),
      TweenValue.times(Double.nan),
    ]
    for value in bad {
      let (stage, box) = (RuleStage(), RuleBox(x: 1))
      stage.add(box, [.duration: 1, "x": value, "y": 4])
      #expect(stage.problems.count == 1, "\(value)")
      #expect(stage.after(1, [box.x, box.y]) == [1, 4])
    }
    stage.add(box, ["frame": RuleFrame(x: 1, y: .nan, width: 1, height: 1)])
    #expect(stage.kinds == [.numberOutOfRange])
    #expect(box.frame == RuleFrame())
  }

  @Test("26 progress: not-a-number is refused, anything else kept within 0…1")
  func rule26_progress() {
    let tween = stage.add(box, [.duration: 1, "x": 8])
    stage.tweener.advance(by: 0.5)
    tween.progress = .nan
    #expect(tween.progress == 0.5)
    #expect(stage.kinds == [.numberOutOfRange])
    #expect(tween.problems == stage.problems)
    stage.expect(
      [tween.progress, box.x], of: tween, [.progress(-3): [0, 0], .progress(.infinity): [1, 8]])
  }

  @Test("26 progress never leaves 0…1; easing may")
  func rule26_easing() {
    var (lowest, highest) = (1.0, 0.0)
    var outside = 0
    let easing = { (t: Double) -> Double in
      lowest = min(lowest, t)
      highest = max(highest, t)
      return t * 3 - 1
    }
    let tween = stage[box].add([
      .duration: 1, .repeat: -1, .autoreverse: true, .timeScale: 1.7, .easing: easing, "x": 8,
    ])
    for _ in 0..<400 {
      #expect(stage.after(0.0313, tween.progress) >= 0 && tween.progress <= 1)
      if box.x < 0 || box.x > 8 { outside += 1 }
    }
    #expect(lowest >= 0)
    #expect(highest <= 1)
    #expect(outside > 100)
  }
}
