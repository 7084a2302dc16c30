import Testing
import TweenerTestSupport

/// Scenes with playback that random trials found and that were mended, as the trials printed them.
@Suite("Kept scenes with playback")
struct KeptPlaybackSceneTests: KeptScenes {
  @Test("30 Turned round at the instant of its start, a tween ends before others start")
  func endsBeforeStarts() {
    expectAgreement(
      adding: [
        TweenSpec(0, target: 0).with { $0.duration = 1 },
        TweenSpec(1, target: 0).with { $0.duration = 1 },
      ], [TimedCommand(0, .reverse(tween: 1))], end: 3)
  }

  @Test("31 Where resume() by property is refused, nothing is split off")
  func refusedResume() {
    let spec = TweenSpec(8, target: 0, [PropertySpec(.frame, .to([1, 1, 1, 1]))]).with {
      $0.pausesOnCompletion = true
    }
    expectAgreement(
      adding: [spec],
      [TimedCommand(1, .resume(.properties(0, [.height]))), TimedCommand(1, .reverse(tween: 8))],
      end: 3)
  }

  @Test("33 complete() of a tween whose onStart restarts it leaves it at its beginning")
  func restartedWhileCompleted() {
    let spec = TweenSpec(6, target: 0).with {
      $0.delay = 1
      $0.on(.start, .restart(tween: 6, includingDelay: true))
    }
    expectAgreement(adding: [spec], [TimedCommand(0, .complete(tween: 6))], end: 3)
  }

  @Test("33 Completed in its second onStart, a tween reads no start values anew")
  func completedInSecondStart() {
    let spec = TweenSpec(0, target: 0, [PropertySpec(.a, .by([1]))]).with {
      $0.pausesOnCompletion = true
      $0.on(.start, nth: 2, .complete(tween: 0))
    }
    expectAgreement(
      adding: [spec], [TimedCommand(1, .restart(tween: 0, includingDelay: false))], end: 3)
  }

  @Test("33 A tween that nobody hears keeps its start values too when it is restarted")
  func restartedInSilence() {
    let spec = TweenSpec(0, target: 0, [PropertySpec(.x, .to([100]))]).with {
      $0.duration = 10
      $0.deaf = SceneMoment.allCases
    }
    expectAgreement(
      adding: [spec], [TimedCommand(8, .restart(tween: 0, includingDelay: false))], end: 10)
  }

  @Test("34 A place that is given in a play of no length does not hold the plays that follow")
  func placeWithoutLength() {
    let spec = TweenSpec(1, target: 0).with {
      $0.repeats = 3
      $0.on(.repeat, .pauseAt(tween: 1, 0))
    }
    expectAgreement(adding: [spec], end: 3)
  }

  @Test("34 A place given in the middle of a step moves no start by a flick")
  func placeWithoutDrift() {
    expectAgreement(
      adding: [TweenSpec(0, target: 0).with { $0.delay = 1 }],
      [TimedCommand(0, .setTimeScale(tween: 0, 1.0 / 3)), TimedCommand(2, .pauseAt(tween: 0, 0))],
      end: 13)
  }

  @Test("34 Reverting a property with a setter, a newer tween of what that writes still shows")
  func revertedSetter() {
    let older = TweenSpec(0, target: 0, [PropertySpec(.middle, .to([1]))]).with {
      $0.pausesOnCompletion = true
    }
    let newer = TweenSpec(1, target: 0, [PropertySpec(.b, .to([1]))]).with {
      $0.duration = 1
      $0.repeats = 3
      $0.overwrite = .none
    }
    expectAgreement(adding: [older, newer], [TimedCommand(2, .revert(tween: 0))], end: 2)
  }

  @Test("34 Reverting a property with a setter gives back what that has written")
  func revertedWrites() {
    let spec = TweenSpec(1, target: 0, [PropertySpec(.middle, .to([1]))]).with {
      $0.duration = 2
      $0.delay = 1
    }
    for instant in [1, 2, 3] {
      expectAgreement(
        adding: [tween(0, .b, 0), spec], [TimedCommand(instant, .revert(tween: 1))])
    }
  }

  @Test("8 What is read from a tween is written, and nothing else of that tween")
  func writesWhatIsRead() {
    let properties = [PropertySpec(.height, .to([1])), PropertySpec(.a, .to([1]))]
    let turned = TweenSpec(1, target: 0, properties).with { $0.pausesOnCompletion = true }
    let shown = TweenSpec(7, target: 0, [PropertySpec(.middle, .from([-1]))]).with {
      $0.delay = 1
    }
    expectAgreement(
      adding: [turned], [TimedCommand(2, .reverse(tween: 1)), TimedCommand(2, .add(shown))], end: 2,
      cuts: [2])
  }
}
