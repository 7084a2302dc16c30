import Foundation
import Testing
import Tweener
import TweenerPlugins

/// Nothing is guessed: an object that is a number is no truth, and one that is a truth is no number.
struct DecodedTruthTests {
  private final class Box: TweenTarget {
    var x = 0.0
    var count = 0
    var place = SIMD2(0.0, 0.0)
    var color = RGBAColor.clear
    static var tweenProperties: TweenProperties {
      [
        "x": .init(\Box.x), "count": .init(\Box.count), "place": .init(\Box.place),
        "color": .init(\Box.color),
      ]
    }
  }

  private let truth = NSNumber(value: true)

  private func report(_ parameters: TweenParameters) -> (Box, [TweenProblem]) {
    let (tweener, list) = listening()
    let box = Box()
    tweener.addTween(box, parameters)
    tweener.advance(by: 10)
    return (box, list.problems)
  }

  @Test(
    "a word that is true or false takes no object that is a number",
    arguments: [
      "autoreverse", "yoyo", "rounded", "useFrames", "retainsTarget", "repeatsDelay", "overwrite",
      "showsStart", "paused", "pausesOnCompletion", "repeatRefresh", "locksInteraction",
    ])
  func flags(word: String) {
    let numbers = [
      NSNumber(value: 1), NSNumber(value: 0), NSNumber(value: 1.0), NSNumber(value: Int8(1)),
    ]
    for number in numbers {
      let problem = expectRefused(
        word, number, beside: [.duration: 1], fault: "a value of type NSNumber")
      #expect(problem?.remedy.contains("true or false") == true)
    }
    for flag in [NSNumber(value: false), Optional(NSNumber(value: false)) as Any] {
      #expect(report([TweenKey(word): flag, .duration: 1, "x": 1]).1.isEmpty)
    }
  }

  @Test(
    "a word that is a number takes no object that is a truth",
    arguments: [
      "duration", "time", "delay", "repeat", "repeatDelay", "endDelay", "timeScale", "minimum",
      "max", "unitsPerSecond", "stagger",
    ])
  func numbers(word: String) {
    for value in [truth, NSNumber(value: false), Optional(truth) as Any] {
      let problem = expectRefused(word, value, fault: "a value of type Bool")
      #expect(["true", "false"].contains(problem?.value))
    }
  }

  /// Expects that a word is reported for its value, and nothing else is.
  private func expectRefused(
    _ word: String, _ value: Any, beside others: TweenParameters = [:], fault: String
  ) -> TweenProblem? {
    let (_, problems) = report(others.merging([TweenKey(word): value, "x": 1]) { $1 })
    #expect(problems.map(\.kind) == [.wrongParameterType], "\(word), \(value)")
    #expect(problems.first?.key == word)
    #expect(problems.first?.fault == fault)
    return problems.first
  }

  @Test("an object that is a truth is one, for each word")
  func truths() {
    let (tweener, box) = (engine(), Box())
    let tween = tweener.addTween(box, [.duration: 1, .repeat: 1, .autoreverse: truth, "x": 8])
    #expect(tweener.after(1.75, box.x) == 2)
    #expect(tween.problems.isEmpty)
  }

  @Test("nor does a property, in any form", arguments: ["x", "count", "place", "color"])
  func properties(name: String) {
    let values: [Any] = [truth, Optional(truth) as Any, [truth, truth], [0, truth] as [Any]]
    for value in values {
      let (box, problems) = report([TweenKey(name): value])
      #expect(problems.map(\.kind) == [.wrongPropertyType], "\(name), \(value)")
      #expect(problems.first?.key == name)
      #expect(box.x == 0 && box.count == 0 && box.place == .zero && box.color == .clear)
    }
    #expect(report([TweenKey(name): truth]).1.first?.fault == "a value of type Bool")
  }

  @Test("nor does a list, a number of a plugin, or a dictionary of one")
  func plugins() {
    #expect(report(["place": [truth, 2]]).1.map(\.kind) == [.wrongPropertyType])
    for value in [["x": truth], ["x": [truth, 3]]] as [Any] {
      #expect(report([.duration: 1, "x": 4, "snap": value]).1.map(\.kind) == [.splitterRefused])
    }
    #expect(
      report([.duration: 1, "place": [1, 2], "colorSpace": truth]).1.map(\.key) == ["colorSpace"])
    #expect(RGBAColor.converted(from: truth) == nil)
    #expect(AxisPair.converted(from: truth) == nil)
    #expect(AxisPair.converted(from: NSNumber(value: 2)) == AxisPair(x: 2, y: 2))
  }

  @Test("so a call from JSON means what it says")
  func json() throws {
    let text = #"{"duration": 1, "repeat": true, "autoreverse": 1, "rounded": true, "x": 8.5}"#
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let (box, problems) = report(TweenParameters(try #require(object as? [String: Any])))
    #expect(Set(problems.compactMap(\.key)) == ["repeat", "autoreverse"])
    #expect(box.x == 9)
  }

  @Test("a plugin reads both as the engine does")
  func reading() {
    let numbers: [Any] = [2, 2.0, Float(2), UInt8(2), NSNumber(value: 2), Optional(2) as Any]
    for number in numbers {
      #expect(TweenParameters.number(number) == 2)
      #expect(TweenParameters.flag(number) == nil)
    }
    for flag in [true, truth, Optional(truth) as Any] as [Any] {
      #expect(TweenParameters.number(flag) == nil)
      #expect(TweenParameters.flag(flag) == true)
    }
    for other in ["2", "true", [1], Optional<Int>.none as Any] as [Any] {
      #expect(TweenParameters.number(other) == nil)
      #expect(TweenParameters.flag(other) == nil)
    }
  }
}
