import Testing

@testable import Tweener

@Suite("Callbacks that cannot be called")
struct UnsupportedCallbackTests {
  private static let words =
    ReservedKey.table.filter { $0.form == .callback || $0.form == .endCallback }
    .flatMap(\.spellings)

  @Test("are reported by their type, with the forms to write instead", arguments: words)
  func functions(word: String) throws {
    let forms: [(value: Any, type: String)] = [
      ({ 5 }, "() -> Int"),
      ({ (_: Double) in }, "(Double) -> ()"),
      ({ (_: Tween, _: Int) in }, "(Tween, Int) -> ()"),
      ({ (_: Reading.Shape) in }, "(Shape) -> ()"),
      ({ (_: Reading.Box?) in }, "(Optional<Box>) -> ()"),
      ({ () -> String? in nil }, "() -> Optional<String>"),
      ({ (_: inout Int) in }, "(inout Int) -> ()"),
      ({ {} }, "() -> () -> ()"),
    ]
    for form in forms {
      let plan = Reading.plan([TweenKey(word): form.value, .duration: 1])
      let problem = try #require(plan.problems.first)
      #expect(plan.kinds == [.unsupportedCallback], "\(form.type)")
      #expect(problem.key == word)
      #expect(problem.value == form.type)
      #expect(problem.targetType == "Box")
      let outcome = word == "onEnd" ? "(TweenOutcome) -> Void, " : ""
      #expect(
        problem.remedy == "write \(outcome)() -> Void, (Tween) -> Void or (Box) -> Void")
      #expect(plan.callbacks == nil)
      #expect(plan.timing.duration == Reading.flicks(1))
    }
  }

  @Test("because they wait or throw are told where to put that", arguments: words)
  func effects(word: String) throws {
    let waiting: () async -> Void = {}
    let throwing: () throws -> Void = {}
    let both: (Tween) async throws -> Bool = { _ in true }
    for (value, hint) in [(waiting, "Task"), (throwing, "catch"), (both, "Task")] as [(Any, String)]
    {
      let plan = Reading.plan([TweenKey(word): value])
      #expect(plan.kinds == [.unsupportedCallback])
      #expect(try #require(plan.problems.first).remedy.contains(hint))
    }
  }

  @Test("because they are no function at all are values of the wrong type", arguments: words)
  func noFunctions(word: String) throws {
    let bad: [Any] = [
      5, true, "done", Reading.Box(), Optional<() -> Void>.none as Any, [{}], ({}, 1),
      Easing.linear,
    ]
    for value in bad {
      let plan = Reading.plan([TweenKey(word): value])
      #expect(plan.kinds == [.wrongParameterType])
      #expect(plan.callbacks == nil)
    }
  }

  @Test("because they are actions are told the selector")
  func actions() throws {
    let action = TweenAction(Reading.Box(), { _ in {} })
    for (word, selector) in [
      ("onStart", "startSelector"), ("onUpdate", "updateSelector"),
      ("repeatBlock", "repeatSelector"), ("onComplete", "completionSelector"),
    ] {
      let problem = try #require(Reading.plan([TweenKey(word): action]).problems.first)
      #expect(problem.kind == .wrongParameterType)
      #expect(problem.remedy == "give a TweenAction to \"\(selector)\"")
    }
    let problem = try #require(Reading.plan([.onOverwrite: action]).problems.first)
    #expect(problem.remedy == "write () -> Void, (Tween) -> Void or (Box) -> Void")
  }

  @Test("do not take the good ones with them")
  func partly() {
    let plan = Reading.plan([.onStart: { 1 }, .onUpdate: {}, .onEnd: 3])
    #expect(plan.kinds == [.unsupportedCallback, .wrongParameterType])
    #expect(plan.problems.map(\.key) == ["onStart", "onEnd"])
    #expect(plan.callbacks?.count == 1)
    #expect(plan.callbacks?.onUpdate != nil)
  }
}
