import Testing
import Tweener

@Suite("Rule 20: removing and pausing by property")
struct Rule20PartTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  private func frame(_ box: RuleBox) -> [Double] {
    [box.frame.x, box.frame.y, box.frame.width, box.frame.height]
  }
  private let whole = RuleFrame(x: 4, y: 4, width: 4, height: 4)

  @Test("20 removing x from a tween of frame takes one of four", arguments: [true, false])
  func rule20_removeOne(directWrites: Bool) {
    let stage = RuleStage(directWrites: directWrites)
    let tween = stage.add(box, noted: "a", [.duration: 4, "frame": whole])
    stage.tweener.advance(by: 1)
    #expect(stage.tweener.removeTween(box, ["left"]))
    #expect(!stage.tweener.removeTween(box, ["left"]))
    #expect(stage.after(1, frame(box)) == [1, 2, 2, 2])
    #expect(tween.state == .running)
    #expect(stage.tweener.isTweening(box, "frame"))
    #expect(!stage.tweener.isTweening(box, "left"))
    #expect(stage.after(2, frame(box)) == [1, 4, 4, 4])
    #expect(stage.log == ["a start @0.0", "a complete @4.0", "a end completed @4.0"])
  }

  @Test("20 removing frame takes the x of a tween of x; with nothing left it is removed")
  func rule20_removeAll() {
    let x = stage.add(box, [.duration: 4, "left": 4])
    let both = stage.add(box, [.duration: 4, "top": 4, "y": 4])
    stage.tweener.advance(by: 1)
    #expect(stage.tweener.removeTween(box, ["frame"]))
    #expect(x.outcome == .removed)
    #expect(both.state == .running)
    #expect(stage.after(1, frame(box)) == [1, 1, 0, 0])
    #expect(box.y == 2)
  }

  @Test("20 removing one after another removes the tween with the last")
  func rule20_oneByOne() {
    let tween = stage.add(box, noted: "a", [.duration: 4, "frame": whole])
    stage.tweener.advance(by: 1)
    for key in ["left", "top", "wide"] as [TweenKey] {
      #expect(stage.tweener.removeTween(box, [key]))
      #expect(tween.outcome == nil)
    }
    #expect(stage.tweener.removeTween(box, ["high"]))
    #expect(tween.outcome == .removed)
    #expect(stage.log == ["a start @0.0", "a end removed @1.0"])
  }

  @Test("20 a waiting tween loses a part as well")
  func rule20_removeWaiting() {
    _ = stage.add(box, [.delay: 1, .duration: 1, "x": 4, "y": 4])
    #expect(stage.tweener.removeTween(box, ["x"]))
    #expect(stage.after(2, [box.x, box.y]) == [0, 4])
  }

  @Test("20 pausing by property splits the tween", arguments: [true, false])
  func rule20_pause(directWrites: Bool) {
    let stage = RuleStage(directWrites: directWrites)
    let tween = stage.add(box, noted: "a", [.duration: 4, "frame": whole])
    stage.tweener.advance(by: 1)
    #expect(stage.tweener.pauseTween(box, ["left", "wide"]))
    #expect(stage.tweener.tweens(of: box).count == 2)
    #expect(stage.after(1, frame(box)) == [1, 2, 1, 2])
    // Handle and callbacks stay with what runs.
    #expect(tween.state == .running)
    #expect(stage.after(2, tween.outcome) == .completed)
    #expect(frame(box) == [1, 4, 1, 4])
    #expect(stage.log == ["a start @0.0", "a complete @4.0", "a end completed @4.0"])
    // The paused part is there and goes on from where it was, in silence.
    #expect(stage.tweener.isTweening(box))
    #expect(stage.tweener.resumeTween(box, ["left"]))
    #expect(stage.after(1, frame(box)) == [2, 4, 1, 4])
    #expect(stage.tweener.resumeTween(box))
    #expect(stage.after(9, frame(box)) == [4, 4, 4, 4])
    #expect(stage.log.count == 3)
    #expect(stage.tweener.tweenCount == 0)
  }

  @Test("20 where none runs they stay with the paused part")
  func rule20_pauseWhole() {
    let tween = stage.add(box, noted: "a", [.duration: 4, "frame": whole])
    stage.tweener.advance(by: 1)
    #expect(stage.tweener.pauseTween(box, ["frame"]))
    #expect(tween.state == .paused)
    #expect(stage.tweener.tweens(of: box) == [tween])
    #expect(stage.tweener.resumeTween(box, ["frame"]))
    stage.tweener.advance(by: 3)
    #expect(stage.log == ["a start @0.0", "a complete @4.0", "a end completed @4.0"])
  }

  @Test("20 resuming a part of a paused tween: handle and callbacks go with what runs")
  func rule20_resumePart() {
    let tween = stage.add(box, noted: "a", [.duration: 4, "x": 4, "y": 4])
    stage.tweener.advance(by: 1)
    tween.pause()
    #expect(stage.tweener.resumeTween(box, ["x"]))
    #expect(tween.state == .running)
    #expect(stage.after(3, [box.x, box.y]) == [4, 1])
    #expect(tween.outcome == .completed)
    #expect(stage.log == ["a start @0.0", "a complete @4.0", "a end completed @4.0"])
    #expect(stage.tweener.tweens(of: box).map(\.state) == [.paused])
  }

  @Test("20 the parts do not merge again: they run side by side, and either can be removed")
  func rule20_noMerge() {
    let tween = stage.add(box, [.duration: 4, "x": 4, "y": 4])
    stage.tweener.advance(by: 1)
    stage.tweener.pauseTween(box, ["x"])
    stage.tweener.resumeTween(box, ["x"])
    #expect(stage.tweener.tweens(of: box).count == 2)
    #expect(stage.after(1, [box.x, box.y]) == [2, 2])
    tween.remove()
    #expect(stage.after(1, [box.x, box.y]) == [3, 2])
  }

  @Test("20 a part that was split off keeps the age of the whole")
  func rule20_age() {
    let older = stage.add(box, [.duration: 4, "x": 4, "y": 4])
    stage.tweener.advance(by: 1)
    let newer = stage.add(box, [.delay: 1, .duration: 4, "x": 40])
    // Both tweens of x stand; of the older one only that part.
    #expect(stage.tweener.pauseTween(box, ["x"]))
    #expect(older.state == .running)
    #expect(stage.tweener.tweens(of: box).count == 3)
    newer.resume()
    stage.tweener.advance(by: 2)
    // The part that waits paused is older than the newcomer, which takes its component.
    #expect(newer.state == .running)
    #expect(stage.tweener.tweens(of: box) == [older, newer])
    let quarter: Double = 1 + 39 * 0.25
    #expect(box.x == quarter)
  }

  @Test("20 a waiting tween is split too")
  func rule20_pauseWaiting() {
    let tween = stage.add(box, noted: "a", [.delay: 1, .duration: 1, "x": 4, "y": 4])
    stage.tweener.advance(by: 0.5)
    #expect(stage.tweener.pauseTween(box, ["x"]))
    #expect(tween.state == .waiting)
    #expect(stage.after(1.5, [box.x, box.y]) == [0, 4])
    #expect(stage.tweener.resumeTween(box, ["x"]))
    #expect(stage.after(1, box.x) == 2)
    #expect(stage.log.count == 3)
  }

  @Test("20 repeating and reversing, a part goes on exactly where the whole was")
  func rule20_repeating() {
    let (whole, split) = (RuleStage(), RuleStage())
    let alone = RuleBox()
    let parameters: TweenParameters = [
      .duration: 0.7, .repeat: -1, .repeatDelay: 0.2, .autoreverse: true,
      .easing: Easing.inCubic, .timeScale: 1.3, "x": 4, "y": 4,
    ]
    _ = whole.add(alone, parameters)
    _ = split.add(box, parameters)
    for step in 0..<60 {
      whole.tweener.advance(by: 0.077)
      split.tweener.advance(by: 0.077)
      // Paused and let go within one instant, time and again, by either name.
      split.tweener.pauseTween(box, step % 2 == 0 ? ["x"] : ["y"])
      split.tweener.resumeTween(box)
      #expect([box.x, box.y] == [alone.x, alone.y], "step \(step)")
    }
    #expect(split.tweener.tweens(of: box).count == 2)
  }

  @Test("20 pausing what is paused, resuming what runs: nothing changes, the answer is false")
  func rule20_answers() {
    let tween = stage.add(box, [.duration: 4, "x": 4])
    #expect(!tween.resume())
    #expect(!stage.tweener.resumeTween(box))
    #expect(!stage.tweener.resumeTween(box, ["x"]))
    #expect(!stage.tweener.resumeTweens([box]))
    #expect(!stage.tweener.resumeAllTweens())
    #expect(tween.pause())
    #expect(!tween.pause())
    #expect(!stage.tweener.pauseTween(box))
    #expect(!stage.tweener.pauseTween(box, ["x"]))
    #expect(!stage.tweener.pauseTweens([box]))
    #expect(!stage.tweener.pauseAllTweens())
    #expect(stage.tweener.tweens(of: box) == [tween])
    #expect(stage.tweener.resumeAllTweens())
    #expect(stage.tweener.pauseAllTweens())
    #expect(stage.tweener.resumeTweens([box]))
    #expect(stage.tweener.pauseTweens([box]))
    #expect(stage.tweener.resumeTween(box))
    #expect(!stage.tweener.pauseTween(box, ["y"]))
    #expect(!stage.tweener.removeTween(box, ["y"]))
    #expect(!stage.tweener.pauseTween(RuleBox()))
    #expect(stage.problems.isEmpty)
  }

  @Test("20 a name that splits into properties means all of them")
  func rule20_splitter() {
    stage.tweener.registerPropertySplitter("corner", for: RuleBox.self) { value in
      ["left": value, "top": value]
    }
    let tween = stage.add(box, [.duration: 4, "corner": 4, "wide": 4])
    stage.tweener.advance(by: 1)
    #expect(stage.tweener.isTweening(box, "corner"))
    #expect(stage.tweener.pauseTween(box, ["corner"]))
    #expect(stage.after(1, frame(box)) == [1, 1, 2, 0])
    #expect(tween.state == .running)
    #expect(stage.tweener.removeTween(box, ["corner"]))
    #expect(!stage.tweener.isTweening(box, "corner"))
  }

  @Test("20 an unknown name is reported and changes nothing")
  func rule20_unknown() {
    _ = stage.add(box, [.duration: 4, "x": 4])
    #expect(!stage.tweener.removeTween(box, ["xx"]))
    #expect(stage.kinds == [.unknownProperty])
  }
}
