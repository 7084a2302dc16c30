import Testing
import TweenerTestSupport

/// Scenes about the turn that a tween has at an instant, and about what it shows when it is set there. Each went wrong once.
@Suite("Kept scenes: turns at an instant")
struct KeptTurnSceneTests: KeptScenes {
  @Test(
    "A tween that waits keeps its turn where another's callback changes its rate or its pause place",
    arguments: [SceneCommand.setTimeScale(tween: 0, 0.3), .pauseAt(tween: 0, 1)])
  func waiting(command: SceneCommand) {
    expectAgreement(
      adding: [
        TweenSpec(0, target: 1).with {
          $0.duration = 4
          $0.delay = 2
        },
        TweenSpec(1, target: 0).with {
          $0.duration = 2
          $0.on(.end, command)
        },
        TweenSpec(3, target: 0).with {
          $0.duration = 2
          $0.delay = 2
        },
      ], targets: 2, cuts: [6])
  }

  @Test("One whose repeats nobody hears shows the end of the play at which it is paused")
  func quiet() {
    expectAgreement(
      adding: [
        TweenSpec(0, target: 0, [PropertySpec(.a, .to([1]))]).with {
          $0.duration = 2
          $0.repeats = 1
          $0.repeatDelay = 1
          $0.timeScale = 3
          $0.deaf = [.repeat]
        }
      ], [TimedCommand(0, .pauseAt(tween: 0, 2))], targets: 2, end: 1, cuts: [1])
  }

  @Test(
    "A reversed one that is set to the beginning of a play shows it, and has that boundary behind it"
  )
  func beginning() {
    expectAgreement(
      adding: [
        TweenSpec(0, target: 0, [PropertySpec(.a, .to([1]))]).with {
          $0.duration = 1
          $0.repeats = 5
          $0.repeatDelay = 2
        }
      ], [TimedCommand(9, .reverse(tween: 0)), TimedCommand(9, .setProgress(tween: 0, 0))],
      targets: 2, end: 19, cuts: [9, 19])
  }

  @Test(
    "One that is restarted by its own onOverwrite while it begins writes nothing until it starts again"
  )
  func restarted() {
    expectAgreement(
      adding: [
        TweenSpec(1, target: 0, [PropertySpec(.a, .to([3])), PropertySpec(.b, .to([1]))]).with {
          $0.paused = true
          $0.on(.overwrite, .restart(tween: 1, includingDelay: true))
        }, TweenSpec(7, target: 0, [PropertySpec(.b, .to([1]))]).with { $0.duration = 6 },
      ], [TimedCommand(3, .setProgress(tween: 1, 1))], targets: 2, end: 3, cuts: [3])
  }
}
