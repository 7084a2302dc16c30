import Testing
import Tweener

@Suite("Rule 17: paused tweens own, waiting ones do not")
struct Rule17PausedOwnersTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("17 a paused tween can lose its components")
  func rule17_pausedLoses() {
    let paused = stage.add(box, noted: "paused", [.duration: 1, "x": 8])
    stage.tweener.advance(by: 0.5)
    paused.pause()
    let newer = stage.add(box, [.duration: 1, "x": 0])
    #expect(stage.after(0.5, paused.outcome) == .overwritten(by: newer))
    #expect(box.x == 2)
    stage.expectLog("paused start @0.0", "paused overwrite @0.5", "paused end overwritten @0.5")
  }

  @Test("17 a paused tween owns: an older one that starts gives way to it")
  func rule17_pausedOwns() {
    let older = stage.add(box, [.delay: 1, .duration: 1, "x": 100])
    let paused = stage.add(box, [.duration: 4, "x": 8])
    stage.tweener.advance(by: 0.5)
    paused.pause()
    #expect(stage.after(1, older.outcome) == .overwritten(by: paused))
    #expect(box.x == 1)
    paused.resume()
    #expect(stage.after(1.5, box.x) == 4)
  }

  @Test("17 a waiting tween owns nothing yet: it is not touched, and starts later")
  func rule17_waiting() {
    let waiting = stage.add(box, [.delay: 2, .duration: 1, "x": 100])
    let newer = stage.add(box, [.duration: 1, "x": 8])
    #expect(stage.after(1, newer.outcome) == .completed)
    #expect(waiting.state == .waiting)
    #expect(stage.after(1.5, box.x) == 54)
  }

  @Test("17 a tween paused while it waits owns nothing either")
  func rule17_pausedWaiting() {
    let waiting = stage.add(box, [.delay: 0.5, .duration: 1, "x": 100])
    waiting.pause()
    _ = stage.add(box, [.duration: 1, "x": 8])
    #expect(stage.after(2, waiting.state) == .paused)
    #expect(box.x == 8)
    waiting.resume()
    #expect(stage.after(1, box.x) == 54)
  }

  @Test("17 except against .atAdd: a waiting tween whose time overlaps loses at the call")
  func rule17_atAdd() {
    let waiting = stage.add(box, noted: "waiting", [.delay: 2, .duration: 1, "x": 100])
    let newer = stage.add(
      box, [.delay: 1.5, .duration: 1, .overwrite: OverwriteMode.atAdd, "x": 8])
    #expect(waiting.outcome == .overwritten(by: newer))
    #expect(stage.log == ["waiting overwrite @0.0", "waiting end overwritten @0.0"])
    #expect(stage.after(2, box.x) == 4)
  }

  @Test("17 .atAdd takes a running tween's component at the call, which then stands for the delay")
  func rule17_atAddRunning() {
    let running = stage.add(box, [.duration: 4, "x": 8, "y": 8])
    stage.tweener.advance(by: 1)
    let newer = stage.add(box, [.delay: 1, .duration: 1, .overwrite: OverwriteMode.atAdd, "x": 0])
    #expect(stage.after(0.5, [box.x, box.y]) == [2, 3])
    #expect(running.state == .running)
    #expect(stage.after(1, [box.x, box.y]) == [1, 5])
    #expect(newer.state == .running)
  }

  @Test("17 .atAdd takes from a target with many tweens too", arguments: [true, false])
  func rule17_atAddMany(isTimeline: Bool) {
    let others = (0..<20).map { number in
      stage.add(box, [.duration: 9, .overwrite: OverwriteMode.none, "y": Double(number)])
    }
    let older = stage.add(box, [.duration: 4, "x": 8])
    stage.tweener.advance(by: 1)
    let timeline = TweenTimeline.of(box, [.duration: 1, "x": 0])
    let newer =
      isTimeline
      ? stage.tweener.addTimeline(timeline, [.overwrite: OverwriteMode.atAdd])
      : stage.add(box, [.duration: 1, .overwrite: OverwriteMode.atAdd, "x": 0])
    #expect(older.outcome == .overwritten(by: newer))
    #expect(others.allSatisfy { $0.outcome == nil })
    #expect(stage.after(0.5, box.x) == 1)
  }

  @Test("17 .atAdd leaves alone what will be over, and what begins when it is over")
  func rule17_atAddApart() {
    let before = stage.add(box, [.duration: 1, "x": 8])
    let after = stage.add(box, [.delay: 2, .duration: 1, "x": 10])
    let newer = stage.add(box, [.delay: 1, .duration: 1, .overwrite: OverwriteMode.atAdd, "x": 0])
    for tween in [before, after, newer] { #expect(tween.state == .waiting) }
    stage.tweener.advance(by: 9)
    for tween in [before, after, newer] { #expect(tween.outcome == .completed) }
    #expect(box.x == 10)
  }

  @Test("17 against .atAdd paused and endless tweens have no end")
  func rule17_atAddEndless() {
    for isPaused in [true, false] {
      let (stage, box) = (RuleStage(), RuleBox())
      let older = stage.add(box, [.duration: 1, .repeat: isPaused ? 0 : -1, "x": 8])
      stage.tweener.advance(by: 0.5)
      if isPaused { older.pause() }
      let newer = stage.add(
        box, [.delay: 1_000, .duration: 1, .overwrite: OverwriteMode.atAdd, "x": 0])
      #expect(older.outcome == .overwritten(by: newer))
      #expect(box.x == 4)
    }
  }

  @Test("17 an endless .atAdd with a delay reaches over everything that starts later")
  func rule17_atAddItselfEndless() {
    let far = stage.add(box, [.delay: 1_000, .duration: 1, "x": 8])
    let near = stage.add(box, [.duration: 1, "x": 8])
    let newer = stage.add(
      box, [.delay: 1, .duration: 1, .repeat: -1, .overwrite: OverwriteMode.atAdd, "x": 0])
    #expect(far.outcome == .overwritten(by: newer))
    #expect(near.state == .waiting)
  }
}
