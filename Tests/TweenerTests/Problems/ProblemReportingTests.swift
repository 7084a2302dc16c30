import Testing

@testable import Tweener

/// Each fault that the published surface names, made through it.
private struct Fault: CustomTestStringConvertible, Sendable {
  let kind: TweenProblem.Kind
  let key: String
  let value: String
  let parameters: @Sendable () -> TweenParameters

  var testDescription: String { "\(kind): \(key) = \(value)" }

  static let all = [
    Fault(kind: .unknownProperty, key: "alhpa", value: "1") { ["alhpa": 1] },
    Fault(kind: .unknownProperty, key: "durration", value: "2") { ["durration": 2] },
    Fault(kind: .wrongPropertyType, key: "alpha", value: "\"far\"") { ["alpha": "far"] },
    Fault(kind: .unknownEasing, key: "easing", value: "\"inOutExop\"") { [.easing: "inOutExop"] },
    Fault(kind: .numberOutOfRange, key: "repeat", value: "1.5") { [.repeat: 1.5] },
    Fault(kind: .numberOutOfRange, key: "delay", value: "nan") { [.delay: Double.nan] },
    Fault(kind: .numberOutOfRange, key: "alpha", value: "inf") { ["alpha": Double.infinity] },
    Fault(kind: .wrongParameterType, key: "rounded", value: "1") { [.rounded: 1] },
    Fault(kind: .unsupportedCallback, key: "onUpdate", value: "() -> Int") { [.onUpdate: { 1 }] },
    Fault(kind: .callbackOffMainActor, key: "onUpdate", value: "@MainActor @Sendable () -> ()") {
      [.onUpdate: { @MainActor in }]
    },
    Fault(kind: .duplicateParameter, key: "time", value: "9") { ["time": 9] },
  ]
}

private final class Model: TweenTarget {
  var x = 0.0
  var alpha = 0.0

  static var tweenProperties: TweenProperties {
    ["alpha": .init(\Model.alpha), "x": .init(\Model.x)]
  }
}

@Suite("A fault in a call")
struct ProblemReportingTests {
  @Test("is heard by onProblem, kept by the tween, and costs nothing else", arguments: Fault.all)
  fileprivate func reported(fault: Fault) throws {
    let tweener = Tweener()
    var heard: [TweenProblem] = []
    tweener.onProblem = { heard.append($0) }
    let model = Model()
    var ends = 0
    let good: TweenParameters = [
      .duration: 2, .path(\Model.x): 10, .onComplete: { ends += 1 },
      .onStart: { (_: Model) in ends += 10 },
    ]
    let tween = tweener.addTween(model, good.merging(fault.parameters()) { $1 })
    let problem = try #require(heard.first)
    #expect(heard.count == 1)
    #expect(tween.problems == heard)
    #expect(problem.kind == fault.kind)
    #expect(problem.key == fault.key)
    #expect(problem.value == fault.value)
    #expect(problem.targetType == "Model")
    #expect(problem.description.contains(fault.key))
    tweener.advance(by: 1)
    if fault.key != "delay" { #expect(model.x == 5) }
    #expect(tweener.after(1, model.x) == 10)
    #expect(model.alpha == 0)
    #expect(ends == 11)
  }

  @Test("that repeats what has no length plays once")
  func zeroLength() {
    let tweener = Tweener()
    var heard: [TweenProblem] = []
    tweener.onProblem = { heard.append($0) }
    let model = Model()
    let tween = tweener.addTween(model, [.repeat: -1, "x": 10])
    #expect(heard.map(\.kind) == [.zeroLengthRepeat])
    #expect(model.x == 10)
    #expect(tween.outcome == .completed)
  }

  @Test("about time or names is heard by onProblem")
  func engine() {
    let tweener = Tweener()
    var heard: [TweenProblem.Kind] = []
    tweener.onProblem = { heard.append($0.kind) }
    tweener.registerEasing("mine", .inQuad)
    #expect(heard.isEmpty)
    tweener.registerEasing("mine", .outQuad)
    tweener.addCaller([.duration: 1, .onStart: { tweener.advance(by: 1) }])
    tweener.advance(by: 1)
    tweener.advance(to: 0.5)
    #expect(heard == [.nameRegisteredTwice, .advanceFromCallback, .timeInPast])
  }
}
