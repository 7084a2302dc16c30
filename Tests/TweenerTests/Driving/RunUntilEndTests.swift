import Testing
import Tweener

@MainActor
@Suite("Running an engine until a tween has ended")
struct RunUntilEndTests {
  private let tweener = Tweener()
  private let clock = HandClock()

  private func run(until tween: Tween) -> Task<Void, Never> {
    Task { @MainActor [tweener, clock] in
      await tweener.run(until: tween, framesPerSecond: 10, on: clock)
    }
  }

  @Test("returns after the frame in which it ended, whatever else moves")
  func end() async {
    tweener.addCaller([.duration: 9])
    let task = run(until: tweener.addCaller([.duration: 0.75]))
    for time in [0.5, 1] { await clock.release(at: .seconds(time)) }
    await task.value
    #expect(tweener.time == 1)
    #expect(tweener.tweenCount == 1)
  }

  @Test("returns where it pauses at an end, and not where a hand pauses it")
  func rest() async {
    let tween = tweener.addCaller([.duration: 0.75, .pausesOnCompletion: true])
    tween.pause()
    let task = run(until: tween)
    await clock.release(at: .seconds(1))
    // The frame is over when the next one is waited for.
    _ = await clock.nextDeadline()
    #expect(tween.elapsed == 0)
    tween.resume()
    for time in [1.5, 2] { await clock.release(at: .seconds(time)) }
    await task.value
    #expect(tween.isPaused && tween.elapsed == 0.75)
    tween.reverse()
    let back = run(until: tween)
    await clock.release(at: .seconds(3))
    await back.value
    #expect(tween.isPaused && tween.elapsed == 0)
  }

  @Test("returns at once where it has ended already, and where the task is cancelled")
  func over() async {
    let tween = tweener.addCaller([.duration: 1])
    tween.remove()
    await run(until: tween).value
    #expect(tweener.time == 0)
    let task = run(until: tweener.addCaller([.duration: 1]))
    task.cancel()
    await task.value
    #expect(tweener.tweenCount == 1)
  }
}
