import Testing
import Tweener

@Suite("A handle of an ended tween that is asked for motion")
struct EndedHandleTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("says once that it has ended, and how, and does nothing")
  func once() throws {
    let tween = stage.add(box, [.duration: 1, "x": 4])
    stage.tweener.advance(by: 1)
    tween.progress = 0.5
    #expect(!tween.resume())
    tween.progress = 0
    #expect(stage.kinds == [.tweenEnded])
    let problem = try #require(stage.problems.first)
    #expect(problem.key == "progress")
    #expect(problem.fault.contains("completed"))
    #expect(tween.problems == [problem])
    #expect(box.x == 4)
  }

  @Test("each handle says it for itself; resume() too")
  func each() {
    let tweens = ["x", "y"].map { stage.add(box, [.duration: 1, TweenKey($0): 4]) }
    stage.tweener.removeTween(box)
    for tween in tweens + tweens { #expect(!tween.resume()) }
    #expect(stage.kinds == [.tweenEnded, .tweenEnded])
    #expect(stage.keys == ["resume()", "resume()"])
  }

  @Test("what asks for nothing is silent: questions, pause, remove, complete, calls by target")
  func silent() {
    let tween = stage.add(box, [.duration: 1, "x": 4])
    tween.complete()
    _ = (tween.progress, tween.isPaused, tween.outcome)
    #expect(!tween.pause() && !tween.remove())
    tween.complete()
    #expect(!stage.tweener.resumeTween(box) && !stage.tweener.resumeAllTweens())
    #expect(stage.problems.isEmpty)
  }

  @Test("says so inside callbacks too, its own and those of others")
  func inCallbacks() throws {
    let first = stage.add(
      box, [.duration: 1, "x": 4, .onComplete: { (tween: Tween) in tween.progress = 0 }])
    let second = stage[box].add([
      .duration: 2, "y": 4, .onUpdate: { first.resume() },
      .onEnd: { (tween: Tween) in tween.resume() },
    ])
    #expect(stage.after(1, stage.kinds) == [.tweenEnded])
    #expect(first.problems == stage.problems)
    #expect(first.outcome == .completed && box.x == 4)
    #expect(stage.after(1, stage.kinds) == [.tweenEnded, .tweenEnded])
    #expect(stage.keys == ["progress", "resume()"])
    #expect(second.problems == stage.problems.suffix(1))
  }

  @Test("a report that is answered with another call is not repeated")
  func answered() {
    let tween = stage.add(box, [.duration: 1, "x": 4])
    var reports = 0
    stage.tweener.onProblem = { _ in
      reports += 1
      tween.progress = 0
      tween.resume()
    }
    stage.tweener.advance(by: 1)
    tween.resume()
    #expect(reports == 1)
  }

  @Test("a handle that nobody knows any more is silent")
  func stale() {
    let tween = stage.add(box, [.duration: 1, "x": 4])
    tween.complete()
    for _ in 0..<1_200 { stage.tweener.addCaller([.duration: 1]).remove() }
    #expect(!tween.resume())
    #expect(stage.problems.isEmpty)
  }
}
