import Testing
import Tweener

@Suite("The handle")
struct HandleTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("what a handle says through its tween's life")
  func stories() {
    story(
      "its state and its outcome", [.delay: 1, .duration: 1, "x": 1],
      { "\($0.fate) \($0.isPaused) \($0.state)" },
      [
        []: "waiting false waiting", .pause: "paused true paused",
        [.resume, 1]: "running false running", 1: "completed false ended",
      ])
    story(
      "elapsed leaves the delay out and counts plays and pauses in the tween's own time",
      [.delay: 1, .duration: 1, .repeat: 1, .repeatDelay: 1, .timeScale: 2], { $0.elapsed },
      [
        0.25: 0, 0.25: 0, 0.25: 0.5, 0.25: 1, 0.25: 1.5, 0.25: 2, 0.25: 2.5, 0.25: 3, 0.25: 3,
      ])
  }

  @Test("duration is one play, in the tween's own time, also when it has ended")
  func duration() {
    let tween = stage.tweener.addCaller([.duration: 1.5, .repeat: 3, .timeScale: 2])
    #expect(tween.duration == 1.5)
    let frames = stage.tweener.addCaller([.duration: 10, .useFrames: true])
    #expect(frames.duration == 10)
    tween.remove()
    #expect(tween.duration == 1.5)
  }

  @Test("an ended tween says where it was")
  func finalState() {
    let removed = stage.tweener.addCaller([.duration: 1, .timeScale: 0.5])
    let completed = stage.tweener.addCaller([.duration: 0.25, .repeat: 1])
    stage.tweener.advance(by: 0.5)
    removed.remove()
    #expect([removed.progress, removed.elapsed, completed.progress] == [0.25, 0.25, 1])
    #expect(completed.elapsed == 0.5)
    #expect(stage.after(5, removed.progress) == 0.25)
  }

  @Test("handles are values: equal where they name one tween, and good as keys")
  func values() {
    let one = stage.add(box, [.duration: 1, "x": 1])
    let two = stage.add(box, [.duration: 1, "y": 1])
    #expect(one != two)
    #expect(stage.tweener.tweens(of: box) == [one, two])
    #expect(Set([one, two, one]).count == 2)
    let names = [one: "one", two: "two"]
    #expect(stage.tweener.tweens(of: box).map { names[$0] } == ["one", "two"])
    // The first tween of another engine is another tween.
    #expect(RuleStage().add(box, [.duration: 1, "x": 1]) != one)
    #expect("\(one)".contains("waiting"))
  }

  @Test("outcome and problems are kept until 1,024 more tweens have been added")
  func kept() {
    let tween = stage.tweener.addCaller([.duration: 1, "unknown": 2])
    tween.remove()
    for _ in 0..<1_024 {
      stage.tweener.addCaller([.duration: 1]).remove()
      #expect(tween.outcome == .removed)
    }
    #expect(tween.problems.map(\.kind) == [.unknownProperty])
    #expect(tween.state == .ended)
  }

  @Test("so they are where others stay alive, and where many end in one step")
  func keptAmongLiving() {
    let early = (0..<500).map { _ in stage.add(box, [.duration: 1]) }
    stage.tweener.advance(by: 1)
    for _ in 0..<1_024 { stage.tweener.addCaller([.duration: 9]) }
    #expect(early.allSatisfy { $0.outcome == .completed })
  }

  @Test("a stale handle answers, and touches no other tween")
  func stale() {
    let stale = stage.tweener.addCaller([.duration: 1, "unknown": 2])
    stale.remove()
    var later: [Tween] = []
    for _ in 0..<5_000 {
      let tween = stage.tweener.addCaller([.duration: 9])
      later.append(tween)
      if later.count % 2 == 0 { tween.remove() }
    }
    let alive = stage.tweener.tweenCount
    #expect(stale.outcome == nil)
    #expect(stale.state == .ended)
    #expect(!stale.isPaused)
    #expect([stale.progress, stale.elapsed, stale.duration, stale.timeScale] == [0, 0, 0, 1])
    #expect(stale.problems.isEmpty)
    #expect(!stale.pause())
    #expect(!stale.resume())
    #expect(!stale.remove())
    stale.complete()
    stale.progress = 0.5
    stale.timeScale = 0
    #expect(stage.tweener.tweenCount == alive)
    #expect(!later.contains(stale))
    #expect(stage.after(9, stage.tweener.tweenCount) == 0)
    #expect(stage.kinds == [.unknownProperty])
  }

  @Test("a handle that was kept for long finds its tween among many")
  func longLived() {
    let tween = stage.add(box, [.duration: 100, "x": 100])
    for _ in 0..<100 {
      for _ in 0..<50 { stage.tweener.addCaller([.duration: 0.5]) }
      stage.tweener.advance(by: 1)
    }
    #expect(tween.outcome == .completed)
    #expect(box.x == 100)
  }

  @Test("of problems of later calls the latest 32 are kept, and all of the first")
  func latestProblems() {
    var wrong: TweenParameters = [.duration: 1, "x": 1]
    for number in 0..<40 { wrong[TweenKey("nothing\(number)")] = 1 }
    let tween = stage.add(box, wrong)
    let ofCall = tween.problems
    #expect(ofCall.count == 40)
    for number in 1...100 { tween.timeScale = Double(-number) }
    #expect(Array(tween.problems.prefix(40)) == ofCall)
    #expect(tween.problems.dropFirst(40).map(\.value) == (69...100).map { "-\($0).0" })
    #expect(stage.problems.count == 140)
  }
}
