import Tweener

/// A target of two numbers, a pair and a whole number, each with its name.
final class Dot: TweenTarget {
  var x: Double
  var y: Double
  var place: SIMD2<Double>
  var count: Int

  init(x: Double = 0, y: Double = 0, place: SIMD2<Double> = SIMD2(0, 0), count: Int = 0) {
    (self.x, self.y, self.place, self.count) = (x, y, place, count)
  }

  static var tweenProperties: TweenProperties {
    [
      "x": .init(\Dot.x), "y": .init(\Dot.y), "place": .init(\Dot.place),
      "count": .init(\Dot.count),
    ]
  }
}
