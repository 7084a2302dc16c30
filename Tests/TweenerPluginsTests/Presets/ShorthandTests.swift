import Testing
import Tweener

private final class Dot: TweenTarget {
  var x = 1.0
  var y = 2.0
  static var tweenProperties: TweenProperties { ["x": .init(\Dot.x), "y": .init(\Dot.y)] }
}

/// Keys that stand for others.
@Suite("Shorthands")
struct ShorthandTests {
  private func tweener(_ problems: @escaping (TweenProblem) -> Void) -> Tweener {
    let tweener = Tweener()
    tweener.onProblem = problems
    return tweener
  }

  @Test("A shorthand writes out what it stands for, and leaves what the call says")
  func expands() {
    let tweener = tweener { Issue.record("\($0)") }
    tweener.registerShorthand("jump") { call in
      call.fill(.duration, 4)
      call.fill(.easing, Easing.inQuad)
      call.parameters["y"] = TweenValue.by(call.value as? Double ?? 0)
    }
    let dot = Dot()
    let first = tweener.addTween(dot, ["jump": 8.0, "x": 9])
    #expect(first.duration == 4)
    #expect(tweener.after(2, [dot.x, dot.y]) == [3, 4])
    let second = tweener.addTween(dot, ["jump": 8.0, "time": 1, "ease": Easing.linear])
    #expect(second.duration == 1)
    #expect(tweener.after(0.5, dot.y) == 8)
  }

  @Test(
    "It sees the bases of a call, and a template keeps what it wrote until it is registered anew")
  func basesAndTemplates() {
    var taken: [TweenProblem.Kind] = []
    let tweener = tweener { taken.append($0.kind) }
    func register(_ end: Double) {
      tweener.registerShorthand("go") { $0.parameters["x"] = $0.take("far") as? Double ?? end }
    }
    register(5)
    let template = TweenTemplate<Dot>([.base: ["go": true, "far": 50.0] as TweenParameters])
    let plain = TweenTemplate<Dot>(["go": true])
    let dot = Dot()
    tweener.addTween(dot, template)
    #expect(dot.x == 50)
    tweener.addTween(dot, plain)
    #expect(dot.x == 5)
    register(7)
    tweener.addTween(dot, plain)
    #expect(dot.x == 7)
    #expect(taken == [.nameRegisteredTwice])
  }

  @Test("Shorthands that stand for each other come to an end")
  func circles() {
    var kinds: [TweenProblem.Kind] = []
    let tweener = tweener { kinds.append($0.kind) }
    tweener.registerShorthand("a") {
      $0.parameters["b"] = 1
      $0.parameters["x"] = 10
      $0.parameters[.base] = ["a": 1] as TweenParameters
    }
    tweener.registerShorthand("b") {
      $0.parameters["a"] = 1
      $0.parameters["y"] = 20
    }
    let dot = Dot()
    tweener.addTween(dot, ["a": 1])
    #expect(dot.x == 10 && dot.y == 20 && kinds.isEmpty)
  }

  @Test("What it reports reaches the tween, with the nearest name")
  func reports() throws {
    var problems: [TweenProblem] = []
    let tweener = tweener { problems.append($0) }
    tweener.registerShorthand("go", words: ["distance"]) { call in
      call.report(
        .wrongParameterType, "go", call.value, fault: "nowhere", remedy: "left out",
        known: ["north", "south"])
    }
    let tween = tweener.addTween(Dot(), ["go": "nroth", "distanec": 1])
    #expect(tween.problems == problems)
    #expect(problems.map(\.suggestion) == ["north", "distance"])
    #expect(
      problems[0].message
        == "Tweener: Dot, \"go\" = \"nroth\": nowhere; did you mean \"north\"? left out")
  }
}
