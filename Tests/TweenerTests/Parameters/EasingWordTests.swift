import Testing

@testable import Tweener

@Suite("easing")
struct EasingWordTests {
  static let spellings = ["easing", "transition", "ease"]

  private func easing(_ value: Any, _ word: String = "easing") -> Easing {
    Reading.plan([TweenKey(word): value]).easing
  }

  @Test("takes an Easing and its name under every spelling", arguments: spellings)
  func easings(word: String) {
    let values: [Any] = [
      Easing.inOutExpo, Optional(Easing.inOutExpo) as Any, "inOutExpo", "easeInOutExpo",
      "EASEINOUTEXPO", Optional("inOutExpo") as Any, "xinOutExpo".dropFirst(),
    ]
    for value in values {
      #expect(easing(value, word) == .inOutExpo)
      #expect(Reading.plan([TweenKey(word): value]).problems.isEmpty)
    }
  }

  @Test("takes a function from Double to Double, plain or Sendable")
  func functions() {
    let factor = Reading.Box()
    factor.x = 2
    let plain: (Double) -> Double = { $0 * factor.x }
    let sendable: @Sendable (Double) -> Double = { $0 * 2 }
    for value in [plain, sendable, Optional(plain) as Any] as [Any] {
      #expect(easing(value)(0.25) == 0.5)
      #expect(Reading.plan([.easing: value]).problems.isEmpty)
    }
  }

  @Test("takes a function of the main actor, there")
  @MainActor
  func functionOfMainActor() {
    let isolated: @MainActor (Double) -> Double = { $0 * 2 }
    #expect(Reading.plan([.easing: isolated]).problems.isEmpty)
    #expect(easing(isolated)(0.25) == 0.5)
  }

  @Test("reports a function of the main actor elsewhere, and is linear")
  func functionOfMainActorElsewhere() async {
    let isolated: @MainActor (Double) -> Double = { $0 * 2 }
    let plan = Reading.plan([.easing: isolated])
    #expect(plan.kinds == [.callbackOffMainActor])
    #expect(plan.easing(0.25) == 0.25)
  }

  @Test("A function of the main actor read there and asked elsewhere is linear, and does not trap")
  func functionAskedElsewhere() async {
    // Not shared: the main actor is done with it when this goes on.
    nonisolated(unsafe) var choice: Easing?
    await MainActor.run {
      choice = Reading.plan([.easing: { @MainActor (t: Double) -> Double in t * 2 }]).easing
    }
    #expect(choice?(0.25) == 0.25)
  }

  @Test("reports an unknown name with the nearest known one, and is linear")
  func unknownName() throws {
    let plan = Reading.plan([.easing: "inOutExop", "x": 1])
    let problem = try #require(plan.problems.first)
    #expect(plan.kinds == [.unknownEasing])
    #expect(problem.suggestion == "inOutExpo")
    #expect(problem.description.hasSuffix("; did you mean \"inOutExpo\"? Easing.linear is taken"))
    #expect(plan.easing(0.3) == 0.3)
    #expect(plan.wantedNames == ["x"])
    #expect(Reading.plan([.easing: "wobble"]).problems.first?.suggestion == nil)
  }

  @Test("suggests an engine's own names too")
  func suggestsOwn() {
    let easings = EasingRegistry()
    #expect(easings.register("settleDown", .outQuad) == nil)
    #expect(
      Reading.plan([.easing: "setleDown"], easings: easings).problems.first?.suggestion
        == "settleDown")
  }

  @Test("reports everything else, and is linear")
  func wrongType() {
    let bad: [Any] = [
      1, 0.5, true, Reading.Box(), Optional<Easing>.none as Any, { (t: Float) -> Float in t },
      { (t: Double) -> Float in Float(t) }, { 1.0 }, ["linear"], Easing.self,
    ]
    for value in bad {
      let plan = Reading.plan([.easing: value])
      #expect(plan.kinds == [.wrongParameterType])
      #expect(plan.easing(0.3) == 0.3)
    }
  }

  @Test("reports arguments that a function does not take, with its form")
  func wrongArguments() {
    let forms = [
      ("cubic-bezier(2,0,1,1)", "cubic-bezier(x1, y1, x2, y2) with x1 and x2 from 0 to 1"),
      ("Cubic-Bezier(0, 0, 1", "cubic-bezier(x1, y1, x2, y2) with x1 and x2 from 0 to 1"),
      ("steps(0)", "steps(n) or steps(n, jump-end), n from 1, with jump-none from 2"),
      ("linear(0)", "linear(0, 0.25 25% 75%, 1) with two stops or more"),
      ("inOutPower(-1)", "inOutPower(p) with p above 0"),
    ]
    for (name, form) in forms {
      let problems = Reading.plan([.easing: name]).problems
      #expect(problems.map(\.kind) == [.unknownEasing])
      #expect(problems.map(\.fault) == ["no easing has these arguments"])
      #expect(problems.map(\.remedy) == ["give \(form); Easing.linear is taken"])
    }
  }
}

@Suite("The names of easings")
struct EasingRegistryTests {
  private let easings = EasingRegistry()

  @Test("are found whatever their letters, again and again")
  func found() {
    for _ in 0..<2 {
      for name in Easing.names {
        #expect(easings.easing(named: name) == Easing(named: name))
        #expect(easings.easing(named: name.uppercased()) == Easing(named: name))
      }
      #expect(easings.easing(named: "no such easing") == nil)
    }
  }

  @Test("may be added to, and are listed in order")
  func registered() {
    #expect(easings.register("Mine", .inQuad) == nil)
    #expect(easings.easing(named: "mine") == .inQuad)
    #expect(easings.names == easings.names.sorted())
    #expect(Set(easings.names) == Set(Easing.names + ["Mine"]))
  }

  @Test("report one that is taken; the new easing counts, also where the old one was read before")
  func taken() throws {
    #expect(easings.easing(named: "inQuad") == .inQuad)
    let problem = try #require(easings.register("INQUAD", .outBounce))
    #expect(problem.kind == .nameRegisteredTwice)
    #expect(easings.easing(named: "inQuad") == .outBounce)
    #expect(easings.register("mine", .inQuad) == nil)
    #expect(easings.easing(named: "Mine") == .inQuad)
    #expect(easings.register("Mine", .inCubic)?.kind == .nameRegisteredTwice)
    #expect(easings.easing(named: "Mine") == .inCubic)
  }

  @Test("do not pile up where a program makes ever new ones")
  func many() {
    for count in 1...600 { #expect(easings.easing(named: "steps(\(count))") != nil) }
    #expect(easings.easing(named: "steps(7)") == Easing(named: "steps(7)"))
    #expect(easings.easing(named: "steps(599)") == Easing(named: "steps(599)"))
  }
}
