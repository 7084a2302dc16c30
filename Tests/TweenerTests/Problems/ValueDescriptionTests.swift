import Testing
import Tweener

@Suite("A value prints itself as it was written")
struct ValueDescriptionTests {
  @Test("every form, with its easing")
  func forms() {
    let values: [(TweenValue, String)] = [
      (.to(5), ".to(5)"), (.by(100), ".by(100)"), (.times(2.5), ".times(2.5)"),
      (.from(0), ".from(0)"),
      (.fromTo(0, 100), ".fromTo(0, 100)"), (.ends { ($0, $0) }, ".ends { … }"),
      (.offset { $0 }, ".offset { … }"), (.each { index in index }, ".each { … }"),
      (TweenValue.to(5).eased(.inOutExpo), ".to(5).eased(.inOutExpo)"),
    ]
    for (value, text) in values { #expect("\(value)" == text) }
  }

  @Test("reports show it so, and name the type of what is inside")
  func reports() throws {
    let stage = RuleStage()
    stage.tweener.addTween(
      RuleBox(),
      [.duration: 1, "x": TweenValue.by(SIMD2(1.0, 2)), "y": TweenValue.fromTo(0, Double.nan)])
    #expect(stage.problems.map(\.value) == [".by(SIMD2<Double>(1.0, 2.0))", ".fromTo(0, nan)"])
    #expect(stage.problems.first?.fault == "a value of type SIMD2<Double>")
    #expect(stage.problems.allSatisfy { !$0.message.contains("kind:") })
  }
}
