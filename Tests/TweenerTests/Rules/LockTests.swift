import Testing
import Tweener
import TweenerTestSupport

@Suite("The interaction lock")
struct LockTests {
  private let box = RuleBox()
  private let stage = RuleStage()
  private let changes = EventLog<Bool>()
  /// Words of a tween that locks, and unlocks at its end.
  private var locking: TweenParameters {
    [.duration: 1, .locksInteraction: true, .unlocksInteraction: true]
  }
  private var isLocked: Bool { stage.tweener.isInteractionLocked }

  init() { stage.tweener.onInteractionLock = changes.note }

  private func add(_ words: TweenParameters) -> Tween {
    stage.add(box, locking.merging(words) { $1 })
  }

  @Test("a lock is taken when the tween is added, and given back at its end")
  func once() {
    #expect(!isLocked)
    _ = add([.delay: 1, "x": 1])
    stage.expect(isLocked, [[]: true, 1.5: true, 0.5: false])
    #expect(changes.entries == [true, false])
  }

  @Test("locks are counted; the handler hears changes alone")
  func counted() {
    for duration in [1.0, 2, 3] { _ = add([.duration: duration]) }
    stage.expect(isLocked, [2.5: true, 0.5: false])
    #expect(changes.entries == [true, false])
  }

  @Test(
    "given back exactly once whatever the end",
    arguments: ["removed", "completed", "overwritten", "gone"])
  func ends(way: String) {
    // One lock more, so that giving back twice would show.
    stage.tweener.addCaller([.locksInteraction: true])
    let tween: Tween
    do {
      let box = RuleBox()
      tween = stage.tweener.addTween(box, locking.merging(["x": 1]) { $1 })
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
    #expect(isLocked)
    stage.tweener.addCaller([.unlocksInteraction: true])
    #expect(!isLocked)
    #expect(changes.entries == [true, false])
  }

  @Test("never below zero")
  func neverBelow() {
    for _ in 0..<3 { stage.tweener.addCaller([.unlocksInteraction: true]) }
    #expect(!isLocked)
    stage.tweener.addCaller([.locksInteraction: true])
    #expect(isLocked)
    #expect(changes.entries == [true])
  }

  @Test("one tween may lock and another unlock")
  func across() {
    stage.tweener.addCaller([.duration: 1, .locksInteraction: true])
    #expect(stage.after(2, isLocked))
    stage.tweener.addCaller([.duration: 1, .unlocksInteraction: true])
    #expect(stage.after(1, changes.entries) == [true, false])
  }

  @Test("it is open again in onComplete and onEnd")
  func order() {
    var seen: [Bool] = []
    let look = { seen.append(isLocked) }
    _ = add([.onUpdate: look, .onComplete: look, .onEnd: look])
    #expect(stage.after(1, seen) == [true, false, false])
  }

  @Test("a part that is split off does not give back for the whole")
  func split() {
    let tween = add(["x": 1, "y": 1])
    stage.tweener.advance(by: 0.5)
    stage.tweener.pauseTween(box, ["x"])
    stage.tweener.removeTween(box, ["x"])
    #expect(tween.state == .running)
    stage.expect(isLocked, [[]: true, 0.5: false])
  }

  @Test("the handler may do anything, also end the tween that locked")
  func handlerActs() {
    stage.tweener.onInteractionLock = { if $0 { stage.tweener.removeTween(box) } }
    #expect(add(["x": 1]).outcome == .removed)
    #expect(!isLocked)
  }

  @Test(
    "whoever hears a report of the call may end the tween that locks, which gives the lock back")
  func reportEnds() {
    stage.tweener.onProblem = { _ in stage.tweener.removeTween(box) }
    #expect(add(["x": 1, "nonsense": 1]).outcome == .removed)
    #expect(!isLocked)
  }

  @Test("one that such a report ends gives back no lock of another's")
  func reportEndsBesideAnother() {
    stage.tweener.addCaller([.duration: 1, .locksInteraction: true])
    stage.tweener.onProblem = { _ in stage.tweener.removeTween(box) }
    _ = add(["x": 1, "nonsense": 1])
    #expect(isLocked)
  }
}
