import Testing
import TweenerTestSupport

/// Scenes in which a timeline's members and others share components, or an instant. Each went wrong once.
@Suite("Kept scenes in which timelines and others share")
struct KeptTimelineSharingSceneTests: TimelineScenes {
  @Test(
    "34 A timeline that is given a place to pause at by what it calls passes the rest before younger tweens",
    arguments: [SceneMoment.start, .complete], [0, 1, 2])
  func placeGivenMeanwhile(moment: SceneMoment, place: Int) {
    let stopping = tween(1, .a, 0) {
      $0.scripts = [SceneScript(on: moment, nth: 1, [.pauseAt(tween: 0, place)])]
    }
    expectAgreement([
      TimedCommand(0, .add(timeline(0, [(1, stopping), (1, tween(2, .b, 0))]))),
      TimedCommand(0, .add(timeline(3, [(1, tween(4, .c, 0))]))),
    ])
  }

  @Test(
    "34 A tween that is given a place to pause at between two plays at one instant plays the rest before younger tweens",
    arguments: [1, 2, 3, 4])
  func placeGivenBetweenPlays(place: Int) {
    let repeating = tween(0, .a, 1) {
      $0.repeats = 3
      $0.timeScale = 4
      $0.scripts = [SceneScript(on: .repeat, nth: 1, [.pauseAt(tween: 0, place)])]
    }
    expectAgreement([
      TimedCommand(0, .add(repeating)), TimedCommand(0, .add(tween(1, .b, 1))),
    ])
  }

  @Test("18 Of many members the one that started last is hidden by a newer tween that shares")
  func hiddenMember() {
    let frame = SceneGoal.to([1, 1, 1, 1])
    func moved(_ id: Int, _ words: (inout TweenSpec) -> Void = { _ in }) -> TweenSpec {
      tween(id, .frame, 0) {
        $0.properties = [PropertySpec(.frame, frame)]
        words(&$0)
      }
    }
    let nested = timeline(4, [(4, moved(5)), (0, tween(6, .y, 0, by: 3))]) { $0.repeats = 1 }
    let adding = TweenSpec(1).with {
      $0.scripts = [
        SceneScript(
          on: .start, nth: 1,
          [
            .add(moved(2) { $0.delay = 3 }),
            .add(
              moved(3) {
                $0.delay = 2
                $0.duration = 3
                $0.overwrite = .none
              }),
          ])
      ]
    }
    let whole = timeline(0, [(2, moved(7))]) {
      $0.delay = 2
      $0.timeScale = 3
      $0.items =
        ($0.items ?? []) + [
          TimelineItem(1, .call(adding)), TimelineItem(1, .timeline(nested)),
          TimelineItem(6, .tween(tween(8, .y, 0))),
        ]
    }
    for end in [3, 4, 6] { expectAgreement([TimedCommand(0, .add(whole))], end: end) }
  }

  @Test(
    "37 What starts where a timeline is sought from, with its calls, has read its start values there"
  )
  func startsWhereSoughtFrom() {
    let seeking = tween(1, .a, 0) {
      $0.target = 1
      $0.scripts = [
        SceneScript(on: .start, nth: 1, [.seek(tween: 0, to: 0, callsBack: true)])
      ]
    }
    expectAgreement(
      [
        TimedCommand(0, .add(timeline(0, [(3, seeking), (3, tween(2, .a, 0))]))),
        TimedCommand(0, .add(tween(3, .a, 1) { $0.repeats = 2 })),
      ], targets: 2)
  }
}
