import Testing
import Tweener
import TweenerTestSupport

/// Small forms of scenes in which the engine once differed from the reference. Long random runs
/// found them, not the share of each run.
@Suite("Rare scenes")
struct KeptRareSceneTests: KeptScenes {
  @Test("16, 18 those that share what a setter writes are each a newcomer to the tween that starts")
  func winnersThatShare() {
    expectAgreement(
      adding: [
        tween(0, .middle, 0) { $0.delay = 4 }, tween(1, .b, 5),
        tween(2, .b, 0) {
          $0.overwrite = .none
          $0.pausesOnCompletion = true
        },
      ], cuts: [4])
  }

  @Test("37 starts that several members give are all read before one is shown")
  func startsReadFirst() {
    func member(_ name: Int, _ property: PropertySpec) -> TweenSpec {
      TweenSpec(name, target: 0, [property]).with {
        $0.duration = 3
        $0.deaf = [.update]
      }
    }
    let b = member(2, PropertySpec(.b, .from([0])))
    let a = member(3, PropertySpec(.a, .fromTo([100], [3])))
    expectAgreement(
      adding: [tween(0, .middle, 5)], [TimedCommand(1, .add(timeline(1, [(1, b), (2, a)])))],
      cuts: [1])
  }

  @Test("32 in a seek with calls a start may let another member show: that is written, too")
  func anotherMemberShows() {
    let nested = timeline(1, [(3, tween(2, .a, 0)), (0, tween(3, .a, 0, by: 1))]) {
      $0.repeats = 1
      $0.autoreverse = true
    }
    let outer = TweenSpec(0).with {
      $0.items = [
        TimelineItem(6, .timeline(nested)), TimelineItem(7, .tween(tween(4, .a, 0, by: -2))),
      ]
    }
    expectAgreement(adding: [outer], [TimedCommand(0, .seek(tween: 0, to: 400, callsBack: true))])
  }

  @Test("15 in its onStart a member has begun: what is added there with .atAdd takes it at once")
  func takenInOnStart() {
    let taker = tween(2, .x, 0) { $0.overwrite = .atAdd }
    let member = tween(1, .x, 3) { $0.on(.start, .add(taker)) }
    expectAgreement(adding: [timeline(0, [(1, member)])])
  }

  @Test(
    "29 what a nested rate puts between two flicks is behind what turns round at the later one",
    arguments: [0.5, 0.7, 1.1])
  func turnedBetweenFlicks(rate: Double) {
    let inner = timeline(2, []) { $0.on(.start, .reverse(tween: 0)) }
    let nested = TweenSpec(1).with {
      $0.items = [TimelineItem(1, .timeline(inner)), TimelineItem(0, .tween(tween(3, .a, 2)))]
      $0.timeScale = rate
    }
    let outer = TweenSpec(0).with { $0.items = [TimelineItem(0, .timeline(nested))] }
    expectAgreement(adding: [outer])
  }

  @Test("44, 46 a velocity of -0 that a spring takes over is none")
  func negativeZeroVelocity() {
    func spring(_ id: Int, _ response: Double, _ ratio: Double, _ factors: [Double]) -> TweenSpec {
      TweenSpec(id, target: 0).with {
        $0.properties = [PropertySpec(.frame, .times(factors))]
        $0.spring = TweenSpring(response: response, dampingRatio: ratio)
        $0.repeats = id
      }
    }
    let scene = Scene(
      targets: [
        [0, -6.846566532117171, 38.5, -2, -0.0, 40.426134232212796, 38.83357024527714],
        Array(repeating: 0, count: 7),
      ],
      commands: [
        TimedCommand(0, .add(spring(0, 0.08333333333333333, 1.4, [49.5, 82.5, -3, 0]))),
        TimedCommand(
          129_360_000,
          .add(spring(2, 0.058333333333333334, 0.8, [-2, -47.53273997665563, -38.5, 2]))),
      ], end: 423_360_000)
    let trial = SceneTrial(scene, cuts: [129_360_000, 315_403_200, 423_360_000])
    TweenerTests.expectAgreement(trial)
  }
}
