import Foundation
import Testing
import Tweener
import TweenerPlugins

/// Values as data has them.
@Suite("A list of numbers")
struct NumberListTests {
  private let tweener = engine()

  private final class Spot: TweenTarget {
    var place = SIMD2<Float>(0, 0)
    var eight = SIMD8<Double>(repeating: 0)
    var whole = SIMD3<Int>(0, 0, 0)

    static var tweenProperties: TweenProperties {
      ["place": .init(\Spot.place), "eight": .init(\Spot.eight), "whole": .init(\Spot.whole)]
    }
  }

  @Test("stands for a point, a size, a rectangle and a pair, whatever its numbers' types")
  func geometry() {
    let layer = LayerModel()
    let mixed: [Any] = [1, 2.5, NSNumber(value: 30), Float(40)]
    tweener.addTween(layer, [.duration: 2, "frame": mixed])
    tweener.addTween(layer, [.duration: 2, "scale": [2, 3], "translation": [4.0, 6]])
    #expect(tweener.after(1, layer.frame) == CGRect(x: 0.5, y: 1.25, width: 15, height: 20))
    #expect(layer.transform.scaleX == 1.5 && layer.transform.translationY == 3)
    tweener.addTween(layer, ["origin": [20, 30], "size": [7, 8], "scrollRect": [1, 2, 3, 4]])
    #expect(layer.frame == CGRect(x: 20, y: 30, width: 7, height: 8))
    #expect(layer.scrollRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    tweener.addTween(
      layer, ["center": [100, 50], "_scale": [5, 6], "_scrollRect": [5, 6, 7, 8]])
    #expect(layer.center == CGPoint(x: 100, y: 50))
    #expect(layer.transform.scaleX == 5 && layer.transform.scaleY == 6)
    #expect(layer.scrollRect == CGRect(x: 5, y: 6, width: 7, height: 8))
    tweener.addTween(layer, ["bounds": [1, 2, 30, 40]])
    #expect(layer.bounds == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test("stands for a vector of as many numbers")
  func vectors() {
    let spot = Spot()
    tweener.addTween(
      spot, [.duration: 2, "place": [20, 30], "eight": Array(0..<8), "whole": [1, 2, 3]])
    #expect(tweener.after(1, spot.place) == SIMD2(10, 15))
    #expect(spot.eight == SIMD8(0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5))
    #expect(spot.whole == SIMD3(1, 1, 2))
  }

  @Test("comes out of JSON, and of a function of each target")
  func data() throws {
    let text = Data(#"{"position": [20, 30.5], "duration": 0}"#.utf8)
    let read = try JSONSerialization.jsonObject(with: text) as? [String: Any]
    let layers = [LayerModel(), LayerModel()]
    tweener.addTween(layers[0], ["position": try #require(read?["position"])])
    #expect(layers[0].center == CGPoint(x: 20, y: 30.5))
    tweener.addTween(
      layers, [.duration: 1, "origin": TweenValue.each { [$0, 10 * $0] }.eased(.linear)])
    #expect(tweener.after(1, layers.map(\.frame.origin)) == [.zero, CGPoint(x: 1, y: 10)])
  }

  @Test("of another length, or with something else in it, is reported with the right length")
  func wrong() {
    let (list, layer) = (ProblemList(of: tweener), LayerModel())
    let values: [(TweenKey, Any, Int)] = [
      ("origin", [1, 2, 3], 2), ("frame", [1, 2], 4), ("size", [Double](), 2),
      ("center", [1, "b"] as [Any], 2), ("scale", [1, 2, 3], 2),
    ]
    for (index, (name, value, length)) in values.enumerated() {
      tweener.addTween(layer, [name: value, "alpha": Double(index)])
      let problem = list.problems.last
      #expect(list.problems.count == index + 1)
      #expect(problem?.kind == .wrongPropertyType && problem?.key == name.description)
      #expect(problem?.remedy.contains("a list of \(length) numbers") == true, "\(name)")
      #expect(layer.alpha == Double(index))
    }
    tweener.addTween(layer, ["origin": [1, Double.infinity]])
    #expect(list.problems.last?.kind == .numberOutOfRange)
    tweener.addTween(layer, ["x": ["a", "b"]])
    #expect(list.problems.last?.remedy.contains("a list of") == false)
    #expect(layer.frame == .zero)
  }
}
