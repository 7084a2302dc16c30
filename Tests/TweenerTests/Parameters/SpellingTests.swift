import Testing

@testable import Tweener

@Suite("Two spellings of one word")
struct SpellingTests {
  @Test("The name of the first column wins, else the earlier spelling; each other is reported")
  func twice() {
    for _ in 0..<20 {
      let plan = Reading.plan(["time": 1, .duration: 2])
      #expect(plan.timing.duration == Reading.flicks(2))
      #expect(plan.kinds == [.duplicateParameter])
      #expect(plan.problems.first?.key == "time")
      #expect(plan.problems.first?.suggestion == "duration")
      let easings = Reading.plan(["ease": "inQuad", "transition": "inCubic"])
      #expect(easings.easing(0.5) == 0.125)
      #expect(easings.problems.map(\.key) == ["ease"])
      let three = Reading.plan(["ease": "inQuad", "transition": "inCubic", .easing: "inQuart"])
      #expect(three.easing(0.5) == 0.0625)
      #expect(three.problems.map(\.key) == ["transition", "ease"])
    }
  }

  @Test("of every word", arguments: ReservedKey.table.filter { $0.spellings.count > 1 }.map(\.word))
  func every(word: ReservedKey) {
    let spellings = word.entry.spellings
    // Values of no use to any word: a report for the taken one shows which that is.
    let plan = Reading.plan(
      TweenParameters(
        Dictionary(uniqueKeysWithValues: spellings.map { (TweenKey($0), Reading.Box() as Any) })))
    #expect(plan.problems.count { $0.kind == .duplicateParameter } == spellings.count - 1)
    #expect(plan.problems.first { $0.kind != .duplicateParameter }?.key == spellings[0])
  }

  @Test("in a base are settled there first")
  func inBase() {
    let plan = Reading.plan([.base: ["time": 1, "duration": 2], .delay: 1])
    #expect(plan.timing.duration == Reading.flicks(2))
    #expect(plan.kinds == [.duplicateParameter])
  }
}

@Suite("The order of keys")
struct KeyOrderTests {
  private final class Point {
    var x = 0.0
    var y = 0.0
    var z = 0.0
  }

  @Test("is that of the names' scalars, key paths last")
  func order() {
    let names = ["alpha", "Zoom", "a", "z", "ä", "a\u{308}x", "x10", "x2", "🙂", "_"]
    var parameters: TweenParameters = [
      .path(\Point.z): 1, .path(\Point.x): 1, .path(\Point.y): 1, .duration: 1,
    ]
    for name in names { parameters[TweenKey(name)] = 1 }
    let reader = ParameterReader(easings: EasingRegistry(), targetType: Point.self)
    let wanted = reader.read(parameters, for: Point.self).wanted.map(\.key)
    let sorted = names.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
    #expect(wanted.prefix(names.count).map(\.description) == sorted)
    #expect(wanted.suffix(3) == [.path(\Point.x), .path(\Point.y), .path(\Point.z)])
    #expect(wanted == parameters.filter { $0.key != .duration }.sortedEntries.map(\.key))
  }

  @Test("does not depend on the dictionary's, nor does the order of reports")
  func independent() {
    let entries: [(TweenKey, Any)] = [
      ("duration", "x"), ("time", 1), ("repeat", 0.5), ("min", 2), ("max", 1), ("easing", "inQad"),
      ("onEnd", 5), ("onStart", 5), ("b", 1), ("a", 2), ("rounded", 2),
      ("base", ["time": 1, "duration": 2, "ease": 1, "transition": 2]),
    ]
    func result(_ order: [Int]) -> [String] {
      var parameters: TweenParameters = [:]
      for index in order { parameters[entries[index].0] = entries[index].1 }
      let plan = Reading.plan(parameters)
      return plan.problems.map(\.description) + plan.wantedNames
    }
    let first = result(Array(entries.indices))
    #expect(first.count == 12)
    for turn in 1..<entries.count {
      let order = (0..<entries.count).map { ($0 * 5 + turn) % entries.count }
      #expect(result(order) == first)
    }
  }

  @Test("of many key paths is remembered for some, and right for all")
  func manyPaths() {
    let order = KeyOrder()
    for _ in 0..<300 {
      var properties = [
        PropertyRequest(key: .path(\Point.y), value: 1), PropertyRequest(key: "x", value: 1),
        PropertyRequest(key: .path(\Point.x), value: 1),
      ]
      order.sort(&properties)
      #expect(properties.map(\.key) == ["x", .path(\Point.x), .path(\Point.y)])
    }
  }
}

@Suite("addCaller")
struct CallerReadingTests {
  @Test("takes timing, and reports properties, which have no target")
  func properties() {
    let plan = Reading.callerPlan([.duration: 2, "x": 1, "durration": 1])
    #expect(plan.timing.duration == Reading.flicks(2))
    #expect(plan.wanted.isEmpty)
    #expect(plan.kinds == [.unknownProperty, .unknownProperty])
    #expect(plan.problems.map(\.key) == ["durration", "x"])
    #expect(plan.problems.map(\.suggestion) == ["duration", nil])
    #expect(plan.problems.map(\.targetType) == [nil, nil])
  }

  @Test("reports bad values without naming a target")
  func values() {
    let plan = Reading.callerPlan([.duration: -1])
    #expect(plan.kinds == [.numberOutOfRange])
    #expect(plan.problems.first?.targetType == nil)
    #expect(plan.problems.first?.description.hasPrefix("Tweener: \"duration\" = -1: ") == true)
  }
}
