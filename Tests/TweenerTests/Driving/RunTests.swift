import Testing
import Tweener

@MainActor
@Suite("Running an engine by a clock")
struct RunTests {
  private let scene = Scene()

  /// An engine that a task runs by a clock in the test's hand.
  @MainActor
  private final class Scene {
    let tweener = Tweener()
    let clock = HandClock()
    var problems: [TweenProblem] = []
    var updates = 0
    private(set) var task: Task<Void, Never>?
    private(set) var isOver = false

    func start(framesPerSecond: Double = 60) {
      // Not unowned: an engine reports as it goes.
      tweener.onProblem = { [weak self] problem in
        MainActor.assumeIsolated { self?.problems.append(problem) }
      }
      tweener.addCaller([
        .duration: 1_000,
        .onUpdate: { [unowned self] in MainActor.assumeIsolated { updates += 1 } },
      ])
      task = Task { @MainActor in
        await tweener.run(framesPerSecond: framesPerSecond, on: clock)
        isOver = true
      }
    }

    /// Lets the engine take a step at a time of the clock, and waits until it sleeps again.
    func step(at seconds: Double) async -> Duration {
      await clock.release(at: .seconds(seconds))
      return await clock.nextDeadline().offset
    }

    func stop() async {
      task?.cancel()
      await task?.value
    }
  }

  @Test("steps are as long as the clock says")
  func lengths() async {
    scene.start()
    for (count, time) in [0.25, 0.5, 0.75, 2].enumerated() {
      _ = await scene.step(at: time)
      #expect(scene.tweener.time == time)
      #expect(scene.updates == count + 1)
    }
    await scene.stop()
  }

  @Test("sixty frames at their deadlines are one second", arguments: [60.0, 24, 90, 144])
  func frames(rate: Double) async {
    scene.start(framesPerSecond: rate)
    var deadline = await scene.clock.nextDeadline().offset
    #expect(deadline == .seconds(1 / rate))
    for _ in 0..<Int(rate) {
      await scene.clock.release(at: deadline)
      deadline = await scene.clock.nextDeadline().offset
    }
    #expect(scene.tweener.time == 1)
    #expect(scene.updates == Int(rate))
    await scene.stop()
  }

  @Test("frames that come late do not push the later ones back")
  func late() async {
    scene.start(framesPerSecond: 10)
    let interval = Duration.seconds(0.1)
    #expect(await scene.step(at: 0.13) == interval * 2)
    #expect(await scene.step(at: 0.28) == interval * 3)
    #expect(scene.tweener.time == 0.28)
    await scene.stop()
  }

  @Test("after a stall there is one long step and no burst")
  func stall() async {
    scene.start(framesPerSecond: 10)
    _ = await scene.step(at: 0.1)
    let next = await scene.step(at: 5.03)
    #expect(scene.updates == 2)
    #expect(scene.tweener.time == 5.03)
    #expect(next == .seconds(5.03) + .seconds(0.1))
    _ = await scene.step(at: 5.13)
    #expect(scene.updates == 3)
    await scene.stop()
  }

  @Test("longestStep: what a stall missed beyond it is skipped for good")
  func longestStep() async {
    scene.tweener.longestStep = 0.25
    scene.start(framesPerSecond: 10)
    _ = await scene.step(at: 0.125)
    _ = await scene.step(at: 10)
    #expect(scene.tweener.time == 0.375)
    _ = await scene.step(at: 10.125)
    #expect(scene.tweener.time == 0.5)
    scene.tweener.longestStep = .infinity
    _ = await scene.step(at: 20.125)
    #expect(scene.tweener.time == 10.5)
    await scene.stop()
  }

  @Test("longestStep is above zero; anything else is refused and reported, and advance ignores it")
  func longestStepRange() {
    let stage = RuleStage()
    #expect(stage.tweener.longestStep == .infinity)
    for bad in [0, -1, Double.nan] { stage.tweener.longestStep = bad }
    #expect(stage.kinds == Array(repeating: .numberOutOfRange, count: 3))
    #expect(stage.tweener.longestStep == .infinity)
    stage.tweener.longestStep = 0.25
    #expect(stage.after(10, stage.tweener.time) == 10)
  }

  @Test("a clock that stands or goes backwards moves nothing, and nothing twice")
  func backwards() async {
    scene.start()
    _ = await scene.step(at: 1)
    _ = await scene.step(at: 1)
    _ = await scene.step(at: 0.5)
    #expect(scene.tweener.time == 1)
    #expect(scene.updates == 1)
    _ = await scene.step(at: 1.25)
    #expect(scene.tweener.time == 1.25)
    await scene.stop()
  }

  @Test("it runs until it is cancelled")
  func cancellation() async {
    scene.start()
    _ = await scene.step(at: 1)
    #expect(!scene.isOver)
    await scene.stop()
    #expect(scene.isOver)
    #expect(scene.tweener.time == 1)
  }

  @Test("cancelled from within a callback it takes no further step")
  func cancelledInside() async {
    scene.start()
    scene.tweener.addCaller([
      .duration: 1, .onComplete: { MainActor.assumeIsolated { scene.task?.cancel() } },
    ])
    await scene.clock.release(at: .seconds(2))
    await scene.task?.value
    #expect(scene.isOver)
    #expect(scene.tweener.time == 2)
  }

  @Test("a clock that fails ends it")
  func failure() async {
    scene.start()
    await scene.clock.fail()
    await scene.task?.value
    #expect(scene.isOver)
    #expect(scene.tweener.time == 0)
  }

  @Test(
    "a rate that is none is reported and becomes 60", arguments: [0, -3, Double.nan, .infinity])
  func badRate(rate: Double) async {
    scene.start(framesPerSecond: rate)
    #expect(await scene.clock.nextDeadline().offset == .seconds(1.0 / 60))
    #expect(scene.problems.map(\.kind) == [.numberOutOfRange])
    await scene.stop()
  }

  /// An engine that belongs to an actor of its own.
  private actor Owner {
    let tweener = Tweener()

    func run(on clock: HandClock) async { await tweener.run(framesPerSecond: 30, on: clock) }
    var time: Double { tweener.time }
  }

  @Test("an engine runs in the isolation of whoever runs it")
  func isolation() async {
    let (owner, clock) = (Owner(), HandClock())
    let task = Task { await owner.run(on: clock) }
    await clock.release(at: .seconds(0.75))
    _ = await clock.nextDeadline()
    #expect(await owner.time == 0.75)
    task.cancel()
    await task.value
  }
}
