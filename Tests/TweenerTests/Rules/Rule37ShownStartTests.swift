import Testing

@testable import Tweener

/// Rule 37: where the first member of a component gives its start, that shows from the timeline's beginning on.
@Suite("Rule 37: starts that are shown")
struct Rule37ShownStartTests {
  @Test(
    "37 The start that a call gives for a property which writes others shows from the beginning")
  func ofPropertyThatWritesOthers() {
    let (stage, box) = (RuleStage(), RuleBox(x: 3))
    stage.tweener.registerSpecialProperty(
      "both", writes: [\RuleBox.x, \RuleBox.y], get: { (box: RuleBox) in box.x },
      set: { box, new in (box.x, box.y) = (new, -new) })
    let timeline = TweenTimeline.of(
      box, at: [1: [.duration: 1, "both": TweenValue.fromTo(10, 20)]])
    let older = stage.add(box, [.duration: 9, "y": 5])
    stage.tweener.advance(by: 0)
    stage.tweener.addTimeline(timeline)
    #expect(box.x == 10 && box.y == -10)
    #expect(stage.tweener.after(0.5, [box.x, box.y]) == [10, -10])
    #expect(older.state == .ended)
    #expect(stage.tweener.after(1, [box.x, box.y]) == [15, -15])
  }

  @Test("37 The end that was read when the start was shown counts where onStart moves the timeline")
  func soughtInItsOnStart() {
    timelineStory(
      "sought", with: [.onStart: { (tween: Tween) in tween.progress = 0.5 }], { $0.x },
      [[]: 8, 0: 4, 0.5: 0],
      members: { .of($0, [.duration: 1, "x": TweenValue.from(8)]) })
  }

  @Test("37 A member that moves a playhead from a start that is given moves it from the beginning")
  func ofPlayhead() {
    let moved = stage.add(box, [.duration: 4, "x": 8])
    stage.tweener.addTimeline(
      .of(moved.playhead, at: [1: [.duration: 1, "elapsed": TweenValue.fromTo(2, 4)]]))
    stage.expect(box.x, [[]: 4, 0.5: 4, 1: 6])
  }

  // Rule 37 asks of each component whether its first member gives its start, whatever else that member moves.

  private let stage = RuleStage()
  private let box = RuleBox()

  /// How a timeline comes to a place of its own time.
  enum Way: CaseIterable {
    case played, sought, soughtBack, playedBack

    /// The way to a place of a timeline that takes so long.
    func steps(to place: Double, of duration: Double) -> RuleStep {
      switch self {
      case .played: .seconds(place)
      case .sought: .seek(place)
      case .soughtBack: [.seek(duration), .seek(place)]
      case .playedBack:
        [.seconds(duration - 0.125), .reverse, .seconds(duration - 0.125 - place)]
      }
    }
  }

  /// A box in whose timeline a member gives the start of y, and not that of x.
  private func intro(
    _ box: RuleBox, _ y: TweenValue = .fromTo(10, 20), _ more: TweenParameters = [:]
  ) -> TweenTimeline {
    var timeline = TweenTimeline()
    let member: TweenParameters = [.duration: 0.5, "x": 200, "y": y]
    timeline.add(box, member.merging(more) { _, new in new }, at: 0.5)
    return timeline
  }

  @Test("37 What gives a start shows it, whichever way its timeline goes", arguments: Way.allCases)
  func stories(way: Way) {
    timelineStory(
      "37 A start shows beside a property that gives none", x: 100,
      { [$0.x, $0.y, $0.elapsed] },
      [
        []: [100, 10, 0], way.steps(to: 0.25, of: 1): [100, 10, 0.25],
        .seek(0.75): [150, 15, 0.75],
        .seek(0): [100, 10, 0],
      ],
      members: { intro($0) })
    timelineStory(
      "37 Only components that no earlier member moves show a start", x: 3, { [$0.x, $0.y] },
      [[]: [3, 7], way.steps(to: 0.5, of: 2): [4, 7], .seek(1.5): [55, 8]],
      members: {
        .of(
          $0,
          at: [
            0.25: [.duration: 0.5, "x": 5],
            1: [.duration: 1, "x": TweenValue.fromTo(50, 60), "y": TweenValue.fromTo(7, 9)],
          ])
      })
    timelineStory(
      "37 A property behind accessors shows its start beside another one",
      { [$0.observed, Double($0.count), $0.x] },
      [[]: [6, 0, 0], way.steps(to: 0.5, of: 2): [6, 0, 0], .seek(1.5): [3, 2, 1]],
      members: {
        .of($0, at: [1: [.duration: 1, "observed": TweenValue.from(6), "count": 4, "x": 2]])
      })
    timelineStory(
      "37 It is written once, at the call", { $0.writes }, [[]: [6]],
      members: {
        .of($0, at: [1: [.duration: 1, "observed": TweenValue.from(6), "count": 4, "x": 2]])
      })
    timelineStory(
      "37 Keyframes that give their start show it", { [$0.x, $0.y] },
      [[]: [0, 5], way.steps(to: 0.25, of: 1): [0, 5], .seek(0.75): [100, 7]],
      members: { intro($0, .keyframes([5, 7, 6])) })
    // The third place is in the second play of the nested timeline.
    timelineStory(
      "37 A nested timeline's start shows from the outermost beginning", { [$0.x, $0.y] },
      [
        []: [0, 10], way.steps(to: 0.5, of: 3): [0, 10], .seek(2.25): [0, 10],
        .seek(2.75): [100, 15],
      ],
      members: {
        var timeline = TweenTimeline()
        timeline.add(intro($0), [.repeat: 1], at: 1)
        return timeline
      })
  }

  @Test("37 Of a property some numbers of which an earlier member moves, the others show a start")
  func ofPartOfProperty() {
    let from = RuleFrame(x: 1, y: 2, width: 3, height: 4)
    let to = RuleFrame(x: 10, y: 20, width: 30, height: 40)
    timelineStory(
      "frame", { $0.edges },
      [
        []: [0, 2, 3, 4], 0.25: [4, 2, 3, 4], .seek(1): [1, 2, 3, 4], .seek(0.25): [4, 2, 3, 4],
      ],
      members: {
        .of(
          $0,
          at: [
            0: [.duration: 0.5, "left": 8],
            1: [.duration: 1, "frame": TweenValue.fromTo(from, to)],
          ])
      })
  }

  @Test("37 The end of from is read at the call, and showsStart false shows nothing")
  func ofFrom() {
    box.y = 4
    stage.tweener.addTimeline(intro(box, .from(0)))
    stage.expect(box.y, [[]: 0, [.then { box.y = 99 }, 0.25]: 0, 0.5: 2])
    timelineStory(
      "37 With showsStart false nothing is shown before the start", { $0.y },
      [0.25: 0, 0.5: 15, .seek(0.25): 0],
      members: { intro($0, .fromTo(10, 20), [.showsStart: false]) })
  }

  @Test("37 Each member of a stagger shows its start")
  func ofStagger() {
    let boxes = [RuleBox(), RuleBox(), RuleBox()]
    var timeline = TweenTimeline()
    timeline.add(
      boxes, [.duration: 1, .stagger: 1.0, "x": 4, "y": TweenValue.fromTo(10, 20)], at: 1)
    stage.tweener.addTimeline(timeline)
    #expect(boxes.map(\.y) == [10, 10, 10])
    #expect(stage.after(2.5, boxes.map(\.y)) == [20, 15, 10])
    #expect(boxes.map(\.x) == [4, 2, 0])
  }

  @Test("37 A component that shows its start is owned from the beginning, and moves not")
  func isOwned() {
    let (x, y) = (
      stage.add(box, [.duration: 4, "x": 40]), stage.add(box, [.duration: 4, "y": 40])
    )
    stage.tweener.advance(by: 0)
    let tween = stage.tweener.addTimeline(intro(box))
    #expect(stage.tweener.isTweening(box, "y"))
    #expect(stage.after(0.25, x.state) == .running && y.state == .ended)
    #expect(y.outcome.map(ruleShort) == "overwritten")
    #expect(box.x == 2.5 && box.y == 10)
    #expect(stage.tweener.velocity(of: box, "y") == [0])
    #expect(stage.tweener.velocity(of: box, "x") == [10])
    #expect(stage.after(0.5, x.state) == .ended && box.y == 15)
    #expect(stage.tweener.velocity(of: box, "y") == [20])
    tween.remove()
    #expect(!stage.tweener.isTweening(box))
  }

  @Test("37 A newer tween takes a start that is shown, and the member keeps the rest")
  func isLost() {
    stage.tweener.addTimeline(intro(box, .fromTo(10, 20), stage.noting("member")))
    stage.tweener.advance(by: 0.25)
    let newer = stage.add(box, [.duration: 2, "y": 30])
    #expect(stage.after(0.5, [box.y, box.x]) == [15, 100])
    #expect(newer.state == .running)
    #expect(stage.after(1.75, [box.y, box.x]) == [30, 200])
    #expect(stage.log == ["member start @0.5", "member complete @1.0"])
  }

  @Test("37 The member starts once, and reads what it does not give at its start")
  func startsOnce() {
    var start: [Double] = []
    let tween = stage.tweener.addTimeline(
      intro(
        box, .fromTo(10, 20),
        [
          .onStart: {
            start.append(box.y)
            box.x = 100
          }
        ]), [.repeat: 1])
    stage.tweener.advance(by: 0.25)
    box.x = 7
    #expect(stage.after(0.25, start) == [10] && box.x == 100)
    #expect(stage.after(0.25, [box.x, box.y]) == [150, 15])
    #expect(stage.after(0.5, start) == [10] && box.x == 100 && box.y == 10)
    #expect(stage.after(0.5, start) == [10, 10] && box.x == 150 && box.y == 15)
    tween.revert()
    #expect(box.x == 100 && box.y == 0)
  }

  @Test("37 Reverted before its member starts, a timeline gives back what its start has covered")
  func reverts() {
    for time in [0, 0.25] {
      let (stage, box) = (RuleStage(), RuleBox(x: 1))
      box.y = 4
      let tween = stage.tweener.addTimeline(intro(box))
      if time > 0 { stage.tweener.advance(by: time) }
      #expect(box.y == 10)
      box.x = 2
      tween.revert()
      #expect(box.y == 4 && box.x == 2)
    }
  }

  @Test("37 What pauses apart before the member starts goes on where it was")
  func splits() {
    for name in ["x", "y"] {
      let (stage, box) = (RuleStage(), RuleBox())
      stage.tweener.addTimeline(intro(box, .fromTo(10, 20), stage.noting("member")))
      stage.tweener.advance(by: 0.25)
      #expect(stage.tweener.pauseTween(box, [TweenKey(name)]))
      stage.tweener.advance(by: 0.5)
      #expect(name == "x" ? box.x == 0 && box.y == 15 : box.x == 100 && box.y == 10)
      #expect(stage.takeLog() == ["member start @0.5"])
      #expect(stage.tweener.resumeTween(box, [TweenKey(name)]))
      stage.tweener.advance(by: 0.5)
      #expect(name == "x" ? box.x == 100 && box.y == 20 : box.x == 200 && box.y == 15)
      #expect(stage.takeLog() == ["member complete @1.0"])
      #expect(stage.after(0.5, [box.x, box.y]) == [200, 20])
    }
  }

  @Test("37 With atAdd a start that is shown counts from the timeline's beginning")
  func takesAtAdd() {
    let (x, y) = (
      stage.add(box, [.duration: 0.25, "x": 4]), stage.add(box, [.duration: 0.25, "y": 4])
    )
    stage.tweener.addTimeline(intro(box), [.overwrite: OverwriteMode.atAdd])
    #expect(x.state == .waiting && y.state == .ended)
    #expect(stage.after(0.25, [box.x, box.y]) == [4, 10])
  }

  @Test("37 A member that is added while its timeline plays shows its start at once")
  func grows() {
    let tween = stage.tweener.addTimeline(.of(box, [.duration: 4, "z": 4]))
    stage.tweener.advance(by: 1)
    tween.append { $0.add(box, ["x": 8, "y": TweenValue.fromTo(10, 20)], at: 2) }
    stage.expect([box.x, box.y, box.z], [[]: [0, 10, 1], 0.5: [0, 10, 1.5], 1: [4, 15, 2.5]])
  }

  // Rule 37: start values are read in order of the starts; of those at one instant in the order of rule 39, in which what lies at
  // the end of a nested timeline ends with it, before others start. A seek reads them in no other order than a play.

  /// A timeline whose only member has no length and lies at its end, 1 s after its start, whatever its rate.
  private func tail(_ box: RuleBox, rate: Double) -> TweenTimeline {
    .of(box, at: [.at(rate): [.duration: 0, "x": 50]])
  }

  /// Brings a tween to a place, by playing or by a jump.
  private func bring(_ tween: Tween, _ stage: RuleStage, to place: Double, isSought: Bool) {
    if isSought { return tween.seek(to: place) }
    while stage.tweener.time < place { stage.tweener.advance(by: 0.25) }
  }

  @Test(
    "37 A start reads what lies at the end of a nested timeline at the same instant",
    arguments: [1.0, 2, 4], [false, true])
  func reads(rate: Double, isSought: Bool) {
    let (stage, box) = (RuleStage(), RuleBox(x: 3))
    let twice = TweenTimeline.of(box, at: [.at(1): [.duration: 2, "x": TweenValue.by(10)]])
    var timeline = TweenTimeline()
    timeline.add(twice, [.repeat: 1], at: 0)
    timeline.add(tail(box, rate: rate), [.timeScale: rate], at: .at(0))
    let tween = stage.tweener.addTimeline(timeline)
    stage.tweener.advance(by: 0)
    // Of equal starts the one added later shows; the second play of the other one is no start.
    bring(tween, stage, to: 2, isSought: isSought)
    #expect(box.x == 50)
    bring(tween, stage, to: 3.5, isSought: isSought)
    #expect(box.x == 50)
    bring(tween, stage, to: 5, isSought: isSought)
    #expect(box.x == 50)
  }

  @Test(
    "36 Before the first start of a later play shows what was held at the first of equal starts",
    arguments: [1.0, 2, 4], [false, true])
  func holds(rate: Double, isSought: Bool) {
    let (stage, box) = (RuleStage(), RuleBox(x: 3))
    var timeline = TweenTimeline.of(box, at: [.at(1): [.duration: 2, "x": TweenValue.by(10)]])
    timeline.add(tail(box, rate: rate), [.timeScale: rate], at: .at(0))
    let tween = stage.tweener.addTimeline(timeline, [.repeat: 1])
    stage.tweener.advance(by: 0)
    bring(tween, stage, to: 2, isSought: isSought)
    #expect(box.x == 50)
    bring(tween, stage, to: 3.5, isSought: isSought)
    #expect(box.x == 3)
  }

  @Test(
    "37 In a nested timeline that begins part-way in, starts are read in their order",
    arguments: [false, true])
  func partWay(isSought: Bool) {
    let (stage, box) = (RuleStage(), RuleBox(x: 7))
    let nested = TweenTimeline.of(
      box, at: [0.125: [.duration: 1, "x": 100], 0: [.duration: 2, "x": 200]])
    var timeline = TweenTimeline()
    timeline.add(nested, [.delay: -0.5])
    let tween = stage.tweener.addTimeline(timeline, [.paused: isSought])
    bring(tween, stage, to: 0.25, isSought: isSought)
    // The member from 0 on is a quarter of its way at the beginning, where the other one reads.
    #expect(box.x == 55.25 + (100 - 55.25) * 0.625)
    tween.revert()
    #expect(box.x == 7)
  }

  // Rule 37: members start alike, whether somebody is told of it or nobody is, which the engine passes in another way.

  private static var members: [TweenParameters] {
    [
      [.duration: 0, "x": 8], [.duration: 1, "x": 8],
      [.duration: 1, .showsStart: false, "x": TweenValue.fromTo(5, 8)],
      [.duration: 1, .delay: -0.5, "x": 8],
      [.duration: 0.25, .repeat: 2, .repeatDelay: 0.125, "x": 8],
    ]
  }

  /// What a box shows, frame by frame, where a timeline of two members is added from a callback of a frame. `rival`: another tween of
  /// the box that wants the same property; who of the two takes it is up to their ages.
  private func trace(_ member: TweenParameters, isHeard: Bool, isNested: Bool, hasRival: Bool)
    -> [Double]
  {
    let stage = RuleStage()
    let (box, other) = (RuleBox(x: 1), RuleBox(x: 0))
    var told: TweenParameters = [:]
    if isHeard { told[.onStart] = {} }
    var members = TweenTimeline()
    members.add(box, member.merging(told) { $1 })
    members.add(box, told.merging([.duration: 0.5, "x": TweenValue.by(3)]) { $1 }, at: 0.75)
    var timeline = members
    if isNested {
      timeline = TweenTimeline()
      timeline.add(members, at: 0.125)
    }
    var isAdded = false
    let add = {
      if !isAdded { stage.tweener.addTimeline(timeline) }
      isAdded = true
    }
    stage.add(other, [.duration: 100, "y": 1, .onUpdate: add])
    if hasRival {
      stage.add(box, [.delay: 0.5, .duration: 2, "x": 100, .onOverwrite: { box.y += box.x }])
    }
    return (0..<24).flatMap { _ in
      stage.tweener.advance(by: 0.125)
      return [box.x, box.y]
    }
  }

  @Test(
    "37 What starts unheard shows in the same frame as what is heard",
    arguments: members.indices, [false, true])
  func sameFrame(index: Int, isNested: Bool) {
    for hasRival in [false, true] {
      let heard = trace(Self.members[index], isHeard: true, isNested: isNested, hasRival: hasRival)
      let unheard = trace(
        Self.members[index], isHeard: false, isNested: isNested, hasRival: hasRival)
      #expect(unheard == heard)
    }
  }

  @Test(
    "37 A start that nobody hears ends its timeline where what loses by it removes that",
    arguments: [false, true])
  func endedByLoser(isNested: Bool) {
    let (stage, box) = (RuleStage(), RuleBox(x: 1))
    var whole: Tween?
    let remove = { _ = whole?.remove() }
    let rival = stage.add(
      box, [.duration: 4, .easing: Easing.linear, "x": 9, .onOverwrite: remove])
    let members = TweenTimeline.of(
      box, at: [0.5: [.duration: 1, "x": 8], 0.5: [.duration: 1, "y": 8]])
    var timeline = members
    if isNested {
      timeline = TweenTimeline()
      timeline.add(members)
    }
    whole = stage.tweener.addTimeline(timeline)
    for _ in 0..<3 {
      #expect(stage.after(1, [box.x, box.y]) == [2, 0])
      #expect(rival.state == .ended && whole?.state == .ended)
    }
  }
}
