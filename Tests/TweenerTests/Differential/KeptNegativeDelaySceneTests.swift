import Testing
import TweenerTestSupport

/// Scenes with timelines and members that begin part-way in, which random trials found and that were mended, made smaller.
@Suite("Kept scenes with negative delays on timelines")
struct KeptNegativeDelaySceneTests: KeptScenes {
  @Test("37 Members that would start before 0 start there, in the order of adding")
  func startAtBeginning() {
    let over = tween(2, .a, 2, by: 3) { $0.delay = -2 }
    let partWay = tween(1, .a, 4) { $0.delay = -1 }
    for members in [[(0, partWay), (0, over)], [(0, over), (0, partWay)]] {
      expectAgreement(adding: [timeline(0, members)], cuts: [1, 2])
    }
    let ofNoLength = timeline(0, [(0, tween(1, .a, 0) { $0.delay = -1 })])
    expectAgreement(adding: [ofNoLength])
  }

  @Test("11 Plays that a member skips call nothing, and the next one shows from the instant after")
  func skippedPlays() {
    for delay in [-2, -4, -5, -6, -8, -20] {
      let repeating = tween(1, .a, 2) {
        $0.delay = delay
        $0.repeats = 3
      }
      let returning = timeline(0, [(0, repeating), (1, tween(2, .b, 2))]) {
        $0.repeats = 1
        $0.autoreverse = true
      }
      expectAgreement(adding: [returning], end: 12, cuts: [1, 4, 5, 7, 8, 9])
      expectAgreement(
        adding: [returning], [TimedCommand(3, .reverse(tween: 0))], end: 12, cuts: [2, 4])
    }
  }

  @Test("36 A nested timeline starts with its own members, not before it has started itself")
  func partWayInNested() {
    let inner = timeline(3, [(0, tween(1, .a, 4) { $0.delay = -3 })])
    let outer = TweenSpec(0).with {
      $0.items = [TimelineItem(4, .timeline(inner)), TimelineItem(2, .tween(tween(2, .a, 4)))]
    }
    expectAgreement(adding: [outer], end: 8, cuts: [1, 3, 4, 5, 6])
  }

  @Test("32 A timeline that is sought before it begins part-way in calls what lies between")
  func soughtBeforeStart() {
    let partWay = timeline(0, [(0, tween(1, .a, 3)), (1, tween(2, .b, 1))]) { $0.delay = -1 }
    for place in [0, 1, 2, 5] {
      expectAgreement(
        adding: [partWay], [TimedCommand(0, .seek(tween: 0, to: place, callsBack: true))])
    }
  }

  @Test("41 What begins part-way in a pause between bent plays has the next play before it")
  func bentPause() {
    let short = timeline(0, [(0, tween(1, .a, 0))], calls: [0: 2]) {
      $0.delay = -4
      $0.easing = .inOutQuart
      $0.repeats = 6
      $0.repeatDelay = 1
    }
    expectAgreement(adding: [short], cuts: [1, 2])
    let long = timeline(0, [(0, tween(1, .a, 6))]) {
      $0.delay = -6
      $0.easing = .outBounce
      $0.repeats = 1
      $0.repeatDelay = 1
    }
    expectAgreement(adding: [long], end: 10, cuts: [1, 2, 3])
  }

  @Test("41 What begins beyond its bent plays is at the end of the last one")
  func beyondBentPlays() {
    for easing in [SceneEasing.linear, .inOutSine, .outBounce] {
      for repeats in [1, 2] {
        for duration in [0, 2] {
          let returning = timeline(0, [(0, tween(1, .a, duration))]) {
            $0.delay = -9
            $0.easing = easing
            $0.repeats = repeats
            $0.autoreverse = true
          }
          expectAgreement(adding: [returning])
        }
      }
    }
  }

  @Test("40 A pause of bent time shows what own time says, though a play ended between two flicks")
  func bentPauseBehindBoundary() {
    let inner = TweenSpec(7).with {
      $0.items = [TimelineItem(0, .pause), TimelineItem(5, .tween(tween(8, .a, 2)))]
    }
    let outer = TweenSpec(6).with {
      $0.delay = -1
      $0.easing = .outCubic
      $0.repeats = 1
      $0.timeScale = 2
      $0.items = [TimelineItem(1, .timeline(inner))]
    }
    expectAgreement(adding: [outer], end: 16, cuts: [4, 6])
  }

  @Test("32 What bent time leaves on its way back from an end is not called")
  func backFromEnd() {
    let bent = timeline(1, [(108, tween(2, .x, 0))]) { $0.easing = .outElastic }
    let mover = TweenSpec(3).with {
      $0.playhead = PlayheadSpec(1, [PlayheadGoal(.elapsed, .to([1.5306122448979592e-07]))])
      $0.duration = 24
    }
    expectAgreement(adding: [bent, mover], end: 24, cuts: [5, 21])
  }
}
