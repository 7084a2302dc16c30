import Testing
import Tweener
import TweenerTestSupport

/// Scenes with timelines that random trials found and that were mended, made smaller.
@Suite("Kept scenes with timelines")
struct KeptTimelineSceneTests: KeptScenes {
  @Test("35 Where .all takes one target of a timeline, the rest goes on; with nothing left it ends")
  func targetTaken() {
    expectAgreement(
      adding: [timeline(0, [(0, tween(1, .a, 4)), (2, tween(2, .b, 2))])],
      [TimedCommand(1, .add(tween(3, .c, 1) { $0.overwrite = .all }))], end: 5)
  }

  @Test("35 A newcomer that takes from a timeline is told of once, whatever the number of members")
  func toldOnce() {
    let older = TweenSpec(0, target: 0, [PropertySpec(.a, .to([1])), PropertySpec(.b, .to([1]))])
      .with { $0.delay = 1 }
    expectAgreement(adding: [older, timeline(1, [(0, tween(2, .a, 3)), (0, tween(3, .b, 3))])])
  }

  @Test("35 .atAdd leaves what it takes at what the timeline shows, whichever member that is")
  func leftExact() {
    expectAgreement(
      adding: [timeline(0, [(0, tween(1, .a, 2)), (1, tween(2, .a, 4))])],
      [TimedCommand(2, .add(tween(3, .a, 1) { $0.overwrite = .atAdd }))])
  }

  @Test("35 Pausing a property of one target does not pause the same property of another")
  func otherTarget() {
    expectAgreement(
      adding: [timeline(0, [(0, tween(1, .a, 4)), (0, tween(2, .a, 4) { $0.target = 1 })])],
      [TimedCommand(1, .pause(.properties(0, [.a])))], targets: 2)
  }

  @Test("36 Sought to the end of a play, it goes on with the next one")
  func soughtToBoundary() {
    expectAgreement(
      adding: [timeline(0, [(0, tween(1, .a, 2))]) { $0.repeats = 3 }],
      [TimedCommand(1, .setProgress(tween: 0, 1))], cuts: [1, 2, 3])
  }

  @Test("36 Before its first start a component shows what it held, where showsStart is false")
  func heldBeforeStart() {
    let member = tween(1, .a, 2, goal: .fromTo([5], [9])) { $0.showsStart = false }
    expectAgreement(
      adding: [timeline(0, [(2, member)]) { $0.repeats = 1 }], end: 8, cuts: [1, 3, 5, 7])
  }

  @Test("37 complete() reads the start values of members that it passes, in their order")
  func completed() {
    expectAgreement(
      adding: [timeline(0, [(0, tween(1, .a, 1, by: 2)), (1, tween(2, .a, 1, by: 1))])],
      [TimedCommand(0, .complete(tween: 0))])
  }

  @Test("37 A start value is what the timeline shows at the member's place, not beyond it")
  func readAtPlace() {
    expectAgreement(
      adding: [
        timeline(0, [(0, tween(1, .a, 4)), (1, tween(2, .a, 4, by: 8))]) { $0.timeScale = 2.5 }
      ], end: 3, cuts: [1, 2])
  }

  @Test("37 A start value is what the timeline shows, though a newer tween shares the component")
  func readBesideSharer() {
    expectAgreement(adding: [
      timeline(0, [(0, tween(1, .a, 0)), (1, tween(2, .a, 2, by: 3))]),
      tween(3, .a, 1) { $0.overwrite = .none },
    ])
  }

  @Test("35 What has no length plays once on a timeline, pauses between plays apart")
  func playsOfNoLength() {
    let member = tween(1, .a, 0) { ($0.repeats, $0.repeatDelay) = (2, 3) }
    let nested = TweenSpec(2).with {
      $0.items = [TimelineItem(0, .call(TweenSpec(3)))]
      $0.repeats = 3
    }
    let outer = TweenSpec(0).with {
      $0.items = [
        TimelineItem(1, .tween(member)), TimelineItem(2, .timeline(nested)),
        TimelineItem(0, .tween(tween(4, .b, 4))),
      ]
      ($0.repeats, $0.autoreverse) = (1, true)
    }
    expectAgreement(adding: [outer], end: 9)
  }

  @Test("39 What a nested timeline has at its end comes with its end")
  func orderAtEnd() {
    let nested = timeline(1, [(0, tween(2, .a, 2))], calls: [2: 3])
    let outer = TweenSpec(0).with {
      $0.items = [
        TimelineItem(0, .timeline(nested)), TimelineItem(0, .tween(tween(4, .b, 2))),
        TimelineItem(2, .tween(tween(5, .c, 1))),
      ]
    }
    expectAgreement(adding: [outer])
  }

  @Test("39 Where a timeline turns round, calls of what is nested there are passed once as well")
  func turnedOnce() {
    let outer = TweenSpec(0).with {
      $0.items = [
        TimelineItem(0, .tween(tween(1, .a, 2))),
        TimelineItem(1, .timeline(timeline(2, [(0, tween(3, .b, 1))], calls: [1: 4]))),
      ]
      ($0.repeats, $0.autoreverse) = (2, true)
    }
    expectAgreement(adding: [outer], end: 8)
  }

  @Test("40 addPause() holds exactly at its place, also where that lies between two flicks")
  func exactPause() {
    let outer = TweenSpec(0).with {
      $0.items = [TimelineItem(0, .tween(tween(1, .a, 9))), TimelineItem(2, .pause)]
      $0.timeScale = 1.5
    }
    expectAgreement(adding: [outer], [TimedCommand(4, .resume(.all))], end: 8, cuts: [5, 6])
  }

  @Test("40 What ends where a pause holds between two flicks is still to be passed")
  func endsAtPause() {
    let nested = TweenSpec(1).with { $0.items = [TimelineItem(0, .pause)] }
    let outer = TweenSpec(0).with {
      $0.items = [TimelineItem(1, .timeline(nested))]
      $0.timeScale = 3
    }
    expectAgreement(adding: [outer], [TimedCommand(2, .resume(.all))], end: 4, cuts: [2, 4])
  }

  @Test("40 pause(at:) behind a member's start is no reason to pause at that start")
  func pausedLater() {
    expectAgreement(
      adding: [timeline(0, [(2, tween(1, .a, 2))])], [TimedCommand(0, .pauseAt(tween: 0, 3))])
  }

  @Test("37 A jump in a member's onStart reads its values before those of members behind it")
  func jumpsInOnStart() {
    let jumper = tween(2, .a, 0) { $0.on(.start, .setProgress(tween: 1, 1)) }
    expectAgreement(adding: [timeline(1, [(0, jumper), (1, tween(3, .a, 0, by: -2))])])
  }

  @Test("32 A jump in the onStart of a member without length passes its end in silence")
  func jumpsPastItsEnd() {
    let jumper = tween(2, .a, 0) { $0.on(.start, .setProgress(tween: 1, 1)) }
    expectAgreement(adding: [timeline(1, [(0, jumper)])])
  }

  @Test("36 What passes nothing that writes leaves a timeline of one component to be placed")
  func placesWhatEnds() {
    let inner = timeline(3, [], calls: [2: 4]) { $0.endDelay = 3 }
    let outer = TweenSpec(0, target: nil).with {
      $0.items = [
        TimelineItem(
          6, .timeline(timeline(1, []) { $0.items = [TimelineItem(0, .timeline(inner))] })),
        TimelineItem(5, .tween(tween(7, .a, 3))),
      ]
    }
    expectAgreement([TimedCommand(1, .add(outer))], end: 14, cuts: [1, 10])
  }

  @Test("37 A member that the timeline's onStart has jumped to starts once")
  func startsOnce() {
    let whole = TweenSpec(10, target: nil).with {
      $0.items = [
        TimelineItem(
          0,
          .tween(
            TweenSpec(11, target: 0, [PropertySpec(.b, .from([1]))]).with {
              $0.spring = TweenSpring(response: 0.625, dampingRatio: 4)
              $0.deaf = [.update]
            }))
      ]
      $0.on(.start, .setProgress(tween: 10, 0))
    }
    expectAgreement(adding: [whole], end: 1, cuts: [1])
  }

  @Test("37 A start shows beside a property that gives none, forwards, backwards and sought")
  func startBesideAnother() {
    let member = TweenSpec(
      1, target: 0, [PropertySpec(.a, .to([8])), PropertySpec(.b, .fromTo([5], [9]))]
    ).with {
      $0.duration = 2
      $0.deaf = [.update]
    }
    let earlier = tween(2, .c, 1)
    let later = TweenSpec(
      3, target: 0, [PropertySpec(.c, .from([6])), PropertySpec(.x, .from([7]))]
    ).with {
      $0.duration = 2
      $0.deaf = [.update]
    }
    let whole = timeline(0, [(2, member), (1, earlier), (3, later)]) { $0.repeats = 1 }
    for command in [SceneCommand.seek(tween: 0, to: 1, callsBack: false), .reverse(tween: 0)] {
      expectAgreement(
        adding: [tween(4, .b, 9), tween(5, .x, 9)],
        [TimedCommand(1, .add(whole)), TimedCommand(5, command)], end: 14, cuts: [2, 3, 4, 6])
    }
  }
}
