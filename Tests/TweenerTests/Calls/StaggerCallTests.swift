import Testing

@testable import Tweener

@Suite("Staggers in calls")
struct StaggerCallTests {
  private let stage = RuleStage()
  private let boxes = (0..<4).map { _ in RuleBox(x: 0) }

  @Test("the offset is added to the delay, in a dictionary, a typed call and a template")
  func forms() {
    let template = TweenTemplate<RuleBox>(duration: 1, delay: 0.5).to(\.x, 8).with([.stagger: 0.25])
    let adds: [() -> [Tween]] = [
      {
        stage.tweener.addTween(
          boxes, [.duration: 1, .delay: 0.5, .stagger: 0.25, .path(\RuleBox.x): 8])
      },
      {
        stage.tweener.addTween(boxes, duration: 1, delay: 0.5) {
          $0.to(\.x, 8).with([.stagger: 0.25])
        }
      },
      { stage.tweener.addTween(boxes, template) }, { stage.tweener.addTween(boxes, template) },
    ]
    for add in adds {
      for box in boxes { box.x = 0 }
      let tweens = add()
      #expect(stage.after(0.5, boxes.map(\.x)) == [0, 0, 0, 0])
      #expect(tweens.map(\.state) == [.running, .waiting, .waiting, .waiting])
      #expect(stage.after(0.75, boxes.map(\.x)) == [6, 4, 2, 0])
      stage.tweener.advance(by: 1)
      #expect(tweens.allSatisfy { $0.outcome == .completed })
    }
    #expect(stage.problems.isEmpty)
  }

  @Test("starts and ends come at their exact instants, in one step too")
  func instants() {
    stage.tweener[boxes].add([
      .duration: 0.5, .stagger: Stagger(each: 0.1, from: .end), "x": 1,
      .onStart: { stage.note("start") }, .onComplete: { stage.note("end") },
    ])
    stage.expectLog(
      after: 5, "start @0.0", "start @0.1", "start @0.2", "start @0.3", "end @0.5", "end @0.6",
      "end @0.7", "end @0.8")
  }

  @Test("a call with one target is not staggered, and nothing is reported")
  func single() {
    let box = boxes[0]
    let stagger = Stagger(each: 0.5, from: .edges)
    let template = TweenTemplate<RuleBox>([.duration: 1, .stagger: stagger, "x": 1])
    let tweens = [
      stage.add(box, [.duration: 1, .stagger: 0.5, "x": 1]),
      stage.tweener.addTween([box], [.duration: 1, .stagger: stagger, "x": 1])[0],
      stage.tweener.addTween(box, template), stage.tweener.addTween([box], template)[0],
      stage.tweener.addTween(box, duration: 1) { $0.to(\.x, 1).with([.stagger: 0.5]) },
      stage.tweener.addCaller([.duration: 1, .stagger: 0.5]),
    ]
    #expect(stage.after(0.25, tweens.map(\.elapsed).suffix(2)) == [0.25, 0.25])
    #expect(!tweens.contains { $0.state == .waiting })
    #expect(stage.problems.isEmpty)
  }

  @Test("repeatsDelay repeats the delay without the offset")
  func repeatsDelay() {
    stage.tweener.addTween(
      boxes.prefix(2).map { $0 },
      [
        .duration: 1, .delay: 0.5, .repeatsDelay: true, .repeat: 1, .stagger: 0.25, "x": 1,
        .onComplete: { stage.note("end") },
      ])
    stage.tweener.advance(by: 9)
    // 0.5 + 1 + 0.5 + 1, and a quarter of a second later.
    #expect(stage.log == ["end @3.0", "end @3.25"])
  }

  @Test("delays that are functions of the target are staggered as well")
  func functions() {
    stage.tweener[boxes].add([
      .duration: 1, .delay: TweenValue.each { 1.0 - 0.25 * Double($0) }, .stagger: 0.25, "x": 1,
      .onStart: { stage.note("start") },
    ])
    #expect(stage.after(2, stage.log) == Array(repeating: "start @1.0", count: 4))
  }

  @Test("an offset that an easing makes negative starts part-way in, plays and pauses included")
  func negative() {
    let early = Stagger(total: 1, easing: .custom { $0 == 0 ? -2.5 : $0 })
    let pair = Array(boxes.prefix(2))
    for parameters in [
      [.duration: 1, "x": 8], [.duration: 1, .repeat: 2, .repeatDelay: 1, "x": 8],
    ] as [TweenParameters] {
      for box in pair { box.x = 0 }
      let tweens = stage.tweener.addTween(pair, parameters.merging([.stagger: early]) { $1 })
      let alone = RuleBox(x: 0)
      stage.tweener.addTween(alone, parameters.merging([.delay: -2.5]) { $1 })
      for _ in 0..<6 { #expect(stage.after(0.25, pair[0].x) == alone.x) }
      #expect(pair[1].x == 4)
      for tween in tweens { tween.remove() }
    }
  }

  @Test("tweens without duration come one after another, also from within a callback")
  func instant() {
    let parameters: TweenParameters = [.stagger: 0.5, "x": 5, .onComplete: { stage.note("done") }]
    stage.tweener.addCaller([.delay: 1, .onComplete: { stage.tweener.addTween(boxes, parameters) }])
    stage.tweener.addTween(boxes, parameters)
    #expect(boxes.map(\.x) == [5, 0, 0, 0])
    stage.expectLog(
      after: 9, "done @0.0", "done @0.5", "done @1.0", "done @1.0", "done @1.5", "done @1.5",
      "done @2.0", "done @2.5")
  }

  @Test("frames are counted as seconds are, and a time scale goes over the offset too")
  func clocks() {
    stage.tweener.addTween(boxes, [.useFrames: true, .duration: 2, .stagger: 1, "x": 2])
    for _ in 0..<2 { stage.tweener.advance(by: 0.01) }
    #expect(boxes.map(\.x) == [2, 1, 0, 0])
    stage.tweener.addTween(boxes, [.timeScale: 2, .duration: 1, .stagger: 1, "y": 8])
    #expect(stage.after(0.75, boxes.map(\.y)) == [8, 4, 0, 0])
  }

  @Test("two thousand targets share one plan")
  func plans() {
    let many = (0..<2_000).map { _ in RuleBox(x: 0) }
    let tweens = stage.tweener.addTween(
      many,
      [.duration: 1, .stagger: Stagger(total: 1, from: .random(seed: 1)), .path(\RuleBox.x): 1])
    let rows = stage.tweener.engine.rows
    #expect(Set(tweens.map { rows[$0.id.slot].plan }).count == 1)
    stage.tweener.advance(by: 1.5)
    #expect(many.allSatisfy { $0.x >= 0.5 })
    stage.tweener.advance(by: 0.5)
    #expect(tweens.allSatisfy { $0.outcome == .completed })
  }

  @Test("in a shorter call a target that occurs twice is staggered twice")
  func twice() {
    let box = boxes[0]
    stage.tweener.addTween([box, box], [.duration: 1, .stagger: 0.5, "x": 8])
    #expect(stage.after(0.5, box.x) == 4)
    #expect(stage.after(0.5, box.x) == 6)
  }
}
