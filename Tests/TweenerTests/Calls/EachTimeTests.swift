import Testing
import Tweener

@Suite("A duration and a delay for each target of a call")
struct EachTimeTests {
  private let stage = RuleStage()
  private let boxes = (0..<3).map { RuleBox(x: Double($0)) }

  @Test("each target gets times of its own, told by its place or by itself")
  func times() {
    let tweens = stage.tweener[boxes].add([
      .duration: TweenValue.each { (box: RuleBox, _: Int) in box.x + 1 },
      .delay: TweenValue.each { index in 0.5 * Double(index) }, "y": 12,
    ])
    #expect(tweens.map(\.duration) == [1, 2, 3])
    #expect(stage.after(1, boxes.map(\.y)) == [12, 3, 0])
    #expect(stage.after(3, boxes.map(\.y)) == [12, 12, 12])
    #expect(tweens.map(\.outcome) == [.completed, .completed, .completed])
    #expect(stage.problems.isEmpty)
  }

  @Test(
    "what it tells is read as the word's value is: text, a Duration, and with what depends on it")
  func meaning() {
    let values: [Any] = ["2", Duration.seconds(2), 2]
    let tweens = stage.tweener[boxes].add([
      .delay: TweenValue.each { values[$0] }, .duration: 1, .repeat: 1, .repeatsDelay: true, "y": 1,
      .onComplete: { [stage] (box: RuleBox) in stage.note("\(box.x)") },
    ])
    #expect(stage.after(5.5, boxes.map(\.y)) == [0.5, 0.5, 0.5])
    #expect(stage.after(1, tweens.map(\.outcome)) == [.completed, .completed, .completed])
    #expect(stage.log == ["0.0 @6.0", "1.0 @6.0", "2.0 @6.0"])
  }

  @Test("a value that goes to a number is the number, as chance makes one")
  func values() {
    let ends: [TweenValue] = [.to(1), .to(2.0), .by(3)]
    let tweens = stage.tweener.addTween(boxes, [.duration: TweenValue.each { ends[$0] }, "y": 1])
    #expect(tweens.map(\.duration) == [1, 2, 0])
    #expect(stage.keys == ["duration"])
  }

  @Test("a single target is the first, in a dictionary, a template and a typed call")
  func single() {
    let each = TweenValue.each { index in 2.0 + Double(index) }
    let template = TweenTemplate<RuleBox>([.duration: each, "x": 9])
    let tweens = [
      stage.add(boxes[0], [.duration: each, "x": 9]),
      stage.tweener.addTween(boxes[1], template),
      stage.tweener.addTween(boxes[2], duration: 1) { $0.to(\.x, 9).with([.duration: each]) },
    ]
    #expect(tweens.map(\.duration) == [2, 2, 2])
    #expect(stage.tweener.addTween(boxes, template).map(\.duration) == [2, 3, 4])
    #expect(stage.problems.isEmpty)
  }

  @Test("what it tells wrongly is reported for its target, and the word's default taken")
  func faults() {
    struct Fault: Error {}
    let tweens = stage.tweener[boxes].add([
      .duration: TweenValue.each { index in
        if index == 1 { throw Fault() }
        return index == 0 ? -1 : 2
      }, "y": 3,
    ])
    #expect(tweens.map(\.duration) == [0, 0, 2])
    #expect(boxes.map(\.y) == [3, 3, 0])
    #expect(tweens.map { $0.problems.map(\.key) } == [["duration"], ["duration"], []])
  }

  @Test("other words and calls without a target do not take one, and say so")
  func elsewhere() {
    let each = TweenValue.each { index in index }
    stage.tweener.addCaller([.duration: each])
    stage.tweener.addTween(boxes[0], [.duration: 1, .repeat: each, "x": 4])
    #expect(stage.kinds == [.wrongParameterType, .wrongParameterType])
    #expect(stage.keys == ["duration", "repeat"])
  }
}
