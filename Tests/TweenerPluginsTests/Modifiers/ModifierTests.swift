import Foundation
import Testing
import Tweener
import TweenerPlugins

/// Filters as parts of values and as keys of a call.
@Suite struct ModifierTests {
  private func layer(_ parameters: TweenParameters, at time: Double = 0.5) -> LayerModel {
    let tweener = engine()
    let layer = LayerModel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    tweener.addTween(layer, parameters.merging([.duration: 1]) { one, _ in one })
    tweener.advance(by: time)
    return layer
  }

  @Test("Values are rounded, snapped, wrapped and clamped on the way and at the end, in order")
  func values() {
    func x(_ value: TweenValue, at time: Double = 0.5) -> Double {
      layer(["x": value], at: time).x
    }
    #expect(x(.to(107).rounded(to: 10)) == 50)
    #expect(x(.to(107).rounded(to: 10), at: 1) == 110)
    #expect(x(.to(107).snapped(toGrid: 20, offset: 5)) == 45)
    #expect(x(.to(107).snapped(toGrid: 20, offset: 5), at: 1) == 105)
    #expect(x(.to(107).snapped(to: [0, 60, 200])) == 60)
    #expect(x(.to(107).snapped(to: [0, 60, 200]), at: 1) == 60)
    #expect(x(.to(500).wrapped(to: 0..<360)) == 250)
    #expect(x(.to(500).wrapped(to: 0..<360), at: 1) == 140)
    #expect(x(.to(500).clamped(to: 10...100), at: 0) == 10)
    #expect(x(.to(500).clamped(to: 10...100)) == 100)
    #expect(x(.to(33.3).clamped(to: 10...100), at: 1) == 33.3)
    #expect(x(.to(100).clamped(to: 0...47).rounded(to: 10)) == 50)
    #expect(x(.to(100).rounded(to: 10).clamped(to: 0...47)) == 47)
    let path = MotionPath(.polyline, [SIMD2(0, 0), SIMD2(100, 33)])
    let snapped = layer(["origin": TweenValue.along(path).snapped(toGrid: 10)], at: 0.3)
    #expect(snapped.frame.origin == CGPoint(x: 30, y: 10))
  }

  @Test("Keys filter the properties they name, each by its own measure")
  func keys() {
    let parameters: TweenParameters = [
      "x": 107, "y": 93, "width": 500, "height": 500, "alpha": 0.1,
      "snap": ["x": 10, "y": [0, 50, 100]] as [String: Any], "wrap": ["width": 360],
      "clamp": ["height": 0...80], "round": ["alpha": 0.25],
    ]
    let middle = layer(parameters)
    #expect(middle.frame == CGRect(x: 50, y: 50, width: 255, height: 80))
    #expect(middle.alpha == 0.5)
    let end = layer(parameters, at: 1)
    #expect(end.frame == CGRect(x: 110, y: 100, width: 140, height: 80))
    #expect(end.alpha == 0)
  }

  @Test("Keys of one property work as round, snap, wrap, clamp; a value's filters before them")
  func order() {
    let parameters: TweenParameters = [
      "x": TweenValue.to(194).filtered { $0 + 1 },
      "clamp": ["x": 3...100], "wrap": ["x": 0..<100],
      "snap": ["x": NumberFilter.grid(10, offset: 2)],
      "round": [TweenKey("x"): 5],
    ]
    // 98 → 100 → 102 → 2 → 3
    #expect(layer(parameters).x == 3)
    // 195 → 195 → 192 → 92 → 92
    #expect(layer(parameters, at: 1).x == 92)
  }

  @Test("A key holds for all numbers of the property and for what it is split into")
  func manyNumbers() {
    let size = layer(["size": CGSize(width: 33, height: 48), "snap": ["size": 5]], at: 1)
    #expect(size.frame.size == CGSize(width: 35, height: 50))
    let path = MotionPath(.polyline, [SIMD2(0, 0), SIMD2(47, 33)])
    let ride = layer(["motionPath": path, "snap": ["motionPath": 10]], at: 1)
    #expect(ride.frame.origin == CGPoint(x: 50, y: 30))
  }

  @Test("Nonsense is reported with its key and a remedy, and the properties go unfiltered")
  func faults() {
    let entries: [(TweenKey, Any, String)] = [
      ("round", ["x": 0], "the step is 0.0"),
      ("round", 10, "the value is no dictionary of properties"),
      ("snap", ["x": [Double]()], "the list is empty"),
      ("snap", ["x": "near"], "near is not understood"),
      ("wrap", ["x": 0], "the range to wrap to is 0.0..<0.0"),
      ("wrap", ["x": Double.nan], "nan is not understood"),
      ("wrap", ["x": -5], "-5 is not understood"),
      ("wrap", ["x": [3, 1]], "[3, 1] is not understood"),
      ("clamp", ["x": 5], "5 is not understood"),
      ("clamp", ["x": NumberFilter.list([.nan])], "the list has a number that is not finite"),
    ]
    for (key, value, fault) in entries {
      let (tweener, list) = listening()
      let layer = LayerModel()
      let tween = tweener.addTween(layer, [.duration: 1, "x": 33, key: value])
      #expect(list.problems.map(\.fault) == [fault])
      #expect(list.keys == [key.description])
      #expect(list.problems.allSatisfy { $0.value != nil && $0.remedy.hasPrefix("give ") })
      #expect(tween.problems == list.problems)
      #expect(tweener.after(1, layer.x) == 33)
    }
    let (tweener, list) = listening()
    let layer = LayerModel()
    tweener.addTween(layer, ["x": TweenValue.to(5).snapped(to: []), "alpha": 0])
    #expect(list.problems.map(\.fault) == ["the list is empty"])
    #expect(layer.x == 0 && layer.alpha == 0)
  }

  @Test("A name that the target does not have is reported with the nearest, and the others work")
  func strangers() {
    let entries: [(TweenKey, Any, String, Double)] = [
      ("round", ["x": 10, "widht": 2] as TweenParameters, "width", 30),
      ("clamp", ["alhpa": 0...1], "alpha", 33), ("_bezier", ["xx": 4], "x", 33),
    ]
    for (key, value, nearest, end) in entries {
      let (tweener, list) = listening()
      let layer = LayerModel()
      tweener.addTween(layer, [.duration: 1, "x": 33, key: value])
      #expect(list.reports == ["\(key) unknownProperty"])
      #expect(list.problems.first?.fault.hasSuffix("\": no such property") == true)
      #expect(list.problems.first?.remedy == "did you mean \"\(nearest)\"?")
      #expect(list.problems.first?.suggestion == nearest)
      #expect(tweener.after(1, layer.x) == end)
    }
  }

  @Test("What the call does not tween is no fault, and what it misspells is reported once")
  func notTweened() {
    let (tweener, list) = listening()
    let layer = LayerModel()
    tweener.addTween(layer, ["x": 33, "round": ["x": 10, "width": 5]])
    #expect(layer.x == 30 && list.problems.isEmpty)
    tweener.addTween(layer, ["xx": 33, "round": ["xx": 10]])
    #expect(list.keys == ["xx"])
  }

  @Test("A newer tween takes a snapped property over, and it begins where that stands")
  func override() {
    let (tweener, layer) = (engine(), LayerModel())
    let snapped = tweener.addTween(
      layer, [.duration: 1, "x": 107, "y": 100, "snap": ["x": 10, "y": 30]])
    #expect(tweener.after(0.5, layer.frame.origin) == CGPoint(x: 50, y: 60))
    tweener.addTween(layer, [.duration: 1, "x": TweenValue.by(1)])
    #expect(tweener.after(0.25, layer.frame.origin) == CGPoint(x: 50.25, y: 90))
    #expect(snapped.state == .running)
    snapped.remove()
    #expect(tweener.after(1, layer.frame.origin) == CGPoint(x: 51, y: 90))
  }
}
