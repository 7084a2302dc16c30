import Testing
import TweenerTestSupport

@testable import Tweener

@Suite("Names for reports")
struct KnownNamesTests {
  private func dice(_ seed: UInt64) -> RuleRandom { RuleRandom(seed: seed) }

  private func word(_ random: inout RuleRandom) -> String {
    let letters = ["a", "b", "C", "d1", "é", "Z", "_", "🙂"]
    return (0..<Int.random(in: 1...9, using: &random))
      .map { _ in letters.randomElement(using: &random) ?? "" }.joined()
  }

  @Test(
    "the nearest is the one that comparing all letter by letter finds",
    arguments: 1...TrialCount.of(30, atLeast: 10, few: 3))
  func nearest(seed: Int) {
    var random = dice(UInt64(seed))
    let names = (0..<120).map { _ in word(&random) }
    let known = KnownNames(names)
    for _ in 0..<40 {
      let wrong = word(&random)
      let letters = Array(wrong.lowercased())
      let limit = max(1, letters.count / 3)
      let best = names.filter { $0 != wrong }
        .map { (NearestName.edits(letters, Array($0.lowercased())), $0) }
        .filter { $0.0 <= limit && $0.0 < max(letters.count, $0.1.lowercased().count) }
        .min { $0 < $1 }
      #expect(known.nearest(to: wrong)?.name == best?.1, "\(wrong), seed \(seed)")
      #expect(known.nearest(to: wrong)?.name == best?.1, "asked again")
    }
  }

  @Test("are collected once for all reports about a class, until something is registered")
  func collectedOnce() {
    let (stage, box) = (RuleStage(), RuleBox())
    let resolver = stage.tweener.engine.resolver
    let before = resolver.knownNames(for: box)
    for _ in 0..<3 { stage.tweener.addTween(box, [.duration: 1, "obsrved": 1]) }
    #expect(resolver.knownNames(for: box) === before)
    #expect(stage.problems.map(\.suggestion) == ["observed", "observed", "observed"])
    stage.tweener.registerSpecialProperty("obsrvet", \RuleBox.x)
    #expect(resolver.knownNames(for: box) !== before)
    stage.tweener.addTween(box, [.duration: 1, "obsrved": 1])
    #expect(stage.problems.last?.suggestion == "observed")
    stage.tweener.addTween(box, [.duration: 1, "obsrve": 1])
    #expect(stage.problems.last?.suggestion == "obsrvet")
  }

  @Test("easings registered later are suggested too")
  func easings() {
    let stage = RuleStage()
    stage.tweener.addCaller([.duration: 1, .easing: "gentel"])
    stage.tweener.registerEasing("gentle", .inOutSine)
    stage.tweener.addCaller([.duration: 1, .easing: "gentel"])
    #expect(stage.problems.map(\.suggestion) == [nil, "gentle"])
  }

  @Test("a name of another class is not suggested")
  func otherClass() {
    final class Other { var far = 0.0 }
    let stage = RuleStage()
    stage.tweener.registerSpecialProperty("faraway", \Other.far)
    stage.tweener.addTween(RuleBox(), [.duration: 1, "farawai": 1])
    #expect(stage.problems.map(\.suggestion) == [nil])
  }
}
