import Testing
import Tweener

@Suite("A report says where the call stands")
struct CallSiteTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  /// The lines of the reports so far.
  private var lines: [UInt?] { stage.problems.map(\.line) }

  @Test("every method that adds says its own file and line")
  func methods() {
    let first: UInt = #line + 1
    stage.tweener.addTween(box, ["alhpa": 1])
    stage.tweener.addTween([box], ["alhpa": 1])
    stage.tweener.addCaller(["alhpa": 1])
    stage.tweener.addTween(box, TweenTemplate(["alhpa": 1]))
    stage.tweener.addTween([box], TweenTemplate(["alhpa": 1]))
    stage.tweener.addTween(box, duration: 1) { $0.to(\.x, .nan) }
    stage.tweener.addTween([box], duration: -1) { $0.to(\.x, 1) }
    #expect(lines == (0..<7).map { first + $0 })
    #expect(Set(stage.problems.map(\.file)) == [#fileID])
    #expect(stage.tweener.tweens(of: box).flatMap(\.problems).allSatisfy { $0.line != nil })
  }

  @MainActor
  @Test("so does every static twin")
  func twins() {
    let shared = Tweener.shared
    let (before, wasManual) = (shared.onProblem, shared.isManual)
    defer { (shared.onProblem, shared.isManual) = (before, wasManual) }
    shared.isManual = true
    var lines: [UInt?] = []
    shared.onProblem = { lines.append($0.line) }
    let first: UInt = #line + 1
    Tweener.addTween(box, ["alhpa": 1])
    Tweener.addTween([box], ["alhpa": 1])
    Tweener.addCaller(["alhpa": 1])
    #expect(lines == (0..<3).map { first + $0 })
  }

  @Test("it prints behind the message, which can be had alone")
  func printed() throws {
    stage.tweener.addTween(box, ["alhpa": 1], file: "Game/Level.swift", line: 12)
    let problem = try #require(stage.problems.first)
    #expect(problem.description == problem.message + " (Game/Level.swift:12)")
    #expect(problem.message.hasPrefix("Tweener: RuleBox, \"alhpa\" = 1: no such property; "))
  }

  @Test("what stands in no call that adds has neither")
  func elsewhere() {
    stage.tweener.advance(by: -1)
    stage.tweener.registerEasing("inQuad", .outQuad)
    #expect(stage.problems.count == 2)
    #expect(stage.problems.allSatisfy { $0.file == nil && $0.line == nil })
    #expect(stage.problems.allSatisfy { $0.description == $0.message })
  }

  @Test("a template's fault is that of the call that read it")
  func templates() {
    let template = TweenTemplate<RuleBox>(["alhpa": 1])
    let line: UInt = #line + 1
    stage.tweener.addTween(box, template)
    let second = stage.tweener.addTween(box, template)
    #expect(lines == [line])
    #expect(second.problems.map(\.line) == [line])
  }
}
