import Testing
import Tweener
import TweenerTestSupport

@Suite("Rule 28: nothing depends on a dictionary's order")
struct Rule28OrderTests {
  private let stage = RuleStage()
  private let box = RuleBox()

  /// The same entries in another order.
  private func shuffled(_ parameters: TweenParameters, _ random: inout RuleRandom)
    -> TweenParameters
  {
    var result = TweenParameters()
    for (key, value) in parameters.shuffled(using: &random) { result[key] = value }
    return result
  }

  @Test(
    "28 the same entries in any order do the same",
    arguments: 1...UInt64(TrialCount.of(50, atLeast: 20)))
  func rule28_shuffled(seed: UInt64) {
    var random = RuleRandom(seed: seed)
    func played(_ parameters: TweenParameters) -> ([UInt64], [TweenProblem], [TweenProblem]) {
      let (stage, box) = (RuleStage(), RuleBox())
      let tween = stage.add(box, parameters)
      stage.tweener.advance(by: 0.3)
      let values = [box.x, box.y, box.frame.x, box.frame.y, box.frame.width, box.frame.height]
      return (values.map(\.bitPattern), stage.problems, tween.problems)
    }
    let parameters: TweenParameters = [
      .duration: 1, "time": 9, .easing: "inOutQuat", "ease": "outCubic", .delay: "soon",
      "x": 1, .path(\RuleBox.x): 2, "y": 3, "frame": RuleFrame(x: 5, y: 6, width: 7, height: 8),
      "left": 9, .path(\RuleBox.frame.y): 10, "top": 11, "nonsense": 1, "more nonsense": 2,
      .repeat: 1.5, "z": "nothing", .minimum: Double.nan,
    ]
    let expected = played(parameters)
    for _ in 0..<5 {
      let other = played(shuffled(parameters, &random))
      #expect(other.0 == expected.0)
      #expect(other.1 == expected.1)
      #expect(other.2 == expected.2)
    }
    #expect(expected.1.count >= 10)
  }

  @Test("28 where two keys write one component the key that writes fewer wins")
  func rule28_fewer() {
    let tween = stage.add(
      box, ["frame": RuleFrame(x: 1, y: 2, width: 3, height: 4), "left": 10, "wide": 30])
    #expect(box.frame == RuleFrame(x: 10, y: 2, width: 30, height: 4))
    #expect(stage.kinds == [.componentGivenTwice, .componentGivenTwice])
    #expect(stage.problems.allSatisfy { $0.key == "frame" })
    #expect(Set(stage.problems.compactMap(\.suggestion)) == ["left", "wide"])
    #expect(tween.problems == stage.problems)
  }

  @Test("28 else the later in the order of names, key paths last")
  func rule28_later() {
    stage.tweener.registerSpecialProperty("across", \RuleBox.x)
    stage.add(box, ["x": 1, "across": 2])
    #expect(box.x == 1)
    stage.add(box, ["x": 3, .path(\RuleBox.x): 4, "across": 5])
    #expect(box.x == 4)
    #expect(stage.kinds.allSatisfy { $0 == .componentGivenTwice })
    #expect(stage.kinds.count == 3)
  }

  @Test("28 capital letters come before small ones, as Unicode scalars do")
  func rule28_scalars() {
    for name in ["Zebra", "ape", "Ápe"] {
      stage.tweener.registerSpecialProperty(TweenKey(name), \RuleBox.x)
    }
    stage.add(box, ["Zebra": 1, "ape": 2])
    #expect(box.x == 2)
    stage.add(box, ["Zebra": 3, "ape": 4, "Ápe": 5])
    #expect(box.x == 5)
  }

  @Test("28 where two spellings of one word are given the first name wins")
  func rule28_spellings() {
    let tween = stage.tweener.addCaller(["time": 9, .duration: 1])
    #expect(tween.duration == 1)
    #expect(stage.kinds == [.duplicateParameter])
    #expect(stage.problems.first?.key == "time")
    stage[box].add([
      "ease": "outQuad", "transition": "inQuad", .duration: 1, "min": 9, .minimum: 0, "yoyo": true,
      .autoreverse: false, "x": 8,
    ])
    stage.tweener.advance(by: 0.5)
    // transition comes before ease in the table.
    #expect(box.x == 2)
    #expect(stage.kinds.count == 4)
  }

  @Test("28 setters are called in the order of names")
  func rule28_setters() {
    var random = RuleRandom(seed: 28)
    for _ in 0..<20 {
      let stage = RuleStage()
      var calls: [String] = []
      let names = ["a", "b", "c", "d", "e"]
      for name in names {
        stage.tweener.registerSpecialProperty(
          TweenKey(name), get: { (_: RuleBox) in 0.0 },
          set: { (_: RuleBox, _: Double) in calls.append(name) })
      }
      let parameters = TweenParameters(
        Dictionary(uniqueKeysWithValues: names.map { (TweenKey($0), 1.0 as Any) }))
      stage.add(RuleBox(), shuffled(parameters, &random))
      #expect(calls == names)
    }
  }

  @Test("28 what a splitter brings counts together, and is reported as the key of the call")
  func rule28_parts() {
    stage.tweener.registerPropertySplitter("corner", for: RuleBox.self) { ["left": $0, "top": $0] }
    stage.tweener.registerSpecialProperty("across", \RuleBox.frame.x)
    stage.add(box, ["across": 5, "corner": 1])
    #expect([box.frame.x, box.frame.y] == [5, 1])
    #expect(stage.keys == ["corner"])
    #expect(stage.problems.map(\.suggestion) == ["across"])
    stage.add(box, ["corner": 2, "frame": RuleFrame(x: 3, y: 3, width: 3, height: 3)])
    #expect(box.frame == RuleFrame(x: 2, y: 2, width: 3, height: 3))
    // Once, whatever the number of its parts.
    #expect(stage.keys == ["corner", "frame"])
    #expect(stage.problems.last?.suggestion == "corner")
    // Among the parts of one key the one with fewer components.
    stage.tweener.registerPropertySplitter("edged", for: RuleBox.self) {
      ["top": $0, "zone": RuleFrame(x: 9, y: 9, width: 9, height: 9)]
    }
    stage.tweener.registerSpecialProperty("zone", \RuleBox.frame)
    stage.add(box, ["edged": 4])
    #expect(box.frame == RuleFrame(x: 9, y: 4, width: 9, height: 9))
  }

  @Test("28 what a splitter brings competes with the other keys")
  func rule28_splitter() {
    stage.tweener.registerPropertySplitter("corner", for: RuleBox.self) { value in
      ["left": value, "top": value]
    }
    stage.add(box, ["corner": 1, "left": 2, "frame": RuleFrame(x: 3, y: 3, width: 3, height: 3)])
    #expect(box.frame == RuleFrame(x: 2, y: 1, width: 3, height: 3))
  }

  /// Lamps behind a subscript: their key paths print alike.
  private final class Lamps {
    var order: [Int] = []
    subscript(lamp: Int) -> Double {
      get { 0 }
      set { order.append(lamp) }
    }
  }

  @Test("28 key paths that print alike stand in the order of their values' text")
  func rule28_subscripts() {
    var random = RuleRandom(seed: 282)
    for isSplit in [false, true] {
      for _ in 0..<20 {
        let tweener = Tweener()
        let lamps = Lamps()
        var parameters: TweenParameters = [:]
        for lamp in 0..<8 { parameters[.path(\Lamps[lamp])] = Double((lamp * 3) % 8) }
        let given = shuffled(parameters, &random)
        if isSplit {
          tweener.registerPropertySplitter("all", for: Lamps.self) { _ in given }
          tweener.addTween(lamps, ["all": 1])
        } else {
          tweener.addTween(lamps, given)
        }
        // The lamp with the value n: three times three is one more than eight.
        #expect(lamps.order == (0..<8).map { $0 * 3 % 8 })
      }
    }
  }

  @Test("28 hundreds of keys stand in the same order as a few of them")
  func rule28_many() {
    var random = RuleRandom(seed: 283)
    for count in [100, 253, 254, 400] {
      let tweener = Tweener()
      let lamps = Lamps()
      var names: [Int] = []
      var parameters: TweenParameters = [:]
      // Values of one length: their texts stand in the order of the numbers.
      for lamp in 0..<count { parameters[.path(\Lamps[lamp])] = 1_000 + lamp * 7 % count }
      for name in 0..<3 {
        tweener.registerSpecialProperty(
          TweenKey("name \(name)"), get: { (_: Lamps) in 0.0 },
          set: { (_: Lamps, _: Double) in names.append(name) })
        parameters[TweenKey("name \(name)")] = 0
      }
      tweener.addTween(lamps, shuffled(parameters, &random))
      #expect(names == [0, 1, 2])
      #expect(lamps.order.map { $0 * 7 % count } == Array(0..<count), "\(count) lamps")
    }
  }
}
