import Testing
import Tweener

@MainActor
@Suite("Calls by dictionary with a closure behind it")
struct DescribedCallTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("properties and callbacks of the closure are added to the dictionary's, and win")
  func added() {
    stage.tweener.addTween(
      box,
      [.duration: 1, "x": 1, .path(\RuleBox.y): 1, .onComplete: { [stage] in stage.note("a") }]
    ) {
      $0.to(\.y, 4).to(\.z, 8).onComplete { [stage] in stage.note("b") }
    }
    #expect(stage.after(1, [box.x, box.y, box.z]) == [1, 4, 8])
    #expect(stage.log == ["b @1.0"])
    #expect(stage.problems.isEmpty)
  }

  @Test("the closure's words win in any spelling, and over what they exclude")
  func spellings() {
    stage.tweener.addTween(
      box, ["time": 9, "x": 1, .onComplete: { [stage] in stage.note("a") }]
    ) {
      $0.with([.duration: 1, .completionBlock: { [stage] in stage.note("b") }])
    }
    stage.tweener.addTween(box, [.duration: 2, "y": 1]) {
      $0.with([.completionBlock: { [stage] in stage.note("c") }])
        .onComplete { [stage] in stage.note("d") }
    }
    #expect(stage.tweener.addTween(box, duration: 4) { $0.with([.time: 1]) }.duration == 1)
    stage.tweener.addTween(box, [.duration: 9, "z": 1]) { $0.with([.spring: "bouncy"]) }
    #expect(TweenTemplate<RuleBox>(["time": 4]).with([.duration: 2]).parameters.count == 1)
    #expect(stage.after(2, stage.log) == ["b @1.0", "d @2.0"])
    #expect(stage.problems.isEmpty)
  }

  @Test("the closure's properties win under any key")
  func keys() {
    let boxes = [box, RuleBox()]
    stage.tweener.addTween(box, [.path(\RuleBox.x): 3]) { $0.with(["x": 8]) }
    stage.tweener.addTween(boxes, [.path(\RuleBox.y): 3, "left": 3]) {
      $0.with(["y": 8]).to(\.frame, RuleFrame(x: 5, y: 6, width: 7, height: 8))
    }
    #expect(box.x == 8)
    #expect(boxes.allSatisfy { $0.y == 8 && $0.frame.x == 5 })
    #expect(stage.problems.isEmpty)
  }

  @Test("so for several targets, and for none")
  func several() {
    let boxes = [RuleBox(), RuleBox()]
    let tweens = stage.tweener.addTween(boxes, [.duration: 1, .stagger: 1, "x": 1]) {
      $0.to(\.y, 4)
    }
    #expect(stage.tweener.after(2, boxes.map { [$0.x, $0.y] }) == [[1, 4], [1, 4]])
    #expect(tweens.count == 2)
    #expect(stage.tweener.addTween([RuleBox](), [.duration: 1]) { $0.to(\.x, 1) }.isEmpty)
  }

  @Test("a closure that says nothing changes nothing")
  func silent() {
    stage.tweener.addTween(box, [.duration: 1, "x": 4]) { $0 }
    #expect(stage.after(0.5, box.x) == 2)
  }

  @Test("what is wrong in either is reported with the line of the call")
  func reported() {
    let line: UInt = #line + 1
    stage.tweener.addTween(box, [.duration: 1, "zz": 4]) { $0.to(\.x, .nan).to(\.y, 1) }
    #expect(stage.kinds == [.unknownProperty, .numberOutOfRange])
    #expect(stage.problems.allSatisfy { $0.line == line })
    #expect(stage.after(1, box.y) == 1)
  }

  @Test("the static twins take one too")
  func twins() {
    Tweener.shared.isManual = true
    Tweener.addTween(box, ["x": 1]) { $0.to(\.y, 2) }
    Tweener.addTween([box], ["x": 3]) { $0.to(\.z, 4) }
    #expect([box.x, box.y, box.z] == [3, 2, 4])
  }

  @Test("several statements that end with a return are a closure as any")
  func statements() {
    stage.tweener.addTween(box, duration: 1) { template in
      var template = template
      for path in [\RuleBox.x, \.y] { template = template.to(path, 2) }
      return template
    }
    #expect(stage.after(1, [box.x, box.y]) == [2, 2])
  }
}
