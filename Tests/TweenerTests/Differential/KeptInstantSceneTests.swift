import Testing
import TweenerTestSupport

/// Scenes that random trials found, in which it matters what belongs to one instant and what to the next.
@Suite("Kept scenes of what belongs to an instant")
struct KeptInstantSceneTests: KeptScenes {
  @Test(
    "32 At the end of a last play of no length `progress` means that play, and not the one before the pause"
  )
  func lastPlayOfNoLength() {
    let skipped = TweenSpec(0, target: 0).with {
      $0.delay = -2
      $0.repeats = 2
      $0.repeatDelay = 1
      $0.on(.start, .setProgress(tween: 0, 0))
    }
    expectAgreement(adding: [skipped], end: 1)
  }

  @Test("6 What a callback adds and resumes, without length, is one generation, oldest first")
  func resumedBehindAdded() {
    let waiting = TweenSpec(1, target: 0).with { $0.paused = true }
    let ending = TweenSpec(4, target: 0).with {
      $0.on(.end, .add(TweenSpec(5, target: 0)), .resume(.all))
    }
    expectAgreement(adding: [waiting, ending], end: 1)
  }

  @Test(
    "33 Restarted with its delay and completed in it, a tween of no length shows its end to its onStart"
  )
  func completedInDelay() {
    let resting = TweenSpec(1, target: 0, [PropertySpec(.y, .to([1]))]).with {
      $0.delay = 1
      $0.pausesOnCompletion = true
    }
    expectAgreement(
      adding: [resting],
      [
        TimedCommand(3, .restart(tween: 1, includingDelay: true)),
        TimedCommand(3, .complete(tween: 1)),
      ], end: 3)
  }

  @Test(
    "15 What a timeline is to take between two flicks it takes at the next one: a tween of no length there has come first",
    arguments: [1.5, 2.5])
  func takenBetweenFlicks(timeScale: Double) {
    let newcomer = TweenSpec(3, target: 0, [PropertySpec(.a, .to([2]))]).with {
      $0.overwrite = .atAdd
    }
    let adding = tween(1, .b, 0) { $0.on(.start, .add(newcomer)) }
    let whole = timeline(0, [(1, adding), (1, tween(2, .a, 3))]) { $0.timeScale = timeScale }
    expectAgreement(adding: [whole])
  }

  @Test(
    "17 What a timeline's onStart pauses of it takes all the same what the timeline shows from its beginning"
  )
  func pausedWhileStarting() {
    let frame = TweenSpec(0, target: 0, [PropertySpec(.frame, .to([1, 1, 1, 1]))]).with {
      $0.duration = 2
    }
    let elsewhere = tween(2, .a, 0) { $0.target = 1 }
    let shown = tween(3, .y, 0, goal: .fromTo([0], [0.25])) { $0.delay = 1 }
    let whole = timeline(1, [(0, elsewhere), (0, shown)]) { $0.on(.start, .pause(.target(0))) }
    expectAgreement(adding: [frame, whole], targets: 2, end: 1)
  }

  @Test(
    "33 What the onStart of a restarted tween splits off it keeps its start values",
    arguments: [false, true])
  func splitWhileRestarting(isTimeline: Bool) {
    let script = SceneScript(on: .start, nth: 2, [.pause(.properties(0, [.a])), .resume(.all)])
    let both = TweenSpec(0, target: 0, [PropertySpec(.a, .by([4])), PropertySpec(.b, .by([4]))])
      .with {
        $0.duration = 4
        $0.scripts = [script]
      }
    let whole = timeline(0, [(0, tween(1, .a, 4, by: 4)), (0, tween(2, .b, 4, by: 4))]) {
      $0.scripts = [script]
    }
    expectAgreement(
      adding: [isTimeline ? whole : both],
      [TimedCommand(2, .restart(tween: 0, includingDelay: false))], end: 8)
  }

  @Test("32 A seek backwards in bent time calls nothing of plays that are over where it goes")
  func soughtBackInBentTime() {
    let whole = timeline(0, [(0, tween(2, .a, 36))]) {
      $0.easing = .custom
      $0.repeats = -1
      $0.autoreverse = true
    }
    expectAgreement(
      adding: [whole], [TimedCommand(192, .seek(tween: 0, to: 180, callsBack: true))], end: 192,
      cuts: [192])
  }

  @Test(
    "39 What a play has called where it turned round, it calls again where bent time comes back to it"
  )
  func comesBack() {
    let inner = timeline(2, [], calls: [1: 3]) {
      $0.repeats = 3
      $0.autoreverse = true
    }
    let outer = TweenSpec(1).with {
      $0.repeats = 3
      $0.autoreverse = true
      $0.deaf = [.update]
      $0.items = [TimelineItem(1, .timeline(inner))]
    }
    let whole = TweenSpec(0).with {
      $0.easing = .outElastic
      $0.items = [TimelineItem(0, .timeline(outer))]
    }
    expectAgreement([TimedCommand(4, .add(whole))], end: 12, cuts: [4, 8, 10, 12])
  }

  @Test(
    "36 A member that comes back to its start shows there what it showed at its start, the sign of 0 too"
  )
  func signOfZero() {
    let scaled = tween(4, .a, 0, goal: .times([0]))
    let inner = timeline(2, [(5, scaled), (5, tween(5, .a, 2, by: 3))]) {
      $0.delay = 4
      $0.repeats = 1
      $0.repeatDelay = 2
      $0.autoreverse = true
    }
    let first = tween(1, .a, 0, goal: .to([-60]))
    let whole = TweenSpec(0).with {
      $0.items = [TimelineItem(6, .tween(first)), TimelineItem(4, .timeline(inner))]
    }
    expectAgreement([TimedCommand(9, .add(whole))], end: 28, cuts: [9, 28])
  }

  @Test(
    "11 A timeline whose negative delay skips all of it calls nothing of what lies on it",
    arguments: [3, 4, 9])
  func skippedAltogether(skipped: Int) {
    for autoreverse in [false, true] {
      let whole = timeline(0, [(1, tween(1, .a, 2))], calls: [0: 2, 3: 3]) {
        $0.delay = -skipped
        $0.repeats = skipped == 9 ? 1 : 0
        $0.autoreverse = autoreverse
      }
      expectAgreement(adding: [whole], end: 2)
    }
  }

  @Test(
    "34 What a reverted tween's setter writes of what others drive is left to these",
    arguments: [false, true])
  func revertedBesideDriver(isOlder: Bool) {
    let driving = TweenSpec(0, target: 0, [PropertySpec(.a, .to([8]))]).with { $0.duration = 4 }
    let shown = TweenSpec(1, target: 0, [PropertySpec(.middle, .fromTo([-25], [5]))]).with {
      $0.paused = true
    }
    let both = (isOlder ? [driving, shown] : [shown, driving]).map { TimedCommand(0, .add($0)) }
    expectAgreement(both + [TimedCommand(1, .revert(tween: 1))], end: 2)
  }

  @Test("41 A play of bent time that begins between two flicks is passed from its beginning")
  func begunBetweenFlicks() {
    let repeating = tween(1, .c, 3) {
      $0.repeats = 2
      $0.repeatDelay = 1
    }
    let whole = timeline(0, [(0, repeating)]) {
      $0.easing = .outElastic
      $0.repeats = 2
    }
    expectAgreement(
      adding: [whole], [TimedCommand(2, .setTimeScale(tween: 0, 3))], end: 26, cuts: [2, 12, 26])
  }

  @Test(
    "19 What its onStart brings to a stand shows the end of a first play of no length, heard or not"
  )
  func stoppedAtStart() {
    for deaf in [[], [SceneMoment.repeat]] {
      let blinking = TweenSpec(0, target: 0, [PropertySpec(.a, .to([1]))]).with {
        $0.repeats = 5
        $0.repeatDelay = 1
        $0.deaf = deaf
        $0.on(.start, .setTimeScale(tween: 0, 0))
      }
      expectAgreement(adding: [blinking], end: 1)
    }
  }
}
