import Testing
import Tweener
import TweenerTestSupport

/// Has what it was given names for.
private class Bag {
  var numbers: [String: Double] = [:]
}

private final class NamedBag: Bag, TweenTarget {
  var x = 0.0
  static var tweenProperties: TweenProperties { ["x": .init(\NamedBag.x)] }
}

@Suite("A fallback for names that nothing else knows")
struct FallbackTests {
  private let tweener = Tweener()
  private let bag = Bag()
  private let list = ProblemList()
  private let asked = TextLog()

  init() {
    list.listen(to: tweener)
    tweener.registerFallback(for: Bag.self) { [asked] name, bag in
      asked.note(name)
      guard bag.numbers[name] != nil else { return nil }
      return TweenProperty(
        get: { (bag: Bag) in bag.numbers[name] ?? 0 }, set: { $0.numbers[name] = $1 })
    }
  }

  @Test("finds a property, is asked once for a class, and its tweens conflict")
  func found() {
    let bags = (0..<2).map { _ in Bag() }
    for bag in bags { bag.numbers = ["x": 0] }
    let tweens = tweener.addTween(bags, [.duration: 1, "x": 8])
    #expect(tweener.after(0.5, bags.map { $0.numbers["x"] }) == [4, 4])
    // Registering forgets what was found; the name must go on meaning the same.
    tweener.registerSpecialProperty("other", \NamedBag.x)
    let newer = tweener.addTween(bags[0], [.duration: 1, "x": 0])
    #expect(tweener.after(0.5, tweens[0].outcome) == .overwritten(by: newer))
    #expect(tweens[1].outcome == .completed)
    #expect(bags.map { $0.numbers["x"] } == [2, 8])
    #expect(asked.entries == ["x"])
    #expect(list.problems.isEmpty)
  }

  @Test("comes after special properties and the target's own table")
  func last() {
    let bag = NamedBag()
    bag.numbers = ["x": 0, "y": 0]
    tweener.registerSpecialProperty(
      "y", get: { (bag: Bag) in bag.numbers["z"] ?? 0 }, set: { $0.numbers["z"] = $1 })
    tweener.addTween(bag, ["x": 1, "y": 2])
    #expect(bag.x == 1)
    #expect(bag.numbers == ["x": 0, "y": 0, "z": 2])
    #expect(asked.entries.isEmpty)
  }

  @Test("serves as the base of other names")
  func base() {
    bag.numbers = ["alpha": 1]
    tweener.registerSpecialProperty("opacity", TweenProperty(sameAs: "alpha"))
    let first = tweener.addTween(bag, [.duration: 1, "alpha": 0])
    let second = tweener.addTween(bag, [.duration: 1, "opacity": 5])
    #expect(tweener.after(1, bag.numbers) == ["alpha": 5])
    #expect(first.outcome == .overwritten(by: second))
  }

  @Test("that knows the name no better leaves it unknown, and the rest of the call runs")
  func unknown() {
    bag.numbers = ["x": 0]
    tweener.addTween(bag, ["x": 1, "wobble": 2])
    #expect(bag.numbers == ["x": 1])
    #expect(list.reports == ["wobble unknownProperty"])
  }

  @Test("is not asked for objects of other classes, nor a property of another class taken from it")
  func strangers() {
    final class Stranger { var x = 0.0 }
    let stranger = Stranger()
    tweener.addTween(stranger, ["x": 1])
    #expect(asked.entries.isEmpty)
    tweener.registerFallback(for: Stranger.self) { _, _ in TweenProperty(\NamedBag.x) }
    tweener.addTween(stranger, ["x": 1])
    #expect(stranger.x == 0)
    #expect(list.kinds == [.unknownProperty, .unknownProperty])
  }

  @Test("of several the last is asked first")
  func newestFirst() {
    bag.numbers = ["x": 0]
    tweener.registerFallback(for: Bag.self) { name, _ in
      name != "y"
        ? nil : TweenProperty(get: { (_: Bag) in 0.0 }, set: { $0.numbers["y"] = $1 * 2 })
    }
    tweener.addTween(bag, ["x": 1, "y": 2])
    #expect(bag.numbers == ["x": 1, "y": 4])
  }

  @Test("A plugin's own report reaches onProblem")
  func report() {
    let problem = TweenProblem(
      .unsupportedTargetState, key: "frame", targetType: "Bag", fault: "it is turned",
      remedy: "the frame before the turn is used")
    tweener.report(problem)
    #expect(list.problems == [problem])
    #expect(
      problem.description
        == "Tweener: Bag, \"frame\": it is turned; the frame before the turn is used")
  }
}
