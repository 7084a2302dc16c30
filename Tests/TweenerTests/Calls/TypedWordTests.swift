import Testing
import Tweener

@Suite("Typed calls: what a dictionary has")
struct TypedWordTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("callbacks without arguments, each at its event")
  func callbacks() {
    let tween = stage.tweener.addTween(box, duration: 1, repeat: 1) { [stage] in
      $0.to(\.x, 1)
        .onStart { stage.note("start") }.onUpdate { stage.note("update") }
        .onRepeat { stage.note("repeat") }.onComplete { stage.note("complete") }
        .onEnd { stage.note("end") }
    }
    stage.tweener.advance(by: 1)
    #expect(
      stage.after(1, stage.takeLog()) == [
        "start @0.0", "repeat @1.0", "update @1.0", "update @2.0", "complete @2.0", "end @2.0",
      ])
    #expect(tween.outcome == .completed)
    let back = stage.tweener.addTween(box, duration: 1) { [stage] in
      $0.to(\.x, 5).onReverseComplete { stage.note("back") }
    }
    stage.tweener.advance(by: 0.5)
    back.reverse()
    #expect(stage.after(0.5, stage.log) == ["back @3.0"])
  }

  @Test("callbacks with the target, played backwards among them")
  func withTarget() {
    var seen: [Double] = []
    let tween = stage.tweener.addTween(box, duration: 1) {
      $0.to(\.x, 4).onReverseComplete { box in seen.append(box.x) }
    }
    stage.tweener.advance(by: 0.5)
    tween.reverse()
    #expect(stage.after(0.5, seen) == [0])
  }

  @Test("a velocity starts a spring")
  func velocity() {
    stage.tweener.addTween(box, spring: .smooth) { $0.to(\.x, 100, velocity: 300) }
    #expect(stage.after(0, stage.tweener.velocity(of: box, \.x)) == 300)
    #expect(stage.problems.isEmpty)
  }

  @Test("a velocity without a spring is reported and left out, and the property goes on")
  func unusedVelocity() {
    let tween = stage.tweener.addTween(box, duration: 1) { $0.to(\.x, 100, velocity: 300) }
    #expect(tween.problems.count == 1)
    #expect(stage.problems.first?.fault.contains("spring") == true)
    #expect(stage.after(0.5, box.x) == 50)
  }

  @Test("paused, endDelay, keyframes and a TweenValue")
  func words() {
    let tween = stage.tweener.addTween(box, duration: 1) {
      $0.keyframes(\.x, [0, 8, 4]).value(\.y, .by(2)).value(\.z, .fromTo(1, 3)).paused()
        .endDelay(1)
    }
    #expect(tween.isPaused && tween.totalDuration == 2)
    tween.resume()
    #expect(stage.after(0.5, [box.x, box.y, box.z]) == [8, 1, 2])
    #expect(stage.after(0.5, tween.outcome) == nil)
    stage.tweener.advance(by: 1)
    #expect(tween.outcome == .completed && [box.x, box.y, box.z] == [4, 2, 3])
    #expect(stage.problems.isEmpty)
  }

  @Test("a template takes a stagger, a call with several targets too")
  func stagger() {
    let boxes = [RuleBox(), RuleBox()]
    stage.tweener.addTween(boxes, TweenTemplate(duration: 1).to(\.x, 2).stagger(0.5))
    stage.tweener.addTween(boxes, duration: 1) { $0.to(\.y, 2).stagger(0.5) }
    #expect(stage.after(1, boxes.map(\.x)) == [2, 1])
    #expect(boxes.map(\.y) == [2, 1])
  }

  @Test("a call with other words each time is not taken for one before")
  func sharedPlans() {
    for round in 0..<4 {
      let isPaused = round % 2 == 1
      let tween = stage.tweener.addTween(box, duration: 1) { $0.to(\.x, 2).paused(isPaused) }
      #expect(tween.isPaused == isPaused)
      let late = stage.tweener.addTween(box, duration: 1) { $0.to(\.y, 2).endDelay(Double(round)) }
      #expect(late.totalDuration == 1 + Double(round))
    }
  }

  @Test("members of timelines, of one target and of several")
  func members() {
    let boxes = [RuleBox(), RuleBox()]
    var timeline = TweenTimeline(defaults: [.easing: Easing.inQuad])
    timeline.add(box, duration: 1, delay: 0.5) { [stage] in
      $0.to(\.x, 4).onComplete { stage.note("x") }
    }
    timeline.add(boxes, duration: 1, easing: .outQuad, stagger: 0.5, at: .previousStart) {
      $0.to(\.y, 8)
    }
    #expect(timeline.duration == 2)
    let tween = stage.tweener.addTimeline(timeline)
    #expect(stage.after(1, box.x) == 1)
    #expect(boxes.map(\.y) == [6, 0])
    #expect(stage.tweener.after(1, tween.outcome) == .completed && stage.log == ["x @1.5"])
    #expect(boxes.map(\.y) == [8, 8])
    #expect(stage.problems.isEmpty)
  }

  @Test("a template says what it has as a dictionary")
  func parameters() {
    let template = TweenTemplate<RuleBox>(duration: 2, repeat: 1).to(\.x, 3)
    #expect(template.parameters.count == 3)
    #expect(template.parameters[.duration] as? Double == 2)
    #expect(template.parameters[.path(\RuleBox.x)] as? Double == 3)
  }
}
