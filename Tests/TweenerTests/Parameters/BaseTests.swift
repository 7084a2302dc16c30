import Testing

@testable import Tweener

@Suite("base")
struct BaseTests {
  private let slow: TweenParameters = [.duration: 4, .easing: Easing.inQuad, "x": 1]

  @Test("lies underneath the call's own keys")
  func underneath() {
    let plan = Reading.plan([.base: slow, .duration: 2, "y": 3])
    #expect(plan.timing.duration == Reading.flicks(2))
    #expect(plan.easing == .inQuad)
    #expect(plan.wantedNames == ["x", "y"])
    #expect(plan.problems.isEmpty)
  }

  @Test("is merged word by word, whatever the spelling")
  func spelling() {
    let old: TweenParameters = ["time": 4, "transition": "inQuad", "yoyo": true]
    let plan = Reading.plan([.base: old, .duration: 2, "ease": "inCubic", .autoreverse: false])
    #expect(plan.timing.duration == Reading.flicks(2))
    #expect(plan.easing(0.5) == 0.125)
    #expect(!plan.timing.autoreverse)
    #expect(plan.problems.isEmpty)
    let reversed = Reading.plan([.base: [.duration: 4] as TweenParameters, "time": 2])
    #expect(reversed.timing.duration == Reading.flicks(2))
    #expect(reversed.problems.isEmpty)
  }

  @Test("loses to the call's own keys where both write one component, in silence")
  func components() {
    let stage = RuleStage()
    let path: TweenParameters = [.path(\RuleBox.x): 3, .path(\RuleBox.frame.y): 4]
    let frame = RuleFrame(x: 5, y: 6, width: 7, height: 8)
    let calls: [TweenParameters] = [
      [.base: path, "x": 8, "frame": frame],
      [.base: [path, ["x": 8, "frame": frame]] as [TweenParameters]],
      [.base: [.base: path, "x": 8, "frame": frame] as TweenParameters],
      [.base: TweenTemplate<RuleBox>(path).parameters, "x": 8, "frame": frame],
    ]
    var boxes = calls.map { _ in RuleBox() }
    for (box, call) in zip(boxes, calls) { _ = stage.add(box, call) }
    for _ in 0..<2 {
      boxes.append(RuleBox())
      var timeline = TweenTimeline(defaults: path)
      timeline.add(boxes[boxes.count - 1], ["x": 8, "frame": frame])
      stage.tweener.addTimeline(timeline)
    }
    #expect(boxes.allSatisfy { $0.x == 8 && $0.frame == frame })
    #expect(stage.problems.isEmpty)
    // Of one dictionary the key that writes fewer wins, and the other is reported.
    for call in [
      path.merging(["frame": frame]) { $1 }, [.base: path.merging(["frame": frame]) { $1 }],
    ] {
      _ = stage.add(boxes[0], call)
      #expect(boxes[0].frame == RuleFrame(x: 5, y: 4, width: 7, height: 8))
    }
    #expect(stage.kinds == [.componentGivenTwice, .componentGivenTwice])
  }

  @Test("loses what a word of the call says in another way, in silence")
  func excluded() {
    let plan = Reading.plan([.base: slow, .unitsPerSecond: 100])
    #expect(plan.unitsPerSecond == 100)
    let springs: TweenParameters = ["spring": "bouncy", .initialVelocity: 3]
    let timed = Reading.plan([.base: springs, "time": 3])
    #expect(timed.spring == nil)
    #expect(timed.timing.duration == Reading.flicks(3))
    let sprung = Reading.plan([.base: [slow, ["yoyoEase": "inQuad"]], .spring: "bouncy"])
    #expect(sprung.spring == .bouncy)
    for plan in [plan, timed, sprung] { #expect(plan.problems.isEmpty) }
    // Beside each other, in one dictionary, they are reported.
    let beside: TweenParameters = [.duration: 1, .spring: "bouncy"]
    #expect(
      Reading.plan(([.base: slow] as TweenParameters).merging(beside) { $1 }).problems.map(\.key)
        == ["duration"])
    #expect(Reading.plan([.base: beside]).problems.map(\.key) == ["duration"])
  }

  @Test("keeps its words where one that would replace them is refused")
  func refused() {
    let wrong: [(key: TweenKey, value: Any)] = [
      (.spring, "bounczy"), (.unitsPerSecond, -5), (.unitsPerSecond, "fast"),
    ]
    for (key, value) in wrong {
      let plan = Reading.plan([.base: slow, key: value])
      #expect(plan.timing.duration == Reading.flicks(4) && plan.easing == .inQuad)
      #expect(plan.problems.map(\.key) == [key.name])
      let (stage, box) = (RuleStage(), RuleBox())
      var timeline = TweenTimeline(defaults: [.duration: 4])
      timeline.add(box, [key: value, "x": 1])
      #expect(timeline.duration == 4)
      let template = TweenTemplate<RuleBox>(duration: 4).to(\.x, 1)
      let tween = stage.tweener.addTween(box, template.with([key: value]))
      #expect(tween.duration == 4 && tween.problems.map(\.key) == [key.name])
    }
    let timed = Reading.plan([.base: [.spring: "bouncy"] as TweenParameters, .duration: "long"])
    #expect(timed.spring == .bouncy)
    // A spring of which only a parameter is wrong is taken.
    let sprung = Reading.plan([.base: slow, .spring: TweenSpring(duration: -1)])
    #expect(sprung.spring != nil && sprung.timing.isMeasured)
  }

  @Test("of a timeline are its defaults, which lose so too")
  func defaults() {
    let stage = RuleStage()
    let (box, alone) = (RuleBox(), RuleBox())
    let length = stage.add(alone, [.spring: "bouncy", "x": 1])
    stage.tweener.advance(by: 0)
    for defaults in [[.duration: 9], ["time": 9], [.base: slow]] as [TweenParameters] {
      var timeline = TweenTimeline(defaults: defaults)
      for _ in 0..<2 { timeline.add(box, [.spring: "bouncy", "x": 1], at: 0) }
      #expect(abs(timeline.duration - length.duration) < 1e-6)
      stage.tweener.addTimeline(timeline)
    }
    #expect(stage.problems.isEmpty)
  }

  @Test("may be a list, of which later dictionaries win")
  func list() {
    let list: [TweenParameters] = [
      [.duration: 1, "x": 1], ["time": 2, "y": 2], [.delay: 3, "x": 3],
    ]
    let plan = Reading.plan([.base: list])
    #expect(plan.timing.duration == Reading.flicks(2))
    #expect(plan.timing.delay == Reading.flicks(3))
    #expect(plan.wanted.map { $0.value as? Int } == [3, 2])
    #expect(plan.problems.isEmpty)
  }

  @Test("may be written with names, and in any kind of list or optional")
  func kinds() {
    let named: [String: Any] = ["duration": 2]
    let numbers = ["duration": 2]
    let keyed: [TweenKey: Double] = [.duration: 2]
    let bases: [Any] = [
      named, numbers, keyed, [named], [numbers], [keyed], [named, keyed] as [Any],
      [[:], TweenParameters(keyed)] as [TweenParameters], Optional(keyed) as Any,
      Optional([named]) as Any,
      [Optional(keyed) as Any],
    ]
    for base in bases {
      let plan = Reading.plan([.base: base])
      #expect(plan.timing.duration == Reading.flicks(2), "\(base)")
      #expect(plan.problems.isEmpty)
    }
    #expect(Reading.plan([.base: [TweenParameters]()]).problems.isEmpty)
  }

  @Test("may have a base of its own")
  func nested() {
    let inner: TweenParameters = [.duration: 1, .delay: 1, .repeat: 1]
    let middle: TweenParameters = [.base: inner, .delay: 2, "repeat": 2]
    let timing = Reading.plan([.base: [middle, [.base: middle]], .repeat: 3]).timing
    #expect(timing.duration == Reading.flicks(1))
    #expect(timing.delay == Reading.flicks(2))
    #expect(timing.repeats == 3)
  }

  @Test("ends at a depth, and at a number, which are reported once or where they are met")
  func limits() {
    var deep: TweenParameters = [.duration: 1]
    for _ in 0..<100 { deep = [.base: deep] }
    let plan = Reading.plan(deep)
    #expect(plan.kinds == [.wrongParameterType])
    #expect(plan.problems.first?.key == "base")
    #expect(plan.timing.duration == 0)
    var wide: TweenParameters = [.delay: 1]
    for _ in 0..<30 { wide = [.base: [wide, wide], .duration: 1] }
    let widePlan = Reading.plan(wide)
    #expect(widePlan.timing.duration == Reading.flicks(1))
    #expect(Set(widePlan.kinds) == [.wrongParameterType])
    #expect(widePlan.problems.count <= 31)
    var just: TweenParameters = [.duration: 1]
    for _ in 0..<32 { just = [.base: just] }
    #expect(Reading.plan(just).timing.duration == Reading.flicks(1))
    #expect(Reading.plan(just).problems.isEmpty)
  }

  @Test("that is no dictionary is reported, and what is one beside it is kept")
  func wrongType() {
    let bad: [Any] = [5, "slow", Reading.Box(), Optional<TweenParameters>.none as Any, [1: 2], {}]
    for value in bad {
      let plan = Reading.plan([.base: value, .duration: 2])
      #expect(plan.kinds == [.wrongParameterType])
      #expect(plan.problems.first?.key == "base")
      #expect(plan.timing.duration == Reading.flicks(2))
      let list = Reading.plan([.base: [slow, value, [slow]] as [Any]])
      #expect(list.kinds == [.wrongParameterType, .wrongParameterType])
      #expect(list.timing.duration == Reading.flicks(4))
    }
  }

  @Test("with bad values is reported like the call's own, by the name in it")
  func badValues() {
    let plan = Reading.plan([.base: ["time": "soon", "yoyo": 1] as [String: Any]])
    #expect(plan.kinds == [.wrongParameterType, .wrongParameterType])
    #expect(plan.problems.map(\.key) == ["time", "yoyo"])
    #expect(Reading.plan([.base: ["time": "soon"], .duration: 1]).problems.isEmpty)
  }
}
