import Testing
import Tweener

@Suite("The handle: whenEnded")
struct WhenEndedTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  private func noting(_ name: String) -> (TweenOutcome) -> Void {
    { [stage] in stage.note("\(name) \(ruleShort($0))") }
  }

  @Test("is called once, behind onEnd, in the order of asking")
  func order() {
    let tween = stage.add(box, noted: "a", [.duration: 1, "x": 1])
    tween.whenEnded(noting("first"))
    tween.whenEnded(noting("second"))
    stage.tweener.advance(by: 2)
    stage.expectLog(
      after: 2, "a start @0.0", "a complete @1.0", "a end completed @1.0", "first completed @1.0",
      "second completed @1.0")
  }

  @Test("hears every kind of end")
  func kinds() {
    let ends: [((Tween) -> Void, String)] = [
      ({ $0.remove() }, "removed"), ({ $0.complete() }, "completed"),
      ({ $0.complete(at: .start) }, "reverse completed"), ({ $0.revert() }, "removed"),
      (
        { [stage, box] _ in
          stage.tweener.addTween(box, [.duration: 1, "x": 5])
          stage.tweener.advance(by: 0)
        }, "overwritten"
      ),
    ]
    for (end, name) in ends {
      let tween = stage.add(box, [.duration: 1, "x": 1])
      stage.tweener.advance(by: 0.5)
      tween.whenEnded(noting("it"))
      end(tween)
      #expect(stage.takeLog().map { $0.prefix { $0 != "@" } } == ["it \(name) "])
    }
  }

  @Test("a simple tween that loses all to another simple one is heard, in a batch too")
  func simpleLosers() {
    let boxes = (0..<8).map { _ in RuleBox() }
    let older = stage.tweener.addTween(boxes, [.duration: 9, "x": 1])
    stage.tweener.advance(by: 1)
    older[3].whenEnded(noting("three"))
    stage.tweener.addTween(boxes, [.duration: 9, "x": 2])
    #expect(stage.after(1, stage.log) == ["three overwritten @1.0"])
  }

  @Test("at once where the end is over, and behind onEnd where that is being called")
  func late() {
    let tween = stage.add(box, [.duration: 1, "x": 1])
    stage.tweener.advance(by: 1)
    tween.whenEnded(noting("late"))
    #expect(stage.takeLog() == ["late completed @1.0"])
    let first = noting("from complete")
    let second = noting("from end")
    stage[box].add([
      .duration: 1, "x": 1, .onComplete: { (tween: Tween) in tween.whenEnded(first) },
      .onEnd: { [stage] (tween: Tween, _: TweenOutcome) in
        tween.whenEnded(second)
        stage.note("end")
      },
    ])
    stage.tweener.advance(by: 1)
    #expect(stage.log == ["end @2.0", "from complete completed @2.0", "from end completed @2.0"])
  }

  @Test("of a tween that pauses at its end only when that ends")
  func pausing() {
    let tween = stage.add(box, [.duration: 1, "x": 1, .pausesOnCompletion: true])
    tween.whenEnded(noting("it"))
    stage.tweener.advance(by: 2)
    #expect(stage.log.isEmpty)
    tween.complete()
    #expect(stage.log == ["it completed @2.0"])
  }

  @Test("not where the engine goes, and a handle that has forgotten reports that")
  func goneAndForgotten() {
    var tweener: Tweener? = Tweener()
    tweener?.addTween(box, [.duration: 1, "x": 1]).whenEnded(noting("gone"))
    tweener = nil
    #expect(stage.log.isEmpty)
    let tween = stage.add(box, ["x": 1])
    for _ in 0..<3_000 { stage.tweener.addTween(box, ["x": 1]) }
    tween.whenEnded(noting("forgotten"))
    #expect(stage.log.isEmpty)
    #expect(stage.keys == ["whenEnded(_:)"])
  }

  @Test("belongs to the handle: a part that is split off calls nothing")
  func split() {
    let tween = stage.add(box, [.duration: 1, "x": 1, "y": 1])
    stage.tweener.advance(by: 0.5)
    tween.whenEnded(noting("it"))
    stage.tweener.pauseTween(box, "x")
    stage.tweener.removeTween(box, "x")
    #expect(stage.log.isEmpty)
    #expect(stage.after(1, stage.log) == ["it completed @1.0"])
  }

  @Test("is a callback: it may add tweens, which begin there, and ask again")
  func reentry() {
    let tween = stage.add(box, [.duration: 1, "x": 1])
    let again = noting("again")
    tween.whenEnded { [stage, box] _ in
      tween.whenEnded(again)
      stage.tweener.addTween(box, [.duration: 1, "x": 3])
    }
    #expect(stage.after(1.5, box.x) == 2)
    #expect(stage.log == ["again completed @1.0"])
  }

  @Test("of a timeline, of what an AnimatedValue starts, and of a caller")
  func others() {
    stage.tweener.addTimeline(.of(box, [.duration: 1, "x": 1])).whenEnded(noting("timeline"))
    let value = AnimatedValue(0.0, on: stage.tweener)
    value.animate(to: 1, duration: 1).whenEnded(noting("value"))
    stage.tweener.addCaller([.duration: 1]).whenEnded(noting("caller"))
    #expect(
      stage.after(1, stage.takeLog()) == [
        "timeline completed @1.0", "value completed @1.0", "caller completed @1.0",
      ])
    value.spring(to: 4).whenEnded(noting("spring"))
    value.value = 2
    value.animate(to: 1, duration: 0).whenEnded(noting("at once"))
    #expect(stage.log == ["spring removed @1.0", "at once completed @1.0"])
  }
}
