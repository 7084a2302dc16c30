import Testing
import TweenerTestSupport

/// Scenes in which timelines are sought, paused, split and reverted, or overwrite others. Each went wrong once.
@Suite("Kept scenes with timelines that are played with")
struct KeptTimelinePlaybackSceneTests: KeptScenes {

  @Test(
    "32 A waiting timeline that is sought with its calls has passed nothing: what lies at 0 is called",
    arguments: [0, 1, 9])
  func soughtFromWaiting(place: Int) {
    expectAgreement(
      adding: [
        timeline(0, [(0, tween(1, .a, 0)), (0, tween(2, .b, 2)), (1, tween(3, .a, 3))]) {
          $0.delay = 1
        }
      ], [TimedCommand(0, .seek(tween: 0, to: place, callsBack: true))])
  }

  @Test(
    "32 Sought with its calls to where it is, a timeline calls nothing",
    arguments: [SceneMoment.start, .complete])
  func soughtToItsPlace(moment: SceneMoment) {
    let seeking = tween(1, .a, 0, heard(moment, .seek(tween: 0, to: 2, callsBack: true)))
    expectAgreement(adding: [timeline(0, [(2, seeking), (2, tween(2, .b, 0))])])
  }

  @Test(
    "32 Sought with its calls from a place, a timeline does not call what is left there",
    arguments: [0, 1, 4, 6], [false, true])
  func soughtFromPlace(place: Int, isReversed: Bool) {
    let seeking = tween(1, .a, 1, heard(.start, .seek(tween: 0, to: place, callsBack: true)))
    expectAgreement(
      adding: [
        timeline(
          0,
          [(2, seeking), (2, tween(2, .b, 2)), (2, tween(3, .b, 1, by: 3)), (4, tween(4, .c, 2))],
          calls: [1: 5, 2: 6, 4: 7])
      ], [TimedCommand(3, .setReversed(tween: 0, isReversed))])
  }

  @Test("32 What a callback leaves to be called in a seek is passed in silence")
  func soughtAndPaused() {
    let pausing = tween(1, .a, 1, heard(.start, .pause(.tween(0))))
    expectAgreement(
      adding: [timeline(0, [(1, pausing), (2, tween(2, .b, 1, by: 3))], calls: [3: 4])],
      [
        TimedCommand(0, .seek(tween: 0, to: 4, callsBack: true)),
        TimedCommand(2, .resume(.tween(0))),
      ])
  }

  @Test("34 revert() writes what each component of a timeline held", arguments: [0, 1, 3, 4])
  func reverted(time: Int) {
    let given = tween(3, .x, 1, goal: .fromTo([-3], [5]))
    expectAgreement([
      TimedCommand(0, .write(target: 0, component: 0, 7)),
      TimedCommand(
        0,
        .add(
          timeline(
            0, [(0, tween(1, .a, 1)), (1, tween(2, .a, 2)), (2, given), (4, tween(4, .b, 1))]))),
      TimedCommand(time, .revert(tween: 0)),
    ])
  }

  @Test("34 It writes nothing where a newer tween shows, and keeps what it has lost as it is")
  func revertedInPart() {
    expectAgreement(
      adding: [timeline(0, [(0, tween(1, .a, 4)), (0, tween(2, .b, 4)), (0, tween(3, .c, 4))])],
      [
        TimedCommand(1, .add(tween(4, .a, 3))),
        TimedCommand(1, .add(tween(5, .b, 3) { $0.overwrite = .none })),
        TimedCommand(2, .revert(tween: 0)),
      ])
  }

  @Test(
    "38 A member without length goes on behind its onStart, whatever that does to the clock",
    arguments: [
      SceneCommand.setTimeScale(tween: 0, 0.5), .pause(.target(0)), .pause(.properties(0, [.a])),
      .setReversed(tween: 0, true),
    ])
  func interrupted(command: SceneCommand) {
    let member = tween(1, .a, 0) {
      $0.repeats = 2
      $0.on(.start, command)
    }
    expectAgreement(
      adding: [timeline(0, [(2, member), (2, tween(2, .b, 2))])], [TimedCommand(3, .resume(.all))])
  }

  @Test("35 What a member's onStart splits off starts with it")
  func splitInOnStart() {
    let splitting = tween(1, .a, 0, heard(.start, .pause(.target(0))))
    expectAgreement(
      adding: [
        timeline(0, [(1, splitting), (3, tween(2, .a, 0) { $0.target = 1 }), (0, tween(3, .a, 0))])
      ], [TimedCommand(4, .add(tween(4, .a, 1)))], targets: 2)
  }

  @Test("36 At addPause() a timeline shows what lies there, at a rate of 0 too")
  func pausedStill() {
    let still = timeline(0, [(0, tween(1, .a, 0))]) {
      $0.items?.append(TimelineItem(0, .pause))
      $0.timeScale = 0
    }
    expectAgreement(adding: [still])
  }

  @Test("36 In a seek with calls a nested timeline shows nothing before a member in it has started")
  func nestedBeforeStart() {
    let nested = timeline(2, [(0, tween(3, .a, 1))]) { $0.repeats = 2 }
    let outer = TweenSpec(0).with {
      $0.items = [TimelineItem(0, .tween(tween(1, .a, 0))), TimelineItem(0, .timeline(nested))]
    }
    expectAgreement(adding: [outer], [TimedCommand(0, .seek(tween: 0, to: 9, callsBack: true))])
  }

  @Test("35 .atAdd takes from older tweens oldest first, whichever member meets them")
  func takesOldestFirst() {
    let endless = tween(2, .a, 1) {
      $0.repeats = -1
      $0.overwrite = .none
    }
    expectAgreement(
      adding: [tween(1, .a, 4), endless],
      [
        TimedCommand(
          1,
          .add(timeline(3, [(6, tween(4, .a, 1)), (2, tween(5, .a, 1))]) { $0.overwrite = .atAdd }))
      ])
  }

  @Test(
    "35 A callback that splits a timeline while it takes its first components leaves the rest to start"
  )
  func splitWhileStarting() {
    func member(_ id: Int, on target: Int) -> TweenSpec {
      tween(id, .a, 2) {
        $0.target = target
        $0.properties = [PropertySpec(.a, .fromTo([3], [5]))]
      }
    }
    expectAgreement(
      adding: [
        tween(1, .a, 4, heard(.overwrite, .pause(.target(1)))),
        timeline(2, [(0, member(3, on: 0)), (0, member(4, on: 1))]),
      ], [TimedCommand(1, .resume(.all))], targets: 2)
  }

  @Test("35 A part that was split off has no callbacks of its own, and calls those of its members")
  func partCallsMembers() {
    let member = tween(2, .a, 0) { $0.target = 1 }
    let nested = timeline(1, [(0, member)]) {
      $0.repeats = 1
      $0.repeatDelay = 1
      $0.endDelay = 1
    }
    let outer = TweenSpec(0, target: nil).with {
      $0.items = [TimelineItem(0, .timeline(nested)), TimelineItem(0, .tween(tween(3, .a, 0)))]
    }
    expectAgreement(
      adding: [outer], [TimedCommand(0, .pause(.target(1))), TimedCommand(0, .resume(.all))],
      targets: 2)
  }

  @Test(
    "38 A member stands at the end of a play until the next one shows, at any rate",
    arguments: [1.0, 1.5, 3])
  func standsAtBoundary(rate: Double) {
    let repeating = timeline(0, [(2, tween(1, .a, 1))]) {
      $0.repeats = 3
      $0.repeatDelay = 1
      $0.timeScale = rate
    }
    expectAgreement(adding: [repeating], end: 16, cuts: [1, 2, 3, 4, 5, 6, 8, 9, 11])
  }

  @Test("38 Restarted, a timeline moves its members from its beginning on")
  func restarted() {
    expectAgreement(
      adding: [timeline(0, [(0, tween(1, .a, 1))])],
      [
        TimedCommand(0, .seek(tween: 0, to: 8, callsBack: false)),
        TimedCommand(0, .restart(tween: 0, includingDelay: true)),
      ], end: 1)
  }
}
