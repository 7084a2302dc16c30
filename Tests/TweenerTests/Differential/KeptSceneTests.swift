import Testing
import TweenerTestSupport

/// Scenes that random trials found and that were mended, as the trials printed them.
@Suite("Kept scenes")
struct KeptSceneTests: KeptScenes {
  @Test("7 A tween of no length ends in the call though its onRepeat sets the speed it has")
  func speedKeptInRepeat() {
    let spec = TweenSpec(5, target: 0).with {
      $0.repeats = 2
      $0.timeScale = 3
      $0.on(.repeat, .setTimeScale(tween: 5, 3))
    }
    expectAgreement(adding: [spec], end: 1, cuts: [1])
  }

  @Test("20 Removing one property writes no other")
  func removedAlone() {
    let both = TweenSpec(0, target: 0, [PropertySpec(.b, .to([1])), PropertySpec(.y, .to([1]))])
      .with { $0.duration = 1 }
    let other = TweenSpec(1, target: 0, [PropertySpec(.y, .to([1]))]).with { $0.overwrite = .none }
    expectAgreement(
      adding: [both],
      [
        TimedCommand(0, .setProgress(tween: 0, 0)), TimedCommand(0, .add(other)),
        TimedCommand(0, .remove(.properties(0, [.b]))),
      ], end: 1, cuts: [1])
  }

  @Test(
    "22 A tween that loses one property in a conflict writes no other",
    arguments: [SceneOverwrite.atStart, .atAdd])
  func lostAlone(overwrite: SceneOverwrite) {
    // Paused in its onStart and resumed: what it has not written yet is written in the next advance.
    let older = TweenSpec(0, target: 0, [PropertySpec(.b, .to([1])), PropertySpec(.a, .to([1]))])
      .with {
        $0.deaf = [.overwrite]
        $0.on(.start, .pause(.target(0)))
      }
    let newer = TweenSpec(3, target: 0, [PropertySpec(.b, .to([1]))]).with {
      $0.overwrite = overwrite
    }
    expectAgreement(
      adding: [older], [TimedCommand(0, .resume(.target(0))), TimedCommand(0, .add(newer))], end: 1,
      cuts: [1])
  }

  @Test("18 .all removes what callbacks split off meanwhile, also where it has ended by then")
  func splitOffMeanwhile() {
    // The removal of one tween pauses and resumes, which splits another; that of a second one takes all from the newcomer.
    let splitting = TweenSpec(0, target: 0).with {
      $0.delay = 2
      $0.on(.end, .pause(.target(0)), .resume(.properties(0, [.y])))
    }
    let taking = TweenSpec(2, target: 0, [PropertySpec(.height, .to([0.5]))]).with {
      $0.overwrite = .atAdd
    }
    let adding = TweenSpec(1, target: 0, [PropertySpec(.a, .to([1]))]).with {
      $0.duration = 1
      $0.on(.end, .add(taking))
    }
    let newcomer = TweenSpec(3, target: 0, [PropertySpec(.height, .to([3]))]).with {
      $0.delay = -1
      $0.overwrite = .all
    }
    let counting = TweenSpec(5).with {
      $0.duration = 4
      $0.on(.end, .probe(tween: 5))
    }
    let split = TweenSpec(4, target: 0, [PropertySpec(.frame, .to([1, 1, 1, 1]))]).with {
      $0.delay = -1
    }
    expectAgreement(adding: [counting, splitting, adding, newcomer, split], end: 4, cuts: [4])
  }
}
