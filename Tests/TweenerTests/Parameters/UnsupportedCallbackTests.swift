import Testing

@testable import Tweener

@Suite("Callbacks that cannot be called")
struct UnsupportedCallbackTests {
  private static let words =
    ReservedKey.table.filter { $0.form == .callback }
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
      let outcome =
        word == "onEnd" ? "(TweenOutcome) -> Void, (Tween, TweenOutcome) -> Void, " : ""
      #expect(problem.remedy == "write \(outcome)() -> Void, (Tween) -> Void or (Box) -> Void")
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
      let problem = try #require(plan.problems.first)
      #expect(problem.key == word)
      #expect(problem.fault.hasSuffix(", where a callback is expected"))
      #expect(problem.remedy.contains("write ") && problem.remedy.contains("(Box) -> Void"))
    }
    #expect(
      Reading.plan([TweenKey(word): 5]).problems.first?.fault
        == "a value of type Int, where a callback is expected")
  }

  @Test("are reported by each call that has them, by members of timelines, and the rest goes on")
  func everywhere() {
    let stage = RuleStage()
    let boxes = (0..<3).map { _ in RuleBox() }
    for box in boxes {
      _ = stage.add(box, [.duration: 1, "x": 1, .onComplete: 5, .onStart: { (_: Int) in }])
    }
    #expect(
      stage.keys == ["onStart", "onComplete", "onStart", "onComplete", "onStart", "onComplete"])
    #expect(
      stage.problems.last?.message.hasPrefix(
        """
        Tweener: RuleBox, "onComplete" = 5: a value of type Int, where a callback is expected; \
        write () -> Void, (Tween) -> Void or (RuleBox) -> Void
        """) == true)
    let timeline = TweenTimeline.of(boxes[0], [.duration: 1, "y": 1, .onComplete: 5])
    stage.tweener.addTimeline(timeline, [.onRepeat: "often"])
    stage.tweener.addCaller([.onUpdate: 5])
    #expect(
      Set(stage.problems.suffix(3).compactMap(\.key)) == ["onComplete", "onRepeat", "onUpdate"])
    #expect(stage.problems.last?.remedy == "write () -> Void or (Tween) -> Void")
    #expect(stage.tweener.after(1, boxes.map(\.x)) == [1, 1, 1] && boxes[0].y == 1)
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
