import Testing
import Tweener
import TweenerTestSupport

/// Scenes in which a tween moves the playhead of another one. Each went wrong once.
@Suite("Kept scenes: playheads")
struct KeptPlayheadSceneTests: KeptScenes {
  private func mover(
    _ id: Int, of moved: Int, _ property: PlayheadProperty, _ goal: SceneGoal, _ duration: Int = 0,
    _ words: (inout TweenSpec) -> Void = { _ in }
  ) -> TweenSpec {
    TweenSpec(id).with {
      $0.playhead = PlayheadSpec(moved, [PlayheadGoal(property, goal)])
      $0.duration = duration
      words(&$0)
    }
  }

  private func flicks(_ flicks: Int) -> [Double] { [Flick.seconds(flicks)] }

  @Test("What progress passes is called, in plays and on a timeline, there and back")
  func progress() {
    let there = mover(1, of: 0, .progress, .to([1]), 2)
    let back = mover(4, of: 0, .progress, .to([0]), 2)
    let plays = tween(0, .a, 2) { $0.repeats = 2 }
    let members = timeline(0, [(0, tween(2, .a, 1)), (2, tween(3, .a, 1))], calls: [1: 9])
    for moved in [plays, members] {
      expectAgreement(
        adding: [moved, there], [TimedCommand(3, .add(back))], end: 8, cuts: [1, 2, 4])
    }
  }

  @Test("The ends of plays are written though nobody hears of them", arguments: [0, 1])
  func unheard(pause: Int) {
    let mover = mover(1, of: 0, .elapsed, .by([0])) {
      ($0.repeats, $0.repeatDelay, $0.deaf) = (1, 1 + pause, [.repeat])
    }
    expectAgreement(adding: [tween(0, .a, 3) { $0.delay = 1 }, mover])
  }

  @Test("A clock that stands has no end that .atAdd could wait for")
  func standing() {
    let taking = tween(2, .height, 0) { $0.overwrite = .atAdd }
    expectAgreement(
      adding: [
        TweenSpec(0, target: 0, [PropertySpec(.frame, .to([1, 1, 1, 1]))]).with { $0.delay = 1 },
        mover(1, of: 0, .elapsed, .to([1]), 8),
      ], [TimedCommand(5, .add(taking))], end: 8)
  }

  @Test("A restarted tween shows what its playhead says to its onStart", arguments: [true, false])
  func restartedMoved(includingDelay: Bool) {
    expectAgreement(
      adding: [tween(0, .b, 6), mover(1, of: 0, .elapsed, .to([1]), 4) { $0.delay = 3 }],
      [TimedCommand(3, .restart(tween: 0, includingDelay: includingDelay))], end: 8, cuts: [4])
  }

  @Test("A restarted tween moves a playhead from its start on", arguments: [true, false])
  func restartedMover(isDeaf: Bool) {
    let mover = mover(1, of: 0, .elapsed, .fromTo(flicks(6), flicks(2)), 2) {
      if isDeaf { $0.deaf = SceneMoment.allCases }
    }
    expectAgreement(
      adding: [tween(0, .a, 2) { $0.repeats = 3 }, mover],
      [TimedCommand(1, .restart(tween: 1, includingDelay: true))], end: 5, cuts: [2])
  }

  @Test("Several that move playheads have their turn by age, whichever has started first")
  func order() {
    expectAgreement(
      adding: [
        timeline(0, [(0, tween(1, .a, 20))]), timeline(2, [(0, tween(3, .b, 10))], calls: [1: 9]),
        mover(4, of: 0, .elapsed, .to([1]), 6) { $0.delay = 4 },
        mover(5, of: 2, .elapsed, .to(flicks(8)), 8),
      ], [TimedCommand(0, .pause(.tween(0)))], end: 8, cuts: [4, 6])
  }

  @Test("A jump goes on where a callback of it resumes its timeline, or sends it there once more")
  func jump() {
    let commands: [SceneCommand] = [
      .resume(.tween(0)), .seek(tween: 0, to: 3, callsBack: true),
      .seek(tween: 0, to: 3, callsBack: false),
    ]
    for command in commands {
      let first = tween(1, .x, 0) { $0.on(.complete, command) }
      expectAgreement(
        adding: [timeline(0, [(2, first), (2, tween(2, .a, 0)), (3, tween(3, .b, 1))])],
        [
          TimedCommand(1, .pause(.tween(0))),
          TimedCommand(1, .seek(tween: 0, to: 3, callsBack: true)),
        ], cuts: [2])
    }
  }

  @Test("One of no length that is added between steps moves a playhead once")
  func onceAtTheCall() {
    let moved = tween(0, .a, 7) {
      $0.repeats = 2
      $0.on(.repeat, .seek(tween: 0, to: 0, callsBack: false))
    }
    expectAgreement(
      adding: [moved], [TimedCommand(5, .add(mover(1, of: 0, .totalProgress, .to([1]))))], end: 9)
  }

  @Test("A reversed tween that is set to the beginning of a play shows what its easing has there")
  func beginning() {
    let stepped = tween(0, .x, 3) {
      ($0.easing, $0.repeats, $0.repeatDelay) = (.stepsFromStart, 1, 2)
    }
    for setting in [
      SceneCommand.setProgress(tween: 0, 0),
      .add(mover(1, of: 0, .progress, .fromTo([0], [0.25]), 4)),
    ] {
      expectAgreement(
        adding: [stepped],
        [
          TimedCommand(0, .reverse(tween: 0)),
          TimedCommand(0, .seek(tween: 0, to: 6, callsBack: false)), TimedCommand(0, setting),
        ], end: 8, cuts: [1, 2])
    }
  }

  @Test(
    "A playhead is read part-way in, where its tween waits with a negative delay",
    arguments: [PlayheadProperty.elapsed, .progress, .totalProgress], [0, 6])
  func partWay(property: PlayheadProperty, length: Int) {
    let waiting = tween(0, .a, length) { ($0.delay, $0.paused) = (-2, true) }
    expectAgreement(
      adding: [waiting],
      [
        TimedCommand(0, .probe(tween: 0)),
        TimedCommand(1, .add(mover(1, of: 0, property, .by(flicks(2)), 4))),
      ], cuts: [1, 3])
  }

  @Test("A spring that is sought before its start moves a playhead straight to where it is sought")
  func soughtSpring() {
    let waiting = tween(1, .a, 600) { ($0.delay, $0.paused, $0.hasHandover) = (-400, true, true) }
    let spring = mover(2, of: 1, .progress, .to([1])) {
      $0.spring = TweenSpring(response: Flick.seconds(300), dampingRatio: 1)
    }
    let commands: [SceneCommand] = [
      .seek(tween: 2, to: 90, callsBack: false), .seek(tween: 2, to: 90, callsBack: true),
      .setProgress(tween: 2, 0.25), .setTotalProgress(tween: 2, 0.25),
    ]
    for command in commands {
      expectAgreement(
        adding: [tween(0, .a, 500), waiting],
        [TimedCommand(150, .add(spring)), TimedCommand(150, command)], end: 900, cuts: [150, 400])
    }
  }

  @Test("What a playhead shows as its mover pauses, a newer sharer writes over as it pauses")
  func pausedUnderSharer() {
    let mover = mover(1, of: 0, .elapsed, .to([1]), 4) { $0.deaf = [.pause] }
    let sharer = tween(2, .a, 8) { $0.overwrite = .none }
    expectAgreement(
      adding: [tween(0, .a, 6)],
      [TimedCommand(2, .add(mover)), TimedCommand(2, .add(sharer)), TimedCommand(4, .pause(.all))],
      end: 4, cuts: [2, 4])
  }

  @Test(
    "At its timeline's end a member of no length calls what it passes on a playhead that waits"
  )
  func waitingMovedAtEnd() {
    expectAgreement(
      adding: [timeline(0, [(1, tween(2, .a, 1))])],
      [
        TimedCommand(0, .pause(.tween(0))),
        TimedCommand(1, .add(timeline(1, [(0, mover(3, of: 0, .progress, .to([1])))]))),
      ], end: 2, cuts: [1])
  }

  @Test("What .all takes a playhead from moves it once more before the first of them is called")
  func exactBeforeRemovals() {
    let taker = tween(3, .a, 1) { $0.overwrite = .atAdd }
    let moved = TweenSpec(
      0, target: 0, [PropertySpec(.frame, .to([1, 1, 1, 1])), PropertySpec(.a, .to([1]))]
    ).with {
      $0.duration = 1
      $0.scripts = [SceneScript(on: .overwrite, nth: 1, [.pause(.properties(0, [.frame]))])]
    }
    expectAgreement(
      adding: [
        moved, mover(1, of: 0, .progress, .by([0])) { $0.delay = 3 },
        mover(2, of: 0, .elapsed, .to([1]), 3),
        mover(4, of: 0, .elapsed, .to([0]), 5) { $0.overwrite = .all }, taker,
      ], end: 1, cuts: [1])
  }

  @Test("A tween that stands by its rate hands on the velocity of its playhead")
  func standingMoved() {
    let mover = mover(1, of: 0, .totalProgress, .to([1])) {
      $0.spring = TweenSpring(response: 0.06, dampingRatio: 0.2)
    }
    let newcomer = TweenSpec(2, target: 0, [PropertySpec(.a, .to([1]))]).with {
      $0.spring = TweenSpring(response: 0.02, dampingRatio: 4)
    }
    expectAgreement(
      adding: [tween(0, .a, 1) { $0.timeScale = 0 }, mover], [TimedCommand(1, .add(newcomer))],
      end: 6, cuts: [1, 6])
  }

  @Test("41 The last write of a tween that ceases to move a waiting one calls what that passes")
  func startedByLastWrite() {
    let moved = tween(0, .a, 1) { $0.repeats = 3 }
    expectAgreement(
      adding: [moved, mover(1, of: 0, .elapsed, .to([1])) { $0.delay = 1 }],
      [
        TimedCommand(0, .setProgress(tween: 1, 0.5)),
        TimedCommand(0, .restart(tween: 0, includingDelay: true)),
        TimedCommand(0, .restart(tween: 1, includingDelay: false)),
      ], end: 1)
  }

  @Test("38 A waiting timeline that a tween starts moves its members from its beginning on")
  func movesMembersFromBeginning() {
    let waiting = timeline(0, [(0, tween(1, .a, 1))]) { $0.delay = 4 }
    expectAgreement(
      adding: [waiting, mover(2, of: 0, .elapsed, .to([1])) { $0.delay = 1 }], cuts: [2])
  }
}
