import Foundation
import Testing
import Tweener

@Suite("Parameters that a decoder gives")
struct DecodedParametersTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  @Test("names are words and properties, and values are as they are")
  func plain() {
    let decoded: [String: Any] = ["duration": 2, "easing": "inQuad", "x": 8, "yoyo": true]
    stage.tweener.addTween(box, TweenParameters(decoded))
    #expect(stage.after(1, box.x) == 2)
    #expect(stage.problems.isEmpty)
    #expect(TweenParameters([:] as [String: Any]).isEmpty)
  }

  @Test(
    "bases may be dictionaries of this form, lists of them, and dictionaries of keys, to any depth")
  func bases() {
    let inner: [String: Any] = ["duration": 4, "y": 4]
    let keyed: TweenParameters = [.path(\RuleBox.z): 6]
    let forms: [[String: Any]] = [
      ["x": 8, "base": ["base": inner, "duration": 2] as [String: Any]],
      ["x": 8, "base": [inner, ["duration": 2] as [String: Any], keyed] as [Any]],
      [
        "x": 8,
        "base": Optional(
          [["duration": 2] as [String: Any], inner, ["duration": 2]] as [[String: Any]]) as Any,
      ],
    ]
    for form in forms {
      let (stage, box) = (RuleStage(), RuleBox())
      stage.tweener.addTween(box, TweenParameters(form))
      #expect(stage.after(1, [box.x, box.y]) == [4, 2])
      #expect(stage.problems.isEmpty)
    }
    #expect(TweenParameters(forms[0])[.base] is [String: Any])
  }

  @Test("what JSONSerialization makes of a file is understood")
  func json() throws {
    let text = #"{"duration": 1, "base": [{"x": 4.5, "rounded": true}, {"autoreverse": false}]}"#
    let decoded = try JSONSerialization.jsonObject(with: Data(text.utf8))
    stage.tweener.addTween(box, TweenParameters(try #require(decoded as? [String: Any])))
    #expect(stage.after(1, box.x) == 5)
    #expect(stage.problems.isEmpty)
  }

  @Test("what is no dictionary where one must be is reported, and the rest runs")
  func wrong() {
    let decoded: [String: Any] = [
      "duration": 1, "x": 8, "base": [3, ["y": 2] as [String: Any]] as [Any],
    ]
    stage.tweener.addTween(box, TweenParameters(decoded))
    #expect(stage.after(1, [box.x, box.y]) == [8, 2])
    #expect(stage.kinds == [.wrongParameterType])
  }
}
