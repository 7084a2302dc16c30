import Testing
import Tweener

@Suite("A list of parameters")
struct ParameterListTests {
  @Test("has the habits of a dictionary")
  func habits() {
    var list: TweenParameters = [.duration: 2, "x": 5]
    #expect(list.count == 2)
    #expect(!list.isEmpty)
    #expect(Set(list.keys) == [.duration, "x"])
    #expect(list["duration"] as? Int == 2)
    #expect(list["y"] == nil)
    list["y"] = "+=3"
    list["x"] = 6.5
    #expect(list.count == 3)
    #expect(list["x"] as? Double == 6.5)
    list["y"] = nil
    #expect(list.count == 2)
    #expect(list.removeValue(forKey: "x") as? Double == 6.5)
    #expect(list.removeValue(forKey: "x") == nil)
    list.removeValue(forKey: .duration)
    #expect(list.isEmpty)
    #expect(TweenParameters().isEmpty)
    #expect(([:] as TweenParameters).isEmpty)
  }

  @Test("merges others, and asks where both have a key")
  func merging() {
    let below: TweenParameters = [.duration: 1, "x": 1]
    let above: TweenParameters = ["x": 2, "y": 2]
    #expect("\(below.merging(above) { $1 })" == "[duration: 1, x: 2, y: 2]")
    #expect("\(below.merging(above) { own, _ in own })" == "[duration: 1, x: 1, y: 2]")
    var list = below
    list.merge(["x": 3]) { [$0, $1] }
    #expect(list["x"] as? [Int] == [1, 3])
    #expect("\(list.filter { $0.key != .duration })" == "[x: [1, 3]]")
    #expect(throws: CancellationError.self) {
      try list.merge(["x": 4]) { _, _ in throw CancellationError() }
    }
  }

  @Test("of many entries merges as one of few", arguments: [3, 16, 17, 200])
  func many(count: Int) {
    func list(_ numbers: Range<Int>, _ value: Int) -> TweenParameters {
      TweenParameters(
        Dictionary(uniqueKeysWithValues: numbers.map { (TweenKey("k\($0)"), value as Any) }))
    }
    let merged = list(0..<count, 1).merging(list(count / 2..<count * 2, 2)) { $1 }
    #expect(merged.count == count * 2)
    for number in 0..<count * 2 {
      #expect(merged[TweenKey("k\(number)")] as? Int == (number < count / 2 ? 1 : 2))
    }
  }

  @Test("gives its entries, each key once")
  func iteration() {
    let list: TweenParameters = [.duration: 1, "x": 2, .path(\RuleBox.y): 3]
    var found: [String: Int] = [:]
    for (key, value) in list { found[key.description] = value as? Int }
    #expect(found == ["duration": 1, "x": 2, "\(TweenKey.path(\RuleBox.y))": 3])
    #expect(list.map(\.key).count == 3)
    #expect(list.contains { $0.key == "x" && $0.value as? Int == 2 })
  }

  @Test("prints as a dictionary, in the order of its keys")
  func printing() {
    #expect("\(["x": "+=5", .duration: 2.5] as TweenParameters)" == #"[duration: 2.5, x: "+=5"]"#)
    let nested: TweenParameters = [.base: [["y": 1], [:]] as [TweenParameters]]
    #expect("\(nested)" == "[base: [[y: 1], [:]]]")
  }

  private static var named: [String: Any] { ["duration": 2, "x": 8] }
  private static var keyed: [TweenKey: Any] { [.duration: 2, .path(\RuleBox.x): 8] }

  @Test("is made of dictionaries, from keys and from names")
  func dictionaries() {
    for list in [TweenParameters(Self.named), TweenParameters(Self.keyed)] {
      let (stage, box) = (RuleStage(), RuleBox())
      _ = stage.add(box, list)
      #expect(stage.after(1, box.x) == 4)
      #expect(stage.problems.isEmpty)
    }
  }

  @Test("is read from a value that is a list or a dictionary")
  func reading() throws {
    let values: [Any] = [
      ["x": 8] as TweenParameters, ["x": 8] as [TweenKey: Any], ["x": 8] as [String: Any],
      ["x": 8] as [String: Int], ["x": 8] as [TweenKey: Int],
      Optional(["x": 8] as TweenParameters) as Any, ["x": 8] as [TweenKey: any Sendable],
    ]
    for value in values {
      let list = try #require(TweenParameters(reading: value))
      #expect(list["x"] as? Int == 8)
      #expect(list.count == 1)
    }
    for value in [5, "x", [["x": 8]], [1: 2], Optional<TweenParameters>.none as Any] as [Any] {
      #expect(TweenParameters(reading: value) == nil)
    }
  }

  // MARK: Forms that must compile

  enum Style {
    static let slow: [TweenKey: any Sendable] = [
      .duration: 2, .easing: Easing.inQuad, .delay: Duration.seconds(1),
    ]
    static let parts: [[TweenKey: any Sendable]] = [["x": 4, .duration: 1], ["x": 8]]
  }

  @MainActor static let onMain: TweenParameters = [.duration: 2, "x": 8]

  @Test("is a literal everywhere, and is made of constants off the main actor")
  func literals() async {
    let typed: TweenParameters = [.duration: 2]
    let several = [[.duration: 2, "x": 1], ["y": 3.5], [:]] as [TweenParameters]
    let constant = TweenParameters(Style.slow)
    let direct = TweenParameters([.duration: 2, "x": 8])
    let names = TweenParameters(["duration": 2, "x": 8])
    #expect(several.map(\.count) == [2, 1, 0])
    #expect([typed.count, constant.count, direct.count, names.count] == [1, 3, 2, 2])
    #expect(await MainActor.run { Self.onMain.count } == 2)
    let (stage, box) = (RuleStage(), RuleBox())
    stage.tweener.addTween(box, [.duration: 1, "x": 5])
    stage.tweener.addTween([box], [.duration: 1, "y": 5, .base: [["delay": 0]]])
    stage.tweener.addTween(box, constant.merging(["z": 5]) { $1 })
    stage.tweener.addTween(box, [.delay: 5, .keyframes: Style.parts])
    stage.tweener.addTween(box, [.delay: 9, .base: Style.slow, "x": TweenValue.by(2)])
    stage.tweener.addTween(box, [.delay: 12, .base: [["x": 1]]])
    stage.tweener.addTween(box, [.delay: 15, .keyframes: [["x": 8], ["x": 3]]])
    stage.tweener.addCaller([.delay: 1, .onComplete: {}])
    #expect(stage.after(1, [box.x, box.y]) == [5, 5])
    #expect(stage.after(2, box.z) == 5)
    #expect(stage.after(4, box.x) == 8)
    #expect(stage.after(10, box.x) == 3)
    #expect(stage.problems.isEmpty)
  }

  @Test("older spellings are keys too")
  func spellings() {
    let pairs: [(TweenKey, String)] = [
      (.time, "time"), (.transition, "transition"), (.ease, "ease"), (.yoyo, "yoyo"),
      (.min, "min"), (.max, "max"), (.immediateRender, "immediateRender"),
      (.yoyoEase, "yoyoEase"), (.startBlock, "startBlock"), (.updateBlock, "updateBlock"),
      (.repeatBlock, "repeatBlock"), (.completionBlock, "completionBlock"),
    ]
    for (key, name) in pairs { #expect(key == TweenKey(name)) }
    let (stage, box) = (RuleStage(), RuleBox())
    _ = stage.add(box, [.time: 2, .ease: "inQuad", .max: 1.5, "x": 8])
    #expect(stage.after(1, box.x) == 1.5)
    #expect(stage.problems.isEmpty)
  }
}
