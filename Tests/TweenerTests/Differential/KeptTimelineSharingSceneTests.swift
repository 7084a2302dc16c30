import Testing
import TweenerTestSupport

/// Scenes in which a timeline's members and others share components, or an instant. Each went wrong once.
@Suite("Kept scenes in which timelines and others share")
struct KeptTimelineSharingSceneTests: KeptScenes {
  @Test(
    "34 A timeline that is given a place to pause at by what it calls passes the rest before younger tweens",
    arguments: [SceneMoment.start, .complete], [0, 1, 2])
  func placeGivenMeanwhile(moment: SceneMoment, place: Int) {
    let stopping = tween(1, .a, 0) { $0.on(moment, .pauseAt(tween: 0, place)) }
    expectAgreement(adding: [
      timeline(0, [(1, stopping), (1, tween(2, .b, 0))]), timeline(3, [(1, tween(4, .c, 0))]),
    ])
  }

  @Test(
    "34 A tween that is given a place to pause at between two plays at one instant plays the rest before younger tweens",
    arguments: [1, 2, 3, 4])
  func placeGivenBetweenPlays(place: Int) {
    let repeating = tween(0, .a, 1) {
      $0.repeats = 3
      $0.timeScale = 4
      $0.on(.repeat, .pauseAt(tween: 0, place))
    }
    expectAgreement(adding: [repeating, tween(1, .b, 1)])
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
      $0.on(
        .start, .add(moved(2) { $0.delay = 3 }),
        .add(
          moved(3) {
            $0.delay = 2
            $0.duration = 3
            $0.overwrite = .none
          }))
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
    for end in [3, 4, 6] { expectAgreement(adding: [whole], end: end) }
  }

  @Test(
    "37 What starts where a timeline is sought from, with its calls, has read its start values there"
  )
  func startsWhereSoughtFrom() {
    let seeking = tween(1, .a, 0) {
      $0.target = 1
      $0.on(.start, .seek(tween: 0, to: 0, callsBack: true))
    }
    expectAgreement(
      adding: [
        timeline(0, [(3, seeking), (3, tween(2, .a, 0))]), tween(3, .a, 1) { $0.repeats = 2 },
      ], targets: 2)
  }

  @Test("11 A play of a nested timeline begins, though a step in which time stands lies between")
  func stepOfNoTime() {
    let nested = timeline(1, [(0, tween(2, .b, 2000))]) { $0.repeats = 3 }
    let whole = timeline(0, []) {
      $0.timeScale = 0.5
      $0.items = [TimelineItem(0, .timeline(nested))]
    }
    expectAgreement(
      adding: [whole], [TimedCommand(3000, .setEngineTimeScale(0.5))], end: 20_000,
      cuts: [5000, 5001, 5003, 13_000, 13_001, 13_003])
  }

  @Test(
    "19 A timeline is paused once by a call that means several of its members",
    arguments: [true, false])
  func pausedOnce(isByProperty: Bool) {
    let members = [(0, tween(1, .a, 3)), (0, tween(2, .b, 3)), (2, tween(3, .a, 3))]
    expectAgreement(
      adding: [timeline(0, members, heard(.pause, .resume(.all)))],
      [TimedCommand(1, .pause(isByProperty ? .properties(0, [.a, .b]) : .target(0)))])
  }

  @Test("16 Of a tween that was split, what calls back loses before its silent part")
  func lostBySplit() {
    let frame = PropertySpec(.frame, .to([1, 2, 3, 4]))
    let losing = tween(0, .frame, 4) {
      $0.properties = [frame]
      $0.on(.end, .probe(tween: 0))
    }
    expectAgreement(
      adding: [losing],
      [
        TimedCommand(1, .pause(.properties(0, [.x]))),
        TimedCommand(1, .add(tween(1, .frame, 1) { $0.properties = [frame] })),
      ])
  }

  @Test("18 What removes all others removes what is split off them meanwhile")
  func removedWithParts() {
    let splitting = tween(0, .b, 4) {
      $0.on(.end, .pause(.target(0)), .resume(.properties(0, [.a])), .resume(.all))
    }
    for isTimeline in [true, false] {
      let members = [(1, tween(2, .a, 1)), (1, tween(3, .c, 1))]
      let split =
        isTimeline
        ? timeline(1, members)
        : tween(1, .a, 4) { $0.properties.append(PropertySpec(.c, .to([5]))) }
      expectAgreement(
        adding: [splitting, split], [TimedCommand(1, .add(tween(4, .a, 2) { $0.overwrite = .all }))]
      )
    }
  }

  @Test(
    "20 What a callback splits off a timeline meanwhile is not meant by the call",
    arguments: [true, false])
  func splitMeanwhile(isByProperty: Bool) {
    let splitting = tween(0, .b, 4) {
      $0.paused = true
      $0.on(.resume, .resume(.properties(0, [.c])))
    }
    let whole = timeline(1, [(0, tween(2, .a, 4)), (0, tween(3, .c, 4))]) { $0.paused = true }
    expectAgreement(
      adding: [splitting, whole],
      [TimedCommand(1, .resume(isByProperty ? .properties(0, [.a, .b, .c]) : .target(0)))])
  }

  @Test(
    "39 Behind the end delay of a timeline that goes to and fro there is no turn: its calls are passed"
  )
  func calledBehindEndDelay() {
    let nested = timeline(1, [], calls: [0: 2]) {
      $0.autoreverse = true
      $0.endDelay = 1
    }
    let whole = TweenSpec(0).with {
      $0.repeats = 3
      $0.autoreverse = true
      $0.items = [TimelineItem(0, .timeline(nested))]
    }
    expectAgreement(adding: [whole])
    let alone = timeline(3, [(0, tween(4, .a, 1))], calls: [1: 5]) {
      $0.autoreverse = true
      $0.endDelay = 2
      $0.repeats = 2
    }
    expectAgreement(adding: [alone], [TimedCommand(4, .setReversed(tween: 3, true))], end: 10)
  }

  @Test(
    "32 Sought in its own onStart to where it begins, a timeline is past what lies there",
    arguments: [true, false])
  func soughtWhileStarting(callsBack: Bool) {
    let shown = tween(1, .a, 1, goal: .fromTo([3], [5]))
    let seeking = heard(.start, .seek(tween: 0, to: 0, callsBack: callsBack))
    expectAgreement(adding: [
      tween(2, .a, 5),
      timeline(0, [(1, shown), (0, tween(3, .b, 0, by: 2))], calls: [0: 4, 1: 5], seeking),
    ])
  }
}
