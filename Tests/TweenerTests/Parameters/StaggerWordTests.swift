import Testing

@testable import Tweener

@Suite("The word stagger")
struct StaggerWordTests {
  private func stagger(_ value: Any) -> Stagger? {
    let plan = Reading.plan([.stagger: value])
    #expect(plan.problems.isEmpty, "\(value)")
    return plan.stagger
  }

  @Test("any number is the seconds of each", arguments: Reading.twos.map(\.name))
  func numbers(name: String) throws {
    let value = try #require(Reading.twos.first { $0.name == name }?.value)
    #expect(stagger(value) == Stagger(each: 2))
  }

  @Test("a Duration, a negative number, a stagger and one in an optional are read as they are")
  func values() {
    #expect(stagger(Duration.milliseconds(250)) == Stagger(each: 0.25))
    #expect(stagger(-1) == Stagger(each: -1))
    #expect(stagger(Stagger(total: 1, from: .edges)) == Stagger(total: 1, from: .edges))
    #expect(stagger(Optional(Stagger(each: 1)) as Any) == Stagger(each: 1))
  }

  @Test("a dictionary has its words, in any spelling, with names or keys")
  func dictionaries() {
    #expect(stagger(["each": 0.1]) == Stagger(each: 0.1))
    #expect(stagger(["each": "0.1"]) == Stagger(each: 0.1))
    #expect(stagger(["amount": 2]) == Stagger(total: 2))
    #expect(
      stagger([TweenKey("total"): 2, "from": "end"] as TweenParameters)
        == Stagger(total: 2, from: .end))
    let whole: [String: Any] = [
      "each": 0.1, "from": "Center", "columns": 3, "axis": "X", "ease": "inQuad",
    ]
    #expect(
      stagger(whole) == Stagger(each: 0.1, from: .center, columns: 3, axis: .x, easing: .inQuad))
    #expect(stagger(["each": 1, "grid": [4, 3]] as [String: Any]) == Stagger(each: 1, columns: 3))
    #expect(
      stagger(["each": 1, "easing": Easing.inSine] as [String: Any])
        == Stagger(each: 1, easing: .inSine))
    #expect(
      stagger(["each": 1, "axis": Stagger.Axis.y] as [String: Any]) == Stagger(each: 1, axis: .y))
  }

  @Test("an origin may be a name, an index, a point or an Origin")
  func origins() {
    let origins: [(Any, Stagger.Origin)] = [
      ("start", .start), ("EDGES", .edges), ("random", .random(seed: 0)), (2, .index(2)),
      ("3", .index(3)), ([0.5, 1.0], .point(x: 0.5, y: 1)), ([0, 1], .point(x: 0, y: 1)),
      (Stagger.Origin.index(7), .index(7)),
    ]
    for (value, origin) in origins {
      #expect(
        stagger(["each": 1, "from": value] as [String: Any]) == Stagger(each: 1, from: origin))
    }
    let seeded: [String: Any] = ["each": 1, "from": "random", "seed": 9]
    #expect(stagger(seeded) == Stagger(each: 1, from: .random(seed: 9)))
  }

  @Test("an easing that was registered is read by its name")
  func registered() {
    let easings = EasingRegistry()
    _ = easings.register("mine", .inQuint)
    let value: [String: Any] = ["each": 1, "easing": "Mine"]
    let plan = Reading.plan([.stagger: value], easings: easings)
    #expect(plan.stagger == Stagger(each: 1, easing: .inQuint))
  }

  @Test("what is no stagger is reported, and the rest of the call goes on")
  func wrongTypes() throws {
    for value in [true, "soon", Reading.Box(), [1, 2], { 2.0 }, Optional<Int>.none as Any] as [Any]
    {
      let plan = Reading.plan([.stagger: value, .duration: 1])
      #expect(plan.kinds == [.wrongParameterType], "\(value)")
      #expect(plan.stagger == nil && plan.timing.duration == Flicks.perSecond)
      let problem = try #require(plan.problems.first)
      #expect(problem.key == "stagger" && problem.remedy.contains("a Stagger"))
    }
  }

  @Test("seconds out of range are reported", arguments: [Double.nan, .infinity, 1e10, -1e10])
  func outOfRange(seconds: Double) {
    for value in [seconds, Stagger(each: seconds), Stagger(total: seconds)] as [Any] {
      let plan = Reading.plan([.stagger: value])
      #expect(plan.kinds == [.numberOutOfRange])
      #expect(plan.stagger == nil)
    }
  }

  @Test("a wrong word of a dictionary is reported by its key, its value and what is right")
  func wrongWords() throws {
    let cases: [(String, Any, TweenProblem.Kind, String)] = [
      ("from", "middle", .wrongParameterType, "\"center\""),
      ("from", 1.5, .numberOutOfRange, "an index"),
      ("from", [1, 2, 3], .wrongParameterType, "two numbers"),
      ("columns", 0, .numberOutOfRange, "1 or more"),
      ("columns", 2.5, .numberOutOfRange, "a whole number"),
      ("columns", "auto", .wrongParameterType, "a whole number"),
      ("axis", "z", .wrongParameterType, "\"x\" or \"y\""),
      ("easing", "inQuadd", .wrongParameterType, "did you mean \"inQuad\"? give an Easing"),
      ("from", "centre", .wrongParameterType, "did you mean \"center\"? give \"start\""),
      ("total", "soon", .wrongParameterType, "seconds"),
      ("seed", -1, .numberOutOfRange, "0 or more"),
      ("fro", "end", .unknownProperty, "did you mean \"from\"?"),
      ("repeat", 3, .unknownProperty, "leave it out"),
    ]
    for (word, value, kind, remedy) in cases {
      let plan = Reading.plan([.stagger: ["each": 0.5, word: value] as [String: Any]])
      let problem = try #require(plan.problems.first)
      #expect(plan.problems.count == 1 && problem.kind == kind, "\(plan.problems)")
      #expect(problem.key == "stagger.\(word)")
      #expect(problem.value == ValueText.describe(value))
      #expect(problem.remedy.contains(remedy), "\(problem)")
      #expect(plan.stagger == Stagger(each: 0.5))
    }
  }

  @Test("a dictionary needs seconds, once")
  func seconds() throws {
    let none = Reading.plan([.stagger: ["from": "center"]])
    #expect(none.stagger == nil && none.kinds == [.wrongParameterType])
    #expect(none.problems.first?.key == "stagger.each")
    let both = Reading.plan([.stagger: ["each": 1, "total": 9]])
    #expect(both.stagger == Stagger(each: 1) && both.kinds == [.duplicateParameter])
    let bad = Reading.plan([.stagger: ["each": Double.nan]])
    #expect(bad.stagger == nil && bad.kinds == [.numberOutOfRange])
  }
}
