import Testing
import Tweener

@MainActor
@Suite("The handle: finished()")
struct FinishedTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  /// What a task that waits has got, if anything.
  @MainActor
  private final class Waiting {
    var outcome: TweenOutcome?
    var failure: (any Error)?
    private var isWaiting = false
    private(set) var task: Task<Void, Never>?

    init(_ tween: Tween) {
      task = Task { @MainActor in
        isWaiting = true
        do { outcome = try await tween.finished() } catch { failure = error }
      }
    }

    /// Comes back when the task has begun to wait.
    func begin() async {
      while !isWaiting { await Task.yield() }
    }

    /// Comes back when the task is over.
    func end() async { await task?.value }
  }

  @Test("an outcome is there at once")
  func atOnce() async throws {
    let tween = stage.add(box, [.duration: 1, "x": 1])
    stage.tweener.advance(by: 1)
    let outcomes = [try await tween.finished(), try await stage.add(box, ["x": 3]).finished()]
    #expect(outcomes == [.completed, .completed])
  }

  @Test("or comes later, whatever it is")
  func later() async {
    let ends: [((Tween) -> Void, TweenOutcome)] = [
      ({ [stage] _ in stage.tweener.advance(by: 1) }, .completed),
      ({ $0.remove() }, .removed),
      ({ $0.revert() }, .removed),
      ({ $0.complete(at: .start) }, .reverseCompleted),
      (
        { [stage] tween in
          tween.reverse()
          stage.tweener.advance(by: 0)
        }, .reverseCompleted
      ),
    ]
    for (end, outcome) in ends {
      let tween = stage.add(box, [.duration: 1, "x": 1])
      let waiting = Waiting(tween)
      await waiting.begin()
      #expect(waiting.outcome == nil)
      end(tween)
      await waiting.end()
      #expect(waiting.outcome == outcome)
    }
  }

  @Test("an overwritten tween says by whom")
  func overwritten() async {
    let tween = stage.add(box, [.duration: 1, "x": 1])
    let waiting = Waiting(tween)
    await waiting.begin()
    let newer = stage.add(box, [.duration: 1, "x": 2])
    stage.tweener.advance(by: 0.5)
    await waiting.end()
    #expect(waiting.outcome == .overwritten(by: newer))
  }

  @Test("a target that is gone too")
  func targetGone() async {
    let tween = stage.tweener.addTween(RuleBox(), [.duration: 100, "x": 1])
    let waiting = Waiting(tween)
    await waiting.begin()
    for _ in 0..<64 { stage.tweener.advance(by: 0.01) }
    await waiting.end()
    #expect(waiting.outcome == .targetGone)
  }

  @Test("a pause on completion is no end")
  func pauses() async {
    let tween = stage.add(box, [.duration: 1, .pausesOnCompletion: true, "x": 1])
    let waiting = Waiting(tween)
    await waiting.begin()
    stage.tweener.advance(by: 2)
    for _ in 0..<10 { await Task.yield() }
    #expect(waiting.outcome == nil)
    tween.complete()
    await waiting.end()
    #expect(waiting.outcome == .completed)
  }

  @Test("when the engine goes it is .removed")
  func engineGoes() async {
    var engine: Tweener? = Tweener()
    let waiting = engine.map { Waiting($0.addTween(box, [.duration: 1, "x": 1])) }
    await waiting?.begin()
    engine = nil
    await waiting?.end()
    #expect(waiting?.outcome == .removed)
  }

  @Test("cancelling the task throws, and leaves the tween alone")
  func cancelled() async {
    let tween = stage.add(box, [.duration: 1, "x": 1])
    let waiting = Waiting(tween)
    await waiting.begin()
    waiting.task?.cancel()
    await waiting.end()
    #expect(waiting.failure is CancellationError)
    #expect(waiting.outcome == nil)
    #expect(tween.state == .waiting)
    #expect(stage.after(1, box.x) == 1 && tween.outcome == .completed)
    #expect(stage.problems.isEmpty)
  }

  @Test("several may wait for one tween, and one who has given up does not disturb the others")
  func several() async {
    let tween = stage.add(box, [.duration: 1, "x": 1])
    let all = (0..<3).map { _ in Waiting(tween) }
    for waiting in all { await waiting.begin() }
    all[1].task?.cancel()
    await all[1].end()
    stage.tweener.advance(by: 1)
    for waiting in all { await waiting.end() }
    #expect(all.map(\.outcome) == [.completed, nil, .completed])
  }

  @Test("a handle that is not known any more throws a problem")
  func forgotten() async {
    let tween = stage.add(box, [.duration: 1, "x": 1])
    tween.complete()
    for _ in 0..<1_200 { stage.tweener.addCaller([.duration: 1]).remove() }
    let waiting = Waiting(tween)
    await waiting.end()
    let problem = waiting.failure as? TweenProblem
    #expect(problem?.kind == .tweenEnded)
    #expect(problem?.key == "finished()")
  }

  @Test("on an actor, in its isolation, where the engine lives")
  func onActor() async throws {
    #expect(try await Lamps().fadeIn() == 1)
  }
}

/// An engine that belongs to an actor.
private actor Lamps {
  private let tweener = Tweener()
  private let box = RuleBox()

  func fadeIn() async throws -> Double {
    let tween = tweener.addTween(box, [.duration: 0.5, "x": 1])
    let clock = Task { self.step() }
    try await tween.finished()
    await clock.value
    return box.x
  }

  private func step() { tweener.advance(by: 1) }
}
