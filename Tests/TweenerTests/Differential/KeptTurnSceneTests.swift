import Testing
import TweenerTestSupport

/// Scenes about the turn that a tween has at an instant, and about what it shows when it is set there. Each went wrong once.
@Suite("Kept scenes: turns at an instant")
struct KeptTurnSceneTests {
  private static let zeros = Array(repeating: 0.0, count: 7)

  private func scene(_ commands: [TimedCommand], end: Int, cuts: [Int]) -> SceneTrial {
    SceneTrial(
      Scene(targets: [Self.zeros, Self.zeros], commands: commands, end: end), cuts: cuts)
  }

  @Test(
    "A tween that waits keeps its turn where another's callback changes its rate or its pause place",
    arguments: [SceneCommand.setTimeScale(tween: 0, 0.3), .pauseAt(tween: 0, 1)])
  func waiting(command: SceneCommand) {
    expectAgreement(
      scene(
        [
          TimedCommand(
            0,
            .add(
              TweenSpec(0, target: 1).with {
                $0.duration = 4
                $0.delay = 2
              })),
          TimedCommand(
            0,
            .add(
              TweenSpec(1, target: 0).with {
                $0.duration = 2
                $0.scripts = [SceneScript(on: .end, nth: 1, [command])]
              })),
          TimedCommand(
            0,
            .add(
              TweenSpec(3, target: 0).with {
                $0.duration = 2
                $0.delay = 2
              })),
        ], end: 6, cuts: [6]))
  }

  @Test("One whose repeats nobody hears shows the end of the play at which it is paused")
  func quiet() {
    expectAgreement(
      scene(
        [
          TimedCommand(
            0,
            .add(
              TweenSpec(0, target: 0).with {
                $0.properties = [PropertySpec(.a, .to([1]))]
                $0.duration = 2
                $0.repeats = 1
                $0.repeatDelay = 1
                $0.timeScale = 3
                $0.deaf = [.repeat]
              })),
          TimedCommand(0, .pauseAt(tween: 0, 2)),
        ], end: 1, cuts: [1]))
  }

  @Test(
    "A reversed one that is set to the beginning of a play shows it, and has that boundary behind it"
  )
  func beginning() {
    expectAgreement(
      scene(
        [
          TimedCommand(
            0,
            .add(
              TweenSpec(0, target: 0).with {
                $0.properties = [PropertySpec(.a, .to([1]))]
                $0.duration = 1
                $0.repeats = 5
                $0.repeatDelay = 2
              })),
          TimedCommand(9, .reverse(tween: 0)), TimedCommand(9, .setProgress(tween: 0, 0)),
        ], end: 19, cuts: [9, 19]))
  }

  @Test(
    "One that is restarted by its own onOverwrite while it begins writes nothing until it starts again"
  )
  func restarted() {
    expectAgreement(
      scene(
        [
          TimedCommand(
            0,
            .add(
              TweenSpec(1, target: 0).with {
                $0.properties = [PropertySpec(.a, .to([3])), PropertySpec(.b, .to([1]))]
                $0.paused = true
                $0.scripts = [
                  SceneScript(on: .overwrite, nth: 1, [.restart(tween: 1, includingDelay: true)])
                ]
              })),
          TimedCommand(
            0,
            .add(
              TweenSpec(7, target: 0).with {
                $0.properties = [PropertySpec(.b, .to([1]))]
                $0.duration = 6
              })),
          TimedCommand(3, .setProgress(tween: 1, 1)),
        ], end: 3, cuts: [3]))
  }
}
