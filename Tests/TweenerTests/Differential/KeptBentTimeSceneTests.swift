import Testing
import TweenerTestSupport

/// Scenes with timelines of bent time that random trials found and that were mended, made smaller.
@Suite("Kept scenes with bent time")
struct KeptBentTimeSceneTests: KeptScenes {
  /// A timeline in the place of a member.
  private func nested(_ place: Int, _ spec: TweenSpec) -> TimelineItem {
    TimelineItem(place, .timeline(spec))
  }

  @Test("35 .atAdd compares where bent time comes to members, and not where they lie behind it")
  func atAddComparesBentPlaces() {
    let older = timeline(0, [(3, tween(1, .a, 3))]) { $0.easing = .inOutQuart }
    let newer = tween(2, .a, 4) { $0.overwrite = .atAdd }
    expectAgreement(adding: [older, newer])
    let bent = timeline(3, [(1, tween(4, .a, 5))]) {
      $0.easing = .inOutQuart
      $0.overwrite = .atAdd
    }
    let short = tween(5, .a, 2)
    expectAgreement(adding: [short, bent])
  }

  @Test(
    "39 What a play that runs backwards has at its beginning is passed with that, in bent time too")
  func beginningOfBackwardPlay() {
    let returning = timeline(0, [(0, tween(1, .a, 2))]) {
      $0.easing = .inOutSine
      $0.repeats = 1
      $0.autoreverse = true
    }
    expectAgreement(adding: [returning], cuts: [1, 2, 3])
    let ofNoLength = timeline(2, [(0, tween(3, .a, 0)), (2, tween(4, .b, 0))]) {
      $0.easing = .inOutSine
      $0.repeats = 1
      $0.autoreverse = true
    }
    expectAgreement(adding: [ofNoLength], cuts: [1, 2, 3])
  }

  @Test(
    "8 A start within a step takes over what a bent timeline shows at its instant, and leaves that")
  func exactWithinStep() {
    let bent = timeline(0, [(0, tween(1, .frame, 3, goal: .to([1, 1, 1, 1])))]) {
      $0.easing = .custom
      $0.timeScale = 0.5
    }
    let taking = tween(2, .y, 5) { $0.delay = 2 }
    let beside = TweenSpec(3, target: 0).with { $0.duration = 1 }
    expectAgreement(
      [TimedCommand(1, .add(bent)), TimedCommand(4, .add(taking)), TimedCommand(4, .add(beside))],
      end: 12, cuts: [4, 10])
  }

  @Test(
    "6 Where a callback stops bent time and lets it go on, what is due comes with the next generation"
  )
  func stoppedWhilePassing() {
    let stopping = tween(1, .x, 0) { $0.on(.complete, .pause(.target(0)), .resume(.target(0))) }
    expectAgreement(adding: [timeline(0, [(0, stopping)]) { $0.easing = .inOutPower }], end: 1)
    let pausing = timeline(2, []) {
      $0.easing = .outBounce
      $0.items = [TimelineItem(0, .pause)]
      $0.on(.pause, .resume(.tween(2)))
    }
    expectAgreement(adding: [pausing], end: 1)
  }

  @Test("41 Where a callback changes the rate of bent time, the rest is passed in that advance too")
  func ratedWhilePassing() {
    let changing = tween(1, .x, 0) { $0.on(.complete, .setTimeScale(tween: 0, 0.5)) }
    let bent = timeline(0, [(1, changing), (2, tween(2, .y, 2))]) { $0.easing = .inQuad }
    expectAgreement(adding: [bent], cuts: [3, 6])
  }

  @Test(
    "22 What a callback of bent time writes by hand is overwritten in that step, by older timelines too"
  )
  func writtenByHand() {
    let older = timeline(0, [(0, tween(1, .a, 4))]) { $0.easing = .inOutQuart }
    let writing = timeline(2, [(3, tween(3, .b, 1))]) {
      $0.easing = .inQuad
      $0.items?.append(
        TimelineItem(
          0, .call(TweenSpec(4).with { $0.on(.start, .write(target: 0, component: 0, 77)) })))
    }
    expectAgreement(adding: [older, writing], end: 2)
  }

  @Test(
    "32 A seek with calls within a step calls what lies behind the place that bent time is sought from"
  )
  func soughtWithinStep() {
    let bent = timeline(0, [(2, tween(1, .x, 0))]) {
      $0.easing = .inOutExpo
      $0.repeats = 2
    }
    let seeking = tween(2, .b, 0) {
      $0.endDelay = 2
      $0.on(.complete, .seek(tween: 0, to: 0, callsBack: true))
    }
    expectAgreement(adding: [bent, seeking], end: 2)
    let members = timeline(3, [(3, tween(4, .a, 1))]) {
      $0.easing = .inOutQuart
      $0.items?.append(
        nested(
          3,
          TweenSpec(5).with {
            $0.items = []
            $0.on(.start, .seek(tween: 3, to: 0, callsBack: true))
          }))
    }
    expectAgreement(adding: [members], end: 3)
  }

  @Test("34 pause(at:) pauses a bent timeline when it has passed what lies before that place")
  func pausedAtPlace() {
    let bent = timeline(0, [(0, tween(1, .a, 2)), (2, tween(2, .a, 2))]) { $0.easing = .inQuad }
    expectAgreement(
      adding: [bent],
      [TimedCommand(1, .pauseAt(tween: 0, 3)), TimedCommand(5, .resume(.tween(0)))], end: 7)
  }

  @Test("35 A part that was split off a bent timeline is visited behind the whole")
  func partsFollow() {
    let pausing = TweenSpec(0, target: 2).with {
      $0.delay = 1
      $0.overwrite = .all
      $0.on(.end, .pause(.target(1)))
    }
    let short = timeline(1, []) {
      $0.items = [
        TimelineItem(0, .tween(tween(2, .a, 0) { $0.target = 2 })), TimelineItem(0, .pause),
      ]
    }
    let member = tween(4, .a, 4) {
      $0.target = 1
      $0.repeats = 3
      $0.timeScale = 0.5
    }
    let bent = timeline(3, []) {
      $0.easing = .inQuad
      $0.items = [
        TimelineItem(0, .tween(tween(5, .a, 0))), TimelineItem(3, .pause),
        TimelineItem(0, .tween(member)),
      ]
    }
    expectAgreement(
      adding: [pausing, short, bent], [TimedCommand(6, .resume(.all))], targets: 3, end: 22)
  }
}
