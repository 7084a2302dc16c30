import Testing
import Tweener

@Suite("Words of the older libraries that are not read")
struct UnreadWordTests {
  @Test(
    "are reported with what to do instead, and the rest of the call runs",
    arguments: [
      ("transitionParams", "Easing."), ("skipUpdates", "leave it out"), ("onError", "onProblem"),
      ("onStartParams", "capture"), ("onUpdateParams", "capture"), ("onCompleteParams", "capture"),
      ("onOverwriteParams", "capture"), ("onStartScope", "TweenAction"),
      ("onCompleteScope", "TweenAction"), ("onErrorScope", "TweenAction"),
    ])
  func remedies(word: String, remedy: String) {
    let (stage, box) = (RuleStage(), RuleBox())
    stage.tweener.addTween(box, [TweenKey(word): 1, "x": 5])
    #expect(stage.kinds == [.unknownProperty])
    #expect(stage.problems.first?.key == word)
    #expect(stage.problems.first?.remedy.contains(remedy) == true)
    #expect(stage.problems.first?.suggestion == nil)
    #expect(box.x == 5)
  }

  @Test("are properties where a target has them")
  func properties() {
    let stage = RuleStage()
    stage.tweener.registerSpecialProperty("skipUpdates", \RuleBox.x)
    let box = RuleBox()
    stage.tweener.addTween(box, ["skipUpdates": 3, "onStartParam": 1])
    #expect(box.x == 3)
    #expect(stage.keys == ["onStartParam"])
    #expect(stage.problems.first?.fault == "no such property")
  }
}
