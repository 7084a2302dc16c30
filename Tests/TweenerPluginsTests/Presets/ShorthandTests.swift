import Testing
import Tweener

/// Keys that stand for others.
@Suite("Shorthands")
struct ShorthandTests {
  private let tweener = Tweener()
  private let dot = Dot(x: 1, y: 2)
  private let list = ProblemList()

  init() { list.listen(to: tweener) }

  @Test("A shorthand writes out what it stands for, and leaves what the call says")
  func expands() {
    tweener.registerShorthand("jump") { call in
      call.fill(.duration, 4)
      call.fill(.easing, Easing.inQuad)
      call.parameters["y"] = TweenValue.by(call.value as? Double ?? 0)
    }
    let first = tweener.addTween(dot, ["jump": 8.0, "x": 9])
    #expect(first.duration == 4)
    #expect(tweener.after(2, [dot.x, dot.y]) == [3, 4])
    let second = tweener.addTween(dot, ["jump": 8.0, "time": 1, "ease": Easing.linear])
    #expect(second.duration == 1)
    #expect(tweener.after(0.5, dot.y) == 8)
    #expect(list.problems.isEmpty)
  }

  @Test("It sees a call's bases, and a template keeps what it wrote until it is registered anew")
  func basesAndTemplates() {
    func register(_ end: Double) {
      tweener.registerShorthand("go") { $0.parameters["x"] = $0.take("far") as? Double ?? end }
    }
    register(5)
    let template = TweenTemplate<Dot>([.base: ["go": true, "far": 50.0] as TweenParameters])
    let plain = TweenTemplate<Dot>(["go": true])
    tweener.addTween(dot, template)
    #expect(dot.x == 50)
    tweener.addTween(dot, plain)
    #expect(dot.x == 5)
    register(7)
    tweener.addTween(dot, plain)
    #expect(dot.x == 7)
    #expect(list.kinds == [.nameRegisteredTwice])
  }

  @Test("Shorthands that stand for each other come to an end")
  func circles() {
    tweener.registerShorthand("a") {
      $0.parameters["b"] = 1
      $0.parameters["x"] = 10
      $0.parameters[.base] = ["a": 1] as TweenParameters
    }
    tweener.registerShorthand("b") {
      $0.parameters["a"] = 1
      $0.parameters["y"] = 20
    }
    tweener.addTween(dot, ["a": 1])
    #expect(dot.x == 10 && dot.y == 20 && list.problems.isEmpty)
  }

  @Test("What it reports reaches the tween, with the nearest name")
  func reports() {
    tweener.registerShorthand("go", words: ["distance"]) { call in
      call.report(
        .wrongParameterType, "go", call.value, fault: "nowhere", remedy: "left out",
        known: ["north", "south"])
    }
    let tween = tweener.addTween(Dot(), ["go": "nroth", "distanec": 1])
    #expect(tween.problems == list.problems)
    #expect(list.problems.map(\.suggestion) == ["north", "distance"])
    #expect(
      list.problems[0].message
        == "Tweener: Dot, \"go\" = \"nroth\": nowhere; did you mean \"north\"? left out")
  }
}
