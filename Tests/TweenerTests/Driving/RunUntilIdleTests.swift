import Testing
import Tweener

@MainActor
@Suite("Running an engine until it is idle")
struct RunUntilIdleTests {
  private let tweener = Tweener()
  private let clock = HandClock()
  private let drawn = Drawn()

  /// What `onAdvance` saw.
  @MainActor
  private final class Drawn {
    var times: [Double] = []
  }

  private func run() -> Task<Void, Never> {
    tweener.onAdvance = { [tweener, drawn] in
      MainActor.assumeIsolated { drawn.times.append(tweener.time) }
    }
    return Task { @MainActor in await tweener.run(framesPerSecond: 10, on: clock, untilIdle: true) }
  }

  @Test("returns after the frame in which the last tween ended, and that frame is drawn")
  func end() async {
    tweener.addCaller([.duration: 0.5])
    tweener.addCaller([.delay: 1, .duration: 0.25])
    let task = run()
    for time in [0.5, 1, 1.5] { await clock.release(at: .seconds(time)) }
    await task.value
    #expect(drawn.times == [0.5, 1, 1.5])
    #expect(tweener.tweenCount == 0)
  }

  @Test("goes on while callbacks add tweens")
  func chain() async {
    tweener.addCaller([
      .duration: 0.5, .onComplete: { [tweener] in tweener.addCaller([.duration: 1]) },
    ])
    let task = run()
    for time in [1.0, 1.25, 2] { await clock.release(at: .seconds(time)) }
    await task.value
    #expect(drawn.times == [1, 1.25, 2])
  }

  @Test("does not wait for paused tweens")
  func paused() async {
    tweener.addCaller([.duration: 0.5])
    tweener.addCaller([.duration: 9]).pause()
    let task = run()
    await clock.release(at: .seconds(1))
    await task.value
    #expect(tweener.tweenCount == 1)
    #expect(drawn.times == [1])
  }

  @Test("draws once where there is nothing to wait for, and returns at once")
  func nothing() async {
    await run().value
    #expect(drawn.times == [0])
  }

  @Test("a tween that onAdvance adds keeps it running")
  func addedWhileDrawing() async {
    tweener.onAdvance = { [tweener] in
      tweener.onAdvance = nil
      tweener.addCaller([.duration: 0.5])
    }
    let task = Task { @MainActor in
      await tweener.run(framesPerSecond: 10, on: clock, untilIdle: true)
    }
    await clock.release(at: .seconds(1))
    await task.value
    #expect(tweener.time == 1)
    #expect(tweener.tweenCount == 0)
  }

  @Test("what ends in a step of no length is drawn all the same")
  func standingClock() async {
    let tween = tweener.addCaller([.duration: 0.5])
    let task = run()
    _ = await clock.nextDeadline()
    tween.remove()
    await clock.release(at: .zero)
    await task.value
    #expect(drawn.times == [0])
  }

  @Test("without untilIdle an idle engine runs on")
  func runsOn() async {
    let task = Task { @MainActor in await tweener.run(framesPerSecond: 10, on: clock) }
    await clock.release(at: .seconds(1))
    _ = await clock.nextDeadline()
    #expect(tweener.time == 1)
    task.cancel()
    await task.value
  }
}
