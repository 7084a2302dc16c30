import Testing
import Tweener

@Suite("Reading a property by its name")
struct ComponentReadingTests {
  @Test("gives its numbers, one a component, and nothing where there is no such property")
  func numbers() {
    let (stage, box) = (RuleStage(), RuleBox())
    box.frame = RuleFrame(x: 1, y: 2, width: 3, height: 4)
    box.count = 7
    stage.tweener.registerSpecialProperty(
      "height", TweenProperty(partOf: "frame", \RuleFrame.height))
    #expect(stage.tweener.value(of: box, "frame") == [1, 2, 3, 4])
    #expect(stage.tweener.value(of: box, "height") == [4])
    #expect(stage.tweener.value(of: box, "count") == [7])
    #expect(stage.tweener.value(of: box, .path(\RuleBox.frame.width)) == [3])
    #expect(stage.tweener.value(of: box, "depth") == nil)
    #expect(stage.problems.isEmpty)
  }

  @Test("asks the getter, which may call the engine, and shows what was written last")
  func getter() {
    let stage = RuleStage()
    let (tweener, box) = (stage.tweener, RuleBox())
    tweener.addTween(box, [.duration: 1, "observed": 8])
    #expect(tweener.after(0.5, tweener.value(of: box, "observed")) == [4])
    tweener.registerSpecialProperty("rude") { (box: RuleBox) in
      tweener.removeTween(box)
      tweener.advance(by: 1)
      return box.x
    } set: {
      $0.x = $1
    }
    #expect(tweener.value(of: box, "rude") == [0])
    #expect(tweener.tweenCount == 0 && tweener.time == 0.5)
    #expect(stage.problems.count == 1)
  }
}
