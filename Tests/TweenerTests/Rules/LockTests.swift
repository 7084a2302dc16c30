import Testing
import Tweener

@Suite("The interaction lock")
struct LockTests {
  private let box = RuleBox()

  private func stage() -> (RuleStage, () -> [Bool]) {
    let stage = RuleStage()
    var changes: [Bool] = []
    stage.tweener.onInteractionLock = { changes.append($0) }
    return (stage, { changes })
  }

  @Test("a lock is taken when the tween is added, and given back at its end")
  func once() {
    let (stage, changes) = stage()
    #expect(!stage.tweener.isInteractionLocked)
    _ = stage.add(
      RuleBox(),
      [.delay: 1, .duration: 1, .locksInteraction: true, .unlocksInteraction: true, "x": 1])
    #expect(stage.tweener.isInteractionLocked)
    #expect(changes() == [true])
    stage.tweener.advance(by: 1.5)
    #expect(stage.tweener.isInteractionLocked)
    stage.tweener.advance(by: 0.5)
    #expect(!stage.tweener.isInteractionLocked)
    #expect(changes() == [true, false])
  }

  @Test("locks are counted; the handler hears changes alone")
  func counted() {
    let (stage, changes) = stage()
    for duration in [1.0, 2, 3] {
      stage.tweener.addCaller([
        .duration: duration, .locksInteraction: true, .unlocksInteraction: true,
      ])
    }
    stage.tweener.advance(by: 2.5)
    #expect(stage.tweener.isInteractionLocked)
    stage.tweener.advance(by: 0.5)
    #expect(!stage.tweener.isInteractionLocked)
    #expect(changes() == [true, false])
  }

  @Test(
    "given back exactly once whatever the end",
    arguments: ["removed", "completed", "overwritten", "gone"])
  func ends(way: String) {
    let (stage, changes) = stage()
    // One lock more, so that giving back twice would show.
    stage.tweener.addCaller([.locksInteraction: true])
    let tween: Tween
    do {
      let box = RuleBox()
      tween = stage.tweener.addTween(
        box, [.duration: 1, .locksInteraction: true, .unlocksInteraction: true, "x": 1])
      stage.tweener.advance(by: 0)
      switch way {
      case "removed": tween.remove()
      case "completed": tween.complete()
      case "overwritten": stage.tweener.addTween(box, ["x": 1])
      default: break
      }
    }
    for _ in 0..<64 { stage.tweener.advance(by: 0) }
    #expect(tween.outcome.map(ruleShort) == way)
    tween.remove()
    #expect(stage.tweener.isInteractionLocked)
    stage.tweener.addCaller([.unlocksInteraction: true])
    #expect(!stage.tweener.isInteractionLocked)
    #expect(changes() == [true, false])
  }

  @Test("never below zero")
  func neverBelow() {
    let (stage, changes) = stage()
    for _ in 0..<3 { stage.tweener.addCaller([.unlocksInteraction: true]) }
    #expect(!stage.tweener.isInteractionLocked)
    stage.tweener.addCaller([.locksInteraction: true])
    #expect(stage.tweener.isInteractionLocked)
    #expect(changes() == [true])
  }

  @Test("one tween may lock and another unlock")
  func across() {
    let (stage, changes) = stage()
    stage.tweener.addCaller([.duration: 1, .locksInteraction: true])
    stage.tweener.advance(by: 2)
    #expect(stage.tweener.isInteractionLocked)
    stage.tweener.addCaller([.duration: 1, .unlocksInteraction: true])
    #expect(stage.after(1, changes()) == [true, false])
  }

  @Test("it is open again in onComplete and onEnd")
  func order() {
    let (stage, _) = stage()
    var seen: [Bool] = []
    let look = { seen.append(stage.tweener.isInteractionLocked) }
    stage.tweener.addCaller([
      .duration: 1, .locksInteraction: true, .unlocksInteraction: true, .onUpdate: look,
      .onComplete: look, .onEnd: look,
    ])
    #expect(stage.after(1, seen) == [true, false, false])
  }

  @Test("a part that is split off does not give back for the whole")
  func split() {
    let (stage, _) = stage()
    let tween = stage.add(
      box,
      [.duration: 1, .locksInteraction: true, .unlocksInteraction: true, "x": 1, "y": 1])
    stage.tweener.advance(by: 0.5)
    stage.tweener.pauseTween(box, ["x"])
    stage.tweener.removeTween(box, ["x"])
    #expect(tween.state == .running)
    #expect(stage.tweener.isInteractionLocked)
    stage.tweener.advance(by: 0.5)
    #expect(!stage.tweener.isInteractionLocked)
  }

  @Test("the handler may do anything, also end the tween that locked")
  func handlerActs() {
    let stage = RuleStage()
    stage.tweener.onInteractionLock = { isLocked in
      if isLocked { stage.tweener.removeTween(box) }
    }
    let tween = stage.add(
      box, [.duration: 1, .locksInteraction: true, .unlocksInteraction: true, "x": 1])
    #expect(tween.outcome == .removed)
    #expect(!stage.tweener.isInteractionLocked)
  }

  @Test(
    "whoever hears a report of the call may end the tween that locks, which gives the lock back")
  func reportEnds() {
    let stage = RuleStage()
    stage.tweener.onProblem = { _ in stage.tweener.removeTween(box) }
    let tween = stage.add(
      box,
      [.duration: 1, .locksInteraction: true, .unlocksInteraction: true, "x": 1, "nonsense": 1])
    #expect(tween.outcome == .removed)
    #expect(!stage.tweener.isInteractionLocked)
  }

  @Test("one that such a report ends gives back no lock of another's")
  func reportEndsBesideAnother() {
    let stage = RuleStage()
    stage.tweener.addCaller([.duration: 1, .locksInteraction: true])
    stage.tweener.onProblem = { _ in stage.tweener.removeTween(box) }
    _ = stage.add(
      box,
      [.duration: 1, .locksInteraction: true, .unlocksInteraction: true, "x": 1, "nonsense": 1])
    #expect(stage.tweener.isInteractionLocked)
  }
}
