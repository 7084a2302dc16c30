import Testing
import Tweener

@Suite("The handle: complete()")
struct HandleCompleteTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test(
    "a running tween jumps to its end: one onUpdate, onComplete, onEnd", arguments: [true, false])
  func running(directWrites: Bool) {
    let stage = RuleStage(directWrites: directWrites)
    let tween = stage.add(box, noted: "a", [.duration: 1, "x": 8, "left": 9], updates: true)
    stage.tweener.advance(by: 0.25)
    stage.log = []
    tween.complete()
    #expect([box.x, box.frame.x] == [8, 9])
    #expect(stage.log == ["a update @0.25", "a complete @0.25", "a end completed @0.25"])
    #expect(tween.outcome == .completed)
    #expect(stage.after(5, stage.log.count) == 3)
  }

  @Test("a waiting tween starts first, with conflicts and relative values")
  func waiting() {
    let older = stage.add(box, [.duration: 4, "x": 8])
    let tween = stage.add(
      box, noted: "a", [.delay: 9, .duration: 1, "x": TweenValue.by(10)], updates: true)
    stage.tweener.advance(by: 1)
    tween.complete()
    stage.expectLog("a start @1.0", "a update @1.0", "a complete @1.0", "a end completed @1.0")
    #expect(box.x == 12)
    #expect(older.outcome == .overwritten(by: tween))
  }

  @Test("repeats are skipped without onRepeat; the value is that of the last play's end")
  func repeats() {
    for (repeats, end) in [(1, 0.0), (2, 8), (3, 0)] {
      let box = RuleBox()
      _ = stage.add(box, noted: "a", [.duration: 1, .repeat: repeats, .autoreverse: true, "x": 8])
      stage.tweener.advance(by: 0.5)
      stage.log = []
      for tween in stage.tweener.tweens(of: box) { tween.complete() }
      #expect(box.x == end)
      #expect(!stage.log.contains { $0.contains("repeat") })
    }
  }

  @Test("an endless tween completes at the end of its current play")
  func endless() {
    for (time, end) in [(0.5, 8.0), (1, 8), (1.5, 0), (2, 0), (2.5, 8)] {
      let box = RuleBox()
      let tween = stage.add(
        box, noted: "a", [.duration: 1, .repeat: -1, .autoreverse: true, "x": 8])
      stage.tweener.advance(by: time)
      stage.log = []
      tween.complete()
      #expect(box.x == end, "\(time)")
      #expect(stage.log.map { $0.prefix(10) } == ["a complete", "a end comp"])
      #expect(tween.outcome == .completed)
    }
  }

  @Test("an endless tween in a pause completes at the end of the play that ended")
  func endlessInGap() {
    let tween = stage.add(
      box, [.duration: 1, .repeat: -1, .repeatDelay: 1, .autoreverse: true, "x": 8])
    stage.tweener.advance(by: 1.5)
    tween.complete()
    #expect([box.x, tween.elapsed] == [8, 1])
  }

  @Test("a paused tween completes as well")
  func paused() {
    let tween = stage.add(box, noted: "a", [.duration: 1, "x": 8])
    stage.tweener.advance(by: 0.5)
    tween.pause()
    tween.complete()
    #expect(tween.outcome == .completed)
    #expect(box.x == 8)
    #expect(stage.log.suffix(2) == ["a complete @0.5", "a end completed @0.5"])
    stage.tweener.addCaller([.duration: 1])
    #expect(stage.after(1, stage.tweener.tweenCount) == 0)
  }

  @Test("rounding and clamping apply to what it writes")
  func finished() {
    let tween = stage.add(box, [.duration: 1, .rounded: true, .maximum: 3, "x": 2.5, "y": 9])
    stage.tweener.advance(by: 0.5)
    tween.complete()
    #expect([box.x, box.y] == [3, 3])
  }

  @Test("a tween of no length that waits for a callback to return completes at once, once")
  func immediate() {
    stage.tweener.addCaller([
      .duration: 1,
      .onComplete: { stage.add(box, stage.noted("a", ["x": 8])).complete() },
    ])
    #expect(stage.after(1, box.x) == 8)
    #expect(stage.log == ["a start @1.0", "a complete @1.0", "a end completed @1.0"])
  }

  @Test("removed in its last onUpdate it does not complete")
  func removed() {
    var parameters = stage.noting("a")
    parameters[.duration] = 1
    parameters[.onUpdate] = { (tween: Tween) in _ = tween.remove() }
    let tween = stage.add(box, parameters)
    tween.complete()
    #expect(tween.outcome == .removed)
    #expect(stage.log == ["a start @0.0", "a end removed @0.0"])
  }

  @Test("a tween that has ended is left as it is")
  func ended() {
    let tween = stage.add(box, noted: "a", [.duration: 1, "x": 8])
    tween.remove()
    tween.complete()
    #expect(tween.outcome == .removed)
    #expect(box.x == 0)
    #expect(stage.log == ["a end removed @0.0"])
  }
}
