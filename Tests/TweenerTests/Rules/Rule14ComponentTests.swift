import Testing
import Tweener

@Suite("Rule 14: ownership is by component")
struct Rule14ComponentTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  private func components(_ box: RuleBox) -> [Double] {
    [box.frame.x, box.frame.y, box.frame.width, box.frame.height]
  }

  @Test(
    "14 a tween of frame that meets a newer tween of x moves the rest on as if it were alone",
    arguments: [true, false], [0.0, 0.37])
  func rule14_bitIdentical(directWrites: Bool, delay: Double) {
    let (alone, met) = (
      RuleStage(directWrites: directWrites), RuleStage(directWrites: directWrites)
    )
    let lonely = RuleBox()
    let end = RuleFrame(x: 1, y: 2.3, width: 4.7, height: -0.1)
    let parameters: TweenParameters = [
      .duration: 1.1, .easing: Easing.inOutSine, .repeat: 2, .autoreverse: true,
      .timeScale: 0.7, "frame": end,
    ]
    _ = alone.add(lonely, parameters)
    let tween = met.add(box, parameters)
    let newer = met.add(box, [.delay: delay, .duration: 0.5, "left": 50])
    for step in 0..<40 {
      alone.tweener.advance(by: 0.11)
      met.tweener.advance(by: 0.11)
      #expect(
        components(box).dropFirst().map(\.bitPattern)
          == components(lonely).dropFirst().map(\.bitPattern), "step \(step)")
    }
    #expect(newer.outcome == .completed)
    #expect(box.frame.x == 50)
    #expect(tween.state == .running)
    alone.tweener.advance(by: 5)
    #expect(met.tweener.after(5, tween.outcome) == .completed)
    #expect(components(box) == [50, 2.3, 4.7, -0.1])
  }

  @Test("14 a newer tween of frame takes the x of an older one, which had nothing else")
  func rule14_frameTakesX() {
    let x = stage.add(box, [.duration: 1, "left": 50])
    let frame = stage.add(
      box, [.delay: 0.5, .duration: 1, "frame": RuleFrame(x: 0, y: 1, width: 1, height: 1)])
    #expect(stage.after(1, x.outcome) == .overwritten(by: frame))
    #expect(components(box) == [12.5, 0.5, 0.5, 0.5])
  }

  @Test("14 names and key paths of one scalar are one component, stored or nested")
  func rule14_onePlace() {
    stage.tweener.registerSpecialProperty("across", \RuleBox.frame.x)
    for (older, newer) in [
      (TweenKey("left"), TweenKey.path(\RuleBox.frame.x)), ("across", "left"),
      (.path(\RuleBox.frame.x), "across"), (.path(\RuleBox.frame), "left"), ("frame", "across"),
      ("x", .path(\RuleBox.x)),
    ] {
      let box = RuleBox()
      let isFrame = older == "frame" || older == .path(\RuleBox.frame)
      let value: Any = isFrame ? RuleFrame(x: 1, y: 1, width: 1, height: 1) : 1.0
      let first = stage.add(box, [.duration: 1, older: value])
      _ = stage.add(box, noted: "b", [.duration: 1, newer: 9])
      var overwritten = 0
      _ = stage.add(box, [.duration: 1, "y": 0, .onEnd: { overwritten += 1 }])
      stage.tweener.advance(by: 1)
      #expect(first.outcome.map(ruleShort) == (isFrame ? "completed" : "overwritten"))
      #expect(older == "x" ? box.x == 9 : box.frame.x == 9)
      #expect(overwritten == 1)
    }
  }

  @Test("14 neighbours in memory are components of their own")
  func rule14_neighbours() {
    let tweens = ["x", "y", "z", "left", "top", "wide", "high", "count"].map {
      stage.add(box, [.duration: 1, TweenKey($0): 4])
    }
    stage.tweener.advance(by: 0.5)
    #expect([box.x, box.y, box.z] + components(box) == Array(repeating: 2, count: 7))
    #expect(box.count == 2)
    stage.tweener.advance(by: 0.5)
    for tween in tweens { #expect(tween.outcome == .completed) }
  }

  @Test("14 the same property of another target is another component")
  func rule14_targets() {
    let (one, two) = (RuleBox(), RuleBox())
    let first = stage.add(one, [.duration: 1, "x": 4])
    let second = stage.add(two, [.duration: 1, "x": 8])
    #expect(stage.after(1, first.outcome) == .completed)
    #expect(second.outcome == .completed)
    #expect([one.x, two.x] == [4, 8])
  }
}
