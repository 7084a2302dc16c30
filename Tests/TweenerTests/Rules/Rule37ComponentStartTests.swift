import Testing

@testable import Tweener

/// Rule 37 asks of each component whether its first member gives its start, whatever else that member moves.
@Suite("Rule 37: starts that are shown, component by component")
struct Rule37ComponentStartTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  /// How a timeline comes to a place of its own time.
  enum Way: CaseIterable {
    case played, sought, soughtBack, playedBack

    func go(_ tween: Tween, to place: Double, on tweener: Tweener) {
      switch self {
      case .played: tweener.advance(by: place)
      case .sought: tween.seek(to: place)
      case .soughtBack:
        tween.seek(to: tween.duration)
        tween.seek(to: place)
      case .playedBack:
        tweener.advance(by: tween.duration - 0.125)
        tween.reverse()
        tweener.advance(by: tween.duration - 0.125 - place)
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

  @Test("37 A start shows beside a property that gives none", arguments: Way.allCases)
  func besideAnother(way: Way) {
    let box = RuleBox(x: 100)
    let tween = stage.tweener.addTimeline(intro(box))
    #expect(box.y == 10 && box.x == 100)
    way.go(tween, to: 0.25, on: stage.tweener)
    #expect(tween.elapsed == 0.25)
    #expect(box.y == 10 && box.x == 100)
    tween.seek(to: 0.75)
    #expect(box.y == 15 && box.x == 150)
    tween.seek(to: 0)
    #expect(box.y == 10 && box.x == 100)
  }

  @Test("37 Only components that no earlier member moves show a start", arguments: Way.allCases)
  func ofFirstMember(way: Way) {
    let box = RuleBox(x: 3)
    var timeline = TweenTimeline()
    timeline.add(box, [.duration: 0.5, "x": 5], at: 0.25)
    timeline.add(
      box, [.duration: 1, "x": TweenValue.fromTo(50, 60), "y": TweenValue.fromTo(7, 9)], at: 1)
    let tween = stage.tweener.addTimeline(timeline)
    #expect(box.x == 3 && box.y == 7)
    way.go(tween, to: 0.5, on: stage.tweener)
    #expect(box.x == 4 && box.y == 7)
    tween.seek(to: 1.5)
    #expect(box.x == 55 && box.y == 8)
  }

  @Test("37 Of a property some numbers of which an earlier member moves, the others show a start")
  func ofPartOfProperty() {
    let (from, to) = (
      RuleFrame(x: 1, y: 2, width: 3, height: 4), RuleFrame(x: 10, y: 20, width: 30, height: 40)
    )
    var timeline = TweenTimeline()
    timeline.add(box, [.duration: 0.5, "left": 8])
    timeline.add(box, [.duration: 1, "frame": TweenValue.fromTo(from, to)], at: 1)
    let tween = stage.tweener.addTimeline(timeline)
    #expect(box.frame == RuleFrame(x: 0, y: 2, width: 3, height: 4))
    #expect(stage.after(0.25, box.frame) == RuleFrame(x: 4, y: 2, width: 3, height: 4))
    tween.seek(to: 1)
    #expect(box.frame == from)
    tween.seek(to: 0.25)
    #expect(box.frame == RuleFrame(x: 4, y: 2, width: 3, height: 4))
  }

  @Test(
    "37 A property behind accessors shows its start beside another one", arguments: Way.allCases)
  func ofAccessor(way: Way) {
    var timeline = TweenTimeline()
    timeline.add(box, [.duration: 1, "observed": TweenValue.from(6), "count": 4, "x": 2], at: 1)
    let tween = stage.tweener.addTimeline(timeline)
    #expect(box.writes == [6])
    way.go(tween, to: 0.5, on: stage.tweener)
    #expect(box.observed == 6 && box.count == 0)
    tween.seek(to: 1.5)
    #expect(box.observed == 3 && box.count == 2 && box.x == 1)
  }

  @Test("37 The end of from is read at the call, before its start is written")
  func ofFrom() {
    box.y = 4
    stage.tweener.addTimeline(intro(box, .from(0)))
    #expect(box.y == 0)
    box.y = 99
    #expect(stage.after(0.25, box.y) == 0)
    #expect(stage.after(0.5, box.y) == 2)
  }

  @Test("37 With showsStart false nothing is shown before the start")
  func withoutShowing() {
    let tween = stage.tweener.addTimeline(intro(box, .fromTo(10, 20), [.showsStart: false]))
    #expect(stage.after(0.25, box.y) == 0)
    #expect(stage.after(0.5, box.y) == 15)
    tween.seek(to: 0.25)
    #expect(box.y == 0)
  }

  @Test("37 Keyframes that give their start show it", arguments: Way.allCases)
  func ofKeyframes(way: Way) {
    let keyframes = TweenValue.keyframes([5, 7, 6])
    let tween = stage.tweener.addTimeline(intro(box, keyframes))
    #expect(box.y == 5)
    way.go(tween, to: 0.25, on: stage.tweener)
    #expect(box.y == 5 && box.x == 0)
    tween.seek(to: 0.75)
    #expect(box.y == 7 && box.x == 100)
  }

  @Test("37 A nested timeline's start shows from the outermost beginning", arguments: Way.allCases)
  func ofNested(way: Way) {
    var timeline = TweenTimeline()
    timeline.add(intro(box), [.repeat: 1], at: 1)
    let tween = stage.tweener.addTimeline(timeline)
    #expect(box.y == 10)
    way.go(tween, to: 0.5, on: stage.tweener)
    #expect(box.y == 10 && box.x == 0)
    // In the second play of the nested timeline.
    tween.seek(to: 2.25)
    #expect(box.y == 10 && box.x == 0)
    tween.seek(to: 2.75)
    #expect(box.y == 15 && box.x == 100)
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
    #expect(box.y == 10)
    #expect(stage.after(0.5, [box.y, box.x]) == [10, 0])
    #expect(stage.after(1, [box.y, box.x, box.z]) == [15, 4, 2.5])
  }
}
