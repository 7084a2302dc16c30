import Testing
import TweenerTestSupport

/// Scenes that random trials found and that were mended, as the trials printed them.
@Suite("Kept scenes") struct KeptSceneTests {
  @Test("7 A tween of no length ends in the call though its onRepeat sets the speed it has")
  func speedKeptInRepeat() {
    let spec = TweenSpec(5, target: 0).with {
      $0.repeats = 2
      $0.timeScale = 3
      $0.scripts.append(SceneScript(on: .repeat, nth: 1, [.setTimeScale(tween: 5, 3)]))
    }
    expectAgreement(trial([TimedCommand(0, .add(spec))]))
  }

  @Test("20 Removing one property writes no other")
  func removedAlone() {
    let both = TweenSpec(0, target: 0).with {
      $0.properties = [PropertySpec(.b, .to([1])), PropertySpec(.y, .to([1]))]
      $0.duration = 1
    }
    let other = TweenSpec(1, target: 0).with {
      $0.properties = [PropertySpec(.y, .to([1]))]
      $0.overwrite = .none
    }
    expectAgreement(
      trial([
        TimedCommand(0, .add(both)), TimedCommand(0, .setProgress(tween: 0, 0)),
        TimedCommand(0, .add(other)), TimedCommand(0, .remove(.properties(0, [.b]))),
      ]))
  }

  @Test(
    "22 A tween that loses one property in a conflict writes no other",
    arguments: [
      SceneOverwrite.atStart, .atAdd,
    ])
  func lostAlone(overwrite: SceneOverwrite) {
    // Paused in its onStart and resumed: what it has not written yet is written in the next advance.
    let older = TweenSpec(0, target: 0).with {
      $0.properties = [PropertySpec(.b, .to([1])), PropertySpec(.a, .to([1]))]
      $0.deaf = [.overwrite]
      $0.scripts.append(SceneScript(on: .start, nth: 1, [.pause(.target(0))]))
    }
    let newer = TweenSpec(3, target: 0).with {
      $0.properties = [PropertySpec(.b, .to([1]))]
      $0.overwrite = overwrite
    }
    expectAgreement(
      trial([
        TimedCommand(0, .add(older)), TimedCommand(0, .resume(.target(0))),
        TimedCommand(0, .add(newer)),
      ]))
  }

  private func trial(_ commands: [TimedCommand]) -> SceneTrial {
    SceneTrial(
      Scene(targets: [[0, 0, 0, 0, 0, 0, 0]], commands: commands, end: 1), cuts: [1])
  }

  @Test("18 .all removes what callbacks split off meanwhile, also where it has ended by then")
  func splitOffMeanwhile() {
    // The removal of one tween pauses and resumes, which splits another; that of a second one takes all from the newcomer.
    let splitting = TweenSpec(0, target: 0).with {
      $0.delay = 2
      $0.scripts = [
        SceneScript(on: .end, nth: 1, [.pause(.target(0)), .resume(.properties(0, [.y]))])
      ]
    }
    let taking = TweenSpec(2, target: 0).with {
      $0.properties = [PropertySpec(.height, .to([0.5]))]
      $0.overwrite = .atAdd
    }
    let adding = TweenSpec(1, target: 0).with {
      $0.properties = [PropertySpec(.a, .to([1]))]
      $0.duration = 1
      $0.scripts = [SceneScript(on: .end, nth: 1, [.add(taking)])]
    }
    let newcomer = TweenSpec(3, target: 0).with {
      $0.properties = [PropertySpec(.height, .to([3]))]
      $0.delay = -1
      $0.overwrite = .all
    }
    let counting = TweenSpec(5).with {
      $0.duration = 4
      $0.scripts = [SceneScript(on: .end, nth: 1, [.probe(tween: 5)])]
    }
    let split = TweenSpec(4, target: 0).with {
      $0.properties = [PropertySpec(.frame, .to([1, 1, 1, 1]))]
      $0.delay = -1
    }
    expectAgreement(
      SceneTrial(
        Scene(
          targets: [[0, 0, 0, 0, 0, 0, 0]],
          commands: [counting, splitting, adding, newcomer, split].map {
            TimedCommand(0, .add($0))
          },
          end: 4),
        cuts: [4]))
  }
}
