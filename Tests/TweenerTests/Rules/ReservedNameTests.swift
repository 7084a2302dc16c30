import Testing
import Tweener

private class Clip: TweenTarget {
  var time = 0.0
  var delay = 0.0
  var x = 0.0
  class var tweenProperties: TweenProperties {
    ["time": .init(\Clip.time), "delay": .init(\Clip.delay), "x": .init(\Clip.x)]
  }
}

private final class Trailer: Clip {}

@Suite("A reserved word is never a property")
struct ReservedNameTests {
  private let stage = RuleStage()

  @Test("a table that lists one is reported, once for each class, and its key path works")
  func tables() {
    let clip = Clip()
    for _ in 0..<3 { stage.tweener.addTween(clip, [.duration: 2, "x": 1, .path(\Clip.time): 30]) }
    #expect(stage.kinds == [.reservedName, .reservedName])
    #expect(stage.keys == ["delay", "time"])
    #expect(stage.problems.map(\.targetType) == ["Clip", "Clip"])
    #expect(
      stage.problems.last?.message
        == """
        Tweener: Clip, "time": a reserved word, another spelling of "duration", cannot name a property; \
        the word keeps its meaning; choose another name, or give the key path
        """)
    #expect(stage.after(1, [clip.x, clip.time]) == [0.5, 15])
    stage.tweener.addTween(Clip(), ["x": 1])
    #expect(stage.problems.count == 2)
    stage.tweener.addTween(Trailer(), ["x": 1])
    #expect(stage.problems.map(\.targetType) == ["Clip", "Clip", "Trailer", "Trailer"])
  }

  @Test("the word keeps its meaning, and the table is reported where nothing else is in the call")
  func meaning() {
    let clip = Clip()
    let tween = stage.tweener.addTween(clip, ["time": 30, "delay": 2])
    #expect(tween.duration == 30)
    #expect(stage.kinds == [.reservedName, .reservedName])
    #expect(stage.after(32, tween.outcome) == .completed)
    #expect([clip.time, clip.delay] == [0, 0])
    #expect(!stage.tweener.isTweening(clip, "delay"))
  }

  @Test("another engine reports the table too")
  func engines() {
    for _ in 0..<2 {
      let stage = RuleStage()
      stage.tweener.addTween(Clip(), ["x": 1])
      #expect(stage.keys == ["delay", "time"])
    }
  }

  @Test("a special property that is registered under one is reported, and its key path works")
  func specialProperties() {
    let box = RuleBox()
    stage.tweener.registerSpecialProperty("delay", \RuleBox.x)
    stage.tweener.registerSpecialProperty(
      "yoyo", get: { (box: RuleBox) in box.y }, set: { $0.y = $1 })
    stage.tweener.registerSpecialProperty("onStart", TweenProperty(sameAs: "x"))
    #expect(stage.kinds == [.reservedName, .reservedName, .reservedName])
    #expect(stage.keys == ["delay", "yoyo", "onStart"])
    #expect(stage.problems.first?.fault == "a reserved word cannot name a special property")
    stage.tweener.addTween(box, [.duration: 1, "delay": 1, .path(\RuleBox.x): 8])
    #expect(stage.problems.count == 3)
    #expect(stage.after(1.5, box.x) == 4)
  }

  @Test("so are splitters, interpolations, mixes, filters and shorthands; none is ever called")
  func others() {
    let box = RuleBox()
    stage.tweener.registerPropertySplitter("min", for: RuleBox.self) { _ in
      Issue.record("the splitter is called")
      return ["x": 1]
    }
    stage.tweener.registerInterpolation("ease") { _ in
      Issue.record("the interpolation is called")
      return [:]
    }
    stage.tweener.registerInterpolation("stagger", of: Double.self) { _ in
      Issue.record("the interpolation of a type is called")
      return { start, _, _ in start }
    }
    stage.tweener.registerMix("repeat", of: Double.self) { _ in
      Issue.record("the mix is called")
      return TweenMix { start, end in
        (start, end)
      } at: { ends, _ in
        ends.0
      }
    }
    stage.tweener.registerFilter("delay") { _ in
      Issue.record("the filter is called")
      return ["x": { $0 * 2 }]
    }
    stage.tweener.registerShorthand("yoyo") { _ in Issue.record("the shorthand is called") }
    #expect(stage.kinds == Array(repeating: .reservedName, count: 6))
    #expect(stage.keys == ["min", "ease", "stagger", "repeat", "delay", "yoyo"])
    #expect(
      stage.problems.map { $0.fault.split(separator: " ").last } == [
        "splitter", "modifier", "modifier", "modifier", "modifier", "shorthand",
      ])
    stage.tweener.addTween(
      box,
      [.duration: 1, "min": 2, "ease": "inQuad", "delay": 1, "repeat": 1, "yoyo": false, "x": 8])
    #expect(stage.problems.count == 6)
    stage.expect(box.x, [1.75: 4.5, 0.5: 2])
  }
}
