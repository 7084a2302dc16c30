import Testing
import Tweener

@Suite("A template and what is registered after it was read")
struct TemplateRegistrationTests {
  @Test("a name that is registered again counts for a template that has been used")
  func easings() {
    let stage = RuleStage()
    stage.tweener.registerEasing("mine", .linear)
    let template = TweenTemplate<RuleBox>([.duration: 2, .easing: "mine", "x": 8])
    func halfway() -> Double {
      let box = RuleBox()
      stage.tweener.addTween(box, template)
      stage.tweener.advance(by: 1)
      return box.x
    }
    #expect(halfway() == 4)
    stage.tweener.registerEasing("MINE", .inQuad)
    #expect(halfway() == 2)
    #expect(halfway() == 2)
    #expect(stage.kinds == [.nameRegisteredTwice])
  }

  @Test("a name that was unknown is reported once, and found when it is registered")
  func unknown() {
    let stage = RuleStage()
    let template = TweenTemplate<RuleBox>([.duration: 2, .easing: "mine", "x": 8])
    let box = RuleBox()
    stage.tweener.addTween(box, template)
    stage.tweener.addTween(box, template)
    #expect(stage.kinds == [.unknownEasing])
    stage.tweener.registerEasing("mine", .inQuad)
    stage.tweener.addTween(box, template)
    #expect(stage.after(1, box.x) == 2)
    #expect(stage.kinds == [.unknownEasing])
  }

  @Test("a modifier that is registered later counts for a template that has been used")
  func modifiers() {
    let stage = RuleStage()
    let template = TweenTemplate<RuleBox>([.duration: 2, "x": 8, "still": true])
    let box = RuleBox()
    stage.tweener.addTween(box, template)
    #expect(stage.kinds == [.unknownProperty])
    stage.tweener.registerInterpolation("still") { _ in ["x": { start, _, _ in start }] }
    stage.tweener.addTween(box, template)
    stage.expect(box.x, [1: 0, 1: 8])
  }
}
